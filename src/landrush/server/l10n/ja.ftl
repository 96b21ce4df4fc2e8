# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = 誰もログインしていません。
server-too-many = リクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
server-unavailable = サーバーがデータベースに接続できません。何も変更されていません。もう一度お試しください。
server-bad-database = { $text }はLandrushで使えるデータベースではありません: sqlite:///FILE または postgresql://HOST/NAME。
server-bad-settings = { $file }: { $detail }
server-one-process = SQLiteは1プロセスでのみ使えます。複数のプロセスにはPostgreSQLを使ってください。

# People

server-bad-request = リクエストが正しくありません: { $where }。
server-no-such-address = このアドレスには何もありません。
server-no-such-method = このアドレスはその方法では使えません。
server-too-large = 大きすぎます。サーバーが受け付けるのは{ $kilobytes } kBまでです。
server-foreign-origin = 別のサイトからのリクエストのため、実行されませんでした。
server-defect = サーバーでエラーが発生しました。ログに記録されています。
server-guest-name = ゲスト{ $number }
server-closed-name = 退会したプレイヤー
server-bad-name = 名前は{ $least }～{ $most }文字の見える文字で付けてください。制御文字や重なった記号は使えません。
server-name-taken = 「{ $name }」という名前はすでに使われています。
server-name-stays = アカウントの名前は変更できません。
server-already-account = すでにアカウントがあります。
server-wrong-login = 名前またはパスワードが違います。
server-wrong-password = パスワードが違います。
server-accounts-only = これにはアカウントが必要です。
server-not-for-bots = ボットにはできません。
server-no-person = このIDの人はいません。
server-no-session = そのセッションはありません。
server-no-bot = そのボットはありません。
server-no-token = このボットにそのトークンはありません。
server-enough = すでに{ $limit }個あります。これ以上は追加できません。
server-mute-self = 自分をミュートすることはできません。

# Tables and live play

# Notices

# Records

# Storage and the command line

cli-serve = ブラウザーで遊べるサーバーを起動する
cli-serve-host = 待ち受けるアドレス。既定は127.0.0.1
cli-serve-port = 待ち受けるポート。既定は8000
cli-serve-database = 保存先: sqlite:///FILE または postgresql://USER@HOST/NAME。既定はデータ用フォルダーのファイル
cli-serve-redis = redis://HOST。複数のプロセスやマシンの間で変更を知らせるために使う
cli-serve-workers = サーバーのプロセス数。既定は1。2以上にはPostgreSQLが必要
cli-serve-origin = ブラウザーから見たサーバーのアドレス。例: https://play.example.org。複数指定可
cli-serve-config = TOML形式の設定。docs/self-hosting.mdを参照
cli-serve-metrics = Prometheus用に/metricsで応答する
cli-serve-at = Landrushは{ $url }で動作中です（Ctrl-Cで終了）
