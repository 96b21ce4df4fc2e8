"""Sets as bits."""

from __future__ import annotations

import pytest

from landrush.engine.bits import bit, count_bits, lowest, without_lowest


@pytest.mark.parametrize("n", [0, 1, 30, 31, 32, 40, 54, 61])
def test_one_number(n):
    """Also beyond 31, where a compiled shift of a literal goes wrong."""
    assert bit(n) == 2**n
    assert count_bits(bit(n)) == 1


def test_counting():
    assert count_bits(0) == 0
    assert count_bits(bit(3) | bit(40) | bit(54)) == 3


def test_walking_a_set():
    """By its lowest number, for every number that a set can have."""
    for n in range(62):
        assert lowest(bit(n)) == lowest(bit(n) | bit(61)) == n
    left, walked = 2**62 - 1, []
    while left:
        walked.append(lowest(left))
        left = without_lowest(left)
    assert walked == list(range(62))
