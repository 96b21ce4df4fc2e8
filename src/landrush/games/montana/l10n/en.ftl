m-coin = coins
m-coin-count = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
m-cattle = cattle
m-cattle-count = { $n } cattle
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
why-upgrade-limit = No more upgrades with this reward.
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
