"""The features of the table, which are the same for every seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.engine.pending import FRAME
from landrush.games.montana.feature_values import flag, number
from landrush.games.montana.kinds import AREAS, COLOURS, GOODS, MAX_SEATS, WORKERS
from landrush.games.montana.landscape import CANTEEN_TOKEN, CATTLE_TOKEN
from landrush.games.montana.parts import AREA_SPACES, ROWS
from landrush.games.montana.prospects import Prospects
from landrush.games.montana.state import (
    ANNOUNCE,
    AUCTION,
    BID,
    DONE,
    LARGE_PART,
    MAIN,
    NO_PAWN,
    PAWN_SEAT,
    PICK,
    PLACE,
    SPIN,
    SURPLUS,
    TURN,
    Position,
)

# Bank spaces that are told apart; the shipped components have no more.
BANK: Final[i64] = 3
QUESTIONS: Final[vec[i64]] = vec[i64]([SPIN, PICK, SURPLUS, TURN, PLACE, BID, ANNOUNCE])
NO_STEP: Final[i64] = -1
# More than this makes no difference.
MANY_ROUNDS: Final[i64] = 40


def step_of(s: Position) -> i64:
    """The step of the turn that is under way, also while something inside it is asked, or NO_STEP."""
    cells = s.stack.cells
    return cells[2] if s.stack.depth() > 0 and cells[0] == TURN else NO_STEP


def number_of_step(s: Position) -> i64:
    """The number that belongs to the step."""
    return s.stack.cells[3]


def write_table(s: Position, f: Prospects, out: vec[float], at: i64) -> i64:
    """All of them; tells where they end."""
    at = write_question(s, out, at)
    at = write_worker_board(s, out, at)
    at = write_town(s, out, at)
    at = write_supply(s, out, at)
    at = write_fields(s, f, out, at)
    return write_end(s, out, at)


def write_question(s: Position, out: vec[float], at: i64) -> i64:
    """How many play, what is asked now, and in which step of the turn."""
    for seats in range(2, MAX_SEATS + 1):
        out[at] = flag(s.seats == seats)
        at += 1
    step = step_of(s)
    kind: i64 = s.stack.kind() if s.stack.depth() > 0 else NO_STEP
    for question in QUESTIONS:
        out[at] = flag(kind == question)
        at += 1
    for each in range(MAIN, DONE + 1):
        out[at] = flag(step == each)
        at += 1
    return at


def write_worker_board(s: Position, out: vec[float], at: i64) -> i64:
    """Which spaces are free: full areas are cleared (M6.9)."""
    for space in range(BANK):
        out[at] = flag(space < len(s.parts.bank_workers) and s.busy & bit(space) == 0)
        at += 1
    for space in range(AREAS * AREA_SPACES):
        out[at] = flag(s.busy & bit(LARGE_PART + space) == 0)
        at += 1
    return at


def write_town(s: Position, out: vec[float], at: i64) -> i64:
    """The prices that stand in the rows, and how many players have yet to bid."""
    for row in range(ROWS):
        pawn = s.pawns[row]
        out[at + row] = 0.0 if pawn == NO_PAWN else number(s.parts.prices[pawn % PAWN_SEAT]) * 0.2
    at += ROWS
    cells = s.stack.cells
    is_auction = s.stack.depth() > 2 and cells[2 * FRAME] == AUCTION
    out[at] = number(s.seats - cells[2 * FRAME + 2]) * 0.5 if is_auction else 0.0
    return at + 1


def write_supply(s: Position, out: vec[float], at: i64) -> i64:
    """Goods, workers and cattle that can be taken before it gets scarce (M4)."""
    for good in range(GOODS):
        out[at + good] = number(s.supply[good]) * 0.05
    at += GOODS
    for colour in range(COLOURS):
        out[at + colour] = number(s.supply[WORKERS + colour]) * 0.05
    at += COLOURS
    out[at] = number(s.cattle) * 0.05
    return at + 1


def write_fields(s: Position, f: Prospects, out: vec[float], at: i64) -> i64:
    """The fields in reach, what they have and cost on average, and the tokens of the whole landscape."""
    count = len(s.frontier)
    out[at] = number(count) * 0.05
    out[at + 1] = number(f.double) * 0.2
    out[at + 2] = number(f.with_cattle) * 0.1
    out[at + 3] = number(f.with_canteen) * 0.2
    out[at + 4] = number(f.lowest_price) * 0.5
    at += 5
    for good in range(GOODS):
        out[at + good] = number((f.demand >> (8 * good)) & 0xFF) / number(max(count, 1))
    at += GOODS
    cattle: i64 = 0
    canteens: i64 = 0
    for token in s.token:
        if i64(token) == CATTLE_TOKEN:
            cattle += 1
        elif i64(token) == CANTEEN_TOKEN:
            canteens += 1
    out[at] = number(cattle) * 0.1
    out[at + 1] = number(canteens) * 0.2
    return at + 2


def write_end(s: Position, out: vec[float], at: i64) -> i64:
    """How near the end is."""
    left = s.players[0].settlements
    for p in s.players:
        left = min(left, p.settlements)
    out[at] = flag(s.last_round)
    out[at + 1] = number(left) * 0.1
    out[at + 2] = flag(left <= 2)
    out[at + 3] = flag(left <= 4)
    out[at + 4] = number(min(s.turns // s.seats, MANY_ROUNDS)) * 0.05
    return at + 5
