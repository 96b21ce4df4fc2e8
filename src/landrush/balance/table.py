"""What a report says in short, as tables for the terminal."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from landrush.balance.play import LENGTH, MARGINS, PLACES, POINTS, groups
from landrush.balance.words import (
    NONE,
    SHARES,
    Cases,
    between,
    case_words,
    figure_words,
    gift_words,
    group_words,
    has_sides,
    main_figure,
    move_words,
    number,
    target_words,
    thing_words,
    verdict,
    with_error,
)
from landrush.games import game
from landrush.l10n import message

# The groups that are told here; the page and the JSON have all.
SHORT = (PLACES, LENGTH, MARGINS, "actions", POINTS, "technologies", "ends")
WORTH_HEADINGS = {"gifts": "cli-balance-worth-gifts", "forced": "cli-balance-worth-forced"}


def print_tables(console: Console, cases: Cases) -> None:
    """Everything of a report in short; a column for each case."""
    first = cases[0]
    console.print(Text(head_words(first), "bold"))
    console.print(wanted_table(cases))
    for name in SHORT:
        if name in groups(first["game"]):
            console.print(group_table(cases, name))
    for kind in ("gifts", "forced"):
        if any(case[kind] for case in cases):
            console.print(worth_table(cases, kind))


def head_words(first: dict[str, Any]) -> str:
    """What was played."""
    head = {"game": game(first["game"]).title, "games": first["games"], "bots": ", ".join(first["bots"])}
    return message("cli-balance-head", **head, seed=str(first["seed"]))


def table_of(heading: str, cases: Cases, *more: str) -> Table:
    """An empty table with a column for each case."""
    named = [case_words(case, has_sides(cases)) for case in cases]
    table = Table(heading, *more, *named, box=box.SIMPLE_HEAD)
    for i, column in enumerate(table.columns):
        column.justify = "right" if i else "left"
        column.overflow = "fold"
    return table


def rows_of(cases: Cases, name: str) -> list[str]:
    """The things of a group that any case has."""
    return list(dict.fromkeys(thing for case in cases for thing in case["groups"][name]))


def wanted_table(cases: Cases) -> Table:
    """Each target, and for each case its value and whether it is met."""
    table = table_of(message("cli-balance-wanted"), cases, message("cli-balance-between"))
    rows: dict[tuple[str, str], list[str]] = {}
    for place, case in enumerate(cases):
        for row in case["wanted"]:
            share = row["figure"] in SHARES
            key = target_words(cases, row), between(row, share)
            cells = rows.setdefault(key, [NONE] * len(cases))
            cells[place] = f"{number(row['value'], share)} {verdict(row)}"
    for key, cells in rows.items():
        table.add_row(*key, *cells)
    return table


def group_table(cases: Cases, name: str) -> Table:
    """The main figure of each thing of a group."""
    figure = main_figure(cases[0]["game"], name)
    share = figure in SHARES
    table = table_of(
        message("cli-balance-column", group=group_words(name), figure=figure_words(figure)), cases
    )
    for thing in rows_of(cases, name):
        cells = []
        for case in cases:
            row = case["groups"][name].get(thing)
            cells.append(NONE if row is None else number(row["figures"][figure]["value"], share))
        table.add_row(thing_words(cases, name, thing), *cells)
    return table


def worth_table(cases: Cases, kind: str) -> Table:
    """What each gift or move is worth in points, with its standard error."""
    told = {"gifts": gift_words, "forced": move_words}[kind]
    heading = message(WORTH_HEADINGS[kind])
    table = table_of(message("cli-balance-column", group=heading, figure=message("cli-balance-lead")), cases)
    for name in dict.fromkeys(name for case in cases for name in case[kind]):
        cells = [
            with_error(case[kind][name]["lead"], False) if name in case[kind] else NONE for case in cases
        ]
        table.add_row(told(cases, name), *cells)
    return table
