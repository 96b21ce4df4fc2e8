"""Many games in one call, as gymnasium.vector has it."""

from __future__ import annotations

from typing import Any

from landrush.extras import needing

with needing("gymnasium"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from landrush.research.encoding import Floats
from landrush.research.seeds import draw_seed
from landrush.research.vector import Vector


class VectorEnv(GymnasiumVectorEnv[Floats, NDArray[Any], NDArray[Any]]):
    """`Vector` as gymnasium.vector has it: who is to move sees and acts, and is rewarded for its own action.

    Infos have `action_mask`, `to_move` and each seat's `rewards`; in the step that ends a game `final_obs` is
    what the seat that ended it saw.
    """

    def __init__(self, name: str, num_envs: int, players: int = 2, **options: Any) -> None:
        self.vector = Vector(name, num_envs, players, **options)
        self.num_envs = num_envs
        found = self.vector.encoder
        self.single_observation_space = spaces.Box(0, found.highest, (found.size,), np.float32)
        self.single_action_space = spaces.Discrete(found.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        self.vector.reset(draw_seed(self.np_random))
        return self.vector.observations.copy(), self.infos()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Floats, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        vector = self.vector
        movers = vector.to_move.copy()
        vector.step(actions)
        over, cut = vector.over.copy(), vector.cut.copy()
        rewards = vector.rewards[np.arange(self.num_envs), movers]
        infos = self.infos()
        infos["rewards"] = vector.rewards.copy()
        if (over | cut).any():
            infos["final_obs"] = vector.finals * vector.encoder.factors
            infos["_final_obs"] = over | cut
        return vector.observations.copy(), rewards, over, cut, infos

    def infos(self) -> dict[str, Any]:
        return {"action_mask": self.vector.masks.copy(), "to_move": self.vector.to_move.copy()}
