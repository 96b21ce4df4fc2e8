"""Statistics of a match: what its events brought each seat, points and luck over time, counts.

Everything follows from the position before the first entry and the entries, actions and chance outcomes
alike, that led from there to the end. They tell what was hidden in the game, so they are for its end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from landrush.engine.state import CHANCE, State
from landrush.messages import Amounts, Event, Seat

# So many of the luckiest and unluckiest outcomes are listed for each seat.
OUTCOMES = 5
# Luck is rounded to so many places when it is told.
PLACES = 2


@dataclass(frozen=True)
class Turn:
    """A turn that has ended: `Game.turn_of` it, and how many entries there were when it ended."""

    turn: tuple[int, ...]
    entries: int


@dataclass(frozen=True)
class Thing:
    """One kind of thing of one seat; `end` is what the events leave of the start."""

    start: int
    gained: int
    given: int
    end: int
    # The same by the key of the event.
    gained_by: dict[str, int]
    given_by: dict[str, int]
    # What the seat had after each turn that has ended.
    course: list[int]


@dataclass(frozen=True)
class Outcome:
    """A chance outcome: the number of its entry, the first being 1, and the luck in it."""

    entry: int
    notation: str
    luck: float


@dataclass(frozen=True)
class SeatStatistics:
    """What a match was like for one seat."""

    # By the key of the thing's word.
    things: dict[str, Thing]
    # By the source, after each turn that has ended.
    points: dict[str, list[int]]
    # All luck so far, after each turn that has ended, in hundredths of a point as `State.evaluate` judges;
    # nothing where it was not asked for.
    luck: list[float]
    # The outcomes with most and with least luck, the greatest first.
    lucky: list[Outcome]
    unlucky: list[Outcome]
    turns: int
    decisions: int
    # By the first word of the notation.
    actions: dict[str, int]
    # Events that name this seat as their player, by key.
    events: dict[str, int]


@dataclass(frozen=True)
class MatchStatistics:
    """Statistics of a match, finished or not."""

    game: str
    entries: int
    turns: list[Turn]
    seats: list[SeatStatistics]

    def to_json(self) -> dict[str, Any]:
        """Plain data, ready for `json.dumps`."""
        return asdict(self)


class Account:
    """What is noted of one seat while the match goes on."""

    def __init__(self, start: Mapping[str, int], turn_events: Sequence[str]) -> None:
        self.start = start
        self.turn_events = turn_events
        # By the thing, then by the event.
        self.gained: dict[str, Counter[str]] = {kind: Counter() for kind in start}
        self.given: dict[str, Counter[str]] = {kind: Counter() for kind in start}
        self.courses: dict[str, list[int]] = {kind: [] for kind in start}
        self.points: dict[str, list[int]] = {}
        self.luck: list[float] = []
        self.outcomes: list[Outcome] = []
        self.total_luck = 0.0
        self.decisions = 0
        self.actions: Counter[str] = Counter()
        self.events: Counter[str] = Counter()

    def result(self) -> SeatStatistics:
        """Everything so far."""
        ranked = sorted(self.outcomes, key=lambda outcome: outcome.luck)
        return SeatStatistics(
            things={kind: self.thing(kind) for kind in self.start},
            points={source: list(series) for source, series in self.points.items()},
            luck=list(self.luck),
            lucky=[outcome for outcome in reversed(ranked[-OUTCOMES:]) if outcome.luck > 0],
            unlucky=[outcome for outcome in ranked[:OUTCOMES] if outcome.luck < 0],
            turns=sum(self.events[key] for key in self.turn_events),
            decisions=self.decisions,
            actions=dict(self.actions),
            events=dict(self.events),
        )

    def thing(self, kind: str) -> Thing:
        """What came and went of one kind."""
        return Thing(
            start=self.start[kind],
            gained=self.gained[kind].total(),
            given=self.given[kind].total(),
            end=self.held(kind),
            gained_by=dict(self.gained[kind]),
            given_by=dict(self.given[kind]),
            course=list(self.courses[kind]),
        )

    def held(self, kind: str) -> int:
        """What the events leave of the start."""
        return self.start[kind] + self.gained[kind].total() - self.given[kind].total()


class Statistics:
    """Takes the entries of a match one by one; the state it was made from stays as it is."""

    def __init__(self, start: State, *, with_luck: bool = True) -> None:
        self.with_luck = with_luck
        self.state = start.clone()
        self.state.listen()
        self.game = start.game
        self.entries = 0
        self.turns: list[Turn] = []
        self.turn = self.game.turn_of(self.state)
        self.accounts = [
            Account(self.game.holdings(self.state, seat), self.game.accounts.turns)
            for seat in range(start.seats)
        ]

    def add(self, action: int) -> None:
        """The next entry, an action or a chance outcome. Raises IllegalMove."""
        state, seat = self.state, self.state.to_move
        text = state.notation(action)
        luck = luck_of(state) if self.with_luck else {}
        state.apply(action)
        self.entries += 1
        if seat == CHANCE:
            self.add_luck(luck.get(action, []), text)
        else:
            self.accounts[seat].decisions += 1
            self.accounts[seat].actions[text.split()[0]] += 1
        for event in state.take_events():
            self.add_event(event)
        if self.game.turn_of(state) != self.turn:
            self.end_turn()

    def add_luck(self, luck: list[float], text: str) -> None:
        """What a chance outcome was worth beyond the expected, for each seat."""
        for account, worth in zip(self.accounts, luck, strict=False):
            account.total_luck += worth
            if worth:
                account.outcomes.append(Outcome(self.entries, text, round(worth, PLACES)))

    def add_event(self, event: Event) -> None:
        """Count an event, and what it brought and cost."""
        player = event.params.get("player")
        if isinstance(player, Seat):
            self.accounts[player.number].events[event.key] += 1
        for name, (sign, who) in self.game.accounts.flows.get(event.key, {}).items():
            amounts, seat = event.params[name], event.params[who]
            if isinstance(amounts, Amounts) and isinstance(seat, Seat):
                account = self.accounts[seat.number]
                book = account.gained if sign > 0 else account.given
                for kind, amount in amounts.items:
                    if amount:
                        book[kind][event.key] += amount

    def end_turn(self) -> None:
        """A turn has ended: note the things, the points and the luck, and whose turn is next."""
        self.turns.append(Turn(self.turn, self.entries))
        for account, points in zip(self.accounts, self.game.tally(self.state).points, strict=True):
            for source, score in points.items():
                account.points.setdefault(source, []).append(score)
            for kind, course in account.courses.items():
                course.append(account.held(kind))
            if self.with_luck:
                account.luck.append(round(account.total_luck, PLACES))
        self.turn = self.game.turn_of(self.state)

    def result(self) -> MatchStatistics:
        """The statistics so far."""
        seats = [account.result() for account in self.accounts]
        return MatchStatistics(self.game.name, self.entries, list(self.turns), seats)


def statistics(start: State, actions: Iterable[int], *, with_luck: bool = True) -> MatchStatistics:
    """The statistics of a line of entries from this position on. Raises IllegalMove."""
    found = Statistics(start, with_luck=with_luck)
    for action in actions:
        found.add(action)
    return found.result()


def luck_of(state: State) -> dict[int, list[float]]:
    """For each chance outcome how much better than expected it is for each seat; their weighted sum is 0.

    Empty unless chance is to move.
    """
    weights = state.chance_weights()
    if len(weights) < 2:
        return {outcome: [0.0] * state.seats for outcome, _ in weights}
    worths: dict[int, list[int]] = {}
    for outcome, _ in weights:
        after = state.clone()
        after.do(outcome)
        worths[outcome] = [after.evaluate(seat) for seat in range(state.seats)]
    total = sum(weight for _, weight in weights)
    expected = [
        sum(weight * worths[outcome][seat] for outcome, weight in weights) for seat in range(state.seats)
    ]
    return {
        outcome: [(worth * total - mean) / total for worth, mean in zip(each, expected, strict=True)]
        for outcome, each in worths.items()
    }
