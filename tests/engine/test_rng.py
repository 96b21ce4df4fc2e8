"""The seeded generator: known answers, range, evenness."""

from __future__ import annotations

import pytest

from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng


def reference(seed, count):
    """sfc32 written out plainly, with unbounded integers cut to 32 bits."""
    a, b, c, counter = seed % 2**32, (seed >> 32) % 2**32, 0x9E3779B9, 1
    out = []
    for _ in range(12 + count):
        value = (a + b + counter) % 2**32
        counter += 1
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = (((c << 21) | (c >> 11)) % 2**32 + value) % 2**32
        out.append(value)
    return out[12:]


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 2**62 + 12345])
def test_known_answers(seed):
    rng = Rng(seed)
    assert [rng.next32() for _ in range(500)] == reference(seed, 500)


@pytest.mark.parametrize("n", [1, 2, 3, 8, 72, 1000, 2**31 - 1])
def test_numbers_stay_below_n(n):
    rng = Rng(5)
    assert all(0 <= rng.randrange(n) < n for _ in range(2000))


def test_numbers_are_even():
    """Chi-square over 8 outcomes: 7 degrees of freedom, 0.1 % beyond 24.3."""
    rng = Rng(11)
    counts = [0] * 8
    for _ in range(80_000):
        counts[rng.randrange(8)] += 1
    assert sum((n - 10_000) ** 2 / 10_000 for n in counts) < 24.3


def test_sampling_follows_the_weights():
    out = ActionBuffer()
    out.add_outcome(40, 1)
    out.add_outcome(50, 2)
    out.add_outcome(60, 5)
    assert out.total_weight() == 8
    assert [out.at_weight(point) for point in range(8)] == [40, 50, 50, 60, 60, 60, 60, 60]


def test_the_buffer_grows():
    out = ActionBuffer()
    for action in range(300):
        out.add_outcome(action)
    assert [out.ids[i] for i in range(out.n)] == list(range(300))
    assert out.total_weight() == 300


def test_outcomes_do_not_inherit_the_weights_of_earlier_ones():
    out = ActionBuffer()
    out.add_outcome(40, 7)
    out.n = 0
    out.add_outcome(50)
    assert out.total_weight() == 1
