"""D1 and D2: components and setup."""

from __future__ import annotations

import pytest

import landrush

COUNTS = {"white": 12, "green": 9, "yellow": 9, "orange": 7, "brown": 7, "grey": 7}
ACTIONS = ["recruit", "explore", "settle", "attack", "trade", "research"]
SYMBOLS = [*ACTIONS, "pioneer", "gold", "iron", "wood", "food"]
SETS = {
    "W stepie szerokim": ["TA1", "TB2", "TB1", "TC1", "TC2", "TD1", "TE1", "TE2", "TE3"],
    "Kupcy i wojownicy": ["TA1", "TB3", "TB4", "TC3", "TC4", "TD2", "TE4", "TE5", "TE6"],
    "Ekspansja na całego": ["TA2", "TB5", "TB6", "TC5", "TC6", "TD3", "TE7", "TE8", "TE9"],
    "Czas pokoju": ["TA2", "TB7", "TB8", "TC7", "TC8", "TD4", "TE10", "TE6", "TE11"],
}


def test_fifty_one_dice(table) -> None:
    """D1.1: 12 white, 9 green, 9 yellow, 7 of each other colour; six faces with one of eleven symbols."""
    parts = table.game.components.parts
    assert dict(zip(COUNTS, map(int, parts.dice), strict=True)) == COUNTS
    for colour in range(6):
        assert sum(int(parts.face_weight[colour * 11 + k]) for k in range(11)) == 6
    shown = [name for k, name in enumerate(SYMBOLS) if any(parts.face_weight[c * 11 + k] for c in range(6))]
    assert shown == SYMBOLS


def test_houses_are_limited_and_tents_are_not(table) -> None:
    """D1.3: five houses; a hundred tents can be fetched."""
    table.new()
    assert table.board(0)["houses"] == 5
    table.own(0, 100).dice(0, "white-settle")
    table.play("settle", "die white-settle", "fetch")
    assert table.board(0)["tents"] == 101


def test_dice_are_limited(table) -> None:
    """D1.3: the last yellow die can be recruited, no other."""
    table.new().supply(yellow=1).dice(0, "white-recruit")
    table.play("recruit 1", "die white-recruit", "colour yellow", "end", "end")
    table.state.players[0].acted = 0
    table.dice(0, "white-recruit")
    table.refuse("recruit 1", "why-no-dice-access")


def test_own_tents_and_general_tents(table) -> None:
    """D1.4: exploring takes no own tent, settling does."""
    table.new().dice(0, "white-explore")
    table.play("explore 1", "die white-explore", "drawn 20", "tile 20", "spot 2-NE", "pass")
    assert table.board(0)["tents"] == 5
    table.dice(0, "white-settle")
    table.play("end", "end")
    assert table.effect("settle", "die white-settle", "tile 20")[0]["tents"] == -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players_begin_alike(table, players) -> None:
    """D2.1: six tents, three white, a green and a yellow die in the bag, nothing else; a random start."""
    table.blank(players)
    for seat in range(players):
        board = table.board(seat)
        assert board["tents"] == 6
        bag = {"white": 3, "green": 1, "yellow": 1, "orange": 0, "brown": 0, "grey": 0}
        assert board["bag"] == bag
        assert not any(board["spent"].values())
        assert board["active"] == {}
    odds = table.odds()
    assert odds == {f"first {seat + 1}": pytest.approx(1 / players) for seat in range(players)}


@pytest.mark.parametrize(("players", "first"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_the_first_player_may_be_named(table, players, first) -> None:
    """D2.1: who was named when the table was opened is the only outcome, also in a position that is read."""
    table.state = table.game.new(players, first_player=first + 1)
    assert table.odds() == {f"first {first + 1}": 1}
    table.refuse(f"first {(first + 1) % players + 1}", "why-not-possible-now")
    read = table.game.from_json(table.state.to_json())
    assert read.legal_actions() == table.state.legal_actions()
    table.play(f"first {first + 1}")
    assert table.position()["first_player"] == first


@pytest.mark.parametrize(("players", "first"), [(2, 3), (3, 4), (2, 0), (2, True), (2, "1"), (1, 1)])
def test_only_a_player_can_be_named(table, players, first) -> None:
    """D2.1: a seat of the table by number, or "drawn"; alone the player always begins (D12.1)."""
    with pytest.raises(landrush.BadOption):
        table.game.new(players, first_player=first)


@pytest.mark.parametrize(("players", "last"), [(2, 26), (3, 34), (4, 40)])
def test_the_map_stack(table, players, last) -> None:
    """D2.2: tiles 8 to 26, 34 or 40; the start tiles are not in it."""
    table.new(players)
    tiles = [tile for tile in range(1, 41) if int(table.state.stack_tiles) >> tile & 1]
    assert tiles == list(range(8, last + 1))


def test_the_draft(table) -> None:
    """D2.3: three for the first, then each adds one to the two handed on; each chooses among three."""
    table.blank(3)
    table.play("first 2")
    assert set(table.chances()) == {f"drawn {n}" for n in range(1, 8)}
    table.play("drawn 1", "drawn 3", "drawn 7")
    assert table.asked() == ("draft-keep", 1)
    assert table.options() == ["tile 1", "tile 3", "tile 7"]
    assert [table.state.view(seat)["position"]["hand"] for seat in range(3)] == [[], [1, 3, 7], []]
    table.play("tile 3")
    assert set(table.chances()) == {"drawn 2", "drawn 4", "drawn 5", "drawn 6"}
    table.play("drawn 5")
    assert table.asked() == ("draft-keep", 2)
    assert table.options() == ["tile 1", "tile 5", "tile 7"]
    table.play("tile 5")
    table.refuse("drawn 3", "why-not-possible-now")
    table.play("drawn 6")
    assert table.asked() == ("draft-keep", 0)
    assert table.options() == ["tile 1", "tile 6", "tile 7"]
    table.play("tile 7")
    assert table.asked() == ("place-start", 1)
    assert table.position()["hand_size"] == 0


def test_start_tiles_touch_as_many_as_possible(table) -> None:
    """D2.4: a pair, a triangle, a rhombus; each with a tent of the own supply."""
    table.blank(4)
    table.play("first 1", "drawn 2", "drawn 4", "drawn 6", "tile 2", "drawn 1", "tile 4", "drawn 3", "tile 6")
    table.play("drawn 5", "tile 5")
    assert table.options() == ["spot origin"]
    assert table.effect("spot origin") == {0: {"tents": -1}, "map": {"0 on 2": 1}}
    assert table.options() == [f"spot 2-{side}" for side in ("NE", "E", "SE", "SW", "W", "NW")]
    table.play("spot 2-E")
    assert table.options() == ["spot 2-NE", "spot 2-SE"]
    table.refuse("spot 2-W", "why-touch-most")
    table.play("spot 2-SE")
    assert table.options() == ["spot 2-NE", "spot 2-SW", "spot 4-SE"]
    table.refuse("spot 4-E", "why-touch-most")


@pytest.mark.parametrize(
    ("tile", "gain", "colour"), [(1, "food", "yellow"), (3, "wood", "green"), (5, "iron", "grey")]
)
def test_start_tiles_with_a_token_and_a_die(table, tile, gain, colour) -> None:
    """D2.4, D2.6, D13.1: tiles 1, 3, 5: a token and a die of the supply into the spent area."""
    table.blank(2)
    others = [n for n in (1, 3, 5) if n != tile]
    table.play(
        "first 1", f"drawn {tile}", "drawn 2", "drawn 4", f"tile {tile}", f"drawn {others[0]}", "tile 2"
    )
    change = table.effect("spot origin")
    assert change == {
        0: {"tents": -1, gain: 1, f"spent {colour}": 1},
        "supply": {colour: -1},
        "map": {f"0 on {tile}": 1},
    }


def test_start_tile_7(table) -> None:
    """D2.4, D13.1: a house instead of the tent, which stays; four houses remain."""
    table.blank(2)
    table.play("first 1", "drawn 7", "drawn 2", "drawn 4", "tile 7", "drawn 1", "tile 2")
    assert table.effect("spot origin") == {0: {"houses": -1}, "map": {"house of 0 on 7": 1}}
    assert table.board(0)["tents"] == 6
    assert table.board(0)["houses"] == 4


@pytest.mark.parametrize("tile", [2, 4, 6])
def test_start_tiles_with_a_limit(table, tile) -> None:
    """D2.4, D13.1: tiles 2, 4, 6: no gain, a limit of four while controlled."""
    table.blank(2)
    table.play("first 1", *(f"drawn {n}" for n in (2, 4, 6)), f"tile {tile}", "drawn 7", "tile 7")
    assert table.effect("spot origin") == {0: {"tents": -1}, "map": {f"0 on {tile}": 1}}
    assert table.limit(0) == 4
    table.tents(1, tile, 2)
    assert table.limit(0) == 3
    assert table.limit(1) == 4


@pytest.mark.parametrize(("players", "points"), [(2, 30), (3, 39), (4, 48)])
def test_points_in_the_supply(table, players, points) -> None:
    """D2.5: 30, 39, 48."""
    assert table.blank(players).position()["supply"]["points"] == points


@pytest.mark.parametrize(("players", "others"), [(2, 5), (3, 6), (4, 7)])
def test_dice_in_the_supply(table, players, others) -> None:
    """D2.6: no white; green and yellow 5 each; the others 5, 6, 7."""
    dice = table.blank(players).position()["supply"]["dice"]
    assert dice == {"white": 0, "green": 5, "yellow": 5, "orange": others, "brown": others, "grey": others}


@pytest.mark.parametrize("name", SETS)
def test_printed_sets(table, name) -> None:
    """D2.7: nine cards each."""
    table.blank(2, technologies=name)
    assert table.position()["cards"] == SETS[name]


def test_the_default_set(table) -> None:
    """D2.7: "W stepie szerokim"."""
    state = table.game.new(players=2)
    assert state.view(None)["position"]["cards"] == SETS["W stepie szerokim"]


def random_cards(table, players: int, explosive: bool) -> list[set[str]]:
    """The choices for each card, taking the first each time."""
    table.blank(players, technologies="random", explosive=explosive)
    table.play("first 1")
    out = []
    while table.question() == "card":
        out.append({text.split()[1] for text in table.chances()})
        table.play(table.chances()[0])
    return out


def test_a_random_set(table) -> None:
    """D2.7: 1 A, 2 B, 2 C, 1 D, 3 E, none twice."""
    offered = random_cards(table, 4, False)
    assert [len(cards) for cards in offered] == [4, 12, 11, 12, 11, 8, 12, 11, 10]
    assert "".join(sorted(min(cards)[1] for cards in offered)) == "ABBCCDEEE"
    assert len(set(table.position()["cards"])) == 9


@pytest.mark.parametrize(("players", "there"), [(2, False), (3, False), (4, True)])
def test_kroniki_needs_four_players(table, players, there) -> None:
    """D2.7: TE12 is redrawn below four players."""
    offered = set().union(*random_cards(table, players, False))
    assert ("TE12" in offered) == there


def test_an_explosive_card_is_the_tenth(table) -> None:
    """D2.7: one of seven explosive cards, also beside a printed set."""
    table.blank(2, explosive=True)
    table.play("first 1")
    assert set(table.chances()) == {f"card TX{n}" for n in range(1, 8)}
    table.play("card TX3")
    assert table.position()["cards"] == [*SETS["W stepie szerokim"], "TX3"]
    assert table.question() == "draft-draw"
    offered = random_cards(table, 2, True)
    assert len(offered) == 10
    assert offered[9] == {f"TX{n}" for n in range(1, 8)}
