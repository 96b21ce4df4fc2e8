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
        return data


@dataclass
class Account:
    """What is noted while a match is played once more."""

    state: State
    # Each seat's share of the victory by the last judgement.
    now: list[float]
    seats: list[SeatAnalysis]
    course: list[Point]
    decisions: list[Decision] = field(default_factory=list)
    mistakes: list[Mistake] = field(default_factory=list)

    def see(self, shares: Sequence[float]) -> None:
        """The judge looks again at the same position; before the first entry that is the start."""
        for seat, was, found in zip(self.seats, self.now, shares, strict=True):
            if len(self.course) == 1:
                seat.start = found
            else:
                seat.rest += found - was
        self.now = list(shares)
        self.course[-1] = Point(self.course[-1].entry, self.now)


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
    now = outlook(start, value)
    account = Account(start.clone(), now, [SeatAnalysis(share) for share in now], [Point(0, now)])
    for done, entry in enumerate(line, 1):
        # Each has a seed of its own.
        own = (seed * MULTIPLIER + done) % SEEDS
        if len(account.state.legal_actions()) > 1:
            if account.state.to_move == CHANCE:
                draw(account, entry, value, own)
            else:
                decide(account, entry, value, budget, own)
        account.state.do(entry.value)
        account.course.append(Point(entry.number, account.now))
        if progress is not None:
            progress(done, len(line))
    is_over = account.state.to_move == OVER
    if is_over:
        account.see([final_share(account.state, seat) for seat in range(start.seats)])
    for number, seat in enumerate(account.seats):
        losses = [each.loss for each in account.decisions if each.seat == number]
        seat.end, seat.accuracy, seat.decisions = account.now[number], accuracy(losses), len(losses)
    return Analysis(
        start.game.name,
        str(budget),
        seed,
        is_over,
        account.course,
        account.seats,
        account.decisions,
        account.mistakes,
    )


def draw(account: Account, entry: Entry, value: Value, seed: int) -> None:
    """Chance: luck is what came against what was to be expected, both at first sight."""
    chance = chance_of(account.state, value, entry.value, seed)
    account.see(chance.expected)
    for seat, expected, came in zip(account.seats, chance.expected, chance.after, strict=True):
        seat.luck += came - expected
    account.now = chance.after


def decide(account: Account, entry: Entry, value: Value, budget: Budget, seed: int) -> None:
    """A decision: skill is what was played against the best, where the search is sure of it."""
    judgement = judge(account.state, value, budget, seed, entry.value)
    account.see(judgement.shares(judgement.best.action))
    gap = judgement.gap(entry.value)
    account.decisions.append(noted(entry, judgement, gap))
    if not gap.is_sure:
        return
    before, account.now = account.now, judgement.shares(entry.value)
    for number, (seat, was, found) in enumerate(zip(account.seats, before, account.now, strict=True)):
        if number == entry.seat:
            seat.skill += found - was
        else:
            seat.gifts += found - was
    mistake = mistake_of(judgement, entry, gap)
    if mistake is not None:
        account.mistakes.append(mistake)


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
