"""The rules page of Dice Settlers says the same in every language, clause by clause."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import landrush
from landrush.l10n import LANGUAGES, message

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "landrush" / "web"
GAME = ROOT / "src" / "landrush" / "games" / "dice_settlers"
PAGES = WEB / "learn" / "rules" / "dice-settlers"
DOCS = (ROOT / "docs" / "rules" / "dice-settlers.md").read_text(encoding="utf-8")
IDS = re.findall(r"^- \*\*(D\d+\.\d+)\*\*", DOCS, re.MULTILINE)
# What is said of a ruling in each language.
RULINGS = {
    "en": "(ruling: ",
    "pl": "(rozstrzygnięcie: ",
    "de": "(Festlegung: ",
    "nl": "(beslissing: ",
    "ja": "（裁定：",
}
# Terms with a digit where English has a word: once a round, first turn, second turn, second place, strength.
DIGITS_OF_TERMS = {"ja": r"1ラウンドに1回|1回目|2回目|2位|強さ1ごと"}

every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


@cache
def page(lang):
    return (PAGES / f"{lang}.md").read_text(encoding="utf-8")


@cache
def sections(lang):
    """The headings, without the words behind the id; what has no id is all word."""
    return [
        re.sub(r"^(D\d+) .*", r"\1", line[3:]) for line in page(lang).splitlines() if line.startswith("## ")
    ]


@cache
def clauses(lang):
    """Each clause with its list and its table; what stands in sections without an id belongs to none."""
    parts = re.split(r"^(?:(D\d+\.\d+) |## )", page(lang), flags=re.MULTILINE)
    found = [(id, text) for id, text in zip(parts[1::2], parts[2::2], strict=True) if id]
    assert len(dict(found)) == len(found)
    return dict(found)


def rows(text):
    """The cells of a table without its head."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def code(text):
    return re.findall(r"`([^`]+)`", text)


def links(text):
    return re.findall(r"\]\(([^)]+)\)", text)


def symbols(text):
    return re.findall(r":([a-z-]+):", text)


def numbers(text, lang):
    text = re.sub(r"`[^`]+`|\[[^\]]+\]\([^)]+\)", "", text)
    return re.findall(r"\d+", re.sub(DIGITS_OF_TERMS.get(lang, "$^"), "", text))


def lines_with(text, start):
    return sum(line.startswith(start) for line in text.splitlines())


@every_language
def test_every_clause_stands_once_and_in_order(lang):
    assert list(clauses(lang)) == IDS


@every_language
def test_every_section_stands_before_its_clauses(lang):
    _, *numbered, _ = sections(lang)
    assert numbered == list(dict.fromkeys(id.split(".")[0] for id in IDS))
    heads = re.findall(r"^(?:## )?(D\d+)(?:\.\d+)? ", page(lang), re.MULTILINE)
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
    assert set(links(page(lang))) <= {*(f"#{id}" for id in IDS), "/components/dice-settlers"}
    assert all(text == target for text, target in re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", page(lang)))


@every_language
def test_symbols_exist(lang):
    drawn = re.findall(r'<symbol[^>]* id="([^"]+)"', (WEB / "symbols.svg").read_text(encoding="utf-8"))
    assert symbols(page(lang))
    assert set(symbols(page(lang))) <= set(drawn)


def test_moves_are_moves():
    state = landrush.game("dice-settlers").new(2)
    for text in code(page("en")):
        assert state.notation(state.parse(text)) == text


@every_language
def test_rulings_are_those_of_the_long_text(lang):
    long = re.split(r"^- \*\*(D\d+\.\d+)\*\*", DOCS, flags=re.MULTILINE)
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
        assert Counter(numbers(clauses(lang)[id], lang)) == Counter(numbers(text, "en")), id


@every_other
@pytest.mark.parametrize("start", ["- ", "|"])
def test_same_items_and_rows_in_every_clause(lang, start):
    for id, text in clauses("en").items():
        assert lines_with(clauses(lang)[id], start) == lines_with(text, start), id


@every_language
def test_dice_are_those_of_the_game(lang):
    """D1.1: number and faces of each colour, as in the component file."""
    dice = tomllib.loads((GAME / "dice.toml").read_text(encoding="utf-8"))["dice"]
    dice = {name: die for name, die in dice.items() if isinstance(die, dict)}
    for (name, die), (colour, count, faces) in zip(dice.items(), rows(clauses(lang)["D1.1"]), strict=True):
        assert colour == message(f"d-colour-{name}", lang)
        assert int(count) == die["count"]
        shown = re.findall(r":([a-z]+): ([^,、×]+?) ?(?:×(\d))?(?:, |、|$)", faces)
        assert Counter({symbol: int(times or 1) for symbol, _, times in shown}) == Counter(die["faces"])
        for symbol, word, _ in shown:
            assert symbol == "pioneer" or word.casefold() == message(f"d-{symbol}", lang).casefold()


@every_language
def test_technologies_are_called_as_in_the_game(lang):
    cards = tomllib.loads((GAME / "technologies.toml").read_text(encoding="utf-8"))["technologies"]
    names = {card: name for card, name, _ in rows(clauses(lang)["D14.1"])}
    assert names == {
        card: message(f"tech-{card.lower()}", lang)
        for card, value in cards.items()
        if isinstance(value, dict)
    }


@every_language
def test_sets_and_options_are_called_as_in_the_game(lang):
    sets = ("wide-steppe", "merchants-warriors", "all-out-expansion", "time-of-peace")
    assert re.findall(r"^- \*\*(.+?)\*\*", clauses(lang)["D2.7"], re.MULTILINE) == [
        message(f"set-{name}", lang) for name in sets
    ]
    options = ("dice", "unused", "trade", "end", "tents")
    assert [row[0] for row in rows(clauses(lang)["D12.18"])] == [
        message(f"option-d-automaton-{name}", lang) for name in options
    ]
    named = {"D2.7": ("technologies", "explosive"), "D12.18": ("automaton",), "D12.20": ("automaton-ties",)}
    for id, keys in named.items():
        for key in keys:
            assert message(f"option-d-{key}", lang) in clauses(lang)[id].replace("\n", " "), key
