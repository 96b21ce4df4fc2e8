m-coin = コイン
m-coin-count = { $n }コイン
m-cattle = 牛
m-cattle-count = 牛{ $n }頭
m-segment-count = { $n }スペース
m-grain = 小麦
    .each = 1個ずつ
m-grain-count = 小麦{ $n }個
m-pumpkin = カボチャ
    .each = 1個ずつ
m-pumpkin-count = カボチャ{ $n }個
m-small-copper = 小さい銅
    .each = 1個ずつ
m-small-copper-count = 小さい銅{ $n }個
m-large-copper = 大きい銅
    .each = 1個ずつ
m-large-copper-count = 大きい銅{ $n }個
m-small-stone = 小さい石
    .each = 1個ずつ
m-small-stone-count = 小さい石{ $n }個
m-large-stone = 大きい石
    .each = 1個ずつ
m-large-stone-count = 大きい石{ $n }個
m-worker-copper = 茶色のワーカー
    .each = 1人ずつ
m-worker-copper-count = 茶色のワーカー{ $n }人
m-worker-stone = 灰色のワーカー
    .each = 1人ずつ
m-worker-stone-count = 灰色のワーカー{ $n }人
m-worker-grain = ベージュのワーカー
    .each = 1人ずつ
m-worker-grain-count = ベージュのワーカー{ $n }人
m-worker-pumpkin = 橙色のワーカー
    .each = 1人ずつ
m-worker-pumpkin-count = 橙色のワーカー{ $n }人
m-worker-any-count = 任意のワーカー{ $n }人
m-bank = 銀行
m-mine = 鉱山
m-quarry = 採石場
m-grain-field = 穀物畑
m-farm = 農地

why-action-done = この手番のアクションはすでに選びました。
why-paid-hiring-once = 追加の雇用は手番ごとに1回だけです。
why-space-occupied = そのスペースは埋まっています。
why-exact-workers = ここにはワーカーがちょうど{ $need }人必要です。
why-area-workers = 指定された色のワーカー1人か、別の色のワーカー2人が必要です。
why-small-part-first = 小さなスペースは、左の大きなスペースを使ったあとだけ使えます。
why-town-lowest = 一番低い価格を払うカボチャがありません。
why-right-of-pawn = そこにある請負人コマの右側にしか置けません。
why-first-placement = 市街地を選んだので、請負人コマを置かなければなりません。
why-exactly-three = この列の報酬は商品ちょうど3個です。
why-nothing-to-upgrade = 交換できる小さい銅も小さい石もありません。
why-lake = 湖には開拓地を置けません。
why-mountain = 山岳地帯には開拓地を置けません。
why-start-tile = ここにはスタートタイルがあります。
why-field-settled = ここにはすでに開拓地があります。
why-not-adjacent = 開拓地にもスタートタイルにも接していません。
why-exact-goods = 示された商品がちょうど必要です：{ $goods }。
why-build-limit = 1手番に建設できるのは3回までです。
why-no-settlements-left = 開拓地タイルが残っていません。
why-no-cattle = 牛を持っていません。
why-no-cattle-trade-now = 今は牛の取引ができません。
why-no-canteen = 水筒を持っていません。
why-canteen-end = 水筒は自分の手番の終了時にしか使えません。
why-tile-drawn = このタイルはすでに地形ボードにあります。

log-tile = 地形タイル{ $tile }を位置{ $slot }に置きました（回転{ $rotation }）。
log-start-tile = { $player }は{ $field }にスタートタイルを置きました。
log-spin = { $player }は雇用ホイールを回しました：{ $workers }。
log-hire = { $player }は{ $workers }を雇用しました。
log-move-pointer = { $player }は{ $grain }を支払い、矢印を{ $segments }進めました。
log-surplus = { $player }は{ $workers }をサプライに戻しました（上限8人）。
log-bank = { $player }は銀行に{ $workers }を置き、{ $coins }を得ました。
log-produce = { $player }は{ $place }に{ $workers }を置き、{ $coins }を支払って{ $goods }を得ました。
log-small-part = { $player }は{ $place }の小さなスペースにも{ $workers }を置き、{ $goods }を得ました。
log-cleared = { $place }：すべてのスペースが埋まったため、ワーカーはサプライに戻りました。
log-town-open = { $player }は市街地を選び、カボチャ1個を取りました。
log-town-place = { $player }は{ $row }列目に請負人コマを置きました（価格{ $n }）。
log-outbid = { $player }は{ $other }に高値をつけられました。
log-reward = { $player }は{ $pumpkins }を支払い、{ $row }列目の報酬を得ました。
log-reward-lost = { $player }は{ $pumpkins }を支払えなくなり、{ $row }列目の報酬を得られませんでした。
log-receive = { $player }は{ $goods }を得ました。
log-upgrade = { $player }は{ $small }を{ $large }に交換しました。
log-scarcity = サプライが足りないため（{ $what }）、全員が{ FORM($what, "each") }戻します。
log-scarcity-return = { $player }は{ $goods }をサプライに戻しました。
log-build = { $player }は{ $field }に開拓地を建設し、{ $goods }を支払いました。
log-double = 2つの開拓地のシンボル（{ $field }）：追加の開拓地1枚。
log-line = 4枚の直線（{ $field }）：追加の開拓地1枚。
log-unbuilt = { $player }は建てなかった開拓地の分として{ $coins }を得ました。
log-cattle-taken = { $player }は{ $field }の牛1頭を取りました。
log-canteen-taken = { $player }は湖{ $field }の水筒1個を取りました。
log-canteen-used = { $player }は水筒を使い、もう1手番行います。
log-cattle-trade = { $player }は牛1頭を{ $what }と交換しました。
log-last-settlement = { $player }が最後の開拓地を建設しました。このラウンドが最後になります。

m-hire = 雇用
m-work = 労働
m-turn = 手番
m-last-round = 最後のラウンド
m-wheel = ホイール
m-town = 市街地
m-supply = サプライ
m-workers = ワーカー
m-settlements = 開拓地
m-first-player = スタートプレイヤー
m-tie-break-1 = 牛と水筒の合計
m-tie-break-2 = コインとワーカーと商品の合計
m-colour-copper = 茶色
m-colour-stone = 灰色
m-colour-grain = ベージュ
m-colour-pumpkin = 橙色
m-colour-any = 任意の色
m-does-hire = ホイールを回し、示されたワーカー2人を得る
m-does-small = もう一度ワーカーを置き、小さなスペースの商品を得る
m-does-town = カボチャ1個を取り、報酬の競りを行う
m-does-pass = この競りから抜ける
m-does-done = これ以上交換しない
m-does-end = 手番を終える
m-does-canteen = 手番を終え、水筒を使ってもう1手番行う

ask-start = あなたがスタートプレイヤーです。スタートタイルを置くフィールドを選んでください。
ask-pick = { $n ->
    [1] 白いワーカーのスペース：2人目のワーカーを選んでください。
   *[other] 白いワーカーのスペース：ワーカー{ $n }人を1人ずつ選んでください。
}
ask-surplus = ワーカーは8人までです。{ $n }人を戻してください。
ask-turn-main = アクション（雇用、労働、建築）を選んでください。
ask-turn-hired = 小麦を支払い矢印を進めてもう一度雇用するか、手番を終えてください。
ask-turn-worked = 小さなスペースも使うか、手番を終えてください。
ask-turn-built = { $n ->
    [1] 建設1/3回：続けて建設するか、手番を終えてください（建てなかった1回ごとに1コイン）。
    [2] 建設2/3回：続けて建設するか、手番を終えてください（建てなかった1回ごとに1コイン）。
   *[other] 3回とも建設しました。手番を終えてください。
}
ask-turn-done = 牛の取引を行うか、手番を終えてください。
ask-place-bank = { $n ->
    [1] 銀行：任意のワーカー1人を置いてください。
   *[other] 銀行：任意のワーカー{ $n }人を1人ずつ置いてください。
}
ask-place-large = { $place }：{ $colour }のワーカー1人か、別の色のワーカー2人を置いてください。
ask-place-small = { $place }の小さなスペース：{ $colour }のワーカー1人か、別の色のワーカー2人を置いてください。
ask-place-second = { $place }：2人目のワーカーを置いてください。
ask-bid-first = 市街地：手持ちのカボチャで払える価格に請負人コマを置いてください。
ask-bid = 市街地：手持ちのカボチャで払える価格に請負人コマを置くか、パスしてください。
ask-take = { $n ->
    [1] 報酬：最後の商品を選んでください。
   *[other] 報酬：商品{ $n }個を1個ずつ選んでください。
}
ask-upgrade = { $n ->
    [1] 報酬：小さい銅か小さい石を1個だけ大きいものに交換できます。
   *[other] 報酬：小さい銅か小さい石を{ $n }個まで大きいものに交換できます。
}

ui-montana-placed = 配置
ui-montana-left = 残り
ui-montana-area = { $colour }1人か別の色2人、+は小さなスペース
ui-montana-legend-goods = g 小麦、p カボチャ、c/C 小さい/大きい銅、s/S 小さい/大きい石、$ コイン
ui-montana-legend-pieces = Ÿ 牛、ô 水筒、⌂ 開拓地、↑ 小さい商品から大きい商品への交換
ui-montana-legend-workers = w ワーカー：c 茶色、s 灰色、g ベージュ、p 橙色、? 任意の色、· 空き
ui-montana-legend-map = 地形ボード：フィールドのコスト、×2 2枚置きフィールド、~ 湖、^ 山岳地帯、▌ 今選べる場所
ui-montana-won-1 = 地形ボード上の開拓地が最多：{ $n }枚。
ui-montana-won-2 = 開拓地は同数。牛と水筒の合計が最多：{ $n }。
ui-montana-won-3 = 開拓地も、牛と水筒の合計も同数。コインとワーカーと商品の合計が最多：{ $n }。
ui-montana-won-shared = 開拓地も、ほかの2つの合計も同数のため、勝利を分け合います。
