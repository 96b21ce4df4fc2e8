"""What a load test found, line by line beside its targets."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table

from landrush.l10n import message
from landrush.server.load.plan import Found, Plan, percentile

P50_MS, P99_MS = 15, 150
MEGABYTES = 200
START_SECONDS = 3
RESTART_SECONDS = 10
# Of the decisions a second that were asked for.
REACHED = 0.95


class Line(NamedTuple):
    """One figure; without a target it is only told."""

    name: str
    measured: str
    target: str = ""
    is_met: bool = True


def below(name: str, value: float, limit: float, unit: str, digits: int = 0) -> Line:
    """A figure that must stay below a limit."""
    return Line(name, f"{value:.{digits}f} {unit}", f"< {limit} {unit}", value < limit)


def lines(plan: Plan, found: Found) -> list[Line]:
    """All figures in the order in which they are shown."""
    acknowledged = [1000 * seconds for seconds in found.acknowledged]
    updated = [1000 * seconds for seconds in found.updated]
    rate = len(acknowledged) / found.seconds if found.seconds else 0.0
    out = [
        Line("sockets", str(found.sockets), str(plan.sockets), found.sockets == plan.sockets),
        Line("games", str(found.games)),
        Line("rate", f"{rate:.1f}", f"≥ {REACHED * plan.rate:g}", rate >= REACHED * plan.rate),
        below("acknowledged-p50", percentile(acknowledged, 0.5), P50_MS, "ms", 1),
        Line("acknowledged-p90", f"{percentile(acknowledged, 0.9):.1f} ms"),
        below("acknowledged-p99", percentile(acknowledged, 0.99), P99_MS, "ms", 1),
        Line("acknowledged-max", f"{max(acknowledged, default=0):.1f} ms"),
        Line("updated-p50", f"{percentile(updated, 0.5):.1f} ms"),
        Line("updated-p99", f"{percentile(updated, 0.99):.1f} ms"),
        Line("refused", ", ".join(f"{key} {n}" for key, n in found.refused.items()) or "0"),
        Line("dropped", str(found.dropped), "0", not found.dropped),
    ]
    if found.start is not None:
        out.append(below("start", found.start, START_SECONDS, "s", 1))
    if found.memory:
        out.append(below("memory", max(found.memory) / 1e6, MEGABYTES, "MB"))
        out.append(Line("cpu", " ".join(f"{100 * share:.0f} %" for share in found.cpu)))
    if found.lag is not None and found.longest_lag is not None:
        out.append(Line("lag", f"≤ {1000 * found.lag:g} ms / {1000 * found.longest_lag:.0f} ms"))
    if found.restart is not None:
        out.append(below("restart", found.restart, RESTART_SECONDS, "s", 1))
    out.append(Line("lost", f"{found.lost} / {found.checked}", "0", not found.lost and found.checked > 0))
    if found.defects is not None:
        out.append(Line("defects", str(found.defects), "0", not found.defects))
    return out


def print_table(console: Console, plan: Plan, found: Found) -> None:
    """The figures as a table."""
    table = Table(title=message("cli-load-title"))
    for name in ("what", "target", "measured"):
        table.add_column(message(f"cli-load-{name}"), justify="left" if name == "what" else "right")
    for line in lines(plan, found):
        style = "" if not line.target else "green" if line.is_met else "bold red"
        mark = "" if not line.target else " ✓" if line.is_met else " ✗"
        name = message(f"cli-load-line-{line.name}")
        table.add_row(name, line.target, f"{line.measured}{mark}", style=style)
    console.print(table)


def to_json(plan: Plan, found: Found) -> dict[str, Any]:
    """The same for programs, with every latency in milliseconds."""
    return {
        "lines": [line._asdict() for line in lines(plan, found)],
        "acknowledged_ms": [round(1000 * seconds, 3) for seconds in found.acknowledged],
        "updated_ms": [round(1000 * seconds, 3) for seconds in found.updated],
        "memory_bytes": found.memory,
        "cpu": found.cpu,
    }


def is_met(plan: Plan, found: Found) -> bool:
    """Whether all targets are met."""
    return all(line.is_met for line in lines(plan, found))
