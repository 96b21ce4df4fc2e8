"""Whole games to look back on: those on file, and random ones."""

from __future__ import annotations

import random
from pathlib import Path

import landrush
from landrush.engine import rng as kernel

GOLDEN = Path(__file__).parents[1] / "golden"
IS_COMPILED = not kernel.__file__.endswith(".py")


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
