"""Trade: tokens and dice for points (D6.6)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import ANY_SYMBOL, active_count, deactivate, gain_points, next_die
from landrush.games.dice_settlers.state import SELL, SPENT, TOKENS, Player, Position, note, tech_sum
from landrush.games.dice_settlers.symbols import COLOURS, DIE_FACES, RESOURCES, SYMBOLS, TRADE
from landrush.games.dice_settlers.turn import ask_symbols, available, begin_action, bonus, check_action

EQUAL_POINTS: Final[i64] = 6
DIFFERENT_POINTS: Final[i64] = 5
TWO_POINTS: Final[i64] = 2
DIE_POINTS: Final[i64] = 3
GOLD_TOKEN: Final[i64] = 0


def token_choices(size: i64) -> vec[i64]:
    """All choices of so many tokens, four numbers each, in a fixed order."""
    out = vec[i64]()
    for gold in range(size, -1, -1):
        for iron in range(size - gold, -1, -1):
            for wood in range(size - gold - iron, -1, -1):
                out = append(out, gold)
                out = append(out, iron)
                out = append(out, wood)
                out = append(out, size - gold - iron - wood)
    return out


THREES: Final[vec[i64]] = token_choices(3)
TWOS: Final[vec[i64]] = token_choices(2)


def check_trade(s: Position) -> i64:
    """At least one symbol, and something to exchange."""
    reason = check_action(s, TRADE)
    if reason != OK:
        return reason
    seat = s.stack.seat()
    if available(s, seat, TRADE) == 0:
        return why.NO_SYMBOL
    return OK if can_sell(s, seat) else why.NO_EFFECT


def can_sell(s: Position, seat: i64) -> bool:
    """Whether any exchange is possible: a die of the active or spent area, or two tokens."""
    p = s.players[seat]
    return p.spent_size() + active_count(p) > 0 or p.token_count() > 1


def do_trade(s: Position) -> None:
    """Take the action; symbols follow one by one."""
    seat = s.stack.seat()
    begin_action(s, TRADE)
    ask_symbols(s, seat, TRADE, bonus(s, seat, TRADE))


def has_tokens(p: Player, choices: vec[i64], index: i64) -> bool:
    """Whether a player holds the tokens of a choice."""
    for resource in range(RESOURCES):
        if p.holds[TOKENS + resource] < choices[index * RESOURCES + resource]:
            return False
    return True


def is_equal_set(index: i64) -> bool:
    """Three of a kind, gold standing for any: besides gold at most one kind."""
    kinds: i64 = 0
    for resource in range(1, RESOURCES):
        if THREES[index * RESOURCES + resource] > 0:
            kinds += 1
    return kinds <= 1


def is_different_set(index: i64) -> bool:
    """Three different ones, gold standing for any: besides gold no kind twice."""
    for resource in range(1, RESOURCES):
        if THREES[index * RESOURCES + resource] > 1:
            return False
    return True


def check_sell_three(s: Position, index: i64, equal: bool) -> i64:
    """A set of three tokens."""
    if s.stack.kind() != SELL:
        return why.NOT_NOW
    fits = is_equal_set(index) if equal else is_different_set(index)
    if not fits:
        return why.TRADE_SET
    return OK if has_tokens(s.players[s.stack.seat()], THREES, index) else why.NO_TOKEN


def check_sell_two(s: Position, index: i64) -> i64:
    """Any two tokens."""
    if s.stack.kind() != SELL:
        return why.NOT_NOW
    return OK if has_tokens(s.players[s.stack.seat()], TWOS, index) else why.NO_TOKEN


def check_sell_spent(s: Position, colour: i64) -> i64:
    """A die of the spent area."""
    return OK if s.players[s.stack.seat()].holds[SPENT + colour] > 0 else why.NO_SUCH_DIE


def check_sell_active(s: Position, die: i64) -> i64:
    """An active die, whose symbol is lost."""
    return OK if s.players[s.stack.seat()].active[die] else why.NO_SUCH_DIE


def options_sell(s: Position, out: ActionBuffer) -> None:
    """Everything that can be exchanged, in the order of ids."""
    for colour in range(COLOURS):
        if check_sell_spent(s, colour) == OK:
            out.add(actions.COLOUR + colour)
    p = s.players[s.stack.seat()]
    die = next_die(p, ANY_SYMBOL, 0)
    while die < DIE_FACES:
        out.add(actions.DIE + die)
        die = next_die(p, ANY_SYMBOL, die + 1)
    if p.token_count() > 2:
        options_sell_three(s, out)
    if p.token_count() > 1:
        for index in range(len(TWOS) // RESOURCES):
            if check_sell_two(s, index) == OK:
                out.add(actions.SELL_TWO + index)


def options_sell_three(s: Position, out: ActionBuffer) -> None:
    """Sets of three tokens, equal ones first."""
    for index in range(len(THREES) // RESOURCES):
        if check_sell_three(s, index, True) == OK:
            out.add(actions.SELL_EQUAL + index)
    for index in range(len(THREES) // RESOURCES):
        if check_sell_three(s, index, False) == OK:
            out.add(actions.SELL_DIFFERENT + index)


def do_sell_three(s: Position, index: i64, equal: bool) -> None:
    """Six points for equal ones, five for different ones, more with Economic Revival."""
    seat = s.stack.seat()
    points = EQUAL_POINTS if equal else DIFFERENT_POINTS
    sell_tokens(s, THREES, index, points + tech_sum(s, seat, effects.TRADE_SETS))


def do_sell_two(s: Position, index: i64) -> None:
    """Two points, more with Foreign Trade."""
    points = max(TWO_POINTS, tech_sum(s, s.stack.seat(), effects.TRADE_PAIR))
    sell_tokens(s, TWOS, index, points)


def sell_tokens(s: Position, choices: vec[i64], index: i64, points: i64) -> None:
    """Return the tokens for points."""
    seat = s.stack.seat()
    packed: i64 = 0
    for resource in range(RESOURCES):
        amount = choices[index * RESOURCES + resource]
        s.players[seat].holds[TOKENS + resource] -= amount
        packed |= amount << (8 * resource)
    note(s, happened.SOLD, seat, packed, points, 0)
    finish_sale(s, points)


def do_sell_spent(s: Position, colour: i64) -> None:
    """A spent die leaves the game."""
    seat = s.stack.seat()
    s.players[seat].holds[SPENT + colour] -= 1
    note(s, happened.SOLD_DIE, seat, colour, DIE_POINTS, 0)
    finish_sale(s, DIE_POINTS)


def do_sell_active(s: Position, die: i64) -> None:
    """An active die leaves the game."""
    seat = s.stack.seat()
    deactivate(s.players[seat], die)
    note(s, happened.SOLD_DIE, seat, die // SYMBOLS, DIE_POINTS, 0)
    finish_sale(s, DIE_POINTS)


def finish_sale(s: Position, points: i64) -> None:
    """Take the points; a clearance sale may go on."""
    seat = s.stack.seat()
    more = s.stack.arg(0)
    s.stack.pop()
    gain_points(s, seat, points)
    if more > 0 and can_sell(s, seat):
        s.stack.push(SELL, seat, more - 1, 1, 0, 0)
