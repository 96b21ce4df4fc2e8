"""Statistics of a match for the end of a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landrush.engine.game import Accounts
from landrush.games import game
from landrush.l10n import describe, message
from landrush.match.statistics import MatchStatistics, SeatStatistics
from landrush.messages import Event, Seat, Term

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table

BARS = "▁▂▃▄▅▆▇█"
# Four of them and a column of words fit 80 columns.
SPARKLINE = 10
HUNDREDTHS = 100
# Less luck than this is told as none.
SHOWN_LUCK = 5


def statistics_table(stats: MatchStatistics, names: Sequence[str]) -> RenderableType:
    """Points by source, their course, what came and went, luck and counts; a column for each player."""
    from rich import box
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    title = Text(message("ui-stat-title"), "bold")
    table = Table(title=title, box=box.SIMPLE_HEAD, title_justify="left", highlight=False)
    table.add_column("", overflow="fold")
    for name in names:
        # A name is no markup, whatever it looks like.
        table.add_column(Text(name), justify="right", no_wrap=True, overflow="ellipsis")
    accounts = game(stats.game).accounts
    add_points(table, stats.seats, accounts)
    add_flows(table, stats.seats, accounts)
    add_counts(table, stats.seats, accounts)
    return Group(table, *(Text(line) for line in luck_lines(stats.seats, names)))


def add_points(table: Table, seats: Sequence[SeatStatistics], accounts: Accounts) -> None:
    """The points at the end by source, their sum, their course, and the luck."""
    add_heading(table, "ui-stat-points")
    for source in seats[0].points:
        add_row(table, accounts.sources[source], [str(seat.points[source][-1]) for seat in seats])
    courses = [course(seat) for seat in seats]
    add_row(table, "ui-stat-total", [str(totals[-1]) if totals else "" for totals in courses])
    most = max((max(totals, default=0) for totals in courses), default=0)
    add_row(table, "ui-stat-course", [sparkline(totals, most, SPARKLINE) for totals in courses])
    if all(seat.luck for seat in seats):
        add_row(table, "ui-stat-luck", [signed(seat.luck[-1]) for seat in seats])
    table.add_section()


def add_flows(table: Table, seats: Sequence[SeatStatistics], accounts: Accounts) -> None:
    """What each player gained and gave away."""
    add_heading(table, "ui-stat-flows")
    for word, kinds in accounts.groups.items():
        cells = []
        for seat in seats:
            gained = sum(seat.things[kind].gained for kind in kinds)
            given = sum(seat.things[kind].given for kind in kinds)
            cells.append(f"+{gained} −{given}")
        add_row(table, word, cells)
    table.add_section()


def add_counts(table: Table, seats: Sequence[SeatStatistics], accounts: Accounts) -> None:
    """Turns, decisions and what happened how often."""
    add_heading(table, "ui-stat-counts")
    add_row(table, "ui-stat-turns", [str(seat.turns) for seat in seats])
    add_row(table, "ui-stat-decisions", [str(seat.decisions) for seat in seats])
    for word in dict.fromkeys(accounts.counts.values()):
        keys = [key for key, each in accounts.counts.items() if each == word]
        add_row(table, word, [str(sum(seat.events.get(key, 0) for key in keys)) for seat in seats])


def add_heading(table: Table, key: str) -> None:
    """A line that names the lines below it."""
    table.add_row(message(key), style="bold")


def add_row(table: Table, key: str, cells: Sequence[str]) -> None:
    """A line of the table: its word, then a cell for each player."""
    table.add_row(f"  {describe(Term(key))}", *cells)


def luck_lines(seats: Sequence[SeatStatistics], names: Sequence[str]) -> list[str]:
    """Each player's luckiest and unluckiest chance outcome."""
    lines = []
    for number, seat in enumerate(seats):
        for key, outcomes in (("ui-stat-lucky", seat.lucky), ("ui-stat-unlucky", seat.unlucky)):
            for outcome in outcomes[:1]:
                if abs(outcome.luck) < SHOWN_LUCK:
                    continue
                params = {
                    "player": Seat(number),
                    "move": outcome.notation,
                    "entry": str(outcome.entry),
                    "luck": signed(outcome.luck),
                }
                lines.append(describe(Event(key, params), players=names).replace("\N{NO-BREAK SPACE}", " "))
    return lines


def course(seat: SeatStatistics) -> list[int]:
    """All points after each turn."""
    return [sum(points) for points in zip(*seat.points.values(), strict=True)]


def sparkline(values: Sequence[int], most: int, width: int) -> str:
    """A course in so many cells at most, each the end of its part; the highest bar is `most`."""
    cells = min(width, len(values))
    shown = [values[(i + 1) * len(values) // cells - 1] for i in range(cells)]
    top = len(BARS) - 1
    return "".join(BARS[max(0, value) * top // max(1, most)] for value in shown)


def signed(hundredths: float) -> str:
    """Luck in points with its sign."""
    value = round(hundredths / HUNDREDTHS, 1)
    number = message("ui-stat-number", n=abs(value))
    return f"{'+' if value > 0 else '−' if value < 0 else ''}{number}"
