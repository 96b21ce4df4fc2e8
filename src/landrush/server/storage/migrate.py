"""Bringing a database to the newest schema."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import create_async_engine

from landrush.server.storage.schema import metadata


async def migrate(url: str) -> None:
    """Create what is missing."""
    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    await engine.dispose()
