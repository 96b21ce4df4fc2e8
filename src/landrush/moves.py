"""Moves as text, both ways, for any game: what does not depend on the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landrush.errors import NotationError

SHOWN_TEXT = 40


def by_text(words: Sequence[str]) -> dict[str, int]:
    """The id of each text, in lower case."""
    return {text.lower(): action for action, text in enumerate(words)}


def text_of(game: str, words: Sequence[str], action: int) -> str:
    """The text of an action id."""
    if not 0 <= action < len(words):
        raise NotationError(f"{game} has no action {action}: ids go from 0 to {len(words) - 1}")
    return words[action]


def id_of(game: str, ids: Mapping[str, int], text: str) -> int:
    """The action id of a text; upper and lower case and spaces do not matter."""
    found = ids.get(" ".join(text.lower().split()))
    if found is None:
        shown = text if len(text) <= SHOWN_TEXT else text[:SHOWN_TEXT] + "..."
        raise NotationError(f"{shown!r} is no move of {game}; see docs/notation.md")
    return found
