"""What Montana's census counts, move by move."""

from __future__ import annotations

import pytest

from landrush.census import census
from landrush.games.montana.census import MAIN_ACTIONS
from tests.balance.counted import counted, used


def test_what_nobody_uses_is_there_with_nothing(montana) -> None:
    counts = census(montana.game).begin(montana.new(players=2).state).counts
    assert list(counts["actions"]) == list(MAIN_ACTIONS)
    sizes = {group: len(things) for group, things in counts.items()}
    assert sizes == {
        **{"actions": 8, "bank": 3, "large-parts": 12, "small-parts": 12, "town-rows": 4},
        **{"town-columns": 5, "auctions": 2, "bidders": 2, "tiles": 12, "costs": 24, "canteens": 2},
        **{"trades": 9, "wheel": 8},
    }
    assert not any(n for things in counts.values() for row in things.values() for n in row.values())


def test_hire_spins_and_pays(montana) -> None:
    table = montana.new(players=2)
    counts = counted(table, "hire", "spin 4", "pointer 1", "end", "hire", "spin 4", "end")
    assert used(counts, "actions") == {"hire": 2}
    assert used(counts, "wheel") == {"4": 2}
    assert used(counts, "wheel", "paid") == {"5": 1}


def test_work_counts_the_space_and_its_parts(montana) -> None:
    table = montana.new(players=2).set_all(coins=9, brown=4, grey=4)
    moves = ["bank 2", "place copper", "place stone", "end"]
    moves += ["mine 1", "place copper", "small", "place copper", "end"]
    counts = counted(table, *moves, "quarry 3", "place stone", "end")
    assert used(counts, "actions") == {"bank": 1, "mine": 1, "quarry": 1}
    assert used(counts, "bank") == {"2": 1}
    assert used(counts, "large-parts") == {"mine 1": 1, "quarry 3": 1}
    assert used(counts, "small-parts") == {"mine 1": 1}


def test_an_auction_with_one_bidder_and_one_with_two(montana) -> None:
    table = montana.new(players=2).set_all(pumpkin=5)
    goods = ("take grain", "take grain", "take small-stone")
    alone = ["town", "pawn 2-1", "pass", *goods, "end"]
    contested = ["town", "pawn 2-1", "pawn 2-2", "pawn 3-1", "done", *goods, "end"]
    counts = counted(table, *alone, *contested, is_over=True)
    assert used(counts, "actions") == {"town": 2}
    assert used(counts, "bidders") == {"1": 1, "2": 1}
    assert used(counts, "auctions", "held") == {"contested": 2, "outbid": 2}
    assert used(counts, "auctions") == {"contested": 1, "outbid": 1}
    assert used(counts, "town-rows") == {"2": 2, "3": 1}
    assert used(counts, "town-columns") == {"1": 3, "2": 1}


def test_a_reward_that_cannot_be_paid_any_more(montana) -> None:
    """As in the test of M6.15."""
    table = montana.new(players=3).set(0, pumpkin=8).set(1, pumpkin=2).set(2, pumpkin=7)
    counts = counted(table, "town", "pawn 1-1", "pawn 2-1", "pawn 1-2", "trade pumpkin", "pawn 4-1", "done")
    assert used(counts, "town-rows", "lost") == {"2": 1}


def test_building_counts_the_tile_the_cost_and_the_canteen_by_place(montana) -> None:
    table = montana.new(players=2, first=1).stock(1)
    counts = counted(table, "build D3", "build C3", "canteen", "hire", "spin 1", "end", is_over=True)
    assert used(counts, "actions") == {"build": 1, "hire": 1}
    assert sum(used(counts, "tiles", "built").values()) == 2
    assert used(counts, "costs", "built") == {"grain, large stone": 1, "large stone": 1}
    # Seven tiles lie there, and all fields but the one of the start tile.
    assert sum(used(counts, "tiles", "there").values()) == 7
    fields = [each for each in table.fields().values() if each not in ("~~", "^^")]
    assert sum(used(counts, "costs", "there").values()) == len(fields) - 1
    assert used(counts, "canteens", "taken") == {"1": 2}
    assert used(counts, "canteens", "used") == {"1": 1}


def test_cattle_trades_by_what_they_bring(montana) -> None:
    table = montana.new(players=2).set(0, cattle=3)
    counts = counted(table, "trade pumpkin", "trade pumpkin", "trade worker-grain")
    assert used(counts, "trades") == {"pumpkin": 2, "worker-grain": 1}
    assert used(counts, "actions") == {}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hire", ("hire",)),
        ("bank 2", ("bank", "bank 2")),
        ("grain-field 1", ("grain field", "grain field 1")),
        ("build D3", ("build",)),
        ("trade coins", ()),
    ],
)
def test_moves_that_can_be_forced(montana, text, expected) -> None:
    state = montana.new(players=2).state
    assert census(state.game).move(state, state.parse(text)) == expected


def test_no_main_action_is_left_once_one_is_taken(montana) -> None:
    state = montana.new(players=2).play("hire", "spin 1").state
    assert census(state.game).move(state, state.parse("hire")) == ()
