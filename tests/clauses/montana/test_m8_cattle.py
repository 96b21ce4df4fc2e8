"""M8: the cattle trade."""

from __future__ import annotations

import pytest

WARES = {
    "grain": "grain",
    "pumpkin": "pumpkin",
    "small-copper": "small_copper",
    "small-stone": "small_stone",
    "worker-copper": "brown",
    "worker-stone": "grey",
    "worker-grain": "beige",
    "worker-pumpkin": "orange",
}


@pytest.mark.parametrize(("ware", "thing"), WARES.items())
def test_one_cattle_for_one_good_or_worker(table, ware, thing) -> None:
    """M8.1: the cattle goes to the supply, the ware comes from there."""
    assert table.new().effect(f"trade {ware}") == {
        0: {"cattle": -1, thing: 1},
        "supply": {"cattle": 1, thing: -1},
    }


def test_one_cattle_for_three_coins(table) -> None:
    """M8.1: three, from no one."""
    assert table.new().effect("trade coins") == {0: {"cattle": -1, "coins": 3}, "supply": {"cattle": 1}}


def test_the_wares_are_these_nine(table) -> None:
    """M8.1: four goods, coins, four colours; nothing large, no canteen."""
    assert table.new().options("trade") == [
        "trade grain", "trade pumpkin", "trade small-copper", "trade small-stone", "trade coins",
        "trade worker-copper", "trade worker-stone", "trade worker-grain", "trade worker-pumpkin",
    ]  # fmt: skip
    for ware in ("large-copper", "large-stone", "canteen", "settlement"):
        table.refuse(f"trade {ware}", "why-unreadable")


@pytest.mark.parametrize("ware", [*WARES, "coins"])
def test_without_cattle_there_is_no_trade(table, ware) -> None:
    """M8.1: the one cattle is gone after one trade."""
    table.new().play("trade coins").refuse(f"trade {ware}", "why-no-cattle")
    assert table.options("trade") == []


def test_returned_cattle_can_be_received_again(table) -> None:
    """M8.1: the cattle in the supply is what row 1 of the town gives."""
    table.new().set(1, cattle=7).set(0, pumpkin=2).play("trade coins")
    table.expect("supply", cattle=1)
    table.play("town", "pawn 1-1", "pass", "pass", "done")
    table.expect(0, cattle=1)
    table.expect("supply", cattle=0)


@pytest.mark.parametrize(
    ("ware", "good"), [item for item in WARES.items() if not item[0].startswith("worker")]
)
def test_a_traded_good_may_be_scarce(table, ware, good) -> None:
    """M8.2: none in the supply: all three players return one, and the trader has won none."""
    table.new().leave(1, **{good: 0})
    assert table.effect(f"trade {ware}") == {
        0: {"cattle": -1},
        1: {good: -1},
        2: {good: -1},
        "supply": {"cattle": 1, good: 2},
    }


@pytest.mark.parametrize("holder", [1, 2])
def test_a_traded_worker_may_come_from_another_board(table, holder) -> None:
    """M8.2: the only orange worker off the worker board is another player's; it changes hands."""
    table.new().set_all(orange=0).set(holder, orange=1).park("orange", left=0)
    assert table.effect("trade worker-pumpkin") == {
        0: {"cattle": -1, "orange": 1},
        holder: {"orange": -1},
        "supply": {"cattle": 1},
    }


def test_a_traded_worker_may_be_the_own_one(table) -> None:
    """M8.2: the only orange worker stands on the own board: the trade is allowed and brings nothing."""
    table.new().set_all(orange=0).set(0, orange=1).park("orange", left=0)
    assert table.effect("trade worker-pumpkin") == {0: {"cattle": -1}, "supply": {"cattle": 1}}


def test_a_colour_that_is_nowhere_cannot_be_chosen(table) -> None:
    """M8.2: all orange workers stand on the worker board; the other wares are there."""
    table.new().set_all(orange=0).park("orange", left=0)
    table.refuse("trade worker-pumpkin", "why-supply-lacks", what="m-worker-pumpkin")
    table.allow("trade worker-copper", "trade worker-stone", "trade worker-grain", "trade pumpkin")


@pytest.mark.parametrize(("ware", "thing"), WARES.items())
def test_a_ware_may_lie_in_the_supply_only(table, ware, thing) -> None:
    """M8.2: nobody has any; what the supply has can be chosen."""
    table.new().set_all(**{thing: 0})
    assert table.effect(f"trade {ware}")[0] == {"cattle": -1, thing: 1}


def test_the_last_worker_of_a_colour_may_be_chosen(table) -> None:
    """M8.2: one orange worker in the supply, none on the boards."""
    table.new().set_all(orange=0).park("orange", left=1).play("trade worker-pumpkin")
    table.expect(0, orange=1)
    table.expect("supply", orange=0)


def test_a_good_that_is_nowhere_cannot_be_chosen(table) -> None:
    """M8.2: without any grain in the game (which play does not bring about) grain is no ware."""
    table.new().set_all(grain=0)
    table.state.supply[0] = 0
    table.refuse("trade grain", "why-supply-lacks", what="m-grain")
    table.allow("trade pumpkin")


@pytest.mark.parametrize("ware", ["copper", "stone", "grain", "pumpkin"])
def test_the_ninth_worker_of_a_trade_goes_back(table, ware) -> None:
    """M8.2: M5.3 for the traded worker of any colour: with eight on the board it is a swap."""
    table.new().set(0, brown=2, grey=2, beige=2, orange=2).play(f"trade worker-{ware}")
    assert (table.mover, table.question()) == (0, "surplus")
    assert table.options() == ["return copper", "return stone", "return grain", "return pumpkin"]
    table.play(f"return {ware}")
    table.expect(0, brown=2, grey=2, beige=2, orange=2, cattle=0)


def test_two_swaps_in_a_row(table) -> None:
    """M8.2: each trade is followed by its own return."""
    table.new().set(0, brown=5, cattle=2)
    table.play("trade worker-pumpkin", "return copper", "trade worker-stone", "return copper")
    table.expect(0, brown=3, grey=2, beige=1, orange=2)


def test_a_scarce_worker_with_a_full_board(table) -> None:
    """M8.2: eight workers, the own grey goes back by M4 and comes again: eight, nothing to return."""
    table.new().set(0, brown=5).park("grey", left=0).play("trade worker-stone")
    assert table.question() == "turn"
    table.expect(0, brown=5, grey=1, beige=1, orange=1)
    table.expect("supply", grey=2)
