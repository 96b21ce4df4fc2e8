"""Codes of the events, with the numbers each carries after its seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 1
CARD_DRAWN: Final[i64] = 2  # technology
START_PLACED: Final[i64] = 3  # tile, houses
DREW: Final[i64] = 4  # die
REFILLED: Final[i64] = 5
REROLLED: Final[i64] = 6  # die
TURNED: Final[i64] = 7  # colour, symbol
SPENT_DIE: Final[i64] = 8  # die
ACTION: Final[i64] = 9  # main action
GOT_DIE: Final[i64] = 10  # colour
EXPLORED: Final[i64] = 11  # tile, tents of the general supply
JOINED: Final[i64] = 12  # tile
FETCHED: Final[i64] = 13  # tents
TENT_PLACED: Final[i64] = 14  # tile, tents of the general supply
TENT_BACK: Final[i64] = 15  # tile
REPLACED: Final[i64] = 16  # tile, opponent, tents of the general supply
HARVESTED: Final[i64] = 17  # resource
SOLD: Final[i64] = 18  # tokens packed, points
SOLD_DIE: Final[i64] = 19  # colour, points
RESEARCHED: Final[i64] = 20  # technology
USED: Final[i64] = 21  # technology
EXPLODED: Final[i64] = 22  # technology
FACTORY_USED: Final[i64] = 23  # tile
POWER_TAKEN: Final[i64] = 24  # tile, tents given
HOUSE_PUT: Final[i64] = 25  # tile, tents given
POINTS: Final[i64] = 26  # points
KEPT: Final[i64] = 27  # die
END_CONDITION: Final[i64] = 28  # which
ROUND_STARTED: Final[i64] = 29  # round
TURN_STARTED: Final[i64] = 30  # first or second
BLASTED: Final[i64] = 31  # tile, opponent
WON: Final[i64] = 32  # winners as bits
PAID: Final[i64] = 45  # tokens packed
ADDED: Final[i64] = 46  # tile

# The automaton; a priority is one of solo/chosen.py.
CAST: Final[i64] = 33  # die
DIE_TO_SIDE: Final[i64] = 34  # colour, side, priority
TOKEN_TO_SIDE: Final[i64] = 35  # resource, side or centre, priority
STEPPED: Final[i64] = 36  # steps, side
STRENGTH: Final[i64] = 37  # strength, side, token that leaves
UNUSED_STRENGTH: Final[i64] = 38  # points
NOTHING_DONE: Final[i64] = 39
CHOSE_TILE: Final[i64] = 40  # tile, priority
CHOSE_COLOUR: Final[i64] = 41  # colour, priority
CHOSE_CARD: Final[i64] = 42  # technology, priority
CHOSE_PLACE: Final[i64] = 43  # tile, priority, tents of the general supply
EVICTED: Final[i64] = 44  # tile, seat
