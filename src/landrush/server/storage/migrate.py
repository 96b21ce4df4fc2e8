"""Bringing a database to the newest schema, and telling whether it is there."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from asyncpg import PostgresError  # type: ignore[import-untyped]
from sqlalchemy import Connection, event, func, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from landrush.errors import BadOption
from landrush.messages import Reason
from landrush.server.settings import sqlite_file
from landrush.server.storage.database import PATIENCE, sqlite_engine
from landrush.server.storage.revision import STEPS

# Whoever changes the schema of a PostgreSQL database holds this lock: "land" in ASCII.
LOCK = 0x6C616E64


async def migrate(url: str) -> tuple[str | None, str]:
    """Bring a database to the newest revision; gives the one before and the newest. Raises BadOption."""
    async with changing(url) as connection:
        before = await connection.run_sync(known_revision)
        await connection.run_sync(upgrade, newest())
    return before, newest()


async def check_revision(url: str) -> None:
    """Raise BadOption when a database is not at the revision that this program works with."""
    async with reaching(url), engine_of(url, "BEGIN") as engine, engine.connect() as connection:
        found = await connection.run_sync(known_revision)
    if found != newest():
        raise BadOption(Reason("server-database-old"))


def known_revision(connection: Connection) -> str | None:
    """The revision of a database, None when it is empty. Raises BadOption when it is not one of ours."""
    found = revision_of(connection)
    if found is None and inspect(connection).get_table_names():
        raise BadOption(Reason("server-database-foreign"))
    if found is not None and found not in revisions():
        raise BadOption(Reason("server-database-new", {"revision": found}))
    return found


def revision_of(connection: Connection) -> str | None:
    """The revision that a database says it has."""
    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str) -> None:
    """Take the steps up to a revision, in the connection's transaction."""
    config = configuration()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


@cache
def revisions() -> tuple[str, ...]:
    """All revisions that this program knows, the oldest first."""
    steps = ScriptDirectory.from_config(configuration()).walk_revisions()
    return tuple(step.revision for step in steps)[::-1]


def newest() -> str:
    return revisions()[-1]


def configuration() -> Config:
    """Alembic without a file of its own."""
    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@asynccontextmanager
async def changing(url: str, **options: Any) -> AsyncIterator[AsyncConnection]:
    """A transaction that may change the schema, and everything or nothing; one at a time.

    SQLite checks references at its end, so that tables can be copied and loaded in any order.
    """
    async with reaching(url), engine_of(url, **options) as engine, engine.begin() as connection:
        if not sqlite_file(url):
            await connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
        yield connection
        if sqlite_file(url):
            broken = (await connection.execute(text("PRAGMA foreign_key_check"))).first()
            if broken is not None:
                raise BadOption(
                    Reason("server-database-unusable", {"url": shown(url), "detail": str(broken)})
                )


@asynccontextmanager
async def engine_of(url: str, begin: str = "BEGIN IMMEDIATE", **options: Any) -> AsyncIterator[AsyncEngine]:
    """Connections for a command, which may take as long as it needs; SQLite does not check references."""
    if file := sqlite_file(url):
        prepare_file(file)
        engine = sqlite_engine(url, 1, begin, **options)
        event.listen(engine.sync_engine, "connect", without_references)
    else:
        engine = create_async_engine(url, pool_size=1, connect_args={"timeout": PATIENCE}, **options)
    try:
        yield engine
    finally:
        await engine.dispose()


def without_references(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys=OFF")
    cursor.close()


def prepare_file(path: Path) -> None:
    """See to it that the file of a database is there and that nobody else can read it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


@asynccontextmanager
async def reaching(url: str) -> AsyncIterator[None]:
    """What a database or its driver refuses is told in one line. Raises BadOption."""
    try:
        yield
    except (StatementError, PostgresError, sqlite3.Error, OSError) as error:
        detail = str(error.orig if isinstance(error, StatementError) else error).partition("\n")[0]
        raise BadOption(Reason("server-database-unusable", {"url": shown(url), "detail": detail})) from error


def shown(url: str) -> str:
    """The address of a database without its password."""
    return make_url(url).render_as_string(hide_password=True)
