"""A small seeded generator that gives the same numbers compiled and interpreted."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """sfc32: three 32-bit words and a counter, so that no step leaves 63 bits."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        for warm in range(12):
            self.next32()

    def next32(self) -> i64:
        """32 random bits."""
        b = self.b
        c = self.c
        out = (self.a + b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
        return out

    def randrange(self, n: i64) -> i64:
        """A uniform number below n, for 0 < n < 2**31."""
        product = self.next32() * n
        if (product & WORD) < n:
            # Redraw the few products that would favour some numbers.
            floor = (WORD + 1 - n) % n
            while (product & WORD) < floor:
                product = self.next32() * n
        return product >> 32
