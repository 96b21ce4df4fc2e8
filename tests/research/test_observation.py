"""What every game's observation promises: all that a seat may know, nothing else, each in its place."""

from __future__ import annotations

import json
import random

import numpy as np
import pytest

import landrush
from landrush.engine.rng import Rng
from landrush.engine.vectors import small_numbers
from landrush.research.encoding import encoder, results
from landrush.research.version import SCHEMAS, VERSIONS, schema

every_game = pytest.mark.parametrize("name", landrush.games())
# What is the same in all positions of a game, or only counts, or lists what may be done.
NOT_SEEN = ("format", "rules", "components", "turns", "options")


def positions(name, players, seed, every=1):
    """Some decisions of a random game with random options."""
    rng = random.Random(seed)
    game = landrush.game(name)
    options = {option: rng.choice(values) for option, values in game.options_for(players).items()}
    state = game.new(players, **options)
    ply = 0
    while state.to_move != landrush.OVER:
        if state.to_move != landrush.CHANCE and ply % every == 0:
            yield state
        state.apply(rng.choice(state.legal_actions()))
        ply += 1


def known(state, seat):
    """A view as text, from the seat on, without what is not part of an observation."""
    position = {key: value for key, value in state.view(seat)["position"].items() if key not in NOT_SEEN}
    return json.dumps(position, sort_keys=True)


@every_game
def test_every_number_is_written_and_none_beyond(name):
    size = len(landrush.game(name).observation)
    for players in landrush.game(name).player_counts:
        for state in positions(name, players, players, 23):
            for seat in range(state.deciders):
                written = []
                for filling in (0, 254):
                    out = small_numbers(size + 20, filling)
                    state.observe(seat, out, 10)
                    written.append(bytes(out[10 : size + 10]))
                    assert bytes(out[:10]) + bytes(out[size + 10 :]) == bytes([filling] * 20)
                assert written[0] == written[1]


@every_game
def test_names_are_told_apart(name):
    seen = landrush.game(name).observation
    assert len({(each.group, each.name) for each in seen}) == len(seen)
    assert all(each.scale >= 1 for each in seen)


@every_game
def test_what_looks_different_is_observed_differently(name):
    """And what looks the same is observed alike, whatever is hidden."""
    found = encoder(name)
    for players in landrush.game(name).player_counts:
        views = {}
        for seed in range(3):
            for state in positions(name, players, seed, 3):
                for seat in range(state.deciders):
                    seen = found.observe(state, seat).tobytes()
                    views.setdefault((seat, seen), set()).add(known(state, seat))
                    other = state.imagine(seat, Rng(seed))
                    assert found.observe(other, seat).tobytes() == seen
        assert len(views) > 100
        assert [texts for texts in views.values() if len(texts) > 1] == []


@every_game
def test_numbers_are_about_one_at_most(name):
    found = encoder(name)
    most = np.zeros(found.size)
    for players in landrush.game(name).player_counts:
        for state in positions(name, players, 7 + players, 11):
            most = np.maximum(most, found.observe(state, state.to_move))
    large = {found.names[i]: most[i] for i in np.flatnonzero(most > 4)}
    assert large == {}


@every_game
def test_masks_are_the_legal_actions_of_who_decides(name):
    found = encoder(name)
    for state in positions(name, 2, 1, 29):
        for seat in range(2):
            legal = state.legal_actions() if seat == state.to_move else []
            assert np.flatnonzero(found.mask(state, seat)).tolist() == legal


@every_game
def test_results_add_up_to_nothing(name):
    for players in landrush.game(name).player_counts:
        for state in positions(name, players, 5):
            assert results(state) == [0.0] * players
        assert state.to_move == landrush.OVER
        worth = results(state)
        assert len(worth) == players
        if players > 1:
            assert sum(worth) == pytest.approx(0)
        for seat, each in enumerate(worth):
            is_alone = state.winners() == [seat]
            assert each == 1 if is_alone else each < 1


@every_game
def test_a_change_of_rules_or_encoding_is_a_new_version(name):
    """If this fails, raise the game's number in VERSIONS and write its new schema down."""
    assert SCHEMAS[name] == schema(landrush.game(name)), VERSIONS[name]
