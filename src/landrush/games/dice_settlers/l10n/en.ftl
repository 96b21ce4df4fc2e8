d-die-white = white die
d-die-white-count = { $n ->
    [one] { $n } white die
   *[other] { $n } white dice
}
d-die-green = green die
d-die-green-count = { $n ->
    [one] { $n } green die
   *[other] { $n } green dice
}
d-die-yellow = yellow die
d-die-yellow-count = { $n ->
    [one] { $n } yellow die
   *[other] { $n } yellow dice
}
d-die-orange = orange die
d-die-orange-count = { $n ->
    [one] { $n } orange die
   *[other] { $n } orange dice
}
d-die-brown = brown die
d-die-brown-count = { $n ->
    [one] { $n } brown die
   *[other] { $n } brown dice
}
d-die-grey = grey die
d-die-grey-count = { $n ->
    [one] { $n } grey die
   *[other] { $n } grey dice
}
d-symbol-recruit = recruit symbol
d-symbol-recruit-count = { $n ->
    [one] { $n } recruit symbol
   *[other] { $n } recruit symbols
}
d-symbol-explore = explore symbol
d-symbol-explore-count = { $n ->
    [one] { $n } explore symbol
   *[other] { $n } explore symbols
}
d-symbol-settle = settle symbol
d-symbol-settle-count = { $n ->
    [one] { $n } settle symbol
   *[other] { $n } settle symbols
}
d-symbol-attack = attack symbol
d-symbol-attack-count = { $n ->
    [one] { $n } attack symbol
   *[other] { $n } attack symbols
}
d-symbol-trade = trade symbol
d-symbol-trade-count = { $n ->
    [one] { $n } trade symbol
   *[other] { $n } trade symbols
}
d-symbol-research = research symbol
d-symbol-research-count = { $n ->
    [one] { $n } research symbol
   *[other] { $n } research symbols
}
d-symbol-pioneer = pioneer symbol
d-symbol-pioneer-count = { $n ->
    [one] { $n } pioneer symbol
   *[other] { $n } pioneer symbols
}
d-symbol-gold = gold symbol
d-symbol-gold-count = { $n ->
    [one] { $n } gold symbol
   *[other] { $n } gold symbols
}
d-symbol-iron = iron symbol
d-symbol-iron-count = { $n ->
    [one] { $n } iron symbol
   *[other] { $n } iron symbols
}
d-symbol-wood = wood symbol
d-symbol-wood-count = { $n ->
    [one] { $n } wood symbol
   *[other] { $n } wood symbols
}
d-symbol-food = food symbol
d-symbol-food-count = { $n ->
    [one] { $n } food symbol
   *[other] { $n } food symbols
}
d-gold = gold
d-gold-count = { $n } gold
d-iron = iron
d-iron-count = { $n } iron
d-wood = wood
d-wood-count = { $n } wood
d-food = food
d-food-count = { $n } food
d-tent = tents
d-tent-count = { $n ->
    [one] { $n } tent
   *[other] { $n } tents
}
d-point = victory points
d-point-count = { $n ->
    [one] { $n } victory point
   *[other] { $n } victory points
}
d-house = houses
d-house-count = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
d-technology = technologies
d-technology-count = { $n ->
    [one] { $n } technology
   *[other] { $n } technologies
}
d-recruit = Recruit
d-explore = Explore
d-settle = Settle
d-attack = Attack
d-harvest = Harvest
d-trade = Trade
d-research = Research
d-plains = plains
d-forest = forest
d-mountains = mountains
d-desert = desert
d-hills = hills
d-end-houses = a player has 5 houses on the map
d-end-points = no points left in the general supply
d-end-stack = the map stack is empty
d-end-dice = dice of at most 2 colours left in the general supply
d-automaton = automaton
d-centre = the centre
d-priority-only = nothing else was possible
d-priority-player = all else equal, the player decided
d-priority-lot = all else equal, decided by lot
d-priority-fewest-own-dice = the colour of which it has fewest dice
d-priority-rarest = the rarest colour in the supply
d-priority-away = away from the player's tiles
d-priority-farthest = farthest from the player's tents
d-priority-new-terrain = a terrain where it is not yet present
d-priority-new-tile = a tile where it is not yet present
d-priority-near-house = fewest tents lacking for a house
d-priority-stop-control = stops the player from being the only controller
d-priority-shared-control = controlled together with the player
d-priority-most-points = most points
d-priority-most-strength = most strength used
d-priority-leftmost = most points, and the leftmost of them
d-priority-symbol = its symbol
d-priority-fewest-there = fewest there
d-priority-clockwise = of the emptiest the next clockwise
d-priority-centre-empty = the centre was empty
d-priority-sides-full = every side has a token
d-priority-gold-rush = in a gold rush it does not leave

tech-ta1 = Stabilization
tech-ta2 = Human Resources
tech-ta3 = Settlers' Commune
tech-ta4 = Evening Campfire
tech-tb1 = Scouts
tech-tb2 = Great Wagons
tech-tb3 = Palisade
tech-tb4 = Quartermasters
tech-tb5 = Improved Tools
tech-tb6 = Military Training
tech-tb7 = City Walls
tech-tb8 = Cartography
tech-tb9 = Mounted Couriers
tech-tb10 = Caravans
tech-tb11 = Mercenaries
tech-tb12 = Border Guard
tech-tc1 = Forestry
tech-tc2 = Gold Rush
tech-tc3 = Mass Settlement
tech-tc4 = Adaptation
tech-tc5 = Improvisation
tech-tc6 = Stable Rule
tech-tc7 = Versatile Explorers
tech-tc8 = Employment
tech-tc9 = Gunsmiths
tech-tc10 = Milling
tech-tc11 = Sawmills
tech-tc12 = Counting Houses
tech-td1 = Universal Education
tech-td2 = Engineering
tech-td3 = Innovators
tech-td4 = Missionaries
tech-td5 = Trained Troops
tech-td6 = Town Market
tech-td7 = Recruitment Office
tech-td8 = Settlers' Trail
tech-te1 = Labour Migration
tech-te2 = Constructor
tech-te3 = Prosperity
tech-te4 = Economic Revival
tech-te5 = Destiny
tech-te6 = Foreign Trade
tech-te7 = Industrial Revolution
tech-te8 = University
tech-te9 = Surveyor
tech-te10 = Shift Work
tech-te11 = Constitution
tech-te12 = Chronicles
tech-tx1 = Dynamite
tech-tx2 = Great March
tech-tx3 = Mass Levy
tech-tx4 = Brainstorm
tech-tx5 = Rush Building
tech-tx6 = Mother Lode
tech-tx7 = Clearance Sale

why-action-used = You have already taken this action this round.
why-no-symbol = You have no symbol that counts for this.
why-few-symbols = Not enough symbols for this.
why-no-such-die = You have no such die there.
why-no-dice-colour = No dice of this colour in the general supply.
why-no-dice-access = No dice that you have access to in the general supply.
why-no-white-dice = White dice cannot be recruited.
why-no-presence-terrain = You have no presence on the terrain needed.
why-stack-empty = The map stack is empty.
why-no-spot = No place on the map where you could put a new tile.
why-tile-not-placed = This tile is not on the map.
why-touch-two = The new tile must touch at least two tiles.
why-touch-presence = The new tile must touch a tile where you are present.
why-touch-most = The start tile must touch as many tiles as it can.
why-not-in-hand = This tile is not among those you have drawn.
why-not-present = You are not present on this tile.
why-too-far = Too far from every tile where you are present.
why-no-own-tents = No tents left in your own supply.
why-no-tent-there = You have no tent on this tile.
why-no-tents-on-map = You have no tents on the map.
why-few-tents = Not enough of your tents on this tile.
why-no-enemy-tents = No opponent's tents on this tile.
why-attack-ignored = All attack symbols would be ignored.
why-replace-one = An attack must replace at least one tent.
why-trade-set = These tokens form no set that can be traded.
why-no-token = You do not have these resource tokens.
why-tech-not-here = This technology is not part of this game.
why-tech-owned = Your marker is already on this technology.
why-tech-not-owned = Your marker is not on this technology.
why-tech-token = The cost must be paid with the resource tokens shown, or with gold in their place.
why-card-drawn = This technology has already been laid out.
why-once-per-round = Already used this round.
why-no-effect = It would have no effect now.
why-not-factory = This tile is not a factory on the map.
why-factory-tent = No tent of yours that could work in this factory.
why-house-there = There is already a house on this tile.
why-lead-three = You need at least 3 tents more than every other player.
why-no-houses = No houses left.
why-die-not-for-this = The die cannot be used in this way.
why-bag-empty = The bag is empty; it is not refilled now.
why-no-such-face = The die has no such face.
why-priorities = The automaton's priorities leave only the options listed.

log-round = Round { $n }.
log-card = Technology { $tech } was laid out.
log-start-choice = { $player } placed start tile { $tile }.
log-draw-die = { $player } drew and rolled { $dice }: { $faces }.
log-refill = { $player } put the spent dice back into the bag.
log-reroll = { $player } rerolled { $dice }: { $faces }.
log-turn-die = { $player } turned { $dice }: { $symbol }.
log-spend-die = { $player } spent { $dice }: { $faces }.
log-action = { $player } chose { $action }.
log-explore = { $player } explored and placed tile { $tile }.
log-join = { $player } joined on tile { $tile } with 1 tent.
log-fetch-tents = { $player } took { $tents } into the own supply.
log-place-tent = { $player } placed { $tents } on tile { $tile }.
log-recall-tents = { $player } took { $tents } back from tile { $tile }.
log-attack = { $player } replaced { $tents } of { $other } on tile { $tile }.
log-blast = { $player } blasted { $tents } of { $other } off tile { $tile }.
log-trade = { $player } traded { $tokens } for { $points }.
log-trade-die = { $player } removed { $dice } from the game for { $points }.
log-pay-tokens = { $player } paid { $tokens }.
log-research = { $player } researched { $tech }.
log-use-tech = { $player } used { $tech }.
log-explode = { $player } set off { $tech }.
log-factory = { $player } used the factory on tile { $tile }.
log-take-power = { $player } took power on tile { $tile } and placed a house.
log-house = { $player } placed a house on tile { $tile }.
log-points = { $player } gained { $points }.
log-keep = { $player } kept { $dice }: { $faces }.
log-end-condition = End condition met: { $reason }. One more round is played.
log-auto-dice = The automaton took { $dice } from the queue: { $faces }.
log-auto-die-to = The automaton put { $dice } to { $side }: { $reason }.
log-auto-token-to = The automaton put { $goods } to { $side }: { $reason }.
log-auto-step = Step die { $n }: the marker moved to { $action }.
log-auto-strength = The automaton acted with strength { $n }.
log-auto-points = The automaton gained { $points } for unused strength.
log-auto-nothing = The automaton did nothing.
log-auto-tile = The automaton chose tile { $tile }: { $reason }.
log-auto-recruit = The automaton recruited { $dice }: { $reason }.
log-auto-research = The automaton researched { $tech }: { $reason }.
log-auto-explore = The automaton explored and placed tile { $tile }: { $reason }.
log-evict = { $player } sent { $tents } of { $other } home from tile { $tile }.

ask-d-first = The first player is drawn.
ask-d-card = A technology is laid out.
ask-d-draft-draw = A start tile is drawn.
ask-d-draft-keep = Keep one start tile; the others go on to the left.
ask-d-place-start = Place your start tile { $tile } ({ $about }), where it touches most tiles.
ask-d-place-start-hidden = A start tile is to be placed.
ask-d-roll = Dice are drawn and rolled.
ask-d-drawing = Dice are drawn and rolled, { $left } more.
ask-d-aside = { $left ->
    [one] You drew more dice than you may use: put 1 of them aside.
   *[other] You drew more dice than you may use: put { $left } of them aside, one by one.
}
ask-d-arrange = Spend a die to turn, reroll or draw others, or be done with rolling.
ask-d-spend = What do you spend the { $die } for?
ask-d-turn-die = { $left ->
    [one] Which die do you turn to a face of your choice?
   *[other] Which dice do you turn to a face of your choice? Up to { $left }, one by one.
}
ask-d-face = To which face do you turn the { $die }?
ask-d-reroll = { $left ->
    [one] Which dice do you reroll? 1 more at most.
   *[other] Which dice do you reroll? Up to { $left } more, one by one.
}
ask-d-rolling = Dice are rerolled.
ask-d-turn = { $turn ->
    [1] First turn
   *[other] Second turn
}: choose a main action; free actions before or after it.
ask-d-turn-taken = { $turn ->
    [1] First turn
   *[other] Second turn
}: the main action is taken. Free actions, or end the turn.
ask-d-extra = An additional main action, or pass.
ask-d-pay = { $left ->
    [one] Pay the last { $symbol } symbol.
   *[other] Pay { $left } { $symbol } symbols, one by one.
}
ask-d-pair = { $left ->
    [one] Which die is the second pioneer of the pair?
   *[other] Which dice are the { $left } pioneers of the pair?
}
ask-d-act-settle = Settle: spend a symbol ({ $symbols } so far), or be done.
ask-d-act-attack = Attack { $other } on tile { $tile }: spend a symbol ({ $symbols } so far), or be done.
ask-d-act-harvest = Harvest: spend a resource symbol ({ $symbols } so far), or be done.
ask-d-act-trade = Trade: spend a symbol ({ $symbols } so far), or be done.
ask-d-act-first-settle = Settle: spend a symbol.
ask-d-act-first-attack = Attack { $other } on tile { $tile }: spend a symbol.
ask-d-act-first-harvest = Harvest: spend a resource symbol.
ask-d-act-first-trade = Trade: spend a symbol.
ask-d-take-die = { $left ->
    [one] Take a die of which colour from the supply?
   *[other] Take { $left } dice from the supply, one by one: which colour?
}
ask-d-draw-tile = Tiles are drawn, { $left } more.
ask-d-choose-tile = Which of the tiles you drew do you place? The others leave the game.
ask-d-put-tile = Where do you place tile { $tile } ({ $about })?
ask-d-join = Put a tent on the explored tile { $tile } ({ $about })?
ask-d-more = Somebody joined you on tile { $tile }: add one more tent of your own?
ask-d-settle-step = The settle symbol: put a tent on the map, fetch one, or take tents back?
ask-d-take-back = Take back a tent from which tile? Any number, one by one.
ask-d-tent-from = Tile { $tile }: your attacking tent replaces one of { $other }. Where does it come from?
ask-d-harvest-token = Which token does the symbol bring?
ask-d-harvest-token-extra = Which token do you take besides?
ask-d-sell = What do you exchange for points?
ask-d-sell-optional = Exchange something more for points, or be done.
ask-d-cost = { $technology } costs { $left } { $resource } more: with which token do you pay?
ask-d-house-for = Where do { $tents } of your tents become a house?
ask-d-tent-to = On which tile do you put the tent?
ask-d-factory-by = From which tile comes the tent for the factory on tile { $factory }?
ask-d-queue = A die of the automaton joins its queue.
ask-d-automaton-start = The automaton gets a start tile.
ask-d-automaton-roll = The automaton takes dice from its queue.
ask-d-automaton-cast = The automaton's dice are rolled, { $left } more.
ask-d-automaton-turn = The automaton's turn: the step die is rolled.
ask-d-automaton-recruit = { $left ->
    [one] The automaton recruits a die: these colours are equal, you choose.
   *[other] The automaton recruits { $left } dice: these colours are equal, you choose the next.
}
ask-d-automaton-draw = The automaton explores: a tile is drawn.
ask-d-automaton-spot = The automaton explores tile { $tile } ({ $about }): these places are equal, you choose.
ask-d-automaton-settle = The automaton settles (strength { $strength }): these tiles are equal, you choose.
ask-d-automaton-attack = The automaton attacks you (strength { $strength }): these tiles are equal, you choose.
ask-d-evict = Send a tent of the automaton home from a factory, or pass.
ask-d-free-factory = Which factory do you use without a tent?
ask-d-blast-tile = On which tile does the dynamite go off?
ask-d-blast = Tile { $tile }: blast a tent of { $other } ({ $left } at most), or be done.
ask-d-keep = { $most ->
    [one] Clean-up: keep 1 die for the next round, or none.
   *[other] Clean-up: keep up to { $most } more dice for the next round.
}
ask-d-round = A new round begins.

ui-d-last-round = last round
ui-d-first = first
ui-d-score = { $n ->
    [one] point
   *[other] points
}
ui-d-tents = { $n ->
    [one] tent
   *[other] tents
}
ui-d-houses = { $n ->
    [one] house
   *[other] houses
}
ui-d-active = active
ui-d-bag = bag
ui-d-queue = queue
ui-d-general-tents = { $n } more tents
ui-d-spent = spent
ui-d-tokens = tokens
ui-d-cards = cards
ui-d-used = used
ui-d-none = none
ui-d-have = you have { $n }
ui-d-supply = Supply
ui-d-left-points = { $n } points
ui-d-left-tiles = { $n } tiles
ui-d-ends = Round { $round }. To the end: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $points } points, { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} or { $colours ->
    [one] 1 dice colour
   *[other] { $colours } dice colours
}.
ui-d-explosive = explosive
ui-d-end = at the end
ui-d-once = once a round
ui-d-worth = worth
ui-d-cost = cost
ui-d-does = effect
ui-d-markers = who
ui-d-card = technology
ui-d-tile = tile
ui-d-terrain = terrain
ui-d-points = points
ui-d-ability = ability
ui-d-there = there
ui-d-nothing-yet = No tile lies on the map yet.
ui-d-beside = beside { $tiles }
ui-d-middle = the first tile
ui-d-symbols = { $n ->
    [one] 1 symbol
   *[other] { $n } symbols
}
ui-d-draws = { $n ->
    [one] draw 1 tile
   *[other] draw { $n } tiles
}
ui-d-worth-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-d-present = at { $terrains }

ui-d-when-placement = when placed
ui-d-when-control = controlled
ui-d-when-presence = present
ui-d-when-factory = factory

ui-d-head-action = action
ui-d-head-aside = aside, die …
ui-d-head-arrange = spend die …
ui-d-head-turn-die = turn die …
ui-d-head-reroll = reroll die …
ui-d-head-pay = pay, die …
ui-d-head-pair = pair, die …
ui-d-head-act = use die …
ui-d-head-keep = keep die …
ui-d-head-sell = sell die …
ui-d-head-sell-spent = spent, colour …
ui-d-head-take = take colour …
ui-d-head-draft-keep = keep tile …
ui-d-head-choose-tile = place tile …
ui-d-head-settle-step = tent on tile …
ui-d-head-take-back = from tile …
ui-d-head-house-for = house on tile …
ui-d-head-tent-to = tent on tile …
ui-d-head-factory-by = from tile …
ui-d-head-free-factory = factory, tile …
ui-d-head-automaton-settle = its tent on tile …
ui-d-head-automaton-attack = its attack on tile …
ui-d-head-evict = send home from tile …
ui-d-head-blast-tile = blast tile …
ui-d-head-blast = blast tile …
ui-d-head-harvest-token = take token …
ui-d-head-cost = pay token …

ui-d-does-done = that is all
ui-d-does-end = end the turn
ui-d-does-join = put a tent there
ui-d-does-pass = decline
ui-d-does-turn = turn another die to a face of your choice
ui-d-does-reroll = reroll other dice
ui-d-does-draw = draw and roll two dice of the bag
ui-d-does-pair = two pioneers stand for one symbol
ui-d-does-fetch = a tent from the general to your own supply
ui-d-does-back = take tents back from the map
ui-d-does-own = from your own supply
ui-d-does-general = from the general supply
ui-d-does-bonus = the symbol of a tile that you control
ui-d-does-settle = tents, a symbol each
ui-d-does-harvest = tokens, a resource symbol each
ui-d-does-trade = exchange tokens or dice for points

ui-d-effect-limit = dice limit +{ $dice }{ $controlled ->
    [0] {""}
   *[other] {" "}while you control { $controlled } tiles
}
ui-d-effect-extra-draw = draw { $dice } more, put as many aside
ui-d-effect-keep = keep { $dice } dice in the clean-up
ui-d-effect-explore-more = explore: draw { $tiles } more
ui-d-effect-convert = { $from } counts as { $to }
ui-d-effect-convert-dice = { $from } on a die counts as { $to }
ui-d-effect-defence = attacks on you lose { $symbols } symbol(s)
ui-d-effect-attack-from-general = attacking tents from the general supply
ui-d-effect-harvest-more = harvest: { $tokens } more of a kind, no gold
ui-d-effect-explore-anywhere = explore anywhere on the map
ui-d-effect-settle-reach = settle up to { $steps } tiles away
ui-d-effect-mercenaries = attack: up to { $tokens } tokens as symbols
ui-d-effect-last-tent-cost = your last tent costs { $symbols } attack symbols
ui-d-effect-fetch = settle: fetch { $tents } tents
ui-d-effect-improvise = an action symbol rerolls up to { $dice } dice
ui-d-effect-cheap-recruit = recruit 1, 2, 3 dice for 1, 2, 4 symbols
ui-d-effect-symbol = a free { $one_of } symbol
ui-d-effect-free-factory = use a factory without a tent
ui-d-effect-ignore-cost = research: waive a token or a terrain
ui-d-effect-free-tent = a tent where you are present
ui-d-effect-adjacent-factory = factories with a tent next to them
ui-d-effect-factory-times = each factory { $times } times a round
ui-d-effect-trade-sets = sets of three: { $more } more points
ui-d-effect-trade-pair = any two tokens: { $worth } points
ui-d-effect-end-houses = { $each } for each house
ui-d-effect-end-dice = { $each } for each die
ui-d-effect-end-present = { $each } for each tile where you are
ui-d-effect-end-factories = { $each } for each factory you control
ui-d-effect-end-technologies = { $each } for each technology
ui-d-effect-end-terrains = { $each } for each terrain you control
ui-d-effect-end-controlled = { $each } for each tile you control
ui-d-effect-end-markers = { $each } for each other marker on your cards
ui-d-effect-dynamite = blast { $tents } tents of each opponent on a tile
ui-d-effect-march = one more main action
ui-d-effect-levy = take { $dice } dice of different colours
ui-d-effect-brainstorm = turn up to { $dice } dice
ui-d-effect-rush-building = a house for { $tents } tents
ui-d-effect-mother-lode = gold and another token
ui-d-effect-clearance-sale = up to { $exchanges } exchanges

ui-d-legend-tiles = tile 12F 6/2: number, terrain, points for control and for the second place
ui-d-legend-terrains = P plains (yellow dice), F forest (green), M mountains (grey), D desert (orange), H hills (brown)
ui-d-legend-abilities = f: factory, c: if you control it, p: if you are there, + when placed; limit: more dice
ui-d-legend-map = ●3 three tents, ⌂● house, ▌ possible now, 12-NE place north-east of tile 12
ui-d-legend-boards = boards: points as of now; tents and houses in the own supply; pioneer×2 two dice
ui-d-won = Most points: { $n }.
ui-d-won-shared = Equal points: the victory is shared.

# Statistics
stat-d-dice = dice
stat-d-tokens = tokens
stat-d-during = points in the game
stat-d-tiles = tiles
stat-d-printed = technologies, printed
stat-d-rules = technologies, by rule
stat-d-pairs = pairs of dice
stat-d-automaton = automaton's own
stat-d-explored = tiles explored
stat-d-joined = explorations joined
stat-d-replaced = tents replaced
stat-d-factories = factories used
