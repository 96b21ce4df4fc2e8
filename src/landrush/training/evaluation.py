"""How strong a net is, and whether what it predicts happens."""

from __future__ import annotations

from typing import Any

import numpy as np

from landrush.arena.resampling import mean_of, resampled
from landrush.engine.game import Game
from landrush.training.net import Net, predicted, signals
from landrush.training.recipe import Recipe
from landrush.training.targets import Array
from landrush.training.work import Bundle, Duel, Workers, play_bundle, play_duel

# Two players, and one against three.
TABLES = (2, 4)
# The opponent of who plays alone.
AUTOMATON = "automaton"
BINS = 10
RESAMPLED = 200


def strength(work: Workers, game: Game, recipe: Recipe, model: bytes) -> list[dict[str, Any]]:
    """Shares of the victory against each rung, in blocks of one seed in all seats."""
    tables = [(rung, players) for rung in recipe.rungs for players in TABLES]
    if game.min_players == 1:
        tables.append((AUTOMATON, 1))
    duels = [
        Duel(recipe, model, rung, players, block, seat)
        for rung, players in tables
        for block in range(recipe.evaluate_blocks)
        for seat in range(players)
    ]
    won = iter(list(work(play_duel, duels)))
    blocks = recipe.evaluate_blocks
    if blocks == 0:
        return []
    out = []
    for rung, players in tables:
        totals = np.array([sum(next(won) for _ in range(players)) for _ in range(blocks)], float)
        mean = mean_of(totals, np.full(blocks, float(players)), resampled(blocks), is_share=True)
        found = {"rung": rung, "players": players, "games": blocks * players}
        out.append({**found, "share": mean["value"], "interval": mean["interval"]})
    return out


def calibration(work: Workers, recipe: Recipe, net: Net, model: bytes) -> list[dict[str, Any]]:
    """What was predicted and what happened in fresh games, by how much was predicted."""
    # The end of a game is what happened, so nothing is mixed in: lambda is 1.
    # Nobody is fond of anything, and nobody is given anything.
    last = [course[1] for course in (recipe.temperature, recipe.anything)] + [0.0, 0.0]
    numbers = range(recipe.calibration_games)
    tasks = [Bundle(recipe, model, "calibration", range(i, i + 1), 1.0, *last) for i in numbers]
    games = []
    for rows in work(play_bundle, tasks):
        if len(rows.features):
            shares = predicted(signals(net, rows.features)[-1], rows.seats)
            games.append(sums(shares[:, 0], rows.shares[:, 0]))
    return bands(np.array(games)) if games else []


def sums(expected: Array, happened: Array) -> Array:
    """For each bin of one game: how many rows, what was predicted for them, what came of them."""
    place = np.minimum((expected * BINS).astype(int), BINS - 1)
    columns = (np.ones_like(expected), expected, happened)
    return np.array([np.bincount(place, each, BINS) for each in columns], np.float32)


def bands(games: Array) -> list[dict[str, Any]]:
    """Means of each bin, with an interval by drawing whole games anew: rows of one game go together."""
    generator = np.random.default_rng(0)
    drawn = generator.integers(len(games), size=(RESAMPLED, len(games)))
    rows, expected, happened = games.sum(axis=0)
    out = []
    for i in range(BINS):
        if rows[i]:
            again = games[:, :, i][drawn].sum(axis=1)
            means = again[again[:, 0] > 0]
            low, high = np.quantile(means[:, 2] / means[:, 0], (0.025, 0.975))
            found = {"rows": int(rows[i]), "predicted": float(expected[i] / rows[i])}
            happens = {"happened": float(happened[i] / rows[i]), "interval": [float(low), float(high)]}
            out.append({**found, **happens})
    return out
