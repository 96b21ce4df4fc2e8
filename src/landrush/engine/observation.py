"""What an observation is made of: whole numbers, written one after the other."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# What is more than this is written as this.
MOST: Final[i64] = 255


def put(out: vec[u8], at: i64, value: i64) -> i64:
    """Write a number, and tell where the next one goes."""
    out[at] = u8(MOST if value > MOST else value)
    return at + 1


def put_one_of(out: vec[u8], at: i64, which: i64, count: i64) -> i64:
    """A number for each of some possibilities: 1 for this one, 0 for the others; all 0 for none, -1."""
    for i in range(count):
        out[at + i] = 0
    if which >= 0:
        out[at + which] = 1
    return at + count


def put_nothing(out: vec[u8], at: i64, count: i64) -> i64:
    """Nothing to tell here."""
    for i in range(count):
        out[at + i] = 0
    return at + count
