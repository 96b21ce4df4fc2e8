"""The stack of pending work: what is still to be asked or done, as plain numbers.

The top frame is the question at hand. A frame is a kind, a seat and four numbers that the game defines. One
more number says what was named last. It is not part of the position: people may name things in any order,
only searches keep to one (each game's `order.py`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

FRAME: Final[i64] = 7
# Where a frame has what was named last.
NAMED: Final[i64] = 6


@final
class Pending:
    """A stack of frames in one vector, so that it clones and saves in the middle of a turn."""

    def __init__(self, cells: vec[i64]) -> None:
        self.cells = cells
        self.top: i64 = len(cells) - FRAME

    def clone(self) -> Pending:
        return Pending(self.cells[: self.top + FRAME])

    def push(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        """Put a frame on top."""
        self.top += FRAME
        if self.top + FRAME > len(self.cells):
            grown = self.cells
            for i in range(FRAME):
                grown = append(grown, 0)
            self.cells = grown
        cells = self.cells
        at = self.top
        cells[at] = kind
        cells[at + 1] = seat
        cells[at + 2] = a
        cells[at + 3] = b
        cells[at + 4] = c
        cells[at + 5] = d
        cells[at + NAMED] = 0

    def pop(self) -> None:
        """Take the top frame off."""
        self.top -= FRAME

    def depth(self) -> i64:
        """How many frames there are."""
        return self.top // FRAME + 1

    def kind(self) -> i64:
        return self.cells[self.top]

    def seat(self) -> i64:
        return self.cells[self.top + 1]

    def arg(self, i: i64) -> i64:
        """Number i (0 to 3) of the top frame."""
        return self.cells[self.top + 2 + i]

    def set_arg(self, i: i64, value: i64) -> None:
        """Change number i (0 to 3) of the top frame."""
        self.cells[self.top + 2 + i] = value

    def named(self) -> i64:
        """What was named last at the question at hand, 0 if nothing was."""
        return self.cells[self.top + NAMED]

    def set_named(self, value: i64) -> None:
        """Remember what was named last."""
        self.cells[self.top + NAMED] = value

    def forget_named(self) -> None:
        """Remember nothing of that at any frame."""
        for at in range(NAMED, self.top + FRAME, FRAME):
            self.cells[at] = 0
