"""Moves that are forced."""

from __future__ import annotations

from dataclasses import replace

import pytest

from landrush.balance import forced
from landrush.balance.gifts import Worth
from landrush.balance.play import Table
from landrush.census import census
from landrush.simulation import Plan

PLANS = [Plan("montana", ("greedy",) * 2, 8), Plan("dice-settlers", ("greedy",) * 2, 8)]


@pytest.mark.parametrize("plan", [*PLANS, Plan("montana", ("random",) * 2, 8)])
def test_a_fork_lies_where_the_move_was_possible_and_another_was_made(plan) -> None:
    forks = forced.forks(plan, 0)
    assert len(forks) > 4
    known = census(next(iter(forks.values())).table.state.game)
    for name, fork in forks.items():
        state = fork.table.state
        assert name not in known.move(state, fork.chosen)
        # What comes first, such as a trade, only puts a move off.
        assert known.move(state, fork.chosen)
        assert set(fork.ids) <= set(state.legal_actions())
        assert all(name in known.move(state, action) for action in fork.ids)


@pytest.mark.parametrize("plan", PLANS)
def test_forcing_what_was_chosen_makes_no_difference(plan) -> None:
    for fork in forced.forks(plan, 0).values():
        assert forced.compare(replace(fork, ids=(fork.chosen,))) == Worth(0, 0)


def test_the_branches_differ_by_the_move_alone() -> None:
    fork = forced.forks(PLANS[0], 0)["hire"]
    before = fork.table.state.to_json()
    hired, chosen = (forced.branch(fork, action) for action in (forced.forced(fork), fork.chosen))
    assert fork.table.state.to_json() == before
    assert (hired.chances, hired.seed) == (chosen.chances, chosen.seed)
    again = fork.table.state.clone()
    again.apply(again.parse("hire"))
    assert hired.state.to_json() == again.to_json()
    assert chosen.state.to_json() != again.to_json()


def test_a_fork_is_drawn_from_all_decisions_that_left_the_move_out() -> None:
    """In a long game it is hardly ever the first of them, at which a draw of one in one would always end."""
    plan = Plan("montana", ("random",) * 2, 8)
    fork = forced.forks(plan, 0)["hire"]
    table = Table(plan, 0)
    left_out = []
    while table.is_going():
        action = table.next()
        names = census(table.state.game).move(table.state, action)
        if names and "hire" not in names:
            left_out.append(table.decisions)
        table.do(action)
    assert len(left_out) > 20
    assert fork.table.decisions in left_out[1:]


def test_a_fork_is_a_position_of_the_game() -> None:
    fork = forced.forks(PLANS[1], 1)["recruit"]
    table = Table(PLANS[1], 1)
    positions = {table.state.to_json()}
    while table.is_going():
        table.do(table.next())
        positions.add(table.state.to_json())
    assert fork.table.state.to_json() in positions


def test_the_move_is_made_as_the_bot_likes_it_best() -> None:
    plan = Plan("montana", ("linear",) * 2, 8)
    forks = [fork for fork in forced.forks(plan, 0).values() if len(fork.ids) > 1]
    assert forks
    for fork in forks:
        table = fork.table.at(fork.table.state)
        worths = table.bots[table.state.to_move].worths(table.state)
        assert worths[forced.forced(fork)] == max(worths[action] for action in fork.ids)


def test_the_same_game_gives_the_same_worths() -> None:
    assert forced.worths(PLANS[0], 2) == forced.worths(PLANS[0], 2)
