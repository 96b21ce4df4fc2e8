"""Measures OpenSpiel: games driven from Python, and random rollouts inside its C++ search."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import pyspiel
from timed import rates, work  # type: ignore[import-not-found]

GAMES = {"backgammon": "backgammon", "chess": "chess", "go9": "go(board_size=9)"}
ROLLOUTS = 20
LENGTH_GAMES = 200


def sample(outcomes: list[tuple[int, float]], chosen: float) -> int:
    """The outcome at a point between 0 and 1 of the distribution."""
    for action, probability in outcomes:
        chosen -= probability
        if chosen < 0.0:
            return action
    return outcomes[-1][0]


def play(state: Any, rand: Callable[[], float]) -> tuple[int, int, int]:
    """Play at random to the end; give the decisions, their options and the chance outcomes."""
    decisions = options = chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample(state.chance_outcomes(), rand()))
            chances += 1
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(rand() * len(legal))])
            decisions += 1
            options += len(legal)
    return decisions, options, chances


def driven(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Decisions a second of a Python loop over legal_actions and apply_action, and with chance outcomes."""
    game = pyspiel.load_game(GAMES[name])
    rand = random.Random(seed).random
    decisions, _, chances = rates(lambda: play(game.new_initial_state(), rand), seconds)
    return {"decisions_per_s": decisions, "nodes_per_s": decisions + chances}


def rollouts(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Rollouts a second in C++; nodes and options a second are derived from the means of random games.

    A search of one simulation evaluates its root only, so every rollout starts at the first decision
    (a search cannot start at chance).
    """
    game = pyspiel.load_game(GAMES[name])
    rand = random.Random(seed).random
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(sample(start.chance_outcomes(), rand()))
    nodes = options = 0.0
    for number in range(LENGTH_GAMES):
        decisions, offered, chances = play(start.clone(), rand)
        nodes += (decisions + chances) / LENGTH_GAMES
        options += offered / LENGTH_GAMES
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, seed, False)

    def step() -> tuple[int]:
        return (bot.mcts_search(start).explore_count * ROLLOUTS,)

    (playouts,) = rates(step, seconds)
    return {
        "playouts_per_s": playouts,
        "nodes_per_s": playouts * nodes,
        "options_per_s": playouts * options,
    }


if __name__ == "__main__":
    measures = {f"driven-{name}": partial(driven, name) for name in GAMES}
    measures |= {f"rollouts-{name}": partial(rollouts, name) for name in GAMES}
    work({"version": version("open_spiel")}, measures)
