"""From NumPy's generators to the seeds of games and bots."""

from __future__ import annotations

from numpy.random import Generator

SEEDS = 2**62


def draw_seed(generator: Generator) -> int:
    """A seed for chance, or for a bot."""
    return int(generator.integers(SEEDS))
