"""The cattle trade (M8)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.state import OK
from landrush.games.montana import happened, why
from landrush.games.montana.actions import TRADE
from landrush.games.montana.hire import ask_surplus
from landrush.games.montana.kinds import GRAIN, KINDS, PUMPKIN, SMALL_COPPER, SMALL_STONE, WORKERS
from landrush.games.montana.state import ANNOUNCE, BID, TURN, Position, note
from landrush.games.montana.supply import exists, receive
from landrush.games.montana.town import announced

# What one cattle brings, in the order of the action table; KINDS stands for coins (M8.1).
COINS: Final[i64] = KINDS
WARES: Final[vec[i64]] = vec[i64]([GRAIN, PUMPKIN, SMALL_COPPER, SMALL_STONE, KINDS, 6, 7, 8, 9])
TRADE_COINS: Final[i64] = 3


def may_trade_now(s: Position) -> bool:
    """In the own turn, before its decisions, but not inside one (M3.2)."""
    kind = s.stack.kind()
    if kind == TURN:
        return True
    if kind == BID:
        return s.stack.seat() == s.active
    return kind == ANNOUNCE and s.stack.seat() == s.active and announced(s) == 0


def check_trade(s: Position, ware: i64) -> i64:
    """One cattle for something that is still there (M8.1, M8.2)."""
    if not may_trade_now(s):
        return why.NO_TRADE_NOW
    if s.players[s.active].cattle == 0:
        return why.NO_CATTLE
    kind = WARES[ware]
    return OK if kind == COINS or exists(s, kind) else why.SUPPLY_LACKS


def options_trade(s: Position, out: ActionBuffer) -> None:
    if s.players[s.active].cattle == 0 or not may_trade_now(s):
        return
    for ware in range(len(WARES)):
        if check_trade(s, ware) == OK:
            out.add(TRADE + ware)


def do_trade(s: Position, ware: i64) -> None:
    """Return one cattle to the supply for the ware (M8.1)."""
    seat = s.active
    p = s.players[seat]
    kind = WARES[ware]
    p.cattle -= 1
    s.cattle += 1
    if kind == COINS:
        p.coins += TRADE_COINS
    else:
        receive(s, seat, kind, 1)
    note(s, happened.TRADED, seat, kind, 0, 0)
    if kind != COINS and kind >= WORKERS:
        ask_surplus(s, seat)
