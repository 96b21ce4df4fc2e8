"""The printed components as tables of numbers: shared by all states of a game, never changed."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

# What a hex is.
FIELD: Final[i64] = 0
LAKE: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
NOTHING: Final[i64] = 3

TILES: Final[i64] = 12
TILE_HEXES: Final[i64] = 7
ROTATIONS: Final[i64] = 6
SEGMENTS: Final[i64] = 8
MAX_BANK: Final[i64] = 4
AREA_SPACES: Final[i64] = 3
ROWS: Final[i64] = 4
MAX_COLUMNS: Final[i64] = 6
MAX_CELLS: Final[i64] = 70


@final
class Layout:
    """Where the tiles of one player count lie. Cell 7 * slot + i is place i of the tile in that slot."""

    def __init__(self, slots: i64, q: vec[i64], r: vec[i64], neighbours: vec[i64]) -> None:
        self.slots = slots
        self.cells = slots * TILE_HEXES
        self.q = q
        self.r = r
        self.neighbours = neighbours


@final
class Parts:
    """Wheel, bank, production, town and tiles."""

    def __init__(
        self,
        digest: str,
        wheel: vec[i64],
        bank_workers: vec[i64],
        bank_coins: vec[i64],
        space_coins: vec[i64],
        space_goods: vec[i64],
        space_small: vec[i64],
        prices: vec[i64],
        hex_terrain: vec[u8],
        hex_price: vec[i64],
        hex_double: vec[u8],
        hex_token: vec[u8],
    ) -> None:
        self.digest = digest
        self.wheel = wheel
        self.bank_workers = bank_workers
        self.bank_coins = bank_coins
        self.space_coins = space_coins
        self.space_goods = space_goods
        self.space_small = space_small
        self.prices = prices
        self.hex_terrain = hex_terrain
        self.hex_price = hex_price
        self.hex_double = hex_double
        self.hex_token = hex_token
