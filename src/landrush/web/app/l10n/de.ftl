### Die Anwendung im Browser: was alle Seiten gemeinsam haben

web-description = Montana und Dice Settlers: zwei Brettspiele über die Besiedlung des Westens, im Browser zu spielen – allein, mit anderen oder gegen Bots.
web-noscript = Diese Seite braucht JavaScript.
web-skip = Zum Inhalt
web-nav = Seiten
web-nav-tables = Tische
web-nav-archive = Archiv
web-sign-in = Anmelden
web-language = Sprache
web-theme = Hell oder dunkel
web-unreachable = Der Server ist nicht erreichbar. Bitte versuch es noch einmal.
web-missing = Diese Seite gibt es nicht
web-missing-more = Die Adresse ist vielleicht veraltet oder falsch geschrieben.
web-go-home = Zur Startseite
web-trouble = Die Seite wurde nicht geladen
web-trouble-more = Vielleicht ist die Verbindung abgebrochen. Von deinen Spielen ist nichts verloren.
web-load-again = Neu laden

web-menu = Menü
web-nav-learn = Lernen
web-nav-tutorial = Einführung
web-nav-rules = Regeln
web-nav-components = Spielmaterial
web-nav-ratings = Wertungen
web-profile = Profil
web-settings = Einstellungen
web-turns = { $n ->
    [one] Du bist an 1 Tisch am Zug
   *[other] Du bist an { $n } Tischen am Zug
}
web-loading = Das Land wird ausgelegt …
web-offline = Keine Verbindung zum Server.
web-offline-more = Du siehst, was dieser Browser behalten hat. Deine Spiele sind sicher und gehen weiter, sobald die Verbindung wieder da ist.
web-try-now = Jetzt versuchen
web-notice-waiting = Eine Entscheidung wartet auf dich.
web-notice-started = Dein Spiel hat begonnen.
web-notice-over = Das Spiel ist zu Ende.

web-decision = Deine Entscheidung
web-undo = Rückgängig
web-do-it = Ausführen
web-table = Tisch
web-tab-work = Arbeit
web-zoom-in = Vergrößern
web-zoom-out = Verkleinern
web-zoom-fit = Alles zeigen
