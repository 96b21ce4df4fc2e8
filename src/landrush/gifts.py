"""Gifts: something is given to a seat, to learn what it is worth or to learn from games that are unusual.

A game tells what can be given by a module `landrush.games.<game>.gifts`; the contract is `Gifts`.
"""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from landrush.census import Label
from landrush.engine.game import Game
from landrush.engine.state import State

NOTHING = "nothing"


class Gifts(Protocol):
    """What a game's module of this name has."""

    def gifts(self, state: State) -> tuple[str, ...]:
        """What can be given to any seat of this position, `nothing` first."""

    def give(self, state: State, seat: int, gift: str) -> State:
        """The position with a gift of these."""

    def gift_label(self, game: Game, gift: str) -> Label:
        """What a gift is called."""


def gifts_of(game: Game) -> Gifts:
    """The gifts of a game."""
    return cast(Gifts, import_module(f"landrush.games.{game.name.replace('-', '_')}.gifts"))
