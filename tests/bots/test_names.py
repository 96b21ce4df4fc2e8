"""Bots by name, with and without a budget."""

from __future__ import annotations

import pytest

from landrush.bots import USUAL_BUDGET, bot, names, searches
from landrush.bots.budget import Budget
from landrush.bots.ladder import SearchBot
from landrush.errors import BadOption


def test_every_name_is_a_bot() -> None:
    for name in names():
        assert callable(bot(name, 1).choose)


def test_bots_that_search_have_a_budget() -> None:
    for name in filter(searches, names()):
        plain, timed = bot(name, 1), bot(f"{name}@200sims", 1)
        assert isinstance(plain, SearchBot)
        assert isinstance(timed, SearchBot)
        assert plain.budget == USUAL_BUDGET
        assert timed.budget == Budget(simulations=200)


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("greedy@64ms", "the bot “greedy” takes no budget"),
        ("planner@64ms", "the bot “planner” takes no budget"),
        ("legend@64ms", "the bot “legend” takes no budget"),
        ("rancher@200sims", "the bot “rancher” takes no budget"),
        ("mcts@64", "“64” is no budget"),
        ("deep@64ms", "no bot “deep@64ms”"),
    ],
)
def test_bad_budgets_are_refused(name: str, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(name, 1)
    assert says in str(refused.value)
