"""Gymnasium's own checks, opponents, and what illegal actions bring."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from landrush.errors import BadOption
from landrush.research.gymnasium import env_id
from tests.research.tables import every_table


def made(name, **settings):
    return gymnasium.make(env_id(name), **settings)


def play(env, seed):
    """A game of random legal actions; rewards, and everything that was seen."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    told = [seen.tobytes()]
    is_over = is_cut = False
    while not (is_over or is_cut):
        legal = np.flatnonzero(env.unwrapped.action_masks())
        seen, reward, is_over, is_cut, _ = env.step(int(rng.choice(legal)))
        told.append((seen.tobytes(), reward))
    return told


@every_table
def test_the_environment_checker_agrees(name, players):
    env = made(name, players=players)
    check_env(env.unwrapped, skip_render_check=True)
    env.close()


def test_the_names():
    assert made("montana").spec.id == "landrush/Montana-v0"
    assert made("dice-settlers").spec.id == "landrush/DiceSettlers-v0"


@every_table
def test_a_whole_game_by_its_seed(name, players):
    env = made(name, players=players)
    told = play(env, 1)
    assert told == play(env, 1)
    assert told != play(env, 2)
    rewards = [reward for _, reward in told[1:]]
    assert set(rewards[:-1]) == {0.0}
    assert -1 <= rewards[-1] <= 1


@pytest.mark.parametrize("mode", ["sync", "async"])
def test_several_are_made_at_once(mode):
    several = gymnasium.make_vec(env_id("montana"), num_envs=2, vectorization_mode=mode, opponents=["greedy"])
    seen, infos = several.reset(seed=3)
    for _ in range(5):
        seen, *_, infos = several.step(infos["action_mask"].argmax(1))
    several.close()
    for row in range(2):
        # Each has the seed after the one before it.
        alone = made("montana", opponents=["greedy"])
        _, info = alone.reset(seed=3 + row)
        for _ in range(5):
            last, *_, info = alone.step(int(info["action_mask"].argmax()))
        assert (seen[row] == last).all()


def test_opponents_sit_after_the_learner():
    env = made("montana", players=3, opponents=["greedy", "random"], seat=1).unwrapped
    env.reset(seed=1)
    assert env.seat == 1
    assert {seat: type(each).__name__ for seat, each in env.bots.items()} == {2: "GreedyBot", 0: "RandomBot"}


def test_seats_are_drawn():
    env = made("montana", players=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_random_play_loses_against_greedy():
    env = made("montana", players=2, opponents=["greedy"])
    assert [play(env, seed)[-1][1] for seed in range(5)] == [-1.0] * 5


@pytest.mark.parametrize("action", [219, -5, 10**30, "hire", None, float("nan"), [1, 2]])
def test_an_illegal_action_is_another_one_or_the_loss(action):
    env = made("montana", players=2).unwrapped
    env.reset(seed=1)
    seen, reward, is_over, is_cut, info = env.step(action)
    assert (reward, is_over, is_cut, info["is_illegal"]) == (0.0, False, False, True)
    assert env.observation_space.contains(seen)
    env = made("montana", players=2, illegal="lose").unwrapped
    env.reset(seed=1)
    before = env.position.to_json()
    seen, reward, is_over, is_cut, info = env.step(action)
    assert (reward, is_over, is_cut, info["is_illegal"]) == (-1.0, True, False, True)
    assert env.position.to_json() == before


def test_a_game_can_be_cut_off():
    env = made("montana", players=2, max_decisions=3)
    told = play(env, 1)
    assert len(told) == 4


# Gymnasium warns of a render mode before it is refused.
@pytest.mark.filterwarnings("ignore:.*render_mode")
@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"players": 9}, "players"),
        ({"players": 3, "opponents": ["random"]}, "3 players need 2 opponents, not 1"),
        ({"opponents": ["kasparov"]}, "no bot “kasparov”"),
        ({"seat": 2}, "seats go from 0 to 1, not 2"),
        ({"illegal": "ignore"}, "illegal is resample or lose"),
        ({"render_mode": "smell"}, "render_mode"),
        ({"weather": "bad"}, "weather"),
    ],
)
def test_what_there_is_not_is_refused(settings, says):
    with pytest.raises(BadOption, match=says):
        made("montana", **settings)
