### ブラウザー版ダイスセトラーズ

web-d-map = マップ
web-d-tiles = タイル{ $n }枚・山に{ $stack }枚
web-d-worth = 支配で{ $first }点、2位で{ $second }点
web-d-controlled = { $players }が支配
web-d-spot-n = タイル{ $tile }の北の空き場所
web-d-spot-ne = タイル{ $tile }の北東の空き場所
web-d-spot-se = タイル{ $tile }の南東の空き場所
web-d-spot-s = タイル{ $tile }の南の空き場所
web-d-spot-sw = タイル{ $tile }の南西の空き場所
web-d-spot-nw = タイル{ $tile }の北西の空き場所
web-d-hand = 選べるタイル

web-d-technologies = 技術
web-d-cost-terrain = コスト・地形
web-d-always = 常時
web-d-use-up = 使い切り
web-d-when = いつ
web-d-researched-by = 研究済み：{ $players }

web-d-taken = このラウンドに実行済み
web-d-pairs = 開拓者の組でさらに{ $n }個

web-d-active = アクティブ
web-d-no-active = アクティブダイスなし
web-d-limit = 上限{ $n }
web-d-spent = 使用済み
web-d-bag = 袋
web-d-store = 個別サプライ
web-d-players = プレイヤー

web-d-end = ゲームの終了
web-d-end-any = どれか1つで終了
web-d-left-points = 残りの勝利点
web-d-left-tiles = 残りのタイル
web-d-most-houses = 家（最多）
web-d-left-colours = 残りのダイスの色
web-d-of = { $n }／{ $all }
web-d-ends-at = { $n }（{ $end }で終了）
web-d-dice-left = 全体ストックのダイス

web-d-own-strength = 個別設定
web-d-action-tile = アクションタイル、マーカー：{ $action }
web-d-queue-next = 次
web-d-queue-end = 最後
web-d-queue = 待機列：{ $dice }。次に先頭の{ $n }個を振る
web-d-did = オートマの行動

web-d-phase-setup = セットアップ
web-d-phase-roll = ロールフェイズ
web-d-phase-clean-up = クリーンアップフェイズ
web-d-phase-automaton = オートマ
web-d-phase-turn-1 = 1回目の手番
web-d-phase-turn-2 = 2回目の手番
web-d-phase-action = { $phase }・{ $action }
web-d-round = 第{ $n }ラウンド
web-d-round-last = 第{ $n }ラウンド（最後）

web-d-less = 減らす
web-d-more = 増やす
web-d-faces = ダイスの面
web-d-now = 現在
web-d-exchange = { $tokens }を{ $points }に
web-d-do-place = ここに置く
web-d-do-keep = 残す
web-d-do-take = 取る
web-d-do-tent = テントを置く
web-d-do-back = 回収する
web-d-do-house = 家を置く
web-d-do-blast = 吹き飛ばす
web-d-do-explore = 探検する
web-d-do-face = { $symbol }にする
web-d-do-spend = 使用する
web-d-do-pay = 支払う
web-d-do-exchange = 交換する
web-d-do-aside = わきに置く
web-d-do-use = 使う
web-d-tab-map = マップ
