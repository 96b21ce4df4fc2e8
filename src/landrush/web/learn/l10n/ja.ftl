### ブラウザのクライアント：ルールとチュートリアル

web-learn-games = ゲーム
web-learn-contents = 目次
web-learn-search = ルールを検索
web-learn-found = { $n ->
    [0] すべての語を含むルールはありません。
   *[other] { $n }件のルール
}
web-learn-copy = このルールへのリンクをコピー
web-learn-copied = リンクをコピーしました
web-learn-print = 印刷
web-learn-tutorial = チュートリアル
web-learn-components = コンポーネント
web-learn-all = すべてのルール
web-learn-clause = ルール{ $id }
web-learn-symbols = シンボル

## シンボルの意味。ルールと同じ書き方
web-learn-goods = 商品とコイン
web-learn-workers = ワーカー
web-learn-pieces = コマとタイル
web-learn-places = ワーカーボード
web-learn-land = 地形
web-learn-actions = アクションとダイスの面
web-learn-tokens = 資源
web-learn-cards = 技術とオートマ
web-learn-abilities = タイルの能力

web-learn-symbol-grain = **小麦**は、開拓地のコストと、ホイールの矢印を進めるのに使います（[M5.2](#M5.2)）。
web-learn-symbol-pumpkin = **カボチャ**は、開拓地のコストと、市街地の競りに使います（[M6.10](#M6.10)）。
web-learn-symbol-small-copper = **小さい銅**は開拓地のコストに使います。大きい銅に交換できます。
web-learn-symbol-large-copper = **大きい銅**は開拓地のコストに使います。交換でだけ得られます（[M6.16](#M6.16)）。
web-learn-symbol-small-stone = **小さい石**は開拓地のコストに使います。大きい石に交換できます。
web-learn-symbol-large-stone = **大きい石**は開拓地のコストに使います。交換でだけ得られます（[M6.16](#M6.16)）。
web-learn-symbol-coin = **コイン**は、生産地域のスペースで支払います（[M6.4](#M6.4)）。
web-learn-symbol-worker-copper = **茶色のワーカー**は銅の色です。鉱山では1人で足ります（[M6.4](#M6.4)）。
web-learn-symbol-worker-stone = **灰色のワーカー**は石の色です。採石場では1人で足ります（[M6.4](#M6.4)）。
web-learn-symbol-worker-grain = **ベージュのワーカー**は小麦の色です。穀物畑では1人で足ります（[M6.4](#M6.4)）。
web-learn-symbol-worker-pumpkin = **橙色のワーカー**はカボチャの色です。農地では1人で足ります（[M6.4](#M6.4)）。
web-learn-symbol-settlement = **開拓地**：地形ボード上に最も多いプレイヤーが勝ちます（[M9.2](#M9.2)）。
web-learn-symbol-double-settlement = **2枚置きフィールド**：1回分のコストで開拓地を2枚置きます（[M7.4](#M7.4)）。
web-learn-symbol-line-of-four = **4枚の直線**：開拓地をもう1枚、無料で置きます（[M7.5](#M7.5)）。
web-learn-symbol-cattle = **牛**は、商品1個、3コイン、ワーカー1人のどれかと交換します（[M8.1](#M8.1)）。
web-learn-symbol-canteen = **水筒**：直ちにもう1手番行います（[M3.4](#M3.4)）。
web-learn-symbol-upgrade = **大きいものへの交換**：小さい銅や小さい石が大きいものになります（[M6.16](#M6.16)）。
web-learn-symbol-wheel-pointer = **雇用ホイール**：回して、示されたワーカー2人を得ます（[M5.1](#M5.1)）。
web-learn-symbol-bank = **銀行**：ワーカーを置いてコインを得ます（[M6.2](#M6.2)）。
web-learn-symbol-mine = **鉱山**：ワーカーとコインで小さい銅を得ます（[M6.3](#M6.3)）。
web-learn-symbol-quarry = **採石場**：ワーカーとコインで小さい石を得ます（[M6.3](#M6.3)）。
web-learn-symbol-grain-field = **穀物畑**：ワーカーとコインで小麦を得ます（[M6.3](#M6.3)）。
web-learn-symbol-farm = **農地**：ワーカーとコインでカボチャを得ます（[M6.3](#M6.3)）。
web-learn-symbol-town = **市街地**：カボチャを使い、競りで報酬を得ます（[M6.7](#M6.7)）。
web-learn-symbol-wagon = **スタートタイル**：最初の開拓地はこれに接します。上には誰も建設できません（[M2.2](#M2.2)）。
web-learn-symbol-lake = **湖**：誰も建設できません。最初に隣に建てたプレイヤーが水筒を取ります（[M7.6](#M7.6)）。
web-learn-symbol-mountain = **山岳地帯**：誰も建設できません（[M7.2](#M7.2)）。

web-learn-symbol-recruit = **雇用**：袋に入れる新しいダイスを得ます（[D6.1](#D6.1)）。
web-learn-symbol-explore = **探検**：マップに新しいタイルを置きます（[D6.2](#D6.2)）。
web-learn-symbol-settle = **入植**：テントを補充し、タイルに置き、取り戻します（[D6.3](#D6.3)）。
web-learn-symbol-attack = **襲撃**：対戦相手のテントを自分のテントと入れ替えます（[D6.4](#D6.4)）。
web-learn-symbol-harvest = **収穫**：資源アイコンを資源トークンにします（[D6.5](#D6.5)）。
web-learn-symbol-trade = **交易**：トークンやダイスを勝利点にします（[D6.6](#D6.6)）。
web-learn-symbol-research = **研究**：技術が自分に効くようになります（[D6.7](#D6.7)）。
web-learn-symbol-pioneer = **開拓者**：使うと、ほかのダイスの面を変えたり振り直したりできます（[D4.4](#D4.4)）。
web-learn-symbol-gold = **金**はどの資源としても使えます（[D6.6](#D6.6)）。
web-learn-symbol-iron = **鉄**：研究と交易に使うトークンです。
web-learn-symbol-wood = **木材**：研究と交易に使うトークンです。
web-learn-symbol-food = **食料**：研究と交易に使うトークンです。
web-learn-symbol-tent = **テント**：そこに進出しています。最も多いプレイヤーがタイルを支配します（[D8.2](#D8.2)）。
web-learn-symbol-house = **家**：そのタイルをずっと支配します（[D7.2](#D7.2)）。
web-learn-symbol-star = **勝利点**：最も多いプレイヤーが勝ちます（[D11.5](#D11.5)）。
web-learn-symbol-bag = **袋**：ここからダイスを引きます（[D4.2](#D4.2)）。
web-learn-symbol-dice-limit = **ダイス上限**：振るダイスの数です（[D4.1](#D4.1)）。
web-learn-symbol-technology = **技術**：研究したときから効きます（[D14.1](#D14.1)）。
web-learn-symbol-explosive = **爆発技術**：マーカーを取り除くと強い効果を使えます（[D7.3](#D7.3)）。
web-learn-symbol-marker-ready = **1ラウンドに1回（使用可）**：このラウンドにまだ使えます（[D14.4](#D14.4)）。
web-learn-symbol-marker-used = **1ラウンドに1回（使用済み）**：クリーンアップのあと、また使えます（[D9.1](#D9.1)）。
web-learn-symbol-automaton = **オートマ**：ソロモードの対戦相手です（[D12.1](#D12.1)）。
web-learn-symbol-placement = **配置時**：タイルを置いたプレイヤーが一度だけ使います（[D13.1](#D13.1)）。
web-learn-symbol-control = **支配中**：タイルを支配している間、効きます（[D13.1](#D13.1)）。
web-learn-symbol-presence = **進出中**：タイルに進出している間、効きます（[D13.1](#D13.1)）。
web-learn-symbol-factory = **工場**：テント1個でフリーアクションとして使います（[D7.1](#D7.1)）。
web-learn-symbol-plains = **平原**：黄のダイス。
web-learn-symbol-forest = **森**：緑のダイス。
web-learn-symbol-mountains = **山地**：灰のダイス。
web-learn-symbol-desert = **砂漠**：オレンジのダイス。
web-learn-symbol-hills = **丘陵**：茶のダイス。
