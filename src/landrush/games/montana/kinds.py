"""The kinds of things of which the supply and a player's board hold a number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Goods, in the order of M1.2.
GRAIN: Final[i64] = 0
PUMPKIN: Final[i64] = 1
SMALL_COPPER: Final[i64] = 2
LARGE_COPPER: Final[i64] = 3
SMALL_STONE: Final[i64] = 4
LARGE_STONE: Final[i64] = 5
GOODS: Final[i64] = 6

# A worker of colour c (copper, stone, grain, pumpkin: M1.1) is the kind WORKERS + c.
WORKERS: Final[i64] = 6
COLOURS: Final[i64] = 4
ANY: Final[i64] = 4
KINDS: Final[i64] = 10

WORKERS_OF_COLOUR: Final[i64] = 18
WORKER_LIMIT: Final[i64] = 8
CATTLE: Final[i64] = 24
CANTEENS: Final[i64] = 6
MAX_SEATS: Final[i64] = 4

# The area in which each colour works, and the good it gives there (M6.3).
AREAS: Final[i64] = 4
AREA_GOOD: Final[vec[i64]] = vec[i64]([SMALL_COPPER, SMALL_STONE, GRAIN, PUMPKIN])
