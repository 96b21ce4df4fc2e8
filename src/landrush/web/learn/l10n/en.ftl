### The browser client: rules and tutorials

web-learn-games = Games
web-learn-contents = Contents
web-learn-search = Search the rules
web-learn-found = { $n ->
    [0] No rule has all these words.
    [one] { $n } rule found
   *[other] { $n } rules found
}
web-learn-copy = Copy the link to this rule
web-learn-copied = Link copied
web-learn-print = Print
web-learn-tutorial = Tutorial
web-learn-components = Components
web-learn-all = All rules
web-learn-clause = Rule { $id }
web-learn-symbols = Symbols

## What the symbols mean, in the Markdown of the rules
web-learn-goods = Goods and coins
web-learn-workers = Workers
web-learn-pieces = Pieces
web-learn-places = Worker board
web-learn-land = Terrain
web-learn-actions = Actions and faces
web-learn-tokens = Resources
web-learn-cards = Technologies and automaton
web-learn-abilities = Abilities of tiles

web-learn-symbol-grain = **Grain** pays for settlements and for moving the pointer at the wheel ([M5.2](#M5.2)).
web-learn-symbol-pumpkin = **Pumpkins** pay for settlements and are what you bid in town ([M6.10](#M6.10)).
web-learn-symbol-small-copper = **Small copper** pays for settlements; an upgrade makes it large.
web-learn-symbol-large-copper = **Large copper** pays for settlements. It comes only from upgrades ([M6.16](#M6.16)).
web-learn-symbol-small-stone = **Small stone** pays for settlements; an upgrade makes it large.
web-learn-symbol-large-stone = **Large stone** pays for settlements. It comes only from upgrades ([M6.16](#M6.16)).
web-learn-symbol-coin = **Coins** pay for the spaces of the production areas ([M6.4](#M6.4)).
web-learn-symbol-worker-copper = **Brown workers** belong to copper: in the mine one is enough ([M6.4](#M6.4)).
web-learn-symbol-worker-stone = **Grey workers** belong to stone: in the quarry one is enough ([M6.4](#M6.4)).
web-learn-symbol-worker-grain = **Beige workers** belong to grain: in the grain field one is enough ([M6.4](#M6.4)).
web-learn-symbol-worker-pumpkin = **Orange workers** belong to pumpkins: on the farm one is enough ([M6.4](#M6.4)).
web-learn-symbol-settlement = **Settlement**: the most on the landscape win ([M9.2](#M9.2)).
web-learn-symbol-double-settlement = **Double field**: two settlements for one price ([M7.4](#M7.4)).
web-learn-symbol-line-of-four = **Line of four**: one more settlement for free ([M7.5](#M7.5)).
web-learn-symbol-cattle = **Cattle** is traded for a good, 3 coins or a worker ([M8.1](#M8.1)).
web-learn-symbol-canteen = **Canteen**: one more turn at once ([M3.4](#M3.4)).
web-learn-symbol-upgrade = **Upgrade**: a small copper or stone becomes a large one ([M6.16](#M6.16)).
web-learn-symbol-wheel-pointer = **Recruitment wheel**: spin it and take the 2 workers shown ([M5.1](#M5.1)).
web-learn-symbol-bank = **Bank**: workers bring coins ([M6.2](#M6.2)).
web-learn-symbol-mine = **Mine**: workers and coins bring small copper ([M6.3](#M6.3)).
web-learn-symbol-quarry = **Quarry**: workers and coins bring small stone ([M6.3](#M6.3)).
web-learn-symbol-grain-field = **Grain field**: workers and coins bring grain ([M6.3](#M6.3)).
web-learn-symbol-farm = **Farm**: workers and coins bring pumpkins ([M6.3](#M6.3)).
web-learn-symbol-town = **Town**: pumpkins bring rewards, by auction ([M6.7](#M6.7)).
web-learn-symbol-wagon = **Start tile**: the first settlements touch it; nobody builds on it ([M2.2](#M2.2)).
web-learn-symbol-lake = **Lake**: nobody builds here; a canteen lies there for whoever builds beside it first ([M7.6](#M7.6)).
web-learn-symbol-mountain = **Mountain**: nobody builds here ([M7.2](#M7.2)).

web-learn-symbol-recruit = **Recruit**: new dice for your bag ([D6.1](#D6.1)).
web-learn-symbol-explore = **Explore**: a new tile for the map ([D6.2](#D6.2)).
web-learn-symbol-settle = **Settle**: fetch tents, put them on tiles, take them back ([D6.3](#D6.3)).
web-learn-symbol-attack = **Attack**: your tents replace those of another player ([D6.4](#D6.4)).
web-learn-symbol-harvest = **Harvest**: resource symbols become tokens ([D6.5](#D6.5)).
web-learn-symbol-trade = **Trade**: tokens or dice become points ([D6.6](#D6.6)).
web-learn-symbol-research = **Research**: a technology works for you ([D6.7](#D6.7)).
web-learn-symbol-pioneer = **Pioneer**: spend it to turn or reroll other dice ([D4.4](#D4.4)).
web-learn-symbol-gold = **Gold** stands for any resource ([D6.6](#D6.6)).
web-learn-symbol-iron = **Iron**: a token for research and trade.
web-learn-symbol-wood = **Wood**: a token for research and trade.
web-learn-symbol-food = **Food**: a token for research and trade.
web-learn-symbol-tent = **Tent**: you are present; the most tents control a tile ([D8.2](#D8.2)).
web-learn-symbol-house = **House**: controls its tile for ever ([D7.2](#D7.2)).
web-learn-symbol-star = **Points**: the most win ([D11.5](#D11.5)).
web-learn-symbol-bag = **Bag**: here you draw your dice ([D4.2](#D4.2)).
web-learn-symbol-dice-limit = **Dice limit**: how many dice you roll ([D4.1](#D4.1)).
web-learn-symbol-technology = **Technology**: works from the moment you research it ([D14.1](#D14.1)).
web-learn-symbol-explosive = **Explosive technology**: take your marker off for a strong effect ([D7.3](#D7.3)).
web-learn-symbol-marker-ready = **Once a round, ready**: you can still use the card in this round ([D14.4](#D14.4)).
web-learn-symbol-marker-used = **Once a round, used**: the card is ready again after the clean-up ([D9.1](#D9.1)).
web-learn-symbol-automaton = **Automaton**: your opponent when you play alone ([D12.1](#D12.1)).
web-learn-symbol-placement = **Placement**: once, for whoever places the tile ([D13.1](#D13.1)).
web-learn-symbol-control = **Control**: as long as you control the tile ([D13.1](#D13.1)).
web-learn-symbol-presence = **Presence**: as long as you are present on the tile ([D13.1](#D13.1)).
web-learn-symbol-factory = **Factory**: for a tent, as a free action ([D7.1](#D7.1)).
web-learn-symbol-plains = **Plains**: yellow dice.
web-learn-symbol-forest = **Forest**: green dice.
web-learn-symbol-mountains = **Mountains**: grey dice.
web-learn-symbol-desert = **Desert**: orange dice.
web-learn-symbol-hills = **Hills**: brown dice.
