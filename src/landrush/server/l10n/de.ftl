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

server-no-entry = Diesen Eintrag gibt es nicht; der letzte ist { $last }.
server-no-seat = Diesen Platz gibt es nicht.
server-record-too-long = Die Spielaufzeichnung ist länger, als dieser Server annimmt.
server-no-seed = Die Spielaufzeichnung nennt ihren Seed nicht, der Zufall lässt sich also nicht prüfen.
server-over-there = Dort ist das Spiel schon zu Ende.
server-nobody = Diese Person gibt es nicht.

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
