### Dice Settlers in the browser

web-d-map = Map
web-d-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
} · { $stack } in the stack
web-d-worth = { $first } for control, { $second } for the second place
web-d-controlled = controlled by { $players }
web-d-spot-n = Free place north of tile { $tile }
web-d-spot-ne = Free place north-east of tile { $tile }
web-d-spot-se = Free place south-east of tile { $tile }
web-d-spot-s = Free place south of tile { $tile }
web-d-spot-sw = Free place south-west of tile { $tile }
web-d-spot-nw = Free place north-west of tile { $tile }
web-d-hand = Tiles to choose from

web-d-technologies = Techs
web-d-cost-terrain = cost · terrain
web-d-always = always
web-d-use-up = use up
web-d-when = when
web-d-researched-by = researched by { $players }

web-d-taken = taken this round
web-d-pairs = { $n ->
    [one] 1 more by a pair of pioneers
   *[other] { $n } more by pairs of pioneers
}

web-d-active = Active
web-d-no-active = no active dice
web-d-limit = limit { $n }
web-d-spent = Spent
web-d-bag = Bag
web-d-store = Store
web-d-players = Players

web-d-end = End of the game
web-d-end-any = any one ends it
web-d-left-points = Points left
web-d-left-tiles = Map tiles left
web-d-most-houses = Most houses
web-d-left-colours = Die colours left
web-d-of = { $n } of { $all }
web-d-ends-at = { $n }, ends at { $end }
web-d-dice-left = Dice in the general supply

web-d-own-strength = own mix
web-d-action-tile = Action tile, marker at { $action }
web-d-queue-next = Next
web-d-queue-end = end
web-d-queue = Queue: { $dice }; the first { $n } are rolled next
web-d-did = What it did

web-d-phase-setup = Setup
web-d-phase-roll = Roll phase
web-d-phase-clean-up = Clean-up
web-d-phase-automaton = Automaton
web-d-phase-turn-1 = First turn
web-d-phase-turn-2 = Second turn
web-d-phase-action = { $phase } · { $action }
web-d-round = Round { $n }
web-d-round-last = Round { $n }, the last

web-d-less = Less
web-d-more = More
web-d-faces = Faces of the die
web-d-now = now
web-d-exchange = { $tokens } for { $points }
web-d-do-place = Place here
web-d-do-keep = Keep
web-d-do-take = Take
web-d-do-tent = Put a tent here
web-d-do-back = Take back
web-d-do-house = Put a house
web-d-do-blast = Blast
web-d-do-explore = Explore
web-d-do-face = Turn to { $symbol }
web-d-do-spend = Spend
web-d-do-pay = Pay
web-d-do-exchange = Exchange
web-d-do-aside = Put aside
web-d-do-use = Use
web-d-tab-map = Map
