# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Niemand ist angemeldet.
server-too-many = Zu viele Anfragen; versuche es in { $seconds } s noch einmal.
server-unavailable = Der Server erreicht seinen Speicher nicht. Nichts wurde geändert; versuche es noch einmal.
server-bad-database = { $text } ist keine Datenbank, die Landrush verwenden kann: sqlite:///DATEI oder postgresql://HOST/NAME.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite bedient nur einen Prozess; nimm für mehrere PostgreSQL.

# People

# Tables and live play

server-no-table = Diesen Tisch gibt es nicht.
server-not-begun = Das Spiel hat noch nicht begonnen.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-not-your-seat = Das ist nicht dein Platz.
server-players-only = Während eines Spiels schreiben nur die Mitspielenden.
server-text-or-phrase = Eine Nachricht ist ein Text oder eine der Redewendungen.
server-bad-frame = Diese Nachricht ist nicht lesbar: { $why }
server-too-many-watched = Höchstens { $most } Tische können zugleich beobachtet werden.
server-bad-seat = { $text } ist kein Platz: me, open oder bot:NAME.
server-no-person = Jemand muss am Tisch sitzen.
server-not-rated = Gewertet werden nur neue Online-Spiele mit freien Plätzen.
server-too-many-tables = Du hast schon { $most } offene Tische.
server-table-not-open = Der Tisch ist nicht mehr offen.
server-owner-only = Das darf nur, wer den Tisch eröffnet hat.
server-already-seated = Du sitzt schon an diesem Tisch.
server-seat-taken = Der Platz ist besetzt.
server-seats-open = Es sind noch Plätze frei.
server-not-finished = Das Spiel ist nicht beendet.
server-bad-mark = Von dort geht die Liste nicht weiter.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-nice = Guter Zug!
phrase-oops = Hoppla!
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist am Zug.
phrase-thanks = Danke!
phrase-good-game = Gutes Spiel!
phrase-again = Noch eine Partie?
phrase-bye = Bis bald!

# Notices

# Records

# Storage and the command line

cli-serve = die Spiele im Browser anbieten
cli-serve-host = Adresse, auf der der Server hört; sonst 127.0.0.1
cli-serve-port = Port, auf dem der Server hört; sonst 8000
cli-serve-database = wo gespeichert wird: sqlite:///DATEI oder postgresql://NUTZER@HOST/NAME; sonst eine Datei in deinem Datenverzeichnis
cli-serve-redis = redis://HOST, worüber mehrere Prozesse oder Rechner einander verständigen
cli-serve-workers = Prozesse, die bedienen, sonst 1; mehr brauchen PostgreSQL
cli-serve-origin = Adresse, unter der Browser den Server erreichen, etwa https://play.example.org; auch mehrfach
cli-serve-config = Einstellungen in TOML; docs/self-hosting.md nennt sie
cli-serve-metrics = unter /metrics für Prometheus antworten
cli-serve-at = Landrush läuft unter { $url } (Strg-C beendet)

# Load test and metrics

cli-loadtest = einen Server messen, auf dem viele zugleich spielen
cli-load-url = Server, der geprüft wird, etwa http://127.0.0.1:8000; sonst ein eigener, der einmal abgebrochen wird
cli-load-sockets = Personen mit je einer Verbindung (1000)
cli-load-games = Partien, mit je 2 bis 4 Personen (250)
cli-load-moves = Entscheidungen pro Sekunde, alle zusammen (100)
cli-load-seconds = Sekunden, die gemessen werden (30)
cli-load-seed = Startwert der Entscheidungen (1)
cli-load-check = mit Code 1 enden, wenn ein Ziel verfehlt wird
cli-load-title = Lasttest
cli-load-what = was
cli-load-target = Ziel
cli-load-measured = gemessen
cli-load-line-sockets = offene Verbindungen
cli-load-line-games = Partien
cli-load-line-rate = Entscheidungen pro Sekunde
cli-load-line-acknowledged-p50 = bestätigt, die Hälfte in
cli-load-line-acknowledged-p90 = bestätigt, 90 % in
cli-load-line-acknowledged-p99 = bestätigt, 99 % in
cli-load-line-acknowledged-max = bestätigt, alle in
cli-load-line-updated-p50 = bei den anderen, die Hälfte in
cli-load-line-updated-p99 = bei den anderen, 99 % in
cli-load-line-refused = abgelehnte Entscheidungen
cli-load-line-dropped = abgebrochene Verbindungen
cli-load-line-memory = Speicher eines Prozesses
cli-load-line-cpu = Prozessor, je Prozess
cli-load-line-lag = Verzug der Ereignisschleife, 99 % / längster
cli-load-line-restart = abgebrochen, gestartet, alle zurück
cli-load-line-lost = verlorene bestätigte Entscheidungen / geprüft
cli-load-line-defects = Fehler des Servers
cli-load-doing-tables = Tische
cli-load-doing-sockets = Verbindungen
cli-load-doing-play = Spielen
cli-load-doing-restart = Rückkehr nach dem Neustart
cli-load-doing-check = Prüfen, was gespeichert ist
cli-serve-log = wie das Protokoll geschrieben wird: text oder json; sonst text im Terminal und json anderswo
server-load-people = { $sockets } Personen passen nicht an { $games } Tische mit je 2 bis 4 Plätzen.
server-load-refused = { $path } wurde abgelehnt: { $text }
server-load-no-server = Der Server ist nicht gestartet: { $text }
