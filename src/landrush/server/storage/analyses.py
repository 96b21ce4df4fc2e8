"""What the judge made of matches, as it is kept."""

from __future__ import annotations

import zlib

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.server.storage.schema import analyses


async def kept(connection: AsyncConnection, table: str, judge: str) -> bytes | None:
    """The analysis of a table by this judge, as JSON."""
    chosen = select(analyses.c.found).where(analyses.c.table == table, analyses.c.judge == judge)
    found = (await connection.execute(chosen)).scalar()
    return None if found is None else zlib.decompress(found)


async def keep(connection: AsyncConnection, table: str, judge: str, found: bytes) -> None:
    """Keep an analysis in the place of that by another judge."""
    await connection.execute(delete(analyses).where(analyses.c.table == table))
    values = {"table": table, "judge": judge, "found": zlib.compress(found)}
    await connection.execute(insert(analyses).values(values))
