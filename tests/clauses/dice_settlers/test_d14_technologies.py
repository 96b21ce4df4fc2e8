"""D14: every one of the 55 technologies: what it costs, what it scores, what it does."""

from __future__ import annotations

import pytest

# Id: research symbols, tokens, terrains, points (the components file).
COSTS = """
TA1 1 food - 0
TA2 1 wood - 1
TA3 1 food - 1
TA4 1 wood - 1
TB1 1 wood forest 1
TB2 2 wood plains 2
TB3 1 wood forest 1
TB4 2 food plains 2
TB5 1 iron hills 1
TB6 1 iron mountains 1
TB7 2 iron hills 2
TB8 1 food desert 1
TB9 2 food plains 1
TB10 2 wood desert 2
TB11 1 iron mountains 1
TB12 2 iron forest 2
TC1 1 wood forest 1
TC2 2 gold hills 2
TC3 2 food plains 1
TC4 2 wood forest 2
TC5 1 food desert 1
TC6 3 iron,food mountains,plains 2
TC7 2 wood desert 2
TC8 2 food plains 2
TC9 1 iron mountains 1
TC10 1 food plains 1
TC11 1 wood forest 1
TC12 2 iron hills 2
TD1 3 wood,food plains,hills 4
TD2 3 iron,wood mountains,forest 3
TD3 2 gold desert,hills 3
TD4 3 wood,food desert,plains 3
TD5 2 iron forest,mountains 2
TD6 2 food plains,hills 3
TD7 2 iron plains,desert 2
TD8 2 wood forest,desert 3
TE1 3 - hills 3
TE2 4 - forest,mountains 4
TE3 4 - plains,desert,hills 5
TE4 3 - plains,hills 3
TE5 4 - forest,desert 3
TE6 3 - hills 3
TE7 3 - mountains,forest 2
TE8 4 - plains,forest 3
TE9 4 - desert,mountains 2
TE10 3 - plains,forest 3
TE11 4 - mountains,hills 3
TE12 3 - desert 2
TX1 2 iron mountains 3
TX2 2 food plains 3
TX3 3 food desert 4
TX4 2 wood hills 3
TX5 3 wood forest 4
TX6 2 iron mountains 3
TX7 2 wood desert 2
"""
CARDS = [line.split() for line in COSTS.split("\n") if line]
PLACES = {
    "plains": (24, "2-SW"),
    "forest": (18, "2-W"),
    "mountains": (20, "2-NW"),
    "desert": (36, "4-E"),
    "hills": (14, "4-SE"),
}
RESEARCH = ("white-research", "white-research", "white-research", "orange-research")


def split(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def stand(table, terrains):
    """Four players; seat 0 stands on a tile of each of these terrains and nowhere else."""
    table.new(4).tents(0, 2, 0)
    for terrain, (tile, spot) in PLACES.items():
        table.tile(tile, spot, int(terrain in terrains))
    return table


def test_there_are_55_cards(table) -> None:
    """D14.1: 55 cards, each with a line here."""
    assert [line[0] for line in CARDS] == list(table.game.components.tech_ids)
    assert len(CARDS) == 55


@pytest.mark.parametrize("line", CARDS, ids=[line[0] for line in CARDS])
def test_cost(table, line) -> None:
    """D14.1, D6.7: the symbols, tokens and terrains printed are enough and are all needed."""
    card, symbols, tokens, terrains = line[0], int(line[1]), split(line[2]), split(line[3])
    stand(table, terrains).lay(card).tokens(0, **dict.fromkeys(tokens, 1)).dice(0, *RESEARCH[: symbols - 1])
    table.refuse(f"research {card}", "why-few-symbols")
    table.dice(0, *RESEARCH[:symbols])
    for token in tokens:
        table.tokens(0, **{other: 1 for other in tokens if other != token})
        table.refuse(f"research {card}", "why-tech-token")
    table.tokens(0, **dict.fromkeys(tokens, 1))
    for terrain in terrains:
        table.tents(0, PLACES[terrain][0], 0)
        table.refuse(f"research {card}", "why-no-presence-terrain")
        table.tents(0, PLACES[terrain][0], 1)
    pay = [f"die {name}" for name in RESEARCH[:symbols]]
    change = table.effect(f"research {card}", *pay, *(f"token {token}" for token in tokens))[0]
    assert {token: change[token] for token in tokens} == dict.fromkeys(tokens, -1)
    assert change[card] == 1
    assert table.board(0)["active"] == {}
    assert table.question() == "turn"


@pytest.mark.parametrize("line", CARDS, ids=[line[0] for line in CARDS])
def test_points(table, line) -> None:
    """D14.1, D11.2: the printed points; and at the end of the game what the card counts."""
    table.new(4).bag(0, white=3, green=1).tech(0, line[0])
    # Four dice (6 points), one tile with presence and control, no house.
    counted = {"TE3": 4, "TE5": 1, "TE8": 1, "TE9": 2, "TE11": 1}.get(line[0], 0)
    assert table.score(0) == 6 + int(line[4]) + counted


def test_terrain_is_checked_only_when_researching(table) -> None:
    """D14.1: TB2 works for a player who is no longer on plains."""
    table.new().tech(0, "TB2").tents(0, 2, 0).tents(0, 4, 1).dice(0, "white-pioneer")
    table.play("settle", "die white-pioneer", "fetch", "done")


# Dice limit and roll phase


def test_limits(table) -> None:
    """D14.1: TA1 +1, TC6 +2, TA3 +1 while two tiles are controlled."""
    table.new().tents(0, 2, 0).tents(0, 4, 1).tents(1, 4, 2)
    assert table.limit(0) == 3
    assert table.tech(0, "TA1").limit(0) == 4
    assert table.tech(0, "TC6").limit(0) == 6
    assert table.tech(0, "TA3").limit(0) == 6
    table.tile(14, "2-NE", 1)
    assert table.limit(0) == 6
    table.tile(18, "2-SE", 1, 1)
    assert table.limit(0) == 7


def next_round(table, *cards: str):
    """Seat 1 has these cards and is about to roll in round 2."""
    table.new().tech(1, *cards)
    return table.play("end", "end", "end", "end")


def test_human_resources(table) -> None:
    """D14.1: TA2: five dice are drawn at a limit of four, one of them is put aside unused."""
    next_round(table, "TA2")
    assert table.limit(1) == 4
    table.play(*("roll white-settle",) * 3, "roll green-wood", "roll yellow-food")
    assert table.asked() == ("aside", 1)
    assert table.options() == ["die white-settle", "die green-wood", "die yellow-food"]
    assert table.effect("die green-wood") == {1: {"green-wood": -1, "spent green": 1}}
    assert table.asked() == ("arrange", 1)


def test_human_resources_without_a_die_too_many(table) -> None:
    """D14.1: TA2: who has only four dice puts none aside."""
    table.new().tech(1, "TA2").bag(1, white=3, green=1)
    table.play("end", "end", "end", "end", *("roll white-settle",) * 3, "roll green-wood")
    assert table.asked() == ("arrange", 1)


def test_human_resources_puts_aside_no_kept_die(table) -> None:
    """D14.1: TA2: one of the dice drawn, not the one kept from the last round."""
    table.new().tech(1, "TA2")
    table.play("end", "end", "end").dice(1, "grey-iron")
    table.play("end", "die grey-iron", *("roll white-settle",) * 3, "roll green-wood", "roll yellow-food")
    assert table.asked() == ("aside", 1)
    table.refuse("die grey-iron", "why-no-such-die")


def test_human_resources_above_nine(table) -> None:
    """D14.1: TA2: ten dice at a limit of nine."""
    table.new().tech(1, "TA2", "TA1", "TC6").bag(1, white=12)
    for tile, spot in ((12, "2-NE"), (17, "2-SE"), (21, "2-W")):
        table.tile(tile, spot, 0, 1)
    assert table.limit(1) == 9
    table.play("end", "end", "end", "end", *("roll white-settle",) * 10)
    assert table.asked() == ("aside", 1)


def test_evening_campfire(table) -> None:
    """D14.1, D9.1: TA4: two dice may be kept, not three."""
    table.new().tech(0, "TA4")
    table.play("end", "end", "end").dice(0, "white-settle", "green-wood", "yellow-food")
    table.play("end", "die white-settle")
    assert table.asked() == ("keep", 0)
    table.play("die yellow-food")
    assert table.board(0)["active"] == {"white-settle": 1, "yellow-food": 1}
    assert table.board(0)["spent"]["green"] == 1


def test_evening_campfire_keeps_fewer(table) -> None:
    """D14.1: TA4: one or none if the player likes."""
    table.new().tech(0, "TA4")
    table.play("end", "end", "end").dice(0, "white-settle", "white-settle", "green-wood")
    table.play("end", "die white-settle", "done")
    assert table.board(0)["active"] == {"white-settle": 1}


ACTION_FACES = (
    "white-recruit",
    "white-explore",
    "white-settle",
    "grey-attack",
    "brown-trade",
    "grey-research",
)


@pytest.mark.parametrize("die", ACTION_FACES)
def test_improvisation(table, die) -> None:
    """D14.1: TC5: an action symbol rerolls up to two other dice, and turns none."""
    next_round(table, "TC5")
    table.play(*("roll white-settle",) * 3, "roll green-wood")
    table.dice(1, die, "yellow-food", "green-wood", "orange-gold")
    table.play(f"die {die}")
    assert table.options() == ["reroll"]
    table.play("reroll")
    table.refuse(f"die {die}", "why-no-such-die")
    table.play("die green-wood", "die yellow-food")
    assert table.asked() == ("rolling", 1)


# Conversions

CONVERSIONS = [
    ("TB2", "pioneer", "settle"),
    ("TB6", "recruit", "attack"),
    ("TB9", "explore", "settle"),
    ("TC1", "settle", "recruit"),
    ("TC4", "pioneer", "iron"),
    ("TC4", "pioneer", "wood"),
    ("TC4", "pioneer", "food"),
    ("TC7", "explore", "research"),
    ("TC9", "iron", "attack"),
    ("TC10", "food", "recruit"),
    ("TC11", "wood", "settle"),
    ("TC12", "research", "trade"),
    *(("TC2", "gold", to) for to in ("recruit", "explore", "settle", "attack", "trade", "research")),
    *(("TC2", "gold", to) for to in ("iron", "wood", "food")),
]
DIE = {
    "pioneer": "white-pioneer",
    "recruit": "white-recruit",
    "explore": "white-explore",
    "settle": "white-settle",
    "research": "white-research",
    "iron": "grey-iron",
    "food": "yellow-food",
    "wood": "green-wood",
    "gold": "orange-gold",
}
MOVES = {
    "recruit": ("recruit 1", "{}", "colour yellow"),
    "explore": ("explore 1", "{}", "drawn 20"),
    "settle": ("settle", "{}", "fetch"),
    "attack": ("attack 14-2", "{}"),
    "trade": ("trade", "{}", "two wood-wood"),
    "research": ("research TA1", "{}", "token food"),
    "iron": ("harvest", "{}", "token iron"),
    "wood": ("harvest", "{}", "token wood"),
    "food": ("harvest", "{}", "token food"),
}


def able(table, *dice: str):
    """A position in which each main action is possible with one symbol."""
    table.new(technologies="W stepie szerokim").tile(14, "2-NE", 1, 2).tokens(0, wood=2, food=1)
    return table.dice(0, *dice)


def actions_of(table) -> set[str]:
    names = {text.split()[0] for text in table.options()}
    return names & {"recruit", "explore", "settle", "attack", "trade", "research", "harvest"}


@pytest.mark.parametrize(("card", "have", "want"), CONVERSIONS)
def test_conversions(table, card, have, want) -> None:
    """D14.1, D14.2: the card turns the symbol on a die into the other; without the card it does not."""
    able(table, DIE[have])
    verb = MOVES[want][0].split()[0]
    if not (have in ("gold", "iron", "wood", "food") and verb == "harvest"):
        assert verb not in actions_of(table)
    table.tech(0, card)
    moves = [move.format(f"die {DIE[have]}") for move in MOVES[want]]
    change = table.effect(*moves)
    assert change[0][DIE[have]] == -1
    assert change[0][f"spent {DIE[have].split('-')[0]}"] >= 1


EXPECTED = {
    ("TB2", "pioneer"): {"settle"},
    ("TB6", "recruit"): {"recruit", "attack"},
    ("TB9", "explore"): {"explore", "settle"},
    ("TC1", "settle"): {"settle", "recruit"},
    ("TC4", "pioneer"): {"harvest"},
    ("TC7", "explore"): {"explore", "research"},
    ("TC9", "iron"): {"harvest", "attack"},
    ("TC10", "food"): {"harvest", "recruit"},
    ("TC11", "wood"): {"harvest", "settle"},
    ("TC12", "research"): {"research", "trade"},
    ("TC2", "gold"): {"recruit", "explore", "settle", "attack", "trade", "research", "harvest"},
}


@pytest.mark.parametrize(("card", "have"), EXPECTED)
def test_conversions_do_no_more(table, card, have) -> None:
    """D14.1: the symbol serves as itself and as what the card says, and as nothing else."""
    able(table, DIE[have]).tech(0, card)
    assert actions_of(table) == EXPECTED[card, have]


def test_conversions_are_not_turned_round(table) -> None:
    """D14.1: settle is no pioneer with TB2, attack no recruit with TB6."""
    able(table, "grey-attack").tech(0, "TB6", "TB2", "TC9")
    assert actions_of(table) == {"attack"}


def test_conversions_chain(table) -> None:
    """D14.2: wood, settle, recruit, attack with TC11, TC1, TB6; the die is used once."""
    able(table, "green-wood").tech(0, "TC11", "TC1", "TB6")
    assert actions_of(table) == {"harvest", "settle", "recruit", "attack"}
    change = table.effect("attack 14-2", "die green-wood")
    assert change[0] == {"green-wood": -1, "spent green": 1, "tents": -1}
    assert table.options() == ["done"]


def test_a_chain_over_the_pioneer(table) -> None:
    """D14.2: pioneer to settle to recruit with TB2 and TC1."""
    able(table, "white-pioneer").tech(0, "TB2", "TC1")
    assert actions_of(table) == {"settle", "recruit"}


def test_conversions_never_create_gold(table) -> None:
    """D14.2: with TC4 the pioneer is no gold; with TC2 gold itself is any resource."""
    able(table, "white-pioneer", "orange-gold").tech(0, "TC4", "TC2")
    table.play("harvest", "die white-pioneer")
    assert table.options() == ["token iron", "token wood", "token food"]
    table.play("token iron", "die orange-gold")
    assert table.options() == ["token gold", "token iron", "token wood", "token food"]


def test_a_symbol_is_used_once(table) -> None:
    """D14.2: three dice that serve both ways pay three symbols, not six."""
    able(table, "white-settle", "white-settle", "white-settle").tech(0, "TC1")
    assert table.options("recruit") == ["recruit 1", "recruit 2"]


def test_symbols_of_cards_are_converted(table) -> None:
    """D14.2: the recruit of TD7 is an attack with TB6; a card's symbol is no symbol on a die."""
    able(table).tech(0, "TD7")
    assert actions_of(table) == {"recruit"}
    table.tech(0, "TB6")
    assert table.effect("attack 14-2", "use TD7")["map"] == {"0 on 14": 1, "1 on 14": -1}


@pytest.mark.parametrize(("card", "action"), [("TC9", "attack"), ("TC11", "settle"), ("TC10", "recruit")])
def test_a_chain_into_dice_conversions(table, card, action) -> None:
    """D14.2: pioneer to iron (TC4), iron on a die to attack (TC9); likewise TC11 and TC10."""
    able(table, "white-pioneer").tech(0, "TC4", card)
    assert actions_of(table) == {"harvest", action}


# Explore, settle, recruit, harvest


def test_scouts(table) -> None:
    """D14.1: TB1: one tile more, for one symbol two; not more than the stack has."""
    able(table, "white-explore").tech(0, "TB1")
    table.play("explore 1", "die white-explore", "drawn 20", "drawn 24")
    assert table.options() == ["tile 20", "tile 24"]
    able(table, "white-explore").tech(0, "TB1")
    table.state.stack_tiles = 1 << 20
    table.play("explore 1", "die white-explore", "drawn 20")
    assert table.options() == ["tile 20"]


def test_cartography(table) -> None:
    """D14.1: TB8: no own presence beside the new tile needed, two tiles still."""
    table.new().tile(14, "4-E").tile(20, "14-E").tile(18, "14-NE").tech(0, "TB8").dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 24", "tile 24")
    table.allow("spot 14-SE", "spot 2-NE")
    table.refuse("spot 2-W", "why-touch-two")


def test_caravans(table) -> None:
    """D14.1: TB10: two steps, not three."""
    table.new().tile(14, "4-E").tile(20, "14-E").tech(0, "TB10").dice(0, "white-settle", "white-settle")
    table.play("settle", "die white-settle")
    table.refuse("tile 20", "why-too-far")
    assert table.effect("tile 14") == {0: {"tents": -1}, "map": {"0 on 14": 1}}
    table.play("die white-settle", "tile 20")


def test_caravans_need_presence(table) -> None:
    """D14.1, D6.3: TB10: present nowhere only fetching is possible."""
    table.new().tents(0, 2, 0).tech(0, "TB10").dice(0, "white-settle")
    table.play("settle", "die white-settle")
    assert table.options() == ["fetch"]


def test_mass_settlement(table) -> None:
    """D14.1: TC3: a symbol fetches two; placing stays one."""
    table.new().tech(0, "TC3").dice(0, "white-settle", "white-settle")
    assert table.effect("settle", "die white-settle", "fetch")[0]["tents"] == 2
    assert table.effect("die white-settle", "tile 2")["map"] == {"0 on 2": 1}


@pytest.mark.parametrize(("symbols", "most"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_employment(table, symbols, most) -> None:
    """D14.1: TC8: 1, 2, 4 symbols."""
    dice = ("white-recruit", "white-recruit", "white-recruit", "yellow-recruit")
    table.new().tech(0, "TC8").dice(0, *dice[:symbols])
    assert table.options("recruit") == [f"recruit {n + 1}" for n in range(most)]


def test_employment_spends_two(table) -> None:
    """D14.1: TC8: two dice for two symbols of three."""
    table.new().tech(0, "TC8").dice(0, "white-recruit", "white-recruit", "white-recruit")
    table.play("recruit 2", "die white-recruit", "die white-recruit", "colour yellow", "colour yellow")
    assert table.board(0)["active"] == {"white-recruit": 1}
    assert table.question() == "turn"


def test_improved_tools(table) -> None:
    """D14.1: TB5: one token more of a kind gained, gold excepted, once in the action."""
    table.new().tech(0, "TB5").dice(0, "green-wood", "yellow-food", "orange-gold")
    table.play("harvest", "die green-wood", "token wood", "die yellow-food", "token food")
    table.play("die orange-gold", "token gold", "done")
    assert table.options() == ["token wood", "token food"]
    table.refuse("token gold", "why-no-symbol")
    table.refuse("token iron", "why-no-symbol")
    assert table.effect("token food") == {0: {"food": 1}}
    assert table.question() == "turn"


def test_improved_tools_with_gold_alone(table) -> None:
    """D14.1: TB5: only gold gained, nothing more."""
    table.new().tech(0, "TB5").dice(0, "orange-gold")
    change = table.effect("harvest", "die orange-gold", "token gold", "done")
    assert change[0]["gold"] == 1
    assert table.question() == "turn"


# Attack and defence


def battle(table, own: int, theirs: int, *dice: str):
    """Seats 0 and 1 stand together on tile 14."""
    return table.new().tile(14, "2-NE", own, theirs).dice(0, *dice)


THREE = ("green-attack", "grey-attack", "grey-attack")


@pytest.mark.parametrize(
    ("cards", "replaced"), [((), 3), (("TB3",), 2), (("TB7",), 1), (("TB3", "TB7"), None)]
)
def test_defences(table, cards, replaced) -> None:
    """D14.1, D14.3: TB3 ignores one symbol, TB7 two, together three: of three symbols none is left."""
    battle(table, 1, 4, *THREE).tech(1, *cards)
    if replaced is None:
        table.refuse("attack 14-2", "why-attack-ignored")
    else:
        change = table.effect("attack 14-2", *(f"die {name}" for name in THREE))
        assert change["map"] == {"0 on 14": replaced, "1 on 14": -replaced}


def test_defence_is_the_targets_own(table) -> None:
    """D14.3: the attacker's own Palisade and a third player's do nothing."""
    table.new(3).tile(14, "2-NE", 1, 1, 1).tech(0, "TB3").tech(2, "TB7").dice(0, "green-attack")
    table.refuse("attack 14-3", "why-attack-ignored")
    table.play("attack 14-2", "die green-attack", "done")


def test_defence_works_in_each_attack(table) -> None:
    """D14.3: once to each attack action: also when another player attacks in the same round."""
    table.new(3).tile(14, "2-NE", 1, 3, 1).tech(1, "TB3").dice(0, "green-attack", "grey-attack")
    table.dice(2, "green-attack")
    change = table.effect("attack 14-2", "die green-attack", "die grey-attack", "done", "end")
    assert change["map"] == {"0 on 14": 1, "1 on 14": -1}
    table.play("end")
    table.refuse("attack 14-2", "why-attack-ignored")


def test_quartermasters(table) -> None:
    """D14.1: TB4: each tent of the own or of the general supply; without own tents of the general one."""
    battle(table, 1, 3, *THREE).tech(0, "TB4").own(0, 1)
    table.play("attack 14-2", "die green-attack")
    assert table.options() == ["own", "general"]
    assert table.effect("general") == {1: {"tents": 1}, "map": {"0 on 14": 1, "1 on 14": -1}}
    assert table.effect("die grey-attack", "own")[0]["tents"] == -1
    table.play("die grey-attack")
    assert table.options() == ["general"]
    table.refuse("own", "why-no-own-tents")


def test_mercenaries(table) -> None:
    """D14.1: TB11: up to two tokens as symbols, at least one symbol from elsewhere."""
    battle(table, 1, 4).tech(0, "TB11").tokens(0, wood=2, gold=1)
    table.refuse("attack 14-2", "why-no-symbol")
    table.dice(0, "green-attack")
    table.play("attack 14-2")
    change = table.effect("token wood", "die green-attack", "token gold")
    assert change[0] == {"green-attack": -1, "spent green": 1, "wood": -1, "gold": -1, "tents": -3}
    assert change["map"] == {"0 on 14": 3, "1 on 14": -3}
    assert table.options() == ["done"]


def test_mercenaries_alone_are_no_attack(table) -> None:
    """D14.1: TB11: with one tent to replace a token would leave nothing for the symbol from elsewhere."""
    battle(table, 1, 1, "green-attack").tech(0, "TB11").tokens(0, wood=2)
    table.play("attack 14-2")
    table.refuse("token wood", "why-no-symbol")
    assert table.options() == ["die green-attack"]


def test_mercenaries_are_ignored_like_others(table) -> None:
    """D14.1: TB11 against TB3: a die and a token replace one tent."""
    battle(table, 1, 2, "green-attack").tech(0, "TB11").tech(1, "TB3").tokens(0, wood=1)
    assert table.effect("attack 14-2", "die green-attack", "token wood")["map"] == {
        "0 on 14": 1,
        "1 on 14": -1,
    }


def test_border_guard(table) -> None:
    """D14.1: TB12: the last tent costs two symbols; with one left it stays."""
    battle(table, 1, 2, "green-attack", "grey-attack").tech(1, "TB12")
    assert table.effect("attack 14-2", "die green-attack")["map"] == {"0 on 14": 1, "1 on 14": -1}
    assert table.options() == ["done"]
    battle(table, 1, 1, "green-attack").tech(1, "TB12")
    table.refuse("attack 14-2", "why-attack-ignored")
    table.dice(0, "green-attack", "grey-attack")
    table.play("attack 14-2", "die green-attack")
    table.refuse("done", "why-replace-one")
    change = table.effect("die grey-attack")
    assert change["map"] == {"0 on 14": 1, "1 on 14": -1}
    assert change[1] == {"tents": 1}


def test_border_guard_after_ignored_symbols(table) -> None:
    """D14.1, D14.3: TB12 with TB3: the last tent costs three symbols in all."""
    battle(table, 1, 1, "green-attack", "grey-attack").tech(1, "TB12", "TB3")
    table.refuse("attack 14-2", "why-attack-ignored")
    table.dice(0, *THREE)
    assert table.effect("attack 14-2", *(f"die {name}" for name in THREE))["map"]["1 on 14"] == -1


# Once a round

CARD_SYMBOLS = {
    "TD1": {"research"},
    "TD5": {"attack"},
    "TD6": {"trade"},
    "TD7": {"recruit"},
    "TD8": {"explore", "settle"},
}


@pytest.mark.parametrize("card", CARD_SYMBOLS)
def test_symbols_of_cards(table, card) -> None:
    """D14.1, D14.4: the card is a symbol of its action and no other, once in a round."""
    able(table).tech(0, card)
    assert actions_of(table) == CARD_SYMBOLS[card]
    for action in sorted(CARD_SYMBOLS[card]):
        able(table).tech(0, card)
        before = table.inventory()
        table.play(*(move.format(f"use {card}") for move in MOVES[action]))
        assert table.board(0)["used"] == [card]
        assert table.inventory()[0]["spent white"] == before[0]["spent white"]
        assert f"use {card}" not in table.options()


def test_a_used_card_pays_no_second_symbol(table) -> None:
    """D14.4: in one settle action TD8 pays once."""
    able(table, "white-settle").tech(0, "TD8")
    table.play("settle", "use TD8", "fetch")
    table.refuse("use TD8", "why-once-per-round")


def test_each_owner_uses_a_card_once(table) -> None:
    """D14.4: seat 1 uses the same card in the same round."""
    table.new().tech(0, "TD8").tech(1, "TD8")
    table.play("settle", "use TD8", "fetch", "done", "end", "settle", "use TD8", "fetch", "done", "end")
    assert table.options() == ["end"]


def test_engineering(table) -> None:
    """D14.1: TD2: a factory without removing a tent, by a house too; it counts as a use of it."""
    table.new().tech(0, "TD2")
    table.refuse("use TD2", "why-no-effect")
    table.tile(25, "2-NE", 1).tile(16, "2-SE").tile(14, "2-W", 1)
    assert table.effect("use TD2", "tile 25") == {0: {"food": 1}}
    table.refuse("factory 25", "why-once-per-round")
    table.refuse("use TD2", "why-once-per-round")
    table.new().tech(0, "TD2").tile(25, "2-NE").house(0, 25)
    table.refuse("factory 25", "why-factory-tent")
    assert table.effect("use TD2", "tile 25") == {0: {"food": 1}}


def test_engineering_needs_an_unused_factory(table) -> None:
    """D14.1: TD2: a factory already used this round cannot be used with it."""
    table.new().tech(0, "TD2").tile(25, "2-NE", 3)
    table.play("factory 25")
    table.refuse("use TD2", "why-no-effect")


def test_innovators_ignore_a_token(table) -> None:
    """D14.1: TD3: research without the token, or with it and the card kept."""
    table.new().tech(0, "TD3").dice(0, "white-research")
    table.play("research TA1", "die white-research")
    assert table.options() == ["use TD3"]
    assert table.effect("use TD3") == {0: {"TA1": 1}}
    assert table.board(0)["used"] == ["TD3"]
    table.new().tech(0, "TD3").tokens(0, food=1).dice(0, "white-research")
    table.play("research TA1", "die white-research")
    table.allow("use TD3", "token food")
    assert table.effect("token food") == {0: {"TA1": 1, "food": -1}}
    assert table.board(0)["used"] == []


def test_innovators_ignore_a_terrain(table) -> None:
    """D14.1: TD3: TB1 without the forest; then the wood must be paid."""
    table.new().tech(0, "TD3").dice(0, "white-research")
    table.refuse("research TB1", "why-tech-token")
    table.tokens(0, wood=1)
    table.play("research TB1", "die white-research")
    assert table.board(0)["used"] == ["TD3"]
    assert table.options() == ["token wood"]
    assert table.effect("token wood") == {0: {"TB1": 1, "wood": -1}}


def test_innovators_ignore_one_thing(table) -> None:
    """D14.1: TD3: not two terrains, not two tokens."""
    table.new().tech(0, "TD3").lay("TD8", "TD4").tokens(0, wood=1).dice(0, *RESEARCH)
    table.refuse("research TD8", "why-no-presence-terrain")
    table.tile(9, "2-NE", 1).tokens(0)
    table.refuse("research TD4", "why-tech-token")
    table.tokens(0, food=1)
    table.allow("research TD4")


def test_missionaries(table) -> None:
    """D14.1: TD4: a tent of the general supply where one is present, once a round."""
    table.new().tech(0, "TD4").own(0, 0)
    table.play("use TD4")
    assert table.options() == ["tile 2"]
    table.refuse("tile 4", "why-not-present")
    assert table.effect("tile 2") == {"map": {"0 on 2": 1}}
    table.refuse("use TD4", "why-once-per-round")
    table.new().tech(0, "TD4").tents(0, 2, 0)
    table.refuse("use TD4", "why-no-effect")


def test_innovators_with_gold(table) -> None:
    """D14.1, D6.7: TD3: TD1 costs wood and food: a lone gold pays either, the card waives the other."""
    table.new().tech(0, "TD3").tile(14, "2-NE", 1).tokens(0, gold=1).dice(0, *RESEARCH[:3])
    table.play("research TD1", *("die white-research",) * 3)
    table.allow("token gold", "use TD3")
    assert table.effect("token gold", "use TD3") == {0: {"gold": -1, "TD1": 1}}


def test_innovators_once_a_round(table) -> None:
    """D14.4: used for a terrain it waives no token."""
    table.new().tech(0, "TD3").tokens(0, wood=1).dice(0, "white-research")
    table.play("research TB1", "die white-research")
    assert table.options() == ["token wood"]


# Factories and trade


def test_labour_migration(table) -> None:
    """D14.1: TE1: a tent of a neighbour activates the factory; once a round all the same."""
    table.new().tech(0, "TE1").tile(25, "2-NE").tile(14, "25-NE", 1)
    table.play("factory 25")
    assert table.options() == ["tile 2", "tile 14"]
    assert table.effect("tile 2") == {0: {"food": 1, "tents": 1}, "map": {"0 on 2": -1}}
    table.refuse("factory 25", "why-once-per-round")


def test_labour_migration_reaches_neighbours_only(table) -> None:
    """D14.1: TE1: not from a tile two steps away; without the card not at all."""
    table.new().tile(25, "4-E").tech(0, "TE1")
    table.refuse("factory 25", "why-factory-tent")
    table.new().tile(25, "2-NE")
    table.refuse("factory 25", "why-factory-tent")


def test_labour_migration_with_tile_33(table) -> None:
    """D14.1, D13.1: TE1: the tent of a neighbour activates tile 33, so three tents there are enough."""
    table.new(4).tile(33, "2-SW", 3).tents(0, 2, 1).tech(0, "TE1")
    table.play("factory 33")
    assert table.options() == ["tile 2"]
    change = table.effect("tile 2", "tile 33")
    assert change == {
        0: {"houses": -1, "tents": 1},
        "map": {"0 on 2": -1, "0 on 33": -3, "house of 0 on 33": 1},
    }


def test_engineering_with_tile_33(table) -> None:
    """D14.1, D13.1: TD2: without an activation tent three tents on tile 33 are enough."""
    table.new(4).tile(33, "2-SW", 3).tech(0, "TD2")
    table.refuse("factory 33", "why-no-effect")
    change = table.effect("use TD2", "tile 33", "tile 33")
    assert change == {0: {"houses": -1}, "map": {"0 on 33": -3, "house of 0 on 33": 1}}


def test_shift_work(table) -> None:
    """D14.1: TE10: twice a round, a tent each time; Engineering may be one of the two."""
    table.new().tech(0, "TE10").tile(25, "2-NE", 3)
    assert table.effect("factory 25", "factory 25") == {0: {"food": 2, "tents": 2}, "map": {"0 on 25": -2}}
    table.refuse("factory 25", "why-once-per-round")
    table.new().tech(0, "TE10", "TD2").tile(25, "2-NE", 3)
    assert table.effect("use TD2", "tile 25", "factory 25")[0] == {"food": 2, "tents": 1}
    table.refuse("factory 25", "why-once-per-round")


def test_shift_work_every_round(table) -> None:
    """D14.1, D9.1: TE10: twice again in the next round."""
    table.new().tech(1, "TE10").tile(25, "2-NE", 0, 5)
    table.play("end", "factory 25", "factory 25", "end", "end", "end")
    while table.question() != "turn":
        table.play(table.chances()[0] if table.mover < 0 else "done")
    assert table.asked() == ("turn", 1)
    table.play("factory 25", "factory 25")
    table.refuse("factory 25", "why-once-per-round")


def test_shift_work_with_tile_30(table) -> None:
    """D14.1: TE10: two additional actions."""
    table.new(4).tech(0, "TE10").tile(30, "2-SW", 2).tokens(0, wood=2)
    table.dice(0, "white-settle", "green-wood", "yellow-trade")
    table.play("factory 30", "factory 30", "settle", "die white-settle", "fetch", "done")
    table.play(
        "harvest", "die green-wood", "token wood", "done", "trade", "die yellow-trade", "two wood-wood"
    )


@pytest.mark.parametrize(
    ("card", "sale", "points"),
    [
        ("TE4", "equal wood-wood-wood", 7),
        ("TE4", "different gold-wood-food", 6),
        ("TE4", "two wood-wood", 2),
        ("TE6", "two wood-wood", 4),
        ("TE6", "equal wood-wood-wood", 6),
        ("TE6", "different gold-wood-food", 5),
        ("TE6", "colour yellow", 3),
        ("TE4", "colour yellow", 3),
    ],
)
def test_trade_cards(table, card, sale, points) -> None:
    """D14.1: TE4: sets of three one point more; TE6: any two for four."""
    table.new().tech(0, card).tokens(0, gold=1, wood=3, food=1).dice(0, "yellow-trade")
    assert table.effect("trade", "die yellow-trade", sale)[0]["points"] == points


# End of the game


def ending(table, card: str):
    """Seat 0 has a house on 25 and tents on 2, 16, 14; it controls all but 14. Two dice, 3 points."""
    table.new(4).bag(0, white=2).tile(25, "2-SW", 0, 4).house(0, 25).tile(16, "2-W", 2, 2)
    table.tile(14, "2-NW", 1, 2)
    before = table.score(0)
    return table.tech(0, card).score(0) - before


@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("TE2", 4 + 2),
        ("TE3", 5 + 2),
        ("TE5", 3 + 4),
        ("TE7", 2 + 4),
        ("TE8", 3 + 1),
        ("TE9", 2 + 4),
        ("TE11", 3 + 3),
        ("TE12", 2),
    ],
)
def test_end_of_game_cards(table, card, points) -> None:
    """D14.1, D11.2: TE2 houses 2, TE3 dice, TE5 presence, TE7 factories 2, TE8 cards, TE9 terrains 2."""
    assert ending(table, card) == points


def test_university_counts_explosive_cards(table) -> None:
    """D14.1: TE8: four markers, this one and an explosive one included."""
    table.new().bag(0).tech(0, "TE8", "TX6", "TA1", "TB1")
    assert table.score(0) == 3 + 3 + 0 + 1 + 4


def test_chronicles(table) -> None:
    """D14.1: TE12: opponents' markers on the cards with the own one, this one included."""
    table.new(4).bag(0).tech(0, "TE12", "TA1").tech(1, "TA1", "TE12").tech(2, "TA1", "TB1").tech(3, "TB1")
    assert table.score(0) == 2 + 3


# Explosive cards


def test_dynamite(table) -> None:
    """D14.1: TX1: up to two tents of each opponent on one tile; defences do not apply."""
    table.new(4).tile(14, "2-SW", 1, 3, 1, 0).tech(0, "TX1").tech(1, "TB3", "TB7", "TB12")
    table.play("use TX1")
    assert table.options() == ["tile 14"]
    table.play("tile 14")
    change = table.effect("tile 14", "tile 14", "tile 14")
    assert change == {1: {"tents": 2}, 2: {"tents": 1}, "map": {"1 on 14": -2, "2 on 14": -1}}
    assert table.asked() == ("turn", 0)
    assert table.board(0)["technologies"] == []


def test_dynamite_by_choice(table) -> None:
    """D14.1: TX1: the number is chosen for each."""
    table.new(4).tile(14, "2-SW", 1, 3, 1, 0).tech(0, "TX1")
    change = table.effect("use TX1", "tile 14", "tile 14", "done", "done")
    assert change == {0: {"TX1": -1}, 1: {"tents": 1}, "map": {"1 on 14": -1}}


def test_dynamite_needs_presence(table) -> None:
    """D14.1: TX1: no tile shared with an opponent, no effect."""
    table.new().tech(0, "TX1")
    table.refuse("use TX1", "why-no-effect")


def test_great_march(table) -> None:
    """D14.1, D5.2: TX2: one more main action, a different one."""
    table.new().tech(0, "TX2").dice(0, "white-settle", "white-settle", "green-wood")
    table.play("settle", "die white-settle", "fetch", "done", "use TX2")
    table.refuse("settle", "why-action-used")
    table.play("harvest", "die green-wood", "token wood", "done")
    assert table.options() == ["end"]


def test_mass_levy(table) -> None:
    """D14.1: TX3: two dice of two different accessible colours; with one colour one die."""
    table.new().tech(0, "TX3").tile(20, "2-NE", 1)
    table.play("use TX3")
    assert table.options() == ["colour yellow", "colour grey"]
    table.play("colour yellow")
    table.refuse("colour yellow", "why-no-dice-colour")
    assert table.effect("colour grey") == {0: {"spent grey": 1}, "supply": {"grey": -1}}
    table.new().tech(0, "TX3")
    change = table.effect("use TX3", "colour yellow")
    assert change == {0: {"TX3": -1, "spent yellow": 1}, "supply": {"yellow": -1}}
    assert table.question() == "turn"


def test_brainstorm(table) -> None:
    """D14.1: TX4: up to three active dice to any faces."""
    table.new().tech(0, "TX4").dice(0, "white-settle", "white-settle", "green-wood", "yellow-food")
    table.play("use TX4", "die white-settle", "face pioneer", "die green-wood", "face attack")
    table.play("die yellow-food", "face trade")
    assert table.question() == "turn"
    active = {"white-settle": 1, "white-pioneer": 1, "green-attack": 1, "yellow-trade": 1}
    assert table.board(0)["active"] == active
    table.new().tech(0, "TX4").dice(0, "white-settle", "green-wood")
    table.play("use TX4", "die green-wood", "face attack", "done")
    table.new().tech(0, "TX4")
    table.refuse("use TX4", "why-no-effect")


def test_rush_building(table) -> None:
    """D14.1: TX5: two tents become a house where no house stands; no lead needed."""
    table.new().tech(0, "TX5").tents(0, 4, 2).tents(1, 4, 5)
    table.play("use TX5")
    assert table.options() == ["tile 4"]
    assert table.effect("tile 4") == {0: {"houses": -1}, "map": {"0 on 4": -2, "house of 0 on 4": 1}}
    table.new().tech(0, "TX5").tents(0, 4, 2).house(1, 4)
    table.refuse("use TX5", "why-no-effect")


@pytest.mark.parametrize("resource", ["iron", "wood", "food"])
def test_mother_lode(table, resource) -> None:
    """D14.1: TX6: a gold token and one of another kind."""
    table.new().tech(0, "TX6")
    table.play("use TX6")
    table.refuse("token gold", "why-no-symbol")
    table.play(f"token {resource}")
    tokens = {"gold": 1, "iron": 0, "wood": 0, "food": 0, resource: 1}
    assert table.board(0)["tokens"] == tokens


def test_clearance_sale(table) -> None:
    """D14.1: TX7: up to two exchanges without symbols; TE4 and TE6 apply; trade stays available."""
    table.new().tech(0, "TX7", "TE4", "TE6").tokens(0, wood=5).dice(0, "yellow-trade")
    change = table.effect("use TX7", "equal wood-wood-wood", "two wood-wood")
    assert change[0] == {"TX7": -1, "points": 11, "wood": -5}
    assert table.question() == "turn"
    table.allow("trade")


def test_clearance_sale_may_stop_and_uses_no_tile_symbol(table) -> None:
    """D14.1: TX7: one exchange is enough; tile 10 does not apply; nothing to sell, no effect."""
    table.new().tech(0, "TX7").tile(10, "2-NE", 1).tokens(0, wood=5)
    table.play("use TX7", "two wood-wood")
    table.refuse("bonus", "why-not-possible-now")
    table.play("done")
    assert table.board(0)["points"] == 2
    table.new().tech(0, "TX7").tokens(0, wood=1)
    table.refuse("use TX7", "why-no-effect")
