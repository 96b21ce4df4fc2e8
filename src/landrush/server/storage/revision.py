"""Which revision a database has, found out without loading what changes it."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from landrush.server.settings import sqlite_file

STEPS = Path(__file__).parent / "migrations"
QUERY = "SELECT version_num FROM alembic_version"


async def is_newest(url: str) -> bool:
    """Whether a database says that it has the newest revision."""
    newest = max(path.name.partition("_")[0] for path in (STEPS / "versions").glob("[0-9]*.py"))
    file = sqlite_file(url)
    try:
        found = await stated(url) if file is None else stated_in(file)
    except (SQLAlchemyError, sqlite3.Error, OSError):
        return False
    return found == [newest]


def stated_in(file: Path) -> list[str]:
    """What a SQLite file says, if it is there."""
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
        return [row[0] for row in connection.execute(QUERY)]


async def stated(url: str) -> list[str]:
    """What a PostgreSQL database says."""
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            return list((await connection.execute(text(QUERY))).scalars())
    finally:
        await engine.dispose()
