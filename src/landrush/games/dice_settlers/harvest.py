"""Harvest: resource symbols become tokens (D6.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, why
from landrush.games.dice_settlers.dice import gain_token
from landrush.games.dice_settlers.state import HARVEST_TOKEN, Position, tech_sum
from landrush.games.dice_settlers.symbols import HARVEST, RESOURCE, RESOURCES
from landrush.games.dice_settlers.turn import ask_symbols, available, begin_action, check_action

NOT_GOLD: Final[i64] = 0b1110


def check_harvest(s: Position) -> i64:
    """At least one resource symbol."""
    reason = check_action(s, HARVEST)
    if reason != OK:
        return reason
    return OK if available(s, s.stack.seat(), HARVEST) > 0 else why.NO_SYMBOL


def do_harvest(s: Position) -> None:
    """Take the action; symbols follow one by one."""
    seat = s.stack.seat()
    begin_action(s, HARVEST)
    ask_symbols(s, seat, HARVEST, 0)


def reap(s: Position, served: i64) -> None:
    """A symbol is paid: ask which of the resources it serves it shall be."""
    s.stack.push(HARVEST_TOKEN, s.stack.seat(), served >> RESOURCE, 0, 0, 0)


def check_harvest_token(s: Position, resource: i64) -> i64:
    """One of the resources that the symbol serves."""
    if s.stack.kind() != HARVEST_TOKEN:
        return why.NOT_NOW
    return OK if s.stack.arg(0) & bit(resource) else why.NO_SYMBOL


def options_harvest_token(s: Position, out: ActionBuffer) -> None:
    for resource in range(RESOURCES):
        if check_harvest_token(s, resource) == OK:
            out.add(actions.TOKEN + resource)


def do_harvest_token(s: Position, resource: i64) -> None:
    """Take the token; the action remembers the kinds gained."""
    seat = s.stack.seat()
    is_extra = s.stack.arg(1) == 1
    s.stack.pop()
    gain_token(s, seat, resource)
    if not is_extra:
        s.stack.set_arg(2, s.stack.arg(2) | bit(resource))


def finish_harvest(s: Position, seat: i64, gained: i64) -> None:
    """With Improved Tools one more token of a kind gained, gold excepted."""
    if tech_sum(s, seat, effects.HARVEST_MORE) > 0 and gained & NOT_GOLD:
        s.stack.push(HARVEST_TOKEN, seat, gained & NOT_GOLD, 1, 0, 0)
