"""The net: slopes as differences give them, outputs as those of the compiled value, the same file again."""

from __future__ import annotations

from io import BytesIO

import numpy as np
import pytest

import landrush
from landrush.bots.models import schema, value_of
from landrush.engine.actions import ActionBuffer
from landrush.engine.playout import play_on
from landrush.engine.rng import Rng
from landrush.engine.state import OVER
from landrush.engine.vectors import floats
from landrush.errors import BadModel
from landrush.training.net import Adam, fresh, gradients, packed, predicted, signals
from landrush.training.targets import Rows

GAMES = [landrush.game(name) for name in landrush.games()]
MARGIN_WEIGHT = 0.5


def some_net(inputs, hidden):
    """A net with opinions."""
    generator = np.random.default_rng(5)
    return [
        (each + 0.3 * generator.standard_normal(each.shape)).astype(np.float32)
        for each in fresh(inputs, hidden, generator)
    ]


def some_rows(inputs, n):
    """Rows of 2 to 4 players."""
    generator = np.random.default_rng(6)
    seats = generator.integers(2, 5, n).astype(np.int32)
    shares = generator.random((n, 4)) * (np.arange(4) < seats[:, None])
    shares /= shares.sum(axis=1, keepdims=True)
    features = generator.standard_normal((n, inputs))
    margins = generator.standard_normal(n)
    return Rows(features.astype("f"), shares.astype("f"), margins.astype("f"), seats)


def total(net, rows):
    loss, _ = gradients(net, rows, MARGIN_WEIGHT)
    return loss.shares + MARGIN_WEIGHT * loss.margin


@pytest.mark.parametrize("hidden", [(), (8,), (12, 8)])
def test_slopes_are_those_of_small_differences(hidden):
    net = [each.astype(np.float64) for each in some_net(10, hidden)]
    single = some_rows(10, 20)
    rows = Rows(*(each.astype(np.float64) for each in single[:3]), single.seats)
    _, slopes = gradients(net, rows, MARGIN_WEIGHT)
    generator = np.random.default_rng(7)
    step = 1e-6
    for each, slope in zip(net, slopes, strict=True):
        for _ in range(5):
            place = tuple(generator.integers(each.shape))
            each[place] += step
            above = total(net, rows)
            each[place] -= 2 * step
            below = total(net, rows)
            each[place] += step
            assert slope[place] == pytest.approx((above - below) / (2 * step), abs=1e-6)


def test_steps_reduce_the_loss():
    net, rows = fresh(10, (16,), np.random.default_rng(1)), some_rows(10, 64)
    before, adam = total(net, rows), Adam(net)
    for _ in range(300):
        adam.step(net, gradients(net, rows, MARGIN_WEIGHT)[1], 0.01, 0.0)
    assert total(net, rows) < 0.75 * before


def positions(game, players):
    """Positions on the way through a random game."""
    state, rng, buffer = game.new(players), Rng(3), ActionBuffer()
    found = []
    while state.to_move != OVER:
        found.append(state.clone())
        play_on(state, rng, buffer, 40)
    return found


@pytest.mark.parametrize("hidden", [(), (32, 16)])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_compiled_value_says_the_same(game, hidden):
    net = some_net(len(game.features), hidden)
    value = value_of(game, packed(net, schema(game)), "test")
    for players in game.player_counts:
        for state in positions(game, players):
            shares = floats(4, 0.0)
            value.judge(state, 0, shares)
            seen = np.array([list(value.seen)], np.float32)
            expected = predicted(signals(net, seen)[-1], np.array([state.seats], np.int32))
            np.testing.assert_allclose(list(shares), expected[0], atol=1e-4)


def test_the_same_net_is_the_same_file_and_numpy_reads_it():
    net = some_net(12, (8,))
    data = packed(net, "hash")
    assert data == packed([each.copy() for each in net], "hash")
    with np.load(BytesIO(data)) as file:
        assert file["features.txt"] == b"hash"
        np.testing.assert_array_equal(file["weights0"], net[0])
        np.testing.assert_array_equal(file["bias1"], net[3])


def test_a_model_for_other_features_is_refused():
    one, other = GAMES
    with pytest.raises(BadModel, match="other features"):
        value_of(one, packed(some_net(len(other.features), ()), schema(other)), "test")
