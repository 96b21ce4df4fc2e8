"""Positions as arrays: what a seat sees, what it may do, and what a game was worth to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from landrush.extras import needing

with needing("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

from landrush.engine.game import Game
from landrush.engine.observation import MOST
from landrush.engine.state import OVER, State
from landrush.engine.vectors import small_numbers
from landrush.games import game

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Encoder:
    """Writes observations and masks of one game. Arrays that it gives are the caller's own.

    It has a buffer, so threads need one each.
    """

    def __init__(self, found: Game) -> None:
        self.game = found
        self.size = len(found.observation)
        self.actions = found.num_actions
        self.names = [f"{seen.group}: {seen.name}" for seen in found.observation]
        # What a number is multiplied by to be about 1 at most, and the most that it can be then.
        scales = np.array([seen.scale for seen in found.observation], np.float32)
        self.factors: Floats = np.reciprocal(scales)
        self.highest: Floats = (MOST * self.factors).astype(np.float32)
        self.buffer = small_numbers(self.size, 0)
        self.numbers = np.frombuffer(self.buffer, np.uint8)  # type: ignore[call-overload]

    def observe(self, state: State, seat: int) -> Floats:
        """What a seat may know of a position."""
        state.observe(seat, self.buffer, 0)
        seen: Floats = np.multiply(self.numbers, self.factors, dtype=np.float32)
        return seen

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each action that a seat may choose now; 0 everywhere for those who are not asked."""
        allowed = np.zeros(self.actions, np.int8)
        if state.to_move == seat:
            allowed[state.legal_actions()] = 1
        return allowed

    def named(self, seen: Sequence[float] | NDArray[Any]) -> dict[str, float]:
        """An observation by the names of its numbers."""
        return dict(zip(self.names, map(float, seen), strict=True))


@cache
def encoder(name: str) -> Encoder:
    """The encoder of a game. Raises UnknownGame."""
    return Encoder(game(name))


def results(state: State) -> list[float]:
    """What a game was worth to each who decides: 1 for a victory alone, and all together nothing.

    Of n players the others lose 1 / (n - 1) each; who share the victory share what it is worth. Alone, 1 or
    -1 against the automaton, and 0 for a shared victory. While the game goes on it is 0 for everybody.
    """
    if state.to_move != OVER:
        return [0.0] * state.deciders
    winners = state.winners()
    seats = int(state.seats)
    share = seats / len(winners)
    worth = [(share if seat in winners else 0.0) - 1.0 for seat in range(state.deciders)]
    return [each / (seats - 1) for each in worth]
