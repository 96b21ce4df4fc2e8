"""What a cup proves, as one page that needs nothing else: light and dark, without scripts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from math import floor, log10
from typing import Any

from landrush.arena import svg
from landrush.arena.play import Played
from landrush.arena.ratings import ANCHOR
from landrush.arena.table import NOTHING, head_words, measure_of, name_of, ranked, rating, remarks, shares
from landrush.games import game
from landrush.l10n import PSEUDO, decimal, joined, labelled, language, message

# Milliseconds that a plot of times begins with.
SHORTEST = 0.01


def page(found: dict[str, Any], times: dict[str, Any], blocks: Sequence[Sequence[Played]]) -> str:
    """The page of a summary, with the times of the bots and the games themselves."""
    title = escape(labelled(message("cli-arena-page"), game(found["game"]).title))
    said = "".join(f"<p>{escape(line)}</p>" for line in remarks(found))
    rows = ranked(found)
    names = [row["bot"] for row in rows]
    left, right = [shares_panel(rows)], [ratings_panel(rows)]
    if len(rows) > 2:
        left.append(pairs_panel(found, names))
        right.append(length_panel(found, blocks))
    else:
        left.append(length_panel(found, blocks))
    right.append(times_panel({name: times[name] for name in names if name in times}))
    lang = "en" if language() == PSEUDO else language()
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<style>{style()}</style></head><body><header><h1>{title}</h1>"
        f'<p class="head">{escape(head_words(found))}</p>{said}</header>'
        f"<main><div>{''.join(left)}</div><div>{''.join(right)}</div>{figures(rows)}</main>"
        f"<footer><p>{escape(method(found))}</p></footer></body></html>\n"
    )


def style() -> str:
    """The colours and letters of the browser client, and our own few rules."""
    tokens = files("landrush").joinpath("web/style/tokens.css").read_text(encoding="utf-8")
    return tokens + files("landrush.arena").joinpath("page.css").read_text(encoding="utf-8")


def panel(heading: str, note: str, inside: str) -> str:
    """A plot with its heading and how to read it."""
    return f'<section><h2>{escape(heading)}</h2>{inside}<p class="note">{escape(note)}</p></section>'


def rows_of(cells: Sequence[tuple[str, str, str]], axis: str) -> str:
    """A line for each bot: its name, its part of the plot, its figure."""
    lines = [
        f'<tr><th scope="row">{shown(name)}</th><td>{plot}</td><td class="num">{escape(words)}</td></tr>'
        for name, plot, words in cells
    ]
    lines.append(f"<tr><th></th><td>{axis}</td><td></td></tr>")
    return f'<table class="rows">{"".join(lines)}</table>'


def shown(name: str) -> str:
    """A bot's name as HTML."""
    words = escape(name_of(name).plain, quote=True)
    return f'<bdi title="{words}">{words}</bdi>'


def shares_panel(rows: Sequence[dict[str, Any]]) -> str:
    scale, at = svg.linear(0, 1), [0, 0.25, 0.5, 0.75, 1]
    cells = []
    for row in rows:
        words, between = shares(row["share"])
        parts = [*svg.grid(scale, at), svg.stroke(scale(row["expected"]), "expected")]
        parts += [*svg.band(scale, row["share"]["interval"]), svg.dot(scale(row["share"]["value"]), "dot")]
        if row["adjusted"] is not None:
            parts.append(svg.dot(scale(row["adjusted"]["value"]), "ring"))
        said = escape(f"{name_of(row['bot']).plain}: {words}, {between}", quote=True)
        cells.append((row["bot"], svg.drawing(svg.ROW, parts, said), words))
    axis = svg.axis(scale, at, lambda share: f"{100 * share:.0f}")
    note = message("cli-arena-page-shares-note")
    return panel(message("cli-arena-page-shares"), note, rows_of(cells, axis))


def ratings_panel(rows: Sequence[dict[str, Any]]) -> str:
    ends = [end for row in rows for end in (row["rating"]["interval"] or [row["rating"]["value"]])]
    room = max(50.0, 0.08 * (max(ends) - min(ends)))
    low, high = min(ends) - room, max(ends) + room
    scale, at = svg.linear(low, high), svg.ticks(low, high, 4)
    cells = []
    for row in rows:
        words, between = rating(row["rating"])
        parts = [*svg.grid(scale, at), *svg.band(scale, row["rating"]["interval"])]
        parts.append(svg.dot(scale(row["rating"]["value"]), "dot"))
        said = escape(f"{name_of(row['bot']).plain}: {words}, {between}", quote=True)
        cells.append((row["bot"], svg.drawing(svg.ROW, parts, said), words))
    has_anchor = any(row["bot"] == ANCHOR for row in rows)
    note = message("cli-arena-page-ratings-linear" if has_anchor else "cli-arena-page-ratings-mean")
    axis = svg.axis(scale, at, "{:.0f}".format)
    return panel(message("cli-arena-page-ratings"), note, rows_of(cells, axis))


def pairs_panel(found: dict[str, Any], names: Sequence[str]) -> str:
    heads = "".join(f'<th scope="col">{number}</th>' for number in range(1, len(names) + 1))
    lines = []
    for number, name in enumerate(names, 1):
        cells = "".join(pair(found["pairs"][name].get(other)) for other in names)
        lines.append(f'<tr><th scope="row"><span>{number}</span> {shown(name)}</th>{cells}</tr>')
    table = f'<table class="pairs"><tr><td></td>{heads}</tr>{"".join(lines)}</table>'
    return panel(message("cli-arena-page-pairs"), message("cli-arena-page-pairs-note"), sideways(table))


def pair(share: float | None) -> str:
    """A cell: the more often, the bluer; the less often, the redder."""
    if share is None:
        return f"<td>{NOTHING}</td>"
    kind, strength = ("more", share - 0.5) if share >= 0.5 else ("less", 0.5 - share)
    return f'<td class="{kind}" style="--much:{100 * strength:.0f}%">{decimal(100 * share, 0)}</td>'


def length_panel(found: dict[str, Any], blocks: Sequence[Sequence[Played]]) -> str:
    """The game's own measure of length, if it has one."""
    measure = list(found["length"])[-1]
    numbers = [played.length.get(measure, played.decisions) for block in blocks for played in block]
    about = found["length"][measure]
    ends = {name: str(about[name]) for name in ("min", "max")}
    note = message(
        "cli-arena-page-length-note", measure=measure_of(measure), mean=decimal(about["mean"]), **ends
    )
    plot = svg.histogram(numbers, escape(note, quote=True))
    return panel(message("cli-arena-page-length"), note, plot)


def times_panel(times: dict[str, Any]) -> str:
    longest = max((row["most"] for row in times.values()), default=1.0)
    high = 10.0 ** (floor(log10(max(longest, 1.0))) + 1)
    scale = svg.logarithmic(SHORTEST, high)
    at = [10.0**power for power in range(-2, round(log10(high)) + 1)]
    cells = []
    for name, row in times.items():
        parts = [*svg.grid(scale, at), svg.bar(scale(row["mean"])), svg.stroke(scale(row["most"]), "most")]
        words = decimal(row["mean"], 1 if row["mean"] >= 1 else 2)
        said = escape(f"{name_of(name).plain}: {words}, {decimal(row['most'], 1)}", quote=True)
        cells.append((name, svg.drawing(svg.ROW, parts, said), words))
    # Every second label: on a narrow screen more would touch.
    axis = svg.axis(scale, at[::2], lambda tick: decimal(tick, 0 if tick >= 1 else 2))
    note = message("cli-arena-page-times-note")
    return panel(message("cli-arena-page-times"), note, rows_of(cells, axis))


def figures(rows: Sequence[dict[str, Any]]) -> str:
    """Everything about each bot as a table."""
    columns: list[tuple[str, Callable[[dict[str, Any]], str]]] = [
        ("cli-arena-seats", lambda row: str(row["played"])),
        ("cli-arena-share", lambda row: shares(row["share"])[0]),
        ("cli-simulate-interval", lambda row: shares(row["share"])[1]),
        ("cli-arena-adjusted", lambda row: shares(row["adjusted"])[0]),
        ("cli-simulate-interval", lambda row: shares(row["adjusted"])[1]),
        ("cli-arena-rating", lambda row: rating(row["rating"])[0]),
        ("cli-simulate-interval", lambda row: rating(row["rating"])[1]),
        ("cli-arena-place", lambda row: decimal(row["place"]["value"], 2)),
        ("cli-arena-score", lambda row: decimal(row["score"]["value"])),
    ]
    heads = "".join(f'<th scope="col">{escape(message(key))}</th>' for key, _ in columns)
    lines = "".join(
        f'<tr><th scope="row">{shown(row["bot"])}</th>'
        + "".join(f"<td>{escape(words(row))}</td>" for _, words in columns)
        + "</tr>"
        for row in rows
    )
    first = escape(message("cli-simulate-bot"))
    table = f'<table class="figures"><tr><th scope="col">{first}</th>{heads}</tr>{lines}</table>'
    heading = escape(message("cli-arena-page-figures"))
    return f'<section class="wide"><h2>{heading}</h2>{sideways(table)}</section>'


def sideways(table: str) -> str:
    """A table that can be moved where it is too wide, with the keyboard too."""
    return f'<div class="sideways" tabindex="0">{table}</div>'


def method(found: dict[str, Any]) -> str:
    """How it was measured."""
    options = joined(f"{name}={value}" for name, value in found["options"].items())
    return message(
        "cli-arena-page-method",
        rules=str(found["rules"]),
        components=found["components"],
        options=options or message("cli-arena-page-no-options"),
        lineup=found["lineup"],
    )
