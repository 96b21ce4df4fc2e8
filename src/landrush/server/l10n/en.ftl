# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Nobody is signed in.
server-too-many = Too many requests; try again in { $seconds } s.
server-unavailable = The server cannot reach its storage. Nothing was changed; try again.
server-bad-database = { $text } is no database that Landrush can use: sqlite:///FILE or postgresql://HOST/NAME.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite serves one process; for more workers use PostgreSQL.

# People

server-bad-request = The request is not as it should be: { $where }.
server-no-such-address = There is nothing at this address.
server-no-such-method = This address cannot be used in this way.
server-too-large = That is too large; the server takes at most { $kilobytes } kB.
server-foreign-origin = This came from another site and was not carried out.
server-defect = Something went wrong on the server. It has been logged.
server-guest-name = Guest { $number }
server-closed-name = Former player
server-bad-name = A name has { $least } to { $most } visible characters, without control characters or piled-up accents.
server-name-taken = The name { $name } is taken.
server-name-stays = The name of an account stays.
server-already-account = You already have an account.
server-wrong-login = The name or the password is wrong.
server-wrong-password = The password is wrong.
server-accounts-only = You need an account for this.
server-not-for-bots = Bots cannot do this.
server-no-person = There is nobody with this id.
server-no-session = There is no such session.
server-no-bot = You have no such bot.
server-no-token = This bot has no such token.
server-enough = You already have { $limit }; more are not possible.
server-mute-self = You cannot mute yourself.

# Tables and live play

# Notices

# Records

# Storage and the command line

cli-serve = serve the games in the browser
cli-serve-host = address to listen on, 127.0.0.1 unless told
cli-serve-port = port to listen on, 8000 unless told
cli-serve-database = where to store: sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data directory unless told
cli-serve-redis = redis://HOST, by which several workers or machines tell each other what happened
cli-serve-workers = processes that serve, 1 unless told; more need PostgreSQL
cli-serve-origin = address under which browsers reach the server, such as https://play.example.org; may be repeated
cli-serve-config = settings in TOML; docs/self-hosting.md lists them
cli-serve-metrics = answer at /metrics for Prometheus
cli-serve-at = Landrush is at { $url } (Ctrl-C ends it)
