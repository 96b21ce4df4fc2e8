"""The automaton's roll phase: dice of the queue are cast and laid at the action tile (D12.3 to D12.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit
from landrush.games.dice_settlers import actions, happened
from landrush.games.dice_settlers.roll import CUP, cup_colour, dice_limit
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import (
    AUTOMATON,
    NO_TOKEN,
    PLAYER,
    SIDE_ACTION,
    SIDES,
    Automaton,
)
from landrush.games.dice_settlers.solo.frames import CAST, QUEUE
from landrush.games.dice_settlers.state import TOKENS, Position, note, the_automaton
from landrush.games.dice_settlers.symbols import COLOURS, GOLD, PIONEER, RESOURCE, SYMBOLS

CENTRE: Final[i64] = SIDES
GOLD_TOKEN: Final[i64] = GOLD - RESOURCE


def dice_to_take(in_queue: i64, most: i64) -> i64:
    """All of up to four dice, then four, five or six, never more than allowed (D12.3)."""
    take: i64 = 6
    if in_queue <= 8:
        take = min(in_queue, 4)
    elif in_queue <= 10:
        take = 5
    return min(take, most)


def begin_own_roll(s: Position) -> None:
    """Take dice from the front of the queue; the frame stays below until they are laid out."""
    a = the_automaton(s)
    s.stack.set_arg(0, 1)
    most = dice_limit(s, PLAYER) + a.difficulty.dice
    take = dice_to_take(len(a.queue), most)
    if take > 0:
        s.stack.push(CAST, AUTOMATON, take, 0, 0, 0)


def options_cast(s: Position, out: ActionBuffer) -> None:
    colour = the_automaton(s).queue[0]
    for symbol in range(SYMBOLS):
        die = colour * SYMBOLS + symbol
        if s.parts.face_weight[die] > 0:
            out.add_outcome(actions.CHANCE_ROLL + die, s.parts.face_weight[die])


def do_cast(s: Position, die: i64) -> None:
    """The front die shows a face; after the last one all are laid out."""
    a = the_automaton(s)
    a.queue = a.queue[1:]
    a.rolled = append(a.rolled[:], die)
    note(s, happened.CAST, AUTOMATON, die, 0, 0)
    left = s.stack.arg(0) - 1
    if left > 0:
        s.stack.set_arg(0, left)
        return
    s.stack.pop()
    lay_out(s, a)


def lay_out(s: Position, a: Automaton) -> None:
    """First dice with actions, then pioneers, then the tokens of resources (D12.4, D12.5)."""
    rolled = a.rolled
    a.rolled = vec[i64]()
    for die in rolled:
        if die % SYMBOLS < PIONEER:
            lay_die(s, a, side_of(die % SYMBOLS), die // SYMBOLS, chosen.SYMBOL_SHOWN)
    for die in rolled:
        if die % SYMBOLS == PIONEER:
            side, why = emptiest_side(a)
            lay_die(s, a, side, die // SYMBOLS, why)
    cup: i64 = 0
    had_none = s.players[AUTOMATON].token_count() == 0
    for die in rolled:
        if die % SYMBOLS >= RESOURCE:
            cup += bit(CUP * (die // SYMBOLS))
            lay_token(s, a, die % SYMBOLS - RESOURCE, had_none)
    if cup > 0:
        s.stack.push(QUEUE, AUTOMATON, cup, 0, 0, 0)


def side_of(action: i64) -> i64:
    """The side with this action."""
    side: i64 = 0
    while SIDE_ACTION[side] != action:
        side += 1
    return side


def lay_die(s: Position, a: Automaton, side: i64, colour: i64, why: i64) -> None:
    """A die comes to a side."""
    a.put_die(side, colour)
    note(s, happened.DIE_TO_SIDE, AUTOMATON, colour, side, why)


def emptiest_side(a: Automaton) -> tuple[i64, i64]:
    """The side with the fewest dice and tokens, the next after the marker if equal, and why (D12.4)."""
    best: i64 = -1
    why = chosen.FEWEST_THERE
    for k in range(1, SIDES + 1):
        side = (a.marker + k) % SIDES
        if best < 0 or a.strength_at(side) < a.strength_at(best):
            best = side
            why = chosen.FEWEST_THERE
        elif a.strength_at(side) == a.strength_at(best):
            why = chosen.CLOCKWISE
    return best, why


def free_side(a: Automaton) -> tuple[i64, i64]:
    """The same for a token: a side without one that has the fewest dice; -1 if all have one (D12.5)."""
    best: i64 = -1
    why = chosen.FEWEST_THERE
    for k in range(1, SIDES + 1):
        side = (a.marker + k) % SIDES
        if a.tokens[side] == NO_TOKEN:
            if best < 0 or a.dice_at(side) < a.dice_at(best):
                best = side
                why = chosen.FEWEST_THERE
            elif a.dice_at(side) == a.dice_at(best):
                why = chosen.CLOCKWISE
    return best, why


def lay_token(s: Position, a: Automaton, resource: i64, to_centre: bool) -> None:
    """A token goes to the centre if that was empty or no side is free, else to a side (D12.5)."""
    side, why = free_side(a)
    if to_centre or side < 0:
        add_to_centre(s, a, resource, chosen.CENTRE_EMPTY if to_centre else chosen.SIDES_FULL)
    else:
        a.put_token(side, resource)
        note(s, happened.TOKEN_TO_SIDE, AUTOMATON, resource, side, why)


def add_to_centre(s: Position, a: Automaton, resource: i64, why: i64) -> None:
    """In a gold rush every token added becomes gold (D12.19)."""
    kind = GOLD_TOKEN if a.difficulty.gold_rush else resource
    s.players[AUTOMATON].holds[TOKENS + kind] += 1
    note(s, happened.TOKEN_TO_SIDE, AUTOMATON, kind, CENTRE, why)


def options_queue(s: Position, out: ActionBuffer) -> None:
    """Dice join the queue in random order, one by one."""
    for colour in range(COLOURS):
        weight = (s.stack.arg(0) >> (CUP * colour)) & 0xFF
        if weight > 0:
            out.add_outcome(actions.CHANCE_COLOUR + colour, weight)


def do_queue(s: Position, colour: i64) -> None:
    """The next die at the end of the queue."""
    the_automaton(s).enqueue(colour)
    cup = s.stack.arg(0) - bit(CUP * colour)
    if cup == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, cup)


def is_one_colour(s: Position) -> bool:
    """Whether the dice that join the queue are all alike, so that their order is known."""
    cup = s.stack.arg(0)
    return cup >> (CUP * cup_colour(cup)) <= 0xFF
