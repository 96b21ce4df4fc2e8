"""Levels for people: six bots of growing strength, under the same names in every game."""

from __future__ import annotations

from time import perf_counter

from landrush.bots.budget import Budget
from landrush.bots.ladder import LINES, PlannerBot, Rung, SearchBot
from landrush.bots.models import named
from landrush.bots.thinking import Clock
from landrush.engine.game import Game
from landrush.engine.state import State

# The weakest first.
LEVELS = ("greenhorn", "drover", "rancher", "scout", "sheriff", "legend")
# What the level that searches may think.
BUDGET = Budget(milliseconds=250)

# What each level goes by in each game: the hotter, the weaker. docs/ladder.md has how far apart they are.
SETTINGS: dict[str, dict[str, Rung]] = {
    "dice-settlers": {
        "greenhorn": Rung("net", lines=4, temperature=0.0265),
        "drover": Rung("net", lines=4, temperature=0.0175),
        "rancher": Rung("net", lines=4, temperature=0.0115),
        "scout": Rung("net", lines=4, temperature=0.006),
        "sheriff": Rung("net", lines=LINES),
        "legend": Rung("net", searches=True),
    },
    "montana": {
        "greenhorn": Rung("net", lines=4, temperature=0.08),
        "drover": Rung("net", lines=4, temperature=0.055),
        "rancher": Rung("net", lines=4, temperature=0.037),
        "scout": Rung("net", lines=4, temperature=0.022),
        "sheriff": Rung("net", lines=LINES),
        "legend": Rung("net", searches=True),
    },
}


class LevelBot:
    """Plays at a level; the game is that of the first question."""

    def __init__(self, level: str, seed: int, clock: Clock = perf_counter) -> None:
        self.level = level
        self.seed = seed
        self.clock = clock
        self.player: PlannerBot | SearchBot | None = None

    def choose(self, state: State) -> int:
        if self.player is None:
            rung = SETTINGS[state.game.name][self.level]
            if rung.searches:
                self.player = SearchBot(rung, self.seed, BUDGET, self.clock)
            else:
                self.player = PlannerBot(rung, self.seed)
        return self.player.choose(state)


def load(game: Game) -> None:
    """Read what the levels of a game go by, which takes a moment, before it is asked for."""
    for rung in SETTINGS[game.name].values():
        if rung.model is not None:
            named(game, rung.model)
