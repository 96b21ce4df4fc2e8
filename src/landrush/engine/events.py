"""Facts in the past tense, written as numbers by the rules when somebody listens."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

EVENT: Final[i64] = 5


@final
class EventBuffer:
    """A growing list of events; playouts have none and pay nothing for it."""

    def __init__(self) -> None:
        self.cells = vec[i64]()

    def add(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Note one event: its kind, the seat it concerns and three numbers."""
        cells = append(self.cells, kind)
        cells = append(cells, seat)
        cells = append(cells, a)
        cells = append(cells, b)
        self.cells = append(cells, c)

    def take(self) -> list[tuple[int, int, int, int, int]]:
        """All events so far, and forget them."""
        cells = self.cells
        out: list[tuple[int, int, int, int, int]] = []
        at: i64 = 0
        while at < len(cells):
            out.append((cells[at], cells[at + 1], cells[at + 2], cells[at + 3], cells[at + 4]))
            at += EVENT
        self.cells = vec[i64]()
        return out
