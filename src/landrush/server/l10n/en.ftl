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

server-no-table = There is no such table.
server-not-begun = The game has not begun.
server-not-seated = You do not sit at this table.
server-not-your-seat = This is not your seat.
server-which-seat = You have several seats here: say which one.
server-players-only = While a game goes on, only its players can chat.
server-text-or-phrase = A message is a text or one of the phrases.
server-bad-frame = This frame cannot be read: { $why }
server-too-many-watched = At most { $most } tables can be watched at once.
server-bad-seat = { $text } is no seat: me, open or bot:NAME.
server-nobody-sits = Somebody must sit at the table.
server-not-rated = Only new online games with open seats and without hints can be rated.
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

server-notices-bot = A bot is never away; only people are notified.
server-email-guest = Only an account can have an e-mail address.
server-email-off = This server sends no e-mail.
server-email-code = That is not the code.
server-email-nothing-to-confirm = There is no address to confirm.
server-push-endpoint = This server sends no notifications to that address.
server-push-many = At most { $most } browsers can be notified.
server-push-unknown = This browser is not notified.
server-mail-waiting-subject = { $game } ({ $players }): a decision waits for you
server-mail-waiting =
    Hello,

    the game waits for your decision.

    Game: { $game }
    Players: { $players }

    To the table: { $url }
server-mail-started-subject = { $game } ({ $players }): the game has started
server-mail-started =
    Hello,

    your correspondence game has started. You will be told when it is up to you.

    Game: { $game }
    Players: { $players }

    To the table: { $url }
server-mail-over-subject = { $game } ({ $players }): the game is over
server-mail-over =
    Hello,

    your correspondence game is over. The final scores are at the table.

    Game: { $game }
    Players: { $players }

    To the table: { $url }
server-mail-footer =
    Landrush sends this because you play a correspondence game.
    If you no longer want to be notified by e-mail: { $url }
server-mail-code-subject = Landrush: confirm your e-mail address
server-mail-code =
    Hello,

    somebody gave this address to be notified by Landrush. If that was you, enter this code in the settings:

    { $code }

    Settings: { $url }

    If it was not you, there is nothing to do: without the code no more e-mail will come.

# Records

server-no-entry = There is no such entry; the last one is { $last }.
server-no-seat = There is no such seat.
server-record-too-long = The record is longer than this server takes.
server-no-seed = The record does not tell its seed, so its chance cannot be checked.
server-over-there = The game is over there.

# Storage and the command line


server-database-old = The database has an older schema; run “landrush migrate” first.
server-database-new = The database has revision { $revision }, which a newer Landrush made; update this one.
server-database-foreign = The database holds tables that are not Landrush's; give Landrush one of its own.
server-database-full = The database is not empty; --replace replaces everything in it.
server-database-missing = There is no database { $file }.
server-database-held = { $file } belongs to a running server; SQLite serves one process.
server-database-unusable = { $url } cannot be used: { $detail }
server-file-unwritable = { $file }: cannot be written: { $why }
server-backup-foreign = { $file } is no backup of Landrush.
server-backup-new = { $file } was made by a newer Landrush ({ $version }); update this one.
server-backup-damaged = { $file } is damaged and was not restored: { $detail }
cli-serve = serve the games in the browser
cli-serve-host = address to listen on, 127.0.0.1 unless told
cli-serve-port = port to listen on, 8000 unless told
cli-serve-database = where to store: sqlite:///FILE or postgresql://USER@HOST/NAME; a file in your data directory unless told
cli-serve-redis = redis://HOST, by which several workers or machines tell each other what happened
cli-serve-workers = processes that serve, 1 unless told; more need PostgreSQL
cli-serve-origin = address under which browsers reach the server, such as https://play.example.org; may be repeated
cli-serve-config = settings in TOML; docs/self-hosting.md lists them
cli-serve-metrics = answer at /metrics for Prometheus
cli-serve-open = open it in the browser
server-bad-port = { $host }:{ $port } cannot be listened on: { $why }; choose another with --port
cli-serve-at = Landrush is at { $url } (Ctrl-C ends it)
cli-serve-no-browser = No browser was found here: open { $url } in yours.
cli-migrate = bring a database to the schema of this version
cli-migrate-new = Created the tables, revision { $revision }.
cli-migrate-done = Migrated: { $before } → { $after }
cli-migrate-nothing = Nothing to do: the database has revision { $revision }.
cli-backup = save everything that a server stores, while it runs
cli-backup-file = file to write, such as landrush.zip
cli-backup-progress = Rows
cli-backup-done = { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, revision { $revision }
cli-restore = load a backup into a database, of the same kind or another
cli-restore-file = file that landrush backup wrote
cli-restore-replace = replace everything that is in the database
cli-restore-progress = Rows
cli-restore-done = Restored { $file }: { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, revision { $revision }

# Load test and metrics

cli-loadtest = measure a server with many people at once
cli-load-url = server to test, such as http://127.0.0.1:8000; unless told one is started and killed once
cli-load-sockets = people with a socket each (1000)
cli-load-games = games among them, of 2 to 4 people each; the others watch (250)
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
cli-load-line-start = started, first answer
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
server-load-people = { $games } games need at least { $sockets } people.
server-load-refused = { $path } was refused: { $text }
server-load-no-server = The server did not start: { $text }
