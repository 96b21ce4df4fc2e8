"""Compiled and interpreted code play the same games."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest
from librt.vecs import vec

import landrush
from landrush.engine import rng as rng_module
from landrush.engine.actions import ActionBuffer
from landrush.engine.playout import playout_counts, playouts, step
from landrush.engine.rng import Rng

CHECKSUMS = """
import sys; sys.path.insert(0, {folder!r})
from test_compiled import checksum
import landrush
from landrush.engine import rng
print(rng.__file__.endswith(".py"))
for name in landrush.games():
    for players in landrush.game(name).player_counts:
        print(name, players, checksum(name, players))
"""


def checksum(name, players, games=12):
    """A hash over every action, some features and every last position of seeded random games."""
    total = hashlib.sha256()
    out = ActionBuffer()
    features = vec[float]([0.0] * len(landrush.game(name).features))
    for seed in range(games):
        state = landrush.game(name).new(players)
        generator = Rng(seed)
        ply = 0
        while state.to_move != landrush.OVER:
            total.update(b"%d " % step(state, generator, out))
            if ply % 31 == 0:
                state.features(ply % players, features)
                total.update(repr([*features]).encode())
            ply += 1
        total.update(state.to_json().encode())
    return total.hexdigest()


def in_another_process(interpreted):
    environment = {**os.environ, "LANDRUSH_INTERPRETED": "1" if interpreted else ""}
    code = CHECKSUMS.format(folder=os.path.dirname(__file__))
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    is_source, *lines = done.stdout.splitlines()
    assert is_source == str(interpreted), "the other process did not run the other kind of code"
    return lines


@pytest.mark.compiled
def test_seeded_checksums_are_equal():
    is_interpreted = rng_module.__file__.endswith(".py")
    own = [
        f"{name} {players} {checksum(name, players)}"
        for name in landrush.games()
        for players in landrush.game(name).player_counts
    ]
    assert in_another_process(not is_interpreted) == own


@pytest.mark.parametrize("name", landrush.games())
def test_counted_playouts_are_the_plain_ones(name):
    state = landrush.game(name).new(landrush.game(name).max_players)
    before = state.to_json()
    assert sum(playout_counts(state, 3, 5)) == playouts(state, 3, 5) > 0
    assert state.to_json() == before
