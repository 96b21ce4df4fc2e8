"""Who sends a request."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from typing import Annotated, Any

from fastapi import Depends, Request
from sqlalchemy import select

from landrush.server.errors import NotSignedIn
from landrush.server.server import Server
from landrush.server.storage.schema import people, sessions


@dataclass(frozen=True)
class Person:
    id: str
    kind: str
    name: str
    preferences: dict[str, Any]


@dataclass(frozen=True)
class Visitor:
    person: Person
    session: str


def the_server(request: Request) -> Server:
    server: Server = request.app.state.server
    return server


TheServer = Annotated[Server, Depends(the_server)]


async def signed_in(request: Request, server: TheServer) -> Visitor:
    token = request.cookies.get("landrush") or request.headers.get("authorization", "").removeprefix(
        "Bearer "
    )
    hash = sha256(token.encode()).hexdigest()
    query = (
        select(people.c.id, people.c.kind, people.c.name, people.c.preferences)
        .join(sessions, sessions.c.person == people.c.id)
        .where(sessions.c.hash == hash)
    )
    async with server.database.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise NotSignedIn()
    return Visitor(Person(*row), hash)


SignedIn = Annotated[Visitor, Depends(signed_in)]
