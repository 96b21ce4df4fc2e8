"""A running server: its storage and everything that works in the background, started and stopped together."""

from __future__ import annotations

from collections.abc import Collection

from landrush.server.limits import HOUR, QUARTER, Windows
from landrush.server.people.passwords import Passwords
from landrush.server.settings import Settings
from landrush.server.storage.database import Database


class Server:
    """What the handlers of requests and sockets share; `app.state.server` is one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.passwords = Passwords()
        self.guests_by_address = Windows(settings.limits.guests_per_hour, HOUR)
        self.logins_by_address = Windows(settings.limits.logins_per_address, QUARTER)
        self.logins_by_name = Windows(settings.limits.logins_per_name, QUARTER)

    async def start(self) -> None:
        await self.database.check()

    async def stop(self) -> None:
        await self.database.close()

    async def sessions_ended(self, hashes: Collection[str]) -> None:
        """Sessions were revoked in the storage: whatever they still hold open is closed."""
