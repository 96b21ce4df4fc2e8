"""The floor of the ladder: any legal action, uniformly."""

from __future__ import annotations

from landrush.engine.rng import Rng
from landrush.engine.state import State


class RandomBot:
    """Plays at random."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, state: State) -> int:
        actions = state.legal_actions()
        return actions[self.rng.randrange(len(actions))]
