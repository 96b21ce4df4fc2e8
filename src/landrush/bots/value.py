"""How good a position is for each player: a small net, or a linear function. Compiled: it is a hot loop."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.state import OVER, State
from landrush.engine.vectors import floats, numbers

# Outputs: a logit for each player, the seat itself first, then those after it in turn order; then the margin.
PLAYERS: Final[i64] = 4
OUTPUTS: Final[i64] = 8
MARGIN: Final[i64] = 4
# Outputs are summed up four at a time, so the width of each layer is a multiple of four.
WIDTH: Final[i64] = 4
# Among moves that win equally often the larger margin counts.
MARGIN_WORTH: Final = 0.02


@final
class Layer:
    """Weights by block of four outputs, then by input, then by output of the block."""

    def __init__(self, inputs: i64, outputs: i64, weights: vec[float], bias: vec[float]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.weights = weights
        self.bias = bias


@final
class Value:
    """Judges positions for all seats at once, as one seat sees them."""

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers
        widest: i64 = OUTPUTS
        for layer in layers:
            widest = max(widest, max(layer.inputs, layer.outputs))
        self.inputs: i64 = layers[0].inputs
        self.seen = floats(self.inputs, 0.0)
        self.signal = floats(widest, 0.0)
        self.places = numbers(widest, 0)
        self.amounts = floats(widest, 0.0)

    def judge(self, s: State, seat: i64, out: vec[float]) -> None:
        """Write each seat's share of the victory, and behind those of the seats nothing."""
        seats = s.seats
        if s.to_move == OVER:
            shares(s, out)
            return
        s.features(seat, self.seen)
        self.forward()
        signal = self.signal
        most = signal[0]
        for i in range(1, seats):
            most = max(most, signal[i])
        total = 0.0
        for i in range(seats):
            signal[i] = exp(signal[i] - most)
            total += signal[i]
        for i in range(seats):
            out[(seat + i) % seats] = signal[i] / total

    def worth(self, s: State, seat: i64) -> float:
        """What a seat wants: to win, and then to win by much."""
        if s.to_move == OVER:
            return final_share(s, seat) + MARGIN_WORTH * final_margin(s, seat)
        s.features(seat, self.seen)
        self.forward()
        return self.own_share(s.seats) + MARGIN_WORTH * self.signal[MARGIN]

    def share(self, seen: vec[float], seats: i64) -> float:
        """A seat's share of the victory by what it sees, which need not be a real position."""
        for i in range(self.inputs):
            self.seen[i] = seen[i]
        self.forward()
        return self.own_share(seats)

    def own_share(self, seats: i64) -> float:
        """The share of the seat itself, by the outputs."""
        signal = self.signal
        most = signal[0]
        for i in range(1, seats):
            most = max(most, signal[i])
        total = 0.0
        for i in range(seats):
            total += exp(signal[i] - most)
        return exp(signal[0] - most) / total

    def forward(self) -> None:
        """From what is seen to the outputs, which are left in `signal`."""
        n = self.gather(self.seen, self.inputs, False)
        last: i64 = len(self.layers) - 1
        for i in range(last + 1):
            layer = self.layers[i]
            self.spread(layer, n)
            if i < last:
                n = self.gather(self.signal, layer.outputs, True)

    def gather(self, values: vec[float], count: i64, is_hidden: bool) -> i64:
        """Note the values that are not zero; hidden ones below zero count as zero."""
        places = self.places
        amounts = self.amounts
        n: i64 = 0
        for i in range(count):
            value = values[i]
            if value > 0.0 or (value < 0.0 and not is_hidden):
                places[n] = i
                amounts[n] = value
                n += 1
        return n

    def spread(self, layer: Layer, n: i64) -> None:
        """Sum up a layer's outputs from the values noted."""
        weights = layer.weights
        bias = layer.bias
        places = self.places
        amounts = self.amounts
        signal = self.signal
        inputs = layer.inputs
        block: i64 = 0
        for j in range(0, layer.outputs, 4):
            sum0 = bias[j]
            sum1 = bias[j + 1]
            sum2 = bias[j + 2]
            sum3 = bias[j + 3]
            for k in range(n):
                at = (block + places[k]) * WIDTH
                amount = amounts[k]
                sum0 += amount * weights[at]
                sum1 += amount * weights[at + 1]
                sum2 += amount * weights[at + 2]
                sum3 += amount * weights[at + 3]
            signal[j] = sum0
            signal[j + 1] = sum1
            signal[j + 2] = sum2
            signal[j + 3] = sum3
            block += inputs


def shares(s: State, out: vec[float]) -> None:
    """The victory of a game that is over, shared by its winners."""
    winners = s.winners()
    for seat in range(s.seats):
        out[seat] = 0.0
    for winner in winners:
        out[winner] = 1.0 / len(winners)


def final_share(s: State, seat: i64) -> float:
    """A seat's share of the victory."""
    winners = s.winners()
    return 1.0 / len(winners) if seat in winners else 0.0


def final_margin(s: State, seat: i64) -> float:
    """How far a seat is ahead of its best opponent, as a part of the higher score: from -1 to 1."""
    scores = s.scores()
    own: i64 = scores[seat]
    best: i64 = scores[1] if seat == 0 else scores[0]
    for other in range(s.seats):
        if other != seat:
            best = max(best, scores[other])
    return float(own - best) / float(max(1, max(own, best)))
