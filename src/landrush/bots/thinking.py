"""A search within a budget."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from landrush.bots.budget import Budget
from landrush.bots.mcts import Node, Search, most_visited
from landrush.engine.state import State

# Seconds of something that only goes on: the wall clock, or the time that the thread has computed.
Clock = Callable[[], float]
# Simulations between two looks at the clock.
AT_A_TIME = 8
# Some clocks stand still for a moment.
TICK = 1e-6
# A move that leads stays the first if of the simulations to come fewer than this part go to the second.
OVERTAKING = 0.5


def think(search: Search, state: State, budget: Budget) -> Node:
    """Search for so many simulations, or until the time is up."""
    root = Node(0, 0.0)
    go_on(search, root, state, budget, perf_counter, lambda left: left <= 0)
    return root


def decide(search: Search, root: Node, state: State, budget: Budget, clock: Clock) -> Node:
    """The same for who only wants a move, and perhaps knows something already: it ends when this is sure."""
    go_on(search, root, state, budget, clock, lambda left: left <= 0 or lead(root) > OVERTAKING * left)
    return most_visited(root)


def go_on(
    search: Search,
    root: Node,
    state: State,
    budget: Budget,
    clock: Clock,
    is_enough: Callable[[float], bool],
) -> None:
    """Search on; whether it is enough depends on how many simulations would be left."""
    start, before = clock(), root.visits
    search.expect(root, state)
    search.go_on(root, state, 1)
    while True:
        left = float(budget.simulations - root.visits)
        if budget.milliseconds:
            spent = max(TICK, clock() - start)
            left = float(root.visits - before) * (budget.milliseconds / 1000 / spent - 1)
        if is_enough(left):
            return
        search.go_on(root, state, max(1, min(AT_A_TIME, int(left))))


def lead(root: Node) -> int:
    """By how many visits the first move is ahead."""
    first = second = 0
    for node in root.children:
        if node.visits > first:
            first, second = node.visits, first
        elif node.visits > second:
            second = node.visits
    return first - second
