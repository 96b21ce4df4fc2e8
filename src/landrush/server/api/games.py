"""What can be played, and with whom."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel

from landrush.bots import BOTS
from landrush.games import game, games
from landrush.l10n import LANGUAGES
from landrush.server.api.errors import RESPONSES
from landrush.server.tables.chat import PHRASES

router = APIRouter(prefix="/api", tags=["games"], responses=RESPONSES)


class GameInfo(BaseModel):
    """A game: how many play it, and its options with their values, the default first."""

    name: str
    title: str
    rules: int
    min_players: int
    max_players: int
    # By the number of players, as text.
    options: dict[str, dict[str, list[Any]]]


class Catalogue(BaseModel):
    """Everything that a table can be made of."""

    games: list[GameInfo]
    bots: list[str]
    phrases: list[str]
    languages: dict[str, str]


@router.get("/games")
async def list_games() -> Catalogue:
    """The games, bots, phrases and languages."""
    return Catalogue(
        games=[game_info(name) for name in games()],
        bots=sorted(BOTS),
        phrases=list(PHRASES),
        languages=dict(LANGUAGES),
    )


def game_info(name: str) -> GameInfo:
    found = game(name)
    counts = range(found.min_players, found.max_players + 1)
    return GameInfo(
        name=found.name,
        title=found.title,
        rules=found.rules_version,
        min_players=found.min_players,
        max_players=found.max_players,
        options={str(n): {key: list(values) for key, values in found.options_for(n).items()} for n in counts},
    )
