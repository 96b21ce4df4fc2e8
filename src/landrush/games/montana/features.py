"""How a position looks to a seat: a number for each of the names in `feature_names.py`. For bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.pending import FRAME
from landrush.games.montana.feature_values import difference, flag, number
from landrush.games.montana.features_own import write_own
from landrush.games.montana.features_table import step_of, write_table
from landrush.games.montana.kinds import COLOURS, GOODS, MAX_SEATS, WORKER_LIMIT, WORKERS
from landrush.games.montana.parts import ROWS
from landrush.games.montana.prospects import Prospects, look
from landrush.games.montana.scoring import compare, settlements_placed
from landrush.games.montana.state import (
    ANNOUNCE,
    MAIN,
    PAWN_SEAT,
    PICK,
    PLACE,
    REWARDS,
    SPIN,
    Player,
    Position,
)
from landrush.games.montana.town import row_of

# How many features each player has.
PLAYER: Final[i64] = 54
# What is left is told apart up to so many settlements.
NEARLY_ALL: Final[i64] = 4
# More than this makes no difference.
MANY_GOODS: Final[i64] = 8
MANY_COINS: Final[i64] = 20


def features(s: Position, seat: i64, out: vec[float]) -> None:
    """The seat itself and the others in turn order, what matters for the seat alone, the table."""
    f = Prospects(s)
    # The seat itself comes last: its prospects are needed once more.
    for k in range(MAX_SEATS - 1, -1, -1):
        if k < s.seats:
            other = (seat + k) % s.seats
            look(f, other)
            write_player(s, other, f, out, k * PLAYER)
        else:
            for at in range(k * PLAYER, (k + 1) * PLAYER):
                out[at] = 0.0
    write_table(s, f, out, write_own(s, seat, f, out, MAX_SEATS * PLAYER))


def write_player(s: Position, seat: i64, f: Prospects, out: vec[float], at: i64) -> None:
    """The block of one player."""
    p = s.players[seat]
    at = write_settlements(s, seat, out, at)
    at = write_board(p, out, at)
    at = write_prospects(p, f, out, at)
    at = write_pawn(s, seat, out, at)
    write_turn(s, seat, out, at)


def write_settlements(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """How far a player has come, also compared with the best of the others."""
    left = s.players[seat].settlements
    best: i64 = -1
    for other in range(s.seats):
        if other != seat and (best < 0 or compare(s, other, best) > 0):
            best = other
    placed = settlements_placed(s, seat)
    out[at] = 1.0
    out[at + 1] = number(placed) * 0.1
    out[at + 2] = difference(placed - settlements_placed(s, best)) * 0.125
    out[at + 3] = flag(compare(s, seat, best) >= 0)
    at += 4
    for most in range(NEARLY_ALL):
        out[at + most] = flag(left <= most)
    return at + NEARLY_ALL


def write_board(p: Player, out: vec[float], at: i64) -> i64:
    """Goods, workers, coins, cattle and canteens."""
    holds = p.holds
    for good in range(GOODS):
        held = holds[good]
        out[at] = number(min(held, MANY_GOODS)) * 0.25
        out[at + 1] = flag(held > 0)
        at += 2
    for colour in range(COLOURS):
        out[at + colour] = number(holds[WORKERS + colour]) * 0.25
    at += COLOURS
    workers = p.workers()
    out[at] = number(workers) * 0.125
    out[at + 1] = flag(workers >= WORKER_LIMIT - 1)
    out[at + 2] = number(min(p.coins, MANY_COINS)) * 0.1
    out[at + 3] = flag(p.coins >= 3)
    out[at + 4] = flag(p.coins >= 6)
    out[at + 5] = number(p.cattle) * 0.25
    out[at + 6] = flag(p.cattle > 0)
    out[at + 7] = number(p.canteens) * 0.5
    out[at + 8] = flag(p.canteens > 0)
    return at + 9


def write_prospects(p: Player, f: Prospects, out: vec[float], at: i64) -> i64:
    """What the player could build."""
    out[at] = number(f.payable) * 0.1
    out[at + 1] = number(f.payable_trading) * 0.1
    out[at + 2] = number(f.best) * 0.25
    out[at + 3] = number(f.best_trading) * 0.25
    out[at + 4] = flag(f.best_trading >= p.settlements)
    out[at + 5] = number(f.cheapest) * 0.25
    out[at + 6] = number(f.second) * 0.25
    out[at + 7] = number(f.lines) * 0.25
    return at + 8


def write_pawn(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """The row whose reward is to come, and the pumpkins still to be paid for it."""
    for row in range(ROWS):
        out[at + row] = 0.0
    out[at + ROWS] = 0.0
    row = row_of(s, seat)
    if row < ROWS:
        stack = s.stack
        is_announcing = stack.kind() == ANNOUNCE and stack.seat() == seat
        is_served = (seat - s.active) % s.seats < served(s)
        if is_announcing or not is_served:
            out[at + row] = 1.0
        if not is_served:
            out[at + ROWS] = number(s.parts.prices[s.pawns[row] % PAWN_SEAT]) * 0.25
    return at + ROWS + 1


def served(s: Position) -> i64:
    """How many players have paid in this auction, or can no longer."""
    cells = s.stack.cells
    return cells[FRAME + 2] if s.stack.depth() > 1 and cells[FRAME] == REWARDS else 0


def write_turn(s: Position, seat: i64, out: vec[float], at: i64) -> None:
    """When the player acts, and whether again."""
    step = step_of(s)
    is_active = step >= MAIN and s.active == seat
    is_known = s.first >= 0
    place = (seat - s.first) % s.seats
    is_to_come = step >= MAIN and place > (s.active - s.first) % s.seats
    kind: i64 = s.stack.kind() if step >= MAIN else -1
    # Workers are placed for an action that was chosen.
    is_open = is_active and step == MAIN and kind != PLACE
    out[at] = flag(s.to_move == seat)
    out[at + 1] = flag(is_active)
    out[at + 2] = flag(is_open)
    out[at + 3] = number((seat - s.active) % s.seats) * 0.5 if is_known else 0.0
    out[at + 4] = number(place) * 0.5 if is_known else 0.0
    out[at + 5] = flag(is_to_come)
    out[at + 6] = flag(s.last_round and not is_to_come and not is_open)
    is_hiring = kind == SPIN or kind == PICK
    out[at + 7] = flag(is_hiring and s.stack.seat() == seat)
