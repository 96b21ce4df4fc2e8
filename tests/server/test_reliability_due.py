"""Tables are looked after when something is due there, and only then, so that none waits behind others."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert

from landrush.server.storage import schema
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import TableRow
from landrush.server.tables import lobby

HOUR = 3_600_000
BANK = 600_000
# The same seat begins at every table, be it a person's or a bot's.
SEED = bytes(32)


async def opened(database: Database, *seats: str, clock: str = "none") -> TableRow:
    id = await lobby.open_table(database, "ann", lobby.Wish("montana", seats, clock=clock, seed=SEED))
    async with database.read() as connection:
        row = await stored.table(connection, id)
    assert row is not None
    return row


def test_a_table_where_a_person_begins_is_not_due(sqlite_url: str) -> None:
    """However many of them there are, bots that begin elsewhere are looked after."""

    async def run() -> None:
        database = Database(sqlite_url)
        try:
            async with database.write() as connection:
                ann = {"id": "ann", "kind": "guest", "name": "Ann", "preferences": {}, "created": 0}
                await connection.execute(insert(schema.people).values(**ann))
            rows = []
            for seats in (["me", "bot:greedy"], ["bot:greedy", "me"]):
                for clock, bank in (("none", None), ("live 600+5", BANK)):
                    row = await opened(database, *seats, clock=clock)
                    assert row.started is not None
                    assert row.asked == 0
                    by_clock = None if bank is None else row.started + bank + 1
                    assert row.due == (by_clock if seats[row.asked] == "me" else row.started)
                    rows.append(row)
            expected = {row.id for row in rows if row.due is not None}
            assert len(expected) == len(rows) - 1
            async with database.read() as connection:
                due = await stored.due_tables(connection, now_ms() + HOUR, 100)
            assert set(due) == expected
        finally:
            await database.close()

    asyncio.run(run())
