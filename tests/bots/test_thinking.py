"""A search within its budget: it ends in time, and before when more would change nothing."""

from __future__ import annotations

from itertools import count

import pytest
from values import midway, value

from landrush.bots.budget import Budget
from landrush.bots.mcts import Node, Search, most_visited
from landrush.bots.thinking import AT_A_TIME, decide, think

STEP = 0.01


@pytest.mark.parametrize(("name", "players"), [("montana", 2), ("dice-settlers", 1), ("dice-settlers", 4)])
@pytest.mark.parametrize("milliseconds", [20, 64, 250])
def test_the_clock_ends_it(name: str, players: int, milliseconds: int) -> None:
    """Each look at this clock takes ten milliseconds: no more of them than fit into the budget, and one."""
    state = midway(name, players, seed=9, decisions=30)
    looks = count()
    root = Node(0, 0.0)
    search = Search(value(state.game, 8), 1)
    decide(search, root, state, Budget(milliseconds=milliseconds), lambda: next(looks) * STEP)
    asked = next(looks)
    assert asked * STEP * 1000 <= milliseconds + 2 * STEP * 1000
    assert root.visits <= 1 + AT_A_TIME * asked


@pytest.mark.parametrize("name", ["montana", "dice-settlers"])
def test_it_ends_when_the_first_move_is_far_ahead(name: str) -> None:
    """With the same simulations as a search to the end, only fewer of them, and mostly the same move."""
    same = ended = 0
    for seed in range(12):
        state = midway(name, 2, seed, decisions=40)
        root = Node(0, 0.0)
        best = decide(Search(value(state.game, 8), 1), root, state, Budget(simulations=400), lambda: 0.0)
        whole = think(Search(value(state.game, 8), 1), state, Budget(simulations=400))
        assert whole.visits == 400
        assert root.visits <= 400
        ended += root.visits < 400
        same += best.action == most_visited(whole).action
    assert ended >= 4
    assert same >= 10
