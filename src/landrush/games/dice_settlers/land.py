"""The map: where tiles lie and may go, presence and control (D6.2, D8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.hexes import DIRECTIONS, DQ, DR, are_beside, direction_of
from landrush.engine.vectors import numbers
from landrush.games.dice_settlers.state import NO_HOUSE, Position
from landrush.games.dice_settlers.symbols import TERRAIN_COLOUR, TERRAINS, TILES

ORIGIN: Final[i64] = 0


def spot_id(tile: i64, direction: i64) -> i64:
    """The free place on one side of a tile; 0 is the middle of the empty map."""
    return 1 + (tile - 1) * DIRECTIONS + direction


def spot_tile(spot: i64) -> i64:
    """The tile that a free place is named by."""
    return (spot - 1) // DIRECTIONS + 1


def spot_direction(spot: i64) -> i64:
    """The side of that tile."""
    return (spot - 1) % DIRECTIONS


def put_tile(s: Position, tile: i64, spot: i64) -> None:
    """Lay a tile on a free place and find its neighbours."""
    q = s.q[:]
    r = s.r[:]
    if spot != ORIGIN:
        beside = spot_tile(spot)
        direction = spot_direction(spot)
        q[tile] = q[beside] + DQ[direction]
        r[tile] = r[beside] + DR[direction]
    s.q = q
    s.r = r
    others = tiles_beside(s, q[tile], r[tile])
    near = s.near[:]
    near[tile] = others
    while others:
        near[lowest(others)] |= bit(tile)
        others = without_lowest(others)
    s.near = near
    s.placed |= bit(tile)
    renew_spots(s, tile)


def find_spots(s: Position) -> None:
    """List the free places, each by its neighbour of the lowest number, with all tiles it touches."""
    s.spots = vec[i64]()
    s.spot_tiles = vec[i64]()
    tiles = s.placed
    while tiles:
        renew_spots(s, lowest(tiles))
        tiles = without_lowest(tiles)


def renew_spots(s: Position, tile: i64) -> None:
    """A tile was laid: its place is free no more, and the free places beside it are listed anew."""
    old = s.spots
    old_tiles = s.spot_tiles
    s.spots = vec[i64]()
    s.spot_tiles = vec[i64]()
    q = s.q[tile]
    r = s.r[tile]
    for i in range(len(old)):
        beside = spot_tile(old[i])
        dq = s.q[beside] + DQ[spot_direction(old[i])] - q
        dr = s.r[beside] + DR[spot_direction(old[i])] - r
        if not are_beside(dq, dr) and (dq != 0 or dr != 0):
            add_spot(s, old[i], old_tiles[i])
    for d in range(DIRECTIONS):
        tiles = tiles_beside(s, q + DQ[d], r + DR[d])
        if tiles:
            first = lowest(tiles)
            direction = direction_of(q + DQ[d] - s.q[first], r + DR[d] - s.r[first])
            add_spot(s, spot_id(first, direction), tiles)


def add_spot(s: Position, spot: i64, tiles: i64) -> None:
    """List a free place, in ascending order; the vectors are new, no clone has them yet."""
    spots = append(s.spots, spot)
    spot_tiles = append(s.spot_tiles, tiles)
    i: i64 = len(spots) - 1
    while i > 0 and spots[i - 1] > spot:
        spots[i] = spots[i - 1]
        spot_tiles[i] = spot_tiles[i - 1]
        i -= 1
    spots[i] = spot
    spot_tiles[i] = tiles
    s.spots = spots
    s.spot_tiles = spot_tiles


def tiles_beside(s: Position, q: i64, r: i64) -> i64:
    """The tiles that touch a free place, as bits; none if a tile lies there."""
    tiles: i64 = 0
    others = s.placed
    while others:
        tile = lowest(others)
        others = without_lowest(others)
        dq = s.q[tile] - q
        dr = s.r[tile] - r
        if are_beside(dq, dr):
            tiles |= bit(tile)
        elif dq == 0 and dr == 0:
            return 0
    return tiles


def neighbours(s: Position, tile: i64) -> i64:
    """The tiles that touch a tile, as bits."""
    return s.near[tile]


def within(s: Position, tiles: i64, steps: i64) -> i64:
    """The tiles at most so many steps from any of these, as bits."""
    for step in range(steps):
        left = tiles
        while left:
            tiles |= s.near[lowest(left)]
            left = without_lowest(left)
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
    tiles = s.present[seat]
    while tiles:
        if controls(s, seat, lowest(tiles)):
            count += 1
        tiles = without_lowest(tiles)
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


def empty_near() -> vec[i64]:
    """Neighbours before the first tile."""
    return numbers(TILES, 0)
