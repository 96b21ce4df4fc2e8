# The server: what it refuses, and what it writes to people.

server-plain = { $text }
server-not-signed-in = 誰もログインしていません。
server-too-many = リクエストが多すぎます。{ $seconds }秒後にもう一度お試しください。
server-unavailable = サーバーがデータベースに接続できません。何も変更されていません。もう一度お試しください。
server-bad-database = { $text }はLandrushで使えるデータベースではありません: sqlite:///FILE または postgresql://HOST/NAME。
server-bad-settings = { $file }: { $detail }
server-one-process = SQLiteは1プロセスでのみ使えます。複数のプロセスにはPostgreSQLを使ってください。

# People

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
