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

server-no-table = そのテーブルはありません。
server-not-begun = ゲームはまだ始まっていません。
server-not-seated = このテーブルに着席していません。
server-not-your-seat = これはあなたの席ではありません。
server-which-seat = ここにはあなたの席がいくつかあります。どの席か指定してください。
server-players-only = ゲーム中にチャットできるのはプレイヤーだけです。
server-text-or-phrase = メッセージは文章か定型文のどちらかです。
server-bad-frame = このフレームは読めません: { $why }
server-too-many-watched = 同時に見られるテーブルは{ $most }卓までです。
server-bad-seat = { $text }は席の指定ではありません: me、open または bot:NAME。
server-nobody-sits = 誰かがテーブルに着席する必要があります。
server-not-rated = レーティング対象になるのは、空席があり、ヒントなしの新しいオンラインゲームだけです。
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

server-no-entry = その手はありません。最後は{ $last }番です。
server-no-seat = その席はありません。
server-record-too-long = 棋譜がこのサーバーの上限より長すぎます。
server-no-seed = 棋譜にシードがないため、乱数を検証できません。
server-over-there = そこではゲームはもう終わっています。

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
cli-serve-open = ブラウザーで開く
server-bad-port = { $host }:{ $port }で待ち受けできません: { $why }。--portで別のポートを指定してください
cli-serve-at = Landrushは{ $url }で動作中です（Ctrl-Cで終了）
cli-serve-no-browser = ブラウザーが見つかりません。お使いのブラウザーで{ $url }を開いてください。
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

# Load test and metrics

cli-loadtest = 大勢が同時に遊ぶときのサーバーの速さを測る
cli-load-url = 測るサーバー。例: http://127.0.0.1:8000。既定では自分で起動し、途中で一度強制終了する
cli-load-sockets = 人数。一人につき接続は一つ（1000）
cli-load-games = ゲームの数。それぞれ2～4人、ほかの人は観戦（250）
cli-load-moves = 全員合わせた1秒あたりの決定の数（100）
cli-load-seconds = 測る秒数（30）
cli-load-seed = 決定の乱数シード（1）
cli-load-check = 目標に届かないものがあれば終了コード1で終わる
cli-load-title = 負荷テスト
cli-load-what = 項目
cli-load-target = 目標
cli-load-measured = 測定値
cli-load-line-sockets = 開いている接続
cli-load-line-games = ゲーム
cli-load-line-rate = 1秒あたりの決定
cli-load-line-acknowledged-p50 = 確認まで（半数）
cli-load-line-acknowledged-p90 = 確認まで（90 %）
cli-load-line-acknowledged-p99 = 確認まで（99 %）
cli-load-line-acknowledged-max = 確認まで（最長）
cli-load-line-updated-p50 = ほかの人に届くまで（半数）
cli-load-line-updated-p99 = ほかの人に届くまで（99 %）
cli-load-line-refused = 拒否された決定
cli-load-line-dropped = 切れた接続
cli-load-line-start = 起動から最初の応答まで
cli-load-line-memory = プロセスのメモリー
cli-load-line-cpu = 各プロセスのCPU
cli-load-line-lag = イベントループの遅れ（99 % / 最長）
cli-load-line-restart = 強制終了から全員が戻るまで
cli-load-line-lost = 失われた確認済みの決定 / 調べた数
cli-load-line-defects = 不具合
cli-load-doing-tables = テーブル
cli-load-doing-sockets = 接続
cli-load-doing-play = プレイ中
cli-load-doing-restart = 再起動のあとの復帰
cli-load-doing-check = 保存内容の確認
cli-serve-log = ログの書き方: textまたはjson。既定は端末ではtext、ほかではjson
server-load-people = { $games }ゲームには少なくとも{ $sockets }人が必要です。
server-load-refused = { $path }が拒否されました: { $text }
server-load-no-server = サーバーが起動しませんでした: { $text }
