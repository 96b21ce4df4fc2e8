m-title = Montana
m-coin = coins
m-coin-count = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
m-cattle = cattle
m-cattle-count = { $n } cattle
m-canteen = canteens
m-canteen-count = { $n ->
    [one] { $n } canteen
   *[other] { $n } canteens
}
m-segment-count = { $n ->
    [one] { $n } segment
   *[other] { $n } segments
}
m-grain = grain
m-grain-count = { $n } grain
m-pumpkin = pumpkins
m-pumpkin-count = { $n ->
    [one] { $n } pumpkin
   *[other] { $n } pumpkins
}
m-small-copper = small copper
m-small-copper-count = { $n } small copper
m-large-copper = large copper
m-large-copper-count = { $n } large copper
m-small-stone = small stone
m-small-stone-count = { $n } small stone
m-large-stone = large stone
m-large-stone-count = { $n } large stone
m-worker-copper = brown workers
m-worker-copper-count = { $n ->
    [one] { $n } brown worker
   *[other] { $n } brown workers
}
m-worker-stone = grey workers
m-worker-stone-count = { $n ->
    [one] { $n } grey worker
   *[other] { $n } grey workers
}
m-worker-grain = beige workers
m-worker-grain-count = { $n ->
    [one] { $n } beige worker
   *[other] { $n } beige workers
}
m-worker-pumpkin = orange workers
m-worker-pumpkin-count = { $n ->
    [one] { $n } orange worker
   *[other] { $n } orange workers
}
m-worker-any-count = { $n ->
    [one] { $n } worker of any colour
   *[other] { $n } workers of any colour
}
m-bank = Bank
m-mine = Mine
m-quarry = Quarry
m-grain-field = Grain field
m-farm = Farm

why-action-done = You have already chosen your action.
why-m-must-act = You must take an action before ending the turn.
why-paid-hiring-once = Paid hiring only once a turn.
why-space-occupied = The space is occupied.
why-exact-workers = { $need ->
    [one] Exactly 1 worker is needed here.
   *[other] Exactly { $need } workers are needed here.
}
why-area-workers = Needed: 1 worker of the area's colour or 2 of other colours.
why-small-part-first = The small part only after the large part of the same space.
why-town-lowest = You do not hold enough pumpkins for the lowest price.
why-right-of-pawn = Only to the right of the pawn there.
why-first-placement = You opened the town, so you must place your pawn.
why-exactly-three = This row gives exactly 3 goods.
why-nothing-to-upgrade = No small copper or small stone to exchange.
why-lake = No settlement on a lake.
why-beside-canteen = Not beside a lake with a canteen, as agreed for this table.
why-mountain = No settlement on a mountain.
why-start-tile = The start tile lies here.
why-field-settled = There is already a settlement here.
why-not-adjacent = Not adjacent to any settlement or the start tile.
why-exact-goods = Exactly the goods shown are needed: { $goods }.
why-build-limit = At most 3 builds a turn.
why-no-settlements-left = No settlements left.
why-no-cattle = You have no cattle.
why-no-cattle-trade-now = No cattle trade at this moment.
why-supply-lacks = There is no { $what } in the supply.
why-no-canteen = You have no canteen.
why-canteen-end = A canteen only at the end of your own turn.
why-tile-drawn = This tile already lies on the landscape.

log-m-first-player = { $player } is the first player.
log-tile = Landscape tile { $tile } lies in place { $slot }, turned by { $rotation }.
log-start-tile = { $player } placed the start tile on { $field }.
log-start-coins = { $player } starts with { $coins }.
log-spin = { $player } spun the wheel: { $workers }.
log-hire = { $player } hired { $workers }.
log-move-pointer = { $player } paid { $grain } and moved the pointer by { $segments }.
log-surplus = { $player } returned { $workers } (worker limit 8).
log-bank = { $player } placed { $workers } in the bank and received { $coins }.
log-produce = { $place }: { $player } placed { $workers }, paid { $coins } and received { $goods }.
log-small-part = { $place }: { $player } also placed { $workers } and received { $goods }.
log-cleared = { $place }: all spaces were occupied; the workers returned to the supply.
log-town-open = { $player } went to town and took 1 pumpkin.
log-town-place = { $player } placed the pawn in row { $row }, price { $n }.
log-outbid = { $other } outbid { $player }.
log-reward = { $player } paid { $pumpkins } and received the reward of row { $row }.
log-reward-lost = { $player } could not pay { $pumpkins } any more: no reward of row { $row }.
log-receive = { $player } received { $goods }.
log-upgrade = { $player } upgraded { $small } to { $large }.
log-scarcity = Too few in the supply ({ $what }): everyone returns 1.
log-scarcity-return = { $player } returned { $goods }.
log-build = { $player } built a settlement on { $field } and paid { $goods }.
log-double = Double field { $field }: 1 extra settlement.
log-line = Line of four through { $field }: 1 extra settlement.
log-unbuilt = { $player } received { $coins } for builds not made.
log-cattle-taken = { $player } took 1 cattle from { $field }.
log-canteen-taken = { $player } took the canteen of lake { $field }.
log-canteen-used = { $player } used a canteen and takes another turn.
log-cattle-trade = { $player } traded 1 cattle for { $what }.
log-last-settlement = { $player } placed the last settlement: this is the last round.

m-hire = Hire
m-work = Work
m-turn = Turn
m-last-round = last round
m-wheel = Wheel
m-town = Town
m-supply = Supply
m-workers = workers
m-settlements = settlements
m-settlements-count = { $n ->
    [one] { $n } settlement
   *[other] { $n } settlements
}
m-first-player = first player
m-tie-break-1 = cattle plus canteens
m-tie-break-2 = coins plus workers plus goods
m-colour-copper = brown
m-colour-stone = grey
m-colour-grain = beige
m-colour-pumpkin = orange
m-colour-any = any
m-does-hire = spin the wheel and take the 2 workers shown
m-does-small = workers again, for the goods of the small part
m-does-town = take 1 pumpkin, then bid for a reward
m-does-pass = leave this auction
m-does-done = no further upgrade
m-does-end = end the turn
m-does-canteen = end the turn and use a canteen for another turn

ask-start = You are the first player: lay the start tile on a field.
ask-pick = { $n ->
    [one] White segment: choose the second worker.
   *[other] White segment: choose { $n } workers, one by one.
}
ask-surplus = At most 8 workers: return { $n }.
ask-turn-main = Choose an action: hire, work or build.
ask-turn-hired = Pay grain to move the pointer and hire once more, or end the turn.
ask-turn-worked = Use the small part too, or end the turn.
ask-turn-built = { $n ->
    [one] Build again (1 build of 3 made), or end the turn for a coin for each build not made.
    [2] Build again (2 builds of 3 made), or end the turn for a coin for each build not made.
   *[other] All 3 builds are made: end the turn.
}
ask-turn-done = Trade cattle, or end the turn.
ask-place-bank = { $n ->
    [one] Bank: place 1 worker of any colour.
   *[other] Bank: place { $n } workers of any colours, one by one.
}
ask-place-large = { $place }: place { $worker }, or 2 of other colours.
ask-place-small = { $place }, small part: place { $worker }, or 2 of other colours.
ask-place-second = { $place }: place the second worker.
ask-bid-first = Town: place your pawn on a price that you hold.
ask-bid = Town: place your pawn on a price that you hold, or pass.
ask-take = { $n ->
    [one] Your reward: choose the last good.
   *[other] Your reward: choose { $n } goods, one by one.
}
ask-upgrade = { $n ->
    [one] Your reward: 1 upgrade of small copper or small stone, if you want.
   *[other] Your reward: up to { $n } upgrades of small copper or small stone.
}

# On the map: at most 6 cells.
ui-montana-start = start
ui-montana-placed = placed
ui-montana-left = left
ui-montana-area = 1 { $colour } or 2 others; + small part
# What the first word of a move means; where it is the same word, only that one is shown.
ui-montana-verb-build = build
ui-montana-verb-pick = pick
ui-montana-verb-place = place
ui-montana-verb-return = return
ui-montana-verb-start = start
ui-montana-verb-take = take
ui-montana-verb-trade = trade
ui-montana-verb-upgrade = upgrade
ui-montana-legend-goods = g grain, p pumpkin, c/C small/large copper, s/S small/large stone, $ coin
ui-montana-legend-pieces = Ÿ cattle, ô canteen, ⌂ settlement, ↑ upgrade of a small good to a large one
ui-montana-legend-workers = w worker: c brown, s grey, g beige, p orange, ? any colour; · free place
ui-montana-legend-map = map: cost of a field, ×2 double field, ~ lake, ^ mountain, ▌ possible now
ui-montana-won-1 = Most settlements on the landscape: { $n }.
ui-montana-won-2 = Equal in settlements; most cattle plus canteens: { $n }.
ui-montana-won-3 = Equal in settlements and in cattle plus canteens; most coins plus workers plus goods: { $n }.
ui-montana-won-shared = Equal in settlements and in both tie-breaks: the victory is shared.

# Statistics
stat-m-goods = goods
stat-m-fields = fields
stat-m-doubles = double fields
stat-m-lines = lines of four
stat-m-towns = auctions opened
stat-m-rewards = auctions won
stat-m-outbid = times outbid
m-contested = a second bidder
m-auction-outbid = somebody outbid

act-m-hire = Hire: spin the wheel
act-m-pointer = Pay { $grain } and move the pointer by { $segments }
act-m-small = Use the small part too
act-m-town = Go to town
act-m-pass = Pass
act-m-done = No further upgrade
act-m-end = End the turn
act-m-canteen = Use a canteen for another turn
act-m-pick = Take { $worker }
act-m-place = Place { $worker }
act-m-return = Return { $worker }
act-m-take = Take { $goods }
act-m-upgrade = Upgrade { $small } to { $large }
act-m-trade = Trade 1 cattle for { $what }
act-m-bank = Bank, space { $n }
act-m-space = { $place }, space { $n }
act-m-pawn = Place the pawn in row { $row }, column { $column }
act-m-build = Build on { $field }
act-m-start = Lay the start tile on { $field }
act-m-first = First player: { $player }
act-m-spin = Segment { $n } of the wheel: { $workers }
act-m-tile = Landscape tile { $tile }, turned by { $rotation }
act-m-drawn = Start tile on { $field }

table-m-hire = choose to hire: the wheel is spun (M5.1)
table-m-pointer = pay N grain, move the pointer, N from 1 to 7 (M5.2)
table-m-small = use the small part of the space just used (M6.5)
table-m-town = choose to work in the town (M6.7)
table-m-pass = leave the auction (M6.12, M6.14)
table-m-done = announce no further upgrade (M6.16)
table-m-end = end the turn (M3.3)
table-m-canteen = end the turn and use a canteen for another (M3.4)
table-m-pick = a worker of a white segment (M5.1)
table-m-place = put a worker on the chosen space (M6.2, M6.4)
table-m-return = return a worker beyond eight (M5.3)
table-m-take = grain, small-copper or small-stone of row 2 (M6.16)
table-m-upgrade = copper or stone, small for large (M6.16)
table-m-trade = one cattle for a good, coins or a worker (M8.1)
table-m-bank = choose bank space N (M6.2)
table-m-space = choose production space N of an area (M6.4)
table-m-pawn = place the pawn in the town (M6.10)
table-m-build = build a settlement (M7)
table-m-start = lay the start tile (M2.2)
table-m-first = chance: the first player (M2.0)
table-m-spin = chance: the wheel stops (M5.1)
table-m-tile = chance: the next landscape tile (M2.1)
table-m-drawn = chance: the start tile's field (M2.2)

option-m-first-player = First player
option-m-first-player-does = who begins: drawn at random, or the player with this number
option-m-first-player-drawn = drawn at random
option-m-start-tile = Start tile
option-m-start-tile-does = who says on which field the start tile lies
option-m-start-tile-first = the first player chooses
option-m-start-tile-last = the last player chooses
option-m-start-tile-random = drawn at random
option-m-start-near-canteen = Start tile beside a canteen
option-m-start-near-canteen-does = whether the start tile may lie beside a lake with a canteen
option-m-line = Line of four
option-m-line-does = how many fields in a row bring an extra settlement
option-m-line-reached = four or more
option-m-line-exact = exactly four
option-m-row-2 = Row 2 of the town
option-m-row-2-does = how many goods row 2 gives
option-m-row-2-exactly = exactly 3
option-m-row-2-up-to = up to 3

cli-points-fields = fields
cli-points-double-fields = double fields
cli-points-lines-of-four = lines of four

count-m-box-workers-of-each-colour = workers of each colour
count-m-box-cattle = cattle in the box
count-m-box-canteens = canteens in the box
count-m-box-settlements-of-each-player = settlements of each player
count-m-box-landscape-tiles = landscape tiles in the box
count-m-box-worker-limit = worker limit
count-m-box-goods = goods in the box
count-m-setup-small-goods-in-supply = small goods of a kind in the supply
count-m-setup-large-goods-in-supply = large goods of a kind in the supply
count-m-setup-settlements = settlements to start with
count-m-setup-landscape-tiles = landscape tiles of a game
count-m-setup-coins-by-turn-order = coins by turn order
count-m-setup-cattle = cattle to start with
count-m-setup-goods = goods to start with
count-m-tiles = landscape tiles of 7 hexes
count-m-canteens = canteen symbols
count-m-cattle = cattle symbols
count-m-layout = tiles laid out

help-m-goal-title = Goal
help-m-goal =
    Have the most settlements on the landscape when the game ends. To build them you need goods, to get goods you
    need workers and coins, and to get workers you spin the wheel.
help-m-turn-title = Turn
help-m-turn =
    On your turn take exactly one action: Hire, Work or Build. Before and after it you may trade cattle, and at the
    end of the turn you may use a canteen. Then the player to your left goes on.
help-m-hire-title = Hire
help-m-hire =
    Spin the wheel and take the 2 workers it shows; a white segment lets you choose 2 of any colours. You keep at
    most 8 workers and return the surplus.
help-m-paid-hiring-title = Paid hiring
help-m-paid-hiring =
    After the spin you may, once in the turn, pay grain and hire again: 1 grain for each segment by which you move
    the pointer clockwise, 1 to 7. Take the 2 workers shown there.
help-m-work-title = Work
help-m-work =
    Use one place of the worker board: a space of the bank, a space of a production area, or the town. Workers stay
    where they stand. When every space of the bank, or the large part of every space of an area, is occupied at the
    end of a turn, all workers there return to the supply.
help-m-bank-title = Bank
help-m-bank =
    Place exactly as many workers as a free space shows, of any colours, and receive the coins shown.
help-m-production-title = Production
help-m-production =
    The mine, the quarry, the grain field and the farm give small copper, small stone, grain and pumpkins. On the
    large part of a free space place 1 worker of the area's colour or 2 workers of other colours, pay the coins shown
    and receive the goods. Then you may place workers once more in the same way on its small part, for its goods and
    without coins.
help-m-town-title = Town
help-m-town =
    Take 1 pumpkin and place your pawn in a row, on a price in pumpkins that you hold; the others follow or pass. In a
    row with a pawn you may only go to the right of it; whoever is outbid places the pawn again or passes. In the end
    everyone still there pays and receives the reward of the row: 1 cattle and up to 3 upgrades; 3 of small stone,
    small copper and grain; up to 2 upgrades; or 2 coins and up to 1 upgrade.
help-m-upgrade-title = Upgrade
help-m-upgrade =
    Return 1 small copper for 1 large copper, or 1 small stone for 1 large stone. Only the town offers this. A small
    good never stands in for a large one, nor a large one for a small one.
help-m-build-title = Build
help-m-build =
    Build up to 3 settlements, each on a free field beside the start tile or any player's settlement, never on a lake
    or a mountain. Pay exactly the goods shown on the field. Take the cattle lying there and the canteen of every lake
    beside it. You receive 1 coin for each of the 3 builds that you did not make.
help-m-double-title = Double field
help-m-double =
    A field with two settlement symbols takes 2 of your settlements for its price. The second one is no build of the 3.
help-m-line-title = Line of four
help-m-line =
    If the new field makes a straight unbroken line of exactly 4 fields of yours, put 1 more settlement on it for
    free. Each direction counts for itself; a longer line brings nothing. A double field counts as one field.
help-m-scarcity-title = Scarcity
help-m-scarcity =
    If the supply has too few of a good or of a colour of workers for what you are to receive, everyone returns 1 of
    it, you too, until there is enough or nobody has any. This does not concern coins, cattle, canteens and
    settlements.
help-m-cattle-title = Cattle
help-m-cattle =
    In your turn, before and after your action and between its steps, you may return cattle: each brings 1 grain,
    pumpkin, small copper or small stone, or 3 coins, or 1 worker of any colour.
help-m-canteen-title = Canteen
help-m-canteen =
    At the end of your turn you may use a canteen: it leaves the game, and you take another whole turn at once. You
    may do so again at the end of that turn.
help-m-end-title = End
help-m-end =
    When somebody has placed the last own settlement, the round is played to its end. Most settlements on the
    landscape win; then most cattle plus canteens; then most coins plus workers plus goods; then the victory is
    shared.

# Hints and analysis
ui-area-m-wheel = the wheel
ui-area-m-bank = the bank
ui-area-m-production = the production areas
ui-area-m-town = the town
ui-area-m-landscape = the landscape
ui-area-m-workers = your workers
ui-area-m-cattle = your cattle
ui-area-m-turn = the end of the turn
ui-group-m-town = town auction
ui-group-m-board = free spaces
ui-group-m-supply = supply
ui-group-m-goods = goods
ui-group-m-fields = fields to build on
ui-group-m-turn = tempo
ui-group-m-workers = workers
ui-group-m-coins = coins
ui-group-m-cattle = cattle and canteens
ui-group-m-settlements = settlements
