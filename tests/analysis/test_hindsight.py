"""What the next judgement of a turn shows: a decision is blamed for no more than where it led."""

from __future__ import annotations

import pytest

from landrush.analysis.hindsight import with_hindsight
from landrush.analysis.judged import Decision, Judged
from landrush.analysis.reasons import BLUNDER, INACCURACY, Mistake

CHANCE = Judged([0.5, 0.5], [0.5, 0.5])


def decision(entry: int, seat: int, before: float, after: float, error: float = 0.01) -> Judged:
    """A decision of a seat of two, by its own share of the victory before and after it."""
    shares = [[each, 1 - each] if seat == 0 else [1 - each, each] for each in (before, after)]
    gap = before - after
    mistake = None
    if gap > 2 * error:
        mistake = Mistake(entry, seat, BLUNDER, gap, error, ["a"], ["b"], [], [], None, None, [])
    return Judged(*shares, Decision(entry, seat, 3, gap, error), mistake)


def test_what_leads_to_more_was_no_mistake() -> None:
    found = with_hindsight([decision(1, 0, 0.6, 0.3), decision(2, 0, 0.7, 0.7)])
    assert found[0].before == found[0].after == [0.7, pytest.approx(0.3)]
    assert found[0].decision == Decision(1, 0, 3, 0.0, 0.01)
    assert found[0].mistake is None


def test_what_is_still_given_away_counts() -> None:
    first, _ = with_hindsight([decision(1, 0, 0.6, 0.3), decision(2, 0, 0.57, 0.57)])
    assert (first.before[0], first.after[0]) == (0.6, 0.57)
    assert first.decision is not None
    assert first.decision.gap == pytest.approx(0.03)
    assert first.mistake is not None
    assert first.mistake.grade == INACCURACY
    assert first.mistake.gap == first.decision.gap


def test_what_is_no_longer_sure_is_no_mistake() -> None:
    first, _ = with_hindsight([decision(1, 0, 0.6, 0.3, 0.02), decision(2, 0, 0.57, 0.57)])
    assert first.decision is not None
    assert first.decision.gap == pytest.approx(0.03)
    assert first.mistake is None


def test_it_reaches_back_to_the_first_decision_of_a_turn() -> None:
    turn = [decision(1, 1, 0.5, 0.4), Judged(), decision(2, 1, 0.4, 0.2), decision(3, 1, 0.8, 0.8)]
    found = with_hindsight(turn)
    assert [each.decision.gap for each in found if each.decision] == [0, 0, 0]
    assert [each.before for each in found if each.before] == [turn[3].before] * 3
    assert found[1] == Judged()


@pytest.mark.parametrize(
    "then",
    [
        [decision(2, 0, 0.2, 0.2)],
        [decision(2, 1, 0.1, 0.1)],
        [CHANCE, decision(2, 0, 0.9, 0.9)],
        [decision(2, 1, 0.1, 0.1), decision(3, 0, 0.9, 0.9)],
        [],
    ],
    ids=["worse", "another seat", "chance", "another turn", "the last"],
)
def test_else_it_stays_as_it_was(then: list[Judged]) -> None:
    found = [decision(1, 0, 0.6, 0.3), *then]
    assert with_hindsight(found) == found
