"""A running server: its storage and everything that works in the background, started and stopped together."""

from __future__ import annotations

from landrush.server.notices.waiting import Notifier
from landrush.server.settings import Settings
from landrush.server.storage.database import Database


class Server:
    """What the handlers of requests and sockets share; `app.state.server` is one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.notifier = Notifier(self)

    async def start(self) -> None:
        await self.database.check()
        self.notifier.start()

    async def stop(self) -> None:
        await self.notifier.stop()
        await self.database.close()
