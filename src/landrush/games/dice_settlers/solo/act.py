"""The action of the side that the marker reached (D12.7)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.games.dice_settlers.solo.attack import begin_own_attack
from landrush.games.dice_settlers.solo.automaton import SIDE_ACTION
from landrush.games.dice_settlers.solo.explore import begin_own_explore
from landrush.games.dice_settlers.solo.recruit import begin_own_recruit
from landrush.games.dice_settlers.solo.research import own_research
from landrush.games.dice_settlers.solo.settle import begin_own_settle
from landrush.games.dice_settlers.solo.trade import own_trade
from landrush.games.dice_settlers.state import Position
from landrush.games.dice_settlers.symbols import ATTACK, EXPLORE, RECRUIT, RESEARCH, SETTLE


def begin_own_action(s: Position, side: i64, strength: i64) -> None:
    """Begin the action of a side with this strength."""
    action = SIDE_ACTION[side]
    if action == RECRUIT:
        begin_own_recruit(s, strength)
    elif action == SETTLE:
        begin_own_settle(s, strength)
    elif action == EXPLORE:
        begin_own_explore(s, strength)
    elif action == RESEARCH:
        own_research(s, strength)
    elif action == ATTACK:
        begin_own_attack(s, strength)
    else:
        own_trade(s, strength)
