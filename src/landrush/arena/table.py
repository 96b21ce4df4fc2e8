"""What a cup proves, as tables for people."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from landrush.arena.sprt import ACCEPTED, OPEN, REJECTED
from landrush.l10n import decimal, message
from landrush.simulation import NO_BOT

NOTHING = "–"
VERDICTS = {
    ACCEPTED: "cli-arena-accepted",
    REJECTED: "cli-arena-rejected",
    OPEN: "cli-arena-open",
}


def print_tables(console: Console, found: dict[str, Any], times: dict[str, Any] | None) -> None:
    """Everything of a summary, and times if there are any."""
    console.print(Text(head_words(found), "bold"))
    for line in remarks(found):
        console.print(Text(line))
    rows = ranked(found)

    table = table_of(
        "cli-simulate-bot",
        "cli-arena-seats",
        "cli-arena-share",
        "cli-simulate-interval",
        "cli-arena-adjusted",
        "cli-simulate-interval",
    )
    for row in rows:
        table.add_row(
            name_of(row["bot"]), str(row["played"]), *shares(row["share"]), *shares(row["adjusted"])
        )
    console.print(table)

    table = table_of(
        "cli-simulate-bot", "cli-arena-rating", "cli-simulate-interval", "cli-arena-place", "cli-arena-score"
    )
    for row in rows:
        place, score = decimal(row["place"]["value"], 2), decimal(row["score"]["value"])
        table.add_row(name_of(row["bot"]), *rating(row["rating"]), place, score)
    console.print(table)

    if len(rows) > 2:
        console.print(matrix(found, [row["bot"] for row in rows]))

    table = table_of(
        "cli-simulate-length", "cli-simulate-mean-length", "cli-simulate-median", "cli-simulate-range"
    )
    for measure, numbers in found["length"].items():
        between = f"{numbers['min']}–{numbers['max']}"
        table.add_row(measure_of(measure), decimal(numbers["mean"]), decimal(numbers["median"]), between)
    console.print(table)

    if times is not None:
        table = table_of("cli-simulate-bot", "cli-arena-mean-time", "cli-arena-longest-time")
        for name, row in times.items():
            table.add_row(name_of(name), decimal(row["mean"], 2), decimal(row["most"], 2))
        console.print(table)


def head_words(found: dict[str, Any]) -> str:
    """Which cup it is."""
    head = {name: found[name] for name in ("game", "players", "games", "blocks")}
    return message("cli-arena-head", **head, seed=str(found["seed"]))


def remarks(found: dict[str, Any]) -> list[str]:
    """What else is to be said: the test, games without end, shared victories, forfeited decisions."""
    out = []
    if (test := found["sprt"]) is not None:
        bounds = {"low": percent(test["low"]), "high": percent(test["high"])}
        ratio = {"ratio": decimal(test["llr"], 2), "bound": decimal(test["bounds"][1], 2)}
        out.append(
            message(VERDICTS[test["verdict"]], bot=test["bot"], **bounds, **ratio, blocks=test["blocks"])
        )
    if found["not_ended"]:
        out.append(message("cli-arena-not-ended", n=found["not_ended"], games=found["games"]))
    if found["shared_victories"]:
        out.append(message("cli-simulate-shared", n=found["shared_victories"], games=found["games"]))
    for row in found["results"]:
        if row["forfeited"]:
            out.append(message("cli-arena-forfeits", bot=row["bot"], n=row["forfeited"]))
    return out


def ranked(found: dict[str, Any]) -> list[dict[str, Any]]:
    """The rows of bots, the best first."""
    return sorted(found["results"], key=lambda row: -row["rating"]["value"])


def matrix(found: dict[str, Any], names: list[str]) -> Table:
    """How often the bot of a line finished ahead of that of a column, which is numbered."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(message("cli-arena-ahead"), overflow="fold")
    for number in range(1, len(names) + 1):
        table.add_column(str(number), justify="right")
    for number, name in enumerate(names, 1):
        cells = [found["pairs"][name].get(other) for other in names]
        words = [NOTHING if cell is None else decimal(100 * cell) for cell in cells]
        table.add_row(Text(f"{number} {name_of(name)}"), *words)
    return table


def table_of(*headings: str) -> Table:
    """An empty table; everything but the first column is aligned to the right."""
    table = Table(*map(message, headings), box=box.SIMPLE_HEAD)
    for i, column in enumerate(table.columns):
        column.justify = "right" if i else "left"
        column.overflow = "fold"
    return table


def name_of(bot: str) -> Text:
    """A bot's name, or that the rules play."""
    return Text(message("cli-simulate-rules") if bot == NO_BOT else bot)


def measure_of(measure: str) -> str:
    """How the length of a game is measured."""
    return message(f"cli-simulate-{measure.replace('_', '-')}")


def shares(figure: dict[str, Any] | None) -> tuple[str, str]:
    """A share and its interval."""
    if figure is None:
        return NOTHING, NOTHING
    return percent(figure["value"]), between(figure, 100, 1)


def rating(figure: dict[str, Any]) -> tuple[str, str]:
    """A rating and its interval."""
    return decimal(figure["value"], 0), between(figure, 1, 0)


def between(figure: dict[str, Any], times: int, places: int) -> str:
    """An interval, if there is one."""
    if figure["interval"] is None:
        return NOTHING
    # Adding 0 takes the minus from a zero.
    low, high = (decimal(round(times * each, places) + 0.0, places) for each in figure["interval"])
    return f"{low} – {high}"


def percent(share: float) -> str:
    return f"{decimal(100 * share)} %"
