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
