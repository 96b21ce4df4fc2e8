"""The course of a match that was judged, as bars and as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landrush.analysis.analyse import Analysis
from landrush.analysis.hints import PERCENT
from landrush.analysis.reasons import GRADES
from landrush.drawing import STYLES
from landrush.l10n import decimal, message

EIGHTHS = " ▁▂▃▄▅▆▇█"
# How many lines a seat's bars are high.
HEIGHT = 3
MARGIN = 7
WIDEST = 100
# What adds up from the chance at the start to that at the end.
PARTS = ("skill", "gifts", "luck", "rest")


def course_bars(found: Analysis, names: Sequence[str], width: int) -> RenderableType:
    """Each seat's chance of victory over time, under its shape and name and in its colour."""
    lines = [Text(message("ui-analyse-course", entries=found.course[-1].entry), "bold")]
    for seat, name in enumerate(names):
        shares = spread([point.shares[seat] for point in found.course], min(width, WIDEST) - MARGIN)
        lines.append(Text(name, STYLES[seat]))
        for row in range(HEIGHT - 1, -1, -1):
            label = {HEIGHT - 1: "100 %", 0: "0 %"}.get(row, "")
            bars = "".join(EIGHTHS[eighths(share, row)] for share in shares)
            lines.append(Text.assemble(f"{label:>{MARGIN - 1}} ", (bars, STYLES[seat].split()[-1])))
    return Group(*lines, Text())


def spread(values: Sequence[float], width: int) -> list[float]:
    """So many values at most, each the mean of its part."""
    cells = min(width, len(values))
    edges = [i * len(values) // cells for i in range(cells + 1)]
    parts = [values[edges[i] : edges[i + 1]] for i in range(cells)]
    return [sum(part) / len(part) for part in parts]


def eighths(share: float, row: int) -> int:
    """How much of a line of the bars is filled."""
    full = len(EIGHTHS) - 1
    return max(0, min(full, round(share * HEIGHT * full) - row * full))


def seat_table(found: Analysis, names: Sequence[str]) -> Table:
    """Accuracy, what made the chance of victory change, and counts; a column for each player."""
    table = Table(box=box.SIMPLE_HEAD, highlight=False)
    table.add_column("", overflow="fold")
    for name in names:
        table.add_column(Text(name), justify="right", no_wrap=True, overflow="ellipsis")
    seats = found.seats
    cells = ["" if seat.accuracy is None else decimal(seat.accuracy) for seat in seats]
    table.add_row(message("ui-analyse-accuracy"), *cells, end_section=True)
    table.add_row(message("ui-analyse-start"), *(decimal(PERCENT * seat.start) for seat in seats))
    for part in PARTS:
        table.add_row(message(f"ui-analyse-{part}"), *(signed(getattr(seat, part)) for seat in seats))
    cells = [decimal(PERCENT * seat.end) for seat in seats]
    table.add_row(message("ui-analyse-end"), *cells, end_section=True)
    table.add_row(message("ui-analyse-decisions"), *(str(seat.decisions) for seat in seats))
    for _, grade in GRADES:
        counts = [
            sum(each.seat == seat and each.grade == grade for each in found.mistakes)
            for seat in range(len(seats))
        ]
        table.add_row(message(f"ui-analyse-{grade}"), *map(str, counts))
    return table


def signed(share: float) -> str:
    """A share of the victory in percent, with its sign."""
    text = decimal(abs(PERCENT * share))
    return text if text.strip("0.,") == "" else f"{'+' if share > 0 else '−'}{text}"
