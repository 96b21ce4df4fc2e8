"""A search within a budget."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from landrush.bots.budget import Budget
from landrush.bots.mcts import Node, Search
from landrush.engine.state import State

# Seconds of something that only goes on: the wall clock, or the time that the thread has computed.
Clock = Callable[[], float]
# Simulations between two looks at the clock.
AT_A_TIME = 4


def think(search: Search, state: State, budget: Budget, clock: Clock = perf_counter) -> Node:
    """Search for so many simulations, or until the time is up."""
    end = clock() + budget.milliseconds / 1000
    root = search.run(state, budget.simulations or AT_A_TIME)
    while budget.milliseconds and clock() < end:
        search.go_on(root, state, AT_A_TIME)
    return root
