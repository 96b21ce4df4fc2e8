"""The rules page of Montana says the same in every language, clause by clause."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import landrush
from landrush.l10n import LANGUAGES, message

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "landrush" / "web"
PAGES = WEB / "learn" / "rules" / "montana"
DOCS = (ROOT / "docs" / "rules" / "montana.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- \*\*(M\d+\.\d+)\*\*", DOCS, re.MULTILINE)
# What is said of a ruling in each language.
RULINGS = {
    "en": "(ruling: ",
    "pl": "(rozstrzygnięcie: ",
    "de": "(Festlegung: ",
    "nl": "(beslissing: ",
    "ja": "（裁定：",
}
# Some terms have a digit where English has a word, such as linia 4 osad for line of four.
MORE_NUMBERS = {
    ("pl", "M7.4"): "4",
    ("pl", "M7.5"): "4",
    ("ja", "M2.2"): "2",
    ("ja", "M3.4"): "1",
    ("ja", "M7.1"): "1",
    ("ja", "M7.4"): "2224",
    ("ja", "M7.5"): "244",
}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


@cache
def page(lang):
    return (PAGES / f"{lang}.md").read_text(encoding="utf-8")


@cache
def sections(lang):
    """The headings, without the words behind the id; what has no id is all word."""
    return [
        re.sub(r"^(M\d+) .*", r"\1", line[3:]) for line in page(lang).splitlines() if line.startswith("## ")
    ]


@cache
def clauses(lang):
    """Each clause with its list and its table; what stands in sections without an id belongs to none."""
    parts = re.split(r"^(?:(M\d+\.\d+) |## )", page(lang), flags=re.MULTILINE)
    found = [(id, text) for id, text in zip(parts[1::2], parts[2::2], strict=True) if id]
    assert len(dict(found)) == len(found)
    return dict(found)


def code(text):
    return re.findall(r"`([^`]+)`", text)


def links(text):
    return re.findall(r"\]\(([^)]+)\)", text)


def symbols(text):
    return re.findall(r":([a-z-]+):", text)


def numbers(text):
    return re.findall(r"\d+", re.sub(r"`[^`]+`|\[[^\]]+\]\([^)]+\)", "", text))


def lines_with(text, start):
    return sum(line.startswith(start) for line in text.splitlines())


@every_language
def test_every_clause_stands_once_and_in_order(lang):
    assert list(clauses(lang)) == IDS


@every_language
def test_every_section_stands_before_its_clauses(lang):
    _, *numbered, _ = sections(lang)
    assert numbered == list(dict.fromkeys(id.split(".")[0] for id in IDS))
    heads = re.findall(r"^(?:## )?(M\d+)(?:\.\d+)? ", page(lang), re.MULTILINE)
    assert heads == sorted(heads, key=lambda head: int(head[1:]))


@every_language
def test_only_what_the_page_may_hold(lang):
    first, *rest = page(lang).splitlines()
    assert first.startswith("# ")
    for line in rest:
        assert not re.match(r"#(?!# )|\s|\* |\d+\.(\s|$)", line), line
        assert not re.search(r"[<>]|!\[", line), line


@every_language
def test_links_lead_somewhere(lang):
    targets = {f"#{id}" for id in [*IDS, *sections(lang)]} | {"/components/montana"}
    assert set(links(page(lang))) <= targets
    assert all(text == target for text, target in re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", page(lang)))


@every_language
def test_symbols_exist(lang):
    drawn = re.findall(r'<symbol[^>]* id="([^"]+)"', (WEB / "symbols.svg").read_text(encoding="utf-8"))
    assert symbols(page(lang))
    assert set(symbols(page(lang))) <= set(drawn)


def test_moves_are_moves():
    state = landrush.game("montana").new(2)
    for text in code(page("en")):
        assert state.notation(state.parse(text)) == text


@every_language
def test_rulings_are_those_of_the_long_text(lang):
    long = re.split(r"^- \*\*(M\d+\.\d+)\*\*", DOCS, flags=re.MULTILINE)
    rulings = [id for id, text in zip(long[1::2], long[2::2], strict=True) if "**Ruling:**" in text]
    assert [id for id, text in clauses(lang).items() if RULINGS[lang] in text.replace("\n", " ")] == rulings


@every_other
@pytest.mark.parametrize("what", [code, links, symbols], ids=lambda what: what.__name__)
def test_same_signs_in_every_clause(lang, what):
    for id, text in clauses("en").items():
        assert Counter(what(clauses(lang)[id])) == Counter(what(text)), id


@every_other
def test_same_numbers_in_every_clause(lang):
    for id, text in clauses("en").items():
        expected = Counter(numbers(text)) + Counter(MORE_NUMBERS.get((lang, id), ""))
        assert Counter(numbers(clauses(lang)[id])) == expected, id


@every_other
@pytest.mark.parametrize("start", ["- ", "|"])
def test_same_items_and_rows_in_every_clause(lang, start):
    for id, text in clauses("en").items():
        assert lines_with(clauses(lang)[id], start) == lines_with(text, start), id


@every_language
def test_words_are_those_of_the_game(lang):
    """Workers, areas and goods are called as on the boards."""
    areas = {"copper": "mine", "stone": "quarry", "grain": "grain-field", "pumpkin": "farm"}
    goods = {"copper": "small-copper", "stone": "small-stone", "grain": "grain", "pumpkin": "pumpkin"}
    rows = [
        f"| :worker-{colour}: {message(f'm-colour-{colour}', lang)} | :{area}: {message(f'm-{area}', lang)}"
        f" | :{goods[colour]}: {message(f'm-{goods[colour]}', lang)} |"
        for colour, area in areas.items()
    ]
    found = [line for line in clauses(lang)["M1.1"].splitlines() if line.startswith("| :")]
    assert [row.casefold() for row in found] == [row.casefold() for row in rows]
