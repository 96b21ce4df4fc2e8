"""The database: transactions for reading and for writing, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event, text
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.util import await_only

from landrush.server import metrics
from landrush.server.errors import Unavailable

READERS = 4
CONNECTIONS = 10
# Seconds to wait for a connection, and for a lock of SQLite.
PATIENCE = 10
# Seconds between tries to have a log written ahead.
PAUSE = 0.02
# Classes of PostgreSQL's errors that are no fault of ours: connection, deadlock, resources, shutdown, disk.
TRY_AGAIN = ("08", "40", "53", "57", "58")


class Database:
    """One server's storage. SQLite has one writer, so that nobody meets a lock; readers never wait for it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.is_sqlite = url.startswith("sqlite")
        if self.is_sqlite:
            # Every write ends its transaction itself, so that nothing is left to roll back.
            self.writer = sqlite_engine(url, 1, "BEGIN IMMEDIATE", pool_reset_on_return=None)
            self.reader = sqlite_engine(url, READERS, "BEGIN")
        else:
            self.writer = self.reader = create_async_engine(
                url,
                pool_size=CONNECTIONS,
                max_overflow=0,
                pool_timeout=PATIENCE,
                pool_pre_ping=False,
                pool_recycle=1800,
                connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE},
            )

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only reads. Raises Unavailable when the storage does not answer."""
        with metrics.reading.time():
            async with answering(), self.reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is carried out whole, and durable when it is left; or not at all."""
        with metrics.writing.time():
            async with answering(), self.writer.begin() as connection:
                yield connection

    async def check(self) -> None:
        """Raises Unavailable when the storage does not answer."""
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self.writer.dispose()
        if self.reader is not self.writer:
            await self.reader.dispose()


@asynccontextmanager
async def answering() -> AsyncIterator[None]:
    """Failures of the storage itself, as opposed to conflicts, become Unavailable."""
    try:
        yield
    except (OperationalError, InterfaceError, PoolTimeout, OSError) as error:
        raise Unavailable() from error
    except DBAPIError as error:
        state = getattr(error.orig, "sqlstate", None) or ""
        if error.connection_invalidated or state[:2] in TRY_AGAIN:
            raise Unavailable() from error
        raise


def sqlite_engine(url: str, connections: int, begin: str, **options: Any) -> AsyncEngine:
    """Connections to a SQLite file whose transactions begin in this way."""
    engine = create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_timeout=PATIENCE,
        connect_args={"timeout": PATIENCE},
        **options,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, record: object) -> None:
        # SQLAlchemy begins transactions, not the driver.
        connection.isolation_level = None
        cursor = connection.cursor()
        write_ahead(cursor)
        for pragma in ("synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def write_ahead(cursor: Any) -> None:
    """Have changes written to a log first. While others do the same to a new file SQLite refuses at once."""
    for left in range(round(PATIENCE / PAUSE), -1, -1):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if not left:
                raise
            await_only(asyncio.sleep(PAUSE))
