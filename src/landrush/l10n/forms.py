"""Words that know their forms, as parameters of Fluent messages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fluent.runtime.types import FluentType, fluent_number


class Phrase(FluentType):
    """A thing, things, a player or a whole message inside another one."""

    def __init__(self, value: Any, lang: str, players: Sequence[str]) -> None:
        self.value = value
        self.lang = lang
        self.players = players

    def format(self, locale: Any) -> str:
        return self.form("")

    def form(self, case: str) -> str:
        from landrush.l10n import word

        return word(self.value, case, self.lang, self.players)


def given(value: Any, lang: str, players: Sequence[str]) -> Any:
    """A parameter as Fluent takes it: text as it is, numbers without grouping, all else by its words."""
    if isinstance(value, str):
        return value
    if isinstance(value, int | float):
        return fluent_number(value, useGrouping=False)
    return Phrase(value, lang, players)


def form(phrase: Any, case: Any) -> Any:
    """Fluent's FORM(): the phrase in this form. What is only text has no other form."""
    return phrase.form(str(case)) if isinstance(phrase, Phrase) else phrase
