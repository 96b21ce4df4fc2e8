"""Measures PettingZoo: its own board games, with random legal actions."""

from __future__ import annotations

import random
from functools import partial
from importlib import import_module
from importlib.metadata import version

import numpy as np
from timed import rates, work  # type: ignore[import-not-found]

GAMES = ("connect_four_v3", "go_v5")


def played(name: str, seconds: float, seed: int) -> dict[str, float]:
    """Steps a second of the usual loop over agents."""
    env = import_module(f"pettingzoo.classic.{name}").env()
    rand = random.Random(seed).random

    def game() -> tuple[int]:
        env.reset(seed=int(rand() * 2**31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, is_over, is_cut, _ = env.last()
            action = None
            if not (is_over or is_cut):
                legal = np.flatnonzero(seen["action_mask"])
                action = int(legal[int(rand() * len(legal))])
            env.step(action)
            steps += 1
        return (steps,)

    (steps,) = rates(game, seconds)
    return {"steps_per_s": steps}


if __name__ == "__main__":
    work({"version": version("pettingzoo")}, {name: partial(played, name) for name in GAMES})
