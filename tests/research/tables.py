"""Every game with every number of players; the quick run has each game with its fewest and its most."""

from __future__ import annotations

import pytest

import landrush

TABLES = [(name, players) for name in landrush.games() for players in landrush.game(name).player_counts]


def is_quick(name: str, players: int) -> bool:
    game = landrush.game(name)
    return players in (game.min_players, game.max_players)


every_table = pytest.mark.parametrize(
    ("name", "players"),
    [pytest.param(*table, marks=() if is_quick(*table) else pytest.mark.long) for table in TABLES],
)
