"""Bots by name, with and without a budget."""

from __future__ import annotations

from pathlib import Path

import pytest

import landrush
from landrush.bots import USUAL_BUDGET, bot, model, names, searches
from landrush.bots.budget import Budget
from landrush.bots.ladder import SearchBot
from landrush.bots.models import file_of
from landrush.engine.rng import Rng
from landrush.errors import BadModel, BadOption


def test_every_name_is_a_bot() -> None:
    for name in names():
        assert callable(bot(name, 1).choose)


def test_a_bot_may_go_by_a_value_function_of_its_own(tmp_path: Path) -> None:
    found = landrush.game("montana")
    copied = tmp_path / "own.npz"
    copied.write_bytes(file_of(found, "net").read_bytes())
    state = found.new(players=2)
    state.advance(Rng(1))
    assert bot(f"net:{copied}", 1).choose(state) == bot("net", 1).choose(state)
    assert model(found, f"net:{copied}") == model(found, "net")
    searching = bot(f"mcts-net:{copied}@20sims", 1)
    assert isinstance(searching, SearchBot)
    assert searching.budget == Budget(simulations=20)
    assert searching.choose(state) == bot("mcts-net@20sims", 1).choose(state)


def test_a_file_that_is_no_value_function_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"none")
    state = landrush.game("montana").new(players=2)
    state.advance(Rng(1))
    with pytest.raises(BadModel, match=r"broken\.npz"):
        bot(f"net:{broken}", 1).choose(state)


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
        ("net:missing.npz", "no value function “missing.npz”"),
        ("mcts:missing.npz", "the bot “mcts” goes by no value function"),
        ("greedy:missing.npz", "no bot “greedy:missing.npz”"),
    ],
)
def test_bad_names_are_refused(name: str, says: str) -> None:
    with pytest.raises(BadOption) as refused:
        bot(name, 1)
    assert says in str(refused.value)
