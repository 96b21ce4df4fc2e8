"""What of a match is judged at once: a decision, or chance and what follows until somebody has a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landrush.engine.state import CHANCE, OVER, State
from landrush.match.entries import Entry


class Moment(NamedTuple):
    """Entries that belong together, and which of the line the first of them is; the first of all is 1."""

    number: int
    entries: tuple[Entry, ...]


def moments(start: State, line: Sequence[Entry]) -> list[Moment]:
    """All entries of a line from a position on, in their order."""
    state = start.clone()
    found: list[Moment] = []
    together: list[Entry] = []
    for number, entry in enumerate(line, 1):
        waits = bool(together) or (state.to_move == CHANCE and is_open(state))
        together.append(entry)
        state.do(entry.value)
        if not waits or has_choice(state) or state.to_move == OVER or number == len(line):
            found.append(Moment(number - len(together) + 1, tuple(together)))
            together = []
    return found


def is_open(state: State) -> bool:
    """Whether there is more than one way to go on."""
    return len(state.choices()) > 1


def has_choice(state: State) -> bool:
    """Whether a seat is to decide between several options."""
    return state.to_move not in (CHANCE, OVER) and is_open(state)


def position_after(state: State, moment: Moment) -> State:
    """The position that a moment leads to."""
    state = state.clone()
    for entry in moment.entries:
        state.do(entry.value)
    return state
