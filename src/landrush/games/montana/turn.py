"""Ending a turn: clearing, canteens, the next player, the end of the game (M3.3, M3.4, M9.1)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.state import OK
from landrush.games.montana import happened, why
from landrush.games.montana.actions import CANTEEN, END
from landrush.games.montana.build import take_unbuilt_coins
from landrush.games.montana.scoring import winner_bits
from landrush.games.montana.state import BUILT, MAIN, TURN, Position, is_turn, note
from landrush.games.montana.work import clear_full_areas


def check_end(s: Position) -> i64:
    """A turn ends only after its one action (M3.1)."""
    if s.stack.kind() != TURN:
        return why.NOT_NOW
    return why.MUST_ACT if s.stack.arg(0) == MAIN else OK


def check_canteen(s: Position) -> i64:
    """At the end of the own turn, also in the last round (M3.4)."""
    if s.stack.kind() != TURN or s.stack.arg(0) == MAIN:
        return why.CANTEEN_END
    return OK if s.players[s.active].canteens > 0 else why.NO_CANTEEN


def options_end(s: Position, out: ActionBuffer) -> None:
    if check_end(s) == OK:
        out.add(END)
    if check_canteen(s) == OK:
        out.add(CANTEEN)


def close_turn(s: Position) -> None:
    """Finish the action and clear full areas, before a canteen or the next player (M3.3)."""
    if is_turn(s, BUILT):
        take_unbuilt_coins(s)
    clear_full_areas(s)
    s.stack.pop()


def open_turn(s: Position, seat: i64) -> None:
    """The next turn begins."""
    s.active = seat
    s.turns += 1
    s.stack.push(TURN, seat, MAIN, 0, 0, 0)
    note(s, happened.TURN_STARTED, seat, s.turns + 1, 0, 0)


def do_end(s: Position) -> None:
    """The next player, or the end after the last round (M9.1)."""
    close_turn(s)
    following = (s.active + 1) % s.seats
    if s.last_round and following == s.first:
        note(s, happened.WON, s.active, winner_bits(s), 0, 0)
    else:
        open_turn(s, following)


def do_canteen(s: Position) -> None:
    """A canteen leaves the game for another whole turn (M3.4)."""
    close_turn(s)
    s.players[s.active].canteens -= 1
    note(s, happened.CANTEEN_USED, s.active, 0, 0, 0)
    open_turn(s, s.active)
