"""Who asks: the session cookie of a browser, or the token of a bot."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Path
from starlette.requests import HTTPConnection
from starlette.responses import Response

from landrush.server.errors import Forbidden, NotSignedIn
from landrush.server.limits import network
from landrush.server.people.accounts import ACCOUNT, BOT
from landrush.server.people.sessions import BROWSER, DAY_MS, SEEN_MS, TOKEN, expiry, hash_of
from landrush.server.server import Server
from landrush.server.settings import Settings
from landrush.server.storage import people as storage
from landrush.server.storage.people import Person, Session
from landrush.server.storage.schema import ID, now_ms

COOKIE = "landrush"
# Browsers take this name only from the host itself, over TLS.
SECURE_COOKIE = "__Host-landrush"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody who is signed in, and by which session."""

    person: Person
    session: Session


def cookie_name(settings: Settings) -> str:
    return SECURE_COOKIE if settings.is_secure else COOKIE


def presented(settings: Settings, connection: HTTPConnection) -> tuple[str, str] | None:
    """The token that came with a request, and which kind of session it must be; a header goes first."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip(), TOKEN
    cookie = connection.cookies.get(cookie_name(settings))
    return (cookie, BROWSER) if cookie else None


async def identify(server: Server, connection: HTTPConnection) -> Visitor | None:
    """Who sent this request or opened this socket: one look into the storage. None for nobody."""
    given = presented(server.settings, connection)
    if given is None:
        return None
    token, kind = given
    now = now_ms()
    async with server.database.read() as reading:
        found = await storage.signed_in(reading, hash_of(token), kind, now)
    if found is None:
        return None
    visitor = Visitor(*found)
    session = visitor.session
    if now - session.seen > SEEN_MS:
        expires = expiry(server.settings.timing, now) if kind == BROWSER else None
        async with server.database.write() as writing:
            await storage.saw_session(writing, session.hash, now, expires)
    # Refusals are told in the visitor's language.
    connection.state.visitor = visitor
    return visitor


def set_cookie(settings: Settings, response: Response, token: str) -> None:
    """Let the browser keep its token as long as the session lasts."""
    response.set_cookie(
        cookie_name(settings),
        token,
        max_age=round(settings.timing.session_days * DAY_MS / 1000),
        path="/",
        secure=settings.is_secure,
        httponly=True,
        samesite="lax",
    )


def drop_cookie(settings: Settings, response: Response) -> None:
    """Let the browser forget its token."""
    response.delete_cookie(
        cookie_name(settings), path="/", secure=settings.is_secure, httponly=True, samesite="lax"
    )


def address(connection: HTTPConnection) -> str:
    """Where a request came from, as far as limits count."""
    return network(connection.client.host) if connection.client else ""


async def the_server(connection: HTTPConnection) -> Server:
    server: Server = connection.app.state.server
    return server


TheServer = Annotated[Server, Depends(the_server)]


async def anyone(connection: HTTPConnection, server: TheServer) -> Visitor | None:
    return await identify(server, connection)


Anyone = Annotated[Visitor | None, Depends(anyone)]


async def somebody(visitor: Anyone) -> Visitor:
    if visitor is None:
        raise NotSignedIn()
    return visitor


SignedIn = Annotated[Visitor, Depends(somebody)]


async def human(visitor: SignedIn) -> Visitor:
    if visitor.person.kind == BOT:
        raise Forbidden("server-not-for-bots")
    return visitor


# Whoever may manage what is their own: guests and accounts, not bots.
Human = Annotated[Visitor, Depends(human)]


async def account(visitor: Human) -> Visitor:
    if visitor.person.kind != ACCOUNT:
        raise Forbidden("server-accounts-only")
    return visitor


AccountHolder = Annotated[Visitor, Depends(account)]

# Ids in addresses; the storage is never asked for anything else.
Id = Annotated[str, Path(min_length=1, max_length=ID, pattern="^[A-Za-z0-9_-]+$")]
