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

server-database-old = データベースのスキーマが古いため、先に「landrush migrate」を実行してください。
server-database-new = データベースのリビジョン{ $revision }は新しいLandrushのものです。このLandrushを更新してください。
server-database-foreign = データベースにLandrush以外のテーブルがあります。Landrush専用のデータベースを用意してください。
server-database-full = データベースが空ではありません。--replaceを付けるとすべて置き換えます。
server-database-missing = データベース{ $file }がありません。
server-database-held = { $file }は動作中のサーバーが使っています。SQLiteは1プロセスでのみ使えます。
server-database-unusable = { $url }は使えません: { $detail }
server-file-unwritable = { $file }: 書き込めません: { $why }
server-backup-foreign = { $file }はLandrushのバックアップではありません。
server-backup-new = { $file }は新しいLandrush（{ $version }）で作られています。このLandrushを更新してください。
server-backup-damaged = { $file }は壊れているため、復元しませんでした: { $detail }
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
cli-migrate = データベースをこのバージョンのスキーマに更新する
cli-migrate-new = テーブルを作成しました（リビジョン{ $revision }）。
cli-migrate-done = 更新しました: { $before } → { $after }
cli-migrate-nothing = 更新は不要です。データベースのリビジョンは{ $revision }です。
cli-backup = サーバーの全データを動作中でも保存する
cli-backup-file = 書き込むファイル。例: landrush.zip
cli-backup-progress = 行
cli-backup-done = { $file }: { $rows }行、リビジョン{ $revision }
cli-restore = バックアップを同じ種類または別の種類のデータベースに復元する
cli-restore-file = landrush backupで作ったファイル
cli-restore-replace = データベースの内容をすべて置き換える
cli-restore-progress = 行
cli-restore-done = { $file }を復元しました: { $rows }行、リビジョン{ $revision }
