"""What can be played, and with whom."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Path, Response
from pydantic import BaseModel

from landrush.bots.levels import LEVELS
from landrush.games import game, games
from landrush.games.printed import to_json
from landrush.l10n import LANGUAGES
from landrush.server.api.errors import RESPONSES
from landrush.server.errors import NotFound
from landrush.server.people.preferences import Language
from landrush.server.speaking import ready
from landrush.server.tables.chat import PHRASES

router = APIRouter(prefix="/api", tags=["games"], responses=RESPONSES)

JSON = "application/json"
# Kept by whoever asked, who asks each time whether it is still the same.
KEPT = "public, no-cache"
GameName = Annotated[str, Path(max_length=40)]


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
    """Everything that a table can be made of; bots are the levels of docs/bots.md, the weakest first."""

    games: list[GameInfo]
    bots: list[str]
    phrases: list[str]
    languages: dict[str, str]


@router.get("/games")
async def list_games() -> Catalogue:
    """The games, bots, phrases and languages."""
    return Catalogue(
        games=[game_info(name) for name in games()],
        bots=list(LEVELS),
        phrases=list(PHRASES),
        languages=dict(LANGUAGES),
    )


@router.get("/games/{game}/components", response_model=dict[str, Any])
async def list_components(
    game: GameName,
    language: Language = "en",
    if_none_match: Annotated[str, Header(max_length=400)] = "",
    accept_encoding: Annotated[str, Header(max_length=400)] = "",
) -> Response:
    """Everything that is printed on a game's components, how each value is known, and the rules' counts.

    What is counted is named in a language; everything else is the same in all of them.
    """
    if game not in games():
        raise NotFound("server-no-such-address")
    body, packed, tag = await asyncio.to_thread(components_of, game, await ready(language))
    headers = {"Cache-Control": KEPT, "ETag": f'"{tag}"', "Vary": "Accept-Encoding"}
    if tag in [each.strip().removeprefix("W/").strip('"') for each in if_none_match.split(",")]:
        return Response(status_code=304, headers=headers)
    if "gzip" in accept_encoding:
        return Response(packed, media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(body, media_type=JSON, headers=headers)


@cache
def components_of(name: str, language: str) -> tuple[bytes, bytes, str]:
    """The components as JSON, the same compressed, and a tag that changes with the values and the words."""
    found = to_json(game(name), language)
    body = msgspec.json.encode(found)
    tag = f"{found['hash']}-{hashlib.sha256(body).hexdigest()[:16]}"
    return body, gzip.compress(body, 9, mtime=0), tag


def game_info(name: str) -> GameInfo:
    found = game(name)
    counts = found.player_counts
    return GameInfo(
        name=found.name,
        title=found.title,
        rules=found.rules_version,
        min_players=found.min_players,
        max_players=found.max_players,
        options={str(n): {key: list(values) for key, values in found.options_for(n).items()} for n in counts},
    )
