"""The map: which hex of which tile lies where, and which fields can be reached."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from landrush.engine.hexes import DIRECTIONS, OFF_MAP
from landrush.engine.vectors import numbers, small_numbers
from landrush.games.montana.parts import FIELD, NOTHING, ROTATIONS, TILE_HEXES, Layout, Parts

NOBODY: Final[i64] = 255
UNPLACED: Final[i64] = -1

# What may lie on a hex.
NO_TOKEN: Final[i64] = 0
CATTLE_TOKEN: Final[i64] = 1
CANTEEN_TOKEN: Final[i64] = 2

LINE_OF: Final[i64] = 4

# Amounts of the six goods, a byte each, compared all at once by the guard bit of each byte.
GUARD: Final[i64] = 0x808080808080


def affords(goods: i64, price: i64) -> bool:
    """Whether packed goods cover a packed price, good by good (M7.3)."""
    return ((goods | GUARD) - price) & GUARD == GUARD


@final
class Landscape:
    """The printed side of the map, shared by states: placing a tile makes a new one."""

    def __init__(
        self,
        layout: Layout,
        tiles: vec[i64],
        terrain: vec[u8],
        price: vec[i64],
        double: vec[u8],
        token: vec[u8],
    ) -> None:
        self.layout = layout
        self.tiles = tiles
        self.terrain = terrain
        self.price = price
        self.double = double
        self.token = token

    def is_drawn(self, tile: i64) -> bool:
        """Whether this tile lies on the map."""
        for placed in self.tiles:
            if placed >= 0 and placed // ROTATIONS == tile:
                return True
        return False


def empty_landscape(layout: Layout) -> Landscape:
    """The map before the first tile."""
    n = layout.cells
    return Landscape(
        layout,
        numbers(layout.slots, UNPLACED),
        small_numbers(n, u8(NOTHING)),
        numbers(n, 0),
        small_numbers(n, 0),
        small_numbers(n, u8(NO_TOKEN)),
    )


def with_tile(ground: Landscape, parts: Parts, slot: i64, tile: i64, rotation: i64) -> Landscape:
    """The map with one more tile; rotation k moves each rim hex k steps clockwise (M2.1)."""
    tiles = ground.tiles[:]
    tiles[slot] = tile * ROTATIONS + rotation
    terrain = ground.terrain[:]
    price = ground.price[:]
    double = ground.double[:]
    token = ground.token[:]
    for i in range(TILE_HEXES):
        turned: i64 = i
        if i > 0:
            turned = 1 + (i - 1 + rotation) % DIRECTIONS
        cell = slot * TILE_HEXES + turned
        source = tile * TILE_HEXES + i
        terrain[cell] = parts.hex_terrain[source]
        price[cell] = parts.hex_price[source]
        double[cell] = parts.hex_double[source]
        token[cell] = parts.hex_token[source]
    return Landscape(ground.layout, tiles, terrain, price, double, token)


def extended_frontier(ground: Landscape, owner: vec[u8], start: i64, old: vec[i64], cell: i64) -> vec[i64]:
    """The free fields next to a settlement or the start tile, ascending, after `cell` was taken (M7.2)."""
    out = vec[i64](capacity=len(old) + DIRECTIONS)
    for x in old:
        if x != cell:
            out = append(out, x)
    neighbours = ground.layout.neighbours
    for k in range(cell * DIRECTIONS, cell * DIRECTIONS + DIRECTIONS):
        near = neighbours[k]
        if near == OFF_MAP or near == start or i64(owner[near]) != NOBODY:
            continue
        if i64(ground.terrain[near]) == FIELD and not contains(out, near):
            out = insert_sorted(out, near)
    return out


def contains(sorted_cells: vec[i64], cell: i64) -> bool:
    """Whether a cell is listed."""
    for x in sorted_cells:
        if x == cell:
            return True
    return False


def insert_sorted(cells: vec[i64], cell: i64) -> vec[i64]:
    """Put a cell in its place in an ascending list that nobody else holds."""
    cells = append(cells, cell)
    i: i64 = len(cells) - 1
    while i > 0 and cells[i - 1] > cell:
        cells[i] = cells[i - 1]
        i -= 1
    cells[i] = cell
    return cells


def run_length(layout: Layout, owner: vec[u8], cell: i64, seat: i64, d: i64) -> i64:
    """How many of a seat's fields follow a cell without a gap in one direction."""
    length: i64 = 0
    at = layout.neighbours[cell * DIRECTIONS + d]
    while at != OFF_MAP and i64(owner[at]) == seat:
        length += 1
        at = layout.neighbours[at * DIRECTIONS + d]
    return length


def completes_line(layout: Layout, owner: vec[u8], cell: i64, seat: i64, axis: i64, exact: bool) -> bool:
    """Whether a seat's field there makes a line of four along an axis, or a longer one if it may (M7.5)."""
    one = run_length(layout, owner, cell, seat, axis)
    other = run_length(layout, owner, cell, seat, axis + DIRECTIONS // 2)
    length = one + 1 + other
    if exact:
        return length == LINE_OF
    # A piece that was a line before has had its settlement.
    return length >= LINE_OF and one < LINE_OF and other < LINE_OF
