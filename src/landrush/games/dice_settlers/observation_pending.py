"""The pending stack as it is observed: what is asked, what is still to come for whom, and their numbers.

Frames of one kind differ only in the seat, but for the topmost: those below it have not begun. Which kind
lies on which follows from the rules. So frames are counted by kind and seat, and the topmost of each kind
tells its numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from landrush.engine.bits import bit
from landrush.engine.observation import put, put_nothing, put_one_of
from landrush.engine.pending import FRAME
from landrush.games.dice_settlers import state
from landrush.games.dice_settlers.attack import (
    HIRED,
    IGNORED,
    REPLACED,
    SAVED,
    SEATS,
    part,
    target_seat,
    target_tile,
)
from landrush.games.dice_settlers.research import PAID
from landrush.games.dice_settlers.roll import CUP
from landrush.games.dice_settlers.setup import EXPLOSIVE_TYPE
from landrush.games.dice_settlers.solo import frames
from landrush.games.dice_settlers.state import Position
from landrush.games.dice_settlers.symbols import (
    ATTACK,
    COLOURS,
    HARVEST,
    MAIN_ACTIONS,
    RESOURCES,
    SYMBOLS,
)

KINDS: Final[i64] = 50

# How a number of a frame is told: as it is; a die by colour and symbol; how many dice of each colour; which
# colours; which resources; which one of something; how many tokens of each; how far an open action is.
NUMBER: Final[i64] = 0
DIE: Final[i64] = 1
CUP_OF_DICE: Final[i64] = 2
COLOUR_SET: Final[i64] = 3
RESOURCE_SET: Final[i64] = 4
SEAT: Final[i64] = 5
TYPE: Final[i64] = 6
SYMBOL: Final[i64] = 7
ACTION: Final[i64] = 8
TOKENS: Final[i64] = 9
TARGET: Final[i64] = 10
WAYS: Final[i64] = 11
# How many numbers each of these takes.
SIZE: Final[vec[i64]] = vec[i64](
    [
        1,
        COLOURS + SYMBOLS,
        COLOURS,
        COLOURS,
        RESOURCES,
        SEATS,
        EXPLOSIVE_TYPE + 1,
        SYMBOLS,
        MAIN_ACTIONS,
        RESOURCES,
        1 + RESOURCES + SEATS + 4,
    ]
)


def told(kind: i64, which: i64, how: i64) -> i64:
    """A number of a frame and how it is told, in one."""
    return (kind * FRAME + which) * WAYS + how


# The numbers of frames that are told here. Tiles and technologies are told with all others of their sort, the
# tents that dynamite may still send home at the end.
ARGUMENTS: Final[vec[i64]] = vec[i64](
    [
        told(state.CARD, 0, TYPE),
        told(state.DRAWING, 0, NUMBER),
        told(state.DRAWING, 1, NUMBER),
        told(state.ASIDE, 0, NUMBER),
        told(state.ASIDE, 1, DIE),
        told(state.ASIDE, 2, DIE),
        told(state.SPEND, 0, DIE),
        told(state.TURN_ONE, 0, NUMBER),
        told(state.TURN_ONE, 1, NUMBER),
        told(state.FACE, 0, DIE),
        told(state.REROLL, 0, NUMBER),
        told(state.REROLL, 1, CUP_OF_DICE),
        told(state.ROLLING, 0, CUP_OF_DICE),
        told(state.TURN, 0, NUMBER),
        told(state.TURN, 1, NUMBER),
        told(state.TURN, 2, NUMBER),
        told(state.TURN, 3, NUMBER),
        told(state.PAY, 0, SYMBOL),
        told(state.PAY, 1, NUMBER),
        told(state.PAIR, 0, NUMBER),
        told(state.ACT, 0, ACTION),
        told(state.ACT, 1, NUMBER),
        told(state.ACT, 2, TARGET),
        told(state.TAKE_DIE, 0, NUMBER),
        told(state.TAKE_DIE, 1, COLOUR_SET),
        told(state.TAKE_DIE, 2, NUMBER),
        told(state.DRAW_TILE, 0, NUMBER),
        told(state.MORE, 1, NUMBER),
        told(state.TAKE_BACK, 0, NUMBER),
        told(state.TENT_FROM, 1, SEAT),
        told(state.HARVEST_TOKEN, 0, RESOURCE_SET),
        told(state.HARVEST_TOKEN, 1, NUMBER),
        told(state.SELL, 0, NUMBER),
        told(state.SELL, 1, NUMBER),
        told(state.COST, 1, NUMBER),
        told(state.COST, 2, TOKENS),
        told(state.HOUSE_FOR, 0, NUMBER),
        told(state.BLAST_TILE, 0, NUMBER),
        told(state.KEEP, 0, NUMBER),
        told(state.KEEP, 1, NUMBER),
        told(state.KEEP, 2, DIE),
        told(state.KEEP, 3, DIE),
        told(frames.QUEUE, 0, CUP_OF_DICE),
        told(frames.TAKE_DICE, 0, NUMBER),
        told(frames.CAST, 0, NUMBER),
        told(frames.OWN_TURN, 0, NUMBER),
        told(frames.OWN_TURN, 1, NUMBER),
        told(frames.OWN_RECRUIT, 0, NUMBER),
        told(frames.OWN_SETTLE, 0, NUMBER),
        told(frames.OWN_SETTLE, 1, NUMBER),
        told(frames.OWN_ATTACK, 0, NUMBER),
    ]
)


def place_of(s: Position, seat: i64, other: i64) -> i64:
    """How many turns after the observer's another player's comes; -1 for nobody."""
    return (other - seat) % s.seats if other >= 0 else -1


def put_question(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """What is asked, and whom."""
    is_over = s.stack.depth() == 0
    at = put_one_of(out, at, -1 if is_over else s.stack.kind(), KINDS)
    return put_one_of(out, at, -1 if is_over else place_of(s, seat, s.stack.seat()), SEATS)


def put_pending(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """How many frames there are of each kind and seat, then the numbers of each kind's topmost."""
    cells = s.stack.cells
    put_nothing(out, at, KINDS * SEATS)
    kinds: i64 = 0
    for frame in range(0, s.stack.depth() * FRAME, FRAME):
        kind = cells[frame]
        kinds |= bit(kind)
        out[at + kind * SEATS + place_of(s, seat, cells[frame + 1])] += u8(1)
    at += KINDS * SEATS
    for argument in ARGUMENTS:
        how = argument % WAYS
        kind = argument // WAYS // FRAME
        if kinds & bit(kind):
            at = put_argument(s, seat, topmost(s, kind), argument // WAYS % FRAME, how, out, at)
        else:
            at = put_nothing(out, at, SIZE[how])
    return put_blasts(s, seat, out, at)


def topmost(s: Position, kind: i64) -> i64:
    """Where the topmost frame of a kind begins, or below 0."""
    frame = s.stack.top
    while frame >= 0 and s.stack.cells[frame] != kind:
        frame -= FRAME
    return frame


def put_argument(s: Position, seat: i64, frame: i64, which: i64, how: i64, out: vec[u8], at: i64) -> i64:
    """One number of a frame."""
    cells = s.stack.cells
    value = cells[frame + 2 + which]
    if how == NUMBER:
        return put(out, at, value)
    if how == DIE:
        # Before as many dice are kept there is no such die.
        if cells[frame] == state.KEEP and cells[frame + 3] < which - 1:
            value = -1
        at = put_one_of(out, at, value // SYMBOLS if value >= 0 else -1, COLOURS)
        return put_one_of(out, at, value % SYMBOLS if value >= 0 else -1, SYMBOLS)
    if how == CUP_OF_DICE:
        for colour in range(COLOURS):
            at = put(out, at, value >> (CUP * colour) & 0xFF)
        return at
    if how == TOKENS:
        for resource in range(RESOURCES):
            at = put(out, at, value >> (PAID * resource) & 0xFF)
        return at
    if how == COLOUR_SET or how == RESOURCE_SET:
        return put_bits(out, at, value, SIZE[how])
    if how == SEAT:
        return put_one_of(out, at, place_of(s, seat, value), SEATS)
    if how == TARGET:
        return put_target(s, seat, cells[frame + 2], value, out, at)
    return put_one_of(out, at, value, SIZE[how])


def put_bits(out: vec[u8], at: i64, members: i64, count: i64) -> i64:
    """A number for each bit."""
    for i in range(count):
        at = put(out, at, members >> i & 1)
    return at


def put_target(s: Position, seat: i64, action: i64, target: i64, out: vec[u8], at: i64) -> i64:
    """Symbols of tiles that are left, resources gained, or whom an attack is against and how far it is."""
    is_attack = action == ATTACK
    is_harvest = action == HARVEST
    at = put(out, at, 0 if is_attack or is_harvest else target)
    at = put_bits(out, at, target if is_harvest else 0, RESOURCES)
    if not is_attack:
        return put_nothing(out, at, SEATS + 4)
    at = put_one_of(out, at, place_of(s, seat, target_seat(target)), SEATS)
    at = put(out, at, part(target, IGNORED, 0xF))
    at = put(out, at, part(target, SAVED, 0xF))
    at = put(out, at, part(target, REPLACED, 0xFF))
    return put(out, at, part(target, HIRED, 0xF))


def put_blasts(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """How many tents of each player dynamite may still send home."""
    put_nothing(out, at, SEATS)
    cells = s.stack.cells
    for frame in range(0, s.stack.depth() * FRAME, FRAME):
        if cells[frame] == state.BLAST:
            put(out, at + place_of(s, seat, cells[frame + 3]), cells[frame + 4])
    return at + SEATS


def named_technology(s: Position) -> i64:
    """The technology that is being paid for, or -1."""
    frame = topmost(s, state.COST)
    return s.stack.cells[frame + 2] if frame >= 0 else -1


def named_tile(s: Position) -> i64:
    """The tile that the pending work is about and that everybody knows, or 0."""
    frame = s.stack.top
    tile: i64 = 0
    while frame >= 0 and tile == 0:
        tile = tile_of(s.stack.cells, frame)
        frame -= FRAME
    return tile


def tile_of(cells: vec[i64], frame: i64) -> i64:
    """The tile of a frame, or 0."""
    kind = cells[frame]
    if kind == state.ACT:
        return target_tile(cells[frame + 4]) if cells[frame + 2] == ATTACK else 0
    if kind == frames.OWN_ATTACK:
        return cells[frame + 3]
    if kind == state.JOIN or kind == state.MORE or kind == state.TENT_FROM or kind == state.BLAST:
        return cells[frame + 2]
    return cells[frame + 2] if kind == state.FACTORY_BY or kind == frames.OWN_SPOT else 0


def kept_tile(s: Position, seat: i64) -> i64:
    """The tile that a seat has chosen and not placed, which no other seat knows, or 0."""
    cells = s.stack.cells
    for frame in range(0, s.stack.depth() * FRAME, FRAME):
        if cells[frame + 1] == seat and (cells[frame] == state.PLACE_START or cells[frame] == state.PUT_TILE):
            return cells[frame + 2]
    return 0
