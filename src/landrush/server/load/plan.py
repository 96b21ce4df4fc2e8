"""What a load test does, and what it found."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

GAMES = ("montana", "dice-settlers")
FEWEST, MOST = 2, 4


class Group(NamedTuple):
    """The people at one table."""

    game: str
    players: int
    watching: int


@dataclass(frozen=True, slots=True)
class Plan:
    """How many people at how many tables, and how often one of them decides."""

    sockets: int = 1000
    games: int = 250
    # Decisions a second, of all people together.
    rate: float = 100.0
    seconds: float = 30.0
    seed: int = 1

    def groups(self) -> list[Group]:
        """The tables, with people spread evenly; whoever finds no seat watches."""
        out = []
        for number in range(self.games):
            people = (number + 1) * self.sockets // self.games - number * self.sockets // self.games
            players = min(people, FEWEST + number % (MOST - FEWEST + 1))
            out.append(Group(GAMES[number % len(GAMES)], players, people - players))
        return out


@dataclass(slots=True)
class Found:
    """What was measured; times in seconds, memory in bytes."""

    sockets: int = 0
    games: int = 0
    seconds: float = 0.0
    acknowledged: list[float] = field(default_factory=list)
    updated: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    # Times at which somebody should have decided and nobody could.
    nobody: int = 0
    dropped: int = 0
    # Of each worker; empty when the server is not ours.
    memory: list[int] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    # How late the server's event loop was, and what it did that must not happen; from its metrics.
    lag: float | None = None
    longest_lag: float | None = None
    defects: int | None = None
    # From the command to the first answer, and from the kill until everybody is back.
    start: float | None = None
    restart: float | None = None
    checked: int = 0
    lost: int = 0


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
