"""What positions are worth to all seats at first sight, and what one chance outcome brought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landrush.bots.value import PLAYERS, Value
from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng
from landrush.engine.state import State
from landrush.engine.vectors import floats

# More outcomes than these are not all looked at: so many are drawn.
ENUMERATED = 80


class Chance(NamedTuple):
    """Each seat's share of the victory as expected before an outcome, and after the one that came."""

    expected: list[float]
    after: list[float]


def outlook(state: State, value: Value) -> list[float]:
    """Each seat's share of the victory: the mean of how those who decide see it."""
    out = floats(PLAYERS, 0.0)
    seen = []
    for seat in range(state.deciders):
        value.judge(state, seat, out)
        seen.append(list(out)[: state.seats])
    return mean(seen, [1] * len(seen))


def chance_of(state: State, value: Value, outcome: int, seed: int) -> Chance:
    """What an outcome of the chance that a state waits for was worth."""
    weights = state.chance_weights()
    if len(weights) > ENUMERATED:
        weights = sampled(state, ENUMERATED, seed)
    shares = [after(state, value, each) for each, _ in weights]
    return Chance(mean(shares, [weight for _, weight in weights]), after(state, value, outcome))


def sampled(state: State, count: int, seed: int) -> list[tuple[int, int]]:
    """So many outcomes drawn by their weights; each then counts once."""
    out = ActionBuffer()
    state.options(out)
    rng = Rng(seed)
    return [(out.sample(rng), 1) for _ in range(count)]


def after(state: State, value: Value, action: int) -> list[float]:
    """Each seat's share of the victory after an outcome."""
    then = state.clone()
    then.do(action)
    return outlook(then, value)


def mean(shares: Sequence[Sequence[float]], weights: Sequence[int]) -> list[float]:
    """The weighted mean for each seat."""
    total = sum(weights)
    columns = zip(*shares, strict=True)
    return [
        sum(each * weight for each, weight in zip(column, weights, strict=True)) / total for column in columns
    ]
