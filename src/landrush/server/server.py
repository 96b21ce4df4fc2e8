"""A running server: its storage and everything that works in the background, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.errors import LandrushError
from landrush.match.match import Match
from landrush.server.limits import HOUR, QUARTER, Windows
from landrush.server.notices.letters import OVER, STARTED
from landrush.server.notices.waiting import Notifier
from landrush.server.people.passwords import Passwords
from landrush.server.realtime.away import Away
from landrush.server.realtime.bus import (
    Bus,
    Message,
    NoBus,
    PersonChanged,
    Present,
    RedisBus,
    SessionsEnded,
    TableChanged,
)
from landrush.server.realtime.connection import GOING_AWAY, Connection
from landrush.server.realtime.hub import Hub
from landrush.server.realtime.presence import PresenceMap, here_now
from landrush.server.realtime.protocol import ChatFrame
from landrush.server.settings import Settings
from landrush.server.storage import chat as stored_chat
from landrush.server.storage import people as stored_people
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import SeatRow, TableRow
from landrush.server.tables.chat import HISTORY
from landrush.server.tables.room import Tables
from landrush.server.tables.table import Table

log = logging.getLogger(__name__)

# How soon others hear that somebody came or went.
PRESENCE_SECONDS = 0.1


class Server:
    """What the handlers of requests and sockets share; `app.state.server` is one."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = secrets.token_hex(4)
        self.database = Database(settings.database_url)
        self.passwords = Passwords()
        limits = settings.limits
        self.guests_by_address = Windows(limits.guests_per_hour, HOUR)
        self.tables_by_address = Windows(limits.tables_per_hour, HOUR)
        self.records_by_address = Windows(limits.records_per_hour, HOUR)
        self.logins_by_address = Windows(limits.logins_per_address, QUARTER)
        self.logins_by_name = Windows(limits.logins_per_name, QUARTER)
        self.codes_asked = Windows(limits.codes_asked, HOUR)
        self.codes_tried = Windows(limits.codes_tried, QUARTER)
        self.hub = Hub(limits)
        self.presence = PresenceMap(settings.timing.heartbeat)
        self.bus: Bus = RedisBus(settings.redis_url, self.worker) if settings.redis_url else NoBus()
        self.tables = Tables(self.database, settings, self.finish, self.tell, self.game_over)
        self.tables.is_watched = lambda id: id in self.hub.watchers
        self.away = Away(self.tables, self.hub, self.presence, settings.timing)
        # Tables where somebody came or went here, and where that must be told to those who watch.
        self.coming_and_going: set[str] = set()
        self.presence_untold: set[str] = set()
        self.notifier = Notifier(self)
        self.defects = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        await self.database.check()
        await self.bus.start(self.hear)
        self.notifier.start()
        timing = self.settings.timing
        self.tasks = [
            self.repeat(self.tables.sweep, timing.sweep),
            self.repeat(self.poll, timing.poll),
            self.repeat(self.check_sessions, timing.sessions_checked),
            self.repeat(self.heartbeat, timing.heartbeat),
            self.repeat(self.tell_presences, PRESENCE_SECONDS),
            self.repeat(self.away.look, timing.sweep),
        ]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for connection in list(self.hub.connections):
            connection.close(GOING_AWAY)
        await self.tables.close()
        await self.notifier.stop()
        await self.bus.stop()
        await self.database.close()

    def repeat(self, work: Callable[[], Awaitable[None]], seconds: float) -> asyncio.Task[None]:
        """Do something again and again; one time that fails is no reason to stop."""

        async def again() -> None:
            while True:
                try:
                    await work()
                except LandrushError as error:
                    log.warning("%s: %s", getattr(work, "__name__", "a task"), error)
                except Exception:
                    log.exception("%s failed", getattr(work, "__name__", "a task"))
                    self.count_defect()
                await asyncio.sleep(seconds)

        return asyncio.create_task(again())

    def count_defect(self) -> None:
        """Something happened that must not; the log has it."""
        self.defects += 1

    # What changed, told to those who watch and to the other workers.

    async def tell(self, table: Table) -> None:
        """A table changed here."""
        self.bus.publish(TableChanged(table.id, table.version, table.info.revision))
        async with table.lock:
            await self.hub.tell(table)

    async def table_changed(self, id: str) -> None:
        """The storage has something new about a table."""
        table = await self.tables.get(id)
        await table.load()
        await self.tell(table)
        await self.tell_chats(id)
        self.tables.wake_bots(table)

    async def game_started(self, id: str) -> None:
        """A game has begun: those who are not there want to know."""
        await self.notify(await self.tables.get(id), STARTED)

    async def game_over(self, table: Table) -> None:
        """A game has ended here."""
        await self.notify(table, OVER)

    async def notify(self, table: Table, kind: str) -> None:
        people = {each.person for each in table.seats if each.person is not None}
        await self.notifier.tell(sorted(people), kind, table.id)

    async def tell_chats(self, id: str) -> None:
        for connection in list(self.hub.watching(id)):
            await self.tell_chat(connection, id)

    async def tell_chat(self, connection: Connection, id: str) -> None:
        """Tell a client what was said at a table, but for those whom the person does not want to hear."""
        seen = connection.watching.get(id)
        if seen is None:
            return
        async with self.database.read() as reading:
            messages = await stored_chat.chat_after(reading, id, seen.chat, HISTORY)
        # Something else may have been told meanwhile.
        seen = connection.watching.get(id)
        new = [each for each in messages if seen is not None and each.number > seen.chat]
        if seen is None or not new:
            return
        connection.watching[id] = seen._replace(chat=new[-1].number)
        heard = [each._asdict() for each in new if each.person not in connection.muted]
        if heard:
            connection.send(ChatFrame(table=id, messages=heard))

    def presence_changed(self, id: str) -> None:
        """Somebody came to a table or went; it is told soon, so that a crowd is one piece of news."""
        self.coming_and_going.add(id)
        self.presence_untold.add(id)

    async def tell_presences(self) -> None:
        """Tell who came and went lately."""
        changed, self.coming_and_going = self.coming_and_going, set()
        for id in changed:
            self.bus.publish(Present(self.worker, id, *here_now(self.hub.watching(id))))
        untold, self.presence_untold = self.presence_untold, set()
        for id in untold:
            self.tell_presence(id)

    def tell_presence(self, id: str) -> None:
        people, watching = self.presence.of(id, self.hub.watching(id))
        self.hub.tell_presence(id, people, watching, self.away.warned(id))

    async def sessions_ended(self, hashes: Collection[str]) -> None:
        """Sessions were revoked in the storage: whatever they still hold open is closed."""
        self.hub.end_sessions(hashes)
        self.bus.publish(SessionsEnded(list(hashes)))

    async def person_changed(self, id: str) -> None:
        """Whom somebody mutes has changed."""
        self.bus.publish(PersonChanged(id))
        await self.read_muted(id)

    async def read_muted(self, id: str) -> None:
        connections = self.hub.by_person.get(id)
        if connections:
            muted = await self.muted_by(id)
            for connection in connections:
                connection.muted = muted

    async def muted_by(self, person: str) -> set[str]:
        async with self.database.read() as connection:
            return await stored_people.muted_by(connection, person)

    async def hear(self, message: Message) -> None:
        """What another worker says."""
        match message:
            case TableChanged(id=id, version=version, revision=revision):
                await self.heard_of(id, version, revision)
            case SessionsEnded(hashes=hashes):
                self.hub.end_sessions(hashes)
            case PersonChanged(id=id):
                await self.read_muted(id)
            case Present():
                self.presence.hear(message)
                self.presence_untold.add(message.table)

    async def heard_of(self, id: str, version: int, revision: int) -> None:
        """A table has this version and revision; read it if this worker has it and is behind."""
        table = self.tables.known.get(id)
        if table is None or table.row is None:
            return
        if version > table.version or revision > table.info.revision:
            await table.load()
            async with table.lock:
                await self.hub.tell(table)
            await self.tell_chats(id)

    # What is done again and again.

    async def poll(self) -> None:
        """Ask the storage what messages of others may have been lost."""
        if self.database.is_sqlite:
            return
        ids = list(self.hub.watchers)
        async with self.database.read() as connection:
            versions = await stored.versions_of(connection, ids) if ids else {}
        for id, (version, revision) in versions.items():
            await self.heard_of(id, version, revision)

    async def check_sessions(self) -> None:
        """Close sockets whose sessions are over, also when nobody said so."""
        held = {each.visitor.session.hash for each in self.hub.connections if each.visitor is not None}
        if held:
            async with self.database.read() as connection:
                valid = await stored_people.valid_sessions(connection, held, now_ms())
            self.hub.end_sessions(held - valid)

    async def heartbeat(self) -> None:
        """Note who is at which table, and say it to the other workers."""
        present = []
        for id in list(self.hub.watchers):
            people, watching = here_now(self.hub.watching(id))
            self.bus.publish(Present(self.worker, id, people, watching))
            table = self.tables.known.get(id)
            if table is not None and table.row is not None:
                present += [(id, person) for person in people if table.seats_of(person)]
        if present:
            async with self.database.write() as connection:
                await stored.seen(connection, now_ms(), present)

    async def finish(
        self, connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], match: Match
    ) -> None:
        """What belongs to the end of a match, in the transaction of its last entry."""
