"""Taking from the supply and paying into it, with the rule for scarcity."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.games.montana import happened
from landrush.games.montana.state import Player, Position, note


def pay(s: Position, p: Player, kind: i64, amount: i64) -> None:
    """Return goods or a worker from a board to the supply."""
    p.holds[kind] -= amount
    s.supply[kind] += amount


def receive(s: Position, seat: i64, kind: i64, amount: i64) -> i64:
    """Take from the supply; while it lacks, all return one of that kind, the receiver too (M4.1, M4.2)."""
    supply = s.supply
    while supply[kind] < amount:
        note(s, happened.SCARCITY, seat, kind, 0, 0)
        if not everybody_returns(s, kind):
            break
    got = min(amount, supply[kind])
    supply[kind] -= got
    s.players[seat].holds[kind] += got
    return got


def everybody_returns(s: Position, kind: i64) -> bool:
    """One whole round of returns, also when the supply suffices earlier (M4.1). False if nobody had any."""
    returned = False
    for seat in range(s.seats):
        p = s.players[seat]
        if p.holds[kind] > 0:
            pay(s, p, kind, 1)
            note(s, happened.SCARCITY_RETURN, seat, kind, 0, 0)
            returned = True
    return returned


def exists(s: Position, kind: i64) -> bool:
    """Whether the supply or any board has one of this kind (M8.2)."""
    if s.supply[kind] > 0:
        return True
    for p in s.players:
        if p.holds[kind] > 0:
            return True
    return False


def holds_after_taking_one(s: Position, seat: i64, kind: i64) -> i64:
    """What a player would hold of a kind after receiving one by the rule of scarcity (M6.11)."""
    have = s.players[seat].holds[kind]
    if s.supply[kind] > 0:
        return have + 1
    if have > 0:
        # The player returns one in the round of returns and takes one.
        return have
    return 1 if exists(s, kind) else 0
