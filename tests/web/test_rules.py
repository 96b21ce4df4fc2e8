"""The rules pages say the same in every language, clause by clause, and in the words of the games."""

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
DICE_SETTLERS = ROOT / "src" / "landrush" / "games" / "dice_settlers"
LETTERS = {"montana": "M", "dice-settlers": "D"}
# What is said of a ruling in each language.
RULINGS = {
    "en": "(ruling: ",
    "pl": "(rozstrzygnięcie: ",
    "de": "(Festlegung: ",
    "nl": "(beslissing: ",
    "ja": "（裁定：",
}
# Terms with a digit where English has a word: once a round, first turn, second turn, second place, strength.
DIGITS_OF_TERMS = {("dice-settlers", "ja"): r"1ラウンドに1回|1回目|2回目|2位|強さ1ごと"}
# Other such terms by clause, such as linia 4 osad for line of four.
MORE_NUMBERS = {
    ("pl", "M7.4"): "4",
    ("pl", "M7.5"): "4",
    ("ja", "M2.2"): "2",
    ("ja", "M3.4"): "1",
    ("ja", "M7.1"): "1",
    ("ja", "M7.4"): "2224",
    ("ja", "M7.5"): "244",
}

every_game = pytest.mark.parametrize("game", LETTERS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)
every_other = pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])


@cache
def docs(game):
    """The long text."""
    return (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")


def long_clauses(game):
    parts = re.split(rf"^- \*\*({LETTERS[game]}\d+\.\d+)\*\*", docs(game), flags=re.MULTILINE)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@cache
def page(game, lang):
    return (WEB / "learn" / "rules" / game / f"{lang}.md").read_text(encoding="utf-8")


@cache
def sections(game, lang):
    """The headings, without the words behind the id; what has no id is all word."""
    lines = [line[3:] for line in page(game, lang).splitlines() if line.startswith("## ")]
    return [re.sub(rf"^({LETTERS[game]}\d+) .*", r"\1", line) for line in lines]


@cache
def clauses(game, lang):
    """Each clause with its list and its table; what stands in sections without an id belongs to none."""
    parts = re.split(rf"^(?:({LETTERS[game]}\d+\.\d+) |## )", page(game, lang), flags=re.MULTILINE)
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


def numbers(text, game, lang):
    text = re.sub(r"`[^`]+`|\[[^\]]+\]\([^)]+\)", "", text)
    return re.findall(r"\d+", re.sub(DIGITS_OF_TERMS.get((game, lang), "$^"), "", text))


def lines_with(text, start):
    return sum(line.startswith(start) for line in text.splitlines())


@every_game
@every_language
def test_every_clause_stands_once_and_in_order(game, lang):
    assert list(clauses(game, lang)) == list(long_clauses(game))


@every_game
@every_language
def test_every_section_stands_before_its_clauses(game, lang):
    _, *numbered, _ = sections(game, lang)
    assert numbered == list(dict.fromkeys(id.split(".")[0] for id in long_clauses(game)))
    heads = re.findall(rf"^(?:## )?({LETTERS[game]}\d+)(?:\.\d+)? ", page(game, lang), re.MULTILINE)
    assert heads == sorted(heads, key=lambda head: int(head[1:]))


@every_game
@every_language
def test_only_what_the_page_may_hold(game, lang):
    first, *rest = page(game, lang).splitlines()
    assert first.startswith("# ")
    for line in rest:
        assert not re.match(r"#(?!# )|\s|\* |\d+\.(\s|$)", line), line
        assert not re.search(r"[<>]|!\[", line), line


@every_game
@every_language
def test_links_lead_somewhere(game, lang):
    # The rules of Montana name whole sections too.
    places = [*long_clauses(game), *(sections(game, lang) if game == "montana" else [])]
    text = page(game, lang)
    assert set(links(text)) <= {*(f"#{id}" for id in places), f"/components/{game}"}
    assert all(said == target for said, target in re.findall(r"\[([^\]]+)\]\(#([^)]+)\)", text))


@every_game
@every_language
def test_symbols_exist(game, lang):
    drawn = re.findall(r'<symbol[^>]* id="([^"]+)"', (WEB / "symbols.svg").read_text(encoding="utf-8"))
    assert symbols(page(game, lang))
    assert set(symbols(page(game, lang))) <= set(drawn)


@every_game
def test_moves_are_moves(game):
    state = landrush.game(game).new(2)
    for text in code(page(game, "en")):
        assert state.notation(state.parse(text)) == text


@every_game
@every_language
def test_rulings_are_those_of_the_long_text(game, lang):
    rulings = [id for id, text in long_clauses(game).items() if "**Ruling:**" in text]
    found = clauses(game, lang).items()
    assert [id for id, text in found if RULINGS[lang] in text.replace("\n", " ")] == rulings


@every_game
@every_other
@pytest.mark.parametrize("what", [code, links, symbols], ids=lambda what: what.__name__)
def test_same_signs_in_every_clause(game, lang, what):
    for id, text in clauses(game, "en").items():
        assert Counter(what(clauses(game, lang)[id])) == Counter(what(text)), id


@every_game
@every_other
def test_same_numbers_in_every_clause(game, lang):
    for id, text in clauses(game, "en").items():
        expected = Counter(numbers(text, game, "en")) + Counter(MORE_NUMBERS.get((lang, id), ""))
        assert Counter(numbers(clauses(game, lang)[id], game, lang)) == expected, id


@every_game
@every_other
@pytest.mark.parametrize("start", ["- ", "|"])
def test_same_items_and_rows_in_every_clause(game, lang, start):
    for id, text in clauses(game, "en").items():
        assert lines_with(clauses(game, lang)[id], start) == lines_with(text, start), id


@every_language
def test_workers_areas_and_goods_are_called_as_in_montana(lang):
    areas = {"copper": "mine", "stone": "quarry", "grain": "grain-field", "pumpkin": "farm"}
    goods = {"copper": "small-copper", "stone": "small-stone", "grain": "grain", "pumpkin": "pumpkin"}
    expected = [
        f"| :worker-{colour}: {message(f'm-colour-{colour}', lang)} | :{area}: {message(f'm-{area}', lang)}"
        f" | :{goods[colour]}: {message(f'm-{goods[colour]}', lang)} |"
        for colour, area in areas.items()
    ]
    found = [line for line in clauses("montana", lang)["M1.1"].splitlines() if line.startswith("| :")]
    assert [row.casefold() for row in found] == [row.casefold() for row in expected]


@every_language
def test_dice_are_those_of_dice_settlers(lang):
    """D1.1: number and faces of each colour, as in the component file."""
    dice = tomllib.loads((DICE_SETTLERS / "dice.toml").read_text(encoding="utf-8"))["dice"]
    dice = {name: die for name, die in dice.items() if isinstance(die, dict)}
    for (name, die), (colour, count, faces) in zip(
        dice.items(), rows(clauses("dice-settlers", lang)["D1.1"]), strict=True
    ):
        assert colour == message(f"d-colour-{name}", lang)
        assert int(count) == die["count"]
        shown = re.findall(r":([a-z]+): ([^,、×]+?) ?(?:×(\d))?(?:, |、|$)", faces)
        assert Counter({symbol: int(times or 1) for symbol, _, times in shown}) == Counter(die["faces"])
        for symbol, word, _ in shown:
            assert symbol == "pioneer" or word.casefold() == message(f"d-{symbol}", lang).casefold()


@every_language
def test_technologies_are_called_as_in_dice_settlers(lang):
    cards = tomllib.loads((DICE_SETTLERS / "technologies.toml").read_text(encoding="utf-8"))["technologies"]
    cards = {card: value for card, value in cards.items() if isinstance(value, dict)}
    found = rows(clauses("dice-settlers", lang)["D14.1"])
    assert {card: name for card, name, *_ in found} == {
        card: message(f"tech-{card.lower()}", lang) for card in cards
    }
    if lang != "pl":
        assert {card: polish for card, _, polish, _ in found} == {
            card: value["pl"] for card, value in cards.items()
        }


@every_language
def test_sets_and_options_are_called_as_in_dice_settlers(lang):
    sets = ("wide-steppe", "merchants-warriors", "all-out-expansion", "time-of-peace")
    assert re.findall(r"^- \*\*(.+?)\*\*", clauses("dice-settlers", lang)["D2.7"], re.MULTILINE) == [
        message(f"set-{name}", lang) for name in sets
    ]
    options = ("dice", "unused", "trade", "end", "tents")
    assert [row[0] for row in rows(clauses("dice-settlers", lang)["D12.18"])] == [
        message(f"option-d-automaton-{name}", lang) for name in options
    ]
    named = {"D2.7": ("technologies", "explosive"), "D12.18": ("automaton",), "D12.20": ("automaton-ties",)}
    for id, keys in named.items():
        for key in keys:
            assert message(f"option-d-{key}", lang) in clauses("dice-settlers", lang)[id].replace(
                "\n", " "
            ), key
