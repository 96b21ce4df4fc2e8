"""Luck: nothing on average, at first sight and by looking ahead; which sees more than a value function."""

from __future__ import annotations

import pytest
from judges import at_random, before_a_win, only
from values import value

from landrush.analysis.chance import ENUMERATED, Chance, chance_of, outlook
from landrush.analysis.luck import COURSES, luck_of, next_choice, prospect, rounds
from landrush.analysis.moments import has_choice
from landrush.bots.budget import Budget
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State

SOME = Budget(simulations=120)


def waiting_for_chance(name: str, players: int, most: int) -> State:
    """The last position of a match that waits for chance of at least so many outcomes."""
    match = at_random(name, players, seed=2, decisions=60)
    states = [match.state_at(at) for at in range(len(match.line))]
    return [state for state in states if len(state.chance_weights()) >= most][-1]


@pytest.mark.parametrize(("name", "outcomes"), [("montana", 8), ("dice-settlers", 3)])
def test_luck_at_first_sight_is_nothing_on_average(name: str, outcomes: int) -> None:
    state = waiting_for_chance(name, 2, outcomes)
    weights = state.chance_weights()
    assert len(weights) <= ENUMERATED
    rules = value(state.game, 8)
    found = [(chance_of(state, rules, outcome, 1), weight) for outcome, weight in weights]
    for seat in range(state.seats):
        average = sum(weight * (each.after[seat] - each.expected[seat]) for each, weight in found)
        assert average == pytest.approx(0, abs=1e-6)
    assert any(abs(each.after[0] - each.expected[0]) > 1e-6 for each, _ in found)


def looked_ahead(state: State, outcome: int) -> Chance:
    """The luck of an outcome after which nothing else is left to chance until somebody has a choice."""
    then = next_choice(state, outcome, Rng(1))
    assert then.digest() == next_choice(state, outcome, Rng(2)).digest()
    return luck_of(state, then, value(state.game, 8), SOME, 7)


def test_luck_by_looking_ahead_is_nothing_on_average() -> None:
    """The wheel has few outcomes: each is looked at, with its weight."""
    state = waiting_for_chance("montana", 2, 8)
    weights = state.chance_weights()
    assert len(weights) <= COURSES
    found = [(looked_ahead(state, outcome), weight) for outcome, weight in weights]
    for seat in range(state.seats):
        average = sum(weight * (each.after[seat] - each.expected[seat]) for each, weight in found)
        assert average == pytest.approx(0, abs=1e-6)
    assert len({round(each.expected[0], 9) for each, _ in found}) == 1
    assert any(abs(each.after[0] - each.expected[0]) > 1e-3 for each, _ in found)


def test_looking_ahead_sees_what_the_value_function_does_not() -> None:
    """Whoever has a turn that wins has as good as won; nothing of the position tells that at first sight."""
    state = before_a_win()
    blind = only(state.game, "own: coins", 0.0)
    assert outlook(state, blind) == pytest.approx([0.5, 0.5])
    shares = prospect(state, blind, Budget(simulations=300), 1)
    assert shares[state.to_move] > 0.9
    assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize(("name", "players"), [("montana", 3), ("dice-settlers", 2), ("dice-settlers", 1)])
def test_courses_go_on_until_somebody_has_a_choice(name: str, players: int) -> None:
    match = at_random(name, players, seed=3, decisions=30)
    states = [match.state_at(at) for at in range(len(match.line))]
    waiting = [state for state in states if state.to_move == CHANCE]
    assert waiting
    for state in waiting:
        begun = [each for beginnings in rounds(state, 5) for each in beginnings]
        possible = {outcome for outcome, _ in state.chance_weights()}
        assert {outcome for outcome, _ in begun} <= possible
        if len(possible) <= COURSES:
            assert sorted(begun) == sorted(state.chance_weights() * (COURSES // len(possible)))
        else:
            assert [weight for _, weight in begun] == [1] * COURSES
        before = state.to_json()
        then = next_choice(state, begun[0][0], Rng(1))
        assert has_choice(then) or then.to_move == OVER
        assert state.to_json() == before
