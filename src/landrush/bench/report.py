"""The result of a benchmark, as a table and as JSON."""

from __future__ import annotations

import platform
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table

from landrush.bench.plan import GAMES, OURS, WORKERS, Worker
from landrush.bench.rounds import Measured
from landrush.bench.summary import Row, quantity_rows, ratio_rows


def cpu_model() -> str:
    """The processor's name as the system gives it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        lines = []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def to_json(measured: Measured, rounds: int, seconds: float) -> dict[str, Any]:
    """Everything that was measured and what it was measured on."""
    rows = quantity_rows(measured.samples)
    return {
        "versions": {"python": platform.python_version(), **measured.versions},
        "compiled": measured.is_compiled,
        "cpu": cpu_model(),
        "rounds": rounds,
        "seconds": seconds,
        "quantities": {row.key: row.to_json() for row in rows.values()},
        "ratios": {row.key: row.to_json() for row in ratio_rows(rows)},
    }


def number(value: float) -> str:
    """Three digits or more, with thousands apart."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 1 else f"{value:.3f}"


def short(value: float) -> str:
    """Three digits at most, for ranges and targets."""
    if value >= 999_500:
        return f"{value / 1e6:.2f}M"
    return f"{value / 1e3:.3g}k" if value >= 1e4 else f"{value:,.0f}" if value >= 999.5 else f"{value:.3g}"


def goal_text(row: Row) -> str:
    """The row's target."""
    return "" if row.goal is None else f"{'<' if row.is_upper else '≥'} {short(row.goal.target)}"


def verdict_text(row: Row) -> str:
    """Whether the target is met, or at least the floor."""
    if row.is_met is None:
        return ""
    if row.is_met:
        return "[green]met[/]"
    return "[yellow]floor met[/]" if row.is_floor_met else "[red]not met[/]"


def add_rows(table: Table, heading: str, rows: Iterable[Row]) -> None:
    """A section of the table: a heading, then label, median, range, target and verdict of each row."""
    table.add_section()
    table.add_row(f"[bold]{heading}[/]")
    for row in rows:
        between = f"{short(min(row.samples))}–{short(max(row.samples))}"
        table.add_row(row.label, number(row.median), between, goal_text(row), verdict_text(row))


def section_title(measured: Measured, worker: Worker) -> str:
    """A worker's engine and version; ours says the game, and when it is not compiled."""
    title = f"{worker.engine} {measured.versions[worker.engine]}"
    if worker.engine != OURS:
        return title
    title = f"{title}, {'compiled' if measured.is_compiled else 'NOT COMPILED'}"
    return title if worker.game is None else f"{title}: {GAMES[worker.game]}"


def print_table(console: Console, measured: Measured, rounds: int, seconds: float) -> None:
    """A section for each engine and each of our games, then the ratios and what the words mean."""
    rows = quantity_rows(measured.samples)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for heading in ("", "median", "range", "target", ""):
        table.add_column(heading, justify="right" if heading in ("median", "range") else "left")
    sections: dict[str, list[Row]] = {}
    for worker in WORKERS:
        if worker.engine in measured.versions:
            section = sections.setdefault(section_title(measured, worker), [])
            section += [row for row in rows.values() if row.key.partition(".")[0] == worker.name]
    for title, section in sections.items():
        add_rows(table, title, section)
    if ratios := ratio_rows(rows):
        add_rows(table, "how many times as fast", ratios)
    console.print(table)
    console.print(
        f"Four players; the peers play other games. {cpu_model()}, one core, Python"
        f" {platform.python_version()}. Medians of {rounds} interleaved rounds of {seconds:g} s of CPU time a"
        " worker; rates are per second of CPU time. Our actions, like OpenSpiel's nodes, include chance"
        " outcomes; decisions do not. Choices are decisions with several options; options are all that"
        " decisions offer.",
        highlight=False,
    )
