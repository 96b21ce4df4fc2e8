"""The registry of games. A game is imported when it is first asked for."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from landrush.errors import UnknownGame
from landrush.messages import Reason, plain

if TYPE_CHECKING:
    from landrush.engine.game import Game

PACKAGES = {"dice-settlers": "landrush.games.dice_settlers", "montana": "landrush.games.montana"}

# Packages that play by earlier versions of the rules, so that old records stay what they were.
OLDER: dict[tuple[str, int], str] = {}


def games() -> list[str]:
    """The names of all games."""
    return sorted(PACKAGES)


def game(name: str, rules: int | None = None) -> Game:
    """The game of this name, by a version of the rules, the newest unless told. Raises UnknownGame."""
    if name not in PACKAGES:
        raise UnknownGame(Reason("error-no-game", {"game": plain(name), "games": ", ".join(games())}))
    found = loaded(PACKAGES[name])
    if rules is None or rules == found.rules_version:
        return found
    if (name, rules) not in OLDER:
        raise UnknownGame(Reason("error-rules", {"game": name, "found": rules, "known": found.rules_version}))
    return loaded(OLDER[name, rules])


@cache
def loaded(package: str) -> Game:
    found: Game = import_module(package + ".game").GAME
    return found
