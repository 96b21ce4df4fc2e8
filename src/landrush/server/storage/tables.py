"""Tables, their seats and the entries of their matches, as they are stored."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Select, and_, bindparam, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.match.entries import Entry
from landrush.server.storage.schema import entries, people, seats, tables

OPEN = "open"
PLAYING = "playing"
FINISHED = "finished"
CLOSED = "closed"

ONLINE = "online"
ONE_DEVICE = "one-device"
TUTORIAL = "tutorial"

# Kinds of seats.
INVITED = "invited"
PERSON = "person"
BOT = "bot"
VACANT = "vacant"
NAME = "name"

# So many entries are written at once: preparing those of a whole long record would hold up everybody.
BATCH = 1000


class TableRow(NamedTuple):
    """A table as it is stored, without its secrets."""

    id: str
    game: str
    rules: int
    components: str
    options: dict[str, Any]
    players: int
    clock: str
    mode: str
    is_private: bool
    is_rated: bool
    is_imported: bool
    allows_hints: bool
    starts_when_full: bool
    status: str
    owner: str | None
    invite: str
    commitment: str
    origin: str | None
    origin_at: int | None
    rematch: str | None
    created: int
    started: int | None
    ended: int | None
    version: int
    revision: int
    turn: int
    asked: int | None
    asked_since: int | None
    due: int | None
    scores: list[int] | None
    winners: list[int] | None


class SeatRow(NamedTuple):
    """A seat as it is stored, with the name of whose it is."""

    table: str
    seat: int
    kind: str
    person: str | None
    name: str
    holder: str
    contribution: str
    seen: int | None
    person_name: str | None
    person_kind: str | None


class StoredEntry(NamedTuple):
    """An entry with when it was made and which command made it."""

    entry: Entry
    at: int
    command: str | None


COLUMNS = [tables.c[name] for name in TableRow._fields]
SEAT_COLUMNS = [
    *(seats.c[name] for name in SeatRow._fields if name in seats.c),
    people.c.name.label("person_name"),
    people.c.kind.label("person_kind"),
]


# What is asked for every table that is opened or moved on is made once.
TABLE = select(*COLUMNS).where(tables.c.id == bindparam("id"))
LOCKED_TABLE = TABLE.with_for_update()
SECRET = select(tables.c.seed, tables.c.position).where(tables.c.id == bindparam("id"))
SEATS = (
    select(*SEAT_COLUMNS)
    .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
    .where(seats.c.table.in_(bindparam("ids", expanding=True)))
    .order_by(seats.c.table, seats.c.seat)
)
ENTRIES_AFTER = (
    select(*(entries.c[name] for name in ("seq", "kind", "seat", "value", "text", "spent", "at", "command")))
    .where(entries.c.table == bindparam("id"), entries.c.seq > bindparam("version"))
    .order_by(entries.c.seq)
)


async def add_table(
    connection: AsyncConnection, values: Mapping[str, Any], taken: Sequence[Mapping[str, Any]]
) -> None:
    """A new table with its seats."""
    await connection.execute(insert(tables).values(**values))
    await connection.execute(
        insert(seats),
        [
            {"table": values["id"], "seat": number, "person": None, "name": "", "contribution": "", **each}
            for number, each in enumerate(taken)
        ],
    )


async def table(connection: AsyncConnection, id: str, *, lock: bool = False) -> TableRow | None:
    """A table; with `lock` nobody else changes it until the transaction ends."""
    row = (await connection.execute(LOCKED_TABLE if lock else TABLE, {"id": id})).first()
    return None if row is None else TableRow(*row)


async def secret_of(connection: AsyncConnection, id: str) -> tuple[bytes | None, str | None]:
    """The seed of a table, and the position that stands for a new game."""
    row = (await connection.execute(SECRET, {"id": id})).first()
    return (None, None) if row is None else (row.seed, row.position)


async def seats_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, list[SeatRow]]:
    """The seats of tables, in order."""
    out: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for row in await connection.execute(SEATS, {"ids": list(out)}):
        out[row.table].append(SeatRow(*row))
    return out


async def entries_after(connection: AsyncConnection, id: str, version: int) -> list[StoredEntry]:
    """The entries of a match beyond the first so many."""
    found = await connection.execute(ENTRIES_AFTER, {"id": id, "version": version})
    return [StoredEntry(Entry(*row[:6]), row.at, row.command) for row in found.all()]


async def add_entries(
    connection: AsyncConnection, id: str, new: Sequence[Entry], at: int, command: str | None
) -> None:
    """Append entries; the command is kept with the first of them. A conflict is an IntegrityError."""
    for start in range(0, len(new), BATCH):
        values = [
            {
                "table": id,
                "seq": each.number,
                "kind": each.kind,
                "seat": each.seat,
                "value": each.value,
                "text": each.text,
                "spent": each.spent,
                "at": at,
                "command": command if number == 0 else None,
            }
            for number, each in enumerate(new[start : start + BATCH], start)
        ]
        await connection.execute(insert(entries), values)


async def change_table(
    connection: AsyncConnection, id: str, values: Mapping[str, Any], *, version: int | None = None
) -> bool:
    """Change a table, only if it still has this version where one is given. Whether it was changed."""
    where = tables.c.id == id
    if version is not None:
        where = and_(where, tables.c.version == version)
    done = await connection.execute(update(tables).where(where).values(**values))
    return bool(done.rowcount)


async def touch(connection: AsyncConnection, id: str) -> None:
    """Something about a table changed that is no entry."""
    await change_table(connection, id, {"revision": tables.c.revision + 1})


async def change_seat(connection: AsyncConnection, id: str, seat: int, values: Mapping[str, Any]) -> None:
    await connection.execute(update(seats).where(seats.c.table == id, seats.c.seat == seat).values(**values))


async def seen(connection: AsyncConnection, at: int, present: Iterable[tuple[str, str]]) -> None:
    """These people are at these tables now."""
    where = and_(seats.c.table == bindparam("id"), seats.c.person == bindparam("who"))
    who = [{"id": id, "who": person} for id, person in present]
    # All at once, because others wait for the writer.
    await connection.execute(update(seats).where(where).values(seen=at), who)


async def due_tables(connection: AsyncConnection, now: int, most: int) -> list[str]:
    """Tables that somebody must look after."""
    found = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(most)
    return list((await connection.execute(found)).scalars())


async def versions_of(connection: AsyncConnection, ids: Iterable[str]) -> dict[str, tuple[int, int]]:
    """How far tables are: their versions and revisions."""
    found = select(tables.c.id, tables.c.version, tables.c.revision).where(tables.c.id.in_(list(ids)))
    return {row.id: (row.version, row.revision) for row in await connection.execute(found)}


class Wanted(NamedTuple):
    """Which tables a list shows; None means all."""

    person: str | None = None
    game: str | None = None
    status: str | None = None
    players: int | None = None
    clock: str | None = None
    # Only those that this person sits at, or where the person is asked.
    mine: bool = False
    my_turn: bool = False


def listing(wanted: Wanted) -> Select[Any]:
    """Tables that a person may know of: public ones, and those where the person sits; never a tutorial."""
    sits = select(seats.c.table).where(seats.c.person == wanted.person)
    found = select(*COLUMNS).where(tables.c.is_imported.is_(False), tables.c.mode != TUTORIAL)
    if wanted.mine or wanted.my_turn:
        found = found.where(or_(tables.c.id.in_(sits), tables.c.owner == wanted.person))
    else:
        public = and_(tables.c.is_private.is_(False), tables.c.mode == ONLINE)
        found = found.where(or_(public, tables.c.id.in_(sits)) if wanted.person else public)
    if wanted.my_turn:
        asked = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.asked)
        mine = select(seats.c.seat).where(asked, seats.c.person == wanted.person)
        found = found.where(tables.c.status == PLAYING, mine.exists())
    for column, value in ((tables.c.game, wanted.game), (tables.c.status, wanted.status)):
        if value is not None:
            found = found.where(column == value)
    if wanted.players is not None:
        found = found.where(tables.c.players == wanted.players)
    if wanted.clock is not None:
        found = found.where(tables.c.clock.startswith(wanted.clock, autoescape=True))
    return found


async def listed(
    connection: AsyncConnection, wanted: Wanted, most: int, before: tuple[int, str] | None
) -> list[TableRow]:
    """The newest tables of a list, older than where the last page ended."""
    found = listing(wanted)
    if before is not None:
        created, id = before
        older = and_(tables.c.created == created, tables.c.id < id)
        found = found.where(or_(tables.c.created < created, older))
    found = found.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(most)
    return [TableRow(*row) for row in await connection.execute(found)]


async def seated_at(connection: AsyncConnection, person: str) -> list[str]:
    """The tables that wait or play, where somebody sits or which they opened."""
    sits = select(seats.c.table).where(seats.c.person == person)
    found = select(tables.c.id).where(
        tables.c.status.in_([OPEN, PLAYING]), or_(tables.c.id.in_(sits), tables.c.owner == person)
    )
    return list((await connection.execute(found)).scalars())


async def count_open_of(connection: AsyncConnection, owner: str) -> int:
    """How many tables of a person wait for players."""
    found = select(func.count()).where(tables.c.owner == owner, tables.c.status == OPEN)
    return int((await connection.execute(found)).scalar_one())
