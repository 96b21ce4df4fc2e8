"""The table of statistics at the end of a game."""

from __future__ import annotations

import io
from functools import cache

import pytest
from rich.cells import cell_len
from rich.console import Console

import landrush
from landrush.cli.statistics import sparkline, statistics_table
from landrush.l10n import speaking
from landrush.match.statistics import statistics
from tests.match.conftest import at_random

WIDTH = 80
COUNTS = [("montana", 2), ("montana", 4), ("dice-settlers", 1), ("dice-settlers", 4)]


def shown(stats, names, width=WIDTH):
    """The lines of the table."""
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(statistics_table(stats, names))
    return console.file.getvalue().splitlines()


@cache
def finished(name, players, most=10**6):
    start = landrush.game(name).new(players)
    stats = statistics(start, at_random(start, 1, most))
    return stats, [f"{shape} Player" for shape in "●▲■◆"][: len(stats.seats)]


def cells(lines, word):
    """What the line of this word has for each player."""
    return next(line for line in lines if line.strip().startswith(word)).replace(word, "", 1).split()


@pytest.mark.parametrize("lang", ["en", "pseudo"])
@pytest.mark.parametrize(("name", "players"), COUNTS)
def test_it_fits_and_loses_nothing(name, players, lang):
    stats, names = finished(name, players)
    with speaking(lang):
        lines = shown(stats, names)
    assert all(cell_len(line.rstrip()) <= WIDTH for line in lines)
    assert not any("…" in line for line in lines)


def test_points_gains_and_luck_of_each_player():
    stats, names = finished("montana", 3)
    lines = shown(stats, names)
    totals = [sum(series[-1] for series in seat.points.values()) for seat in stats.seats]
    assert cells(lines, "total") == [str(n) for n in totals]
    assert cells(lines, "turns") == [str(seat.turns) for seat in stats.seats]
    gained, given = cells(lines, "coins")[:2]
    coins = stats.seats[0].things["m-coin"]
    assert (gained, given) == (f"+{coins.gained}", f"−{coins.given}")
    assert [n.lstrip("+−") for n in cells(lines, "luck in points")] == [
        f"{abs(seat.luck[-1]) / 100:.1f}" for seat in stats.seats
    ]


def test_the_outcomes_with_most_luck_are_told():
    stats, names = finished("dice-settlers", 2)
    told = " ".join(shown(stats, names))
    for seat in stats.seats:
        assert f"{seat.lucky[0].notation} (entry {seat.lucky[0].entry}): +" in told
        assert f"{seat.unlucky[0].notation} (entry {seat.unlucky[0].entry}): −" in told


def test_wide_and_strange_names():
    """Names two cells wide, and names that look like markup."""
    stats, _ = finished("montana", 4)
    lines = shown(stats, ["● 田中太郎", "▲ [red]Anna", "■ [/]", "◆ 開拓者のための長い名前です"])
    assert all(cell_len(line.rstrip()) <= WIDTH for line in lines)
    assert any("[red]Anna" in line and "[/]" in line and "田中太郎" in line for line in lines)


def test_before_the_first_turn_has_ended():
    stats, names = finished("montana", 2, most=0)
    assert shown(stats, names)


def test_without_luck_nothing_is_told_of_it():
    start = landrush.game("montana").new(2)
    stats = statistics(start, at_random(start, 1), with_luck=False)
    assert not any("luck" in line for line in shown(stats, ["A", "B"]))


@pytest.mark.parametrize(
    ("values", "most", "line"),
    [
        ([], 0, ""),
        ([0, 0], 0, "▁▁"),
        ([0, 7, 14], 14, "▁▄█"),
        (list(range(100)), 99, "▁▂▃▃▄▅▅▆▇█"),
        ([5], 10, "▄"),
    ],
)
def test_sparkline(values, most, line):
    assert sparkline(values, most, 10) == line
