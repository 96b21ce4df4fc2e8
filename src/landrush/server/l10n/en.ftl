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

server-no-table = There is no such table.
server-not-begun = The game has not begun.
server-not-seated = You do not sit at this table.
server-not-your-seat = This is not your seat.
server-players-only = While a game goes on, only its players can chat.
server-text-or-phrase = A message is a text or one of the phrases.
server-bad-frame = This frame cannot be read: { $why }
server-too-many-watched = At most { $most } tables can be watched at once.
server-bad-seat = { $text } is no seat: me, open or bot:NAME.
server-no-person = Somebody must sit at the table.
server-not-rated = Only new online games with open seats can be rated.
server-too-many-tables = You have { $most } open tables already.
server-table-not-open = The table is no longer open.
server-owner-only = Only whoever opened the table can do this.
server-already-seated = You already sit at this table.
server-seat-taken = The seat is taken.
server-seats-open = Seats are still open.
server-not-finished = The game is not finished.
server-bad-mark = The list cannot go on from there.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-nice = Nice move!
phrase-oops = Oops!
phrase-moment = One moment, please.
phrase-your-turn = It is your turn.
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Another game?
phrase-bye = Goodbye!

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

# Load test and metrics

cli-loadtest = measure a server with many people at once
cli-load-url = server to test, such as http://127.0.0.1:8000; unless told one is started and killed once
cli-load-sockets = people with a socket each (1000)
cli-load-games = games among them, of 2 to 4 people each (250)
cli-load-moves = decisions a second, of all together (100)
cli-load-seconds = seconds of play that are measured (30)
cli-load-seed = seed of what the people decide (1)
cli-load-check = end with exit code 1 when a target is missed
cli-load-title = Load test
cli-load-what = what
cli-load-target = target
cli-load-measured = measured
cli-load-line-sockets = open sockets
cli-load-line-games = games
cli-load-line-rate = decisions a second
cli-load-line-acknowledged-p50 = acknowledged, half within
cli-load-line-acknowledged-p90 = acknowledged, 90 % within
cli-load-line-acknowledged-p99 = acknowledged, 99 % within
cli-load-line-acknowledged-max = acknowledged, all within
cli-load-line-updated-p50 = seen by the others, half within
cli-load-line-updated-p99 = seen by the others, 99 % within
cli-load-line-refused = refused decisions
cli-load-line-dropped = dropped sockets
cli-load-line-memory = memory of a worker
cli-load-line-cpu = processor of each worker
cli-load-line-lag = lag of the event loop, 99 % / longest
cli-load-line-restart = killed, started, everybody back
cli-load-line-lost = acknowledged decisions lost / checked
cli-load-line-defects = defects
cli-load-doing-tables = Tables
cli-load-doing-sockets = Sockets
cli-load-doing-play = Playing
cli-load-doing-restart = Coming back after a restart
cli-load-doing-check = Checking what is stored
cli-serve-log = how to write the log: text or json; text on a terminal and json elsewhere unless told
server-load-people = { $sockets } people cannot sit at { $games } tables with 2 to 4 seats each.
server-load-refused = { $path } was refused: { $text }
server-load-no-server = The server did not start: { $text }
