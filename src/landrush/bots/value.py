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


# What is seen and the weights of the first layer are rounded to so fine a grid that sums of their products
# are exact: then it makes no difference in which order, and from which position on, they were summed up.
SEEN_GRID: Final = 1.5 * 2.0**36
WEIGHT_GRID: Final = 1.5 * 2.0**32


@final
class Layer:
    """Weights by block of four outputs, then by input, then by output of the block."""

    def __init__(self, inputs: i64, outputs: i64, weights: vec[float], bias: vec[float]) -> None:
        self.inputs = inputs
        self.outputs = outputs
        self.weights = weights
        self.bias = bias


@final
class Sight:
    """What a seat last saw, and what the first layer made of it."""

    def __init__(self, layer: Layer) -> None:
        self.seen = floats(layer.inputs, 0.0)
        self.sums = layer.bias[:]


@final
class Value:
    """Judges positions for all seats at once, as one seat sees them.

    One position is much like the one judged before it: the first layer only adds what has changed.
    """

    def __init__(self, layers: list[Layer]) -> None:
        self.layers = layers
        first = layers[0]
        first.weights = rounded(first.weights)
        first.bias = rounded(first.bias)
        widest: i64 = OUTPUTS
        for layer in layers:
            widest = max(widest, max(layer.inputs, layer.outputs))
        self.inputs: i64 = first.inputs
        self.seen = floats(self.inputs, 0.0)
        self.sights = [Sight(first) for seat in range(PLAYERS)]
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
        self.forward(seat)
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
        self.forward(seat)
        return self.own_share(s.seats) + MARGIN_WORTH * self.signal[MARGIN]

    def share(self, seen: vec[float], seats: i64) -> float:
        """A seat's share of the victory by what it sees, which need not be a real position."""
        for i in range(self.inputs):
            self.seen[i] = seen[i]
        self.forward(0)
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

    def forward(self, seat: i64) -> None:
        """From what a seat sees to the outputs, which are left in `signal`."""
        sight = self.sights[seat]
        first = self.layers[0]
        signal = self.signal
        self.spread(first, sight.sums, sight.sums, self.gather_changes(sight))
        for i in range(first.outputs):
            signal[i] = sight.sums[i]
        width = first.outputs
        for number in range(1, len(self.layers)):
            layer = self.layers[number]
            self.spread(layer, layer.bias, signal, self.gather(width))
            width = layer.outputs

    def gather_changes(self, sight: Sight) -> i64:
        """Note what is seen now and was not before."""
        before = sight.seen
        seen = self.seen
        places = self.places
        amounts = self.amounts
        n: i64 = 0
        for i in range(self.inputs):
            value = (seen[i] + SEEN_GRID) - SEEN_GRID
            change = value - before[i]
            if change != 0.0:
                before[i] = value
                places[n] = i
                amounts[n] = change
                n += 1
        return n

    def gather(self, count: i64) -> i64:
        """Note the hidden values above zero."""
        signal = self.signal
        places = self.places
        amounts = self.amounts
        n: i64 = 0
        for i in range(count):
            value = signal[i]
            if value > 0.0:
                places[n] = i
                amounts[n] = value
                n += 1
        return n

    def spread(self, layer: Layer, start: vec[float], out: vec[float], n: i64) -> None:
        """Add to the start of each of a layer's outputs what the values noted bring."""
        weights = layer.weights
        places = self.places
        amounts = self.amounts
        inputs = layer.inputs
        block: i64 = 0
        for j in range(0, layer.outputs, 4):
            sum0 = start[j]
            sum1 = start[j + 1]
            sum2 = start[j + 2]
            sum3 = start[j + 3]
            for k in range(n):
                at = (block + places[k]) * WIDTH
                amount = amounts[k]
                sum0 += amount * weights[at]
                sum1 += amount * weights[at + 1]
                sum2 += amount * weights[at + 2]
                sum3 += amount * weights[at + 3]
            out[j] = sum0
            out[j + 1] = sum1
            out[j + 2] = sum2
            out[j + 3] = sum3
            block += inputs


def rounded(weights: vec[float]) -> vec[float]:
    """Weights on the grid."""
    out = floats(len(weights), 0.0)
    for i in range(len(weights)):
        out[i] = (weights[i] + WEIGHT_GRID) - WEIGHT_GRID
    return out


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
