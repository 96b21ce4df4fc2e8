"""A turn of the action phase: choosing main actions, additional ones, ending (D5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import happened, why
from landrush.games.dice_settlers.land import controls
from landrush.games.dice_settlers.pay import payable, wanted_by
from landrush.games.dice_settlers.state import ACT, EXTRA, PAY, TURN, Position, note
from landrush.games.dice_settlers.symbols import SETTLE, TRADE

FIRST_TURN: Final[i64] = 1


def check_action(s: Position, action: i64) -> i64:
    """In the own turn, as often as allowed, each main action once a round (D5.1 to D5.3)."""
    kind = s.stack.kind()
    if kind != TURN and kind != EXTRA:
        return why.NOT_NOW
    if s.players[s.stack.seat()].acted & bit(action):
        return why.ACTION_USED
    if kind == TURN and s.stack.arg(1) >= s.stack.arg(2):
        return why.ACTION_DONE
    return OK


def is_action_due(s: Position) -> bool:
    """The first turn without a main action so far; the turn's frame is on top (D5.1)."""
    return s.stack.arg(0) == FIRST_TURN and s.stack.arg(1) == 0


def begin_action(s: Position, action: i64) -> None:
    """The action is taken."""
    seat = s.stack.seat()
    s.players[seat].acted |= bit(action)
    note(s, happened.ACTION, seat, action, 0, 0)
    if s.stack.kind() == EXTRA:
        s.stack.pop()
    else:
        s.stack.set_arg(1, s.stack.arg(1) + 1)


def bonus(s: Position, seat: i64, action: i64) -> i64:
    """Symbols that controlled tiles give when this action is taken, counted at its start (D5.5)."""
    tiles = s.parts.symbol_tiles[action] & s.present[seat]
    total: i64 = 0
    while tiles:
        if controls(s, seat, lowest(tiles)):
            total += 1
        tiles = without_lowest(tiles)
    return total


def available(s: Position, seat: i64, action: i64) -> i64:
    """The symbols of an action that a player can spend, from all sources."""
    return payable(s, seat, wanted_by(action), 0) + bonus(s, seat, action)


def ask_payment(s: Position, seat: i64, symbol: i64, count: i64) -> None:
    """A fixed number of symbols; those that tiles give are used first."""
    left = count - bonus(s, seat, symbol)
    if left > 0:
        s.stack.push(PAY, seat, symbol, left, 0, 0)


def ask_symbols(s: Position, seat: i64, action: i64, target: i64) -> None:
    """As many symbols as the player likes, one at a time, each with its effect."""
    s.stack.push(ACT, seat, action, 0, target, 0)


def check_bonus(s: Position) -> i64:
    """A symbol that a controlled tile gives; for settle and trade the frame counts those left."""
    if s.stack.kind() != ACT or (s.stack.arg(0) != SETTLE and s.stack.arg(0) != TRADE):
        return why.NOT_NOW
    return OK if s.stack.arg(2) > 0 else why.NO_SYMBOL


def do_bonus(s: Position) -> None:
    """Use the tile's symbol."""
    s.stack.set_arg(2, s.stack.arg(2) - 1)


def allow_action(s: Position) -> None:
    """One more main action in this turn (D5.2): the turn's frame is on top."""
    s.stack.set_arg(2, s.stack.arg(2) + 1)
