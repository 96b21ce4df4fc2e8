"""M4: what happens when the supply has too few."""

from __future__ import annotations

import pytest


def scarcities(log) -> list[str]:
    """The kinds that lacked, in the order in which they did."""
    return [entry[2] for entry in log if entry[0] == "log-scarcity"]


def test_all_players_return_one_the_receiver_included(table) -> None:
    """M4.1: 3 small stone due, 2 in the supply: all three players return one, then the receiver takes 3."""
    table.new().set(0, small_stone=3, coins=6).set(1, small_stone=6).leave(2, small_stone=2)
    assert table.effect("quarry 3", "place stone") == {
        0: {"small_stone": 2, "coins": -6, "grey": -1},
        1: {"small_stone": -1},
        2: {"small_stone": -1},
        "board": {"grey": 1},
    }
    table.expect("supply", small_stone=2)


@pytest.mark.parametrize(("players", "left"), [(2, 1), (3, 2), (4, 3)])
def test_a_round_of_returns_is_completed(table, players, left) -> None:
    """M4.1: only one is missing, yet everybody returns one; the excess stays in the supply."""
    table.new(players=players).set_all(small_stone=2).set(0, coins=6).leave(1, small_stone=2)
    effect = table.effect("quarry 3", "place stone")
    assert effect[0]["small_stone"] == 2
    assert [effect[seat] for seat in range(1, players)] == [{"small_stone": -1}] * (players - 1)
    table.expect("supply", small_stone=left)


def test_who_has_none_returns_none(table) -> None:
    """M4.1: the receiver and one other have no stone; the third player's one is enough."""
    table.new().set(0, small_stone=0, coins=6).set(1, small_stone=0).leave(2, small_stone=2)
    effect = table.effect("quarry 3", "place stone")
    assert effect[0]["small_stone"] == 3
    assert 1 not in effect
    assert effect[2] == {"small_stone": -1}
    table.expect("supply", small_stone=0)


def test_rounds_are_repeated_until_the_supply_suffices(table) -> None:
    """M4.1: 3 due, none there; the first round brings 2, the second 1 as one player has run out."""
    table.new().set(0, small_stone=0, coins=6).set(1, small_stone=1).leave(2, small_stone=0)
    effect = table.effect("quarry 3", "place stone")
    assert effect[0]["small_stone"] == 3
    assert effect[1] == {"small_stone": -1}
    assert effect[2] == {"small_stone": -2}
    table.expect("supply", small_stone=0)


def test_one_player_may_have_to_return_four_times(table) -> None:
    """M4.1: of two players one holds all grain; 4 rounds of one each."""
    table.new(players=2).set(0, grain=0, coins=6).leave(1, grain=0)
    effect = table.effect("grain-field 3", "place grain")
    assert (effect[0]["grain"], effect[1]) == (4, {"grain": -4})
    assert "supply" not in effect


def test_the_receiver_returns_in_every_round(table) -> None:
    """M4.1: two rounds bring 4 for 3 due; the receiver gained only one, and one is left over."""
    table.new().set(0, small_stone=2, coins=6).set(1, small_stone=0).leave(2, small_stone=0)
    effect = table.effect("quarry 3", "place stone")
    assert effect[0]["small_stone"] == 1
    assert effect[2] == {"small_stone": -2}
    assert effect["supply"] == {"small_stone": 1}


def test_nobody_returns_when_the_supply_just_suffices(table) -> None:
    """M4.1: 3 due and 3 there."""
    table.new().set(0, coins=6).leave(1, small_stone=3)
    effect = table.effect("quarry 3", "place stone")
    assert effect[0]["small_stone"] == 3
    assert 1 not in effect
    table.expect("supply", small_stone=0)


def test_workers_are_returned_too(table) -> None:
    """M4.1: no grey worker in the supply; all three players return theirs, two stay there."""
    table.new().park("grey", left=0)
    assert table.effect("hire", "spin 1") == {
        0: {"orange": 1},
        1: {"grey": -1},
        2: {"grey": -1},
        "supply": {"grey": 2, "orange": -1},
    }


def test_two_workers_of_one_colour_are_one_receipt(table) -> None:
    """M4.1: two orange due, one there: one round; the receiver's own orange goes back first."""
    table.new().park("orange", left=1)
    effect = table.effect("hire", "spin 3", "pick pumpkin", "pick pumpkin")
    assert effect == {
        0: {"orange": 1},
        1: {"orange": -1},
        2: {"orange": -1},
        "supply": {"orange": 1},
    }


def test_scarcity_may_strike_in_the_setup(table) -> None:
    """M4.1: the setup's spins are receipts too; with no brown there the first player gives one back."""
    table.lay(2).play("start D2", "spin 4", "spin 4").park("brown", left=0)
    assert table.effect("spin 2") == {
        0: {"brown": -1},
        1: {"brown": 1, "beige": 1},
        "supply": {"beige": -1},
    }


def test_nobody_has_any_left_and_the_receiver_gets_none(table) -> None:
    """M4.2: all orange workers stand on the worker board; of grey and orange only grey comes."""
    table.new().set_all(orange=0).park("orange", left=0)
    assert table.effect("hire", "spin 1") == {0: {"grey": 1}, "supply": {"grey": -1}}


def test_the_receiver_takes_what_there_is(table) -> None:
    """M4.2: two orange due, one there, nobody has any: one is taken."""
    table.new().set_all(orange=0).park("orange", left=1)
    assert table.effect("hire", "spin 3", "pick pumpkin", "pick pumpkin") == {
        0: {"orange": 1},
        "supply": {"orange": -1},
    }


def test_the_receiver_returns_the_only_one_and_takes_it_again(table) -> None:
    """M4.2: two orange due, the receiver's own is the only one off the worker board."""
    table.new().set_all(orange=0).set(0, orange=1).park("orange", left=0)
    table.expect_nothing("hire", "spin 3", "pick pumpkin", "pick pumpkin")


def test_the_receiver_takes_what_the_others_could_return(table) -> None:
    """M4.2: two orange due, one other player has one: it changes hands."""
    table.new().set_all(orange=0).set(2, orange=1).park("orange", left=0)
    assert table.effect("hire", "spin 3", "pick pumpkin", "pick pumpkin") == {
        0: {"orange": 1},
        2: {"orange": -1},
    }


def test_a_colour_that_is_nowhere_may_still_be_picked(table) -> None:
    """M4.2: on a white segment, and it brings none."""
    table.new().set_all(orange=0).park("orange", left=0)
    table.expect_nothing("hire", "spin 3", "pick pumpkin", "pick pumpkin")
    assert table.question() == "turn"


def test_goods_are_treated_in_the_order_of_the_kinds(table) -> None:
    """M4.3: grain, then small copper, then small stone, each with its own returns."""
    table.new().leave(1, grain=0, small_copper=0, small_stone=0)
    table.play("town", "pawn 2-1", "pass", "pass")
    log = table.log("take grain", "take small-copper", "take small-stone")
    assert log == [
        ("log-scarcity", 0, "m-grain"),
        ("log-scarcity-return", 0, {"m-grain": 1}),
        ("log-scarcity-return", 1, {"m-grain": 1}),
        ("log-scarcity-return", 2, {"m-grain": 1}),
        ("log-receive", 0, {"m-grain": 1}),
        ("log-scarcity", 0, "m-small-copper"),
        ("log-scarcity-return", 0, {"m-small-copper": 1}),
        ("log-scarcity-return", 1, {"m-small-copper": 1}),
        ("log-scarcity-return", 2, {"m-small-copper": 1}),
        ("log-receive", 0, {"m-small-copper": 1}),
        ("log-scarcity", 0, "m-small-stone"),
        ("log-scarcity-return", 0, {"m-small-stone": 1}),
        ("log-scarcity-return", 1, {"m-small-stone": 1}),
        ("log-scarcity-return", 2, {"m-small-stone": 1}),
        ("log-receive", 0, {"m-small-stone": 1}),
    ]


def test_large_copper_comes_before_large_stone(table) -> None:
    """M4.3: both large goods lack; copper is treated first."""
    table.new().leave(1, large_copper=0, large_stone=0)
    table.play("town", "pawn 3-1", "pass", "pass")
    assert scarcities(table.log("upgrade copper", "upgrade stone")) == ["m-large-copper", "m-large-stone"]


@pytest.mark.parametrize(
    ("moves", "order"),
    [
        (["spin 2"], ["m-worker-copper", "m-worker-grain"]),
        (["spin 3", "pick copper", "pick grain"], ["m-worker-copper", "m-worker-grain"]),
        (["spin 3", "pick copper", "pick copper"], ["m-worker-copper"]),
        (["spin 4"], ["m-worker-copper"]),
        (["spin 5"], ["m-worker-grain"]),
    ],
)
def test_workers_are_treated_in_the_order_of_the_colours(table, moves, order) -> None:
    """M4.3: brown before beige, whichever the wheel shows first; colours that suffice are left alone."""
    table.new(players=4).set_all(brown=4, beige=4, grey=0, orange=0)
    table.stand("bank 2", "brown", "brown").stand("quarry 1", "beige", "beige")
    assert scarcities(table.log("hire", *moves)) == order


def test_kinds_that_suffice_are_not_returned(table) -> None:
    """M4.3: grain lacks, small copper does not: only grain is returned."""
    table.new().leave(1, grain=0)
    table.play("town", "pawn 2-1", "pass", "pass")
    assert table.effect("take grain", "take small-copper", "take small-copper") == {
        0: {"small_copper": 2},
        1: {"grain": -1},
        2: {"grain": -1},
        "supply": {"grain": 2, "small_copper": -2},
    }


def test_workers_on_the_worker_board_stay(table) -> None:
    """M4.3: 15 grey workers stand there and none comes back for a receipt."""
    table.new().park("grey", left=0)
    table.expect("board", grey=15)
    table.play("hire", "spin 1")
    table.expect("board", grey=15)


def test_a_worker_placed_in_this_turn_stays_too(table) -> None:
    """M4.3: the grey worker just placed is not on the own board; the trade takes the others' grey."""
    table.new().park("grey", left=0)
    effect = table.effect("bank 1", "place stone", "trade worker-stone")
    assert effect[0] == {"cattle": -1, "coins": 4}
    assert (effect[1], effect[2]) == ({"grey": -1}, {"grey": -1})
    assert effect["board"] == {"grey": 1}
    table.expect("supply", grey=1)


def test_cattle_are_not_returned(table) -> None:
    """M4.4: no cattle in the supply: the reward brings none, and everybody keeps theirs."""
    table.new().set(1, cattle=7)
    table.expect("supply", cattle=0)
    table.play("town", "pawn 1-1", "pass", "pass")
    table.expect_nothing("done")
    table.expect(0, cattle=1)


def test_canteens_are_not_returned(table) -> None:
    """M4.4: the lake E2 is empty; who builds there gets no canteen, and nobody gives one back."""
    table.new().set(0, large_stone=1).set(1, canteens=6)
    assert table.effect("build F3") == {
        0: {"large_stone": -1, "grain": -1, "cattle": 1, "settlements": -1},
        "supply": {"large_stone": 1, "grain": 1},
        "land": {"F3": 1, "cattle": -1},
    }


def test_settlements_are_not_returned(table) -> None:
    """M4.4: one settlement left for a double field: no settlement comes back from anywhere."""
    table.new().settle(0, "F7 F8 F8 F9 F9 F10 G9 G9 G9").settle(1, "C4 C4").stock(0)
    effect = table.effect("build E1")
    assert effect[0]["settlements"] == -1
    assert effect["land"]["E1"] == 1
    table.expect(1, settlements=8)


def test_coins_are_not_returned(table) -> None:
    """M4.4: a player is paid, and the others keep their coins."""
    table.new().set_all(coins=30)
    effect = table.effect("bank 2", "place copper", "place stone")
    assert effect == {
        0: {"coins": 8, "brown": -1, "grey": -1},
        "board": {"brown": 1, "grey": 1},
    }


def test_what_the_receiver_returns_is_a_real_loss(table) -> None:
    """M4.5: three grain announced with 2 held and 2 there: 2 - 1 + 3 = 4, not 5."""
    table.new().set(0, grain=2).leave(1, grain=2)
    table.play("town", "pawn 2-1", "pass", "pass", "take grain", "take grain", "take grain")
    table.expect(0, grain=4)
    table.expect("supply", grain=2)


def test_announced_upgrades_are_fixed_before_the_returns(table) -> None:
    """M4.5: three large copper announced, none there: the receiver's own large copper goes back first."""
    table.new().set(0, small_copper=3, large_copper=1).set(2, large_copper=2).leave(1, large_copper=0)
    table.play("town", "pawn 1-1", "pass", "pass")
    effect = table.effect("upgrade copper", "upgrade copper", "upgrade copper")
    assert effect == {
        0: {"small_copper": -3, "large_copper": 2, "cattle": 1},
        1: {"large_copper": -1},
        2: {"large_copper": -1},
        "supply": {"small_copper": 3, "cattle": -1},
    }


def test_nothing_is_returned_before_all_is_announced(table) -> None:
    """M4.5: the first two goods announced move nothing; then three grain are one receipt."""
    table.new().set(0, grain=0).set(1, grain=1).leave(2, grain=0)
    table.play("town", "pawn 2-1", "pass", "pass")
    table.expect_nothing("take grain", "take grain")
    assert table.effect("take grain") == {0: {"grain": 3}, 1: {"grain": -1}, 2: {"grain": -2}}
