"""Whole matches for the tests."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import landrush
from landrush.bots import bot
from landrush.engine import rng as kernel
from landrush.match.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
IS_COMPILED = not kernel.__file__.endswith(".py")


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


def on_file(path):
    """The position before the first entry of a game on file, and its entries."""
    head, body, _ = path.read_text(encoding="utf-8").split("\n\n")
    words = [line.split(" ", 2) for line in head.splitlines()]
    header = {word[0]: word[1] for word in words if word[0] != "option"}
    game = landrush.game(header["game"])
    texts = {word[1]: word[2] for word in words if word[0] == "option"}
    options = {
        name: next(value for value in game.options[name] if str(value) == text)
        for name, text in texts.items()
    }
    start = game.new(int(header["players"]), **options)
    entries = [text for line in body.splitlines() for text in line.rsplit(" = ", 1)[0].split("; ")]
    return start, [start.parse(text) for text in entries]


def at_random(start, seed, most=10**6, draw=None):
    """Entries of a random game; `draw` chooses the chance outcomes if they shall not be fair."""
    chance = random.Random(seed)
    state = start.clone()
    entries = []
    while state.to_move != landrush.OVER and len(entries) < most:
        if state.to_move != landrush.CHANCE:
            entries.append(chance.choice(state.legal_actions()))
        elif draw is None:
            outcomes, weights = zip(*state.chance_weights(), strict=True)
            entries += chance.choices(outcomes, weights)
        else:
            entries.append(draw(state, chance))
        state.apply(entries[-1])
    return entries


def after(start, entries):
    """The position at the end of the entries."""
    state = start.clone()
    for entry in entries:
        state.apply(entry)
    return state
