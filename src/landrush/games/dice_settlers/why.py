"""Codes of the reasons why something is not possible. The edge turns them into keys with parameters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOT_NOW: Final[i64] = 1
GAME_OVER: Final[i64] = 2
ACTION_USED: Final[i64] = 3
MUST_ACT: Final[i64] = 4
ACTION_DONE: Final[i64] = 5
NO_SYMBOL: Final[i64] = 6
NOT_ENOUGH_SYMBOLS: Final[i64] = 7
NO_SUCH_DIE: Final[i64] = 8
NO_DICE_COLOUR: Final[i64] = 9
NO_WHITE_DICE: Final[i64] = 10
NO_PRESENCE_TERRAIN: Final[i64] = 11
STACK_EMPTY: Final[i64] = 12
NO_SPOT: Final[i64] = 13
TOUCH_TWO: Final[i64] = 14
TOUCH_PRESENCE: Final[i64] = 15
NOT_IN_HAND: Final[i64] = 16
NOT_PRESENT: Final[i64] = 17
TOO_FAR: Final[i64] = 18
NO_OWN_TENTS: Final[i64] = 19
NO_TENT_THERE: Final[i64] = 20
NO_ENEMY_TENTS: Final[i64] = 21
ATTACK_IGNORED: Final[i64] = 22
TRADE_SET: Final[i64] = 23
NO_TOKEN: Final[i64] = 24
TECH_NOT_HERE: Final[i64] = 25
TECH_OWNED: Final[i64] = 26
TECH_NOT_OWNED: Final[i64] = 27
TECH_TOKENS: Final[i64] = 28
ONCE_PER_ROUND: Final[i64] = 29
NO_EFFECT: Final[i64] = 30
NOT_A_FACTORY: Final[i64] = 31
FACTORY_TENT: Final[i64] = 32
HOUSE_THERE: Final[i64] = 33
NO_LEAD: Final[i64] = 34
NO_HOUSES_LEFT: Final[i64] = 35
DIE_NOT_FOR_THIS: Final[i64] = 36
BAG_EMPTY: Final[i64] = 37
NO_SUCH_FACE: Final[i64] = 38
REPLACE_ONE: Final[i64] = 39
NOT_MOST: Final[i64] = 40
FEW_TENTS: Final[i64] = 41
PRIORITIES: Final[i64] = 42
