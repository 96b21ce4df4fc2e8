"""The games as PettingZoo environments in which agents act one at a time (AEC)."""

from __future__ import annotations

from typing import Any

from landrush.extras import needing

with needing("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers

from landrush.engine.rng import Rng
from landrush.engine.state import OVER
from landrush.games import game
from landrush.research.encoding import Encoder, Floats, Mask, results
from landrush.research.picture import RENDER_MODES, checked_mode, rendered
from landrush.research.seeds import draw_seed
from landrush.research.version import versioned

# A game that nobody ends is cut off after so many decisions. Random games have a few hundred.
MOST_DECISIONS = 10_000

Observation = dict[str, Floats | Mask]


def env(name: str, players: int = 2, render_mode: str | None = None, **options: Any) -> wrappers.BaseWrapper:
    """A game in which an illegal action ends the game and loses, with the usual wrappers."""
    found: Any = raw_env(name, players, render_mode, **options)
    found = wrappers.TerminateIllegalWrapper(found, illegal_reward=-1)
    found = wrappers.AssertOutOfBoundsWrapper(found)
    return wrappers.OrderEnforcingWrapper(found)


class raw_env(AECEnv[str, Observation, int], EzPickle):  # type: ignore[misc]  # noqa: N801
    """A game without wrappers. Raises UnknownGame or BadOption; an illegal action raises IllegalMove.

    `options` are those of the game, and `max_decisions`, after which a game is cut off.
    """

    def __init__(
        self,
        name: str,
        players: int = 2,
        render_mode: str | None = None,
        max_decisions: int = MOST_DECISIONS,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, name, players, render_mode, max_decisions, **options)
        super().__init__()
        found = game(name)
        self.start = found.new(players, **options)
        self.encoder = Encoder(self.start.game)
        self.max_decisions = max_decisions
        self.render_mode = checked_mode(render_mode)
        self.metadata = {
            "name": versioned(found),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size, actions = self.encoder.size, self.encoder.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, self.encoder.highest, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.generator: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed, with chance that goes on from the last one."""
        if seed is not None or self.generator is None:
            self.generator = np.random.default_rng(seed)
        self.chance = Rng(draw_seed(self.generator))
        self.position = self.start.clone()
        self.position.advance(self.chance)
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.to_move]

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        return {
            "observation": self.encoder.observe(self.position, seat),
            "action_mask": self.encoder.mask(self.position, seat),
        }

    def state(self) -> NDArray[Any]:
        """What all know together: every seat's observation, one after the other."""
        return np.concatenate(
            [self.encoder.observe(self.position, seat) for seat in range(len(self.possible_agents))]
        )

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.apply(int(action if action is not None else -1))
        self.position.advance(self.chance)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.position.to_move == OVER:
            for each, worth in zip(self.possible_agents, results(self.position), strict=True):
                self.rewards[each] = worth
                self.terminations[each] = True
        else:
            self.agent_selection = self.possible_agents[self.position.to_move]
            if self.decisions >= self.max_decisions:
                self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        if self.position.to_move == OVER or self.decisions >= self.max_decisions:
            self._deads_step_first()

    def render(self) -> str | NDArray[Any] | None:
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
