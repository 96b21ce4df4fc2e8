"""A whole match judged: chances of victory over time, skill and luck, accuracy, mistakes with reasons.

Everything is told in shares of the victory. For each seat start + skill + gifts + luck + rest = end: what
its own decisions cost, what those of others brought it, what chance brought; the rest is what the judge
itself saw otherwise a moment later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from landrush.analysis.chance import outlook
from landrush.analysis.hindsight import with_hindsight
from landrush.analysis.judged import Decision, Judged, judged
from landrush.analysis.moments import moments, position_after
from landrush.analysis.reasons import Mistake
from landrush.bots.budget import Budget
from landrush.bots.value import Value, final_share
from landrush.engine.state import OVER, State
from landrush.match.entries import Entry

VERSION = 2
# For each decision; a whole game of two players takes less than a minute.
USUAL_BUDGET = Budget(simulations=600)
# A decision that gives away so much counts half.
HALVES = 0.05
PERFECT = 100.0
PLACES = 4


@dataclass(frozen=True)
class Point:
    """Each seat's share of the victory after an entry, the first being 1; 0 is before it."""

    entry: int
    shares: list[float]


@dataclass
class SeatAnalysis:
    """How a match went for a seat, in shares of the victory."""

    start: float
    skill: float = 0.0
    gifts: float = 0.0
    luck: float = 0.0
    rest: float = 0.0
    end: float = 0.0
    # From 0 to 100; None where the seat decided nothing.
    accuracy: float | None = None
    decisions: int = 0


@dataclass(frozen=True)
class Analysis:
    """What the judge makes of a match, finished or not."""

    game: str
    budget: str
    seed: int
    over: bool
    course: list[Point]
    seats: list[SeatAnalysis]
    decisions: list[Decision]
    mistakes: list[Mistake]
    version: int = VERSION

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for `json.dumps`."""
        data: dict[str, Any] = rounded(asdict(self))
        for mistake in data["mistakes"]:
            # The moves are there as notation.
            del mistake["played_words"], mistake["better_words"]
        return data


@dataclass
class Account:
    """What is noted while judgements are put together."""

    # Each seat's share of the victory by the last judgement.
    now: list[float]
    seats: list[SeatAnalysis]
    course: list[Point]

    def see(self, shares: Sequence[float]) -> None:
        """The judge looks again at the same position; before the first entry that is the start."""
        for seat, was, found in zip(self.seats, self.now, shares, strict=True):
            if len(self.course) == 1:
                seat.start = found
            else:
                seat.rest += found - was
        self.now = list(shares)
        self.course[-1] = Point(self.course[-1].entry, self.now)

    def take(self, entry: Entry, judged: Judged) -> None:
        """An entry: luck where chance decided, else skill of the own and gifts for the other seats."""
        if judged.before:
            self.see(judged.before)
            for number, (seat, was, found) in enumerate(
                zip(self.seats, judged.before, judged.after, strict=True)
            ):
                if judged.decision is None:
                    seat.luck += found - was
                elif number == entry.seat:
                    seat.skill += found - was
                else:
                    seat.gifts += found - was
            self.now = judged.after
        self.course.append(Point(entry.number, self.now))


def analyse(
    start: State,
    line: Sequence[Entry],
    value: Value,
    budget: Budget = USUAL_BUDGET,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge the entries that count from a position on: `Match.line`, without what was taken back.

    `progress` is told how many of the entries are done. The same seed gives the same analysis if the budget
    is one of simulations.
    """
    state = start.clone()
    found: list[Judged] = []
    for moment in moments(start, line):
        found += judged(state, moment, value, budget, seed)
        state = position_after(state, moment)
        if progress is not None:
            progress(len(found), len(line))
    return summed_up(start, line, found, value, budget, seed)


def summed_up(
    start: State, line: Sequence[Entry], found: Sequence[Judged], value: Value, budget: Budget, seed: int = 0
) -> Analysis:
    """The analysis of a line whose entries were judged."""
    found = with_hindsight(found)
    now = outlook(start, value)
    account = Account(now, [SeatAnalysis(share) for share in now], [Point(0, now)])
    state = start.clone()
    for entry, each in zip(line, found, strict=True):
        account.take(entry, each)
        state.do(entry.value)
    is_over = state.to_move == OVER
    if is_over:
        account.see([final_share(state, seat) for seat in range(start.seats)])
    decisions = [each.decision for each in found if each.decision is not None]
    for number, seat in enumerate(account.seats):
        gaps = [each.gap for each in decisions if each.seat == number]
        seat.end, seat.accuracy, seat.decisions = account.now[number], accuracy(gaps), len(gaps)
    mistakes = [each.mistake for each in found if each.mistake is not None]
    return Analysis(
        start.game.name, str(budget), seed, is_over, account.course, account.seats, decisions, mistakes
    )


def accuracy(gaps: Sequence[float]) -> float | None:
    """The mean over all decisions of 100 for the best option, half as much for each 5 % given away."""
    if not gaps:
        return None
    worths: list[float] = [PERFECT * 0.5 ** (gap / HALVES) for gap in gaps]
    return sum(worths) / len(worths)


def rounded(data: Any) -> Any:
    """The same with few decimals, so that files are small and do not differ by the last bit."""
    if isinstance(data, float):
        return round(data, PLACES)
    if isinstance(data, dict):
        return {key: rounded(each) for key, each in data.items()}
    return [rounded(each) for each in data] if isinstance(data, list | tuple) else data
