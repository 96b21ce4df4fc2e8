"""Backups: everything that is stored, as it was at one moment, in a file for every kind of database."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush import __version__
from landrush.errors import BadOption
from landrush.messages import Reason
from landrush.server.settings import sqlite_file
from landrush.server.storage.archive import FORMAT, KIND, Manifest, Writer, writing
from landrush.server.storage.migrate import engine_of, known_revision, reaching
from landrush.server.storage.schema import now_ms

ROWS = 1_000
REVISIONS = "alembic_version"
# Told now and then: rows done, and rows in all.
Progress = Callable[[int, int], None]


async def backup(url: str, path: Path, progress: Progress) -> Manifest:
    """Write everything into a file while servers go on. Raises BadOption."""
    file = sqlite_file(url)
    if file and not file.is_file():
        raise BadOption(Reason("server-database-missing", {"file": str(file)}))
    async with (
        reaching(url),
        engine_of(url, "BEGIN", **as_stored()) as engine,
        engine.connect() as connection,
    ):
        if not file:
            # All reads see the same moment; a read transaction of SQLite does so anyway.
            options: dict[str, Any] = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
            await connection.execution_options(**options)
        revision = await connection.run_sync(known_revision)
        if revision is None:
            raise BadOption(Reason("server-database-old"))
        with writing(path) as writer:
            created = now_ms()
            await write_tables(connection, writer, progress)
            manifest = Manifest(KIND, FORMAT, __version__, revision, created, writer.tables)
            writer.finish(manifest)
    return manifest


async def write_tables(connection: AsyncConnection, writer: Writer, progress: Progress) -> None:
    """All rows of all tables, in the order of their keys."""
    metadata = await connection.run_sync(stored_tables)
    tables = sorted(metadata.tables.values(), key=lambda table: table.name)
    counts = [await connection.scalar(select(func.count()).select_from(table)) for table in tables]
    done, total = 0, sum(count or 0 for count in counts)
    for table in tables:
        with writer.table(table.name) as part:
            query = select(table).order_by(*table.primary_key).execution_options(yield_per=ROWS)
            async with connection.stream(query) as result:
                async for rows in result.mappings().partitions():
                    part.write([dict(row) for row in rows])
                    done += len(rows)
                    progress(done, total)


def stored_tables(connection: Connection) -> MetaData:
    """The tables as they are in the database, whatever its revision."""
    metadata = MetaData()
    metadata.reflect(connection)
    if REVISIONS in metadata.tables:
        metadata.remove(metadata.tables[REVISIONS])
    return metadata


def as_stored() -> dict[str, Any]:
    """Options of an engine that takes and gives JSON as the text that is stored."""
    return {"json_serializer": same, "json_deserializer": same}


def same(value: Any) -> Any:
    return value
