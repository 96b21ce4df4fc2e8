"""Restoring a backup into a database of any kind: all of it, or nothing is changed."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, LargeBinary, MetaData, Table, inspect, select
from sqlalchemy.schema import AddConstraint, DropConstraint

from landrush.errors import BadOption
from landrush.messages import Reason
from landrush.server.settings import sqlite_file
from landrush.server.storage.archive import Manifest, Reader, damaged, reading
from landrush.server.storage.backup import REVISIONS, ROWS, Progress, as_stored, stored_tables
from landrush.server.storage.lock import holding
from landrush.server.storage.migrate import changing, newest, revision_of, revisions, upgrade


async def restore(url: str, path: Path, *, is_replacing: bool, progress: Progress) -> Manifest:
    """Load a backup and bring it to the newest schema. Raises BadOption; then nothing was changed."""
    with reading(path) as reader, holding(sqlite_file(url)):
        manifest = reader.manifest
        if manifest.revision not in revisions():
            raise BadOption(Reason("server-backup-new", {"file": str(path), "version": manifest.landrush}))
        async with changing(url, **as_stored()) as connection:
            await connection.run_sync(clear, is_replacing)
            await connection.run_sync(upgrade, manifest.revision)
            await connection.run_sync(load, reader, progress)
            await connection.run_sync(upgrade, newest())
    return manifest


def clear(connection: Connection, is_replacing: bool) -> None:
    """Leave an empty database. Raises BadOption when it has something that may not be replaced."""
    is_ours = revision_of(connection) is not None
    if not is_ours and inspect(connection).get_table_names():
        raise BadOption(Reason("server-database-foreign"))
    metadata = stored_tables(connection)
    if not is_replacing and any(has_rows(connection, table) for table in metadata.tables.values()):
        raise BadOption(Reason("server-database-full"))
    metadata.reflect(connection, only=[REVISIONS] if is_ours else [])
    metadata.drop_all(connection)


def has_rows(connection: Connection, table: Table) -> bool:
    return connection.execute(select(table).limit(1)).first() is not None


def load(connection: Connection, reader: Reader, progress: Progress) -> None:
    """Put all rows into the tables of the backup's own schema."""
    metadata = stored_tables(connection)
    if metadata.tables.keys() != reader.manifest.tables.keys():
        raise damaged(reader.path, str(sorted(metadata.tables.keys() ^ reader.manifest.tables.keys())))
    is_checking = connection.dialect.name != "sqlite"
    if is_checking:
        # Rows may come before those that they refer to; all is checked when the references are back.
        for key in references(metadata):
            connection.execute(DropConstraint(key))
    done = 0
    for name, table in sorted(metadata.tables.items()):
        rows = reader.rows(name)
        while some := list(islice(rows, ROWS)):
            connection.execute(table.insert(), [as_row(table, row, reader) for row in some])
            done += len(some)
            progress(done, reader.manifest.rows)
    if is_checking:
        for key in references(metadata):
            connection.execute(AddConstraint(key))


def references(metadata: MetaData) -> Iterator[Any]:
    """Every foreign key."""
    for _, table in sorted(metadata.tables.items()):
        yield from sorted(table.foreign_key_constraints, key=lambda key: str(key.name))


def as_row(table: Table, row: dict[str, Any], reader: Reader) -> dict[str, Any]:
    """A row as the database takes it."""
    if set(row) != set(table.columns.keys()):
        raise damaged(reader.path, table.name)
    try:
        for column in table.columns:
            if isinstance(column.type, LargeBinary):
                row[column.name] = msgspec.convert(row[column.name], bytes | None)
    except msgspec.ValidationError:
        raise damaged(reader.path, table.name) from None
    return row
