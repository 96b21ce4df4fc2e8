"""Settle: fetch tents, place them, take them back (D6.3)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.land import change_tents, tents_on, within
from landrush.games.dice_settlers.state import SETTLE_STEP, TAKE_BACK, Position, note, tech_sum
from landrush.games.dice_settlers.symbols import SETTLE
from landrush.games.dice_settlers.turn import ask_symbols, available, begin_action, bonus, check_action


def check_settle(s: Position) -> i64:
    """At least one symbol; a tent can always be fetched."""
    reason = check_action(s, SETTLE)
    if reason != OK:
        return reason
    return OK if available(s, s.stack.seat(), SETTLE) > 0 else why.NO_SYMBOL


def do_settle(s: Position) -> None:
    """Take the action; symbols follow one by one."""
    seat = s.stack.seat()
    begin_action(s, SETTLE)
    ask_symbols(s, seat, SETTLE, bonus(s, seat, SETTLE))


def check_fetch(s: Position) -> i64:
    return OK if s.stack.kind() == SETTLE_STEP else why.NOT_NOW


def do_fetch(s: Position) -> None:
    """A tent of the general supply, or more with a technology, to the own supply."""
    seat = s.stack.seat()
    s.stack.pop()
    tents = max(1, tech_sum(s, seat, effects.FETCH))
    s.players[seat].tents += tents
    note(s, happened.FETCHED, seat, tents, 0, 0)


def check_place_tent(s: Position, tile: i64) -> i64:
    """From the own supply to a tile with presence or near one."""
    seat = s.stack.seat()
    if s.players[seat].tents == 0:
        return why.NO_OWN_TENTS
    if s.placed & bit(tile) == 0:
        return why.NO_SPOT
    steps = max(1, tech_sum(s, seat, effects.SETTLE_REACH))
    return OK if within(s, s.present[seat], steps) & bit(tile) else why.TOO_FAR


def options_place_tent(s: Position, out: ActionBuffer) -> None:
    seat = s.stack.seat()
    if s.players[seat].tents == 0:
        return
    reach = within(s, s.present[seat], max(1, tech_sum(s, seat, effects.SETTLE_REACH)))
    while reach:
        out.add(actions.TILE + lowest(reach) - 1)
        reach = without_lowest(reach)


def do_place_tent(s: Position, tile: i64) -> None:
    """Put the tent down."""
    seat = s.stack.seat()
    s.stack.pop()
    s.players[seat].tents -= 1
    change_tents(s, seat, tile, 1)
    note(s, happened.TENT_PLACED, seat, tile, 0, 0)


def check_back(s: Position) -> i64:
    """Any number of own tents, at least one."""
    if s.stack.kind() != SETTLE_STEP:
        return why.NOT_NOW
    seat = s.stack.seat()
    tiles = s.present[seat]
    while tiles:
        if tents_on(s, seat, lowest(tiles)) > 0:
            return OK
        tiles = without_lowest(tiles)
    return why.NO_TENT_THERE


def do_back(s: Position) -> None:
    """Choose to take tents back; which ones follows."""
    seat = s.stack.seat()
    s.stack.pop()
    s.stack.push(TAKE_BACK, seat, 0, 0, 0, 0)


def check_take_back(s: Position, tile: i64) -> i64:
    """A tile with an own tent."""
    return OK if tents_on(s, s.stack.seat(), tile) > 0 else why.NO_TENT_THERE


def options_take_back(s: Position, out: ActionBuffer) -> None:
    tiles = s.present[s.stack.seat()]
    while tiles:
        tile = lowest(tiles)
        if check_take_back(s, tile) == OK:
            out.add(actions.TILE + tile - 1)
        tiles = without_lowest(tiles)


def do_take_back(s: Position, tile: i64) -> None:
    """One tent to the own supply; the question stays while there may be more."""
    seat = s.stack.seat()
    change_tents(s, seat, tile, -1)
    s.players[seat].tents += 1
    note(s, happened.TENT_BACK, seat, tile, 0, 0)
    s.stack.set_arg(0, 1)
    s.stack.set_named(tile)
