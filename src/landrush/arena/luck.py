"""Results without luck: a control variate, which changes how a figure scatters but not what it expects.

Before each chance outcome the luck in it is worth 0 to each seat, whatever the evaluation is good for, so
that its sum over a game is 0 on average too. How much luck makes how much of a victory is estimated on other
blocks than the one it is applied to (cross-fitting), so that a game does not take part in its own correction.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from landrush.arena.play import Played, shares
from landrush.arena.resampling import Numbers

FOLDS = 5
# With fewer blocks there is nothing to estimate from.
FEWEST = 20


def adjusted(blocks: Sequence[Sequence[Played]]) -> list[list[list[float]]] | None:
    """For each block, game and seat its part of the victory without luck; None for too few blocks."""
    if len(blocks) < FEWEST:
        return None
    won = [np.array([shares(played) for played in block]) for block in blocks]
    luck = [np.array([controls(played) for played in block]) for block in blocks]
    names = [np.array([played.bots for played in block]) for block in blocks]
    out = []
    weights = [weight(won, luck, names, fold) for fold in range(FOLDS)]
    for number in range(len(blocks)):
        fair = won[number] - luck[number] @ weights[number % FOLDS]
        out.append(fair.tolist())
    return out


def controls(played: Played) -> list[tuple[float, float]]:
    """For each seat its own luck and the mean of the others'."""
    total, others = sum(played.luck), max(1, len(played.luck) - 1)
    return [(own, (total - own) / others) for own in played.luck]


def weight(won: list[Numbers], luck: list[Numbers], names: list[Numbers], fold: int) -> Numbers:
    """How much each kind of luck makes of a victory, by least squares in all blocks but those of a fold."""
    kept = [number for number in range(len(won)) if number % FOLDS != fold]
    y = np.concatenate([won[number].ravel() for number in kept])
    x = np.concatenate([luck[number].reshape(-1, 2) for number in kept])
    who = np.concatenate([names[number].ravel() for number in kept])
    for name in np.unique(who):
        # A bot that wins more than others is not luckier.
        y[who == name] -= y[who == name].mean()
    found: Numbers = np.linalg.lstsq(x, y, rcond=None)[0]
    return found
