"""What a seat finds later in its turn it could have found before: it is not blamed for what leads there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from landrush.analysis.judged import Judged
from landrush.analysis.judging import Gap
from landrush.analysis.reasons import grade_of


def with_hindsight(found: Sequence[Judged]) -> list[Judged]:
    """The same judgements, each as the seat's next one shows it if nobody else and no chance came between.

    Where that one thinks more of the position, the search had overlooked what the option played leads to.
    """
    seen: list[Judged] = []
    later: Judged | None = None
    for judged in reversed(found):
        if judged.before:
            if judged.decision and later and later.decision and later.decision.seat == judged.decision.seat:
                judged = corrected(judged, later.before)
            later = judged
        seen.append(judged)
    return seen[::-1]


def corrected(judged: Judged, shares: list[float]) -> Judged:
    """A decision after which the seats have at least these shares of the victory."""
    decision = judged.decision
    assert decision is not None
    seat = decision.seat
    if shares[seat] <= judged.after[seat]:
        return judged
    before = max(judged.before, shares, key=lambda each: each[seat])
    gap = Gap(before[seat] - shares[seat], decision.error)
    mistake, grade = None, grade_of(gap.worth)
    if judged.mistake is not None and grade is not None and gap.is_sure:
        mistake = replace(judged.mistake, gap=gap.worth, grade=grade)
    return Judged(before, shares, replace(decision, gap=gap.worth), mistake)
