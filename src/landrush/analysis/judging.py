"""What the options of a position are worth to the seat that decides, by a tree search."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import NamedTuple

from landrush.bots.budget import Budget
from landrush.bots.mcts import Node, Search, most_visited
from landrush.bots.thinking import think
from landrush.bots.value import Value
from landrush.engine.rng import Rng
from landrush.engine.state import OK, State

# The value function that judges where nobody names another.
MODEL = "net"
# A mean of few visits is less sure than their spread says: one more visit with this variance is added.
DOUBT = 0.01
# A move that was never followed is known by first sight alone.
UNSEEN = 0.25
# A move that the search followed less often says nothing.
FOLLOWED = 8
# A difference counts from so many standard errors on.
SURE = 2.0


class Option(NamedTuple):
    """A move, the share of the victory that it is worth to who makes it, and the standard error of that."""

    action: int
    worth: float
    error: float
    visits: int


class Gap(NamedTuple):
    """How much more one option is worth than another, with the standard error."""

    worth: float
    error: float

    @property
    def is_sure(self) -> bool:
        return self.worth > SURE * self.error


class Judgement:
    """A position with more than one option, judged as the seat that decides sees it."""

    def __init__(
        self, state: State, value: Value, seed: int, root: Node, half: Mapping[int, tuple[int, float]]
    ) -> None:
        self.state = state
        self.value = value
        self.seed = seed
        self.root = root
        self.seat = state.to_move
        world = state.imagine(self.seat, Rng(seed))
        # Where the own decisions after each option lead; what the search tried in between does not count.
        self.ends = {node.action: settled(node, world, self.seat) for node in root.children}
        self.options: Sequence[Option] = ranked(self.ends, root, self.seat, half)

    @property
    def best(self) -> Option:
        return self.options[0]

    def option(self, action: int) -> Option:
        return next(option for option in self.options if option.action == action)

    def gap(self, action: int) -> Gap:
        """What an option is worth less than the best."""
        best, other = self.best, self.option(action)
        if best.action == action:
            return Gap(0.0, 0.0)
        return Gap(best.worth - other.worth, sqrt(best.error**2 + other.error**2))

    def shares(self, action: int) -> list[float]:
        """Each seat's share of the victory after an option that was followed."""
        node = self.ends[action]
        visits = int(node.visits)
        return [node.gained[seat] / visits for seat in range(self.state.seats)]


def judge(state: State, value: Value, budget: Budget, seed: int, played: int | None = None) -> Judgement:
    """Search a position. The option played, else the second best, is followed as often as the best."""
    search = Search(value, seed)
    root = think(search, state, Budget((budget.milliseconds + 1) // 2, (budget.simulations + 1) // 2))
    half = {node.action: (int(node.visits), node.gained[state.to_move]) for node in root.children}
    search.go_on(root, state, root.visits)
    first, second, *_ = sorted(root.children, key=lambda node: (-node.visits, -node.promise, node.action))
    compared = second.action if played is None else played
    followed = root.child(compared)
    search.try_out(root, state, compared, first.visits - (followed.visits if followed else 0))
    return Judgement(state, value, seed, root, half)


def settled(node: Node, before: State, seat: int) -> Node:
    """The last node of the own decisions after a move, as far as the search mostly came back to one."""
    state = before.clone()
    state.do(node.action)
    while state.to_move == seat and len(node.children) > 0:
        found = most_visited(node)
        if found.visits < FOLLOWED or 2 * found.visits < node.visits or state.check(found.action) != OK:
            break
        state.do(found.action)
        node = found
    return node


def ranked(
    ends: Mapping[int, Node], root: Node, seat: int, half: Mapping[int, tuple[int, float]]
) -> list[Option]:
    """All options, the best first. Those that were hardly followed are behind those that were."""
    options = [
        option_of(node, ends[node.action], seat, *half.get(node.action, (0, 0.0))) for node in root.children
    ]
    most = max(option.visits for option in options)
    return sorted(options, key=lambda each: (2 * each.visits < most, -each.worth, each.action))


def option_of(node: Node, end: Node, seat: int, early: int, gained: float) -> Option:
    """The mean of what came of a move, or how it looks where it was never followed.

    A search that still changes its mind is less sure than its spread says: the error also has half of what
    the later visits tell otherwise than the early ones.
    """
    if node.visits == 0:
        return Option(node.action, min(1.0, max(0.0, node.promise)), UNSEEN, 0)
    visits, late = int(end.visits), int(node.visits) - early
    mean = end.gained[seat] / visits
    variance = max(0.0, end.squared / visits - mean * mean)
    drift = (node.gained[seat] - gained) / late - gained / early if early and late else 0.0
    error = sqrt((variance + DOUBT / visits) / visits + (drift / 2) ** 2)
    return Option(node.action, mean, error, int(node.visits))
