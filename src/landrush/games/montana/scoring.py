"""Who wins (M9.2)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.games.montana.kinds import KINDS
from landrush.games.montana.setup import SETTLEMENTS_FOR
from landrush.games.montana.state import Position


def settlements_placed(s: Position, seat: i64) -> i64:
    """Settlements on the landscape."""
    return SETTLEMENTS_FOR[s.seats - 2] - s.players[seat].settlements


def points_by_source(s: Position, seat: i64) -> dict[str, int]:
    """The same settlements by why they were put: doubles come before lines (M7.4, M7.5)."""
    fields: i64 = 0
    doubles: i64 = 0
    more: i64 = 0
    for cell in range(s.ground.layout.cells):
        if i64(s.owner[cell]) == seat:
            fields += 1
            more += i64(s.height[cell]) - 1
            if s.ground.double[cell] and s.height[cell] > 1:
                doubles += 1
    return {"fields": fields, "double fields": doubles, "lines of four": more - doubles}


def first_tie_break(s: Position, seat: i64) -> i64:
    """Cattle plus canteens."""
    return s.players[seat].cattle + s.players[seat].canteens


def second_tie_break(s: Position, seat: i64) -> i64:
    """Coins plus workers plus goods."""
    p = s.players[seat]
    total = p.coins
    for kind in range(KINDS):
        total += p.holds[kind]
    return total


def compare(s: Position, one: i64, other: i64) -> i64:
    """Above 0 when the first seat is ahead, below 0 when it is behind, 0 when they share (M9.2)."""
    ahead = settlements_placed(s, one) - settlements_placed(s, other)
    if ahead == 0:
        ahead = first_tie_break(s, one) - first_tie_break(s, other)
    if ahead == 0:
        ahead = second_tie_break(s, one) - second_tie_break(s, other)
    return ahead


def winner_bits(s: Position) -> i64:
    """The seats that nobody is ahead of, a bit each."""
    best: i64 = 0
    for seat in range(1, s.seats):
        if compare(s, seat, best) > 0:
            best = seat
    bits: i64 = 0
    for seat in range(s.seats):
        if compare(s, seat, best) == 0:
            bits |= bit(seat)
    return bits
