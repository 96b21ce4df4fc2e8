"""Many games at once are the same games as one by one."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest

import landrush
from landrush.engine.rng import Rng
from landrush.errors import BadOption, IllegalMove
from landrush.research.encoding import encoder, results
from landrush.research.vector import Vector
from landrush.research.vector_env import VectorEnv
from landrush.simulation import derived_seed
from tests.research.tables import every_table

COUNT = 5


class Alone:
    """One of the games, played by the engine's own methods."""

    def __init__(self, name, players, seed):
        self.root = landrush.game(name).new(players)
        self.chance = Rng(seed)
        self.begin()

    def begin(self):
        self.state = self.root.clone()
        self.state.advance(self.chance)

    def step(self, action):
        self.state.apply(action)
        self.state.advance(self.chance)
        worth = results(self.state)
        is_over = self.state.to_move == landrush.OVER
        if is_over:
            self.begin()
        return worth, is_over


@every_table
def test_it_is_the_same_as_one_by_one(name, players):
    vector = Vector(name, COUNT, players, seed=3)
    alone = [Alone(name, players, derived_seed(3, "game", i)) for i in range(COUNT)]
    found = encoder(name)
    rng = Rng(9)
    ended = 0
    for _ in range(400 * players):
        for i, each in enumerate(alone):
            seat = each.state.to_move
            assert vector.to_move[i] == seat
            assert (vector.masks[i] == found.mask(each.state, seat)).all()
            assert (vector.observations[i] == found.observe(each.state, seat)).all()
        actions = vector.random_actions(rng)
        vector.step(actions)
        for i, each in enumerate(alone):
            worth, is_over = each.step(int(actions[i]))
            assert vector.rewards[i] == pytest.approx(worth)
            assert vector.over[i] == is_over
            ended += is_over
    assert ended >= COUNT
    assert not vector.cut.any()


def test_a_game_does_not_depend_on_the_others():
    few, many = Vector("montana", 2, seed=5), Vector("montana", 40, seed=5)
    assert (few.observations == many.observations[:2]).all()


def test_games_are_cut_off():
    vector = Vector("montana", 2, max_decisions=4)
    rng = Rng(1)
    for step in range(1, 13):
        vector.step(vector.random_actions(rng))
        assert vector.cut.all() == (step % 4 == 0)
        assert not vector.rewards.any()


def test_the_arrays_stay_and_cannot_be_written():
    vector = Vector("montana", 3)
    before = [vector.observations, vector.masks, vector.rewards, vector.to_move]
    vector.step(vector.random_actions(Rng(1)))
    after = [vector.observations, vector.masks, vector.rewards, vector.to_move]
    assert all(one is other for one, other in zip(before, after, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        vector.masks[0, 0] = True


@pytest.mark.parametrize(
    ("actions", "says"),
    [
        ([0, 0], "3 whole numbers are needed"),
        ([0.5, 0, 0], "3 whole numbers are needed"),
        ([[0], [0], [0]], "3 whole numbers are needed"),
        (["hire", "hire", "hire"], "3 whole numbers are needed"),
    ],
)
def test_other_things_than_actions_are_refused(actions, says):
    vector = Vector("montana", 3)
    with pytest.raises(IllegalMove, match=says):
        vector.step(actions)


@pytest.mark.parametrize("wrong", [-1, 220, 10**9])
def test_one_illegal_action_and_nothing_happens(wrong):
    vector = Vector("montana", 3)
    before = vector.observations.copy()
    actions = vector.random_actions(Rng(1))
    actions[1] = wrong
    with pytest.raises(IllegalMove, match=f"action {wrong} is not legal in game 1"):
        vector.step(actions)
    assert (vector.observations == before).all()


def test_no_games_are_refused():
    with pytest.raises(BadOption, match="at least 1 game"):
        Vector("montana", 0)


@every_table
def test_as_gymnasium_knows_it(name, players):
    env = VectorEnv(name, COUNT, players)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    seen, infos = env.reset(seed=4)
    again, _ = env.reset(seed=4)
    assert (seen == again).all()
    rng = np.random.default_rng(1)
    finals = 0
    for _ in range(300 * players):
        assert env.observation_space.contains(seen)
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])
        movers = infos["to_move"]
        seen, rewards, over, cut, infos = env.step(actions)
        assert rewards.shape == over.shape == cut.shape == (COUNT,)
        for i in np.flatnonzero(over):
            assert rewards[i] == infos["rewards"][i, movers[i]]
            assert infos["_final_obs"][i]
            assert env.single_observation_space.contains(infos["final_obs"][i].astype(np.float32))
            finals += 1
        assert not rewards[~over].any()
    assert finals
