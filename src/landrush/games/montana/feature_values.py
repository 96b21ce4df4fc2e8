"""How features are written: amounts as shares, facts as 0 or 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

LARGEST: Final[i64] = 63


def counted() -> vec[float]:
    """0, 1, 2 and so on."""
    out = vec[float](capacity=LARGEST + 1)
    value = 0.0
    for n in range(LARGEST + 1):
        out = append(out, value)
        value += 1.0
    return out


# Turning a number into a float by a table is much faster than converting it.
FLOATS: Final[vec[float]] = counted()


def number(n: i64) -> float:
    """An amount that is not below 0; more than LARGEST makes no difference."""
    return FLOATS[min(n, LARGEST)]


def difference(n: i64) -> float:
    """An amount above or below 0."""
    return number(n) if n >= 0 else -number(-n)


def flag(is_so: bool) -> float:
    """A fact."""
    return 1.0 if is_so else 0.0
