"""The reusable list into which a state writes what may happen next."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append
from mypy_extensions import i64

from landrush.engine.rng import Rng
from landrush.engine.vectors import numbers

# Most questions have fewer options; the buffer grows when one has more.
CAPACITY: Final[i64] = 64


@final
class ActionBuffer:
    """Action ids in ascending order; chance outcomes carry whole-number weights."""

    def __init__(self) -> None:
        self.ids = numbers(CAPACITY, 0)
        self.weights = numbers(CAPACITY, 0)
        self.n: i64 = 0

    def add(self, action: i64) -> None:
        """List a decision."""
        n = self.n
        if n == len(self.ids):
            self.grow()
        self.ids[n] = action
        self.n = n + 1

    def add_outcome(self, action: i64, weight: i64 = 1) -> None:
        """List a chance outcome; its probability is its weight's share of all weights."""
        n = self.n
        if n == len(self.ids):
            self.grow()
        self.ids[n] = action
        self.weights[n] = weight
        self.n = n + 1

    def grow(self) -> None:
        """Make room for one more."""
        self.ids = append(self.ids, 0)
        self.weights = append(self.weights, 0)

    def insert(self, at: i64, action: i64) -> None:
        """List a decision before those that are listed from a place on."""
        self.add(action)
        for i in range(self.n - 1, at, -1):
            self.ids[i] = self.ids[i - 1]
        self.ids[at] = action

    def drop(self, start: i64, stop: i64) -> None:
        """Take decisions from one id up to another off the list."""
        kept: i64 = 0
        for i in range(self.n):
            if not start <= self.ids[i] < stop:
                self.ids[kept] = self.ids[i]
                kept += 1
        self.n = kept

    def total_weight(self) -> i64:
        """The sum of all weights."""
        total: i64 = 0
        for i in range(self.n):
            total += self.weights[i]
        return total

    def at_weight(self, point: i64) -> i64:
        """The outcome in whose share the point lies, for 0 <= point < total_weight."""
        i: i64 = 0
        while point >= self.weights[i]:
            point -= self.weights[i]
            i += 1
        return self.ids[i]

    def sample(self, rng: Rng) -> i64:
        """A chance outcome drawn by weight."""
        return self.at_weight(rng.randrange(self.total_weight()))

    def pick(self, rng: Rng) -> i64:
        """A uniformly random entry."""
        return self.ids[rng.randrange(self.n)]
