### ブラウザー版：全ページ共通

web-description = 西部開拓のボードゲーム「モンタナ」と「ダイスセトラーズ」。ブラウザーで一人でも、友だちとでも、ボットとでも遊べます。
web-noscript = このページにはJavaScriptが必要です。
web-skip = 本文へ
web-nav = ページ
web-nav-tables = テーブル
web-nav-archive = 対戦記録
web-sign-in = ログイン
web-language = 言語
web-theme = 明るい・暗い表示
web-unreachable = サーバーに接続できません。もう一度お試しください。
web-missing = ページが見つかりません
web-missing-more = アドレスが古いか、間違っている可能性があります。
web-go-home = トップページへ
web-trouble = ページを読み込めませんでした
web-trouble-more = 接続が切れた可能性があります。ゲームの内容は失われていません。
web-load-again = 再読み込み

web-decision = あなたの選択
web-undo = 取り消す
web-do-it = 実行する
web-table = テーブル
web-tab-board = マップ
web-tab-work = 仕事
web-zoom-in = 拡大
web-zoom-out = 縮小
web-zoom-fit = マップ全体
