"""Why the automaton chose what it chose: codes of the priority that decided."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONLY: Final[i64] = 0  # nothing else was possible
BY_PLAYER: Final[i64] = 1  # equal in everything: the player decided
BY_LOT: Final[i64] = 2  # equal in everything: chance decided
FEWEST_OWN_DICE: Final[i64] = 3
RAREST: Final[i64] = 4
AWAY: Final[i64] = 5  # no neighbour with the player
FARTHEST: Final[i64] = 6
NEW_TERRAIN: Final[i64] = 7
NEW_TILE: Final[i64] = 8
NEAR_HOUSE: Final[i64] = 9  # fewest tents lacking for a house
STOP_CONTROL: Final[i64] = 10  # the player is no longer the only controller
SHARED_CONTROL: Final[i64] = 11
MOST_POINTS: Final[i64] = 12
MOST_STRENGTH: Final[i64] = 13
LEFTMOST: Final[i64] = 14
SYMBOL_SHOWN: Final[i64] = 15  # the die shows this side's action
FEWEST_THERE: Final[i64] = 16  # fewest dice and tokens, or for a token fewest dice
CLOCKWISE: Final[i64] = 17  # of equal sides the next after the marker
CENTRE_EMPTY: Final[i64] = 18
SIDES_FULL: Final[i64] = 19
GOLD_RUSH: Final[i64] = 20  # a token used for strength does not leave
