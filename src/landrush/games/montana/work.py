"""Work: the bank and the four production areas (M6.1 to M6.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit
from landrush.engine.state import OK
from landrush.games.montana import happened, why
from landrush.games.montana.actions import BANK, PLACE_COLOUR, SPACE
from landrush.games.montana.kinds import ANY, AREA_GOOD, AREAS, COLOURS, WORKERS
from landrush.games.montana.parts import AREA_SPACES
from landrush.games.montana.state import (
    DONE,
    LARGE_PART,
    MAIN,
    PLACE,
    SMALL_PART,
    TURN,
    WORKED,
    Player,
    Position,
    is_turn,
    note,
    set_step,
    workers_from,
)
from landrush.games.montana.supply import receive

# How many workers of other colours do the work of one of the area's colour (M6.4).
OTHERS: Final[i64] = 2


def area_of(part: i64) -> i64:
    """The area of a production part, which is also its worker colour; ANY for the bank."""
    if part < LARGE_PART:
        return ANY
    return (part - LARGE_PART) % (AREAS * AREA_SPACES) // AREA_SPACES


def check_action(s: Position) -> i64:
    """A work action is the one action of the turn (M3.1, M6.1)."""
    if s.stack.kind() != TURN:
        return why.NOT_NOW
    return OK if s.stack.arg(0) == MAIN else why.ACTION_DONE


def check_bank(s: Position, space: i64) -> i64:
    """A free bank space takes exactly the workers printed, of any colours (M6.2)."""
    if space >= len(s.parts.bank_workers):
        return why.NO_SUCH_SPACE
    reason = check_action(s)
    if reason != OK:
        return reason
    if s.busy & bit(space):
        return why.SPACE_OCCUPIED
    if s.players[s.active].workers() < s.parts.bank_workers[space]:
        return why.EXACT_WORKERS
    return OK


def do_bank(s: Position, space: i64) -> None:
    """Choose a bank space; its workers follow one by one."""
    s.stack.push(PLACE, s.active, space, s.parts.bank_workers[space], 0, 0)


def has_area_workers(p: Player, area: i64) -> bool:
    """One worker of the area's colour, or two of other colours (M6.4)."""
    return p.holds[WORKERS + area] > 0 or workers_from(p, 0, area) >= OTHERS


def check_space(s: Position, space: i64) -> i64:
    """A work action on a production space (M3.1)."""
    reason = check_action(s)
    return check_large(s, space) if reason == OK else reason


def check_large(s: Position, space: i64) -> i64:
    """The large part is free, its coins and workers are at hand (M6.3, M6.4, M6.6)."""
    if s.busy & bit(LARGE_PART + space):
        return why.SPACE_OCCUPIED
    p = s.players[s.active]
    if p.coins < s.parts.space_coins[space]:
        return why.NOT_ENOUGH_COINS
    return OK if has_area_workers(p, space // AREA_SPACES) else why.AREA_WORKERS


def do_space(s: Position, space: i64) -> None:
    """Choose a production space; its workers follow one by one."""
    s.stack.push(PLACE, s.active, LARGE_PART + space, OTHERS, 0, 0)


def options_work(s: Position, out: ActionBuffer) -> None:
    if check_action(s) != OK:
        return
    for space in range(len(s.parts.bank_workers)):
        if check_bank(s, space) == OK:
            out.add(BANK + space)
    for space in range(AREAS * AREA_SPACES):
        if check_large(s, space) == OK:
            out.add(SPACE + space)


def check_small(s: Position) -> i64:
    """The small part of the same space, after the large one, if wanted (M6.5)."""
    if is_turn(s, MAIN):
        return why.SMALL_PART_FIRST
    if not is_turn(s, WORKED):
        return why.NOT_NOW
    return OK if has_area_workers(s.players[s.active], s.stack.arg(1) // AREA_SPACES) else why.AREA_WORKERS


def do_small(s: Position) -> None:
    """Choose the small part; its workers follow one by one."""
    s.stack.push(PLACE, s.active, SMALL_PART + s.stack.arg(1), OTHERS, 0, 0)


def check_place(s: Position, colour: i64) -> i64:
    """The next worker: for the bank any, else one of the area's colour or two others (M6.2, M6.4)."""
    stack = s.stack
    if stack.kind() != PLACE:
        return why.NOT_NOW
    p = s.players[stack.seat()]
    area = area_of(stack.arg(0))
    left = stack.arg(1)
    if p.holds[WORKERS + colour] == 0:
        return why.NO_WORKER
    if colour == area:
        # Of the area's colour one is enough, and it never stands beside another colour.
        return OK if left == OTHERS else why.AREA_WORKERS
    return OK if workers_from(p, 0, area) >= left else why.AREA_WORKERS


def options_place(s: Position, out: ActionBuffer) -> None:
    for colour in range(COLOURS):
        if check_place(s, colour) == OK:
            out.add(PLACE_COLOUR + colour)


def do_place(s: Position, colour: i64) -> None:
    """Put a worker on the worker board, where it stays until the area is cleared (M6.8)."""
    stack = s.stack
    part = stack.arg(0)
    s.players[stack.seat()].holds[WORKERS + colour] -= 1
    s.standing[part * COLOURS + colour] += u8(1)
    s.busy |= bit(part)
    left = 0 if colour == area_of(part) else stack.arg(1) - 1
    if left > 0:
        stack.set_arg(1, left)
        stack.set_named(colour)
        return
    stack.pop()
    if part < LARGE_PART:
        finish_bank(s, part)
    elif part < SMALL_PART:
        finish_large(s, part - LARGE_PART)
    else:
        finish_small(s, part - SMALL_PART)


def finish_bank(s: Position, space: i64) -> None:
    """The bank pays (M6.2)."""
    coins = s.parts.bank_coins[space]
    s.players[s.active].coins += coins
    set_step(s, DONE, 0)
    note(s, happened.BANK_USED, s.active, packed_workers(s, space), coins, 0)


def finish_large(s: Position, space: i64) -> None:
    """Pay the coins, receive the goods of the large part (M6.4)."""
    s.players[s.active].coins -= s.parts.space_coins[space]
    set_step(s, WORKED, space)
    goods = receive(s, s.active, AREA_GOOD[space // AREA_SPACES], s.parts.space_goods[space])
    note(s, happened.PRODUCED, s.active, space, packed_workers(s, LARGE_PART + space), goods)


def finish_small(s: Position, space: i64) -> None:
    """Receive the goods of the small part, without coins and as a receipt of its own (M6.5)."""
    set_step(s, DONE, 0)
    goods = receive(s, s.active, AREA_GOOD[space // AREA_SPACES], s.parts.space_small[space])
    note(s, happened.SMALL_PART_USED, s.active, space, packed_workers(s, SMALL_PART + space), goods)


def packed_workers(s: Position, part: i64) -> i64:
    """The workers on a part by colour, a byte each, for the listener."""
    packed: i64 = 0
    for colour in range(COLOURS):
        packed |= i64(s.standing[part * COLOURS + colour]) << (8 * colour)
    return packed


def clear_full_areas(s: Position) -> None:
    """At the end of a turn full areas are emptied (M6.9)."""
    bank = bit(len(s.parts.bank_workers)) - 1
    if s.busy & bank == bank:
        for part in range(len(s.parts.bank_workers)):
            clear_part(s, part)
        note(s, happened.CLEARED, s.active, AREAS, 0, 0)
    for area in range(AREAS):
        large = (bit(AREA_SPACES) - 1) << (LARGE_PART + area * AREA_SPACES)
        if s.busy & large == large:
            for space in range(area * AREA_SPACES, (area + 1) * AREA_SPACES):
                clear_part(s, LARGE_PART + space)
                clear_part(s, SMALL_PART + space)
            note(s, happened.CLEARED, s.active, area, 0, 0)


def clear_part(s: Position, part: i64) -> None:
    """Return the workers of one part to the supply."""
    for colour in range(COLOURS):
        at = part * COLOURS + colour
        s.supply[WORKERS + colour] += i64(s.standing[at])
        s.standing[at] = u8(0)
    s.busy &= ~bit(part)
