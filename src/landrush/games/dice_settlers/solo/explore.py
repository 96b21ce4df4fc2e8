"""The automaton explores, and joins the player's explorations (D12.9, D12.16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit
from landrush.engine.hexes import DIRECTIONS, DQ, DR
from landrush.engine.state import OK
from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.explore import check_tiles_beside, has_spot
from landrush.games.dice_settlers.land import change_tents, neighbours, put_tile, tents_on
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import AUTOMATON, PLAYER
from landrush.games.dice_settlers.solo.frames import OWN_DRAW, OWN_SPOT
from landrush.games.dice_settlers.solo.turn import gain_for_unused
from landrush.games.dice_settlers.state import JOIN, MORE, Position, note, the_automaton
from landrush.games.dice_settlers.symbols import TILES

STRENGTH_USED: Final[i64] = 1
# Farther than any two tiles.
NOWHERE: Final[i64] = 1000
# Having no neighbour with the player outweighs any distance.
ALONE: Final[i64] = 10_000


def begin_own_explore(s: Position, strength: i64) -> None:
    """Always with a strength of one; without a tile or a place only the points beyond it."""
    if s.stack_tiles and has_spot(s, AUTOMATON):
        s.stack.push(OWN_DRAW, AUTOMATON, 0, 0, 0, 0)
    gain_for_unused(s, strength - STRENGTH_USED)


def do_own_draw(s: Position, tile: i64) -> None:
    """The top tile, open to all."""
    s.stack_tiles &= ~bit(tile)
    s.stack.pop()
    s.stack.push(OWN_SPOT, AUTOMATON, tile, 0, 0, 0)


def distance(s: Position, spot: i64, tile: i64) -> i64:
    """Hexes from a free place to a tile."""
    beside = (spot - 1) // DIRECTIONS + 1
    direction = (spot - 1) % DIRECTIONS
    dq = s.q[beside] + DQ[direction] - s.q[tile]
    dr = s.r[beside] + DR[direction] - s.r[tile]
    return max(dq, -dq, dr, -dr, dq + dr, -dq - dr)


def distance_to_player(s: Position, spot: i64) -> i64:
    """Hexes from a free place to the nearest tile with a tent of the player."""
    nearest = NOWHERE
    for tile in range(1, TILES):
        if tents_on(s, PLAYER, tile) > 0:
            nearest = min(nearest, distance(s, spot, tile))
    return nearest


def place_worth(s: Position, i: i64) -> i64:
    """How good free place i is: the player not beside it, then far from the player's tents; -1 if illegal."""
    tiles = s.spot_tiles[i]
    if check_tiles_beside(s, AUTOMATON, tiles) != OK:
        return -1
    worth = distance_to_player(s, s.spots[i])
    return worth if tiles & s.present[PLAYER] else worth + ALONE


def list_own_spots(s: Position, out: ActionBuffer, first_id: i64) -> i64:
    """List the best places and tell what decided (D12.9)."""
    best: i64 = -1
    for i in range(len(s.spots)):
        best = max(best, place_worth(s, i))
    why = chosen.ONLY
    for i in range(len(s.spots)):
        worth = place_worth(s, i)
        if worth == best:
            out.add_outcome(first_id + s.spots[i])
        elif worth >= 0 and worth // ALONE == best // ALONE:
            why = chosen.FARTHEST
        elif worth >= 0 and why == chosen.ONLY:
            why = chosen.AWAY
    return why


def do_own_spot(s: Position, spot: i64, why: i64) -> None:
    """The tile with a tent of the general supply, without its effects; the player may join (D12.9)."""
    tile = s.stack.arg(0)
    s.stack.pop()
    put_tile(s, tile, spot)
    a = the_automaton(s)
    general: i64 = 1 if a.general > 0 else 0
    note(s, happened.CHOSE_PLACE, AUTOMATON, tile, why, general)
    note(s, happened.EXPLORED, AUTOMATON, tile, general, 0)
    p = s.players[AUTOMATON]
    if a.general > 0:
        a.general -= 1
        change_tents(s, AUTOMATON, tile, 1)
    elif p.tents > 0:
        p.tents -= 1
        change_tents(s, AUTOMATON, tile, 1)
    s.stack.push(MORE, AUTOMATON, tile, 0, 0, 0)
    if s.present[PLAYER] & neighbours(s, tile) and s.players[PLAYER].tents > 0:
        s.stack.push(JOIN, PLAYER, tile, 0, 0, 0)
