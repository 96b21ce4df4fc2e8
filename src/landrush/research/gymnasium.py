"""The games as Gymnasium environments: one seat learns, bots sit in the others.

Importing this module registers landrush/Montana-v0 and landrush/DiceSettlers-v0 with gymnasium.make.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landrush.extras import needing

with needing("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray

from landrush.bots import Bot, bot, finish
from landrush.engine.rng import Rng
from landrush.engine.state import OVER
from landrush.errors import BadOption
from landrush.games import game, games
from landrush.research.encoding import Encoder, Floats, Mask, results
from landrush.research.picture import RENDER_MODES, checked_mode, rendered
from landrush.research.seeds import draw_seed
from landrush.research.version import VERSIONS

# A game that nobody ends is cut off after so many decisions of the learner.
MOST_DECISIONS = 5_000
# What an illegal action brings: another one, drawn among the legal, or the loss of the game.
RESAMPLE, LOSE = "resample", "lose"
DEFAULT_OPPONENT = "random"


class LandrushEnv(gymnasium.Env[Floats, int]):
    """A game as one seat plays it. Raises UnknownGame or BadOption when it is made, nothing afterwards.

    `opponents` are bots for the other seats, in turn order after the learner's; `seat` is the learner's, or
    None for one drawn anew for each game. `illegal` says what an illegal action brings. The rest are the
    options of the game.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        players: int = 2,
        opponents: Sequence[str] | None = None,
        seat: int | None = None,
        illegal: str = RESAMPLE,
        max_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.start = game(name).new(players, **options)
        self.opponents = [DEFAULT_OPPONENT] * (players - 1) if opponents is None else list(opponents)
        self.given_seat = seat
        self.illegal = illegal
        self.max_decisions = max_decisions
        self.render_mode = checked_mode(render_mode)
        self.encoder = Encoder(self.start.game)
        self.observation_space = spaces.Box(0, self.encoder.highest, (self.encoder.size,), np.float32)
        self.action_space = spaces.Discrete(self.encoder.actions)  # type: ignore[assignment]
        self.bots: dict[int, Bot] = {}
        self.check(players)

    def check(self, players: int) -> None:
        """Whether everything fits together. Raises BadOption."""
        if len(self.opponents) != players - 1:
            raise BadOption(f"{players} players need {players - 1} opponents, not {len(self.opponents)}")
        if self.given_seat is not None and self.given_seat not in range(players):
            raise BadOption(f"seats go from 0 to {players - 1}, not {self.given_seat!r}")
        if self.illegal not in (RESAMPLE, LOSE):
            raise BadOption(f"illegal is {RESAMPLE} or {LOSE}, not {self.illegal!r}")
        for name in self.opponents:
            finish([bot(name, 0)], self.start)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        """A new game, as far as the learner's first decision."""
        super().reset(seed=seed)
        players = self.start.deciders
        self.chance = Rng(draw_seed(self.np_random))
        drawn = int(self.np_random.integers(players))
        self.seat = drawn if self.given_seat is None else self.given_seat
        self.close()
        self.bots = {
            (self.seat + 1 + i) % players: bot(name, draw_seed(self.np_random))
            for i, name in enumerate(self.opponents)
        }
        self.position = self.start.clone()
        self.decisions = 0
        self.play_on()
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        """The learner's decision, and what the others do until the next one."""
        chosen = self.legal_or_none(action)
        is_illegal = chosen is None
        self.decisions += 1
        is_lost = is_illegal and self.illegal == LOSE
        if not is_lost and self.position.to_move != OVER:
            self.position.do(chosen if chosen is not None else self.any_legal())
            self.play_on()
        is_over = self.position.to_move == OVER
        reward = -1.0 if is_lost else results(self.position)[self.seat]
        is_cut = not (is_over or is_lost) and self.decisions >= self.max_decisions
        return self.seen(), reward, is_over or is_lost, is_cut, {**self.info(), "is_illegal": is_illegal}

    def legal_or_none(self, action: Any) -> int | None:
        """An action that is legal now, whatever it was given as."""
        try:
            number = int(action)
        except (TypeError, ValueError, OverflowError):
            return None
        return number if number in self.position.legal_actions() else None

    def any_legal(self) -> int:
        """An action drawn among the legal ones."""
        legal = self.position.legal_actions()
        return legal[int(self.np_random.integers(len(legal)))]

    def play_on(self) -> None:
        """Chance and the others, until the learner is asked or the game is over."""
        self.position.advance(self.chance)
        while self.position.to_move not in (self.seat, OVER):
            self.position.apply(self.bots[self.position.to_move].choose(self.position))
            self.position.advance(self.chance)

    def seen(self) -> Floats:
        return self.encoder.observe(self.position, self.seat)

    def info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self.action_masks().view(np.int8)}

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        mask: Mask = self.encoder.mask(self.position, self.seat)
        return mask.view(np.bool_)

    def render(self) -> Any:
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """End bots that are programs of their own."""
        if self.bots:
            finish(list(self.bots.values()), self.position)
        self.bots = {}


def env_id(name: str) -> str:
    """The id of a game's environment: landrush/DiceSettlers-v0."""
    return f"landrush/{game(name).title.replace(' ', '')}-v{VERSIONS[name]}"


def register() -> None:
    """Make the games known to gymnasium.make, once."""
    for name in games():
        if env_id(name) not in gymnasium.registry:
            gymnasium.register(env_id(name), f"{__name__}:{LandrushEnv.__name__}", kwargs={"name": name})


register()
