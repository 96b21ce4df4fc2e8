"""Codes of the events, with the numbers each carries after its seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FIRST_PLAYER: Final[i64] = 1
TILE_PLACED: Final[i64] = 2  # slot, tile, rotation
START_PLACED: Final[i64] = 3  # cell
SPUN: Final[i64] = 4  # segment
HIRED_WORKERS: Final[i64] = 5  # workers by colour packed
POINTER_MOVED: Final[i64] = 6  # segments
SURPLUS_RETURNED: Final[i64] = 7  # colour
BANK_USED: Final[i64] = 8  # workers by colour packed, coins
PRODUCED: Final[i64] = 9  # space, workers by colour packed, goods received
SMALL_PART_USED: Final[i64] = 10  # space, workers by colour packed, goods received
CLEARED: Final[i64] = 11  # area, or AREAS for the bank
TOWN_OPENED: Final[i64] = 12  # pumpkins
PAWN_PLACED: Final[i64] = 13  # row, column
OUTBID: Final[i64] = 14  # the seat that outbid
PASSED: Final[i64] = 15
REWARD_PAID: Final[i64] = 16  # row, price
REWARD_LOST: Final[i64] = 17  # row, price
RECEIVED: Final[i64] = 18  # kind, amount
COINS_RECEIVED: Final[i64] = 19  # coins
CATTLE_RECEIVED: Final[i64] = 20
UPGRADED: Final[i64] = 21  # large kind, how many, small ones given
SCARCITY: Final[i64] = 22  # kind
SCARCITY_RETURN: Final[i64] = 23  # kind
SETTLED: Final[i64] = 24  # cell
DOUBLE: Final[i64] = 25  # cell
LINE: Final[i64] = 26  # cell
UNBUILT: Final[i64] = 27  # coins
CATTLE_TAKEN: Final[i64] = 28  # cell
CANTEEN_TAKEN: Final[i64] = 29  # lake cell
CANTEEN_USED: Final[i64] = 30
TRADED: Final[i64] = 31  # what: kind, or KINDS for coins
LAST_SETTLEMENT: Final[i64] = 32
TURN_STARTED: Final[i64] = 33  # number of the turn
WON: Final[i64] = 34  # winners as bits
START_COINS: Final[i64] = 35  # coins
