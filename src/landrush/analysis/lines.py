"""How the turn goes on after a move, by what the search found."""

from __future__ import annotations

from typing import NamedTuple

from landrush.analysis.judging import FOLLOWED, Judgement
from landrush.bots.mcts import Node, most_visited
from landrush.bots.planner import Planner
from landrush.engine.rng import Rng
from landrush.engine.state import OK, State
from landrush.messages import Action

LONGEST = 24


class Line(NamedTuple):
    """Moves, as notation and to be told, and where they lead to, with what the seat may know of it."""

    moves: tuple[str, ...]
    words: tuple[Action, ...]
    end: State


def line_of(judgement: Judgement, action: int) -> Line:
    """An option, and the best moves after it until chance, another seat or another turn."""
    seat = judgement.seat
    state = judgement.state.imagine(seat, Rng(judgement.seed))
    planner = Planner(judgement.value, judgement.seed, 0)
    turn_of = state.game.turn_of
    turn = turn_of(state)
    node: Node | None = judgement.root
    moves: list[str] = []
    words: list[Action] = []
    while True:
        moves.append(state.notation(action))
        words.append(state.explain(action))
        state.do(action)
        node = node.child(action) if node is not None else None
        if state.to_move != seat or turn_of(state) != turn or len(moves) == LONGEST:
            return Line(tuple(moves), tuple(words), state)
        action = next_move(node, state, planner)


def next_move(node: Node | None, state: State, planner: Planner) -> int:
    """The move that the search came back to, if it did, else the one that looks best."""
    if node is not None and len(node.children) > 0:
        found = most_visited(node)
        if found.visits >= FOLLOWED and state.check(found.action) == OK:
            return found.action
    return planner.choose(state)
