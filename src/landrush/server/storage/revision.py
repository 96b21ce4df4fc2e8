"""Which revision a database has, found out without loading what changes it."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from landrush.server.settings import sqlite_file

STEPS = Path(__file__).parent / "migrations"


async def is_newest(url: str) -> bool:
    """Whether a database says that it has the newest revision."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        return False
    newest = max(path.name.partition("_")[0] for path in (STEPS / "versions").glob("[0-9]*.py"))
    engine = create_async_engine(url)
    try:
        async with engine.connect() as connection:
            found = (
                (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalars().all()
            )
    except (SQLAlchemyError, OSError):
        return False
    finally:
        await engine.dispose()
    return list(found) == [newest]
