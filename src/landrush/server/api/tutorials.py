"""Tutorials: one's own table in the middle of a game, where everything comes as its pages tell."""

from __future__ import annotations

from fastapi import APIRouter, Request

from landrush.server.api.errors import RESPONSES
from landrush.server.api.games import GameName
from landrush.server.api.identity import SignedIn, TheServer, address
from landrush.server.api.tables import shown
from landrush.server.tables import lobby
from landrush.server.tables.info import TableInfo
from landrush.server.tables.tutorials import wish_of

router = APIRouter(prefix="/api", tags=["tutorials"], responses=RESPONSES)


@router.post("/tutorials/{game}", status_code=201)
async def open_tutorial(game: GameName, visitor: SignedIn, server: TheServer, request: Request) -> TableInfo:
    """Open the tutorial of a game; each time it begins with the same position."""
    wish = wish_of(game)
    server.tables_by_address.take(address(request))
    id = await lobby.open_table(server.database, visitor.person.id, wish)
    await server.table_changed(id)
    return await shown(server, id, visitor.person.id)
