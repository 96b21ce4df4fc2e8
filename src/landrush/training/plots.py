"""Pictures of a training, as SVG that is the same for the same numbers."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Any

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from landrush.engine.game import Game

SIZE = (7.0, 4.2)
BAND = 0.2


def opponents(result: dict[str, Any]) -> str:
    """Against whom a result is."""
    count = result["players"] - 1
    return f"{count} × {result['rung']}" if count > 1 else str(result["rung"])


def strength_plot(game: Game, curve: Sequence[dict[str, Any]]) -> bytes:
    """Shares of the victory against frozen rungs over games played, with bands of 95 %."""
    figure, axes = sheet(f"{game.title}: strength in training", "games played", "share of the victory")
    lines: dict[str, list[tuple[int, dict[str, Any]]]] = {}
    for entry in curve:
        for result in entry.get("results", ()):
            lines.setdefault(opponents(result), []).append((entry["games"], result))
    for name, points in lines.items():
        games = [each for each, _ in points]
        shares = [result["share"] for _, result in points]
        (line,) = axes.plot(games, shares, marker=".", label=f"against {name} (n = {points[-1][1]['games']})")
        low, high = zip(*(result["interval"] for _, result in points), strict=True)
        axes.fill_between(games, low, high, color=line.get_color(), alpha=BAND, linewidth=0)
    if lines:
        axes.legend(loc="best", fontsize="small")
    return svg(figure)


def calibration_plot(game: Game, bins: Sequence[dict[str, Any]]) -> bytes:
    """What happened over what was predicted, with bands of 95 %."""
    figure, axes = sheet(f"{game.title}: calibration on fresh games", "predicted share", "what happened")
    axes.plot([0, 1], [0, 1], color="grey", linewidth=0.8, linestyle="--")
    predicted = [each["predicted"] for each in bins]
    (line,) = axes.plot(predicted, [each["happened"] for each in bins], marker=".")
    low, high = ([each["interval"][i] for each in bins] for i in range(2))
    axes.fill_between(predicted, low, high, color=line.get_color(), alpha=BAND, linewidth=0)
    axes.set_xlim(0, 1)
    return svg(figure)


def sheet(title: str, across: str, up: str) -> tuple[Figure, Axes]:
    """An empty plot of shares."""
    figure = Figure(figsize=SIZE, layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.set_ylim(0, 1)
    axes.grid(alpha=0.3)
    return figure, axes


def svg(figure: Figure) -> bytes:
    file = BytesIO()
    with rc_context({"svg.hashsalt": "landrush"}):
        figure.savefig(file, format="svg", metadata={"Date": None})
    return file.getvalue()
