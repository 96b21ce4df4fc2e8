"""Measures catanatron: whole games of four random players, and the copy of a game half played."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from timed import rates, work  # type: ignore[import-not-found]

COPIES = 50
OFFER_GAMES = 5


def new_game(seed: int) -> Game:
    """A game of four random players; its seed also seeds the module random, which the rules use."""
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def offers(start: Game) -> list[int]:
    """How many options each decision of some random games had."""
    sizes: list[int] = []

    def decide(player: RandomPlayer, game: Game, options: list[Any]) -> Any:
        sizes.append(len(options))
        return player.decide(game, options)

    for number in range(OFFER_GAMES):
        start.copy().play(decide_fn=decide)
    return sizes


def play(seconds: float, seed: int) -> dict[str, float]:
    """Games from copies of one start, as our playouts are, so that laying out the map costs nothing."""
    start = new_game(seed)
    sizes = offers(start)

    def step() -> tuple[int, int]:
        game = start.copy()
        game.play()
        return 1, len(game.state.actions)

    games, decisions = rates(step, seconds)
    return {
        "games_per_s": games,
        "decisions_per_s": decisions,
        "choices_per_s": decisions * sum(size > 1 for size in sizes) / len(sizes),
    }


def copy(seconds: float, seed: int) -> dict[str, float]:
    """Copies of a game after half of its decisions: the same seed plays the same game twice."""
    whole = new_game(seed)
    whole.play()
    half = new_game(seed)
    for decision in range(len(whole.state.actions) // 2):
        half.play_tick()

    def step() -> tuple[int]:
        for number in range(COPIES):
            half.copy()
        return (COPIES,)

    (copies,) = rates(step, seconds)
    return {"copy_us": 1e6 / copies}


if __name__ == "__main__":
    work({"version": version("catanatron")}, {"play": play, "copy": copy})
