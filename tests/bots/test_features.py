"""What the features of every game promise: a number for each name, from what the seat may know."""

from __future__ import annotations

import math
import random
import re
from itertools import islice

import pytest
from librt.vecs import vec

import landrush
from landrush.bots.greedy import GreedyBot
from landrush.engine.rng import Rng

GAMES = [landrush.game("montana")]
every_game = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_setting = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=f"{game.name}-{players}")
        for game in GAMES
        for players in range(max(2, game.min_players), game.max_players + 1)
    ],
)

# Two players are always there.
CONSTANT = {"montana": {"own: there", "next: there"}}
# No feature has this value.
UNTOUCHED = 99.0


def written(state, seat):
    """The features of a position."""
    out = vec[float]([UNTOUCHED] * (len(state.game.features) + 1))
    state.features(seat, out)
    *values, behind = out
    assert UNTOUCHED not in values, "a feature is not written"
    assert behind == UNTOUCHED, "written behind the last feature"
    return values


def random_game(game, players, seed):
    """Every position of a random game, the last one included."""
    rng = random.Random(seed)
    state = game.new(players)
    while state.to_move != landrush.OVER:
        yield state
        state.apply(rng.choice(state.legal_actions()))
    yield state


def greedy_game(game, players, seed):
    """Positions of a game of players who try to win."""
    rng = Rng(seed)
    bots = [GreedyBot(seed + seat, 1, 1) for seat in range(players)]
    state = game.new(players)
    state.advance(rng)
    while state.to_move != landrush.OVER:
        yield state
        state.apply(bots[state.to_move].choose(state))
        state.advance(rng)
    yield state


def sample(game, players):
    """Positions of games played in both ways."""
    for seed in range(3):
        yield from islice(random_game(game, players, seed), 0, None, 3)
    yield from greedy_game(game, players, 0)


@every_game
def test_names_are_unique_and_readable(game):
    assert len(set(game.features)) == len(game.features)
    # Few enough to be judged quickly; each technology of Dice Settlers is one by itself.
    assert 200 <= len(game.features) <= 500
    for name in game.features:
        assert re.fullmatch(r"[a-z0-9-]+([:,]? [a-z0-9-]+)*", name), name


@every_game
def test_every_feature_is_written_within_bounds_and_not_always_the_same(game):
    lowest = highest = written(game.new(2), 0)
    for players in range(max(2, game.min_players), game.max_players + 1):
        for state in sample(game, players):
            for seat in range(players):
                values = written(state, seat)
                lowest = [*map(min, lowest, values)]
                highest = [*map(max, highest, values)]
                assert all(map(math.isfinite, values))
    found = [*zip(game.features, lowest, highest, strict=True)]
    assert [each for each in found if each[1] < -2 or each[2] > 2] == []
    assert {name for name, low, high in found if low == high} == CONSTANT.get(game.name, set())


@every_setting
def test_features_leave_the_state_alone_and_survive_saving_and_copying(game, players):
    for state in islice(random_game(game, players, 3), 0, None, 23):
        before = state.to_json()
        found = [written(state, seat) for seat in range(players)]
        assert state.to_json() == before
        for other in (state.clone(), game.from_json(before)):
            assert [written(other, seat) for seat in range(players)] == found


@every_setting
def test_features_come_from_what_the_seat_may_know(game, players):
    """Whatever is drawn anew of what is hidden, the position looks the same."""
    for state in islice(random_game(game, players, 4), 0, None, 19):
        for seat in range(players):
            assert written(state.imagine(seat, Rng(5)), seat) == written(state, seat)
