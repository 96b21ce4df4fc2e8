"""Words at the edge: keys with parameters become sentences, from Fluent files.

A sentence that needs a word in another form than the plain one asks for it: `{ FORM($goods, "acc") }` takes
the attribute `.acc` of the word's message, or the plain form where a language has no such attribute.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from landrush.errors import BadComponents, BadOption, BadPosition, LandrushError
from landrush.messages import Action, Amounts, Choice, Event, Reason, Seat, Seats, Term, plain

if TYPE_CHECKING:
    from landrush.l10n.catalogue import Catalogue

# Each language in its own words.
LANGUAGES = {"en": "English", "pl": "polski", "de": "Deutsch", "nl": "Nederlands", "ja": "日本語"}
# These put a comma before decimals.
DECIMAL_COMMA = ("pl", "de", "nl")
# English made longer, to see what does not fit and what is not translated.
PSEUDO = "pseudo"
# What is said around the details of a file, which stay technical English.
FRAMES: dict[type[LandrushError], str] = {BadPosition: "error-position", BadComponents: "error-components"}

_language: ContextVar[str] = ContextVar("language", default="en")


def language() -> str:
    """The language of whoever reads now."""
    return _language.get()


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """Everything inside is told in this language. Raises BadOption."""
    token = _language.set(checked(lang))
    try:
        yield
    finally:
        _language.reset(token)


def checked(lang: str) -> str:
    """This language. Raises BadOption where there is none of this name."""
    if lang not in LANGUAGES and lang != PSEUDO:
        known = {"lang": plain(lang), "languages": ", ".join(LANGUAGES)}
        raise BadOption(Reason("error-no-language", known))
    return lang


@cache
def catalogue_of(lang: str) -> Catalogue:
    """All messages of a language. Raises BadOption."""
    from landrush.l10n.catalogue import Catalogue

    is_pseudo = checked(lang) == PSEUDO
    spoken = "en" if is_pseudo else lang
    return Catalogue(spoken, texts(spoken).values(), is_pseudo)


def texts(lang: str) -> dict[str, str]:
    """The Fluent files of a language by the folder that they belong to."""
    package = files("landrush")
    folders = {"landrush": package, "server": package.joinpath("server")}
    for room in ("games", "web"):
        inside = package.joinpath(room)
        folders |= {f"{room}/{each.name}": each for each in inside.iterdir() if each.is_dir()}
    found = {name: folder.joinpath("l10n", f"{lang}.ftl") for name, folder in folders.items()}
    return {name: file.read_text(encoding="utf-8") for name, file in sorted(found.items()) if file.is_file()}


def message(key: str, lang: str | None = None, **params: Any) -> str:
    """The text of one key. A missing key or parameter is a KeyError: a defect, not bad input."""
    return text_of(key, "", params, lang or language(), ())


def describe(
    what: Event | Reason | Action | Term | Choice | Amounts | LandrushError,
    lang: str | None = None,
    players: Sequence[str] = (),
) -> str:
    """What the engine says, in words: an event, a reason, an action, a thing or things, what was wrong.

    The language is the current one unless it is named. Players are named, or numbered by seat.
    """
    lang = checked(lang or language())
    if isinstance(what, LandrushError):
        return word(what.reason, "", lang, players) if what.reason else framed(what, lang)
    return word(what, "", lang, players)


def framed(error: LandrushError, lang: str) -> str:
    """An error that has only its line, with a sentence around it where it tells of a file."""
    key = FRAMES.get(type(error))
    detail = str(error).removeprefix("position: ")
    return detail if key is None else text_of(key, "", {"detail": detail}, lang, ())


def text_of(key: str, case: str, params: Mapping[str, Any], lang: str, players: Sequence[str]) -> str:
    """The text of one key, in a form of its own where it has that one."""
    from landrush.l10n.forms import given

    known = catalogue_of(lang)
    found = known.message(key)
    pattern = found.attributes.get(case, found.value) if case else found.value
    if pattern is None:
        raise KeyError(f"{lang}: {key} has no text")
    values = {name: given(value, lang, players) for name, value in params.items()}
    text, errors = known.bundle.format_pattern(pattern, values)
    if errors:
        raise KeyError(f"{lang}: {key}: {errors[0]}")
    return str(text)


def word(value: Any, case: str, lang: str, players: Sequence[str]) -> str:
    """A parameter as it stands in a sentence, in one of its forms."""
    if isinstance(value, Term):
        return text_of(value.key, case, {}, lang, players)
    if isinstance(value, Choice):
        return listed([text_of(term.key, case, {}, lang, players) for term in value.terms], lang, "list-or")
    if isinstance(value, Amounts):
        return listed([counted(key, n, case, lang) for key, n in value.items], lang)
    if isinstance(value, Seat):
        return player_name(value.number, lang, players)
    if isinstance(value, Seats):
        return listed([player_name(seat, lang, players) for seat in value.numbers], lang)
    if isinstance(value, Event | Reason | Action):
        return text_of(value.key, case, value.params, lang, players)
    raise TypeError(f"no words for {value!r}")


def counted(key: str, n: int, case: str, lang: str) -> str:
    """So many of a thing, the number never parted from its noun."""
    return text_of(f"{key}-count", case, {"n": n}, lang, ()).replace(f"{n} ", f"{n}\N{NO-BREAK SPACE}", 1)


def listed(items: Sequence[str], lang: str, last_key: str = "list-last") -> str:
    """One, one and another, or many, as the language lists them."""
    if not items:
        return text_of("list-nothing", "", {}, lang, ())
    *before, last = items
    if not before:
        return last
    start = before[0]
    for item in before[1:]:
        start = text_of("list-more", "", {"start": start, "item": item}, lang, ())
    return text_of(last_key, "", {"start": start, "item": last}, lang, ())


def joined(items: Iterable[str], key: str = "list-more") -> str:
    """The items but empty ones, in the current language, with commas or what the key says between them."""
    start, *rest = [item for item in items if item] or [""]
    for item in rest:
        start = message(key, start=start, item=item)
    return start


def labelled(label: str, text: str) -> str:
    """A label, a colon and what belongs to it."""
    return message("ui-label", label=label, text=text)


def with_more(text: str, more: str) -> str:
    """A text with more in brackets behind it."""
    return message("ui-paren", text=text, more=more)


def player_name(seat: int, lang: str, players: Sequence[str]) -> str:
    """A player's name, or the number of the seat."""
    return players[seat] if seat < len(players) else text_of("ui-seat", "", {"n": seat + 1}, lang, ())


def decimal(value: float, digits: int = 1) -> str:
    """A number with so many decimals, behind the sign that the language puts before them."""
    text = f"{value:.{digits}f}"
    return text.replace(".", ",") if language() in DECIMAL_COMMA else text


def heading_of(verb: str, words: str) -> str:
    """The heading of moves that begin with this word of the notation: it ends with that word."""
    if words == verb or words.endswith(f" {verb} …"):
        return words.removesuffix(" …") + " …"
    return labelled(words.removesuffix("…").rstrip(), f"{verb} …")
