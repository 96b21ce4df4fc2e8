"""From samples to medians, ratios and verdicts. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from landrush.bench.plan import COMPARISONS, QUANTITIES, Comparison, Goal, Quantity


@dataclass(frozen=True)
class Row:
    """A number with its range over the rounds, and what it should be."""

    key: str
    label: str
    unit: str
    samples: tuple[float, ...]
    median: float
    goal: Goal | None
    is_upper: bool

    def reaches(self, bound: float) -> bool:
        """Whether the median is on the right side of a bound."""
        return self.median < bound if self.is_upper else self.median >= bound

    @property
    def is_met(self) -> bool | None:
        return None if self.goal is None else self.reaches(self.goal.target)

    @property
    def is_floor_met(self) -> bool | None:
        return None if self.goal is None or self.goal.floor is None else self.reaches(self.goal.floor)

    def to_json(self) -> dict[str, Any]:
        """The row for a program."""
        return {
            "label": self.label,
            "unit": self.unit,
            "median": self.median,
            "min": min(self.samples),
            "max": max(self.samples),
            "samples": list(self.samples),
            "bound": None if self.goal is None else "below" if self.is_upper else "at least",
            "target": None if self.goal is None else self.goal.target,
            "floor": None if self.goal is None else self.goal.floor,
            "target_met": self.is_met,
            "floor_met": self.is_floor_met,
        }


def quantity_row(quantity: Quantity, samples: Sequence[float]) -> Row:
    """The median of a quantity's rounds."""
    return Row(
        quantity.key,
        quantity.label,
        quantity.unit,
        tuple(samples),
        median(samples),
        quantity.goal,
        quantity.is_cost,
    )


def ratio_row(comparison: Comparison, ours: Row, peer: Row) -> Row:
    """How many times faster ours is: the ratio of the medians, with each round's own ratio as its sample."""
    slow, fast = (peer, ours) if ours.is_upper else (ours, peer)
    return Row(
        f"{ours.key} / {peer.key}",
        comparison.label,
        "x",
        tuple(a / b for a, b in zip(slow.samples, fast.samples, strict=True)),
        slow.median / fast.median,
        comparison.goal,
        is_upper=False,
    )


def quantity_rows(samples: Mapping[str, Sequence[float]]) -> dict[str, Row]:
    """Every quantity that was measured, by key, in the order of the plan."""
    return {
        quantity.key: quantity_row(quantity, samples[quantity.key])
        for quantity in QUANTITIES
        if quantity.key in samples
    }


def ratio_rows(rows: Mapping[str, Row]) -> list[Row]:
    """Every comparison of which both sides were measured."""
    return [
        ratio_row(comparison, rows[comparison.ours], rows[comparison.peer])
        for comparison in COMPARISONS
        if comparison.ours in rows and comparison.peer in rows
    ]
