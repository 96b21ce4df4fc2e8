"""The words of a report, for its tables and its page."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from landrush.balance.play import LENGTH, MARGINS, PLACES, POINTS, groups
from landrush.census import Label, census
from landrush.engine.game import Game
from landrush.games import game
from landrush.gifts import NOTHING, gifts_of
from landrush.l10n import decimal, describe, joined, message, with_more
from landrush.messages import Term, plain

NONE = "–"

# A case of a report, as its JSON has it.
Case = Mapping[str, Any]
Cases = Sequence[dict[str, Any]]
Told = Callable[[Game], Label]


def words(label: Label) -> str:
    """A label in the current language."""
    return " ".join(part if isinstance(part, str) else describe(part) for part in label)


def group_words(name: str) -> str:
    """What the things of a group are called."""
    return message(f"cli-balance-group-{name}")


def figure_words(name: str) -> str:
    """What a figure tells."""
    return message(f"cli-balance-figure-{name}")


@cache
def game_with(name: str, components: str | None) -> Game:
    """A game with a component file."""
    found = game(name)
    return found.new(found.max_players, components).game


def label_words(cases: Cases, part: Callable[[Case], Collection[str]], thing: str, told: Told) -> str:
    """What a thing is called by the components of each case that has it; they need not agree."""
    games = [game_with(case["game"], case["components"]) for case in cases if thing in part(case)]
    return " / ".join(dict.fromkeys(words(told(found)) for found in games))


def thing_words(cases: Cases, group: str, thing: str) -> str:
    """What a thing of a group is called."""
    if group == PLACES:
        return message(f"cli-simulate-place-{thing}")
    if group == LENGTH:
        return message(f"cli-simulate-{thing}")
    if group == POINTS:
        return message(f"cli-points-{thing.replace(',', '').replace(' ', '-')}")
    if group == MARGINS:
        return message("cli-balance-margin")
    return label_words(
        cases,
        lambda case: case["groups"][group],
        thing,
        lambda found: census(found).label(found, group, thing),
    )


def gift_words(cases: Cases, gift: str) -> str:
    """What a gift is called."""
    if gift == NOTHING:
        return message("cli-balance-nothing")
    return label_words(
        cases, lambda case: case["gifts"], gift, lambda found: gifts_of(found).gift_label(found, gift)
    )


def move_words(cases: Cases, move: str) -> str:
    """What a move is called."""
    return label_words(
        cases, lambda case: case["forced"], move, lambda found: census(found).move_label(found, move)
    )


def side_words(components: str | None) -> str:
    """What a component file is called."""
    return message("cli-balance-shipped") if components is None else plain(Path(components).name)


def case_words(found: Case, has_sides: bool) -> str:
    """What tells a case from the others."""
    known = game(found["game"])
    options = [
        message("ui-option", name=Term(known.option_key(name)), value=known.option_value(name, value))
        for name, value in found["options"].items()
    ]
    players = message("cli-balance-players-of", players=found["players"])
    side = [side_words(found["components"])] if has_sides else []
    return joined([*side, players, *options], "list-apart")


def has_sides(cases: Cases) -> bool:
    """Whether two component files lie side by side."""
    return len({case["components"] for case in cases}) > 1


# Figures that are a part of a whole, told in per cent.
SHARES = (
    *("share", "of-auctions", "taken-share", "win-with", "win-without", "explored-share"),
    "controlled-share",
)


def number(value: float | None, share: bool, digits: int = 2) -> str:
    """A value, or a part of a whole in per cent."""
    if value is None:
        return NONE
    return f"{decimal(100 * value)} %" if share else decimal(value, digits)


def between(row: Mapping[str, Any], share: bool) -> str:
    """Where a target wants a value."""
    least, most = (None if row[end] is None else number(row[end], share, 1) for end in ("least", "most"))
    text = f"≥ {least}" if most is None else f"≤ {most}"
    if least is not None and most is not None:
        text = f"{least} – {most}"
    return with_more(text, message("cli-balance-anywhere")) if row["anywhere"] else text


def verdict(row: Mapping[str, Any]) -> str:
    """Whether a target is met, or by how many standard errors it is missed."""
    if row["missed"] is None:
        return NONE
    return "✓" if row["met"] else f"✗ {decimal(row['missed'])} σ"


def target_words(cases: Cases, row: Mapping[str, Any]) -> str:
    """What a target is about."""
    things = " + ".join(thing_words(cases, row["group"], thing) for thing in row["things"])
    return message(
        "cli-balance-target",
        group=group_words(row["group"]),
        things=things,
        figure=figure_words(row["figure"]),
    )


def with_error(figure: Mapping[str, float | None], share: bool) -> str:
    """A value with its standard error; differences of shares in points of per cent."""
    value, error = figure["value"], figure["error"]
    if value is None:
        return NONE
    factor = 100 if share else 1
    # A single game says nothing about the error.
    behind = "" if error is None else f" ± {decimal(factor * error)}"
    return f"{decimal(factor * value)}{behind}"


def main_figure(name: str, group: str) -> str:
    """The figure of a group that tells most."""
    return next(iter(groups(name)[group].figures))
