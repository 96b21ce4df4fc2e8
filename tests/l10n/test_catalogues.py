"""The Fluent files themselves: every language has every key with its parameters and the forms it needs."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from landrush.l10n import LANGUAGES, message, texts

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other = pytest.mark.parametrize("lang", OTHERS)

# The Polish count forms: 1, then 2 to 4, then the rest; 12 and 21 belong to the rest, 22 does not.
FEW, MANY = (2, 4, 22), (0, 5, 12, 21, 25)
CLAUSES = re.compile(r"\b[MD]\d+\.\d+\b")
LETTERS = re.compile(r"[^\W\d_]{2,}")

# Texts that are the same as in English, each looked at. Titles are names; what is typed is notation.
TITLES = {"m-title", "d-title"}
TYPED = {"ui-play-hint", "ui-play-command-help", "ui-play-command-why", "ui-play-command-save"}
CAPITALS = {f"cli-word-{name}" for name in ("command", "game", "file", "lang", "option")}
# Words that are spelled alike.
BANK = {"m-bank", "cli-section-m-bank", "help-m-bank-title"}
BOT = {"ui-bot-named", "cli-simulate-bot"}
SHARED = {"cli-components-status", "cli-frame-argument", "ui-montana-start"}
ORANGE = {"d-colour-orange", "m-colour-pumpkin"}
# Words of the table page that are the same.
WEB_TABLE = {"web-table-chat", "web-table-menu", "web-table-live"}
SAME = {
    "pl": {*WEB_TABLE, *TITLES, *BANK, *BOT, *SHARED, "ui-d-ability-limit"},
    "de": {*WEB_TABLE, *TITLES, *BANK, *ORANGE, "m-mine", "cli-section-m-box", "cli-section-d-sets"}
    | {"option-d-automaton-normal", "tech-tb3", "tech-tc5"},
    "nl": {*WEB_TABLE, *TITLES, *BANK, *BOT, *SHARED, "cli-section-d-sets", "cli-simulate-score", "d-side-w"}
    | {"m-colour-grain", "tech-tx4", "ui-d-does", "ui-play-start", "web-rec-rating", "web-rec-ratings"},
    "ja": {*TYPED, *CAPITALS},
}
# Words of the site.
SAME["pl"] |= {"web-menu"}
SAME["de"] |= {
    f"web-site-{name}" for name in ("animation", "animation-normal", "clock-kind-live", "name", "solo")
}
SAME["de"] |= {"web-site-bots"}
# Levels of bots.
SAME["de"] |= {"ui-level-rancher", "ui-level-sheriff"}
SAME["nl"] |= {"ui-level-rancher", "ui-level-sheriff"}
SAME["nl"] |= {"cli-arena-rating", "cli-arena-page-ratings"}
SAME["nl"] |= {"web-menu", "web-nav-ratings", "web-site-bots", "web-table-hint"}


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """The messages of a language by their keys."""
    out: dict[str, ast.Message] = {}
    for name, text in texts(lang).items():
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{lang}: {name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in out, f"{lang}: {entry.id.name} is there twice"
                out[entry.id.name] = entry
    return out


def both(lang: str) -> list[tuple[str, ast.Message, ast.Message]]:
    """Every key that is there in both languages, with its English message and the other one."""
    own = messages(lang)
    return [(key, entry, own[key]) for key, entry in messages("en").items() if key in own]


class Names(Visitor):
    """Collects parameters, those that must be said, and the forms asked for."""

    def __init__(self) -> None:
        self.all: set[str] = set()
        self.said: set[str] = set()
        self.forms: set[str] = set()
        self.is_said = True

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's word
        was_said, self.is_said = self.is_said, False
        self.visit(node.selector)
        for variant in node.variants:
            # Other languages may need fewer variants; the default one says everything.
            self.is_said = was_said and variant.default
            self.visit(variant.value)
        self.is_said = was_said

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.all.add(node.id.name)
        if self.is_said:
            self.said.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name == "FORM":
            self.forms.add(node.arguments.positional[1].value)
        self.generic_visit(node)


def names(pattern: ast.BaseNode) -> Names:
    out = Names()
    out.visit(pattern)
    return out


def written(pattern: ast.Pattern) -> str:
    """A text as it stands in the file, on one line."""
    entry = ast.Message(ast.Identifier("key"), pattern)
    return " ".join(FluentSerializer().serialize_entry(entry).split()).removeprefix("key = ")


@every_other
def test_every_key_is_there_and_no_other(lang: str) -> None:
    assert messages(lang).keys() - messages("en").keys() == set(), "not in English"
    assert messages("en").keys() - messages(lang).keys() == set(), "missing"


@every_other
def test_the_same_parameters(lang: str) -> None:
    for key, english_entry, entry in both(lang):
        english, own = names(english_entry.value), names(entry.value)
        assert own.all <= english.all, key
        assert english.said <= own.all, key
        for attribute in entry.attributes:
            assert names(attribute.value).all <= english.all, f"{key}.{attribute.id.name}"


@every_language
def test_every_form_that_a_sentence_asks_for_is_one_that_words_have(lang: str) -> None:
    found = messages(lang).values()
    patterns = [pattern.value for entry in found for pattern in (entry, *entry.attributes)]
    forms = {attribute.id.name for entry in found for attribute in entry.attributes}
    assert {form for pattern in patterns for form in names(pattern).forms} <= forms


@every_other
def test_the_meanings_of_actions_name_the_same_clauses(lang: str) -> None:
    for key, english_entry, entry in both(lang):
        english, own = written(english_entry.value), written(entry.value)
        if key.startswith("table-"):
            assert CLAUSES.findall(own) == CLAUSES.findall(english), key


@every_other
def test_no_english_is_left(lang: str) -> None:
    same = {
        key
        for key, english, entry in both(lang)
        if written(entry.value) == written(english.value)
        and LETTERS.search(re.sub(r"\{[^{}]*\}", "", written(entry.value)))
    }
    assert same - SAME[lang] == set()


def test_polish_has_its_count_forms() -> None:
    counted = [key for key in messages("pl") if key.endswith("-count")]
    assert counted
    for key in counted:
        for form in ("", *(attribute.id.name for attribute in messages("pl")[key].attributes)):
            told = {n: polish(key, form, n) for n in (1, *FEW, *MANY)}
            assert len({told[n] for n in FEW}) == 1, key
            assert len({told[n] for n in MANY}) == 1, key


def polish(key: str, form: str, n: int) -> str:
    """What stands beside the number."""
    from landrush.l10n import text_of

    text = text_of(key, form, {"n": n}, "pl", ())
    assert re.search(rf"\b{n}\b", text), f"{key}: {text}"
    return re.sub(rf"\b{n}\b", "#", text)


@every_language
def test_numbers_stand_without_grouping(lang: str) -> None:
    assert "1236" in message("cli-actions-ranges", lang, decision=819, chance=820, last=1236)
