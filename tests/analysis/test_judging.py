"""What options are worth: a win is seen, nothing hidden is, and the same seed judges alike."""

from __future__ import annotations

import pytest
from judges import WINNING, before_a_win, choice
from values import value

from landrush.analysis.judging import judge
from landrush.analysis.lines import line_of
from landrush.analysis.reasons import BLUNDER, grade_of
from landrush.bots.budget import Budget
from landrush.engine.rng import Rng
from landrush.engine.state import OVER

SOME = Budget(simulations=60)


def test_the_move_that_wins_is_the_best_and_every_other_one_is_a_blunder() -> None:
    state = before_a_win()
    judged = value(state.game, 8)
    winning = state.parse(WINNING)
    assert len(state.legal_actions()) == 10
    for action in state.legal_actions():
        judgement = judge(state, judged, Budget(simulations=240), 1, action)
        assert judgement.best.action == winning
        assert judgement.best.worth > 0.95
        gap = judgement.gap(action)
        if action == winning:
            assert gap == (0.0, 0.0)
        else:
            assert gap.is_sure
            assert grade_of(gap.worth) == BLUNDER


def test_the_best_line_goes_to_the_end_of_the_turn_and_wins() -> None:
    state = before_a_win()
    judgement = judge(state, value(state.game, 8), Budget(simulations=240), 1)
    line = line_of(judgement, judgement.best.action)
    assert (line.moves[0], line.moves[-1]) == (WINNING, "end")
    assert line.end.to_move == OVER
    assert line.end.winners() == [state.to_move]


@pytest.mark.parametrize(("name", "players"), [("montana", 3), ("dice-settlers", 2)])
def test_what_was_played_is_followed_as_often_as_the_best(name: str, players: int) -> None:
    state = choice(name, players, seed=3, decisions=20)
    judged = value(state.game, 8)
    for action in state.legal_actions()[:3]:
        judgement = judge(state, judged, SOME, 1, action)
        assert judgement.option(action).visits >= max(each.visits for each in judgement.options) // 2
        assert sum(judgement.shares(action)) == pytest.approx(1)
        assert {each.action for each in judgement.options} == set(state.legal_actions())
        assert judgement.gap(action).worth >= 0


def test_more_simulations_make_the_error_smaller() -> None:
    state = choice("dice-settlers", 2, seed=3, decisions=30)
    judged = value(state.game, 8)
    errors = [judge(state, judged, Budget(simulations=n), 1).best.error for n in (20, 500)]
    assert errors[0] > errors[1] > 0


@pytest.mark.parametrize("decisions", [0, 12, 45])
def test_what_the_seat_cannot_know_changes_nothing(decisions: int) -> None:
    state = choice("dice-settlers", 3, seed=13, decisions=decisions)
    other = state.imagine(state.to_move, Rng(99))
    found = [judge(each, value(state.game, 8), SOME, 4) for each in (state, other)]
    assert found[0].options == found[1].options
    best = found[0].best.action
    assert line_of(found[0], best).moves == line_of(found[1], best).moves


def test_the_same_seed_judges_alike() -> None:
    state = choice("dice-settlers", 2, seed=5, decisions=30)
    judged = value(state.game, 8)
    found = [judge(state, judged, SOME, seed).options for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]
