### ブラウザーで遊ぶモンタナ

web-m-land = 地形
web-m-landscape = 地形ボード
web-m-size = タイル{ $tiles }枚・{ $fields }マス
web-m-worker-board = ワーカーボード
web-m-worker-board-how = 雇用・銀行・生産・市街地
web-m-boards = プレイヤーとサプライ
web-m-row = { $row }の列

web-m-setup = セットアップ
web-m-begin = アクションを選ぶ
web-m-white-segment = 白いワーカー2個のスペース
web-m-after-spin = ホイールを回した後
web-m-worker-limit = ワーカーの上限
web-m-auction = 市街地の競り
web-m-reward = { $row }列目の報酬
web-m-build-of = 建設{ $n }／{ $most }
web-m-turn-end = 手番の終わり
web-m-turn = 手番{ $n }
web-m-last-turn = 手番{ $n }・最後のラウンド

web-m-field = フィールド
web-m-lake = 湖
web-m-mountain = 山岳地帯
web-m-no-tile = タイルなし
web-m-start-tile = スタートタイル
web-m-double = 2枚置きフィールド
web-m-costs = コスト：{ $goods }
web-m-built = { $player }：開拓地{ $n }枚
web-m-build-here = ここに建設する
web-m-lay-here = ここにスタートタイルを置く
web-m-gives = { $pays }で{ $gets }
web-m-brings = { $gets }を得る
web-m-small-part = { $place }のスペース{ $n }、小さなスペース
web-m-free = 空き
web-m-occupied = 埋まっている：{ $who }
web-m-pointer = 矢印の位置
web-m-pointer-at = 矢印：{ $workers }
web-m-town-place = { $row }列目、価格：{ $pumpkins }
web-m-pawn = { $player }の請負人コマ
web-m-pawn-at = { $player }：{ $pumpkins }

web-m-one-or-two = { $worker }、または別の色のワーカー2人
web-m-town-how = カボチャ1個を取り、競りを行う
web-m-reward-head = 報酬
web-m-reward-1 = 牛1頭と、小さい商品から大きい商品への交換3個まで
web-m-reward-2 = 小さい石、小さい銅、小麦から好きな組み合わせで3個
web-m-reward-3 = 小さい商品から大きい商品への交換2個まで
web-m-reward-4 = 2コインと、小さい商品から大きい商品への交換1個まで

web-m-placed = 置いた開拓地
web-m-left = 残りの開拓地
web-m-settlements-left = 残りの開拓地{ $n }枚
web-m-workers-of = { $n ->
    [0] ワーカーなし（上限{ $most }人）
   *[other] ワーカー{ $n }人（上限{ $most }人）：{ $who }
}
web-m-of-most = { $n }／{ $most }
web-m-less = 減らす
web-m-more = 増やす
web-m-pay-grain = 支払う小麦
web-m-trade = 取引
web-m-trade-cattle = 牛1頭を取引する

web-m-verb-hire = 回す
web-m-verb-pointer = 支払う
web-m-verb-take = 取る
web-m-verb-return = 戻す
web-m-verb-work = 働く
web-m-verb-bid = 競る
web-m-verb-upgrade = 交換する
web-m-verb-build = 建設する
web-m-verb-canteen = 水筒を使う
web-m-verb-start = ここに置く
