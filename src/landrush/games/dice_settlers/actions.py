"""The fixed action table: the first id of each verb. It is the same for all player counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FINISH: Final[i64] = 0
END: Final[i64] = 1
JOIN: Final[i64] = 2
PASS: Final[i64] = 3
TURN_DIE: Final[i64] = 4
REROLL: Final[i64] = 5
DRAW: Final[i64] = 6
PAIR: Final[i64] = 7
FETCH: Final[i64] = 8
BACK: Final[i64] = 9
FROM_OWN: Final[i64] = 10
FROM_GENERAL: Final[i64] = 11
BONUS: Final[i64] = 12
ADD: Final[i64] = 13
COLOUR: Final[i64] = 14  # 6 die colours
FACE: Final[i64] = 20  # 11 symbols
TOKEN: Final[i64] = 31  # 4 resources
DIE: Final[i64] = 35  # 66 colours with symbols
RECRUIT: Final[i64] = 101  # 1 to 3 dice
EXPLORE: Final[i64] = 104  # 1 to 33 symbols
SETTLE: Final[i64] = 137
HARVEST: Final[i64] = 138
TRADE: Final[i64] = 139
RESEARCH: Final[i64] = 140  # 55 technologies
USE: Final[i64] = 195  # 55 technologies
TILE: Final[i64] = 250  # tiles 1 to 40
FACTORY: Final[i64] = 290  # tiles 1 to 40
POWER: Final[i64] = 330  # tiles 1 to 40
ATTACK: Final[i64] = 370  # tiles 1 to 40, 4 seats each
SPOT: Final[i64] = 530  # the origin, then 6 sides of tiles 1 to 40
SELL_EQUAL: Final[i64] = 771  # 20 choices of three tokens
SELL_DIFFERENT: Final[i64] = 791  # 20 choices of three tokens
SELL_TWO: Final[i64] = 811  # 10 choices of two tokens
NUM_ACTIONS: Final[i64] = 821

CHANCE_FIRST: Final[i64] = 821  # 4 seats
CHANCE_ROLL: Final[i64] = 825  # 66 colours with symbols
CHANCE_TILE: Final[i64] = 891  # tiles 1 to 40
CHANCE_CARD: Final[i64] = 931  # 55 technologies
CHANCE_COLOUR: Final[i64] = 986  # 6 die colours
CHANCE_STEP: Final[i64] = 992  # 1 to 4 steps
CHANCE_SPOT: Final[i64] = 996  # as SPOT
NUM_IDS: Final[i64] = 1237
