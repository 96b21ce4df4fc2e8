"""Sessions: the client holds a random text, the storage only its hash."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.server.server import Server
from landrush.server.settings import Timing
from landrush.server.storage import people as storage
from landrush.server.storage.people import Session
from landrush.server.storage.schema import new_id, now_ms

BROWSER, TOKEN = "browser", "token"
DAY_MS = 86_400_000
# How exactly it is known when a session was last used.
SEEN_MS = 600_000
# Browsers in which one person can be signed in.
BROWSERS = 50


def hash_of(token: str) -> str:
    """What is stored of a token. It is random, so that one round of SHA-256 is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def expiry(timing: Timing, now: int) -> int:
    """When the session of a browser is over that is used now."""
    return now + round(timing.session_days * DAY_MS)


async def open_session(
    connection: AsyncConnection, person: str, kind: str, label: str, timing: Timing
) -> tuple[str, Session]:
    """A new session, and the token that its client has to keep. Tokens of bots last until revoked."""
    token = secrets.token_urlsafe(32)
    now = now_ms()
    expires = expiry(timing, now) if kind == BROWSER else None
    session = Session(new_id(), hash_of(token), person, kind, label, created=now, seen=now, expires=expires)
    await storage.add_session(connection, session)
    return token, session


async def sign_in(server: Server, person: str, label: str, before: Session | None) -> str:
    """The token of a browser's new session. The one that it had ends, and so do the oldest of too many."""
    async with server.database.write() as connection:
        ended = []
        if before is not None and before.kind == BROWSER:
            ended += await storage.end_session(connection, before.person, before.id)
        kept = await storage.sessions_of(connection, person, now_ms())
        for old in kept[BROWSERS - 1 :]:
            ended += await storage.end_session(connection, person, old.id)
        token, _ = await open_session(connection, person, BROWSER, label, server.settings.timing)
    await server.sessions_ended(ended)
    return token
