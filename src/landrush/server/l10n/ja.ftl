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

server-notices-bot = ボットは席を外さないため、通知の対象は人だけです。
server-email-guest = メールアドレスを登録できるのはアカウントだけです。
server-email-off = このサーバーはメールを送信しません。
server-email-code = コードが違います。
server-email-nothing-to-confirm = 確認するアドレスがありません。
server-push-endpoint = このサーバーはそのアドレスには通知を送信しません。
server-push-many = 通知を受け取れるブラウザーは{ $most }個までです。
server-push-unknown = このブラウザーは通知を受け取っていません。
server-mail-waiting-subject = { $game }（{ $players }）：あなたの決定を待っています
server-mail-waiting =
    こんにちは。

    ゲームはあなたの決定を待っています。

    ゲーム：{ $game }
    プレイヤー：{ $players }

    テーブルへ： { $url }
server-mail-started-subject = { $game }（{ $players }）：ゲームが始まりました
server-mail-started =
    こんにちは。

    通信対戦が始まりました。あなたの番になったらお知らせします。

    ゲーム：{ $game }
    プレイヤー：{ $players }

    テーブルへ： { $url }
server-mail-over-subject = { $game }（{ $players }）：ゲームが終了しました
server-mail-over =
    こんにちは。

    通信対戦が終了しました。最終得点はテーブルで確認できます。

    ゲーム：{ $game }
    プレイヤー：{ $players }

    テーブルへ： { $url }
server-mail-footer =
    このメールは、通信対戦に参加している方にLandrushからお送りしています。
    メールでの通知を停止するには： { $url }
server-mail-code-subject = Landrush：メールアドレスの確認
server-mail-code =
    こんにちは。

    Landrushの通知先としてこのアドレスが入力されました。ご本人の場合は、設定で次のコードを入力してください。

    { $code }

    設定： { $url }

    心当たりがない場合は、何もする必要はありません。コードが入力されなければ、今後メールは届きません。

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
