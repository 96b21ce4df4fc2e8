### ブラウザー版：全ページ共通

web-description = 西部開拓のボードゲーム「モンタナ」と「ダイスセトラーズ」。ブラウザーで一人でも、友だちとでも、ボットとでも遊べます。
web-noscript = このページにはJavaScriptが必要です。
web-skip = 本文へ
web-nav = ページ
web-nav-tables = テーブル
web-nav-archive = アーカイブ
web-sign-in = ログイン
web-language = 言語
web-theme = ライト／ダーク
web-unreachable = サーバーに接続できません。もう一度お試しください。
web-missing = ページが見つかりません
web-missing-more = アドレスが古いか、間違っている可能性があります。
web-go-home = トップページへ
web-trouble = ページを読み込めませんでした
web-trouble-more = 接続が切れた可能性があります。ゲームの内容は失われていません。
web-load-again = 再読み込み

web-menu = メニュー
web-nav-learn = 遊び方
web-nav-tutorial = チュートリアル
web-nav-rules = ルール
web-nav-components = コンポーネント
web-nav-ratings = レーティング
web-profile = プロフィール
web-settings = 設定
web-turns = { $n }卓であなたの手番です
web-loading = 土地を並べています…
web-offline = サーバーに接続できません。
web-offline-more = ブラウザーに保存された内容を表示しています。ゲームは失われず、接続が戻ると続けられます。
web-try-now = 今すぐ試す
web-notice-waiting = あなたの決定を待っています。
web-notice-started = ゲームが始まりました。
web-notice-over = ゲームが終わりました。

web-decision = あなたの選択
web-undo = 元に戻す
web-do-it = 実行する
web-table = テーブル
web-tab-work = 労働
web-zoom-in = 拡大
web-zoom-out = 縮小
web-zoom-fit = 全体を表示
