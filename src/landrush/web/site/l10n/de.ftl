### Die Seiten um den Tisch herum: Start, Tische, neuer Tisch, Konto, Einstellungen, Profil

web-site-motto = Besiedle den Westen mit Arbeitern oder mit Würfeln: zwei Brettspiele – allein, mit anderen oder gegen Bots.
web-site-about-m = Wirb Arbeiter an, verdiene Waren, biete in der Stadt mit und baue alle deine Siedlungen vor den anderen.
web-site-about-d = Zieh Würfel aus deinem Beutel, erkunde das Land, besiedle es und behaupte es bis zum Schluss.
web-site-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
web-site-players-label = Personen
web-site-players-range = { $least }–{ $most } Personen
web-site-minutes = { $minutes } Min.
web-site-against = Gegen
web-site-bots = { $n ->
    [one] { $n } Bot
   *[other] { $n } Bots
}
web-site-level = Stufe
web-site-strength = Wie stark
web-site-play-now = Jetzt spielen
web-site-with-people = Mit anderen
web-site-your-tables = Deine Tische
web-site-open-tables = Offene Tische
web-site-going-on = Laufende Spiele
web-site-all-tables = Alle Tische
web-site-no-open-tables = Niemand wartet gerade. Eröffne selbst einen Tisch.
web-site-nothing-going-on = Gerade läuft kein Spiel.
web-site-nothing-found = Nichts passt zu diesen Filtern.
web-site-show-all = Alle zeigen
web-site-more = Mehr anzeigen

web-site-filter = Filtern
web-site-any = beliebig
web-site-game = Spiel
web-site-clock = Uhr
web-site-clock-none = ohne Uhr
web-site-clock-live = live, { $minutes } Min. + { $seconds } s
web-site-clock-hours = { $hours ->
    [one] Fernpartie, { $hours } Stunde je Entscheidung
   *[other] Fernpartie, { $hours } Stunden je Entscheidung
}
web-site-clock-days = { $days ->
    [one] Fernpartie, { $days } Tag je Entscheidung
   *[other] Fernpartie, { $days } Tage je Entscheidung
}
web-site-clock-kind-none = Ohne Uhr
web-site-clock-kind-none-does = alle nehmen sich Zeit
web-site-clock-kind-live = Live
web-site-clock-kind-live-does = am Stück, mit etwas Zeit nach jedem Zug
web-site-clock-kind-correspondence = Fernpartie
web-site-clock-kind-correspondence-does = so viele Tage für jede Entscheidung
web-site-time = Zeit
web-site-taken = { $taken } von { $n }
web-site-seat-free = freier Platz
web-site-solo = Solo
web-site-rated = gewertet
web-site-private = privat
web-site-join = Mitspielen
web-site-look = Ansehen
web-site-watch = Zuschauen
web-site-go-on = Weiter
web-site-your-turn = Du bist am Zug

web-site-new-table = Neuer Tisch
web-site-seats = Plätze
web-site-seat-n = Platz { $n }
web-site-seat-you = du
web-site-seat-open = offen für alle
web-site-seat-here = Person { $n } an diesem Gerät
web-site-mode = Wo
web-site-mode-online = Im Netz
web-site-mode-online-does = alle an ihrem eigenen Bildschirm
web-site-mode-one-device = Ein Gerät
web-site-mode-one-device-does = mehrere Personen teilen sich diesen Bildschirm
web-site-options = Optionen des Spiels
web-site-rulings = Wo sich die Spielregeln unterscheiden
web-site-fine = Automa genauer einstellen
web-site-more-choices = Weitere Angaben
web-site-is-private = Privater Tisch
web-site-is-private-does = Nur wer den Einladungslink hat, findet ihn.
web-site-is-rated = Gewertetes Spiel
web-site-is-rated-does = Das Ergebnis ändert die Wertungen aller, die mitspielen.
web-site-allows-hints = Tipps erlaubt
web-site-allows-hints-does = Wer am Zug ist, darf Tipps nehmen; der Spielverlauf sagt, wer es tat. Allein und gegen Bots gibt es sie immer.
web-site-starts-when-full = Beginnen, sobald alle Plätze besetzt sind
web-site-starts-when-full-does = Sonst sagst du, wann es losgeht.
web-site-fair = Fairer Zufall
web-site-fair-does = Aller Zufall folgt aus einem geheimen Seed, der feststeht, bevor sich jemand setzt. Am Ende wird er gezeigt, und alle können jede Ziehung nachprüfen.
web-site-contribution = Deine eigene Zeile für den Zufall
web-site-contribution-does = Sie fließt in jeden Zufall ein, sodass nicht einmal der Server ihn bestimmen kann. Sie darf leer bleiben.
web-site-open-table = Tisch eröffnen
web-site-start-game = Spiel beginnen

web-site-account = Konto
web-site-account-does = Du kannst ohne Konto spielen. Mit einem Konto hast du deine Spiele, Wertungen und Einstellungen auf jedem Gerät.
web-site-claim-does = Mach aus diesem Gast ein Konto: Deine Plätze, Spiele und Einstellungen bleiben dir, auf jedem Gerät.
web-site-have-account = Mit deinem Konto
web-site-new-account = Neues Konto
web-site-create-account = Konto anlegen
web-site-sign-in-or-up = Anmelden oder Konto anlegen
web-site-name = Name
web-site-name-does = Alle sehen ihn, und er bleibt.
web-site-password = Passwort
web-site-password-does = Mindestens { $n } Zeichen.
web-site-guest-stays = Was du als { $name } gespielt hast, bleibt bei diesem Gast.
web-site-signed-in-as = Du bist als { $name } angemeldet.
web-site-guest-as = Du spielst als Gast { $name }.
web-site-save = Speichern
web-site-saved = Gespeichert.
web-site-change-password = Passwort ändern
web-site-old-password = Bisheriges Passwort
web-site-new-password = Neues Passwort
web-site-sign-out = Abmelden
web-site-sign-out-others = Überall sonst abmelden
web-site-delete-account = Konto löschen
web-site-delete-guest = Diesen Gast löschen
web-site-delete-does = Name, Passwort, Adresse und Bots werden endgültig gelöscht. Beendete Spiele bleiben ohne deinen Namen.
web-site-delete-now = Endgültig löschen
web-site-keep = Behalten
web-site-sessions = Wo du angemeldet bist
web-site-this-browser = dieser Browser
web-site-unknown-browser = unbekannter Browser
web-site-seen = zuletzt gesehen: { $date }
web-site-mutes = Stummgeschaltet
web-site-mutes-does = Du siehst nicht, was sie im Chat schreiben.
web-site-mutes-none = Niemand ist stummgeschaltet.
web-site-mute = Stummschalten
web-site-unmute = Wieder anzeigen

web-site-look-title = Sprache und Aussehen
web-site-language-does = Alles wechselt sofort, auch der Spielverlauf eines laufenden Spiels.
web-site-colours = Farben
web-site-colours-system = wie das System
web-site-colours-light = hell
web-site-colours-dark = dunkel
web-site-playing = Spielen
web-site-animation = Animation
web-site-animation-does = Wie schnell sich Figuren bewegen. Jede Taste und jedes Tippen überspringt sie.
web-site-animation-off = aus
web-site-animation-slow = langsam
web-site-animation-normal = normal
web-site-animation-fast = schnell
web-site-confirm = Ende des Zuges bestätigen
web-site-confirm-does = Ein Klick mehr, bevor dein Zug endet.
web-site-confirm-always = immer
web-site-confirm-undo = wenn es kein Zurück mehr gibt
web-site-confirm-never = nie
web-site-sounds = Töne
web-site-sounds-does = Figuren, Würfel und ein Zeichen, wenn du am Zug bist.
web-site-threats = Mögliche Züge der anderen
web-site-threats-does = Zeigt auf der Spiellandschaft, wo andere als Nächstes siedeln könnten.
web-site-text-mode = Textmodus
web-site-text-mode-does = Der Tisch als Listen und getippte Befehle, für Screenreader und flinke Finger.

web-site-notices = Benachrichtigungen
web-site-notices-does = Wenn andere auf deine Entscheidung warten und du nicht da bist.
web-site-push = Benachrichtigungen in diesem Browser
web-site-push-does = Sie kommen auch, wenn keine Seite von Landrush offen ist.
web-site-push-cannot = Dieser Browser kann keine Benachrichtigungen zeigen.
web-site-push-denied = Der Browser erlaubt dieser Seite keine Benachrichtigungen. Das kannst du in seinen Einstellungen ändern.
web-site-push-failed = Der Browser konnte nicht für Benachrichtigungen angemeldet werden.
web-site-email = E-Mail-Adresse
web-site-email-send = Code schicken
web-site-email-again = Neuen Code schicken
web-site-email-forget = Adresse entfernen
web-site-email-code = Bestätigungscode
web-site-email-code-does = Er ging an { $address }.
web-site-email-confirm = Bestätigen
web-site-email-wanted = Benachrichtigungen per E-Mail
web-site-email-wanted-does = In Fernpartien.

web-site-own-bots = Deine Bots
web-site-own-bots-does = Programme von dir, die hier unter eigenem Namen spielen. Sie melden sich mit einem Token an.
web-site-bot-name = Name des Bots
web-site-bot-make = Neuer Bot
web-site-bot-close = Diesen Bot entlassen
web-site-token-label = Neues Token für
web-site-token-label-does = Zum Beispiel der Rechner, auf dem der Bot läuft.
web-site-token-make = Token erstellen
web-site-token-end = Token widerrufen
web-site-token-once = Kopiere das Token jetzt. Es wird nie wieder gezeigt.

web-site-kind-guest = Gast
web-site-kind-account = Mit Konto
web-site-kind-bot = Programm (Bot)
web-site-since = hier seit { $date }
web-site-owned-by = gehört { $name }
web-site-closed = Konto geschlossen
web-site-rated-games = { $n ->
    [one] { $n } gewertetes Spiel
   *[other] { $n } gewertete Spiele
}
web-site-no-ratings = Noch kein gewertetes Spiel.
web-site-games = Spiele
web-site-no-games = Noch kein beendetes Spiel.
web-site-result = Ergebnis
web-site-result-won = gewonnen
web-site-result-shared = geteilt
web-site-result-lost = verloren
web-site-gain = Änderung der Wertung
web-site-anybody = alle
web-site-replay = Wiederholung
