### Montana at the table in the browser

web-m-land = Land
web-m-landscape = Landscape
web-m-size = { $tiles } tiles · { $fields } hexes
web-m-worker-board = Worker board
web-m-worker-board-how = hire · bank · produce · town
web-m-boards = Players and supply
web-m-row = Row { $row }

# Where in the turn: two or three words.
web-m-setup = Setup
web-m-begin = Choose an action
web-m-white-segment = White segment
web-m-after-spin = After the spin
web-m-worker-limit = Worker limit
web-m-auction = Town auction
web-m-reward = Reward of row { $row }
web-m-build-of = Build { $n } of { $most }
web-m-turn-end = End of the turn
web-m-turn = Turn { $n }
web-m-last-turn = Turn { $n } · last round

# Parts of a list about one thing: “C4, field, costs 1 grain, build here”.
web-m-field = field
web-m-lake = lake
web-m-mountain = mountain
web-m-no-tile = no tile yet
web-m-start-tile = start tile
web-m-double = double field
web-m-costs = costs { $goods }
web-m-built = { $player }: { $n ->
    [one] { $n } settlement
   *[other] { $n } settlements
}
web-m-build-here = build here
web-m-lay-here = lay the start tile here
web-m-gives = { $pays } for { $gets }
web-m-brings = gives { $gets }
web-m-small-part = { $place }, space { $n }, small part
web-m-free = free
web-m-occupied = occupied: { $who }
web-m-pointer = the pointer stands here
web-m-pointer-at = pointer at { $workers }
web-m-town-place = row { $row }, price { $pumpkins }
web-m-pawn = pawn of { $player }
web-m-pawn-at = { $player } bids { $pumpkins }

web-m-one-or-two = { $worker }, or 2 of other colours
web-m-town-how = take 1 pumpkin, then bid
web-m-reward-head = Reward
web-m-reward-1 = 1 cattle, and up to 3 upgrades
web-m-reward-2 = 3 goods in any mix of small stone, small copper and grain
web-m-reward-3 = up to 2 upgrades
web-m-reward-4 = 2 coins, and up to 1 upgrade

web-m-placed = settlements placed
web-m-left = settlements left
web-m-settlements-left = { $n ->
    [one] { $n } settlement left
   *[other] { $n } settlements left
}
web-m-workers-of = { $n ->
    [0] No workers of { $most }
   *[other] { $n } of { $most } workers: { $who }
}
web-m-of-most = { $n } of { $most }
web-m-less = Less
web-m-more = More
web-m-pay-grain = Grain to pay
web-m-trade = Trade
web-m-trade-cattle = Trade 1 cattle

# The button that does it: one or two words.
web-m-verb-hire = Spin
web-m-verb-pointer = Pay
web-m-verb-take = Take
web-m-verb-return = Return
web-m-verb-work = Work
web-m-verb-bid = Bid
web-m-verb-upgrade = Upgrade
web-m-verb-build = Build
web-m-verb-canteen = Use canteen
web-m-verb-start = Lay it here
