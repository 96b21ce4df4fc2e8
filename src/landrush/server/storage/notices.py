"""Who waits to be told what, where they can be reached, and what they were told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import and_, delete, distinct, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.match.clocks import CORRESPONDENCE
from landrush.server.storage.schema import notices as told
from landrush.server.storage.schema import people, pushes, seats, secrets_kept, tables

ENDED = ("finished", "closed")


class Waiting(NamedTuple):
    """A question that somebody has not answered for a while, and is not there."""

    table: str
    person: str
    version: int


class TableTold(NamedTuple):
    """What is told about a table."""

    id: str
    game: str
    version: int
    is_correspondence: bool
    # How many different people hold seats.
    people: int
    # The names of all who play, by seat.
    players: tuple[str, ...]


class Reader(NamedTuple):
    """Somebody who is told; the address is None while it is not confirmed."""

    id: str
    email: str | None
    preferences: dict[str, Any]


class Email(NamedTuple):
    """An address, and the hash of the code that still has to confirm it."""

    address: str
    code: str | None


class Subscription(NamedTuple):
    """Where a browser of somebody takes web push."""

    id: str
    person: str
    endpoint: str
    p256dh: str
    auth: str


async def waiting(connection: AsyncConnection, before: int, at_most: int) -> list[Waiting]:
    """People who were asked before this time, are not seen since, and were not told of it."""
    is_told = exists().where(
        told.c.table == tables.c.id,
        told.c.person == seats.c.person,
        # Entries that leave the question with the same person do not make it a new one.
        or_(told.c.version == tables.c.version, told.c.at >= tables.c.asked_since),
    )
    is_asked = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.asked)
    query = (
        select(tables.c.id, seats.c.person, tables.c.version)
        .join(seats, is_asked)
        .where(
            tables.c.status == "playing",
            tables.c.mode == "online",
            tables.c.asked_since <= before,
            seats.c.kind == "person",
            seats.c.person.is_not(None),
            or_(seats.c.seen.is_(None), seats.c.seen < before),
            ~is_told,
        )
        .order_by(tables.c.asked_since, tables.c.id)
        .limit(at_most)
    )
    return [Waiting(*row) for row in await connection.execute(query)]


async def note(connection: AsyncConnection, question: Waiting, at: int) -> None:
    """Somebody is told of a question. Raises IntegrityError where that is noted already."""
    await connection.execute(insert(told).values(**question._asdict(), at=at))


async def has_ended(connection: AsyncConnection) -> bool:
    """Whether there are notes about tables where nobody is asked any more."""
    query = select(told.c.table).join(tables, tables.c.id == told.c.table)
    return (await connection.execute(query.where(tables.c.status.in_(ENDED)).limit(1))).first() is not None


async def clear_ended(connection: AsyncConnection) -> None:
    """Forget who was told what at tables where nobody is asked any more."""
    ended = select(tables.c.id).where(tables.c.status.in_(ENDED))
    await connection.execute(delete(told).where(told.c.table.in_(ended)))


async def table_told(connection: AsyncConnection, table: str) -> TableTold | None:
    """What is told about a table; None for one that is not played online."""
    columns = (tables.c.id, tables.c.game, tables.c.version, tables.c.clock)
    query = select(*columns).where(tables.c.id == table, tables.c.mode == "online")
    row = (await connection.execute(query)).first()
    if row is None:
        return None
    id, game, version, clock = row
    sitting = seats.outerjoin(people, people.c.id == seats.c.person)
    name = func.coalesce(people.c.name, seats.c.name)
    named = select(name).select_from(sitting).where(seats.c.table == table).order_by(seats.c.seat)
    count = select(func.count(distinct(seats.c.person))).where(seats.c.table == table)
    names = tuple(name for name in (await connection.scalars(named)) if name)
    return TableTold(
        id, game, version, clock.startswith(CORRESPONDENCE), await connection.scalar(count) or 0, names
    )


async def readers(
    connection: AsyncConnection, table: str, persons: Sequence[str], before: int
) -> list[Reader]:
    """Those of these people who still have an account or a guest's name and are not at the table now."""
    is_there = exists().where(seats.c.table == table, seats.c.person == people.c.id, seats.c.seen >= before)
    query = select(people.c.id, people.c.email, people.c.email_code, people.c.preferences).where(
        people.c.id.in_(persons), people.c.closed.is_(None), ~is_there
    )
    rows = await connection.execute(query.order_by(people.c.id))
    return [Reader(id, None if code else email, preferences or {}) for id, email, code, preferences in rows]


async def email(connection: AsyncConnection, person: str) -> Email | None:
    """The address of somebody, confirmed or not."""
    query = select(people.c.email, people.c.email_code).where(people.c.id == person)
    row = (await connection.execute(query)).first()
    return None if row is None or row.email is None else Email(*row)


async def set_email(connection: AsyncConnection, person: str, address: str | None, code: str | None) -> None:
    """Keep an address with the hash of the code that confirms it, or forget it."""
    change = update(people).where(people.c.id == person)
    await connection.execute(change.values(email=address, email_code=code))


async def confirm_email(connection: AsyncConnection, person: str, code: str) -> bool:
    """Confirm the address if this is the hash of its code."""
    change = update(people).where(people.c.id == person, people.c.email_code == code)
    return (await connection.execute(change.values(email_code=None))).rowcount == 1


async def subscriptions(connection: AsyncConnection, person: str) -> list[Subscription]:
    """Where somebody takes web push."""
    columns = (pushes.c.id, pushes.c.person, pushes.c.endpoint, pushes.c.p256dh, pushes.c.auth)
    query = select(*columns).where(pushes.c.person == person).order_by(pushes.c.created, pushes.c.id)
    return [Subscription(*row) for row in await connection.execute(query)]


async def subscribe(connection: AsyncConnection, to: Subscription, at: int, at_most: int) -> bool:
    """Keep a subscription, which may have been somebody else's before; False if there are too many."""
    # Of two requests of one person the second waits here, so that both are counted.
    await connection.execute(select(people.c.id).where(people.c.id == to.person).with_for_update())
    others = [each for each in await subscriptions(connection, to.person) if each.id != to.id]
    if len(others) >= at_most:
        return False
    await connection.execute(delete(pushes).where(pushes.c.id == to.id))
    await connection.execute(insert(pushes).values(**to._asdict(), created=at))
    return True


async def unsubscribe(connection: AsyncConnection, person: str, id: str) -> bool:
    """Forget a subscription of somebody; False if there is none."""
    gone = delete(pushes).where(pushes.c.id == id, pushes.c.person == person)
    return (await connection.execute(gone)).rowcount == 1


async def secret(connection: AsyncConnection, name: str) -> str | None:
    """A key of the server itself."""
    found: str | None = await connection.scalar(
        select(secrets_kept.c.value).where(secrets_kept.c.name == name)
    )
    return found


async def keep_secret(connection: AsyncConnection, name: str, value: str) -> None:
    """Keep a key. Raises IntegrityError where there is one."""
    await connection.execute(insert(secrets_kept).values(name=name, value=value))
