"""Intervals by drawing the blocks of a cup again and again: within a block games are not independent."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from landrush.simulation import interval as wilson

Numbers = NDArray[np.float64]

TIMES = 2000
LOWER, UPPER = 2.5, 97.5
# Figures are told with so many places.
PLACES = 6


def resampled(blocks: int) -> Numbers:
    """How often each block is drawn, for each time that as many blocks are drawn as there are."""
    rng = np.random.default_rng(blocks)
    return rng.multinomial(blocks, np.full(blocks, 1 / blocks), size=TIMES).astype(np.float64)


def mean_of(totals: Numbers, counts: Numbers, drawn: Numbers, is_share: bool = False) -> dict[str, Any]:
    """A mean with its interval, from its sum in each block and how many numbers there are in it.

    Where all blocks end alike drawing them again tells nothing: a share has Wilson's interval then.
    """
    value = float(totals.sum() / counts.sum())
    sizes = drawn @ counts
    means = (drawn @ totals)[sizes > 0] / sizes[sizes > 0]
    low, high = np.percentile(means, [LOWER, UPPER])
    if is_share and high - low < 10**-PLACES:
        low, high = wilson(min(1.0, max(0.0, value)), int((counts > 0).sum()))
    return rounded(value, low, high)


def rounded(value: float, low: float, high: float, places: int = PLACES) -> dict[str, Any]:
    """A figure with its interval, ready for JSON; an interval without width is none."""
    interval = [tidy(low, places), tidy(high, places)]
    return {"value": tidy(value, places), "interval": interval if interval[0] < interval[1] else None}


def tidy(value: float, places: int) -> float:
    """A number with so many places, and no minus before a zero."""
    return round(float(value), places) + 0.0
