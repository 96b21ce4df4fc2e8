"""A whole match judged: chances of victory over time, skill and luck, accuracy, mistakes with reasons.

Everything is told in shares of the victory. For each seat start + skill + gifts + luck + rest = end: what
its own decisions cost, what those of others brought it, what chance brought; the rest is what the judge
itself saw otherwise a moment later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from landrush.analysis.chance import chance_of, outlook
from landrush.analysis.judging import Gap, Judgement, judge
from landrush.analysis.reasons import Mistake, mistake_of
from landrush.bots.budget import Budget
from landrush.bots.value import Value, final_share
from landrush.engine.state import CHANCE, OVER, State
from landrush.match.entries import Entry

VERSION = 1
# For each decision; a whole game of two players takes less than a minute.
USUAL_BUDGET = Budget(simulations=600)
# A decision that gives away so much counts half.
HALVES = 0.05
PERFECT = 100.0
PLACES = 4
MULTIPLIER = 1_000_003
SEEDS = 1 << 62


@dataclass(frozen=True)
class Point:
    """Each seat's share of the victory after an entry, the first being 1; 0 is before it."""

    entry: int
    shares: list[float]


@dataclass(frozen=True)
class Decision:
    """A decision between several options: what it gave away, where that is sure, and how sure it is."""

    entry: int
    seat: int
    options: int
    gap: float
    error: float
    loss: float


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


@dataclass(frozen=True)
class Judged:
    """What the judge makes of one entry: each seat's share of the victory before it and after it.

    Nothing where there was no choice. Each entry is judged by itself; `summed_up` puts them together.
    """

    before: list[float] = field(default_factory=list)
    after: list[float] = field(default_factory=list)
    # None where chance decided.
    decision: Decision | None = None
    mistake: Mistake | None = None


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
    found = []
    for done, entry in enumerate(line, 1):
        found.append(judged(state, entry, value, budget, seed_of(seed, done)))
        state.do(entry.value)
        if progress is not None:
            progress(done, len(line))
    return summed_up(start, line, found, value, budget, seed)


def seed_of(seed: int, number: int) -> int:
    """Each entry of a line, the first being 1, has a seed of its own."""
    return (seed * MULTIPLIER + number) % SEEDS


def judged(state: State, entry: Entry, value: Value, budget: Budget, seed: int) -> Judged:
    """What an entry was worth in the position before it."""
    if len(state.legal_actions()) <= 1:
        return Judged()
    if state.to_move == CHANCE:
        # Luck is what came against what was to be expected, both at first sight.
        chance = chance_of(state, value, entry.value, seed)
        return Judged(chance.expected, chance.after)
    judgement = judge(state, value, budget, seed, entry.value)
    best = judgement.shares(judgement.best.action)
    gap = judgement.gap(entry.value)
    decision = noted(entry, judgement, gap)
    # What was played counts against the best only where the search is sure of it.
    if not gap.is_sure:
        return Judged(best, best, decision)
    return Judged(best, judgement.shares(entry.value), decision, mistake_of(judgement, entry, gap))


def summed_up(
    start: State, line: Sequence[Entry], found: Sequence[Judged], value: Value, budget: Budget, seed: int = 0
) -> Analysis:
    """The analysis of a line whose entries were judged."""
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
        losses = [each.loss for each in decisions if each.seat == number]
        seat.end, seat.accuracy, seat.decisions = account.now[number], accuracy(losses), len(losses)
    mistakes = [each.mistake for each in found if each.mistake is not None]
    return Analysis(
        start.game.name, str(budget), seed, is_over, account.course, account.seats, decisions, mistakes
    )


def noted(entry: Entry, judgement: Judgement, gap: Gap) -> Decision:
    """A decision as it is told."""
    loss = gap.worth if gap.is_sure else 0.0
    return Decision(entry.number, entry.seat, len(judgement.options), gap.worth, gap.error, loss)


def accuracy(losses: Sequence[float]) -> float | None:
    """The mean over all decisions of 100 for the best option, half as much for each 5 % given away."""
    if not losses:
        return None
    worths: list[float] = [PERFECT * 0.5 ** (loss / HALVES) for loss in losses]
    return sum(worths) / len(worths)


def rounded(data: Any) -> Any:
    """The same with few decimals, so that files are small and do not differ by the last bit."""
    if isinstance(data, float):
        return round(data, PLACES)
    if isinstance(data, dict):
        return {key: rounded(each) for key, each in data.items()}
    return [rounded(each) for each in data] if isinstance(data, list | tuple) else data
