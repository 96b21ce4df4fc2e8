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
