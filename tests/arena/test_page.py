"""The page of a cup: one file that needs nothing else, in every language."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from cup_files import Arena
from made_games import game

from landrush.arena.page import page
from landrush.arena.schedule import Cup
from landrush.arena.summary import summary, times
from landrush.arena.svg import histogram, linear, logarithmic, ticks
from landrush.l10n import LANGUAGES, PSEUDO, message, speaking

STRANGE = "stdio:./bot <b>&\"'"
NAMES = ("greedy", "a", STRANGE)
BLOCKS = [
    [replace(game(NAMES, [number % 7, 3, 2]), length={"turns": 20 + number % 9, "rounds": 3})]
    for number in range(25)
]
CUP = Cup("montana", 3, NAMES, "mixed", 1)
EMPTY = {"meta", "line", "circle", "rect", "br"}


class Reader(HTMLParser):
    """Checks that what opens closes, and notes tags, attributes and words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, Any]]] = []
        self.words = ""
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.words += f" {data}"


def read(lang: str) -> Reader:
    with speaking(lang):
        return Reader(page(summary(CUP, BLOCKS), times(CUP, BLOCKS), BLOCKS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_page_needs_nothing_else_and_says_everything(lang: str) -> None:
    found = read(lang)
    assert {tag for tag, _ in found.tags} & {"script", "link", "img", "iframe", "b"} == set()
    assert not any({"src", "href"} & attributes.keys() for _, attributes in found.tags)
    assert next(attributes for tag, attributes in found.tags if tag == "html")["lang"] == lang
    assert found.words.count(STRANGE) == 5
    for part in ("shares", "ratings", "pairs", "length", "times", "figures"):
        assert message(f"cli-arena-page-{part}", lang) in found.words
    drawn = [attributes for tag, attributes in found.tags if tag == "svg"]
    # A part for each bot in three plots with an axis, and the lengths with theirs.
    assert len(drawn) == 3 * (len(NAMES) + 1) + 2
    assert sum("aria-label" in attributes for attributes in drawn) == 3 * len(NAMES) + 1


def test_a_page_says_nothing_in_plain_english() -> None:
    found = read(PSEUDO).words.replace(STRANGE, "").replace(str(CUP.head()["components"]), "")
    assert set(re.findall(r"\b[A-Za-z]{4,}\b", found)) == {"Montana", "montana", "greedy", "mixed"}


def test_the_colours_are_those_of_the_client_in_both_themes() -> None:
    text = page(summary(CUP, BLOCKS), times(CUP, BLOCKS), BLOCKS)
    assert "prefers-color-scheme:dark" in text
    own = text.partition("*{box-sizing")[2].partition("</style>")[0]
    used = set(re.findall(r"var\((--[\w-]+)\)", own)) - {"--much"}
    assert used <= set(re.findall(r"(--[\w-]+):", text.partition("*{box-sizing")[0]))
    assert not re.search(r"#[0-9a-f]{3}", own)


def test_the_command_writes_the_page(arena: Arena, tmp_path: Path) -> None:
    file = tmp_path / "cup.html"
    arguments = ("--game", "dice-settlers", "--players", "1", "--bots", "random", "--games", "2")
    done = arena(*arguments, "--backend", "serial", "--html", file)
    assert (done.returncode, done.stderr) == (0, "")
    found = Reader(file.read_text(encoding="utf-8"))
    assert "Cup: Dice Settlers" in found.words
    assert "random" in found.words
    assert "Who finishes ahead of whom" not in found.words


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [(0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]), (616, 1265, [800, 1000, 1200]), (3, 3, [3])],
)
def test_round_numbers(low: float, high: float, expected: list[float]) -> None:
    assert ticks(low, high) == pytest.approx(expected)


def test_places_on_a_plot() -> None:
    assert [linear(10, 20)(value) for value in (5, 10, 15, 25)] == [0, 0, 50, 100]
    assert [logarithmic(0.01, 100)(value) for value in (0, 0.01, 1, 100)] == [0, 0, 50, 100]


def test_a_histogram_counts_every_game() -> None:
    heights = [float(each) for each in re.findall(r'height="([\d.]+)"/>', histogram([3, 3, 4, 6], "words"))]
    assert heights == [156, 78, 0, 78]
    many = re.findall(r"<rect", histogram(list(range(1000)), "words"))
    assert 20 <= len(many) <= 24
