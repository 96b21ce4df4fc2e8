"""Sets of small numbers as the bits of one number."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.vectors import numbers


def bit(n: i64) -> i64:
    """The set of one number below 62."""
    # The compiled code would shift a literal 1 as a 32-bit number.
    one = n - n + 1
    return one << n


# Powers of two leave different remainders by this prime.
MODULUS: Final[i64] = 67


def places() -> vec[i64]:
    """For each power of two, at its remainder by MODULUS, which power it is."""
    out = numbers(MODULUS, 0)
    for n in range(62):
        out[bit(n) % MODULUS] = n
    return out


PLACES: Final[vec[i64]] = places()


def lowest(members: i64) -> i64:
    """The least number of a set that is not empty."""
    return PLACES[(members & -members) % MODULUS]


def without_lowest(members: i64) -> i64:
    """The set without its least number."""
    return members & (members - 1)


def count_bits(members: i64) -> i64:
    """How many numbers a set has."""
    count: i64 = 0
    while members:
        members &= members - 1
        count += 1
    return count
