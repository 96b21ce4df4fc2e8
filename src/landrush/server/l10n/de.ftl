# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Niemand ist angemeldet.
server-too-many = Zu viele Anfragen; versuche es in { $seconds } s noch einmal.
server-unavailable = Der Server erreicht seinen Speicher nicht. Nichts wurde geändert; versuche es noch einmal.
server-bad-database = { $text } ist keine Datenbank, die Landrush verwenden kann: sqlite:///DATEI oder postgresql://HOST/NAME.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite bedient nur einen Prozess; nimm für mehrere PostgreSQL.

# People

server-bad-request = Die Anfrage ist nicht so, wie sie sein soll: { $where }.
server-no-such-address = Unter dieser Adresse gibt es nichts.
server-no-such-method = So lässt sich diese Adresse nicht verwenden.
server-too-large = Das ist zu groß; der Server nimmt höchstens { $kilobytes } kB.
server-foreign-origin = Das kam von einer fremden Seite und wurde nicht ausgeführt.
server-defect = Auf dem Server ist ein Fehler aufgetreten. Er wurde protokolliert.
server-guest-name = Gast { $number }
server-closed-name = Ehemaliges Mitglied
server-bad-name = Ein Name hat { $least } bis { $most } sichtbare Zeichen, ohne Steuerzeichen und gehäufte Akzente.
server-name-taken = Der Name { $name } ist vergeben.
server-name-stays = Der Name eines Kontos bleibt.
server-already-account = Du hast schon ein Konto.
server-wrong-login = Der Name oder das Passwort ist falsch.
server-wrong-password = Das Passwort ist falsch.
server-accounts-only = Dafür brauchst du ein Konto.
server-not-for-bots = Das können Bots nicht tun.
server-no-person = Es gibt niemanden mit dieser Kennung.
server-no-session = Diese Sitzung gibt es nicht.
server-no-bot = Du hast keinen solchen Bot.
server-no-token = Dieser Bot hat kein solches Token.
server-enough = Du hast schon { $limit }; mehr sind nicht möglich.
server-mute-self = Du kannst dich nicht selbst stummschalten.

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
