"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import pickle

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import landrush
from landrush.errors import BadOption, IllegalMove, UnknownGame
from landrush.research.pettingzoo import env, raw_env
from tests.research.tables import every_table


def play(made, seed):
    """A game of random legal actions; everything that was seen and won."""
    rng = np.random.default_rng(seed)
    made.reset(seed=seed)
    told = []
    for agent in made.agent_iter():
        seen, reward, is_over, is_cut, _ = made.last()
        told.append((agent, seen["observation"].tobytes(), reward))
        is_done = is_over or is_cut
        made.step(None if is_done else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return told


# Ours is a dictionary with a mask, as theirs are in board games.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@every_table
def test_api(name, players):
    api_test(env(name, players=players), num_cycles=300)


@every_table
def test_seeds(name, players):
    seed_test(lambda: env(name, players=players), num_cycles=100)


@every_table
def test_a_game_ends_with_a_winner(name, players):
    made = env(name, players=players)
    told = play(made, 3)
    assert told == play(made, 3)
    assert told != play(made, 4)
    last = told[-players:]
    assert [agent for agent, _, _ in last] == made.possible_agents
    worth = [reward for _, _, reward in last]
    assert sum(worth) == pytest.approx(0) if players > 1 else abs(worth[0]) <= 1
    assert max(worth) > 0 or players == 1
    assert {reward for _, _, reward in told[:-players]} == {0.0}


def test_the_version_is_in_the_name():
    assert raw_env("montana").metadata["name"] == "montana_v0"
    assert raw_env("dice-settlers").metadata["name"] == "dice_settlers_v0"


def test_it_can_be_copied_by_pickle():
    made = pickle.loads(pickle.dumps(raw_env("montana", players=3, start_tile="random")))
    made.reset(seed=1)
    assert made.num_agents == 3
    assert "start" not in made.position.to_json()[:0] + made.position.notation(
        made.position.legal_actions()[0]
    )


def test_a_game_can_be_cut_off():
    made = raw_env("montana", max_decisions=5)
    told = play(made, 1)
    assert len(told) == 5 + 2
    assert {reward for _, _, reward in told} == {0.0}


def test_an_illegal_action_loses():
    made = env("montana")
    made.reset(seed=1)
    mask = made.observe(made.agent_selection)["action_mask"]
    agent = made.agent_selection
    made.step(int(np.flatnonzero(mask == 0)[0]))
    assert made.terminations[agent]
    assert made.rewards[agent] == -1


def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing():
    made = raw_env("montana")
    made.reset(seed=1)
    before = made.position.to_json()
    illegal = int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"] == 0)[0])
    for action in (illegal, 9999, -1):
        with pytest.raises(IllegalMove):
            made.step(action)
    assert made.position.to_json() == before


def test_what_there_is_not_is_refused():
    with pytest.raises(UnknownGame, match="no game “chess”"):
        env("chess")
    with pytest.raises(BadOption, match="players"):
        env("montana", players=5)
    with pytest.raises(BadOption, match="start_tile"):
        env("montana", start_tile="far")
    with pytest.raises(BadOption, match="render_mode"):
        env("montana", render_mode="human")


@pytest.mark.parametrize("name", landrush.games())
def test_render(name):
    made = env(name, players=2, render_mode="ansi")
    play_some(made)
    text = made.render()
    assert text.count("\n") > 10
    assert "\x1b[" in text
    made = env(name, players=2, render_mode="rgb_array")
    play_some(made)
    pixels = made.render()
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert pixels.shape[2] == 3
    # Not a blank page.
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 10


def play_some(made):
    made.reset(seed=2)
    for _ in range(60):
        made.step(int(np.flatnonzero(made.observe(made.agent_selection)["action_mask"])[0]))
