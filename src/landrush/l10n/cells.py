"""Text in a terminal takes cells: most signs one, Japanese ones two."""

from __future__ import annotations

from collections.abc import Iterable

from rich.cells import cell_len, set_cell_size


def padded(text: str, width: int) -> str:
    """The text with spaces behind it up to so many cells; a longer one stays whole."""
    return text + " " * (width - cell_len(text))


def right(text: str, width: int) -> str:
    """The text with spaces before it up to so many cells; a longer one stays whole."""
    return " " * (width - cell_len(text)) + text


def fitted(text: str, width: int) -> str:
    """The text in exactly so many cells."""
    return set_cell_size(text, width)


def widest(texts: Iterable[str]) -> int:
    """The cells of the widest of these texts."""
    return max(map(cell_len, texts))
