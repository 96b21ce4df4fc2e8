d-title = Dice Settlers
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
# Colours and symbols of dice in short, for tables.
d-colour-white = white
d-colour-green = green
d-colour-yellow = yellow
d-colour-orange = orange
d-colour-brown = brown
d-colour-grey = grey
d-face-recruit = recruit
d-face-explore = explore
d-face-settle = settle
d-face-attack = attack
d-face-trade = trade
d-face-research = research
d-face-pioneer = pioneer
d-face-gold = gold
d-face-iron = iron
d-face-wood = wood
d-face-food = food
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
d-side-ne = north-east
d-side-e = east
d-side-se = south-east
d-side-sw = south-west
d-side-w = west
d-side-nw = north-west
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
set-wide-steppe = On the Wide Steppe
set-merchants-warriors = Merchants and Warriors
set-all-out-expansion = All-out Expansion
set-time-of-peace = A Time of Peace

why-action-used = You have already taken this action this round.
why-d-must-act = You must take a main action before ending the turn.
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

log-d-first-player = { $player } is the first player.
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
log-add-tent = { $player } added a tent on tile { $tile }.
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
ask-d-spend = What do you spend the { $die } for ({ $symbol })?
ask-d-turn-die = { $left ->
    [one] Which die do you turn to a face of your choice?
   *[other] Which dice do you turn to a face of your choice? Up to { $left }, one by one.
}
ask-d-face = To which face do you turn the { $die } ({ $symbol })?
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
    [one] Pay the last { $symbol }.
   *[other] Pay { $symbols }, one by one.
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
ask-d-put-tile-hidden = A tile is to be placed.
ask-d-join = Put a tent on the explored tile { $tile } ({ $about })?
ask-d-more = Somebody joined you on tile { $tile }: add one more tent of your own?
ask-d-settle-step = The settle symbol: put a tent on the map, fetch one, or take tents back?
ask-d-take-back = Take back a tent from which tile? Any number, one by one.
ask-d-tent-from = Tile { $tile }: your attacking tent replaces one of { $other }. Where does it come from?
ask-d-harvest-token = Which token does the symbol bring?
ask-d-harvest-token-extra = Which token do you take besides?
ask-d-sell = What do you exchange for points?
ask-d-sell-optional = Exchange something more for points, or be done.
ask-d-cost = { $technology } costs { $cost } more: with which token do you pay?
ask-d-cost-any = { $technology } costs { $left } more (open: { $cost }): with which token do you pay?
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
ui-d-is-last-round = This is the last round.
ui-d-first = first
ui-d-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
ui-d-tents = { $n ->
    [one] { $n } tent
   *[other] { $n } tents
}
ui-d-houses = { $n ->
    [one] { $n } house
   *[other] { $n } houses
}
ui-d-active = active
ui-d-bag = bag
ui-d-queue = queue
ui-d-general-tents = { $n ->
    [one] 1 more tent
   *[other] { $n } more tents
}
ui-d-spent = spent
ui-d-tokens = tokens
ui-d-cards = cards
ui-d-used = used
ui-d-none = none
ui-d-have = you have { $n }
# A die beside its notation, by its colour and its symbol in short.
ui-d-die-face = { $colour } { $symbol }
ui-d-supply = Supply
ui-d-left-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-d-left-tiles = { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
ui-d-ends = Round { $round }. To the end: { $houses ->
    [one] 1 house
   *[other] { $houses } houses
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tiles ->
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
ui-d-research = { $n } research
ui-d-any-other = any other

# What a tile does, on the map; as short as it can be.
ui-d-ability-token = { $token }
ui-d-ability-token-and-die = { $token }+die
ui-d-ability-die = die
ui-d-ability-any-die = any die
ui-d-ability-tents = { $n ->
    [one] 1 tent
   *[other] { $n } tents
}
ui-d-ability-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
ui-d-ability-limit = limit+{ $n }
ui-d-ability-symbol = { $symbol }
ui-d-ability-action = action
ui-d-ability-house = house
ui-d-ability-start-house = house

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

# What the first word of a move means; where it is the same word, only that one is shown.
ui-d-verb-attack = attack
ui-d-verb-different = different
ui-d-verb-equal = equal
ui-d-verb-explore = explore
ui-d-verb-face = face
ui-d-verb-factory = factory
ui-d-verb-power = power
ui-d-verb-recruit = recruit
ui-d-verb-research = research
ui-d-verb-spot = spot
ui-d-verb-two = two
ui-d-verb-use = use

ui-d-does-done = that is all
ui-d-does-end = end the turn
ui-d-does-join = put a tent there
ui-d-does-add = add a tent there
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
ui-d-effect-defence = attacks on you lose { $symbols ->
    [one] 1 symbol
   *[other] { $symbols } symbols
}
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
ui-d-effect-dynamite = blast up to { $tents } tents of each opponent on a tile
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
stat-d-added = tents added after joining
stat-d-replaced = tents replaced
stat-d-factories = factories used
d-three-equal = 3 equal tokens
d-three-different = 3 different tokens
d-two-tokens = any 2 tokens
d-one-die = a die
d-first-third = first third
d-middle-third = middle third
d-last-third = last third

act-d-done = Done
act-d-end = End the turn
act-d-join = Join with a tent
act-d-pass = Pass
act-d-turn = Turn a die
act-d-reroll = Reroll dice
act-d-draw = Draw two dice
act-d-pair = Pay with two pioneers
act-d-fetch = Fetch tents from the general supply
act-d-back = Take tents back from the map
act-d-own = A tent from the own supply
act-d-general = A tent from the general supply
act-d-bonus = Use the symbol of a tile
act-d-add = Add a tent
act-d-colour = { $dice }
act-d-face = Face: { $symbol }
act-d-token = { $tokens }
act-d-die = { $die }: { $symbol }
act-d-recruit = { $n ->
    [one] Recruit 1 die
   *[other] Recruit { $n } dice
}
act-d-explore = Explore with { $symbols }
act-d-settle = Settle
act-d-harvest = Harvest
act-d-trade = Trade
act-d-research = Research { $tech }
act-d-use = Use { $tech }
act-d-tile = Tile { $tile }
act-d-factory = Use the factory on tile { $tile }
act-d-power = Take power on tile { $tile }
act-d-attack = Attack { $player } on tile { $tile }
act-d-spot = Beside tile { $tile }, { $side }
act-d-spot-origin = In the middle of the map
act-d-equal = Three equal tokens: { $tokens }
act-d-different = Three different tokens: { $tokens }
act-d-two = Any two tokens: { $tokens }
act-d-first = First player: { $player }
act-d-roll = Rolled: { $die }, { $symbol }
act-d-drawn = Drawn: tile { $tile }
act-d-card = Laid out: { $tech }
act-d-lot = By lot: { $dice }
act-d-step = Step die: { $n }
act-d-lot-spot = By lot: beside tile { $tile }, { $side }
act-d-lot-spot-origin = By lot: in the middle of the map

table-d-done = end a sequence of choices
table-d-end = end the turn (D5.1)
table-d-join = put a tent on the explored tile (D6.2)
table-d-pass = decline (D5.2, D6.2)
table-d-turn = use the spent die to turn another (D4.4)
table-d-reroll = use the spent die to reroll others (D4.4)
table-d-draw = use the spent die to draw two dice (D4.4)
table-d-pair = pay with two pioneers (D5.4)
table-d-fetch = a tent from the general to the own supply (D6.3)
table-d-back = take tents back from the map (D6.3)
table-d-own = the attacking tent comes from the own supply
table-d-general = it comes from the general supply
table-d-bonus = use the symbol of a controlled tile (D5.5)
table-d-add = add a tent after others joined your exploration (D6.2)
table-d-colour = take a die, or sell a spent one (D6.1, D6.6)
table-d-face = turn the die to this face (D4.4)
table-d-token = take or pay a token (D6.5, D6.7)
table-d-die = an active die: spend, pay, turn, keep, sell
table-d-recruit = take 1 to 3 dice (D6.1)
table-d-explore = spend 1 to 33 symbols (D6.2)
table-d-settle = settle, symbol by symbol (D6.3)
table-d-harvest = harvest, symbol by symbol (D6.5)
table-d-trade = trade, symbol by symbol (D6.6)
table-d-research = research a technology (D6.7)
table-d-use = use a once-a-round or explosive card (D7.3, D14.4)
table-d-tile = a tile: keep, place, put or take a tent
table-d-factory = use a factory (D7.1)
table-d-power = take power on a tile (D7.2)
table-d-attack = attack a player on a tile (D6.4)
table-d-spot = a free place beside a tile (D2.4, D6.2)
table-d-equal = three equal tokens (D6.6)
table-d-different = sell three different tokens (D6.6)
table-d-two = sell any two tokens (D6.6)
table-d-first = chance: the first player (D2.1)
table-d-roll = chance: a face (D4.3)
table-d-drawn = chance: a tile (D2.3, D6.2, D12.20)
table-d-card = chance: a technology is laid out (D2.7)
table-d-lot = chance: a die (D12.1, D12.5, D12.20)
table-d-step = chance: the step die (D12.6)
table-d-lot-spot = chance: a free place (D12.20)

option-d-first-player = First player
option-d-first-player-does = who begins: drawn at random, or the player with this number
option-d-first-player-drawn = drawn at random
option-d-technologies = Technologies
option-d-technologies-does = which nine cards are laid out
option-d-technologies-random = drawn by type at random
option-d-explosive = Explosive technologies
option-d-explosive-does = an explosive card is added as the tenth
option-d-automaton = Automaton
option-d-automaton-does = how strong the automaton of a solo game is; the options below change one thing each
option-d-automaton-normal = normal
option-d-automaton-easy = easy
option-d-automaton-hard = hard
option-d-automaton-dice = Dice of the automaton
option-d-automaton-dice-does = how many dice more than your dice limit it may take (solo)
option-d-automaton-dice-preset = as its strength says
option-d-automaton-unused = Unused strength
option-d-automaton-unused-does = points that the automaton gains for each unused strength (solo)
option-d-automaton-unused-preset = as its strength says
option-d-automaton-trade = Trade of the automaton
option-d-automaton-trade-does = points that the automaton gains for each token traded (solo)
option-d-automaton-trade-preset = as its strength says
option-d-automaton-end = End scoring of the automaton
option-d-automaton-end-does = points for each of its technologies at the end; with 0 its tokens give none either (solo)
option-d-automaton-end-preset = as its strength says
option-d-automaton-tents = Tents of the automaton
option-d-automaton-tents-does = tents in its own supply at the start (solo)
option-d-automaton-tents-preset = as its strength says
option-d-gold-rush = Gold rush
option-d-gold-rush-does = the automaton's tokens move to the centre and become gold (solo)
option-d-automaton-technologies = Technologies of the automaton
option-d-automaton-technologies-does = what its technologies score at the end (solo)
option-d-automaton-technologies-printed = their printed points
option-d-automaton-technologies-all = their end-of-game rules as well
option-d-automaton-ties = Ties of the automaton
option-d-automaton-ties-does = who decides where the automaton's priorities leave several options (solo)
option-d-automaton-ties-player = you choose
option-d-automaton-ties-random = by lot

cli-points-during-the-game = during the game
cli-points-tiles = tiles
cli-points-technologies-printed = technologies, printed
cli-points-technologies-by-rule = technologies, by rule
cli-points-pairs-of-dice = pairs of dice
cli-points-houses = houses
cli-points-automaton = automaton

count-d-dice-white = white dice
count-d-dice-green = green dice
count-d-dice-yellow = yellow dice
count-d-dice-orange = orange dice
count-d-dice-brown = brown dice
count-d-dice-grey = grey dice
count-d-tiles-start = tiles: start tiles
count-d-tiles-2-4-players = tiles: 2–4 players
count-d-tiles-3-4-players = tiles: 3–4 players
count-d-tiles-4-players = tiles: 4 players
count-d-points = points for 2, 3, 4 players
count-d-dice-removed = dice removed for 2, 3, 4 players
count-d-technologies = technologies
count-d-explosive = explosive technologies
count-d-sets = sets of nine technologies

help-d-goal-title = Goal
help-d-goal =
    Have the most victory points when the game ends: from map tiles, technologies, dice and houses, and from points
    taken during the game.
help-d-round-title = Round
help-d-round =
    Each round has a roll phase, an action phase and a clean-up. In the action phase everyone has a first turn with one
    main action and then, in the same order, a second turn with a different one, which you may leave out. You take each
    main action at most once a round. Free actions are possible before and after.
help-d-roll-title = Roll phase
help-d-roll =
    Draw as many dice as your dice limit says (3, and more by tiles and technologies, 9 at most) and roll them. Then you
    may spend dice: a pioneer to turn 1 die to any face or to reroll up to 3 dice; a resource to turn 1 die, or to draw
    and roll 2 more. Spent dice return to the bag only when it has too few dice for the first draw.
help-d-dice-title = Dice and symbols
help-d-dice =
    Active dice show the symbols that pay for your actions; spent dice wait in the spent area. Six symbols belong to
    actions, four are resources, and one is the pioneer. Each colour but white belongs to a terrain: yellow to plains,
    green to forest, grey to mountains, orange to desert, brown to hills.
help-d-pioneers-title = Pioneers
help-d-pioneers =
    In your turns 2 pioneer symbols count as 1 other symbol, except gold. In the roll phase a pioneer turns or rerolls
    dice.
help-d-recruit-title = Recruit
help-d-recruit =
    Spend 1, 3 or 6 recruit symbols and take 1, 2 or 3 dice from the general supply into your spent area. You have access
    to the colours of the terrains where you are present; white dice cannot be recruited.
help-d-explore-title = Explore
help-d-explore =
    Draw a tile for each explore symbol, keep one and place it where it touches at least two tiles, one of them a tile
    where you are present. Put a tent from the general supply on it and use what it does when placed. Others present
    beside it may join with a tent from their own supply; if somebody does, you may add one from yours.
help-d-settle-title = Settle
help-d-settle =
    For each settle symbol do one thing: take a tent from the general into your own supply; put a tent from your own
    supply on a tile where you are present or on its neighbour; or take any number of your tents back from the map.
help-d-attack-title = Attack
help-d-attack =
    Choose a tile where you are present and one opponent there. For each attack symbol one of their tents goes back to
    their own supply, and one from your own supply takes its place. Houses cannot be attacked.
help-d-harvest-title = Harvest
help-d-harvest =
    For each resource symbol that you spend take one token of that resource.
help-d-trade-title = Trade
help-d-trade =
    For each trade symbol exchange once: 3 equal tokens for 6 points, 3 different ones for 5, any 2 for 2, or one of your
    dice, active or spent, leaves the game for 3. Gold stands for any resource.
help-d-research-title = Research
help-d-research =
    Choose a technology without your marker. Be present on the terrains shown, spend the research symbols and return the
    tokens shown, or gold in their place. Put your marker on it: it works from now on. Others may research it too.
help-d-factories-title = Factories
help-d-factories =
    A free action: take one of your tents off a factory tile into your own supply and use what the tile does. Each
    factory serves each player once a round.
help-d-power-title = Take power
help-d-power =
    A free action: on a tile without a house where you have at least 3 tents more than every other player, return 3 of
    them to the general supply and put one of your houses there. Houses never move, and their owner controls the tile.
help-d-technologies-title = Technologies
help-d-technologies =
    Some technologies work all the time, some once a round, some count at the end. A symbol that one of them turns into
    another may be turned again, but never into gold. At the end each technology with your marker brings its printed
    points.
help-d-explosive-title = Explosive technologies
help-d-explosive =
    In your turn, before or after a main action, take your marker off an explosive technology to use its effect. Then you
    can research it again.
help-d-clean-up-title = Clean-up
help-d-clean-up =
    You may keep 1 active die with its face for the next round; the others are spent. Factories and technologies that
    work once a round are ready again, and the first player marker passes to the left.
help-d-end-title = End
help-d-end =
    After each round it is checked whether a player has all 5 houses on the map, the general supply has no points left,
    the map stack is empty, or the general supply has dice of at most 2 colours. If so, exactly one more round is played.
help-d-scoring-title = Scoring
help-d-scoring =
    A tile gives its larger number to those who control it, by a house or by the most tents, and its smaller one to those
    with the most tents among the others. Add the points of your technologies, 3 for every two dice, 1, 4, 9, 16 or 25
    for 1 to 5 houses, and the points taken during the game. Equal points share the victory.
help-d-automaton-title = Solo: the automaton
help-d-automaton =
    The automaton takes dice from the front of its queue and lays them and its tokens at the sides of the action tile. In
    each of its two turns the step die moves the marker; the side reached is its action, and the dice and tokens there are
    its strength. Priorities decide what it does; where they leave several options, you choose. Unused strength brings it
    points.

# Hints and analysis
ui-area-d-map = the map
ui-area-d-tents = the tents
ui-area-d-dice = your dice
ui-area-d-tokens = your tokens
ui-area-d-technologies = the technologies
ui-area-d-turn = the end of the turn
ui-group-d-automaton = automaton
ui-group-d-turn = tempo
ui-group-d-end = end of the game
ui-group-d-points = victory points
ui-group-d-technologies = technologies
ui-group-d-symbols = symbols
ui-group-d-tokens = tokens
ui-group-d-dice = dice
ui-group-d-map = presence on the map
