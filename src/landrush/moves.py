"""Moves as text, both ways, for any game: what does not depend on the game's own words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from landrush.errors import NotationError
from landrush.messages import Reason, plain

SHOWN_TEXT = 40


def by_text(words: Sequence[str]) -> dict[str, int]:
    """The id of each text, in lower case."""
    return {text.lower(): action for action, text in enumerate(words)}


def text_of(game: str, words: Sequence[str], action: int) -> str:
    """The text of an action id."""
    if not 0 <= action < len(words):
        raise NotationError(no_action(game, action, len(words)))
    return words[action]


def id_of(game: str, ids: Mapping[str, int], text: str) -> int:
    """The action id of a text; upper and lower case and spaces do not matter."""
    found = ids.get(" ".join(text.lower().split()))
    if found is None:
        shown = text if len(text) <= SHOWN_TEXT else text[:SHOWN_TEXT] + "…"
        raise NotationError(Reason("error-no-move", {"text": plain(shown), "game": game}))
    return found


def no_action(game: str, action: int, ids: int) -> Reason:
    """Why a number is no action id."""
    return Reason("error-no-action", {"game": game, "action": str(action), "last": ids - 1})
