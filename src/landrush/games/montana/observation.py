"""All that lies on the table as a seat sees it, for those who learn; `observation_names.py` has the names.

Montana hides nothing, so seats differ only in the order of the players: oneself first, then in turn order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from landrush.engine.observation import put, put_nothing, put_one_of
from landrush.engine.pending import FRAME
from landrush.games.montana.kinds import COLOURS, GOODS, KINDS, MAX_SEATS
from landrush.games.montana.landscape import CANTEEN_TOKEN, CATTLE_TOKEN, NOBODY
from landrush.games.montana.parts import MAX_CELLS, MAX_COLUMNS, NOTHING, ROWS, SEGMENTS
from landrush.games.montana.state import (
    AUCTION,
    BOARD_PARTS,
    NO_PAWN,
    PAWN_SEAT,
    REWARDS,
    TURN,
    Position,
)

# Numbers of each player, and of each hex.
PLAYER: Final[i64] = 1 + KINDS + 4
HEX: Final[i64] = 3 + GOODS + 4 + MAX_SEATS
QUESTIONS: Final[i64] = 13
STEPS: Final[i64] = 5
# The numbers of a question.
ARGUMENTS: Final[i64] = 4


def observe(s: Position, seat: i64, out: vec[u8], at: i64) -> None:
    """The players, the supply, whose turn it is, the worker board, the town, the question, the map."""
    for k in range(MAX_SEATS):
        at = put_player(s, (seat + k) % s.seats, out, at) if k < s.seats else put_nothing(out, at, PLAYER)
    for kind in range(KINDS):
        at = put(out, at, s.supply[kind])
    at = put(out, at, s.cattle)
    at = put_turn(s, seat, out, at)
    for i in range(BOARD_PARTS * COLOURS):
        out[at + i] = s.standing[i]
    at += BOARD_PARTS * COLOURS
    for row in range(ROWS):
        pawn = s.pawns[row]
        is_there = pawn != NO_PAWN
        at = put_one_of(out, at, place_of(s, seat, pawn // PAWN_SEAT) if is_there else -1, MAX_SEATS)
        at = put_one_of(out, at, pawn % PAWN_SEAT if is_there else -1, MAX_COLUMNS)
    at = put_question(s, seat, out, at)
    put_land(s, seat, out, at)


def place_of(s: Position, seat: i64, other: i64) -> i64:
    """How many turns after the observer's another player's comes; -1 for nobody."""
    return (other - seat) % s.seats if other >= 0 else -1


def put_player(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """What lies on a player's board."""
    p = s.players[seat]
    out[at] = 1
    at += 1
    for kind in range(KINDS):
        at = put(out, at, p.holds[kind])
    at = put(out, at, p.coins)
    at = put(out, at, p.cattle)
    at = put(out, at, p.canteens)
    return put(out, at, p.settlements)


def put_turn(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """Who decides, whose turn it is, who was first, the pointer of the wheel."""
    at = put_one_of(out, at, place_of(s, seat, s.to_move), MAX_SEATS)
    at = put_one_of(out, at, place_of(s, seat, s.active), MAX_SEATS)
    at = put_one_of(out, at, place_of(s, seat, s.first), MAX_SEATS)
    at = put(out, at, 1 if s.last_round else 0)
    at = put(out, at, 1 if s.rulings.exact_line else 0)
    at = put(out, at, 1 if s.rulings.up_to_goods else 0)
    return put_one_of(out, at, s.pointer, SEGMENTS)


def put_question(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """What is asked with its numbers, the step of the turn, how far an auction is, how much is pending."""
    stack = s.stack
    depth = stack.depth()
    if depth == 0:
        return put_nothing(out, at, QUESTIONS + MAX_SEATS + 2 * ARGUMENTS + STEPS + 3)
    kind = stack.kind()
    at = put_one_of(out, at, kind, QUESTIONS)
    at = put_one_of(out, at, place_of(s, seat, stack.seat()), MAX_SEATS)
    # A number may be -1 for none, so each comes with whether it is there.
    for i in range(ARGUMENTS):
        value = stack.arg(i)
        at = put(out, at, 0 if value < 0 else 1)
        at = put(out, at, 0 if value < 0 else value)
    cells = stack.cells
    step: i64 = -1
    number: i64 = 0
    asked: i64 = 0
    for frame in range(0, depth * FRAME, FRAME):
        if cells[frame] == TURN:
            step = cells[frame + 2]
            number = cells[frame + 3]
        elif cells[frame] == AUCTION or cells[frame] == REWARDS:
            asked = cells[frame + 2]
    at = put_one_of(out, at, step, STEPS)
    at = put(out, at, number)
    at = put(out, at, asked)
    return put(out, at, depth)


def put_land(s: Position, seat: i64, out: vec[u8], at: i64) -> None:
    """What is printed on each hex and what lies there."""
    ground = s.ground
    cells = ground.layout.cells
    # Tokens lie on their symbols as soon as the start tile lies on the map.
    tokens = s.token if s.start >= 0 else ground.token
    owners = s.owner
    for cell in range(MAX_CELLS):
        first = at
        at = put_nothing(out, at, HEX)
        terrain = i64(ground.terrain[cell]) if cell < cells else NOTHING
        if terrain == NOTHING:
            continue
        out[first + terrain] = 1
        price = ground.price[cell]
        for good in range(GOODS):
            out[first + 3 + good] = u8((price >> (8 * good)) & 0xFF)
        out[first + 3 + GOODS] = ground.double[cell]
        token = i64(tokens[cell])
        if token == CATTLE_TOKEN:
            out[first + 4 + GOODS] = 1
        elif token == CANTEEN_TOKEN:
            out[first + 5 + GOODS] = 1
        if cell == s.start:
            out[first + 6 + GOODS] = 1
        owner = i64(owners[cell])
        if owner != NOBODY:
            out[first + 7 + GOODS + (owner - seat) % s.seats] = s.height[cell]
