"""Games against itself, and what positions in them are to be worth."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

import landrush
from landrush.bots.models import schema, value_of
from landrush.bots.planner import Planner
from landrush.training.net import fresh, packed
from landrush.training.selfplay import Player
from landrush.training.targets import returns, rows_of, seen_by
from landrush.training.work import with_gifts

GAMES = [landrush.game(name) for name in landrush.games()]
TABLES = [(game, players) for game in GAMES for players in (game.min_players, 4)]


def test_returns_of_a_worked_example():
    """Three decisions; the next value counts half, the rest as it goes on."""
    values = np.array([[0.9, 0.1], [0.6, 0.4], [0.2, 0.8]], np.float32)
    end = np.array([0.0, 1.0], np.float32)
    # From behind: the end; 0.5 * 0.2 + 0.5 * 0; 0.5 * 0.6 + 0.5 * 0.1.
    expected = [[0.35, 0.65], [0.1, 0.9], [0.0, 1.0]]
    np.testing.assert_allclose(returns(values, end, 0.5), expected, atol=1e-6)
    np.testing.assert_allclose(returns(values, end, 1.0), [end] * 3)
    np.testing.assert_allclose(returns(values, end, 0.0), [values[1], values[2], end])


def test_each_row_begins_with_who_sees_it():
    shares = np.array([[0.1, 0.2, 0.7, 0.0]] * 3, np.float32)
    turned = seen_by(shares, np.array([0, 1, 2], np.int32), 3)
    expected = [[0.1, 0.2, 0.7, 0.0], [0.2, 0.7, 0.1, 0.0], [0.7, 0.1, 0.2, 0.0]]
    np.testing.assert_allclose(turned, expected)


def play(game, players, seed, kept=1.0, likeable=()):
    net = fresh(len(game.features), (4,), np.random.default_rng(1))
    value = value_of(game, packed(net, schema(game)), "test")
    temperature, leaning = (1e-6, 1.0) if likeable else (0.05, 0.0)
    player = Player(value, seed, 2, temperature, 0.1, kept, leaning, list(likeable))
    return player.play(game.new(players))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_game_is_the_same_by_its_seed(game):
    once, again, other = (play(game, 2, seed) for seed in (1, 1, 2))
    assert once.packed() == again.packed() != other.packed()


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda each: str(getattr(each, "name", each)))
def test_rows_are_what_two_seats_see(game, players):
    seats = game.new(players).seats
    played = play(game, players, 3)
    rows = rows_of(played, seats, len(game.features), 1.0)
    values, _, places = played.packed()
    assert len(values) == played.decisions * 16
    decided, viewers = np.frombuffer(places, "<i4").reshape(-1, 2).T
    views = 1 if players == 1 else 2
    # The last decision may end the game; nobody asks a net about that.
    assert played.decisions - 1 <= len(rows.features) / views <= played.decisions
    assert set(viewers) == set(range(players))
    if players > 1:
        assert np.array_equal(decided[::2], decided[1::2])
        assert (viewers[::2] != viewers[1::2]).all()
    np.testing.assert_allclose(rows.shares.sum(axis=1), 1, atol=1e-5)
    assert (rows.shares[:, seats:] == 0).all()
    for row, viewer in enumerate(viewers):
        assert rows.shares[row, 0] == pytest.approx(played.shares[viewer])
        assert rows.margins[row] == pytest.approx(played.margins[viewer])
    assert -1 <= min(played.margins) < max(played.margins) <= 1


def test_fewer_rows_can_be_kept():
    game = landrush.game("montana")
    all_rows, few = (play(game, 2, 4, kept) for kept in (1.0, 0.25))
    assert 0 < len(few.packed()[1]) / few.decisions < 0.6 * len(all_rows.packed()[1]) / all_rows.decisions


@pytest.mark.parametrize(
    ("name", "liked"), [("montana", "own: grain"), ("dice-settlers", "own sets of tokens")]
)
def test_who_is_fond_of_something_gets_more_of_it(name, liked):
    """The net has learnt nothing, so that fondness alone decides."""
    game = landrush.game(name)
    number = game.features.index(liked)
    plain, fond = (
        np.concatenate(
            [
                rows_of(play(game, 2, seed, likeable=likeable), 2, len(game.features), 1.0).features
                for seed in range(3)
            ]
        )
        for likeable in ((), (number,))
    )
    assert fond[:, number].mean() > 1.5 * plain[:, number].mean()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_gifts_come_after_the_setup(game):
    net = fresh(len(game.features), (4,), np.random.default_rng(1))
    value = value_of(game, packed(net, schema(game)), "test")
    root = game.new(3)
    given = [with_gifts(root, Planner(value, seed, 0), Random(seed)) for seed in range(6)]
    assert {game.turn_of(state)[0] for state in given} == {1}
    # Each game is another one, and can be played to its end.
    assert len({state.digest() for state in given}) == len(given)
    for state in given:
        played = Player(value, 1, 0, 0.05, 1.0, 1.0, 0.0, []).play(state)
        assert sum(played.shares) == pytest.approx(1)
    assert root.digest() == game.new(3).digest()
