"""D13: every one of the 40 tiles; the table is the book's last page. Start tiles also in test_d2_setup.py."""

from __future__ import annotations

import pytest

# Number: player count, terrain, points for control and for the second place, category.
BOOK = """
1 start plains - - placement
2 start plains - - control
3 start forest - - placement
4 start forest - - control
5 start mountains - - placement
6 start mountains - - control
7 start desert - - placement
8 2 desert 4 0 placement
9 2 desert 5 0 factory
10 2 hills 1 0 control
11 2 hills 4 3 factory
12 2 desert 1 0 control
13 2 hills 4 1 factory
14 2 hills 6 0 -
15 2 forest 3 1 placement
16 2 forest 6 2 factory
17 2 forest - - control
18 2 forest 7 3 -
19 2 mountains 3 1 placement
20 2 mountains 9 5 -
21 2 mountains - - control
22 2 mountains 8 4 factory
23 2 plains 2 1 control
24 2 plains 6 3 -
25 2 plains 5 2 factory
26 2 plains 3 1 placement
27 3 desert 1 0 control
28 3 hills 1 0 control
29 3 forest 1 0 placement
30 3 forest 4 2 factory
31 3 mountains 3 0 placement
32 3 mountains 4 2 factory
33 3 plains 4 2 factory
34 3 plains 3 0 placement
35 4 desert 1 0 control
36 4 desert 7 0 -
37 4 hills 4 2 factory
38 4 forest 5 1 presence
39 4 mountains 7 3 presence
40 4 plains 4 1 presence
"""
TABLE = [line.split() for line in BOOK.split("\n") if line]
COLOURS = {"plains": "yellow", "forest": "green", "mountains": "grey", "desert": "orange", "hills": "brown"}
NUMBERS = list(range(1, 41))
FACTORIES = [int(line[0]) for line in TABLE if line[5] == "factory"]
STARTS = (2, 4, 5, 6)


def lie(table, tile: int, *tents: int):
    """Four players; the tile beside tile 2, where it does not lie already; nobody anywhere else."""
    table.new(4)
    for start, seat in zip(STARTS, (0, 1, 3, 2), strict=True):
        table.tents(seat, start, 0)
    if tile in STARTS:
        for seat, n in enumerate(tents):
            table.tents(seat, tile, n)
        return table
    return table.tile(tile, "2-SW", *tents)


@pytest.mark.parametrize("line", TABLE, ids=[line[0] for line in TABLE])
def test_terrain(table, line) -> None:
    """D13.1, D1.2: presence on the tile gives access to the die colour of its terrain, and no other."""
    lie(table, int(line[0]), 1).dice(0, "white-recruit")
    table.play("recruit 1")
    if line[0] != "27":
        # That one pays the symbol itself.
        table.play("die white-recruit")
    assert table.options() == [f"colour {COLOURS[line[2]]}"]


@pytest.mark.parametrize("line", TABLE, ids=[line[0] for line in TABLE])
def test_values(table, line) -> None:
    """D13.1, D11.1: the larger value for control, the smaller for the second place."""
    lie(table, int(line[0]), 3, 2, 1)
    for seat in range(4):
        table.bag(seat)
    high, low = (0 if value == "-" else int(value) for value in line[3:5])
    assert table.state.scores() == [high, low, 0, 0]


@pytest.mark.parametrize("line", TABLE, ids=[line[0] for line in TABLE])
def test_player_count(table, line) -> None:
    """D13.1, D2.2: in whose stack the tile is."""
    for players in (2, 3, 4):
        table.blank(players)
        there = line[1] != "start" and players >= int(line[1])
        assert bool(int(table.state.stack_tiles) >> int(line[0]) & 1) == there


@pytest.mark.parametrize("tile", NUMBERS)
def test_what_is_a_factory(table, tile) -> None:
    """D13.1: factories, and nothing else, can be used as such."""
    lie(table, tile, 4).dice(0, "white-settle")
    if tile in FACTORIES:
        table.allow(f"factory {tile}")
    else:
        table.refuse(f"factory {tile}", "why-not-factory")


LIMITS = {2: "control", 4: "control", 6: "control", 12: "control", 17: "control", 21: "control"}
LIMITS |= {23: "control", 35: "control", 38: "presence", 39: "presence", 40: "presence"}


@pytest.mark.parametrize("tile", NUMBERS)
def test_the_dice_limit(table, tile) -> None:
    """D13.1, D4.1: tiles 2, 4, 6, 12, 17, 21, 23, 35 by control, 38 to 40 by presence; others not at all."""
    lie(table, tile, 2, 1)
    control, presence = {"control": (4, 3), "presence": (4, 4)}.get(LIMITS.get(tile, ""), (3, 3))
    assert (table.limit(0), table.limit(1), table.limit(2)) == (control, presence, 3)


def explore(table, tile: int, *dice: str):
    """Seat 0 explores the tile beside 2 and 4, where nobody else can join."""
    table.new(4).dice(0, "white-explore", *dice)
    for seat, start in ((1, 4), (2, 6), (3, 5)):
        table.tents(seat, start, 0)
    table.play("explore 1", "die white-explore", f"drawn {tile}", f"tile {tile}")
    return table


PLACEMENTS = {29: "wood", 31: "iron", 34: "food"}
ACTIONS = (15, 19, 26)
SPOT = "spot 2-SW"


@pytest.mark.parametrize("tile", [n for n in NUMBERS if n > 8])
def test_what_placing_brings(table, tile) -> None:
    """D13.1: tiles 29, 31, 34 bring a token, 15, 19, 26 an action, all others nothing."""
    change = explore(table, tile).effect(SPOT)
    gain = {PLACEMENTS[tile]: 1} if tile in PLACEMENTS else {}
    assert change == {**({0: gain} if gain else {}), "map": {f"0 on {tile}": 1}}
    assert table.asked() == (("extra", 0) if tile in ACTIONS else ("turn", 0))


def test_a_placement_ability_is_the_explorers_alone(table) -> None:
    """D13.1: who joins gets no token."""
    table.new(4).dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 29", "tile 29", SPOT)
    while table.question() == "join":
        table.play("join")
    assert [table.board(seat)["tokens"]["wood"] for seat in range(4)] == [1, 0, 0, 0]


def test_tile_8(table) -> None:
    """D13.1: a die of any colour with access, orange included, at once."""
    explore(table, 8).play(SPOT)
    assert table.options() == ["colour yellow", "colour orange"]
    table.refuse("colour white", "why-no-white-dice")
    table.refuse("colour green", "why-no-presence-terrain")
    assert table.effect("colour orange") == {0: {"spent orange": 1}, "supply": {"orange": -1}}
    assert table.asked() == ("turn", 0)


def test_tile_8_without_dice(table) -> None:
    """D13.1: if there are none, nothing."""
    explore(table, 8).supply(yellow=0, orange=0)
    assert table.effect(SPOT) == {"map": {"0 on 8": 1}}
    assert table.asked() == ("turn", 0)


def test_start_tile_die_missing(table) -> None:
    """D13.1: with no yellow die in the supply tile 1 brings only the food."""
    table.blank(2).supply(yellow=0)
    table.play("first 1", "drawn 1", "drawn 2", "drawn 4", "tile 1", "drawn 3", "tile 2")
    assert table.effect("spot origin")[0] == {"tents": -1, "food": 1}


FACTORY_TOKENS = {13: "gold", 16: "wood", 22: "iron", 25: "food", 32: "gold"}


@pytest.mark.parametrize("tile", FACTORY_TOKENS)
def test_factories_with_tokens(table, tile) -> None:
    """D13.1: 13 and 32 gold, 16 wood, 22 iron, 25 food."""
    change = lie(table, tile, 1).effect(f"factory {tile}")
    assert change == {0: {FACTORY_TOKENS[tile]: 1, "tents": 1}, "map": {f"0 on {tile}": -1}}


def test_tile_9(table) -> None:
    """D13.1: two tents of the general supply into the own one, beside the tent removed."""
    assert lie(table, 9, 1).effect("factory 9") == {0: {"tents": 3}, "map": {"0 on 9": -1}}


def test_tile_11(table) -> None:
    """D13.1: a brown die into the spent area."""
    change = lie(table, 11, 1).effect("factory 11")
    assert change == {0: {"tents": 1, "spent brown": 1}, "supply": {"brown": -1}, "map": {"0 on 11": -1}}


def test_tile_30(table) -> None:
    """D13.1: an additional action."""
    lie(table, 30, 1).dice(0, "white-settle", "green-wood")
    assert table.effect("factory 30") == {0: {"tents": 1}, "map": {"0 on 30": -1}}
    table.play(
        "settle", "die white-settle", "fetch", "done", "harvest", "die green-wood", "token wood", "done"
    )
    assert table.options() == ["end"]


def test_tile_33(table) -> None:
    """D13.1: exactly three tents of any tile without a house become a house, no lead needed."""
    lie(table, 33, 1).tents(0, 4, 5).tents(1, 4, 5).tents(0, 2, 2)
    table.play("factory 33")
    assert table.options() == ["tile 4"]
    table.refuse("tile 2", "why-few-tents")
    assert table.effect("tile 4") == {0: {"houses": -1}, "map": {"0 on 4": -3, "house of 0 on 4": 1}}
    assert table.board(0)["tents"] == 6


@pytest.mark.parametrize(("tents", "possible"), [(3, False), (4, True)])
def test_tile_33_on_itself(table, tents, possible) -> None:
    """D13.1: this tile included, but the activation tent is not one of the three."""
    lie(table, 33, tents)
    if possible:
        change = table.effect("factory 33", "tile 33")
        assert change == {0: {"houses": -1, "tents": 1}, "map": {"0 on 33": -4, "house of 0 on 33": 1}}
    else:
        table.refuse("factory 33", "why-no-effect")


def test_tile_33_not_where_a_house_stands(table) -> None:
    """D13.1: a tile with any house is no choice."""
    lie(table, 33, 1).tents(0, 4, 5).house(1, 4)
    table.refuse("factory 33", "why-no-effect")
    table.tents(0, 2, 3)
    table.play("factory 33")
    table.refuse("tile 4", "why-house-there")
    assert table.options() == ["tile 2"]


def test_tile_37(table) -> None:
    """D13.1: two points of the reserve: the general supply keeps its own."""
    assert lie(table, 37, 1).effect("factory 37") == {0: {"points": 2, "tents": 1}, "map": {"0 on 37": -1}}


def test_tile_10(table) -> None:
    """D13.1: one more trade symbol by control."""
    lie(table, 10, 1).tokens(0, wood=4).dice(0, "yellow-trade")
    change = table.effect("trade", "bonus", "two wood-wood", "die yellow-trade", "two wood-wood")
    assert change[0] == {"points": 4, "wood": -4, "yellow-trade": -1, "spent yellow": 1}
    table.refuse("bonus", "why-no-symbol")


def test_tile_10_needs_something_to_trade(table) -> None:
    """D13.1, D5.5: the tile's symbol alone makes a trade possible, if there is anything to exchange."""
    lie(table, 10, 1).tokens(0, wood=1)
    table.refuse("trade", "why-no-effect")
    table.tokens(0, wood=2)
    table.allow("trade")
    table.tents(1, 10, 2)
    table.refuse("trade", "why-no-symbol")


def test_tile_27(table) -> None:
    """D13.1: one more recruit symbol by control, without any die."""
    change = lie(table, 27, 1).effect("recruit 1", "colour orange")
    assert change == {0: {"spent orange": 1}, "supply": {"orange": -1}}


def test_tile_28(table) -> None:
    """D13.1: one more settle symbol by control, without any die."""
    assert lie(table, 28, 1).effect("settle", "bonus", "fetch", "done") == {0: {"tents": 1}}


@pytest.mark.parametrize("tile", [n for n in NUMBERS if n not in (10, 27, 28)])
def test_other_tiles_give_no_symbols(table, tile) -> None:
    """D13.1: with presence on any other tile and no dice no main action is possible."""
    lie(table, tile, 1).tokens(0, wood=3, gold=1)
    verbs = {text.split()[0] for text in table.options()}
    assert verbs <= {"end", "factory"}
