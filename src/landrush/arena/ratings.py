"""Ratings by Plackett and Luce: in a game the bots take their places one by one, by chance in proportion to
their strength among those that are left. Maximum likelihood, by Newton's method.

A game counts by how often each bot, or several seats of the same bot, was chosen from whom; tied bots are
ranked once one way round and once the other, at half the weight. The tests compare this with the library
choix, which knows neither weights nor a bot in several seats, and is too slow to be asked for each resample.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Any

import numpy as np

from landrush.arena.play import Played, standing
from landrush.arena.resampling import LOWER, UPPER, Numbers, rounded

ANCHOR, ANCHORED = "linear", 1000
# As with Elo: ten times as strong is 400 more.
SCALE = 400 / log(10)
# A bot that never lost is not infinitely strong: strengths are taken from a wide normal distribution.
PENALTY = 0.01
STEPS, LONGEST_STEP, PRECISION = 100, 1.0, 1e-9

# Who was chosen, and how many seats of each bot were left to choose from.
Choice = tuple[int, tuple[int, ...]]


def ratings(names: Sequence[str], blocks: Sequence[Sequence[Played]], drawn: Numbers) -> list[dict[str, Any]]:
    """Each bot's rating with its interval."""
    choices, counts = counted(names, blocks)
    chosen = np.array([each for each, _ in choices])
    left = np.array([each for _, each in choices], dtype=np.float64)
    best = fitted(chosen, left, counts.sum(axis=0), np.zeros(len(names)))
    again = [fitted(chosen, left, weights, best) for weights in drawn @ counts]
    values = anchored(names, best[np.newaxis])[0]
    low, high = np.percentile(anchored(names, np.array(again)), [LOWER, UPPER], axis=0)
    return [rounded(*each, 1) for each in zip(values, low, high, strict=True)]


def counted(names: Sequence[str], blocks: Sequence[Sequence[Played]]) -> tuple[list[Choice], Numbers]:
    """Every choice that occurs, and how often it does in each block."""
    columns: dict[Choice, int] = {}
    rows: list[dict[int, float]] = []
    for block in blocks:
        row: dict[int, float] = {}
        for played in block:
            for ranking in rankings(names, played):
                for choice in choices_of(ranking, len(names)):
                    column = columns.setdefault(choice, len(columns))
                    row[column] = row.get(column, 0.0) + 0.5
        rows.append(row)
    counts = np.zeros((len(blocks), len(columns)))
    for number, row in enumerate(rows):
        counts[number, list(row)] = list(row.values())
    return list(columns), counts


def rankings(names: Sequence[str], played: Played) -> tuple[list[int], list[int]]:
    """The bots of a game from first to last, twice: tied ones in either order."""
    seats = range(len(played.bots))
    forward = sorted(seats, key=lambda seat: standing(played, seat), reverse=True)
    backward = sorted(seats, key=lambda seat: standing(played, seat))[::-1]
    numbers = [names.index(name) for name in played.bots]
    return [numbers[seat] for seat in forward], [numbers[seat] for seat in backward]


def choices_of(ranking: Sequence[int], bots: int) -> list[Choice]:
    """The choices that make a ranking; a choice among seats of one bot is none."""
    out = []
    for place, chosen in enumerate(ranking):
        left = ranking[place:]
        if any(each != chosen for each in left):
            out.append((chosen, tuple(left.count(bot) for bot in range(bots))))
    return out


def fitted(chosen: Any, left: Numbers, weights: Numbers, start: Numbers) -> Numbers:
    """The logarithms of strengths that make the choices likeliest."""
    found = start.copy()
    wins = np.bincount(chosen, weights, minlength=len(start))
    for _ in range(STEPS):
        parts = left * np.exp(found - found.max())
        parts /= parts.sum(axis=1, keepdims=True)
        expected = weights @ parts
        slope = wins - expected - 2 * PENALTY * found
        curve = np.diag(expected + 2 * PENALTY) - parts.T @ (weights[:, np.newaxis] * parts)
        step = np.linalg.solve(curve, slope)
        longest = np.abs(step).max()
        found += step * min(1.0, LONGEST_STEP / max(longest, PRECISION))
        if longest < PRECISION:
            break
    return found


def anchored(names: Sequence[str], strengths: Numbers) -> Numbers:
    """Logarithms of strengths, a row for each estimate, as ratings: the anchor has 1000, or else the mean."""
    zero = strengths[:, [names.index(ANCHOR)]] if ANCHOR in names else strengths.mean(axis=1, keepdims=True)
    found: Numbers = ANCHORED + SCALE * (strengths - zero)
    return found
