# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = Nobody is signed in.
server-too-many = Too many requests; try again in { $seconds } s.
server-unavailable = The server cannot reach its storage. Nothing was changed; try again.
server-bad-database = { $text } is no database that Landrush can use: sqlite:///FILE or postgresql://HOST/NAME.
server-bad-settings = { $file }: { $detail }
server-one-process = SQLite serves one process; for more workers use PostgreSQL.

# People

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
