"""A running server: its storage and everything that works in the background, started and stopped together."""

from __future__ import annotations

from landrush.server.settings import Settings
from landrush.server.storage.database import Database


class Server:
    """What the handlers of requests and sockets share; `app.state.server` is one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)

    async def start(self) -> None:
        await self.database.check()

    async def stop(self) -> None:
        await self.database.close()
