"""People: guests, accounts, preferences, profiles and mutes."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from landrush.server.api.errors import RESPONSES, reader_language
from landrush.server.api.identity import (
    Anyone,
    Human,
    Id,
    SignedIn,
    TheServer,
    address,
    drop_cookie,
    presented,
    set_cookie,
)
from landrush.server.errors import Conflict, NotFound, Refused
from landrush.server.people import accounts
from landrush.server.people.devices import device
from landrush.server.people.names import LONGEST_SENT
from landrush.server.people.passwords import LONGEST, SHORTEST
from landrush.server.people.preferences import Language, Preferences, preferences_of
from landrush.server.people.sessions import BROWSER
from landrush.server.server import Server
from landrush.server.storage import people as storage
from landrush.server.storage.people import Person

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)

MUTES = 1000

Name = Annotated[str, Field(min_length=1, max_length=LONGEST_SENT)]
Password = Annotated[str, Field(min_length=SHORTEST, max_length=LONGEST)]


class NewGuest(BaseModel):
    """A guest; without a name one is made up."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name | None = None
    language: Language | None = None


class Change(BaseModel):
    """What somebody changes about themselves; only guests can change their name."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name | None = None
    preferences: Preferences | None = None


class Claim(BaseModel):
    """The name and the password of a new account."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name
    password: Password


class Me(BaseModel):
    """Somebody, as they see themselves."""

    id: str
    kind: str
    name: str
    preferences: Preferences


class Profile(BaseModel):
    """Somebody, as everybody sees them."""

    id: str
    kind: str
    name: str
    # The day on which they first came.
    created: str
    # The name of whoever has this bot.
    owner: str | None
    is_closed: bool


class Muted(BaseModel):
    """Somebody who is not read."""

    id: str
    name: str


def me(person: Person) -> Me:
    return Me(
        id=person.id, kind=person.kind, name=person.name, preferences=preferences_of(person.preferences)
    )


async def me_now(server: Server, id: str) -> Me:
    """Somebody as they are stored now."""
    async with server.database.read() as connection:
        person = await storage.person(connection, id)
    if person is None:
        raise NotFound("server-no-person")
    return me(person)


@router.post("/guests")
async def come_in(
    request: Request, response: Response, server: TheServer, visitor: Anyone, guest: NewGuest
) -> Me:
    """Come in as a guest; whoever is signed in already stays who they are."""
    if visitor is not None:
        return me(visitor.person)
    where = address(request)
    server.guests_by_address.take(where)
    try:
        person, token = await accounts.new_guest(
            server,
            guest.name,
            guest.language or reader_language(request),
            device(request.headers.get("user-agent", "")),
        )
    except Refused:
        server.guests_by_address.give_back(where)
        raise
    set_cookie(server.settings, response, token)
    return me(person)


@router.get("/me")
async def who_am_i(request: Request, response: Response, server: TheServer, visitor: SignedIn) -> Me:
    """Who is signed in. The cookie of a browser lasts longer by this."""
    given = presented(server.settings, request)
    if given is not None and visitor.session.kind == BROWSER:
        set_cookie(server.settings, response, given[0])
    return me(visitor.person)


@router.patch("/me")
async def change_me(server: TheServer, visitor: Human, change: Change) -> Me:
    """Change a guest's name, or some preferences."""
    if change.name is not None:
        await accounts.rename_guest(server, visitor.person, change.name)
    if change.preferences is not None:
        async with server.database.write() as connection:
            await storage.change_preferences(connection, visitor.person.id, change.preferences.stored())
    return await me_now(server, visitor.person.id)


@router.post("/me/claim")
async def claim(server: TheServer, visitor: Human, wanted: Claim) -> Me:
    """Make an account of the guest, who keeps the id, and so the seats and games."""
    await accounts.claim(server, visitor.person, wanted.name, wanted.password)
    return await me_now(server, visitor.person.id)


@router.delete("/me", status_code=204)
async def leave(response: Response, server: TheServer, visitor: Human) -> None:
    """Be forgotten: name, password, address, sessions and bots. The games stay."""
    await accounts.close(server, visitor.person)
    drop_cookie(server.settings, response)


@router.get("/people/{id}")
async def profile(server: TheServer, id: Id) -> Profile:
    """What everybody may know of somebody."""
    async with server.database.read() as connection:
        person = await storage.person(connection, id)
        if person is None:
            raise NotFound("server-no-person")
        owner = await storage.person(connection, person.owner) if person.owner else None
    return Profile(
        id=person.id,
        kind=person.kind,
        name=person.name,
        created=datetime.fromtimestamp(person.created / 1000, UTC).date().isoformat(),
        owner=owner.name if owner else None,
        is_closed=person.closed is not None,
    )


@router.get("/me/mutes")
async def mutes(server: TheServer, visitor: Human) -> list[Muted]:
    """Those whom I do not want to read."""
    async with server.database.read() as connection:
        found = await storage.muted_people(connection, visitor.person.id)
    return [Muted(id=person.id, name=person.name) for person in found]


@router.put("/me/mutes/{id}", status_code=204)
async def mute(server: TheServer, visitor: Human, id: Id) -> None:
    """No longer read somebody."""
    if id == visitor.person.id:
        raise Conflict("server-mute-self")
    async with server.database.write() as connection:
        if await storage.person(connection, id) is None:
            raise NotFound("server-no-person")
        if await storage.count_muted(connection, visitor.person.id) >= MUTES:
            raise Conflict("server-enough", limit=MUTES)
        await storage.mute(connection, visitor.person.id, id)
    await server.person_changed(visitor.person.id)


@router.delete("/me/mutes/{id}", status_code=204)
async def unmute(server: TheServer, visitor: Human, id: Id) -> None:
    """Read somebody again."""
    async with server.database.write() as connection:
        await storage.unmute(connection, visitor.person.id, id)
    await server.person_changed(visitor.person.id)
