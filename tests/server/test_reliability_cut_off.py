"""Whoever sends a command may be gone before it is stored: it is carried out whole, or not at all."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

from sqlalchemy import insert

from landrush.server.realtime.protocol import Decide
from landrush.server.settings import Settings
from landrush.server.storage import schema
from landrush.server.storage.database import Database
from landrush.server.tables import lobby
from landrush.server.tables.room import Tables
from landrush.server.tables.table import Table

COMMANDS = 60
MOMENTS = 12


async def nothing(*of: object) -> None:
    """Nobody is told that a game is over."""


def test_a_command_whose_sender_is_gone_is_told_to_others(sqlite_url: str) -> None:
    async def run() -> None:
        chance = random.Random(1)
        told: list[int] = []

        async def tell(table: Table) -> None:
            told.append(table.version)

        database = Database(sqlite_url)
        tables = Tables(database, Settings(), nothing, tell, nothing)
        try:
            async with database.write() as connection:
                row = {"id": "ann", "kind": "guest", "name": "Ann", "preferences": {}, "created": 0}
                await connection.execute(insert(schema.people).values(**row))
            wish = lobby.Wish("dice-settlers", ["me", "me"], mode="one-device")
            id = await lobby.open_table(database, "ann", wish)
            table = await tables.get(id)
            carried_out = 0
            answers: list[int] = []
            for number in range(COMMANDS):
                assert table.match is not None
                before, state = table.version, table.match.state
                text = state.notation(chance.choice(state.legal_actions()))
                frame = Decide(id=f"c{number}", table=id, version=before, move=text)
                task = asyncio.create_task(tables.command("ann", "Ann", frame, answers.append))
                # The socket ends at any moment of the work: before it begins, in the middle, or never.
                moment = number % MOMENTS
                if moment < MOMENTS - 1:
                    for _ in range(moment):
                        await asyncio.sleep(0)
                    task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
                await asyncio.gather(*tables.tasks)
                fresh = Table(database, id, 1.0, nothing)
                await fresh.load()
                assert (table.version, table.answers) == (fresh.version, fresh.answers)
                if fresh.version > before:
                    carried_out += 1
                    assert told[-1] == fresh.version
            assert 0 < carried_out < COMMANDS
        finally:
            await tables.close()
            await database.close()

    asyncio.run(run())
