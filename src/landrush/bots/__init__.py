"""Bots by name. A bot is asked for the action of the seat that is to move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from landrush.bots.greedy import GreedyBot
from landrush.bots.random import RandomBot
from landrush.engine.state import State
from landrush.errors import BadOption


class Bot(Protocol):
    """Chooses one of the legal actions."""

    def choose(self, state: State) -> int: ...


BOTS: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}


def bot(name: str, seed: int) -> Bot:
    """A bot of this name, deterministic by its seed. Raises BadOption."""
    if name not in BOTS:
        raise BadOption(f"no bot {name!r}; the bots are: {', '.join(sorted(BOTS))}")
    return BOTS[name](seed)
