"""Signing in and out, and the browsers in which somebody is signed in."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from landrush.server.api.errors import RESPONSES
from landrush.server.api.identity import (
    AccountHolder,
    Anyone,
    Human,
    Id,
    TheServer,
    address,
    drop_cookie,
    set_cookie,
)
from landrush.server.api.people import Me, Name, Password, me
from landrush.server.errors import NotFound
from landrush.server.people import accounts
from landrush.server.people.devices import device
from landrush.server.people.passwords import LONGEST
from landrush.server.people.sessions import BROWSER, sign_in
from landrush.server.storage import people as storage
from landrush.server.storage.schema import now_ms

router = APIRouter(prefix="/api", tags=["sessions"], responses=RESPONSES)


class Login(BaseModel):
    """A name and a password, right or wrong."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name
    password: str = Field(max_length=LONGEST)


class NewPassword(BaseModel):
    """The password until now, and the one from now on."""

    model_config = ConfigDict(extra="forbid", strict=True)

    old: str = Field(max_length=LONGEST)
    new: Password


class Listed(BaseModel):
    """A browser in which somebody is signed in; times in milliseconds since 1970."""

    id: str
    label: str
    created: int
    seen: int
    is_this: bool


@router.post("/login")
async def login(request: Request, response: Response, server: TheServer, visitor: Anyone, given: Login) -> Me:
    """Sign in. The session that the browser had before ends; what a guest did stays with the guest."""
    person = await accounts.login(server, given.name, given.password, address(request))
    label = device(request.headers.get("user-agent", ""))
    token = await sign_in(server, person.id, label, visitor.session if visitor else None)
    set_cookie(server.settings, response, token)
    return me(person)


@router.post("/logout", status_code=204)
async def logout(response: Response, server: TheServer, visitor: Anyone) -> None:
    """Sign out in this browser. A bot's token stays; its owner revokes it."""
    if visitor is not None and visitor.session.kind == BROWSER:
        async with server.database.write() as connection:
            ended = await storage.end_session(connection, visitor.person.id, visitor.session.id)
        await server.sessions_ended(ended)
    drop_cookie(server.settings, response)


@router.post("/me/password", status_code=204)
async def change_password(server: TheServer, visitor: AccountHolder, given: NewPassword) -> None:
    """Another password; everywhere else one has to sign in anew."""
    await accounts.change_password(server, visitor.person, visitor.session.hash, given.old, given.new)


@router.get("/me/sessions")
async def sessions(server: TheServer, visitor: Human) -> list[Listed]:
    """The browsers in which I am signed in, newest first."""
    async with server.database.read() as connection:
        found = await storage.sessions_of(connection, visitor.person.id, now_ms())
    return [
        Listed(
            id=each.id,
            label=each.label,
            created=each.created,
            seen=each.seen,
            is_this=each.id == visitor.session.id,
        )
        for each in found
    ]


@router.delete("/me/sessions", status_code=204)
async def end_others(server: TheServer, visitor: Human) -> None:
    """Sign out everywhere else."""
    async with server.database.write() as connection:
        ended = await storage.end_sessions(connection, visitor.person.id, but=visitor.session.hash)
    await server.sessions_ended(ended)


@router.delete("/me/sessions/{id}", status_code=204)
async def end_one(server: TheServer, visitor: Human, id: Id) -> None:
    """Sign out in one browser."""
    async with server.database.write() as connection:
        ended = await storage.end_session(connection, visitor.person.id, id)
    if not ended:
        raise NotFound("server-no-session")
    await server.sessions_ended(ended)
