"""M9: the last round and the winner."""

from __future__ import annotations

import pytest

import landrush

# All settlements of a player but one, far from the start tile, and the field for the last one.
ALL_BUT_ONE = {
    2: ("G5 G6 G7 G7 H4 H5 H5 F5 F6 E6 E7", "D1"),
    3: ("J1 J2 J2 J3 J4 J4 K1 K2 I7", "F1"),
    4: ("E5 E6 E7 E8 F8 F9 F10", "G5"),
}


def almost_done(table, seat: int):
    """A seat has one settlement left and the goods to build with it."""
    fields, _ = ALL_BUT_ONE[table.state.seats]
    return table.settle(seat, fields).stock(seat)


def last_settlement(table) -> str:
    return f"build {ALL_BUT_ONE[table.state.seats][1]}"


def movers_until_the_end(table) -> list[int]:
    """Who has a turn until the game is over."""
    movers = []
    while table.mover != landrush.OVER:
        movers.append(table.mover)
        table.rest()
    return movers


def finish(table, boards: list[dict[str, int]], settlements: list[int]) -> list[int]:
    """Let a game end with these boards and settlements on the landscape; give the winners."""
    seats = len(boards)
    table.new(players=seats)
    fields = {0: "F1 F3 F4 F5 F6", 1: "G2 G4 G5 G6 G7", 2: "J1 J2 J3 J4 K1"}
    for seat, board in enumerate(boards):
        table.set(seat, canteens=board.get("canteens", 0))
    for seat, count in enumerate(settlements):
        table.settle(seat, " ".join((fields[seat].split() * 2)[:count]))
    table.rest(seats - 1).play("hire", "spin 1")
    for seat, board in enumerate(boards):
        table.empty(seat).set(seat, **board)
    assert table.mover == seats - 1
    table.play("end")
    assert table.mover == landrush.OVER
    return table.state.winners()


@pytest.mark.parametrize(
    ("players", "first", "last", "others"),
    [
        (2, 0, 0, [1]),
        (2, 1, 1, [0]),
        (2, 0, 1, []),
        (2, 1, 0, []),
        (3, 0, 0, [1, 2]),
        (3, 0, 1, [2]),
        (3, 0, 2, []),
        (3, 1, 1, [2, 0]),
        (3, 1, 2, [0]),
        (3, 1, 0, []),
        (3, 2, 2, [0, 1]),
        (4, 0, 0, [1, 2, 3]),
        (4, 0, 2, [3]),
        (4, 2, 3, [0, 1]),
        (4, 2, 1, []),
        (4, 3, 2, []),
    ],
)
def test_the_round_is_played_to_its_end(table, players, first, last, others) -> None:
    """M9.1: after the last settlement the players up to the right of the first one have a turn each."""
    table.new(players=players, first=first).rest((last - first) % players)
    almost_done(table, last)
    assert table.mover == last
    table.play(last_settlement(table), "end")
    assert movers_until_the_end(table) == others


def test_the_game_goes_on_while_all_have_settlements(table) -> None:
    """M9.1: with one settlement left for everybody, rounds follow each other."""
    table.new().settle(0, "J1 J2 J2 J3 J4 J4 K1 K2 I7").rest(6)
    assert (table.mover, table.position()["last_round"]) == (0, False)


def test_all_have_had_the_same_number_of_turns(table) -> None:
    """M9.1: two whole rounds and the third, in which the first player finished: nine turns."""
    table.new().rest(6)
    almost_done(table, 0).play(last_settlement(table), "end")
    turns = table.position()["turns"]
    assert turns == 7
    assert len(movers_until_the_end(table)) == 2


def test_the_end_is_announced_with_the_last_settlement(table) -> None:
    """M9.1: the last round begins when the last settlement is put, not at the end of the turn."""
    almost_done(table.new(), 0)
    assert not table.position()["last_round"]
    log = table.log(last_settlement(table))
    assert log[-1] == ("log-last-settlement", 0)
    assert table.position()["last_round"]


def test_a_free_settlement_may_be_the_last_one(table) -> None:
    """M9.1: the second of a double field counts like any other."""
    table.new().settle(0, "J1 J2 J2 J3 J4 J4 K1 K2").stock(0).play("build E1")
    table.expect(0, settlements=0)
    assert table.position()["last_round"]


def test_a_second_player_without_settlements_does_not_prolong_the_game(table) -> None:
    """M9.1: seat 1 places all in the last round too; it ends with seat 2 as before."""
    almost_done(table.new(), 0).settle(1, "D4 D4 D5 D5 C4 C4 B2 B2 B3").stock(1)
    table.play("build F1", "end", "build F3", "end")
    assert movers_until_the_end(table) == [2]
    assert table.state.scores() == [10, 10, 0]


def test_an_extra_turn_of_the_last_player_comes_before_the_end(table) -> None:
    """M9.1: the player to the right of the first one uses two canteens, then it is over."""
    table.new().set(2, canteens=2)
    almost_done(table, 0).play(last_settlement(table), "end").rest()
    table.play("hire", "spin 1", "canteen")
    assert table.mover == 2
    table.play("bank 1", "place copper", "canteen")
    assert table.mover == 2
    table.play("bank 2", "place stone", "place stone", "end")
    assert table.mover == landrush.OVER


def test_who_places_the_last_as_the_last_player_may_use_canteens(table) -> None:
    """M9.1: seat 2 is right of the first player: the game ends after that turn and its canteen turn."""
    table.new().rest(2).set(2, canteens=1)
    almost_done(table, 2).play(last_settlement(table), "canteen")
    assert table.mover == 2
    table.refuse("build G2", "why-no-settlements-left")
    table.play("bank 1", "place copper", "end")
    assert table.mover == landrush.OVER


def test_canteens_stay_usable_for_everyone(table) -> None:
    """M9.1: seats 0 and 1 take extra turns in the last round; the order goes on as before."""
    table.new().set(0, canteens=1).set(1, canteens=1)
    almost_done(table, 0).play(last_settlement(table), "canteen", "bank 1", "place copper", "end")
    assert table.mover == 1
    table.play("bank 2", "place copper", "place stone", "canteen")
    assert movers_until_the_end(table) == [1, 2]


def test_others_may_still_build_in_the_last_round(table) -> None:
    """M9.1: what they build counts."""
    almost_done(table.new(), 0).stock(1).play(last_settlement(table), "end", "build F3", "build E1", "end")
    table.rest()
    assert table.mover == landrush.OVER
    assert table.state.scores() == [10, 3, 0]


def test_after_the_end_nothing_is_possible(table) -> None:
    """M9.1: no move of any kind."""
    table.new().rest(2)
    almost_done(table, 2).play(last_settlement(table), "end")
    for text in ("hire", "end", "canteen", "trade coins", "build G2", "town", "bank 1", "spin 1"):
        table.refuse(text, "why-game-over")
    assert table.options() == []


def test_areas_are_cleared_in_the_last_turn_too(table) -> None:
    """M9.1: the last turn ends like every turn, with the clearing of M6.9."""
    table.new().stand("bank 2", "grey", "grey").stand("bank 3", "grey", "grey", "grey").rest(2)
    table.settle(0, "J1 J2 J2 J3 J4 J4 K1 K2 I7 I7")
    table.play("bank 1", "place copper", "end")
    assert table.mover == landrush.OVER
    table.expect("board", grey=0, brown=0)


def test_there_is_no_winner_before_the_end(table) -> None:
    """M9.2: nobody has won while the game goes on, however far ahead."""
    almost_done(table.new(), 0).play(last_settlement(table), "end")
    assert table.state.winners() == []


def test_most_settlements_win(table) -> None:
    """M9.2: whatever the others hold."""
    assert finish(table, [{}, {"cattle": 5, "coins": 50}, {"grain": 9}], [10, 9, 9]) == [0]


def test_settlements_on_the_landscape_are_counted_not_fields(table) -> None:
    """M9.2: seat 1 has ten settlements on five fields, seat 0 five on five."""
    assert finish(table, [{"coins": 9}, {}, {}], [5, 10, 4]) == [1]
    assert table.state.scores() == [5, 10, 4]


def test_cattle_plus_canteens_break_the_tie(table) -> None:
    """M9.2: one cattle and two canteens are more than two cattle, whatever the coins."""
    boards = [{"cattle": 2, "coins": 90}, {"cattle": 1, "canteens": 2}, {"cattle": 4}]
    assert finish(table, boards, [10, 10, 9]) == [1]


def test_the_tie_is_broken_among_the_leaders_only(table) -> None:
    """M9.2: seat 2 has most cattle and most coins but a settlement less."""
    boards = [{"cattle": 1}, {"cattle": 2}, {"cattle": 3, "coins": 99}]
    assert finish(table, boards, [10, 10, 9]) == [1]


@pytest.mark.parametrize(
    ("boards", "winner"),
    [
        ([{"coins": 6}, {"coins": 5}], 0),
        ([{"coins": 5}, {"coins": 2, "brown": 2, "orange": 2}], 1),
        ([{"coins": 2, "grain": 1, "pumpkin": 1}, {"coins": 1, "grey": 1, "large_stone": 1}], 0),
        ([{"large_copper": 2, "large_stone": 2}, {"small_copper": 2, "small_stone": 3}], 1),
        ([{"beige": 3}, {"grain": 4}], 1),
        ([{"coins": 10}, {"grain": 3, "pumpkin": 3, "brown": 3}], 0),
    ],
)
def test_coins_plus_workers_plus_goods_break_the_next_tie(table, boards, winner) -> None:
    """M9.2: coins by value, each worker and each good, large or small, counts 1."""
    boards = [{**board, "cattle": 2} for board in boards]
    assert finish(table, [*boards, {"coins": 99, "cattle": 2}], [10, 10, 9]) == [winner]


def test_cattle_and_canteens_do_not_count_in_the_last_tie_break(table) -> None:
    """M9.2: two cattle or two canteens are equal first, and no coins then."""
    boards = [{"cattle": 2, "coins": 4}, {"canteens": 2, "coins": 5}, {}]
    assert finish(table, boards, [10, 10, 0]) == [1]


def test_the_victory_is_shared(table) -> None:
    """M9.2: settlements, cattle with canteens, and the rest are all equal for seats 0 and 2."""
    boards = [{"cattle": 1, "coins": 3, "grain": 2}, {"cattle": 1}, {"canteens": 1, "brown": 4, "coins": 1}]
    assert finish(table, boards, [10, 10, 10]) == [0, 2]


def test_the_victory_may_be_shared_by_all(table) -> None:
    """M9.2: everything is equal."""
    assert finish(table, [{"coins": 3}, {"coins": 3}, {"grain": 3}], [10, 10, 10]) == [0, 1, 2]


def test_the_log_names_the_winners(table) -> None:
    """M9.2: one, or all who share."""
    finish(table, [{"coins": 3}, {}, {"grain": 3}], [10, 10, 10])
    assert table.state.take_events()[-1].key == "log-shared"
    finish(table, [{"coins": 2}, {}, {"grain": 3}], [10, 10, 10])
    assert table.state.take_events()[-1].key == "log-won"


def test_four_players_with_two_leaders(table) -> None:
    """M9.2: eight settlements each for seats 1 and 3; a cattle decides."""
    table.new(players=4).rest(3)
    table.settle(1, "E5 E6 E7 E8 F8 F9 F10").settle(3, "A1 A2 B1 C1 C2 C3 D1 D2").settle(1, "G9")
    table.set_all(cattle=1).set(3, cattle=2).play("hire", "spin 1", "end")
    assert table.state.scores() == [0, 8, 0, 8]
    assert table.state.winners() == [3]
