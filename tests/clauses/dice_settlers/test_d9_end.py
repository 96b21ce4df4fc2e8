"""D9, D10 and D11: clean-up, the end of the game, scoring."""

from __future__ import annotations

import pytest


def to_cleanup(table, dice: tuple[str, ...] = (), seat: int = 0):
    """Everybody ends both turns; then seat has these dice."""
    for _ in range(2 * table.state.seats - 1):
        table.play("end")
    table.dice(seat, *dice)
    table.play("end")
    return table


def to_turns(table):
    """On to the next turn, keeping nothing and spending nothing."""
    while table.question() not in ("turn", None):
        table.play(table.chances()[0] if table.mover < 0 else "done")
    return table


def idle(table):
    """A round in which nobody acts."""
    rounds = table.position()["round"]
    while table.question() is not None and table.position()["round"] == rounds:
        if table.mover < 0:
            table.play(table.chances()[0])
        elif table.question() == "turn":
            table.dice(table.mover)
            table.play("end")
        else:
            table.play("done")
    return table


def test_one_die_is_kept_with_its_face(table) -> None:
    """D9.1: one die at most; the others are spent."""
    to_cleanup(table.new(), ("white-settle", "green-wood", "yellow-food"))
    assert table.asked() == ("keep", 0)
    change = table.effect("die green-wood")
    assert change[0] == {"white-settle": -1, "yellow-food": -1, "spent white": 1, "spent yellow": 1}
    assert table.board(0)["active"] == {"green-wood": 1}
    assert table.position()["round"] == 2


def test_no_die_need_be_kept(table) -> None:
    """D9.1: all may be spent."""
    to_cleanup(table.new(), ("white-settle", "green-wood"))
    change = table.effect("done")
    assert change[0] == {"white-settle": -1, "green-wood": -1, "spent white": 1, "spent green": 1}


def test_cards_are_ready_again(table) -> None:
    """D9.1: a card used in one round works in the next."""
    table.new().tech(0, "TD4")
    table.play("use TD4", "tile 2")
    table.refuse("use TD4", "why-once-per-round")
    to_cleanup(table)
    to_turns(table)
    table.dice(1)
    table.play("end")
    assert table.mover == 0
    table.allow("use TD4")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_marker_passes_to_the_left(table, players) -> None:
    """D9.2: seat 1 begins round 2, and so on round the table."""
    table.new(players)
    for n in range(1, players + 1):
        idle(table)
        assert table.position()["first_player"] == n % players
        assert table.asked() == ("drawing", n % players)


def last_round(table) -> bool:
    idle(table)
    return bool(table.position()["last_round"])


def test_no_condition_no_end(table) -> None:
    """D10.1: the game goes on."""
    assert not last_round(table.new())


def test_five_houses_end_the_game(table) -> None:
    """D10.1: with four houses it goes on, with five one more round is played."""
    table.new()
    for i, tile in enumerate((14, 20, 18, 24)):
        table.tile(tile, ("2-NE", "2-SE", "2-W", "2-SW")[i]).house(0, tile)
    assert not last_round(table)
    table.house(0, 2)
    assert last_round(table)


def test_no_points_left_end_the_game(table) -> None:
    """D10.1: the general supply's points, not the reserve."""
    table.new()
    table.state.points = 1
    assert not last_round(table)
    table.state.points = 0
    assert last_round(table)


def test_an_empty_map_stack_ends_the_game(table) -> None:
    """D10.1: one tile left: on; none left: the end."""
    table.new()
    table.state.stack_tiles = 1 << 14
    assert not last_round(table)
    table.state.stack_tiles = 0
    assert last_round(table)


def test_two_colours_left_end_the_game(table) -> None:
    """D10.1: three colours: on; two: the end."""
    table.new().supply(green=0, yellow=0, orange=1, brown=1, grey=1)
    assert not last_round(table)
    table.supply(green=0, yellow=0, orange=0)
    assert last_round(table)


def test_exactly_one_more_round(table) -> None:
    """D10.1: after the last round the game is over, even if the condition has gone."""
    table.new()
    table.state.points = 0
    idle(table)
    table.state.points = 5
    assert table.position()["round"] == 2
    idle(table)
    assert table.position()["to_move"] == "over"
    assert table.position()["round"] == 2
    assert table.state.winners() != []


def test_the_end_is_checked_after_the_round(table) -> None:
    """D10.1: not in the middle of a round."""
    table.new()
    table.state.points = 0
    table.play("end", "end")
    assert not table.position()["last_round"]


def bare(table, players: int = 2):
    """Nobody has anything to score: one die each, no pair."""
    table.new(players)
    for seat in range(players):
        table.bag(seat, white=1)
    return table


def scores(table) -> list[int]:
    return [int(points) for points in table.state.scores()]


@pytest.mark.parametrize(
    ("tents", "house", "points"),
    [
        ((1, 0, 0, 0), None, [9, 0, 0, 0]),
        ((2, 1, 0, 0), None, [9, 5, 0, 0]),
        ((2, 2, 0, 0), None, [9, 9, 0, 0]),
        ((3, 2, 2, 1), None, [9, 5, 5, 0]),
        ((3, 3, 2, 1), None, [9, 9, 5, 0]),
        ((0, 2, 3, 0), 0, [10, 0, 5, 0]),
        ((1, 3, 3, 0), 0, [10, 5, 5, 0]),
        ((5, 3, 0, 0), 1, [5, 10, 0, 0]),
        ((0, 0, 0, 0), None, [0, 0, 0, 0]),
    ],
)
def test_tiles_score(table, tents, house, points) -> None:
    """D11.1: tile 20 is worth 9 and 5; a house scores 1 by itself (D11.4)."""
    bare(table, 4).tile(20, "2-SW", *tents)
    if house is not None:
        table.house(house, 20)
    assert scores(table) == points


def test_tiles_without_values_score_nothing(table) -> None:
    """D11.1: start tiles and tile 17."""
    bare(table).tile(17, "2-SE", 2, 1)
    assert scores(table) == [0, 0]


def test_technologies_score_printed_points(table) -> None:
    """D11.2: TB2 2, TC1 1, TD1 4."""
    bare(table).tech(0, "TB2", "TC1", "TD1").tech(1, "TC1")
    assert scores(table) == [7, 1]


def test_a_marker_taken_off_scores_nothing(table) -> None:
    """D11.2: TX6 is worth 3 only while the marker lies there at the end."""
    bare(table).tech(0, "TX6")
    assert scores(table) == [3, 0]
    table.play("use TX6", "token iron")
    assert scores(table) == [0, 0]


@pytest.mark.parametrize(("dice", "points"), [(0, 0), (1, 0), (2, 3), (5, 6), (7, 9)])
def test_pairs_of_dice(table, dice, points) -> None:
    """D11.3: 3 points for every full pair."""
    table.new().bag(0, white=dice)
    assert table.score(0) == points


def test_pairs_of_dice_wherever_they_are(table) -> None:
    """D11.3: bag, spent and active together: 2 + 1 + 1 are two pairs."""
    table.new().bag(0, white=3).spent(0, grey=1).dice(0, "white-settle")
    assert table.score(0) == 6


@pytest.mark.parametrize(("houses", "points"), [(1, 1), (2, 4), (3, 9), (4, 16), (5, 25)])
def test_houses_score(table, houses, points) -> None:
    """D11.4: 1, 4, 9, 16, 25."""
    bare(table).house(0, 2)
    for i, tile in enumerate((17, 21)):
        table.tile(tile, ("2-NE", "2-SE")[i])
    for tile in (17, 21, 4)[: houses - 1]:
        table.house(0, tile)
    if houses == 5:
        table.tile(10, "2-W").house(0, 10)
        points += 1
    assert table.score(0) == points


def test_points_taken_and_victory(table) -> None:
    """D11.5: points taken count; the most win."""
    bare(table)
    table.state.players[0].points = 4
    table.state.players[1].points = 5
    assert scores(table) == [4, 5]
    table.state.points = 0
    idle(idle(table))
    assert table.state.winners() == [1]


def test_ties_share_the_victory(table) -> None:
    """D11.5: both win, without any tie-break."""
    bare(table)
    table.state.players[0].points = 5
    table.state.players[1].points = 5
    table.tokens(1, gold=3)
    table.state.points = 0
    idle(idle(table))
    assert scores(table) == [5, 5]
    assert table.state.winners() == [0, 1]
