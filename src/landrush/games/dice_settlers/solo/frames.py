"""Kinds of pending frames that only the solo game has. The numbers after the arrow are the frame's own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# All kinds from here on are the solo game's.
QUEUE: Final[i64] = 39  # chance: which die goes to the end of the queue -> dice by colour
OWN_START: Final[i64] = 40  # chance: the automaton's start tile
TAKE_DICE: Final[i64] = 41  # done by itself: its roll phase -> 1 when begun
CAST: Final[i64] = 42  # chance: the front die of the queue shows a face -> how many
OWN_TURN: Final[i64] = 43  # chance: the step die -> first or second, 1 when the marker has moved
OWN_RECRUIT: Final[i64] = 44  # a tie between colours -> how many dice
OWN_DRAW: Final[i64] = 45  # chance: the tile it explores
OWN_SPOT: Final[i64] = 46  # a tie between places -> tile
OWN_SETTLE: Final[i64] = 47  # a tie between tiles -> strength, 1 for a tent without strength
OWN_ATTACK: Final[i64] = 48  # a tie between tiles -> strength, tile or 0
EVICT: Final[i64] = 49  # the player may send a tent of the automaton home
FIRST_SOLO_KIND: Final[i64] = QUEUE
