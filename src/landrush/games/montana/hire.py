"""Hire: the wheel, paid hiring, the worker limit (M5)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.state import OK
from landrush.games.montana import happened, why
from landrush.games.montana.actions import CHANCE_SPIN, PICK_COLOUR, POINTER, RETURN_COLOUR
from landrush.games.montana.kinds import ANY, COLOURS, GRAIN, WORKER_LIMIT, WORKERS
from landrush.games.montana.parts import SEGMENTS
from landrush.games.montana.state import (
    DONE,
    HIRED,
    MAIN,
    PICK,
    SPIN,
    SURPLUS,
    TURN,
    Position,
    is_turn,
    note,
    set_step,
)
from landrush.games.montana.supply import pay, receive


def check_hire(s: Position) -> i64:
    """Hiring is always possible as the turn's action (M3.1)."""
    if s.stack.kind() != TURN:
        return why.NOT_NOW
    return OK if s.stack.arg(0) == MAIN else why.ACTION_DONE


def do_hire(s: Position) -> None:
    """Choose to hire: the wheel is spun (M5.1)."""
    set_step(s, HIRED, 0)
    s.stack.push(SPIN, s.active, 0, 0, 0, 0)


def options_spin(s: Position, out: ActionBuffer) -> None:
    for segment in range(SEGMENTS):
        out.add_outcome(CHANCE_SPIN + segment)


def do_spin(s: Position, segment: i64) -> None:
    """The pointer stops; it does not matter where it stood (M5.1, M5.4)."""
    seat = s.stack.seat()
    s.stack.pop()
    s.pointer = segment
    note(s, happened.SPUN, seat, segment, 0, 0)
    take_shown(s, seat)


def take_shown(s: Position, seat: i64) -> None:
    """Take the two workers of the pointer's segment, or ask for colours on a white one (M5.1)."""
    one = s.parts.wheel[2 * s.pointer]
    other = s.parts.wheel[2 * s.pointer + 1]
    if one == ANY:
        s.stack.push(PICK, seat, -1, 0, 0, 0)
    else:
        take_two(s, seat, min(one, other), max(one, other))


def take_two(s: Position, seat: i64, low: i64, high: i64) -> None:
    """Receive two workers, colour by colour, then return what exceeds the limit (M4.3, M5.3)."""
    if low == high:
        got = receive(s, seat, WORKERS + low, 2) << (8 * low)
    else:
        got = receive(s, seat, WORKERS + low, 1) << (8 * low)
        got |= receive(s, seat, WORKERS + high, 1) << (8 * high)
    note(s, happened.HIRED_WORKERS, seat, got, 0, 0)
    if is_turn(s, MAIN):
        # The last spin of the setup opens the first turn.
        note(s, happened.TURN_STARTED, s.first, 1, 0, 0)
    ask_surplus(s, seat)


def ask_surplus(s: Position, seat: i64) -> None:
    """Workers beyond eight go back before anything else (M1.5, M5.3)."""
    surplus = s.players[seat].workers() - WORKER_LIMIT
    if surplus > 0:
        s.stack.push(SURPLUS, seat, surplus, 0, 0, 0)


def check_pick(s: Position, colour: i64) -> i64:
    """A white segment gives any two colours (M5.1)."""
    return OK if s.stack.kind() == PICK else why.NOT_NOW


def options_pick(s: Position, out: ActionBuffer) -> None:
    for colour in range(COLOURS):
        out.add(PICK_COLOUR + colour)


def do_pick(s: Position, colour: i64) -> None:
    """Name a colour; both are received together."""
    first = s.stack.arg(0)
    if first < 0:
        s.stack.set_arg(0, colour)
        s.stack.set_named(colour)
    else:
        seat = s.stack.seat()
        s.stack.pop()
        take_two(s, seat, min(first, colour), max(first, colour))


def check_pointer(s: Position, segments: i64) -> i64:
    """Once in a turn, a grain for each segment (M5.2)."""
    if s.stack.kind() != TURN:
        return why.NOT_NOW
    if is_turn(s, DONE) and s.stack.arg(1) == 1:
        return why.PAID_ONCE
    if not is_turn(s, HIRED):
        return why.NOT_NOW
    return OK if s.players[s.active].holds[GRAIN] >= segments else why.NOT_ENOUGH_GRAIN


def options_pointer(s: Position, out: ActionBuffer) -> None:
    for segments in range(1, SEGMENTS):
        if check_pointer(s, segments) == OK:
            out.add(POINTER + segments - 1)


def do_pointer(s: Position, segments: i64) -> None:
    """Move the pointer clockwise and take the workers shown there (M5.2)."""
    seat = s.active
    pay(s, s.players[seat], GRAIN, segments)
    s.pointer = (s.pointer + segments) % SEGMENTS
    note(s, happened.POINTER_MOVED, seat, segments, 0, 0)
    set_step(s, DONE, 1)
    take_shown(s, seat)


def check_return(s: Position, colour: i64) -> i64:
    """New or old workers (M5.3)."""
    if s.stack.kind() != SURPLUS:
        return why.NOT_NOW
    return OK if s.players[s.stack.seat()].holds[WORKERS + colour] > 0 else why.NO_WORKER


def options_return(s: Position, out: ActionBuffer) -> None:
    for colour in range(COLOURS):
        if check_return(s, colour) == OK:
            out.add(RETURN_COLOUR + colour)


def do_return(s: Position, colour: i64) -> None:
    """Return one worker of the surplus (M5.3)."""
    seat = s.stack.seat()
    pay(s, s.players[seat], WORKERS + colour, 1)
    note(s, happened.SURPLUS_RETURNED, seat, colour, 0, 0)
    left = s.stack.arg(0) - 1
    if left == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, left)
        s.stack.set_named(colour)
