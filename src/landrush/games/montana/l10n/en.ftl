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
why-mountain = No settlement on a mountain.
why-start-tile = The start tile lies here.
why-field-settled = There is already a settlement here.
why-not-adjacent = Not adjacent to any settlement or the start tile.
why-exact-goods = Exactly the goods shown are needed: { $goods }.
why-build-limit = At most 3 builds a turn.
why-no-settlements-left = No settlements left.
why-no-cattle = You have no cattle.
why-no-cattle-trade-now = No cattle trade at this moment.
why-no-canteen = You have no canteen.
why-canteen-end = A canteen only at the end of your own turn.
why-tile-drawn = This tile already lies on the landscape.

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
ask-place-large = { $place }: place 1 { $colour } worker, or 2 of other colours.
ask-place-small = { $place }, small part: place 1 { $colour } worker, or 2 of other colours.
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

ui-montana-placed = placed
ui-montana-left = left
ui-montana-area = 1 { $colour } or 2 others; + small part
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
