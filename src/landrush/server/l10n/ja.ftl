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

server-no-table = そのテーブルはありません。
server-not-begun = ゲームはまだ始まっていません。
server-not-seated = このテーブルに着席していません。
server-not-your-seat = これはあなたの席ではありません。
server-players-only = ゲーム中にチャットできるのはプレイヤーだけです。
server-text-or-phrase = メッセージは文章か定型文のどちらかです。
server-bad-frame = このフレームは読めません: { $why }
server-too-many-watched = 同時に見られるテーブルは{ $most }卓までです。
server-bad-seat = { $text }は席の指定ではありません: me、open または bot:NAME。
server-no-person = 誰かがテーブルに着席する必要があります。
server-not-rated = レーティング対象になるのは、空席のある新しいオンラインゲームだけです。
server-too-many-tables = 募集中のテーブルがすでに{ $most }卓あります。
server-table-not-open = このテーブルはもう募集していません。
server-owner-only = これができるのはテーブルを開いた人だけです。
server-already-seated = すでにこのテーブルに着席しています。
server-seat-taken = その席は埋まっています。
server-seats-open = まだ空席があります。
server-not-finished = ゲームは終わっていません。
server-bad-mark = 一覧をそこから続けることはできません。
phrase-hello = こんにちは！
phrase-good-luck = 幸運を祈ります！
phrase-nice = いい手ですね！
phrase-oops = しまった！
phrase-moment = 少し待ってください。
phrase-your-turn = あなたの手番です。
phrase-thanks = ありがとう！
phrase-good-game = いいゲームでした！
phrase-again = もう一回やりませんか？
phrase-bye = またね！

# Notices

# Records

server-no-entry = その手はありません。最後は{ $last }番です。
server-no-seat = その席はありません。
server-record-too-long = 棋譜がこのサーバーの上限より長すぎます。
server-no-seed = 棋譜にシードがないため、乱数を検証できません。
server-over-there = そこではゲームはもう終わっています。
server-nobody = その人はいません。

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
