"""A report as one page that needs nothing else: light and dark, without scripts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from landrush.arena import svg
from landrush.arena.page import panel, sideways
from landrush.arena.page import style as arena_style
from landrush.balance.play import PLACES, POINTS, groups
from landrush.balance.table import WORTH_HEADINGS, head_words, rows_of
from landrush.balance.words import (
    SHARES,
    Cases,
    between,
    case_words,
    figure_words,
    gift_words,
    group_words,
    has_sides,
    move_words,
    number,
    side_words,
    target_words,
    thing_words,
    verdict,
    with_error,
)
from landrush.games import game
from landrush.gifts import NOTHING
from landrush.l10n import PSEUDO, joined, labelled, language, message
from landrush.messages import plain
from landrush.simulation import NORMAL_95

# A line of a plot for each case, in pixels.
LINE = 14
COLOURS = 6
# The figures of a gift or a move, with their words.
WORTHS = {"lead": "cli-balance-lead", "win": "cli-balance-win"}
# For each case a part of a plot, and the number behind it.
Row = tuple[str, Sequence[tuple[str, str]]]


def page(cases: Cases) -> str:
    """The page of a report."""
    first = cases[0]
    title = escape(labelled(message("cli-balance-page"), game(first["game"]).title))
    lang = "en" if language() == PSEUDO else language()
    panels = [*figure_panels(cases), *worth_panels(cases)]
    halves = "".join(f"<div>{''.join(panels[half::2])}</div>" for half in range(2))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{style()}</style></head><body><header><h1>{title}</h1>"
        f'<p class="head">{escape(head_words(first))}</p>{key_of(names(cases))}</header>'
        f"<main>{wanted_panel(cases)}{halves}</main>"
        f"<footer>{''.join(f'<p>{escape(line)}</p>' for line in method(cases))}</footer></body></html>\n"
    )


def style() -> str:
    """The style of the pages of the arena, and our own few rules."""
    return arena_style() + files("landrush.balance").joinpath("page.css").read_text(encoding="utf-8")


def names(cases: Cases) -> list[str]:
    return [case_words(case, has_sides(cases)) for case in cases]


def key_of(named: Sequence[str]) -> str:
    """What the colours mean."""
    square = '<rect class="part" width="14" height="14"/>'
    items = "".join(
        f'<li><svg class="c{place % COLOURS}" aria-hidden="true">{square}</svg>{escape(name)}</li>'
        for place, name in enumerate(named)
    )
    return f'<ul class="key">{items}</ul>'


def wanted_panel(cases: Cases) -> str:
    """What is wanted, and how far each case is off."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in names(cases))
    lines: dict[tuple[str, str], list[str]] = {}
    for place, case in enumerate(cases):
        for row in case["wanted"]:
            share = row["figure"] in SHARES
            cells = lines.setdefault(
                (target_words(cases, row), between(row, share)), ["<td></td>"] * len(cases)
            )
            kind = "missed" if row["met"] is False else "met"
            text = escape(f"{number(row['value'], share)} {verdict(row)}")
            cells[place] = f'<td class="{kind}">{text}</td>'
    body = "".join(
        f'<tr><th scope="row">{escape(target)}</th><td>{escape(limits)}</td>{"".join(cells)}</tr>'
        for (target, limits), cells in lines.items()
    )
    corner = f'<th scope="col">{escape(message("cli-balance-wanted"))}</th>'
    corner += f'<th scope="col">{escape(message("cli-balance-between"))}</th>'
    table = sideways(f'<table class="figures wanted"><tr>{corner}{heads}</tr>{body}</table>')
    return panel(message("cli-balance-wanted"), message("cli-balance-wanted-note"), table).replace(
        "<section>", '<section class="wide">', 1
    )


def figure_panels(cases: Cases) -> Iterator[str]:
    """A panel for each group of things: the common ones first."""
    known = groups(cases[0]["game"])
    for name in sorted(known, key=lambda each: each != PLACES):
        if not rows_of(cases, name):
            continue
        inside = points_plot(cases) if name == POINTS else ""
        for figure in known[name].figures:
            inside += f"<h3>{escape(figure_words(figure))}</h3>{figure_plot(cases, name, figure)}"
        note = message("cli-balance-places-note" if name == PLACES else "cli-balance-bars-note")
        yield panel(group_words(name), note, inside)


def figure_plot(cases: Cases, name: str, figure: str) -> str:
    """A figure of all things of a group: bars, and for places what is expected and the interval."""
    share = figure in SHARES
    drawn = [row for case in cases for row in case["groups"][name].values()]
    known = [max(row["figures"][figure]["value"] or 0, *row.get("interval", [0])) for row in drawn]
    scale, at = axis_of(0, max([*known, 0.01 if share else 0.1]))
    rows: list[Row] = []
    for thing in rows_of(cases, name):
        cells = []
        for place, case in enumerate(cases):
            row = case["groups"][name].get(thing)
            value = None if row is None else row["figures"][figure]["value"]
            parts = bar(scale(value or 0), place)
            if row is not None and "interval" in row:
                parts += whisker(scale, row["interval"], place)
                fair = scale(1 / len(case["groups"][name]))
                parts += svg.line(fair, fair, *line_at(place), "expected")
            cells.append((parts, number(value, share)))
        rows.append((thing_words(cases, name, thing), cells))
    return plot(rows, scale, at, share)


def axis_of(low: float, high: float) -> tuple[svg.Scale, list[float]]:
    """Where numbers lie, and the round ones under a plot."""
    return svg.linear(low, high), svg.ticks(low, high, 4)


def plot(rows: Sequence[Row], scale: svg.Scale, at: Sequence[float], share: bool) -> str:
    """A line for each thing: its name, for each case a part of the plot, and the numbers."""
    lines = []
    for name, cells in rows:
        numbers = "\n".join(escape(text) for _, text in cells)
        said = escape(labelled(name, joined([text for _, text in cells])), quote=True)
        height = LINE * len(cells)
        parts = [*svg.grid(scale, at, height), *(part for part, _ in cells)]
        drawn = svg.drawing(height, parts, said)
        lines.append(
            f'<tr><th scope="row">{escape(name)}</th><td>{drawn}</td><td class="num">{numbers}</td></tr>'
        )
    factor = 100 if share else 1
    axis = svg.axis(scale, at, lambda tick: f"{factor * tick:g}")
    lines.append(f"<tr><th></th><td>{axis}</td><td></td></tr>")
    return f'<table class="rows many">{"".join(lines)}</table>'


def line_at(place: int) -> tuple[float, float]:
    """The top and bottom of a case's part of a line."""
    return place * LINE + 2, (place + 1) * LINE - 2


def bar(x: float, place: int, start: float = 0, colour: int | None = None) -> str:
    """A bar of a case, in the colour of the case unless another is given."""
    top, bottom = line_at(place)
    shade = (place if colour is None else colour) % COLOURS
    return (
        f'<rect class="part c{shade}" x="{start:.2f}%" y="{top:g}" width="{max(0.0, x - start):.2f}%"'
        f' height="{bottom - top:g}"/>'
    )


def whisker(scale: svg.Scale, interval: Sequence[float], place: int) -> str:
    """An interval as a thin line."""
    middle = (place + 0.5) * LINE
    return svg.line(scale(interval[0]), scale(interval[1]), middle, middle, "whisker")


def points_plot(cases: Cases) -> str:
    """Where points come from, stacked: a bar for each case."""
    sources = rows_of(cases, POINTS)
    scale, at = axis_of(0, 1)
    rows: list[Row] = []
    for name, case in zip(names(cases), cases, strict=True):
        parts, before = "", 0.0
        for place, source in enumerate(sources):
            row = case["groups"][POINTS].get(source)
            share = 0.0 if row is None else row["figures"]["share"]["value"] or 0.0
            # Points that are lost are no part of a whole.
            after = before + max(0.0, share)
            parts += bar(scale(after), 0, scale(before), place)
            before = after
        rows.append((name, [(parts, "")]))
    words = [thing_words(cases, POINTS, source) for source in sources]
    return plot(rows, scale, at, True) + key_of(words)


def worth_panels(cases: Cases) -> Iterator[str]:
    """What gifts and moves are worth: a dot, and the interval around it."""
    told = {"gifts": gift_words, "forced": move_words}
    for kind, of in told.items():
        if not any(case[kind] for case in cases):
            continue
        inside = ""
        for figure, heading in WORTHS.items():
            inside += f"<h3>{escape(message(heading))}</h3>{worth_plot(cases, kind, figure, of)}"
        heading = WORTH_HEADINGS[kind]
        yield panel(message(heading), message(f"{heading}-note"), inside)


def worth_plot(cases: Cases, kind: str, figure: str, told: Any) -> str:
    """A figure of each gift or move with its interval of 95 %."""
    share = figure == "win"
    ends = [0.0]
    for case in cases:
        for name, row in case[kind].items():
            if name != NOTHING:
                ends += interval_of(row[figure])
    scale, at = axis_of(min(ends), max(ends))
    rows: list[Row] = []
    for name in dict.fromkeys(name for case in cases for name in case[kind]):
        cells = []
        for place, case in enumerate(cases):
            row = case[kind].get(name)
            parts = svg.line(scale(0), scale(0), *line_at(place), "base")
            if row is not None and row[figure]["value"] is not None:
                # Nothing is worth exactly nothing.
                parts += whisker(scale, interval_of(row[figure]), place) if name != NOTHING else ""
                parts += point(scale(row[figure]["value"]), place)
            text = "" if row is None else with_error(row[figure], share)
            cells.append((parts, text))
        rows.append((told(cases, name), cells))
    return plot(rows, scale, at, share)


def interval_of(figure: dict[str, float | None]) -> list[float]:
    """The 95% interval around a mean; a single game has none."""
    value, error = figure["value"], figure["error"]
    assert value is not None
    half = NORMAL_95 * (error or 0)
    return [value - half, value + half]


def point(x: float, place: int) -> str:
    return f'<circle class="point c{place % COLOURS}" cx="{x:.2f}%" cy="{(place + 0.5) * LINE:g}" r="4"/>'


def method(cases: Cases) -> Iterator[str]:
    """How it was measured, and which component files these are."""
    yield message("cli-balance-method", rules=str(cases[0]["rules"]))
    for components, digest in dict.fromkeys((case["components"], case["digest"]) for case in cases):
        file = side_words(None) if components is None else plain(components)
        yield message("cli-balance-components", file=file, digest=digest)
