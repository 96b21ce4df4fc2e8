"""The value function: what the layers give, and what a game that is over is worth."""

from __future__ import annotations

import math

import pytest
from values import midway, value, weights

from landrush.bots.value import MARGIN, MARGIN_WORTH
from landrush.engine.rng import Rng
from landrush.engine.state import OVER, State
from landrush.engine.vectors import float_vector


def forward(state: State, seat: int, *hidden: int) -> list[float]:
    """The outputs, in plain Python."""
    seen = float_vector([0.0] * len(state.game.features))
    state.features(seat, seen)
    # The kernel rounds what is seen to such a grid.
    signal = [round(each * 65536) / 65536 for each in seen]
    layers = weights(state.game, *hidden)
    for number, (rows, bias) in enumerate(layers):
        sums = [b + sum(x * row[j] for x, row in zip(signal, rows, strict=True)) for j, b in enumerate(bias)]
        signal = sums if number == len(layers) - 1 else [max(0.0, each) for each in sums]
    return signal


@pytest.mark.parametrize("hidden", [(), (8,), (16, 8)])
@pytest.mark.parametrize(("name", "players"), [("montana", 3), ("dice-settlers", 1), ("dice-settlers", 4)])
def test_shares_are_the_softmax_of_the_outputs(name: str, players: int, hidden: tuple[int, ...]) -> None:
    state = midway(name, players, seed=2, decisions=40)
    judged = value(state.game, *hidden)
    for seat in range(state.deciders):
        outputs = forward(state, seat, *hidden)
        powers = [math.exp(each) for each in outputs[: state.seats]]
        out = float_vector([0.0] * 4)
        judged.judge(state, seat, out)
        for i in range(state.seats):
            assert out[(seat + i) % state.seats] == pytest.approx(powers[i] / sum(powers), rel=1e-5)
        expected = powers[0] / sum(powers) + MARGIN_WORTH * outputs[MARGIN]
        assert judged.worth(state, seat) == pytest.approx(expected, rel=1e-5)


@pytest.mark.parametrize("name", ["montana", "dice-settlers"])
def test_a_game_that_is_over_is_worth_what_it_brought(name: str) -> None:
    state = midway(name, 2, seed=5, decisions=100_000)
    assert state.to_move == OVER
    out = float_vector([9.0] * 4)
    value(state.game, 8).judge(state, 1, out)
    winners = state.winners()
    assert [out[0], out[1]] == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert out[2] == 9.0


def test_the_same_value_judges_the_same_position_alike() -> None:
    state = midway("dice-settlers", 2, seed=3, decisions=60)
    judged = value(state.game, 16, 8)
    first = judged.worth(state, 0)
    judged.worth(state.imagine(1, Rng(4)), 1)
    assert judged.worth(state, 0) == first


@pytest.mark.parametrize("name", ["montana", "dice-settlers"])
def test_a_position_is_worth_the_same_whatever_was_judged_before(name: str) -> None:
    """Exactly: the planner takes equal worths for equal positions, and searches are repeatable."""
    used = value(midway(name, 3, seed=1, decisions=0).game, 16, 8)
    for decisions in range(5, 100, 5):
        state = midway(name, 3, seed=decisions, decisions=decisions)
        for seat in range(3):
            assert used.worth(state, seat) == value(state.game, 16, 8).worth(state, seat)
