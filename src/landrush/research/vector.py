"""Many games in one call: observations, masks and rewards as arrays that are written anew in each step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landrush.extras import needing

with needing("gymnasium"):
    import numpy as np
    from numpy.typing import NDArray

from landrush.engine.rng import Rng
from landrush.errors import BadOption, IllegalMove
from landrush.games import game
from landrush.research.batch import Batch
from landrush.research.encoding import Floats, encoder
from landrush.simulation import derived_seed

# A game that nobody ends is cut off after so many decisions of all seats.
MOST_DECISIONS = 10_000


class Vector:
    """So many games of one kind, all seats decided by the caller; a game that ends begins anew at once.

    The arrays stay the same objects: copy what is to be kept. `observations` is float32; `numbers` has the
    same as whole numbers before they are scaled. Raises UnknownGame or BadOption.
    """

    def __init__(
        self,
        name: str,
        count: int,
        players: int = 2,
        seed: int = 0,
        max_decisions: int = MOST_DECISIONS,
        **options: Any,
    ) -> None:
        if count < 1:
            raise BadOption(f"at least 1 game is needed, not {count}")
        self.encoder = encoder(name)
        self.count = count
        self.players = players
        self.root = game(name).new(players, **options)
        self.max_decisions = max_decisions
        self.observations: Floats = np.empty((count, self.encoder.size), np.float32)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew."""
        size, actions = self.encoder.size, self.encoder.actions
        # A game does not depend on how many others there are.
        seeds = [derived_seed(seed, "game", i) for i in range(self.count)]
        batch = Batch(self.root, seeds, size, actions, self.max_decisions)
        self.batch = batch
        self.numbers = array(batch.observations, np.uint8, self.count, size)
        self.finals = array(batch.finals, np.uint8, self.count, size)
        self.masks = array(batch.masks, np.bool_, self.count, actions)
        self.rewards = array(batch.rewards, np.float64, self.count, self.players)
        self.to_move = array(batch.to_move, np.int64, self.count)
        self.over = array(batch.over, np.bool_, self.count)
        self.cut = array(batch.cut, np.bool_, self.count)
        batch.look()
        self.scale()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """Carry out an action in each game. Raises IllegalMove, and nothing happens, if one is not legal."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalMove(
                f"{self.count} whole numbers are needed, not {given.dtype} of shape {given.shape}"
            )
        chosen: list[int] = given.tolist()
        wrong = self.batch.first_illegal(chosen)
        if wrong >= 0:
            raise IllegalMove(f"action {chosen[wrong]} is not legal in game {wrong}")
        self.batch.step(chosen)
        self.scale()

    def scale(self) -> None:
        np.multiply(self.numbers, self.encoder.factors, out=self.observations)

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """A legal action for each game, drawn uniformly."""
        return np.array(self.batch.pick(rng), np.int64)


def array(block: Any, kind: Any, *shape: int) -> NDArray[Any]:
    """A block of the kernel's memory as an array, which only the kernel writes."""
    return np.frombuffer(block, kind).reshape(shape)
