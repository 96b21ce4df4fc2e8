"""A search within a budget."""

from __future__ import annotations

from time import perf_counter

from landrush.bots.budget import Budget
from landrush.bots.mcts import Node, Search
from landrush.engine.state import State

# Simulations between two looks at the clock.
AT_A_TIME = 4


def think(search: Search, state: State, budget: Budget) -> Node:
    """Search for so many simulations, or until the time is up."""
    end = perf_counter() + budget.milliseconds / 1000
    root = search.run(state, budget.simulations or AT_A_TIME)
    while budget.milliseconds and perf_counter() < end:
        search.go_on(root, state, AT_A_TIME)
    return root
