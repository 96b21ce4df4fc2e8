"""Whether any main action is possible (D5.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.state import OK
from landrush.games.dice_settlers import attack, explore, harvest, recruit, research, settle, trade
from landrush.games.dice_settlers.state import TURN, Position
from landrush.games.dice_settlers.turn import allow_action

# The least that a recruit or an exploration can be: one die, one symbol.
LEAST: Final[i64] = 1


def can_act(s: Position) -> bool:
    """Whether any main action is possible; a turn is on top (D5.1)."""
    if settle.check_settle(s) == OK or harvest.check_harvest(s) == OK or trade.check_trade(s) == OK:
        return True
    if recruit.check_recruit(s, LEAST) == OK or explore.check_explore(s, LEAST) == OK:
        return True
    for tech in s.cards:
        if research.check_research(s, tech) == OK:
            return True
    out = ActionBuffer()
    attack.options_attack(s, out)
    return out.n > 0


def with_one_more_action(s: Position) -> Position:
    """A copy in which the turn at hand allows one main action more (D5.2)."""
    copy = s.clone()
    assert isinstance(copy, Position)
    # What is being asked lies on the turn.
    while copy.stack.kind() != TURN:
        copy.stack.pop()
    allow_action(copy)
    return copy
