"""The lobby: tables that wait for players, and tables where one plays."""

from __future__ import annotations

import re
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from landrush.server.api.errors import RESPONSES
from landrush.server.api.identity import Anyone, Id, SignedIn, TheServer, address
from landrush.server.errors import NotFound, Refused
from landrush.server.storage import tables as stored
from landrush.server.storage.tables import SeatRow, TableRow, Wanted
from landrush.server.tables import lobby
from landrush.server.tables.info import TableInfo, may_see, table_info

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=RESPONSES)

PAGE = 50
Text = Annotated[str, StringConstraints(max_length=64)]
SeatText = Annotated[str, StringConstraints(min_length=1, max_length=40)]
Invite = Annotated[str | None, Query(max_length=16, pattern="^[A-Za-z0-9_-]+$")]


class NewTable(BaseModel):
    """A table as somebody wants it. Seats: me, open, or bot: and the name of a bot."""

    model_config = ConfigDict(extra="forbid")

    game: Annotated[str, StringConstraints(max_length=40)]
    seats: Annotated[list[SeatText], Field(min_length=1, max_length=8)]
    options: Annotated[
        dict[Annotated[str, StringConstraints(max_length=40)], str | int | bool], Field(max_length=20)
    ] = {}
    # none, live BANK+INCREMENT or correspondence TIME, in seconds.
    clock: Annotated[str, StringConstraints(max_length=40)] = "none"
    mode: Literal["online", "one-device"] = "online"
    is_private: bool = False
    is_rated: bool = False
    # Whether people may take hints against each other; everybody sees it before they sit down.
    allows_hints: bool = False
    starts_when_full: bool = True
    # A line of one's own that goes into all chance of the game.
    contribution: Text = ""


class Joining(BaseModel):
    """Which seat, by which invitation, and one's own line for chance."""

    model_config = ConfigDict(extra="forbid")

    seat: Annotated[int, Field(ge=0, le=8)] | None = None
    invite: Annotated[str, StringConstraints(max_length=16)] | None = None
    contribution: Text = ""


class SeatChange(BaseModel):
    """What the owner makes of a seat: open, or bot: and the name of a bot."""

    model_config = ConfigDict(extra="forbid")

    to: SeatText


class TableList(BaseModel):
    """Some tables, and where the list goes on."""

    tables: list[TableInfo]
    next: str | None


async def shown(server: TheServer, id: str, person: str | None, invite: str | None = None) -> TableInfo:
    """A table as a person may see it. Raises NotFound."""
    row, seats = await found(server, id, person, invite)
    return table_info(row, seats, person)


async def found(
    server: TheServer, id: str, person: str | None, invite: str | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """A table that a person may know of. Raises NotFound."""
    async with server.database.read() as connection:
        row = await stored.table(connection, id)
        seats = (await stored.seats_of(connection, [id]))[id] if row else []
    if row is None or not may_see(row, seats, person, invite):
        raise NotFound("server-no-table")
    return row, seats


@router.post("", status_code=201)
async def open_table(wish: NewTable, visitor: SignedIn, server: TheServer, request: Request) -> TableInfo:
    """Open a table; it begins at once when no seat is open."""
    server.tables_by_address.take(address(request))
    id = await lobby.open_table(server.database, visitor.person.id, lobby.Wish(**wish.model_dump()))
    await server.table_changed(id)
    return await shown(server, id, visitor.person.id)


@router.get("")
async def list_tables(
    visitor: Anyone,
    server: TheServer,
    game: Annotated[str | None, Query(max_length=40)] = None,
    status: Literal["open", "playing", "finished"] | None = None,
    players: Annotated[int | None, Query(ge=1, le=8)] = None,
    clock: Literal["none", "live", "correspondence"] | None = None,
    mine: bool = False,
    my_turn: bool = False,
    after: Annotated[str | None, Query(max_length=40)] = None,
) -> TableList:
    """The newest tables that one may know of: public ones, and those where one sits."""
    person = visitor.person.id if visitor else None
    wanted = Wanted(person, game, status, players, clock, mine, my_turn)
    async with server.database.read() as connection:
        rows = await stored.listed(connection, wanted, PAGE, read_mark(after))
        seats = await stored.seats_of(connection, [row.id for row in rows])
    more = f"{rows[-1].created}.{rows[-1].id}" if len(rows) == PAGE else None
    return TableList(tables=[table_info(row, seats[row.id], person) for row in rows], next=more)


def read_mark(text: str | None) -> tuple[int, str] | None:
    """Where a page of a list begins."""
    if text is None:
        return None
    mark = re.fullmatch(r"([0-9]{1,15})\.([A-Za-z0-9_-]{1,16})", text)
    if mark is None:
        raise Refused("server-bad-mark")
    return int(mark[1]), mark[2]


@router.get("/{id}")
async def get_table(id: Id, visitor: Anyone, server: TheServer, invite: Invite = None) -> TableInfo:
    """One table."""
    return await shown(server, id, visitor.person.id if visitor else None, invite)


@router.post("/{id}/join")
async def join(id: Id, body: Joining, visitor: SignedIn, server: TheServer) -> TableInfo:
    """Take a seat."""
    person = visitor.person.id
    await lobby.join(server.database, id, person, body.seat, body.invite, body.contribution)
    await server.table_changed(id)
    info = await shown(server, id, person)
    if info.started is not None:
        await server.game_started(id)
    return info


@router.post("/{id}/leave", status_code=204, response_class=Response)
async def leave(id: Id, visitor: SignedIn, server: TheServer) -> None:
    """Leave a table that has not begun. From a game that goes on one leaves by the socket."""
    await lobby.leave(server.database, id, visitor.person.id)
    await server.table_changed(id)


@router.post("/{id}/start")
async def start(id: Id, visitor: SignedIn, server: TheServer) -> TableInfo:
    """Begin the game."""
    await lobby.start(server.database, id, visitor.person.id)
    await server.table_changed(id)
    await server.game_started(id)
    return await shown(server, id, visitor.person.id)


@router.put("/{id}/seats/{seat}")
async def set_seat(id: Id, seat: int, body: SeatChange, visitor: SignedIn, server: TheServer) -> TableInfo:
    """Put a bot into a seat, or free it."""
    await lobby.set_seat(server.database, id, visitor.person.id, seat, body.to)
    await server.table_changed(id)
    return await shown(server, id, visitor.person.id)


@router.post("/{id}/rematch")
async def rematch(id: Id, visitor: SignedIn, server: TheServer) -> TableInfo:
    """The table for the next game of the same players; who asks second gets the same one."""
    new = await lobby.rematch(server.database, id, visitor.person.id)
    await server.table_changed(id)
    await server.table_changed(new)
    return await shown(server, new, visitor.person.id)
