"""Words at the edge: keys with parameters become sentences, from Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from landrush.messages import Amounts, Event, Reason, Seat, Seats, Term

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def bundle(lang: str) -> FluentBundle:
    """All messages of a language."""
    from fluent.runtime import FluentBundle, FluentResource

    out = FluentBundle([lang], use_isolating=False)
    package = files("landrush")
    folders = [package, *(folder for folder in package.joinpath("games").iterdir() if folder.is_dir())]
    for folder in folders:
        text = folder.joinpath("l10n", f"{lang}.ftl")
        if text.is_file():
            out.add_resource(FluentResource(text.read_text(encoding="utf-8")))
    return out


def message(key: str, lang: str = "en", **params: Any) -> str:
    """The text of one key. A missing key or parameter is a KeyError: a defect, not bad input."""
    texts = bundle(lang)
    pattern = texts.get_message(key).value
    if pattern is None:
        raise KeyError(f"{lang}: {key} has no text")
    text, errors = texts.format_pattern(pattern, params)
    if errors:
        raise KeyError(f"{lang}: {key}: {errors[0]}")
    return str(text)


def describe(what: Event | Reason, lang: str = "en", players: Sequence[str] = ()) -> str:
    """A reason or an event in words; players are named, or numbered by seat."""
    params = {name: word(value, lang, players) for name, value in what.params.items()}
    return message(what.key, lang, **params)


def word(value: Any, lang: str, players: Sequence[str]) -> Any:
    """A parameter as it stands in a sentence."""
    if isinstance(value, Term):
        return message(value.key, lang)
    if isinstance(value, Amounts):
        return ", ".join(message(f"{key}-count", lang, n=n) for key, n in value.items)
    if isinstance(value, Seat):
        return player_name(value.number, lang, players)
    if isinstance(value, Seats):
        return ", ".join(player_name(seat, lang, players) for seat in value.numbers)
    return value


def player_name(seat: int, lang: str, players: Sequence[str]) -> str:
    return players[seat] if seat < len(players) else message("ui-seat", lang, n=seat + 1)
