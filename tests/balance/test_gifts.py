"""What is given, and what it is worth."""

from __future__ import annotations

import json

import pytest

import landrush
from landrush.balance import gifts
from landrush.balance.gifts import after_setup
from landrush.gifts import NOTHING, gifts_of
from landrush.simulation import Plan

PLANS = {name: Plan(name, ("random",) * 3, 4) for name in ("montana", "dice-settlers")}
# What changes in a position: on the board of whoever is given it, and in the supply.
MONTANA = {
    "grain": {"boards/goods/grain": 1, "supply/goods/grain": -1},
    "pumpkin": {"boards/goods/pumpkin": 1, "supply/goods/pumpkin": -1},
    "small copper": {"boards/goods/small copper": 1, "supply/goods/small copper": -1},
    "large copper": {"boards/goods/large copper": 1, "supply/goods/large copper": -1},
    "small stone": {"boards/goods/small stone": 1, "supply/goods/small stone": -1},
    "large stone": {"boards/goods/large stone": 1, "supply/goods/large stone": -1},
    "worker copper": {"boards/workers/copper": 1, "supply/workers/copper": -1},
    "worker stone": {"boards/workers/stone": 1, "supply/workers/stone": -1},
    "worker grain": {"boards/workers/grain": 1, "supply/workers/grain": -1},
    "worker pumpkin": {"boards/workers/pumpkin": 1, "supply/workers/pumpkin": -1},
    "coins": {"boards/coins": 3},
    "cattle": {"boards/cattle": 1, "supply/cattle": -1},
    "canteen": {"boards/canteens": 1},
}
DICE = {
    **{name: {f"boards/tokens/{name}": 1} for name in ("gold", "iron", "wood", "food")},
    **{
        f"{colour} die": {f"boards/spent/{colour}": 1, f"supply/dice/{colour}": -1}
        for colour in ("green", "yellow", "orange", "brown", "grey")
    },
    "points": {"boards/points": 5, "supply/points": -5},
    **{card: {} for card in ("TA1", "TB1", "TB2", "TC1", "TC2", "TD1", "TE1", "TE2", "TE3")},
}


def numbers(value, path=""):
    """All numbers of a part of a position by where they stand."""
    if isinstance(value, dict):
        return {at: n for key, each in value.items() for at, n in numbers(each, f"{path}/{key}").items()}
    return {path: value} if type(value) is int else {}


def changes(before, after, seat):
    """What is different: on the seat's board, in the supply, and anywhere else."""
    before, after = json.loads(before), json.loads(after)
    parts = {"boards": (before["boards"][seat], after["boards"][seat])}
    parts["supply"] = (before["supply"], after["supply"])
    found = {}
    for name, (one, other) in parts.items():
        there = numbers(other, name)
        found |= {at: there[at] - n for at, n in numbers(one, name).items() if there[at] != n}
    for position in (before, after):
        position["boards"].pop(seat)
        position.pop("supply")
    assert before == after
    return found


@pytest.mark.parametrize(("name", "expected"), [("montana", MONTANA), ("dice-settlers", DICE)])
def test_a_gift_changes_what_it_says_and_the_position_loads(name, expected) -> None:
    state = after_setup(PLANS[name], 0).state
    known = gifts_of(state.game)
    assert set(known.gifts(state)) == {NOTHING, *expected}
    for gift, change in expected.items():
        for seat in range(3):
            given = known.give(state, seat, gift)
            assert changes(state.to_json(), given.to_json(), seat) == change, gift
            assert given.legal_actions() or given.chance_weights()
    assert known.give(state, 1, NOTHING).to_json() == state.to_json()


def test_a_card_given_is_that_seats_alone() -> None:
    state = after_setup(PLANS["dice-settlers"], 0).state
    given = json.loads(gifts_of(state.game).give(state, 2, "TA1").to_json())
    assert [board["technologies"] for board in given["boards"]] == [[], [], ["TA1"]]


def test_no_more_than_there_is_can_be_given() -> None:
    state = after_setup(PLANS["montana"], 0).state
    state.cattle, state.supply[0] = 0, 0
    left = {"grain", "cattle"}
    assert left.isdisjoint(gifts_of(state.game).gifts(state))
    card = after_setup(PLANS["dice-settlers"], 0).state
    taken = gifts_of(card.game).give(card, 0, "TA1")
    assert "TA1" not in gifts_of(card.game).gifts(taken)


@pytest.mark.parametrize("name", ["montana", "dice-settlers"])
def test_gifts_are_given_before_the_first_turn(name) -> None:
    table = after_setup(PLANS[name], 1)
    assert table.state.game.turn_of(table.state)[0] == 1
    assert table.seed == landrush.simulation.derived_seed(4, "game", 1)


def test_nothing_is_worth_nothing_and_points_are_worth_points() -> None:
    plan = Plan("dice-settlers", ("greedy",) * 2, 3)
    found = gifts.worths(plan, 0, 1)
    assert (found[NOTHING].lead, found[NOTHING].win) == (0, 0)
    assert set(found) == {NOTHING, *DICE}
    assert any(worth.lead for worth in found.values())
