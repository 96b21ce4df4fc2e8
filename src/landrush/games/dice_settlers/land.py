"""The map: where tiles lie and may go, presence and control (D6.2, D8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from landrush.engine.bits import bit
from landrush.engine.hexes import DIRECTIONS, DQ, DR
from landrush.engine.vectors import small_numbers
from landrush.games.dice_settlers.state import NO_HOUSE, Position
from landrush.games.dice_settlers.symbols import TERRAIN_COLOUR, TERRAINS, TILES

NO_TILE: Final[i64] = 0
ORIGIN: Final[i64] = 0


def spot_id(tile: i64, direction: i64) -> i64:
    """The free place on one side of a tile; 0 is the middle of the empty map."""
    return 1 + (tile - 1) * DIRECTIONS + direction


def put_tile(s: Position, tile: i64, spot: i64) -> None:
    """Lay a tile on a free place and find its neighbours."""
    q = s.q[:]
    r = s.r[:]
    if spot != ORIGIN:
        beside = (spot - 1) // DIRECTIONS + 1
        direction = (spot - 1) % DIRECTIONS
        q[tile] = q[beside] + DQ[direction]
        r[tile] = r[beside] + DR[direction]
    s.q = q
    s.r = r
    near = s.near[:]
    for other in range(1, TILES):
        if s.placed & bit(other):
            for d in range(DIRECTIONS):
                if q[other] == q[tile] + DQ[d] and r[other] == r[tile] + DR[d]:
                    near[tile * DIRECTIONS + d] = u8(other)
                    near[other * DIRECTIONS + (d + 3) % DIRECTIONS] = u8(tile)
    s.near = near
    s.placed |= bit(tile)
    find_spots(s)


def find_spots(s: Position) -> None:
    """List the free places, each by its neighbour of the lowest number, with all tiles it touches."""
    spots = vec[i64]()
    touched = vec[i64]()
    for tile in range(1, TILES):
        if s.placed & bit(tile):
            for d in range(DIRECTIONS):
                if i64(s.near[tile * DIRECTIONS + d]) == NO_TILE:
                    tiles = tiles_beside(s, s.q[tile] + DQ[d], s.r[tile] + DR[d])
                    if tiles & (bit(tile) - 1) == 0:
                        spots = append(spots, spot_id(tile, d))
                        touched = append(touched, tiles)
    s.spots = spots
    s.spot_tiles = touched


def tiles_beside(s: Position, q: i64, r: i64) -> i64:
    """The tiles that touch a place, as bits."""
    tiles: i64 = 0
    for tile in range(1, TILES):
        if s.placed & bit(tile):
            dq = s.q[tile] - q
            dr = s.r[tile] - r
            if max(dq, -dq, dr, -dr, dq + dr, -dq - dr) == 1:
                tiles |= bit(tile)
    return tiles


def neighbours(s: Position, tile: i64) -> i64:
    """The tiles that touch a tile, as bits."""
    tiles: i64 = 0
    for k in range(tile * DIRECTIONS, tile * DIRECTIONS + DIRECTIONS):
        other = i64(s.near[k])
        if other != NO_TILE:
            tiles |= bit(other)
    return tiles


def within(s: Position, tiles: i64, steps: i64) -> i64:
    """The tiles at most so many steps from any of these, as bits."""
    for step in range(steps):
        grown = tiles
        for tile in range(1, TILES):
            if tiles & bit(tile):
                grown |= neighbours(s, tile)
        tiles = grown
    return tiles


def tents_on(s: Position, seat: i64, tile: i64) -> i64:
    """A seat's tents on a tile."""
    return i64(s.tents[seat * TILES + tile])


def change_tents(s: Position, seat: i64, tile: i64, change: i64) -> None:
    """Put tents on a tile or take them off, and keep presence true (D8.1)."""
    left = tents_on(s, seat, tile) + change
    s.tents[seat * TILES + tile] = u8(left)
    if left > 0 or i64(s.house[tile]) == seat:
        s.present[seat] |= bit(tile)
    else:
        s.present[seat] &= ~bit(tile)


def put_house(s: Position, seat: i64, tile: i64) -> None:
    """Put one of a seat's houses on a tile, where it stays."""
    s.house[tile] = u8(seat)
    s.players[seat].houses -= 1
    s.present[seat] |= bit(tile)


def most_tents(s: Position, tile: i64) -> i64:
    """The largest number of tents that any seat has on a tile."""
    most: i64 = 0
    for seat in range(s.seats):
        most = max(most, tents_on(s, seat, tile))
    return most


def controls(s: Position, seat: i64, tile: i64) -> bool:
    """The house's owner; without a house whoever has the most tents, tied players all (D8.2)."""
    owner = i64(s.house[tile])
    if owner != NO_HOUSE:
        return owner == seat
    own = tents_on(s, seat, tile)
    return own > 0 and own == most_tents(s, tile)


def controlled_count(s: Position, seat: i64) -> i64:
    """How many tiles a seat controls."""
    count: i64 = 0
    for tile in range(1, TILES):
        if s.present[seat] & bit(tile) and controls(s, seat, tile):
            count += 1
    return count


def terrains_present(s: Position, seat: i64) -> i64:
    """The terrains on which a seat is present, as bits."""
    present = s.present[seat]
    terrains: i64 = 0
    for terrain in range(TERRAINS):
        if present & s.parts.terrain_tiles[terrain]:
            terrains |= bit(terrain)
    return terrains


def accessible_colours(s: Position, seat: i64) -> i64:
    """The die colours whose terrain a seat is present on, as bits (D6.1)."""
    terrains = terrains_present(s, seat)
    colours: i64 = 0
    for terrain in range(len(TERRAIN_COLOUR)):
        if terrains & bit(terrain):
            colours |= bit(TERRAIN_COLOUR[terrain])
    return colours


def empty_near() -> vec[u8]:
    """Neighbours before the first tile."""
    return small_numbers(TILES * DIRECTIONS, u8(NO_TILE))
