"""The automaton recruits (D12.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.land import accessible_colours
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.solo.frames import OWN_RECRUIT
from landrush.games.dice_settlers.solo.turn import gain_for_unused
from landrush.games.dice_settlers.state import Position, note, the_automaton
from landrush.games.dice_settlers.symbols import COLOURS

TWO_DICE: Final[i64] = 3


def begin_own_recruit(s: Position, strength: i64) -> None:
    """One die, two from a strength of three on; points beyond that."""
    s.stack.push(OWN_RECRUIT, AUTOMATON, 1 if strength < TWO_DICE else 2, 0, 0, 0)
    gain_for_unused(s, max(0, strength - TWO_DICE))


def colours_to_recruit(s: Position) -> tuple[i64, i64]:
    """Colours it has access to in the supply: fewest among its own dice, then rarest; and what decided."""
    a = the_automaton(s)
    accessible = accessible_colours(s, AUTOMATON)
    possible: i64 = 0
    for colour in range(COLOURS):
        if accessible & bit(colour) and s.supply[colour] > 0:
            possible |= bit(colour)
    fewest: i64 = 0
    fewest_count: i64 = -1
    for colour in range(COLOURS):
        if possible & bit(colour):
            count = a.dice_of(colour)
            if fewest_count < 0 or count < fewest_count:
                fewest = 0
                fewest_count = count
            if count == fewest_count:
                fewest |= bit(colour)
    rarest: i64 = 0
    rarest_count: i64 = -1
    for colour in range(COLOURS):
        if fewest & bit(colour):
            if rarest_count < 0 or s.supply[colour] < rarest_count:
                rarest = 0
                rarest_count = s.supply[colour]
            if s.supply[colour] == rarest_count:
                rarest |= bit(colour)
    why = chosen.ONLY
    if fewest != possible:
        why = chosen.FEWEST_OWN_DICE
    if rarest != fewest:
        why = chosen.RAREST
    return rarest, why


def do_own_recruit(s: Position, colour: i64, why: i64) -> None:
    """The die goes to the end of the queue."""
    s.supply[colour] -= 1
    the_automaton(s).enqueue(colour)
    note(s, happened.CHOSE_COLOUR, AUTOMATON, colour, why, 0)
    left = s.stack.arg(0) - 1
    if left == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, left)
