m-title = モンタナ
m-coin = コイン
m-coin-count = { $n }コイン
m-cattle = 牛
m-cattle-count = 牛{ $n }頭
m-canteen = 水筒
m-canteen-count = 水筒{ $n }個
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
why-m-must-act = 手番を終える前に、アクションを行わなければなりません。
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
why-beside-canteen = この卓の取り決めにより、水筒のある湖の隣には置けません。
why-mountain = 山岳地帯には開拓地を置けません。
why-start-tile = ここにはスタートタイルがあります。
why-field-settled = ここにはすでに開拓地があります。
why-not-adjacent = 開拓地にもスタートタイルにも接していません。
why-exact-goods = 示された商品がちょうど必要です：{ $goods }。
why-build-limit = 1手番に建設できるのは3回までです。
why-no-settlements-left = 開拓地タイルが残っていません。
why-no-cattle = 牛を持っていません。
why-no-cattle-trade-now = 今は牛の取引ができません。
why-supply-lacks = サプライに{ $what }がありません。
why-no-canteen = 水筒を持っていません。
why-canteen-end = 水筒は自分の手番の終了時にしか使えません。
why-tile-drawn = このタイルはすでに地形ボードにあります。

log-m-first-player = スタートプレイヤーは{ $player }です。
log-tile = 地形タイル{ $tile }を位置{ $slot }に置きました（回転{ $rotation }）。
log-start-tile = { $player }は{ $field }にスタートタイルを置きました。
log-start-coins = { $player }は開始時に{ $coins }を得ました。
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
m-settlements-count = 開拓地{ $n }枚
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
ask-place-large = { $place }：{ $worker }か、別の色のワーカー2人を置いてください。
ask-place-small = { $place }の小さなスペース：{ $worker }か、別の色のワーカー2人を置いてください。
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

# On the map: at most 6 cells.
ui-montana-start = 開始
ui-montana-placed = 配置
ui-montana-left = 残り
ui-montana-area = { $colour }1人か別の色2人、+は小さなスペース
# What the first word of a move means; where it is the same word, only that one is shown.
ui-montana-verb-build = 建築
ui-montana-verb-pick = 選ぶ
ui-montana-verb-place = 置く
ui-montana-verb-return = 戻す
ui-montana-verb-start = スタートタイル
ui-montana-verb-take = 取る
ui-montana-verb-trade = 牛の取引
ui-montana-verb-upgrade = 交換
ui-montana-legend-goods = g 小麦、p カボチャ、c/C 小さい/大きい銅、s/S 小さい/大きい石、$ コイン
ui-montana-legend-pieces = Ÿ 牛、ô 水筒、⌂ 開拓地、↑ 小さい商品から大きい商品への交換
ui-montana-legend-workers = w ワーカー：c 茶色、s 灰色、g ベージュ、p 橙色、? 任意の色、· 空き
ui-montana-legend-map = 地形ボード：フィールドのコスト、×2 2枚置きフィールド、~ 湖、^ 山岳地帯、▌ 今選べる場所
ui-montana-won-1 = 地形ボード上の開拓地が最多：{ $n }枚。
ui-montana-won-2 = 開拓地は同数。牛と水筒の合計が最多：{ $n }。
ui-montana-won-3 = 開拓地も、牛と水筒の合計も同数。コインとワーカーと商品の合計が最多：{ $n }。
ui-montana-won-shared = 開拓地も、ほかの2つの合計も同数のため、勝利を分け合います。

# Statistics
stat-m-goods = 商品
stat-m-fields = フィールド
stat-m-doubles = 2枚置きフィールド
stat-m-lines = 4枚の直線
stat-m-towns = 競りの開始
stat-m-rewards = 競りの報酬の獲得
stat-m-outbid = 高値をつけられた

act-m-hire = 雇用：ホイールを回す
act-m-pointer = { $grain }を支払い、矢印を{ $segments }進める
act-m-small = 小さなスペースも使う
act-m-town = 市街地を選ぶ
act-m-pass = パス
act-m-done = これ以上交換しない
act-m-end = 手番を終える
act-m-canteen = 水筒を使ってもう1手番行う
act-m-pick = { $worker }を取る
act-m-place = { $worker }を置く
act-m-return = { $worker }を戻す
act-m-take = { $goods }を取る
act-m-upgrade = { $small }を{ $large }に交換する
act-m-trade = 牛1頭を{ $what }と交換する
act-m-bank = 銀行のスペース{ $n }
act-m-space = { $place }のスペース{ $n }
act-m-pawn = 請負人コマを{ $row }列目、縦列{ $column }に置く
act-m-build = { $field }に建設する
act-m-start = { $field }にスタートタイルを置く
act-m-first = スタートプレイヤー：{ $player }
act-m-spin = ホイールのスペース{ $n }：{ $workers }
act-m-tile = 地形タイル{ $tile }、回転{ $rotation }
act-m-drawn = スタートタイル：{ $field }

table-m-hire = 雇用を選び、ホイールを回す（M5.1）
table-m-pointer = 小麦N個を支払い、矢印を進める。Nは1–7（M5.2）
table-m-small = 使ったスペースの小さなスペースも使う（M6.5）
table-m-town = 労働で市街地を選ぶ（M6.7）
table-m-pass = 競りから抜ける（M6.12、M6.14）
table-m-done = これ以上交換しないと決める（M6.16）
table-m-end = 手番を終える（M3.3）
table-m-canteen = 手番を終え、水筒を使ってもう1手番行う（M3.4）
table-m-pick = 白いワーカーのスペースのワーカー（M5.1）
table-m-place = 選んだスペースにワーカーを置く（M6.2、M6.4）
table-m-return = 8人を超えたワーカーを戻す（M5.3）
table-m-take = 2列目の小麦、小さい銅、小さい石（M6.16）
table-m-upgrade = 銅か石、小さいものを大きいものに（M6.16）
table-m-trade = 牛1頭を商品・コイン・ワーカーと交換（M8.1）
table-m-bank = 銀行のスペースNを選ぶ（M6.2）
table-m-space = 生産地域のスペースNを選ぶ（M6.4）
table-m-pawn = 市街地に請負人コマを置く（M6.10）
table-m-build = 開拓地を建設する（M7）
table-m-start = スタートタイルを置く（M2.2）
table-m-first = 乱数：スタートプレイヤー（M2.0）
table-m-spin = 乱数：ホイールの結果（M5.1）
table-m-tile = 乱数：次の地形タイル（M2.1）
table-m-drawn = 乱数：スタートタイルのフィールド（M2.2）

option-m-first-player = スタートプレイヤー
option-m-first-player-does = 誰から始めるか（ランダム、またはこの番号のプレイヤー）
option-m-first-player-drawn = ランダム
option-m-start-tile = スタートタイル
option-m-start-tile-does = スタートタイルを置くフィールドの決め方
option-m-start-tile-first = スタートプレイヤーが選ぶ
option-m-start-tile-last = 最後のプレイヤーが選ぶ
option-m-start-tile-random = ランダム
option-m-start-near-canteen = 水筒の隣のスタートタイル
option-m-start-near-canteen-does = スタートタイルを水筒のある湖の隣に置けるかどうか
option-m-line = 4枚の直線
option-m-line-does = 何枚続いたら開拓地を追加できるか
option-m-line-reached = 4枚以上
option-m-line-exact = ちょうど4枚
option-m-row-2 = 市街地の2列目
option-m-row-2-does = 2列目で得られる商品の数
option-m-row-2-exactly = ちょうど3個
option-m-row-2-up-to = 3個まで

cli-points-fields = フィールド
cli-points-double-fields = 2枚置きフィールド
cli-points-lines-of-four = 4枚の直線

count-m-box-workers-of-each-colour = 各色のワーカー
count-m-box-cattle = 箱の中の牛
count-m-box-canteens = 箱の中の水筒
count-m-box-settlements-of-each-player = 各プレイヤーの開拓地
count-m-box-landscape-tiles = 箱の中の地形タイル
count-m-box-worker-limit = ワーカーの上限
count-m-box-goods = 箱の中の商品
count-m-setup-small-goods-in-supply = 小さい商品（種類別）
count-m-setup-large-goods-in-supply = 大きい商品（種類別）
count-m-setup-settlements = 開始時の開拓地
count-m-setup-landscape-tiles = 使う地形タイル
count-m-setup-coins-by-turn-order = 手番順のコイン
count-m-setup-cattle = 開始時の牛
count-m-setup-goods = 開始時の商品
count-m-tiles = 7ヘクスの地形タイル
count-m-canteens = 水筒のシンボル
count-m-cattle = 牛のシンボル
count-m-layout = 並べたタイル

help-m-goal-title = 目的
help-m-goal = ゲームの終了時に、地形ボード上に最も多くの開拓地を持つことを目指します。建設には商品が、商品にはワーカーとコインが必要です。ワーカーは雇用ホイールを回して得ます。
help-m-turn-title = 手番
help-m-turn = 自分の手番では、雇用、労働、建築のうち1つのアクションだけを必ず行います。その前後に牛の取引ができ、手番の終了時には水筒を使えます。その後、左隣のプレイヤーの手番になります。
help-m-hire-title = 雇用
help-m-hire = 雇用ホイールを回し、示されたワーカー2人を得ます。白いワーカー2個のスペースなら、任意の色の2人を選びます。持てるワーカーは8人までで、余分なワーカーはサプライに戻します。
help-m-paid-hiring-title = 追加の雇用
help-m-paid-hiring = ホイールを回したあと、1手番に1回だけ、小麦を支払ってもう一度雇用できます。矢印を時計回りに1–7スペース進め、1スペースごとに小麦1個を支払い、そこに示されたワーカー2人を得ます。
help-m-work-title = 労働
help-m-work = ワーカーボードの1か所を使います。銀行のスペース1つ、生産地域のスペース1つ、または市街地です。置いたワーカーはその場に残ります。手番の終了時に銀行のすべてのスペース、または1つの生産地域のすべての大きなスペースが埋まっていたら、そこのワーカーはすべてサプライに戻ります。
help-m-bank-title = 銀行
help-m-bank = 空いているスペースに、示された数ちょうどのワーカーを置き、示されたコインを得ます。色は問いません。
help-m-production-title = 生産地域
help-m-production = 鉱山は小さい銅、採石場は小さい石、穀物畑は小麦、農地はカボチャを産み出します。空いているスペースの左側の大きなスペースに、指定された色のワーカー1人か、別の色のワーカー2人を置き、示されたコインを支払って商品を得ます。そのあと、右側の小さなスペースにも同じようにワーカーを置き、その商品を得ることができます。これにはコインは不要です。
help-m-town-title = 市街地
help-m-town = カボチャ1個を取り、持っているカボチャで払える価格を選んで、いずれかの列に請負人コマを置きます。続いてほかのプレイヤーも置くかパスします。すでに請負人コマのある列では、その右側にしか置けません。高値をつけられたプレイヤーは、請負人コマを置き直すかパスします。最後に、残っている全員が支払い、列の報酬を得ます。1列目：牛1頭と、大きいものへの交換3個まで。2列目：小さい石、小さい銅、小麦から3個。3列目：交換2個まで。4列目：2コインと、交換1個まで。
help-m-upgrade-title = 大きいものへの交換
help-m-upgrade = 小さい銅1個を大きい銅1個に、または小さい石1個を大きい石1個に交換します。市街地でしかできません。小さい商品を大きい商品の代わりにすることも、その逆もできません。
help-m-build-title = 建築
help-m-build = 開拓地を3回まで建設します。スタートタイルか、いずれかのプレイヤーの開拓地に接する、空いているフィールドに建てます。湖と山岳地帯には建てられません。フィールドに示されたとおりの商品を支払います。そこにある牛と、接するすべての湖の水筒を取ります。3回のうち建設しなかった1回ごとに1コインを得ます。
help-m-double-title = 2枚置きフィールド
help-m-double = 2つの開拓地のシンボルがあるフィールドには、1回分のコストで自分の開拓地2枚を置きます。2枚目は3回の建設に数えません。
help-m-line-title = 4枚の直線
help-m-line = 新しいフィールドによって、自分のフィールドがちょうど4つまっすぐ途切れずに繋がったら、追加の開拓地1枚をそこに無料で置きます。方向ごとに判定し、4つより長い直線では何も得られません。2枚置きフィールドは1つと数えます。
help-m-scarcity-title = 不足
help-m-scarcity = 得るはずの商品、または得るはずの色のワーカーがサプライに足りないときは、自分を含む全員がそれを1個ずつサプライに戻します。足りるようになるか、誰も持たなくなるまで繰り返します。コイン、牛、水筒、開拓地には適用しません。
help-m-cattle-title = 牛
help-m-cattle = 自分の手番中、アクションの前後と各段階の間に、牛をサプライに戻せます。1頭ごとに、小麦・カボチャ・小さい銅・小さい石のいずれか1個、3コイン、任意のワーカー1人のどれかを得ます。
help-m-canteen-title = 水筒
help-m-canteen = 自分の手番の終了時に水筒を使えます。水筒を箱に戻し、直ちにもう1手番を丸ごと行います。その手番の終了時に、さらに水筒を使うこともできます。
help-m-end-title = ゲームの終了
help-m-end = 誰かが自分の最後の開拓地を置いたら、そのラウンドを最後まで行います。地形ボード上の開拓地が最も多いプレイヤーの勝利です。同数なら牛と水筒の合計、それも同じならコインとワーカーと商品の合計で決め、なお同じなら勝利を分け合います。

# Hints and analysis
ui-area-m-wheel = ホイール
ui-area-m-bank = 銀行
ui-area-m-production = 生産地域
ui-area-m-town = 市街地
ui-area-m-landscape = 地形ボード
ui-area-m-workers = 自分のワーカー
ui-area-m-cattle = 自分の牛
ui-area-m-turn = 手番の終わり
ui-group-m-town = 市街地の競り
ui-group-m-board = 空きスペース
ui-group-m-supply = サプライ
ui-group-m-goods = 商品
ui-group-m-fields = 建設できるフィールド
ui-group-m-turn = 手番の進み
ui-group-m-workers = ワーカー
ui-group-m-coins = コイン
ui-group-m-cattle = 牛と水筒
ui-group-m-settlements = 開拓地
