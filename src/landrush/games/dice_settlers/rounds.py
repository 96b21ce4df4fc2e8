"""Clean-up, the order of a round, and the end of the game (D3.1, D9, D10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.state import OK
from landrush.games.dice_settlers import effects, happened, why
from landrush.games.dice_settlers.dice import activate, active_count, clear_active, deactivate
from landrush.games.dice_settlers.scoring import winner_bits
from landrush.games.dice_settlers.solo.automaton import AUTOMATON, PLAYER
from landrush.games.dice_settlers.solo.frames import EVICT, OWN_TURN, TAKE_DICE
from landrush.games.dice_settlers.state import KEEP, ROLL, ROUND, TURN, Position, note, tech_sum
from landrush.games.dice_settlers.symbols import COLOURS

NO_DIE: Final[i64] = -1
FEW_COLOURS: Final[i64] = 2

# The four end conditions (D10.1).
ALL_HOUSES: Final[i64] = 0
NO_POINTS: Final[i64] = 1
NO_TILES: Final[i64] = 2
FEW_DICE: Final[i64] = 3


def check_keep(s: Position, die: i64) -> i64:
    """Any active die, up to the number allowed (D9.1)."""
    return OK if s.players[s.stack.seat()].active[die] else why.NO_SUCH_DIE


def do_keep(s: Position, die: i64) -> None:
    """Set a die aside to be kept."""
    p = s.players[s.stack.seat()]
    deactivate(p, die)
    note(s, happened.KEPT, s.stack.seat(), die, 0, 0)
    s.stack.set_arg(3, s.stack.arg(2))
    s.stack.set_arg(2, die)
    s.stack.set_arg(1, s.stack.arg(1) + 1)
    s.stack.set_named(die)
    if s.stack.arg(1) == s.stack.arg(0) or active_count(p) == 0:
        finish_keep(s)


def finish_keep(s: Position) -> None:
    """All other active dice are spent; cards, factories and actions are ready again (D9.1)."""
    p = s.players[s.stack.seat()]
    kept = s.stack.arg(1)
    one = s.stack.arg(2)
    other = s.stack.arg(3)
    s.stack.pop()
    clear_active(p)
    if kept > 0:
        activate(p, one)
    if kept > 1:
        activate(p, other)
    p.used = 0
    p.acted = 0
    p.factories = 0
    p.again = 0


def keep_limit(s: Position, seat: i64) -> i64:
    """One die, two with Evening Campfire."""
    return max(1, tech_sum(s, seat, effects.KEEP))


def end_condition(s: Position) -> i64:
    """The first end condition that holds, or -1 (D10.1)."""
    for p in s.players:
        if p.houses == 0:
            return ALL_HOUSES
    if s.points == 0:
        return NO_POINTS
    if s.stack_tiles == 0:
        return NO_TILES
    colours: i64 = 0
    for colour in range(COLOURS):
        if s.supply[colour] > 0:
            colours += 1
    return FEW_DICE if colours <= FEW_COLOURS else -1


def go_on_with_rounds(s: Position) -> None:
    """A round is over: the game ends, or the next round begins, perhaps the last one (D9.2, D10.1)."""
    s.stack.pop()
    if s.rounds > 0:
        if s.last_round:
            note(s, happened.WON, s.first, winner_bits(s), 0, 0)
            return
        condition = end_condition(s)
        if condition >= 0:
            s.last_round = True
            note(s, happened.END_CONDITION, s.first, condition, 0, 0)
        s.first = (s.first + 1) % s.seats
    s.rounds += 1
    note(s, happened.ROUND_STARTED, s.first, s.rounds, 0, 0)
    begin_round(s)


def begin_round(s: Position) -> None:
    """Put the whole round on the stack."""
    s.stack.push(ROUND, s.first, 0, 0, 0, 0)
    if s.automaton is not None:
        plan_solo_round(s)
    else:
        plan_round(s)


def plan_round(s: Position) -> None:
    """Roll phase, two turns each, clean-up, always in turn order (D3.1, D5.1)."""
    stack = s.stack
    for i in range(s.seats - 1, -1, -1):
        stack.push(KEEP, (s.first + i) % s.seats, 0, 0, 0, 0)
    for turn in range(2, 0, -1):
        for i in range(s.seats - 1, -1, -1):
            stack.push(TURN, (s.first + i) % s.seats, turn, 0, 1, 0)
    for i in range(s.seats - 1, -1, -1):
        stack.push(ROLL, (s.first + i) % s.seats, 0, 0, 0, 0)


def plan_solo_round(s: Position) -> None:
    """The automaton rolls after the player and takes its turns in turn order (D12.3, D12.6, D12.16)."""
    stack = s.stack
    stack.push(EVICT, PLAYER, 0, 0, 0, 0)
    stack.push(KEEP, PLAYER, 0, 0, 0, 0)
    for turn in range(2, 0, -1):
        if s.first == PLAYER:
            stack.push(OWN_TURN, AUTOMATON, turn, 0, 0, 0)
        stack.push(TURN, PLAYER, turn, 0, 1, 0)
        if s.first == AUTOMATON:
            stack.push(OWN_TURN, AUTOMATON, turn, 0, 0, 0)
    stack.push(TAKE_DICE, AUTOMATON, 0, 0, 0, 0)
    stack.push(ROLL, PLAYER, 0, 0, 0, 0)
