"""Ratings and how they changed, as they are stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import and_, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.server.storage.schema import people, rating_changes, ratings, tables

# Somebody is ranked by the mean less so many standard deviations.
CAUTION = 3
# People of this kind have no rating.
GUEST = "guest"


class Rating(NamedTuple):
    """How strong somebody is at a game: a mean, a standard deviation, and how many games they come from."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int


class Change(NamedTuple):
    """What one match made of somebody's rating."""

    table: str
    person: str
    game: str
    rank: int
    mu_before: float
    sigma_before: float
    mu: float
    sigma: float
    at: int


class Ranked(NamedTuple):
    """Somebody in the list of a game."""

    person: str
    name: str
    kind: str
    mu: float
    sigma: float
    games: int


COLUMNS = [ratings.c[name] for name in Rating._fields]
CHANGES = [rating_changes.c[name] for name in Change._fields]


async def lock_people(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, str]:
    """The kinds of people, whose ratings nobody else changes until the transaction ends."""
    found = (
        select(people.c.id, people.c.kind)
        .where(people.c.id.in_(list(ids)))
        # Always in the same order, so that two transactions never wait for each other.
        .order_by(people.c.id)
        .with_for_update(key_share=True)
    )
    return {row.id: row.kind for row in await connection.execute(found)}


async def ratings_of(connection: AsyncConnection, game: str, ids: Iterable[str]) -> dict[str, Rating]:
    """The ratings of those who have one in this game."""
    found = select(*COLUMNS).where(ratings.c.game == game, ratings.c.person.in_(list(ids)))
    return {row.person: Rating(*row) for row in await connection.execute(found)}


async def add_change(connection: AsyncConnection, change: Change, games: int) -> None:
    """Note what a match made of a rating, once; it is the one of so many games now."""
    await connection.execute(insert(rating_changes).values(change._asdict()))
    values = {"mu": change.mu, "sigma": change.sigma, "games": games}
    own = and_(ratings.c.person == change.person, ratings.c.game == change.game)
    done = await connection.execute(update(ratings).where(own).values(values))
    if not done.rowcount:
        new = {"person": change.person, "game": change.game, **values}
        await connection.execute(insert(ratings).values(new))


async def ranked(connection: AsyncConnection, game: str, most: int, after: str | None) -> list[Ranked]:
    """The best of a game, or those who come after somebody."""
    worth = ratings.c.mu - CAUTION * ratings.c.sigma
    found = (
        select(people.c.id, people.c.name, people.c.kind, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        .select_from(ratings.join(people, ratings.c.person == people.c.id))
        .where(ratings.c.game == game, people.c.closed.is_(None))
        .order_by(worth.desc(), ratings.c.person)
        .limit(most)
    )
    if after is not None:
        there = select(worth).where(ratings.c.game == game, ratings.c.person == after)
        level = await connection.scalar(there)
        if level is None:
            return []
        found = found.where(or_(worth < level, and_(worth == level, ratings.c.person > after)))
    return [Ranked(*row) for row in await connection.execute(found)]


async def ratings_of_person(connection: AsyncConnection, person: str) -> list[Rating]:
    """All ratings of somebody, by game."""
    found = select(*COLUMNS).where(ratings.c.person == person).order_by(ratings.c.game)
    return [Rating(*row) for row in await connection.execute(found)]


async def history(
    connection: AsyncConnection, person: str, game: str, most: int
) -> list[tuple[Change, bool]]:
    """The last changes of a rating, the newest first, each with whether its table is private."""
    c = rating_changes.c
    found = (
        select(*CHANGES, tables.c.is_private)
        .select_from(rating_changes.join(tables, c.table == tables.c.id))
        .where(c.person == person, c.game == game)
        .order_by(c.at.desc(), c.table)
        .limit(most)
    )
    return [(Change(*row[:-1]), row.is_private) for row in await connection.execute(found)]


async def changes_at(connection: AsyncConnection, person: str, ids: Iterable[str]) -> dict[str, Change]:
    """What these tables made of somebody's ratings."""
    found = select(*CHANGES).where(rating_changes.c.person == person, rating_changes.c.table.in_(list(ids)))
    return {row.table: Change(*row) for row in await connection.execute(found)}
