"""Positions and value functions for tests of bots: any weights do."""

from __future__ import annotations

import random

from landrush.bots.value import OUTPUTS, WIDTH, Layer, Value
from landrush.engine.game import Game
from landrush.engine.state import OVER, State
from landrush.engine.vectors import float_vector
from landrush.games import game


def weights(of: Game, *hidden: int, seed: int = 1) -> list[tuple[list[list[float]], list[float]]]:
    """Weights by input and output, and the bias, of each layer."""
    rng = random.Random(seed)
    layers = []
    inputs = len(of.features)
    for outputs in (*hidden, OUTPUTS):
        rows = [[rng.gauss(0, inputs**-0.5) for _ in range(outputs)] for _ in range(inputs)]
        layers.append((rows, [rng.gauss(0, 0.1) for _ in range(outputs)]))
        inputs = outputs
    return layers


def value(of: Game, *hidden: int, seed: int = 1) -> Value:
    """A value function with these weights."""
    return Value([blocked(rows, bias) for rows, bias in weights(of, *hidden, seed=seed)])


def blocked(rows: list[list[float]], bias: list[float]) -> Layer:
    """A layer in the order of the kernel."""
    ordered = [
        number
        for block in range(0, len(bias), WIDTH)
        for row in rows
        for number in row[block : block + WIDTH]
    ]
    return Layer(len(rows), len(bias), float_vector(ordered), float_vector(bias))


def midway(name: str, players: int, seed: int, decisions: int) -> State:
    """A position after so many random decisions, or the end."""
    state = game(name).new(players)
    rng = random.Random(seed)
    state.advance(rng)
    for _ in range(decisions):
        if state.to_move == OVER:
            break
        state.apply(rng.choice(state.legal_actions()))
        state.advance(rng)
    return state
