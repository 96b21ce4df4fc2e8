"""What is judged at once: all entries in their order, a decision alone, chance up to the next choice."""

from __future__ import annotations

import pytest
from judges import at_random
from values import value

from landrush.analysis.judged import Judged, judged
from landrush.analysis.moments import has_choice, is_open, moments, position_after
from landrush.bots.budget import Budget
from landrush.engine.state import CHANCE, OVER

FEW = Budget(simulations=12)


@pytest.mark.parametrize(("name", "players"), [("montana", 3), ("dice-settlers", 2), ("dice-settlers", 1)])
def test_moments_are_the_whole_line(name: str, players: int) -> None:
    match = at_random(name, players, seed=5, decisions=40)
    found = moments(match.setup.start, match.line)
    assert [entry for moment in found for entry in moment.entries] == list(match.line)
    state, done, runs = match.setup.start.clone(), 0, 0
    for moment in found:
        assert moment.number == done + 1
        then = position_after(state, moment)
        if state.to_move == CHANCE and is_open(state):
            runs += len(moment.entries) > 1
            assert has_choice(then) or then.to_move == OVER or moment is found[-1]
            between = state.clone()
            for entry in moment.entries[:-1]:
                between.do(entry.value)
                assert not has_choice(between)
        else:
            assert len(moment.entries) == 1
        state, done = then, done + len(moment.entries)
    assert state.digest() == match.state.digest()
    assert runs


def test_luck_shows_when_chance_is_over() -> None:
    match = at_random("dice-settlers", 2, seed=5, decisions=10)
    state = match.setup.start.clone()
    rules = value(state.game, 8)
    runs = 0
    for moment in moments(state, match.line):
        found = judged(state, moment, rules, FEW)
        assert len(found) == len(moment.entries)
        if state.to_move == CHANCE and is_open(state):
            runs += len(found) > 1
            *waiting, last = found
            assert all(each.before == each.after == last.before for each in waiting)
            assert last.after != last.before
            assert last.decision is None
        elif not is_open(state):
            assert found == [Judged()]
        state = position_after(state, moment)
    assert runs


def test_chance_that_goes_on_at_the_end_of_a_line_is_not_judged() -> None:
    match = at_random("dice-settlers", 2, seed=5, decisions=10)
    run = next(moment for moment in moments(match.setup.start, match.line) if len(moment.entries) > 2)
    cut = match.line[: run.number + 1]
    last = moments(match.setup.start, cut)[-1]
    assert last.entries == run.entries[:2]
    before = match.state_at(run.number - 1)
    assert judged(before, last, value(before.game, 8), FEW) == [Judged(), Judged()]
