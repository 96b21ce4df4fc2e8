"""Writing to SQLite in groups: everybody's own is whole or not there, and durable before they go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError

from landrush.server.storage.database import Database

INSERT = text("INSERT INTO secrets (name, value) VALUES (:name, 'x')")


def names(url: str) -> set[str]:
    """What another program finds in the file."""
    with closing(sqlite3.connect(url.partition("///")[2])) as connection:
        return {row[0] for row in connection.execute("SELECT name FROM secrets")}


def test_many_share_a_transaction_and_one_that_fails_does_not_disturb_them(sqlite_url: str) -> None:
    async def play() -> tuple[list[object], int]:
        database = Database(sqlite_url)
        commits = 0

        @event.listens_for(database.writer.sync_engine, "commit")
        def count(connection: object) -> None:
            nonlocal commits
            commits += 1

        async def write(number: int) -> None:
            async with database.write() as connection:
                await connection.execute(INSERT, {"name": f"n{number}"})
                if number % 10 == 3:
                    raise ValueError(number)
                if number % 10 == 4:
                    await connection.execute(INSERT, {"name": f"n{number}"})
            assert f"n{number}" in names(sqlite_url)

        done = await asyncio.gather(*(write(number) for number in range(40)), return_exceptions=True)
        await database.close()
        return list(done), commits

    done, commits = asyncio.run(play())
    for number, result in enumerate(done):
        expected = {3: ValueError, 4: IntegrityError}.get(number % 10)
        assert (result is None) if expected is None else isinstance(result, expected), (number, result)
    assert names(sqlite_url) == {f"n{number}" for number in range(40) if number % 10 not in (3, 4)}
    assert 1 <= commits <= 5


def test_who_is_cancelled_leaves_the_writer_to_the_others(sqlite_url: str) -> None:
    async def play() -> None:
        database = Database(sqlite_url)
        began = asyncio.Event()

        async def hang() -> None:
            async with database.write() as connection:
                await connection.execute(INSERT, {"name": "hanging"})
                began.set()
                await asyncio.sleep(60)

        async def write() -> None:
            async with database.write() as connection:
                await connection.execute(INSERT, {"name": "next"})

        hanging = asyncio.create_task(hang())
        await began.wait()
        waiting, following = asyncio.create_task(write()), asyncio.create_task(write())
        await asyncio.sleep(0)
        waiting.cancel()
        hanging.cancel()
        with pytest.raises(asyncio.CancelledError):
            await hanging
        await asyncio.wait_for(following, 10)
        await database.close()

    asyncio.run(play())
    assert names(sqlite_url) == {"next"}
