"""The bots with a value function or a tree search; how strong each is, docs/bots.md tells."""

from __future__ import annotations

from math import exp
from random import Random
from typing import NamedTuple

from landrush.bots.budget import Budget
from landrush.bots.mcts import Node, Search
from landrush.bots.models import named
from landrush.bots.planner import Planner
from landrush.bots.thinking import Clock, decide
from landrush.engine.state import State

# How many lines a planner follows; none is one decision ahead.
LINES = 12


class Rung(NamedTuple):
    """What a bot goes by: its value function, if any; how many lines it plans, or whether it searches.

    The temperature says how much less of the victory a move may be worth and still be played now and then,
    the widening how soon a search turns to further moves; without it all may be tried at once.
    """

    model: str | None
    lines: int = 0
    searches: bool = False
    temperature: float = 0.0
    widening: float = 0.0


RUNGS = {
    "weighted": Rung("linear", temperature=0.05),
    "linear": Rung("linear"),
    "planner": Rung("linear", LINES),
    "mcts": Rung(None, searches=True),
    "mcts-linear": Rung("linear", searches=True),
    "net": Rung("net", LINES),
    "mcts-net": Rung("net", searches=True),
    "mcts-wide": Rung("net", searches=True, widening=0.35),
}


class PlannerBot:
    """Looks ahead to the end of its turn, or one decision."""

    def __init__(self, rung: Rung, seed: int) -> None:
        self.rung = rung
        self.seed = seed
        self.random = Random(seed)
        self.planner: Planner | None = None

    def choose(self, state: State) -> int:
        if self.rung.temperature == 0:
            return self.planning(state).choose(state)
        worths = self.worths(state)
        most = max(worths.values())
        weights = [exp((worth - most) / self.rung.temperature) for worth in worths.values()]
        return self.random.choices(list(worths), weights)[0]

    def worths(self, state: State) -> dict[int, float]:
        """What each option is worth to the seat that is to move."""
        planner = self.planning(state)
        worths = planner.worths(state)
        return dict(zip(planner.options(), worths, strict=True))

    def planning(self, state: State) -> Planner:
        """The planner, with the value function of the game."""
        if self.planner is None:
            assert self.rung.model is not None
            self.planner = Planner(named(state.game, self.rung.model), self.seed, self.rung.lines)
        return self.planner


class SearchBot:
    """Searches a tree within its budget."""

    def __init__(self, rung: Rung, seed: int, budget: Budget, clock: Clock) -> None:
        self.rung = rung
        self.seed = seed
        self.budget = budget
        self.clock = clock
        self.search: Search | None = None
        self.kept: Node | None = None
        self.kept_for = ""

    def choose(self, state: State) -> int:
        options = state.choices()
        if len(options) == 1:
            return options[0]
        if self.search is None:
            model = self.rung.model
            value = None if model is None else named(state.game, model)
            self.search = Search(value, self.seed, self.rung.widening)
        root = self.kept if self.kept is not None and state.to_json() == self.kept_for else Node(0, 0.0)
        best = decide(self.search, root, state, self.budget, self.clock)
        self.keep(state, best)
        return best.action

    def keep(self, state: State, chosen: Node) -> None:
        """Keep what was found out about the own next decision of the turn."""
        seat = state.to_move
        after = state.clone()
        after.do(chosen.action)
        node: Node | None = chosen
        while node is not None and after.to_move == seat and len(options := after.choices()) == 1:
            node = node.child(options[0])
            after.do(options[0])
        self.kept = node if after.to_move == seat else None
        self.kept_for = after.to_json() if self.kept is not None else ""
