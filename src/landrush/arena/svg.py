"""Small plots as inline SVG. Widths are per cent, heights pixels: letters and marks keep their size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, floor, log10

Scale = Callable[[float], float]

ROW = 30
AXIS = 22
HISTOGRAM = 160
BARS = 24


def linear(low: float, high: float) -> Scale:
    """Where a number lies between two others, in per cent of the width; nothing leaves the plot."""
    width = (high - low) or 1.0
    return lambda value: min(100.0, max(0.0, 100 * (value - low) / width))


def logarithmic(low: float, high: float) -> Scale:
    """The same by orders of magnitude."""
    inner = linear(log10(low), log10(high))
    return lambda value: inner(log10(max(value, low)))


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round numbers between two others, at most so many."""
    span = (high - low) or 1.0
    step = 10.0 ** floor(log10(span / most))
    step *= next(factor for factor in (1, 2, 5, 10, 20) if span / (step * factor) <= most)
    first, last = ceil(low / step - 1e-9), floor(high / step + 1e-9)
    return [number * step for number in range(first, last + 1)]


def drawing(height: int, parts: Sequence[str], words: str = "") -> str:
    """A drawing over the whole width; without words it only decorates."""
    said = f'role="img" aria-label="{words}"' if words else 'aria-hidden="true"'
    return f'<svg class="plot" height="{height}" {said}>{"".join(parts)}</svg>'


def grid(scale: Scale, at: Sequence[float], height: int = ROW) -> list[str]:
    """Thin lines at round numbers."""
    return [line(scale(each), scale(each), 0, height, "grid") for each in at]


def line(x1: float, x2: float, y1: float, y2: float, style: str) -> str:
    return f'<line class="{style}" x1="{x1:.2f}%" x2="{x2:.2f}%" y1="{y1:g}" y2="{y2:g}"/>'


def band(scale: Scale, interval: Sequence[float] | None) -> list[str]:
    """An interval as a broad line."""
    if interval is None:
        return []
    return [line(scale(interval[0]), scale(interval[1]), ROW / 2, ROW / 2, "band")]


def dot(x: float, style: str) -> str:
    return f'<circle class="{style}" cx="{x:.2f}%" cy="{ROW / 2:g}" r="6"/>'


def bar(x: float) -> str:
    """From the left to a place."""
    return f'<rect class="bar" x="0" y="{ROW / 4:g}" width="{x:.2f}%" height="{ROW / 2:g}"/>'


def stroke(x: float, style: str) -> str:
    """An upright mark."""
    return line(x, x, 4, ROW - 4, style)


def axis(scale: Scale, at: Sequence[float], words: Callable[[float], str]) -> str:
    """The round numbers under a plot."""
    parts = []
    for each in at:
        place = scale(each)
        anchor = "start" if place < 4 else "end" if place > 96 else "middle"
        parts.append(f'<text x="{place:.2f}%" y="15" text-anchor="{anchor}">{words(each)}</text>')
    return drawing(AXIS, parts)


def histogram(numbers: Sequence[int], words: str) -> str:
    """How often each number occurs; many different ones are put together."""
    low, high = min(numbers), max(numbers)
    width = ceil((high - low + 1) / BARS)
    counts = [0] * ceil((high - low + 1) / width)
    for number in numbers:
        counts[(number - low) // width] += 1
    each, top = 100 / len(counts), max(counts)
    scale = linear(low, low + width * len(counts))
    at = [tick for tick in ticks(low, high) if tick == int(tick)]
    parts = []
    for place, count in enumerate(counts):
        height = (HISTOGRAM - 4) * count / top
        parts.append(
            f'<rect class="bar" x="{place * each + 0.15 * each:.2f}%" y="{HISTOGRAM - height:.1f}"'
            f' width="{0.7 * each:.2f}%" height="{height:.1f}"/>'
        )
    parts.append(line(0, 100, HISTOGRAM, HISTOGRAM, "base"))
    # A number stands under the middle of its bar.
    return drawing(HISTOGRAM + 1, parts, words) + axis(
        lambda tick: scale(tick + width / 2), at, "{:.0f}".format
    )
