"""The automaton attacks (D12.13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.games.dice_settlers import effects, happened
from landrush.games.dice_settlers.attack import replace
from landrush.games.dice_settlers.land import tents_on
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import AUTOMATON, PLAYER
from landrush.games.dice_settlers.solo.frames import OWN_ATTACK
from landrush.games.dice_settlers.solo.priorities import by_priorities
from landrush.games.dice_settlers.solo.turn import gain_for_unused
from landrush.games.dice_settlers.state import Position, note, tech_sum
from landrush.games.dice_settlers.symbols import TILES

ORDER: Final[vec[i64]] = vec[i64](
    [
        chosen.STOP_CONTROL,
        chosen.SHARED_CONTROL,
        chosen.NEAR_HOUSE,
        chosen.MOST_POINTS,
    ]
)


def begin_own_attack(s: Position, strength: i64) -> None:
    """Ignored symbols lower the strength; without strength or target there is a point instead."""
    left = strength - tech_sum(s, PLAYER, effects.DEFENCE)
    if left <= 0 or most_replaced(s, left) == 0:
        gain_for_unused(s, 1)
    else:
        s.stack.push(OWN_ATTACK, AUTOMATON, left, 0, 0, 0)


def tent_price(s: Position, tile: i64) -> i64:
    """The strength that replacing the next tent takes: more for a guarded last one."""
    if tents_on(s, PLAYER, tile) == 1:
        return max(1, tech_sum(s, PLAYER, effects.LAST_TENT_COST))
    return 1


def replaceable(s: Position, tile: i64, strength: i64) -> i64:
    """How many tents of the player the automaton can replace on a tile."""
    if s.present[AUTOMATON] & bit(tile) == 0:
        return 0
    theirs = tents_on(s, PLAYER, tile)
    tents = min(theirs, strength, s.players[AUTOMATON].tents)
    if tents > 0 and tents == theirs and strength < theirs - 1 + last_price(s):
        tents -= 1
    return tents


def last_price(s: Position) -> i64:
    """What the player's last tent on a tile costs."""
    return max(1, tech_sum(s, PLAYER, effects.LAST_TENT_COST))


def most_replaced(s: Position, strength: i64) -> i64:
    """The most tents it can replace on any tile."""
    most: i64 = 0
    for tile in range(1, TILES):
        most = max(most, replaceable(s, tile, strength))
    return most


def tiles_to_attack(s: Position) -> tuple[i64, i64]:
    """Where it can use the most strength, then by the priorities, and what decided."""
    strength = s.stack.arg(0)
    most = most_replaced(s, strength)
    tiles: i64 = 0
    fewer: i64 = 0
    for tile in range(1, TILES):
        tents = replaceable(s, tile, strength)
        if tents == most:
            tiles |= bit(tile)
        elif tents > 0:
            fewer |= bit(tile)
    return by_priorities(s, tiles, ORDER, chosen.MOST_STRENGTH if fewer else chosen.ONLY, most)


def do_own_target(s: Position, tile: i64, why: i64) -> None:
    """The tile is chosen; tents are replaced one by one."""
    s.stack.set_arg(1, tile)
    note(s, happened.CHOSE_TILE, AUTOMATON, tile, why, 0)


def strike_once(s: Position) -> None:
    """Replace one tent, or stop: out of tents with strength left brings a point."""
    strength = s.stack.arg(0)
    tile = s.stack.arg(1)
    if strength > 0 and s.players[AUTOMATON].tents == 0:
        s.stack.pop()
        gain_for_unused(s, 1)
        return
    price = tent_price(s, tile)
    if strength < price or tents_on(s, PLAYER, tile) == 0:
        s.stack.pop()
        return
    s.stack.set_arg(0, strength - price)
    s.players[AUTOMATON].tents -= 1
    replace(s, AUTOMATON, PLAYER, tile, 0)
