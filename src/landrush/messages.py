"""What the kernel says to the outside: keys with typed parameters, which the translations turn into words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Term:
    """A word of a game, by its key."""

    key: str


@dataclass(frozen=True)
class Choice:
    """One of these words."""

    terms: tuple[Term, ...]


@dataclass(frozen=True)
class Amounts:
    """How many of which things, by their keys."""

    items: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Seat:
    """A player, by seat."""

    number: int


@dataclass(frozen=True)
class Seats:
    """Several players."""

    numbers: tuple[int, ...]


@dataclass(frozen=True)
class Reason:
    """Why something is not possible."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Event:
    """Something that happened."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Action:
    """Something that a seat can do, or that chance can bring."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)


def plain(value: object) -> str:
    """What somebody gave, as text on one line."""
    return "".join(c if c.isprintable() else " " for c in str(value))


def victory(winners: tuple[int, ...]) -> Event:
    """One winner, or several who share the victory."""
    if len(winners) == 1:
        return Event("log-won", {"player": Seat(winners[0])})
    return Event("log-shared", {"players": Seats(winners)})
