"""What the judge makes of the entries of a match, one by one."""

from __future__ import annotations

from dataclasses import dataclass, field

from landrush.analysis.judging import judge
from landrush.analysis.luck import luck_of
from landrush.analysis.moments import Moment, has_choice, is_open, position_after
from landrush.analysis.reasons import Mistake, mistake_of
from landrush.bots.budget import Budget
from landrush.bots.value import Value
from landrush.engine.state import CHANCE, OVER, State
from landrush.match.entries import Entry

MULTIPLIER = 1_000_003
SEEDS = 1 << 62


@dataclass(frozen=True)
class Decision:
    """A decision between several options: what it gave away, and the standard error of that."""

    entry: int
    seat: int
    options: int
    gap: float
    error: float


@dataclass(frozen=True)
class Judged:
    """What the judge makes of one entry: each seat's share of the victory before it and after it.

    Nothing where there was no choice.
    """

    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)
    # None where chance decided.
    decision: Decision | None = None
    mistake: Mistake | None = None


def judged(state: State, moment: Moment, value: Value, budget: Budget, seed: int = 0) -> list[Judged]:
    """What each entry of a moment was worth in the position before it."""
    if not is_open(state):
        return [Judged()]
    seed = (seed * MULTIPLIER + moment.number) % SEEDS
    if state.to_move != CHANCE:
        return [decided(state, moment.entries[0], value, budget, seed)]
    then, goes_on = position_after(state, moment), len(moment.entries) - 1
    if not (has_choice(then) or then.to_move == OVER):
        # The line ends before chance does.
        return [Judged()] * (goes_on + 1)
    luck = luck_of(state, then, value, budget, seed)
    # It shows when chance is over.
    return [Judged(luck.expected, luck.expected)] * goes_on + [Judged(luck.expected, luck.after)]


def decided(state: State, entry: Entry, value: Value, budget: Budget, seed: int) -> Judged:
    """What a decision was worth against the best option; a mistake is only what the search is sure of."""
    judgement = judge(state, value, budget, seed, entry.value)
    best, played = judgement.shares(judgement.best.action), judgement.shares(entry.value)
    gap = judgement.gap(entry.value)
    decision = Decision(entry.number, entry.seat, len(judgement.options), gap.worth, gap.error)
    return Judged(best, played, decision, mistake_of(judgement, entry, gap) if gap.is_sure else None)
