"""Records: taking them home and bringing them back, looking at every position, playing on from there."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from landrush.engine.state import OVER
from landrush.server.api.errors import RESPONSES
from landrush.server.api.identity import Anyone, Id, SignedIn, TheServer, address
from landrush.server.api.tables import Invite, SeatText, found, shown
from landrush.server.errors import Conflict, NotFound
from landrush.server.records.imports import import_record
from landrush.server.records.replays import Replay
from landrush.server.tables import lobby
from landrush.server.tables.info import TableInfo
from landrush.server.tables.steps import joined
from landrush.server.tables.views import view_json

router = APIRouter(prefix="/api", tags=["records"], responses=RESPONSES)

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
MOST_STEPS = 1000
MOST_VERSIONS = 1_000_000
Version = Annotated[int, Query(ge=0, le=MOST_VERSIONS)]
TEXT_BODY = {"requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}}
TEXT_ANSWER: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {"schema": {"type": "string"}}}}
}


class Steps(BaseModel):
    """Steps as the socket sends them, and the number of the last one there is."""

    last: int
    steps: list[dict[str, Any]]


class Position(Steps):
    """A match after `version` entries: the step that led there, and what a seat saw then."""

    version: int
    view: dict[str, Any]
    # The seat that is asked, or nobody.
    asked: int | None
    scores: list[int]


class Underway(BaseModel):
    """How many entries of a match are judged, of how many, and how many matches come before it."""

    done: int
    total: int
    before: int


class PlayingOn(BaseModel):
    """A table that goes on after so many entries of another; its seats are those of a new table."""

    model_config = ConfigDict(extra="forbid")

    at: Annotated[int, Field(ge=0, le=MOST_VERSIONS)]
    seats: Annotated[list[SeatText], Field(min_length=1, max_length=8)]
    clock: Annotated[str, StringConstraints(max_length=40)] = "none"
    mode: Literal["online", "one-device"] = "online"
    is_private: bool = False
    allows_hints: bool = False
    starts_when_full: bool = True


async def replay_of(server: TheServer, id: str, visitor: Anyone, invite: str | None) -> Replay:
    """The replay of a table that the visitor may know of. Raises NotFound, or Conflict while it goes on."""
    return await server.replays.get(*await found(server, id, visitor.person.id if visitor else None, invite))


@router.post("/records", status_code=201, openapi_extra=TEXT_BODY)
async def bring(request: Request, visitor: SignedIn, server: TheServer, public: bool = False) -> TableInfo:
    """Keep a record as a table of one's own, after every entry was checked."""
    server.records_by_address.take(address(request))
    person = visitor.person.id
    content = await request.body()
    id = await import_record(server.database, server.checking_records, person, content, is_public=public)
    return await shown(server, id, person)


@router.get("/tables/{id}/record", response_class=Response, responses=TEXT_ANSWER)
async def take_home(id: Id, visitor: Anyone, server: TheServer, invite: Invite = None) -> Response:
    """The record of a game that is over."""
    replay = await replay_of(server, id, visitor, invite)
    text = await asyncio.to_thread(replay.match.text)
    name = f"{replay.match.setup.start.game.name}-{id}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text.encode(), media_type=TEXT, headers=headers)


@router.get("/tables/{id}/replay", response_model=Position)
async def look_back(
    id: Id,
    visitor: Anyone,
    server: TheServer,
    at: Annotated[int | None, Query(ge=0, le=MOST_VERSIONS)] = None,
    seat: Annotated[int | None, Query(ge=0, le=8)] = None,
    invite: Invite = None,
) -> Response:
    """A game that is over as it stood after `at` entries, through the eyes of a seat or of a spectator.

    It is the last position when none is named.
    """
    replay = await replay_of(server, id, visitor, invite)
    at = replay.last if at is None else at
    state = replay.state(at)
    if seat is not None and seat >= state.seats:
        raise NotFound("server-no-seat")
    answer = {
        "version": at,
        "last": replay.last,
        "view": view_json(state, seat),
        "steps": joined(replay.steps[max(0, at - 1) : at]),
        "asked": int(state.to_move) if state.to_move >= 0 else None,
        "scores": state.scores(),
    }
    return Response(msgspec.json.encode(answer), media_type=JSON)


@router.get("/tables/{id}/steps", response_model=Steps)
async def list_steps(
    id: Id,
    visitor: Anyone,
    server: TheServer,
    after: Version = 0,
    limit: Annotated[int, Query(ge=1, le=MOST_STEPS)] = 200,
    invite: Invite = None,
) -> Response:
    """What happened in a game that is over, step by step."""
    replay = await replay_of(server, id, visitor, invite)
    answer = {"last": replay.last, "steps": joined(replay.steps[after : after + limit])}
    return Response(msgspec.json.encode(answer), media_type=JSON)


@router.get("/tables/{id}/statistics", response_model=dict[str, Any])
async def count(id: Id, visitor: Anyone, server: TheServer, invite: Invite = None) -> Response:
    """What a game that is over was like: docs/statistics.md."""
    table = await found(server, id, visitor.person.id if visitor else None, invite)
    return Response(await server.replays.statistics(*table), media_type=JSON)


@router.get("/tables/{id}/analysis", response_model=dict[str, Any], responses={202: {"model": Underway}})
async def analyse(
    id: Id, request: Request, visitor: Anyone, server: TheServer, invite: Invite = None
) -> Response:
    """How well a game that is over was played: docs/bots.md. While it is not known yet, how far it is."""
    row, seats = await found(server, id, visitor.person.id if visitor else None, invite)
    told = await server.analyses.get(row, seats, lambda: server.analyses_by_address.take(address(request)))
    if isinstance(told, bytes):
        return Response(told, media_type=JSON)
    return Response(msgspec.json.encode(told._asdict()), 202, media_type=JSON)


@router.post("/tables/{id}/play-on", status_code=201)
async def play_on(
    id: Id, body: PlayingOn, visitor: SignedIn, server: TheServer, request: Request, invite: Invite = None
) -> TableInfo:
    """Open a table that goes on from a position of a game that is over."""
    replay = await replay_of(server, id, visitor, invite)
    state = replay.state(body.at)
    if state.to_move == OVER:
        raise Conflict("server-over-there")
    server.tables_by_address.take(address(request))
    person = visitor.person.id
    wish = lobby.Wish(
        game=state.game.name,
        position=state.to_json(),
        origin=id,
        origin_at=body.at,
        **body.model_dump(exclude={"at"}),
    )
    new = await lobby.open_table(server.database, person, wish)
    await server.table_changed(new)
    return await shown(server, new, person)
