"""Whole matches for the tests."""

from __future__ import annotations

import random

import pytest

from landrush.bots import bot
from landrush.match.match import Match


@pytest.fixture(scope="session")
def finished():
    """Makes a match that bots play to its end."""

    def play(game, seats, seed, name="random", **options):
        match = Match.new(game, [f"bot:{name}"] * seats, seed=seed, **options)
        match.play_bots({seat: bot(name, seed + seat) for seat in range(seats)})
        assert match.is_over
        return match

    return play


@pytest.fixture(scope="session")
def go_on():
    """Makes random decisions for everybody."""

    def decide(match, decisions, seed=1):
        rng = random.Random(seed)
        for _ in range(decisions):
            if match.is_over:
                break
            match.submit(match.state.to_move, rng.choice(match.state.legal_actions()))
        return match

    return decide


class FakeClock:
    """Time that passes when told."""

    def __init__(self):
        self.time = 1000.0

    def __call__(self):
        return self.time

    def wait(self, seconds):
        self.time += seconds


@pytest.fixture
def clock():
    return FakeClock()
