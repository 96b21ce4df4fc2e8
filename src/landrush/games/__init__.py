"""The registry of games. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from landrush.errors import UnknownGame
from landrush.messages import Reason

if TYPE_CHECKING:
    from landrush.engine.game import Game

PACKAGES = {"dice-settlers": "landrush.games.dice_settlers", "montana": "landrush.games.montana"}


def games() -> list[str]:
    """The names of all games."""
    return sorted(PACKAGES)


@cache
def game(name: str) -> Game:
    """The game of this name. Raises UnknownGame."""
    if name not in PACKAGES:
        raise UnknownGame(Reason("error-no-game", {"game": repr(name), "games": ", ".join(games())}))
    found: Game = import_module(PACKAGES[name] + ".game").GAME
    return found
