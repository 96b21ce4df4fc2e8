"""The player's clean-up may send a tent of the automaton home from a factory (D12.16)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.engine.state import OK
from landrush.games.dice_settlers import happened, why
from landrush.games.dice_settlers.free import remove_tent
from landrush.games.dice_settlers.land import tents_on
from landrush.games.dice_settlers.solo.automaton import AUTOMATON, PLAYER
from landrush.games.dice_settlers.state import Position, note
from landrush.games.dice_settlers.symbols import TILES


def check_evict(s: Position, tile: i64) -> i64:
    """A factory where the automaton has two tents or more, and more than the player."""
    if s.placed & s.parts.factory_tiles & bit(tile) == 0:
        return why.NOT_A_FACTORY
    own = tents_on(s, AUTOMATON, tile)
    return OK if own >= 2 and own > tents_on(s, PLAYER, tile) else why.NOT_NOW


def tiles_to_evict(s: Position) -> i64:
    """All such factories."""
    tiles: i64 = 0
    for tile in range(1, TILES):
        if check_evict(s, tile) == OK:
            tiles |= bit(tile)
    return tiles


def do_evict(s: Position, tile: i64) -> None:
    """One tent goes to the automaton's own supply."""
    s.stack.pop()
    remove_tent(s, AUTOMATON, tile)
    note(s, happened.EVICTED, PLAYER, tile, AUTOMATON, 0)
