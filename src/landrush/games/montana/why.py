"""Codes of the reasons why something is not possible. The edge turns them into keys with parameters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOT_NOW: Final[i64] = 1
GAME_OVER: Final[i64] = 2
ACTION_DONE: Final[i64] = 3
MUST_ACT: Final[i64] = 4
PAID_ONCE: Final[i64] = 5
NOT_ENOUGH_GRAIN: Final[i64] = 6
NO_SUCH_SPACE: Final[i64] = 7
SPACE_OCCUPIED: Final[i64] = 8
EXACT_WORKERS: Final[i64] = 9
AREA_WORKERS: Final[i64] = 10
NO_WORKER: Final[i64] = 11
NOT_ENOUGH_COINS: Final[i64] = 12
SMALL_PART_FIRST: Final[i64] = 13
TOWN_LOWEST: Final[i64] = 14
RIGHT_OF_PAWN: Final[i64] = 15
NOT_ENOUGH_PUMPKINS: Final[i64] = 16
FIRST_PLACEMENT: Final[i64] = 17
EXACTLY_THREE: Final[i64] = 18
NOTHING_TO_UPGRADE: Final[i64] = 19
ON_LAKE: Final[i64] = 20
ON_MOUNTAIN: Final[i64] = 21
ON_START_TILE: Final[i64] = 22
FIELD_SETTLED: Final[i64] = 23
NOT_ADJACENT: Final[i64] = 24
NOT_ENOUGH_GOODS: Final[i64] = 25
BUILD_LIMIT: Final[i64] = 26
NO_SETTLEMENTS_LEFT: Final[i64] = 27
NO_CATTLE: Final[i64] = 28
NO_TRADE_NOW: Final[i64] = 29
SUPPLY_LACKS: Final[i64] = 30
NO_CANTEEN: Final[i64] = 31
CANTEEN_END: Final[i64] = 32
TILE_DRAWN: Final[i64] = 33
BESIDE_CANTEEN: Final[i64] = 34
