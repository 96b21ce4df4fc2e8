"""Montana and Dice Settlers: one rules engine for people, bots and research."""

from __future__ import annotations

from landrush import _source

_source.install_if_asked()

from landrush.engine.state import CHANCE, OVER, State  # noqa: E402
from landrush.errors import (  # noqa: E402
    BadComponents,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    LandrushError,
    NotationError,
    UnknownGame,
)
from landrush.games import game, games  # noqa: E402
from landrush.l10n import describe  # noqa: E402
from landrush.match.match import Match  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "OVER",
    "BadComponents",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalMove",
    "LandrushError",
    "Match",
    "NotationError",
    "State",
    "UnknownGame",
    "describe",
    "game",
    "games",
]
