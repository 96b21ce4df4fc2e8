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

server-notices-bot = Ein Bot ist nie weg; benachrichtigt werden nur Menschen.
server-email-guest = Nur ein Konto kann eine E-Mail-Adresse haben.
server-email-off = Dieser Server verschickt keine E-Mails.
server-email-code = Das ist nicht der Code.
server-email-nothing-to-confirm = Es gibt keine Adresse zu bestätigen.
server-push-endpoint = An diese Adresse schickt dieser Server keine Benachrichtigungen.
server-push-many = Höchstens { $most } Browser können benachrichtigt werden.
server-push-unknown = Dieser Browser wird nicht benachrichtigt.
server-mail-waiting-subject = { $game } ({ $players }): Eine Entscheidung wartet auf dich
server-mail-waiting =
    Hallo,

    die Partie wartet auf deine Entscheidung.

    Spiel: { $game }
    Spieler: { $players }

    Zum Tisch: { $url }
server-mail-started-subject = { $game } ({ $players }): Die Partie hat begonnen
server-mail-started =
    Hallo,

    deine Fernpartie hat begonnen. Du bekommst Bescheid, wenn du an der Reihe bist.

    Spiel: { $game }
    Spieler: { $players }

    Zum Tisch: { $url }
server-mail-over-subject = { $game } ({ $players }): Die Partie ist zu Ende
server-mail-over =
    Hallo,

    deine Fernpartie ist zu Ende. Die Schlusswertung findest du am Tisch.

    Spiel: { $game }
    Spieler: { $players }

    Zum Tisch: { $url }
server-mail-footer =
    Landrush schreibt dir, weil du eine Fernpartie spielst.
    Wenn du keine Benachrichtigungen per E-Mail mehr möchtest: { $url }
server-mail-code-subject = Landrush: Bestätige deine E-Mail-Adresse
server-mail-code =
    Hallo,

    jemand hat diese Adresse für Benachrichtigungen von Landrush angegeben. Wenn du das warst, gib diesen Code in den Einstellungen ein:

    { $code }

    Einstellungen: { $url }

    Wenn du es nicht warst, musst du nichts tun: Ohne den Code kommen keine weiteren E-Mails.

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
