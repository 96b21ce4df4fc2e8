"""People, their sessions and whom they do not want to read."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.server.errors import Conflict
from landrush.server.storage.schema import mutes, people, pushes, sessions


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who plays: a guest, an account or a bot."""

    id: str
    kind: str
    name: str
    # What was said; people.preferences knows what holds otherwise.
    preferences: Mapping[str, Any]
    owner: str | None
    created: int
    closed: int | None = None


@dataclass(frozen=True, slots=True)
class Session:
    """One browser in which somebody is signed in, or one token of a bot."""

    id: str
    hash: str
    person: str
    kind: str
    label: str
    created: int
    seen: int
    expires: int | None


PERSON = [getattr(people.c, name) for name in Person.__slots__]
SESSION = [getattr(sessions.c, name) for name in Session.__slots__]
# Every request and every socket asks this, so it is made once.
SIGNED_IN = (
    select(*PERSON, *SESSION)
    .join(sessions, sessions.c.person == people.c.id)
    .where(
        sessions.c.hash == bindparam("known"),
        sessions.c.kind == bindparam("of_kind"),
        sessions.c.expires.is_(None) | (sessions.c.expires > bindparam("now")),
        people.c.closed.is_(None),
    )
)


def as_person(row: Sequence[Any]) -> Person:
    return Person(*row[: len(PERSON)])


def as_session(row: Sequence[Any]) -> Session:
    return Session(*row[-len(SESSION) :])


async def person(connection: AsyncConnection, id: str) -> Person | None:
    """Somebody by id, also when they left."""
    row = (await connection.execute(select(*PERSON).where(people.c.id == id))).first()
    return as_person(row) if row else None


async def person_named(connection: AsyncConnection, key: str) -> tuple[Person, str | None] | None:
    """The account or bot with this name as it is compared, and what is stored of the password."""
    found = await connection.execute(select(*PERSON, people.c.password).where(people.c.name_key == key))
    row = found.first()
    return (as_person(row), row.password) if row else None


async def password_of(connection: AsyncConnection, id: str) -> str | None:
    """What is stored of somebody's password."""
    stored: str | None = await connection.scalar(select(people.c.password).where(people.c.id == id))
    return stored


async def add_person(connection: AsyncConnection, new: Person, key: str | None = None) -> None:
    """Somebody new. Raises Conflict when the name is taken."""
    values = {name: getattr(new, name) for name in Person.__slots__}
    try:
        await connection.execute(insert(people).values(**values, name_key=key))
    except IntegrityError:
        raise Conflict("server-name-taken", name=new.name) from None


async def make_account(connection: AsyncConnection, id: str, name: str, key: str, password: str) -> bool:
    """Turn a guest into an account; False when it is none now. Raises Conflict when the name is taken."""
    is_guest = (people.c.id == id) & (people.c.kind == "guest") & people.c.closed.is_(None)
    values = {"kind": "account", "name": name, "name_key": key, "password": password}
    try:
        result = await connection.execute(update(people).where(is_guest).values(**values))
    except IntegrityError:
        raise Conflict("server-name-taken", name=name) from None
    return result.rowcount == 1


async def rename_guest(connection: AsyncConnection, id: str, name: str) -> None:
    await connection.execute(
        update(people).where(people.c.id == id, people.c.kind == "guest").values(name=name)
    )


async def set_password(connection: AsyncConnection, id: str, old: str | None, new: str) -> bool:
    """Replace a password; False when it is no longer the one that was looked at."""
    is_same = (people.c.id == id) & (people.c.password == old)
    result = await connection.execute(update(people).where(is_same).values(password=new))
    return result.rowcount == 1


async def change_preferences(connection: AsyncConnection, id: str, changes: Mapping[str, Any]) -> None:
    """Lay some preferences over those that are stored."""
    stored = await connection.scalar(select(people.c.preferences).where(people.c.id == id).with_for_update())
    merged = {**(stored or {}), **changes}
    await connection.execute(update(people).where(people.c.id == id).values(preferences=merged))


async def close(connection: AsyncConnection, id: str, name: str, at: int) -> list[str]:
    """Let somebody go: what we know of them is forgotten, their games stay. Gives the sessions that ended."""
    values: dict[str, Any] = dict.fromkeys(("name_key", "password", "email", "email_code"))
    await connection.execute(
        update(people).where(people.c.id == id).values(**values, name=name, preferences={}, closed=at)
    )
    await connection.execute(delete(pushes).where(pushes.c.person == id))
    await connection.execute(delete(mutes).where(mutes.c.person == id))
    return await end_sessions(connection, id)


async def bots_of(connection: AsyncConnection, owner: str) -> list[Person]:
    """Somebody's bots, oldest first."""
    query = select(*PERSON).where(people.c.owner == owner, people.c.closed.is_(None))
    rows = await connection.execute(query.order_by(people.c.created, people.c.id))
    return [as_person(row) for row in rows]


async def signed_in(
    connection: AsyncConnection, hash: str, kind: str, now: int
) -> tuple[Person, Session] | None:
    """Whose session this is, unless it is over."""
    row = (await connection.execute(SIGNED_IN, {"known": hash, "of_kind": kind, "now": now})).first()
    return (as_person(row), as_session(row)) if row else None


async def add_session(connection: AsyncConnection, new: Session) -> None:
    """A new session; those of the same person that are over make room."""
    await connection.execute(
        delete(sessions).where(sessions.c.person == new.person, sessions.c.expires <= new.created)
    )
    await connection.execute(
        insert(sessions).values(**{name: getattr(new, name) for name in Session.__slots__})
    )


async def saw_session(connection: AsyncConnection, hash: str, now: int, expires: int | None) -> None:
    """Note that a session is in use, and until when it lasts."""
    await connection.execute(
        update(sessions).where(sessions.c.hash == hash).values(seen=now, expires=expires)
    )


async def sessions_of(connection: AsyncConnection, person: str, now: int) -> list[Session]:
    """The sessions that last, newest first."""
    lasts = sessions.c.expires.is_(None) | (sessions.c.expires > now)
    query = select(*SESSION).where(sessions.c.person == person, lasts)
    rows = await connection.execute(query.order_by(sessions.c.created.desc(), sessions.c.id))
    return [as_session(row) for row in rows]


async def end_session(connection: AsyncConnection, person: str, id: str) -> list[str]:
    """End one session of somebody and give its hash; nothing when there is none."""
    return await ended(connection, (sessions.c.person == person) & (sessions.c.id == id))


async def end_sessions(connection: AsyncConnection, person: str, but: str = "") -> list[str]:
    """End all sessions of somebody but the one of this hash, and give theirs."""
    return await ended(connection, (sessions.c.person == person) & (sessions.c.hash != but))


async def ended(connection: AsyncConnection, which: ColumnElement[bool]) -> list[str]:
    rows = await connection.scalars(delete(sessions).where(which).returning(sessions.c.hash))
    return list(rows)


async def valid_sessions(connection: AsyncConnection, hashes: Collection[str], now: int) -> set[str]:
    """Which of these sessions are not over."""
    lasts = or_(sessions.c.expires.is_(None), sessions.c.expires > now)
    return set(
        await connection.scalars(select(sessions.c.hash).where(sessions.c.hash.in_(list(hashes)), lasts))
    )


async def mute(connection: AsyncConnection, person: str, other: str) -> None:
    """Somebody does not want to read somebody."""
    try:
        async with connection.begin_nested():
            await connection.execute(insert(mutes).values(person=person, muted=other))
    except IntegrityError:
        # It is so already.
        return


async def unmute(connection: AsyncConnection, person: str, other: str) -> None:
    await connection.execute(delete(mutes).where(mutes.c.person == person, mutes.c.muted == other))


async def muted_by(connection: AsyncConnection, person: str) -> set[str]:
    """The ids of those whom somebody does not want to read."""
    return set(await connection.scalars(select(mutes.c.muted).where(mutes.c.person == person)))


async def muted_people(connection: AsyncConnection, person: str) -> list[Person]:
    """Those whom somebody does not want to read, by name."""
    query = select(*PERSON).join(mutes, mutes.c.muted == people.c.id).where(mutes.c.person == person)
    return [as_person(row) for row in await connection.execute(query.order_by(people.c.name, people.c.id))]


async def count_muted(connection: AsyncConnection, person: str) -> int:
    return await connection.scalar(select(func.count()).where(mutes.c.person == person)) or 0
