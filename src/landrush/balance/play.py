"""Games of bots: watched from the beginning to the end, or played out from some position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from landrush.bots import Bot, bot, finish
from landrush.census import ALL, GAMES, SEATS, Counts, Group, Row, census
from landrush.engine.playout import LIMIT
from landrush.engine.state import CHANCE, OVER, State
from landrush.games import game
from landrush.match.fairness import known_seed, outcome
from landrush.simulation import Plan, bot_seed, derived_seed, start

# What is counted of every game, beside what its own census has.
PLACES, LENGTH, POINTS, MARGINS = "places", "length", "points", "margins"
MARGIN = "margin"
COMMON: Mapping[str, Group] = {
    PLACES: Group(("played", "wins"), {"share": ("wins", "played")}),
    LENGTH: Group(("times",), {"per-game": ("times", GAMES), "per-seat": ("times", SEATS)}),
    MARGINS: Group(("times",), {"per-game": ("times", GAMES)}),
    POINTS: Group(
        ("points", "winners", "victories"),
        {"per-seat": ("points", SEATS), "share": ("points", ALL), "of-winners": ("winners", "victories")},
    ),
}


@dataclass(frozen=True)
class Outcome:
    """How a game ended for each seat; the seats that the rules play are behind the others."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool


@dataclass(frozen=True)
class Watched:
    """A game of bots: its seed, how it ended, what was counted."""

    seed: int
    outcome: Outcome
    counts: Counts


def groups(name: str) -> dict[str, Group]:
    """All groups of things that are counted in a game, its own first."""
    return {**census(game(name)).Count.groups, **COMMON}


class Table:
    """A game number of a plan with its bots, at any position of it.

    Bots and chance are those of `landrush simulate`, so that the game can be watched.
    """

    def __init__(self, plan: Plan, index: int) -> None:
        self.plan = plan
        self.seed = derived_seed(plan.seed, "game", index)
        self.state = start(plan).clone()
        self.chances = 0
        self.decisions = 0
        self.secret = known_seed(self.seed)
        self.bots = self.new_bots()

    def new_bots(self) -> list[Bot]:
        """Bots that remember nothing."""
        return [bot(name, bot_seed(self.seed, seat)) for seat, name in enumerate(self.plan.bots)]

    def is_going(self) -> bool:
        """Whether the game goes on; one that nobody ends is broken off."""
        return self.state.to_move != OVER and self.chances + self.decisions < LIMIT

    def next(self) -> int:
        """What is done next: a chance outcome, or what the bot of the seat that is to move chooses."""
        if self.state.to_move == CHANCE:
            return outcome(self.state, self.secret, [""] * len(self.bots), self.chances + 1)
        return self.bots[self.state.to_move].choose(self.state)

    def do(self, action: int) -> None:
        """Carry it out."""
        if self.state.to_move == CHANCE:
            self.chances += 1
            self.state.do(action)
        else:
            self.decisions += 1
            self.state.apply(action)

    def at(self, state: State) -> Table:
        """The same game at another position, with the same chance from there on and new bots."""
        out = Table.__new__(Table)
        out.__dict__ = {**self.__dict__, "state": state, "bots": self.new_bots()}
        return out

    def play_out(self) -> Outcome:
        """Go on to the end."""
        try:
            while self.is_going():
                self.do(self.next())
        finally:
            finish(self.bots, self.state)
        return self.outcome()

    def outcome(self) -> Outcome:
        """How it stands."""
        state = self.state
        scores, winners = tuple(map(int, state.scores())), tuple(map(int, state.winners()))
        return Outcome(scores, winners, state.to_move == OVER)


def part(end: Outcome, seat: int) -> float:
    """A seat's part of the victory."""
    return (seat in end.winners) / max(1, len(end.winners))


def lead(end: Outcome, seat: int) -> int:
    """How many points a seat is ahead of the best of the others."""
    return end.scores[seat] - max(score for other, score in enumerate(end.scores) if other != seat)


def watch(plan: Plan, index: int) -> Watched:
    """Let the bots play game number `index`, and count what it was made of."""
    table = Table(plan, index)
    count = census(table.state.game).begin(table.state)
    table.state.listen()
    try:
        while table.is_going():
            action = table.next()
            count.choose(table.state, action)
            table.do(action)
            count.happened(table.state, taken(table.state))
    finally:
        finish(table.bots, table.state)
    count.end(table.state)
    end = table.outcome()
    return Watched(table.seed, end, {**count.counts, **common(plan, table.state, end)})


def taken(state: State) -> list[Row]:
    """The events since the last call, as the kernel noted them."""
    return [] if state.events is None else state.events.take()


def common(plan: Plan, state: State, end: Outcome) -> Counts:
    """What is counted of every game."""
    tally = state.game.tally(state)
    bots = range(len(plan.bots))
    out: Counts = {
        PLACES: {},
        LENGTH: {name: {"times": n} for name, n in tally.length.items()},
        MARGINS: {MARGIN: {"times": margin(end)}},
        POINTS: {
            source: {
                "points": sum(tally.points[seat][source] for seat in bots),
                "winners": sum(tally.points[seat][source] for seat in end.winners if seat in bots),
                "victories": sum(seat in bots for seat in end.winners),
            }
            for source in tally.points[0]
        },
    }
    for seat in range(state.seats if tally.first is not None else 0):
        place = (seat - (tally.first or 0)) % state.seats + 1
        out[PLACES][str(place)] = {"played": 1, "wins": part(end, seat)}
    out[PLACES] = dict(sorted(out[PLACES].items()))
    return out


def margin(end: Outcome) -> int:
    """How far the best score is ahead of the second."""
    best, second, *_ = sorted(end.scores, reverse=True)
    return best - second
