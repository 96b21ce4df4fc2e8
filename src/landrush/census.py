"""Counting what games are made of: which things exist, and how often each was used.

A game tells this by a module `landrush.games.<game>.census` with a class `Count`, which follows one game from
its first state, and functions `label` and `move`; the contract is `Census`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import ClassVar, NamedTuple, Protocol, cast

from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.messages import Amounts, Term

# An event as the kernel notes it: its kind, the seat, three numbers.
Row = tuple[int, int, int, int, int]
# What was counted by group, then by thing, then by column.
Counts = dict[str, dict[str, dict[str, float]]]
# Words of a label: they stand one after the other.
Label = Sequence[Term | Amounts | str]

# What a column is divided by when it is not another column: its sum over the group, games, seats with bots.
ALL, GAMES, SEATS = "all", "games", "seats"


class Group(NamedTuple):
    """Things of one kind: what is counted of each, and the figures that follow, the main one first.

    A figure is a column and what it is divided by: another column of the thing, ALL, GAMES or SEATS.
    """

    columns: tuple[str, ...]
    figures: Mapping[str, tuple[str, str]]


# The commonest group: how often each thing was used.
USED = Group(("times",), {"share": ("times", ALL), "per-game": ("times", GAMES)})


class Counting:
    """Counts of one game. Every thing that exists is in them from the beginning."""

    groups: ClassVar[Mapping[str, Group]]

    def __init__(self, things: Mapping[str, Iterable[str]]) -> None:
        self.counts: Counts = {group: {} for group in self.groups}
        for group, names in things.items():
            for name in names:
                self.counts[group][name] = dict.fromkeys(self.groups[group].columns, 0)

    def add(self, group: str, thing: str, column: str = "times", n: float = 1) -> None:
        """Count something."""
        self.counts[group][thing][column] += n

    def choose(self, state: State, action: int) -> None:
        """A decision or a chance outcome that is about to be carried out."""

    def happened(self, state: State, rows: Sequence[Row]) -> None:
        """What followed from it."""

    def end(self, state: State) -> None:
        """The game is over."""


class Census(Protocol):
    """What a game's module of this name has."""

    Count: type[Counting]

    def begin(self, state: State) -> Counting:
        """Count the game that begins with this state."""

    def label(self, game: Game, group: str, thing: str) -> Label:
        """What a thing is called."""

    def move(self, state: State, action: int) -> tuple[str, ...]:
        """The main action that a decision is, then what it uses; nothing for all other decisions."""

    def move_label(self, game: Game, move: str) -> Label:
        """What a move of these is called."""


def census(game: Game) -> Census:
    """The census of a game."""
    module = f"landrush.games.{game.name.replace('-', '_')}.census"
    return cast(Census, import_module(module))
