"""The fixed action table: the first id of each verb. It is the same for all player counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIRE: Final[i64] = 0
POINTER: Final[i64] = 1  # 1 to 7 segments
SMALL: Final[i64] = 8
TOWN: Final[i64] = 9
PASS: Final[i64] = 10
FINISH: Final[i64] = 11  # announcing upgrades
END: Final[i64] = 12
CANTEEN: Final[i64] = 13
PICK_COLOUR: Final[i64] = 14  # 4 colours, from the supply
PLACE_COLOUR: Final[i64] = 18  # 4 colours, on the worker board
RETURN_COLOUR: Final[i64] = 22  # 4 colours, to the supply
TAKE_GOOD: Final[i64] = 26  # grain, small copper, small stone
UPGRADE: Final[i64] = 29  # copper, stone
TRADE: Final[i64] = 31  # 4 goods, coins, 4 colours
BANK: Final[i64] = 40  # 4 spaces
SPACE: Final[i64] = 44  # 12 production spaces
PAWN: Final[i64] = 56  # 4 rows of 6 columns
BUILD: Final[i64] = 80  # 70 cells
PUT_START: Final[i64] = 150  # 70 cells
NUM_ACTIONS: Final[i64] = 220

CHANCE_FIRST: Final[i64] = 220  # 4 seats
CHANCE_SPIN: Final[i64] = 224  # 8 segments
CHANCE_TILE: Final[i64] = 232  # 12 tiles in 6 rotations
CHANCE_START: Final[i64] = 304  # 70 cells
NUM_IDS: Final[i64] = 374
