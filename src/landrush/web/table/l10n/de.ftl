web-table-your-turn = Dein Zug
web-table-turn-of = Am Zug: { $player }
web-table-decides = { $player } entscheidet
web-table-watching = Du schaust zu.
web-table-restart = Zug neu beginnen
web-table-sending = Wird gesendet …
web-table-which = Wähle eine Möglichkeit.
web-table-lit = { $n ->
    [one] { $n } Stelle leuchtet: Tipp sie an.
   *[other] { $n } Stellen leuchten: Tipp eine an.
}
web-table-pay = Kosten:
web-table-get = du bekommst
web-table-score = Punkte: { $n }
web-table-no-cost = Kostet nichts.
web-table-undo-ends = Danach gibt es kein Zurück.
web-table-less = Weniger
web-table-more = Mehr
web-table-skip = Überspringen
web-table-result = Ergebnis
web-table-replay = Wiederholung
web-table-players = Spieler
web-table-own = Dein Tableau
web-table-actions = Aktionen
web-table-supply = Vorrat
web-table-log = Verlauf
web-table-chat = Chat
web-table-tabs = Teile des Tisches
web-table-asked-here = Hier ist die Frage.
web-table-unread = { $n ->
    [one] { $n } neue Nachricht
   *[other] { $n } neue Nachrichten
}
web-table-earlier = Früheres
web-table-undone = Zurückgenommen:
web-table-rules = Regeln
web-table-fair = Fairer Zufall
web-table-sounds = Töne
web-table-text-mode = Textmodus
web-table-settings = Einstellungen
web-table-menu = Menü
web-table-keys = Tasten
web-table-on = an
web-table-off = aus
web-table-close = Schließen
web-table-spectators = { $n ->
    [one] { $n } Person schaut zu
   *[other] { $n } Personen schauen zu
}
web-table-count = { $n ->
    [one] { $n } Spieler
   *[other] { $n } Spieler
}
web-table-live = live, { $minutes } Min. + { $seconds } s
web-table-correspondence = { $hours ->
    [one] { $hours } Stunde je Zug
   *[other] { $hours } Stunden je Zug
}
web-table-one-device = an einem Gerät
web-table-time = Restzeit
web-table-time-low = Wenig Zeit
web-table-days = { $n ->
    [one] { $n } Tag
   *[other] { $n } Tage
}
web-table-away = Abwesend
web-table-replaced = { $player } ist nicht da; in { $time } übernimmt ein Bot.
web-table-lost = Die Verbindung ist abgebrochen.
web-table-lost-move = Deine Entscheidung ist gespeichert und wird noch einmal gesendet.
web-table-lost-nothing = Vom Spiel ist nichts verloren.
web-table-lost-again = Nächster Versuch in { $seconds } s.
web-table-try-now = Jetzt versuchen
web-table-refused-now = Nichts hat sich geändert; der Tisch ist auf dem neuesten Stand.
web-table-agree = Zustimmen
web-table-refuse = Ablehnen
web-table-ask-takeback = Um Rücknahme bitten
web-table-takeback-waits = Die anderen werden gefragt.
web-table-out = Für { $player } spielt ein Bot.
web-table-sit = Zurückkommen
web-table-leave = Tisch verlassen
web-table-leave-more = Solange andere spielen, spielt ein Bot für dich weiter. Du kannst zurückkommen.
web-table-stay = Bleiben
web-table-hand-over = Gib weiter an { $player }.
web-table-i-am = Ich bin { $player }
web-table-say = Schreib etwas …
web-table-phrases = Fertige Sätze
web-table-chat-empty = Noch hat niemand etwas geschrieben.
web-table-mute = Stummschalten
web-table-unmute = Wieder anzeigen
web-table-muted = (stummgeschaltet)
web-table-fair-seed = Aller Zufall dieses Spiels folgt aus einem geheimen Seed. Sein Hash stand fest, bevor jemand Platz nahm:
web-table-fair-lines = Wer mitspielt, kann eine eigene Zeile beisteuern, die alles ändert; so kann niemand den Zufall allein bestimmen.
web-table-fair-check = Am Ende nennt die Aufzeichnung den Seed, und alle können mit „landrush verify“ jedes Ergebnis nachprüfen.
web-table-record = Aufzeichnung herunterladen
web-table-to-board = Spielplan ansehen
web-table-you-won = Du hast gewonnen!
web-table-solo-won = Du hast den Automa besiegt!
web-table-solo-lost = Diesmal hat der Automa gewonnen.
web-table-rematch = Revanche
web-table-rematch-join = Zur Revanche
web-table-waiting = Wer mitspielt
web-table-waiting-more = Das Spiel beginnt, wenn alle Plätze besetzt sind.
web-table-full = Alle Plätze sind besetzt.
web-table-start = Beginnen
web-table-join = Platz nehmen
web-table-free-seat = Freier Platz
web-table-kept = reserviert
web-table-seat = Platz { $n }
web-table-private = privat
web-table-own-line = Eine eigene Zeile für den Zufall (wenn du magst)
web-table-invite = Andere einladen
web-table-copy = Link kopieren
web-table-copied = Kopiert
web-table-closed = Dieser Tisch wurde geschlossen.
web-table-none-more = Vielleicht ist er privat: Dann brauchst du den Link einer Einladung. Oder die Adresse ist falsch geschrieben.
web-table-loading = Das Land wird ausgelegt …
web-table-numbered = { $name } { $n }
web-table-bot-greedy = Schlauer Bot
web-table-bot-random = Sorgloser Bot
web-table-levels = Bots, der schwächste zuerst
web-table-command = Gib einen Zug, eine Nummer oder einen Befehl ein
web-table-command-help = Die Nummer einer Option; ein Zug in der Notation; why ZUG; undo; restart; hint; log.
web-table-key-tab = zur nächsten wählbaren Stelle oder Schaltfläche
web-table-key-arrows = über die Felder der Landkarte; eine Zahl größer oder kleiner
web-table-key-enter = wählen; noch einmal: ausführen
web-table-key-digits = die erste bis neunte Antwort der Leiste
web-table-key-undo = rückgängig machen
web-table-key-restart = den Zug neu beginnen
web-table-key-escape = nichts wählen
web-table-key-log = zum Verlauf
web-table-key-chat = zum Chat
web-table-key-skip = Animationen überspringen (wie jede Taste)
web-table-key-help = diese Tasten

web-table-hint = Tipp
web-table-hint-more = Mehr verraten
web-table-hint-coming = Wird überlegt …
web-table-hint-move = Am besten: { $what }.
web-table-hint-only = Nur eine Option ist möglich: { $what }.
web-table-hint-gap = Das ist { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } % des Sieges mehr wert als: { $what }.
web-table-hint-equal = Etwa gleich gut: { $what }.
web-table-hints = Tipps erlaubt
web-table-key-hint = ein Tipp; noch einmal: etwas mehr davon
