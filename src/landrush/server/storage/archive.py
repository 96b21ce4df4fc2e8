"""Games that are over, as they are found again."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.server.storage.schema import rating_changes, seats, tables
from landrush.server.storage.tables import COLUMNS, FINISHED, ONLINE, TUTORIAL, TableRow

WON = "won"
SHARED = "shared"
LOST = "lost"


class Sought(NamedTuple):
    """Which games are looked for; None means all."""

    # Who looks: private games are found by those who sat there.
    reader: str | None = None
    # Whose games, and how they ended for this person.
    person: str | None = None
    result: str | None = None
    # Another who played.
    against: str | None = None
    game: str | None = None
    players: int | None = None
    is_rated: bool | None = None
    # Ended within these times, both included.
    since: int | None = None
    until: int | None = None


class OwnSeat(NamedTuple):
    """A seat of the person whose games are listed, and how it ended."""

    table: str
    seat: int
    result: str | None


def tables_of(person: str | None) -> Select[Any]:
    """The tables where somebody sat."""
    return select(seats.c.table).where(seats.c.person == person)


def seeking(sought: Sought) -> Select[Any]:
    """The games of played tables that the reader may know of; a tutorial is none."""
    t = tables.c
    found = select(*COLUMNS).where(t.status == FINISHED, t.is_imported.is_(False), t.mode != TUTORIAL)
    public = and_(t.is_private.is_(False), t.mode == ONLINE)
    found = found.where(or_(public, t.id.in_(tables_of(sought.reader))) if sought.reader else public)
    if sought.person is not None:
        own = tables_of(sought.person)
        if sought.result is not None:
            own = own.where(seats.c.result == sought.result)
        found = found.where(t.id.in_(own))
    if sought.against is not None:
        found = found.where(t.id.in_(tables_of(sought.against)))
    if sought.game is not None:
        found = found.where(t.game == sought.game)
    if sought.players is not None:
        found = found.where(t.players == sought.players)
    if sought.is_rated is not None:
        # What was rated in the end, not what was meant to be.
        rated = select(rating_changes.c.table).where(rating_changes.c.table == t.id).exists()
        found = found.where(rated if sought.is_rated else ~rated)
    if sought.since is not None:
        found = found.where(t.ended >= sought.since)
    if sought.until is not None:
        found = found.where(t.ended <= sought.until)
    return found


async def archived(
    connection: AsyncConnection, sought: Sought, most: int, before: tuple[int, str] | None
) -> list[TableRow]:
    """The games that ended last, before where the last page ended."""
    found = seeking(sought)
    if before is not None:
        ended, id = before
        same = and_(tables.c.ended == ended, tables.c.id < id)
        found = found.where(or_(tables.c.ended < ended, same))
    found = found.order_by(tables.c.ended.desc(), tables.c.id.desc()).limit(most)
    return [TableRow(*row) for row in await connection.execute(found)]


async def own_seats(connection: AsyncConnection, person: str, ids: Iterable[str]) -> dict[str, list[OwnSeat]]:
    """The seats of somebody at tables, in order."""
    out: dict[str, list[OwnSeat]] = {id: [] for id in ids}
    found = (
        select(seats.c.table, seats.c.seat, seats.c.result)
        .where(seats.c.person == person, seats.c.table.in_(list(out)))
        .order_by(seats.c.table, seats.c.seat)
    )
    for row in await connection.execute(found):
        out[row.table].append(OwnSeat(*row))
    return out
