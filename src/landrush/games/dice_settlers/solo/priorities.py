"""The priorities by which the automaton chooses a tile; each narrows what the one before left."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.games.dice_settlers.free import HOUSE_TENTS
from landrush.games.dice_settlers.land import tents_on, terrains_present
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import AUTOMATON, PLAYER
from landrush.games.dice_settlers.state import NO_HOUSE, Position
from landrush.games.dice_settlers.symbols import TERRAINS, TILES

# More tents than can be lacking on a tile.
MANY: Final[i64] = 1000


def is_one(tiles: i64) -> bool:
    """Whether a set has one tile."""
    return tiles & (tiles - 1) == 0


def by_priorities(s: Position, tiles: i64, order: vec[i64], why: i64, removed: i64) -> tuple[i64, i64]:
    """The tiles that all priorities leave, and the last one that decided anything, `why` if none did.

    The automaton is about to add tents to a tile: one when none of the player's is removed, else as many.
    """
    for priority in order:
        if not is_one(tiles):
            left = narrow(s, tiles, priority, removed)
            if left != tiles:
                tiles = left
                why = priority
    return tiles, why


def narrow(s: Position, tiles: i64, priority: i64, removed: i64) -> i64:
    """The tiles that meet a priority best; all of them if none does."""
    met: i64 = 0
    best: i64 = 0
    for tile in range(1, TILES):
        if tiles & bit(tile):
            value = worth(s, tile, priority, removed)
            if value > best:
                best = value
                met = 0
            if value == best and value > 0:
                met |= bit(tile)
    return met if met else tiles


def worth(s: Position, tile: i64, priority: i64, removed: i64) -> i64:
    """How well a tile meets a priority; nothing means not at all."""
    if priority == chosen.NEW_TERRAIN:
        return 1 if new_terrain_tiles(s) & bit(tile) else 0
    if priority == chosen.NEW_TILE:
        return 1 if is_new_tile(s, tile) else 0
    if priority == chosen.NEAR_HOUSE:
        return MANY - tents_lacking(s, tile) if can_have_house(s, tile) else 0
    if priority == chosen.STOP_CONTROL:
        return 1 if stops_control(s, tile, removed, max(1, removed)) else 0
    if priority == chosen.SHARED_CONTROL:
        return 1 if is_shared(s, tile) else 0
    # Most points for control; a tile without values counts as 0.
    return max(0, s.parts.tile_high[tile]) + 1


def new_terrain_tiles(s: Position) -> i64:
    """Tiles of terrains on which the automaton is not yet present."""
    present = terrains_present(s, AUTOMATON)
    tiles: i64 = 0
    for terrain in range(TERRAINS):
        if present & bit(terrain) == 0:
            tiles |= s.parts.terrain_tiles[terrain]
    return tiles


def is_new_tile(s: Position, tile: i64) -> bool:
    """Not yet present there, unless the second place is worth nothing behind the player's house."""
    if s.present[AUTOMATON] & bit(tile):
        return False
    return i64(s.house[tile]) != PLAYER or s.parts.tile_low[tile] > 0


def can_have_house(s: Position, tile: i64) -> bool:
    """A tile without a house, while the automaton has one left."""
    return i64(s.house[tile]) == NO_HOUSE and s.players[AUTOMATON].houses > 0


def tents_lacking(s: Position, tile: i64) -> i64:
    """Tents that the automaton lacks there for a house."""
    return tents_on(s, PLAYER, tile) + HOUSE_TENTS - tents_on(s, AUTOMATON, tile)


def stops_control(s: Position, tile: i64, removed: i64, added: i64) -> bool:
    """Whether the player, now the only controller, is not any more with tents removed and added."""
    if i64(s.house[tile]) != NO_HOUSE:
        return False
    theirs = tents_on(s, PLAYER, tile)
    own = tents_on(s, AUTOMATON, tile)
    return theirs > own and own + added >= theirs - removed


def is_shared(s: Position, tile: i64) -> bool:
    """Whether the automaton controls a tile together with the player."""
    own = tents_on(s, AUTOMATON, tile)
    return i64(s.house[tile]) == NO_HOUSE and own > 0 and own == tents_on(s, PLAYER, tile)
