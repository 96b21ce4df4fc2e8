"""The automaton's pending work that asks nobody."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.explore import do_add, do_join
from landrush.games.dice_settlers.roll import cup_colour
from landrush.games.dice_settlers.solo import dice, frames
from landrush.games.dice_settlers.solo.attack import strike_once
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.solo.evict import tiles_to_evict
from landrush.games.dice_settlers.solo.prepare import place_own_start
from landrush.games.dice_settlers.solo.questions import decide_tie, is_tie, list_ties
from landrush.games.dice_settlers.solo.settle import fetch_own_tents, must_place
from landrush.games.dice_settlers.solo.turn import build_own_houses
from landrush.games.dice_settlers.state import JOIN, MORE, PLACE_START, Position, note, the_automaton


def go_on_by_itself(s: Position) -> bool:
    """Do one piece of work if the top frame is the automaton's and asks nobody; tell whether it did."""
    build_own_houses(s)
    if s.stack.seat() != AUTOMATON and s.stack.kind() != frames.EVICT:
        return False
    kind = s.stack.kind()
    if kind < frames.FIRST_SOLO_KIND:
        return go_on_with_common(s, kind)
    if kind == frames.TAKE_DICE or kind == frames.OWN_TURN:
        return go_on_with_round(s, kind)
    if kind == frames.QUEUE:
        if dice.is_one_colour(s):
            dice.do_queue(s, cup_colour(s.stack.arg(0)))
            return True
        return False
    if kind == frames.EVICT:
        if tiles_to_evict(s) == 0:
            s.stack.pop()
            return True
        return False
    return go_on_with_action(s, kind) or (is_tie(kind) and decide_alone(s))


def go_on_with_common(s: Position, kind: i64) -> bool:
    """Frames that every seat has: it places its start tile and always joins (D12.1, D12.16)."""
    if kind == PLACE_START:
        place_own_start(s)
    elif kind == JOIN:
        do_join(s)
    elif kind == MORE and s.stack.arg(1) == 1 and s.players[AUTOMATON].tents > 0:
        do_add(s)
    else:
        return False
    return True


def go_on_with_round(s: Position, kind: i64) -> bool:
    """Begin its roll phase; end what is done; with nothing at any side do nothing (D12.6)."""
    if kind == frames.TAKE_DICE and s.stack.arg(0) == 0:
        dice.begin_own_roll(s)
        return True
    if kind == frames.OWN_TURN and s.stack.arg(1) == 0:
        if the_automaton(s).strength() > 0:
            return False
        note(s, happened.NOTHING_DONE, AUTOMATON, 0, 0, 0)
    s.stack.pop()
    return True


def go_on_with_action(s: Position, kind: i64) -> bool:
    """Where there is nothing to choose in settling or attacking: fetch tents, replace a tent, or end."""
    if kind == frames.OWN_SETTLE and (s.present[AUTOMATON] == 0 or not must_place(s)):
        if s.present[AUTOMATON] and s.stack.arg(0) > 0:
            fetch_own_tents(s)
        else:
            s.stack.pop()
        return True
    if kind == frames.OWN_ATTACK and s.stack.arg(1) > 0:
        strike_once(s)
        return True
    return False


def decide_alone(s: Position) -> bool:
    """Where the priorities leave one thing, or nothing, nobody is asked."""
    out = ActionBuffer()
    decided = list_ties(s, out)
    if out.n > 1:
        return False
    if out.n == 0:
        s.stack.pop()
    else:
        decide_tie(s, out.ids[0], decided)
    return True
