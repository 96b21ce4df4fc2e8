"""Recruit (D6.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, why
from landrush.games.dice_settlers.dice import gain_die
from landrush.games.dice_settlers.land import accessible_colours
from landrush.games.dice_settlers.state import TAKE_DIE, Position, has_tech
from landrush.games.dice_settlers.symbols import COLOURS, RECRUIT, WHITE
from landrush.games.dice_settlers.turn import ask_payment, available, begin_action, check_action

THRESHOLDS: Final[vec[i64]] = vec[i64]([1, 3, 6])
CHEAP_THRESHOLDS: Final[vec[i64]] = vec[i64]([1, 2, 4])
ALL_COLOURS: Final[i64] = 0b111111


def recruit_price(s: Position, seat: i64, dice: i64) -> i64:
    """The symbols for 1, 2 or 3 dice."""
    if has_tech(s, seat, effects.CHEAP_RECRUIT) >= 0:
        return CHEAP_THRESHOLDS[dice - 1]
    return THRESHOLDS[dice - 1]


def has_die_to_take(s: Position, seat: i64, allowed: i64) -> bool:
    """Whether the supply has a die of a colour the player has access to."""
    colours = accessible_colours(s, seat) & allowed
    while colours:
        if s.supply[lowest(colours)] > 0:
            return True
        colours = without_lowest(colours)
    return False


def check_recruit(s: Position, dice: i64) -> i64:
    """Exactly 1, 3 or 6 symbols, and a die to get."""
    reason = check_action(s, RECRUIT)
    if reason != OK:
        return reason
    seat = s.stack.seat()
    if available(s, seat, RECRUIT) < recruit_price(s, seat, dice):
        return why.NOT_ENOUGH_SYMBOLS
    return OK if has_die_to_take(s, seat, ALL_COLOURS) else why.NO_DICE_COLOUR


def options_recruit(s: Position, out: ActionBuffer) -> None:
    if check_recruit(s, 1) != OK:
        return
    seat = s.stack.seat()
    symbols = available(s, seat, RECRUIT)
    for dice in range(1, len(THRESHOLDS) + 1):
        if symbols >= recruit_price(s, seat, dice):
            out.add(actions.RECRUIT + dice - 1)


def do_recruit(s: Position, dice: i64) -> None:
    """Pay, then take the dice one by one."""
    seat = s.stack.seat()
    begin_action(s, RECRUIT)
    s.stack.push(TAKE_DIE, seat, dice, ALL_COLOURS, 0, 0)
    ask_payment(s, seat, RECRUIT, recruit_price(s, seat, dice))


def check_take_die(s: Position, colour: i64) -> i64:
    """A colour whose terrain the player is present on; never white."""
    if s.stack.kind() != TAKE_DIE:
        return why.NOT_NOW
    if colour == WHITE:
        return why.NO_WHITE_DICE
    if accessible_colours(s, s.stack.seat()) & bit(colour) == 0:
        return why.NO_PRESENCE_TERRAIN
    if s.stack.arg(1) & bit(colour) == 0 or s.supply[colour] == 0:
        return why.NO_DICE_COLOUR
    return OK


def options_take_die(s: Position, out: ActionBuffer) -> None:
    for colour in range(COLOURS):
        if check_take_die(s, colour) == OK:
            out.add(actions.COLOUR + colour)


def do_take_die(s: Position, colour: i64) -> None:
    """The die goes to the spent area."""
    gain_die(s, s.stack.seat(), colour)
    s.stack.set_arg(0, s.stack.arg(0) - 1)
    if s.stack.arg(2):
        # Each of a colour of its own.
        s.stack.set_arg(1, s.stack.arg(1) & ~bit(colour))


def is_taking_over(s: Position) -> bool:
    """Whether no more dice are to be taken, or none can be."""
    return s.stack.arg(0) == 0 or not has_die_to_take(s, s.stack.seat(), s.stack.arg(1))
