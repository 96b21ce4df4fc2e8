"""The archive: games that are over, of everybody or of one person."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel

from landrush.server.api.errors import RESPONSES
from landrush.server.api.identity import Anyone, Id, TheServer
from landrush.server.api.tables import PAGE, TableList, read_mark
from landrush.server.errors import NotFound
from landrush.server.records.ratings import shown
from landrush.server.storage import archive as stored
from landrush.server.storage import people as stored_people
from landrush.server.storage import ratings as stored_ratings
from landrush.server.storage import tables as stored_tables
from landrush.server.storage.archive import Sought
from landrush.server.storage.ratings import Change
from landrush.server.storage.schema import ID
from landrush.server.storage.tables import TableRow
from landrush.server.tables.info import TableInfo, table_info

router = APIRouter(prefix="/api", tags=["archive"], responses=RESPONSES)

GameName = Annotated[str | None, Query(max_length=40)]
Players = Annotated[int | None, Query(ge=1, le=8)]
PersonId = Annotated[str | None, Query(max_length=ID, pattern="^[A-Za-z0-9_-]+$")]
Since = Annotated[int | None, Query(alias="from", ge=0, le=10**15)]
Until = Annotated[int | None, Query(alias="to", ge=0, le=10**15)]
Mark = Annotated[str | None, Query(max_length=40)]


class OwnResult(BaseModel):
    """A seat of the person, and how the game ended for it: won, shared or lost."""

    seat: int
    result: str | None


class PlayedGame(BaseModel):
    """A game of a person; the rating after it and how much it changed, if it was rated."""

    table: TableInfo
    own: list[OwnResult]
    rating: int | None
    gain: int | None


class PlayedGames(BaseModel):
    """Some games, and where the list goes on."""

    games: list[PlayedGame]
    next: str | None


def next_mark(rows: list[TableRow]) -> str | None:
    return f"{rows[-1].ended}.{rows[-1].id}" if len(rows) == PAGE else None


@router.get("/archive")
async def list_archive(
    server: TheServer,
    visitor: Anyone,
    game: GameName = None,
    players: Players = None,
    person: PersonId = None,
    against: PersonId = None,
    result: Literal["won", "lost", "shared"] | None = None,
    rated: bool | None = None,
    since: Since = None,
    until: Until = None,
    after: Mark = None,
) -> TableList:
    """The public games that ended last. A result is that of `person`."""
    sought = Sought(None, person, result, against, game, players, rated, since, until)
    reader = visitor.person.id if visitor else None
    async with server.database.read() as connection:
        rows = await stored.archived(connection, sought, PAGE, read_mark(after))
        seats = await stored_tables.seats_of(connection, [row.id for row in rows])
    tables = [table_info(row, seats[row.id], reader) for row in rows]
    return TableList(tables=tables, next=next_mark(rows))


@router.get("/people/{id}/games")
async def list_games(
    id: Id,
    server: TheServer,
    visitor: Anyone,
    game: GameName = None,
    players: Players = None,
    result: Literal["won", "lost", "shared"] | None = None,
    against: PersonId = None,
    rated: bool | None = None,
    since: Since = None,
    until: Until = None,
    after: Mark = None,
) -> PlayedGames:
    """The games of somebody that ended last, as far as one may know of them."""
    reader = visitor.person.id if visitor else None
    sought = Sought(reader, id, result, against, game, players, rated, since, until)
    async with server.database.read() as connection:
        if await stored_people.person(connection, id) is None:
            raise NotFound("server-no-person")
        rows = await stored.archived(connection, sought, PAGE, read_mark(after))
        ids = [row.id for row in rows]
        seats = await stored_tables.seats_of(connection, ids)
        own = await stored.own_seats(connection, id, ids)
        changes = await stored_ratings.changes_at(connection, id, ids)
    games = [
        PlayedGame(
            table=table_info(row, seats[row.id], reader),
            own=[OwnResult(seat=each.seat, result=each.result) for each in own[row.id]],
            rating=after_it(changes.get(row.id)),
            gain=gain(changes.get(row.id)),
        )
        for row in rows
    ]
    return PlayedGames(games=games, next=next_mark(rows))


def after_it(change: Change | None) -> int | None:
    return None if change is None else shown(change.mu, change.sigma)


def gain(change: Change | None) -> int | None:
    if change is None:
        return None
    return shown(change.mu, change.sigma) - shown(change.mu_before, change.sigma_before)
