"""A running server: its storage and everything that works in the background, started and stopped together."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial

from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.bots.budget import read_budget
from landrush.errors import IllegalMove, LandrushError
from landrush.match.match import Match
from landrush.server import metrics
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
from landrush.server.records.analyses import Analyses
from landrush.server.records.replays import Replays
from landrush.server.records.results import note_end
from landrush.server.settings import Settings
from landrush.server.storage import people as stored_people
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import OPEN, SeatRow, TableRow
from landrush.server.tables import lobby
from landrush.server.tables.commands import leave_seat
from landrush.server.tables.room import Tables
from landrush.server.tables.table import Table

# Records from elsewhere that are checked at the same time.
RECORDS_AT_ONCE = 2

# So many rows are asked for or written at once, so that others need not wait.
AT_ONCE = 100

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
        self.analyses_by_address = Windows(limits.analyses_per_hour, HOUR)
        self.hints_by_person = Windows(limits.hints_per_hour, HOUR)
        self.logins_by_address = Windows(limits.logins_per_address, QUARTER)
        self.logins_by_name = Windows(limits.logins_per_name, QUARTER)
        self.codes_asked = Windows(limits.codes_asked, HOUR)
        self.codes_tried = Windows(limits.codes_tried, QUARTER)
        self.hub = Hub(limits)
        self.presence = PresenceMap(settings.timing.heartbeat)
        self.bus: Bus = RedisBus(settings.redis_url, self.worker) if settings.redis_url else NoBus()
        self.tables = Tables(self.database, settings, self.finish, self.tell, self.game_over)
        self.tables.is_watched = lambda id: id in self.hub.watchers
        self.replays = Replays(self.database)
        budget = read_budget(settings.analysis_budget)
        self.analyses = Analyses(self.database, self.replays, self.tables.bots, budget, self.count_defect)
        self.checking_records = asyncio.Semaphore(RECORDS_AT_ONCE)
        self.away = Away(self.tables, self.hub, self.presence, settings.timing)
        # Tables where somebody came or went here, and where that must be told to those who watch.
        self.coming_and_going: set[str] = set()
        self.presence_untold: set[str] = set()
        self.notifier = Notifier(self)
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
            asyncio.create_task(metrics.watch(self)),
        ]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for connection in list(self.hub.connections):
            connection.close(GOING_AWAY)
        await self.analyses.close()
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
        metrics.defects.inc()

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
        await self.tell_chats(table)
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

    async def tell_chats(self, table: Table) -> None:
        for connection in list(self.hub.watching(table.id)):
            await self.tell_chat(connection, table)

    async def tell_chat(self, connection: Connection, table: Table) -> None:
        """Tell a client what was said at a table, but for those whom the person does not want to hear."""
        if table.chat and connection.muted is None and connection.person is not None:
            connection.muted = await self.muted_by(connection.person)
        seen = connection.watching.get(table.id)
        new = [each for each in table.chat if seen is not None and each.number > seen.chat]
        if seen is None or not new:
            return
        connection.watching[table.id] = seen._replace(chat=new[-1].number)
        heard = [each._asdict() for each in new if each.person not in (connection.muted or ())]
        if heard:
            connection.send(ChatFrame(table=table.id, messages=heard))

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

    async def leave_tables(self, person: str) -> None:
        """Somebody is gone for good: others sit down, or bots play on."""
        async with self.database.read() as connection:
            ids = await stored.seated_at(connection, person)
        for id in ids:
            table = await self.tables.get(id)
            if table.info.status == OPEN:
                await lobby.leave(self.database, id, person)
                await self.table_changed(id)
            for seat in table.seats_of(person):
                with suppress(IllegalMove):
                    leaving = partial(leave_seat, seat=seat)
                    await self.tables.change(table, leaving)

    async def person_changed(self, id: str) -> None:
        """Whom somebody mutes has changed."""
        self.bus.publish(PersonChanged(id))
        self.forget_muted(id)

    def forget_muted(self, id: str) -> None:
        """Have it read again when it is needed."""
        for connection in self.hub.by_person.get(id, ()):
            connection.muted = None

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
                self.forget_muted(id)
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
            await self.tell_chats(table)

    # What is done again and again.

    async def poll(self) -> None:
        """Ask the storage what messages of others may have been lost."""
        if self.database.is_sqlite:
            return
        ids = list(self.hub.watchers)
        for some in (ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)):
            async with self.database.read() as connection:
                versions = await stored.versions_of(connection, some)
            for id, (version, revision) in versions.items():
                await self.heard_of(id, version, revision)

    async def check_sessions(self) -> None:
        """Close sockets whose sessions are over, also when nobody said so."""
        held = list({each.visitor.session.hash for each in self.hub.connections if each.visitor is not None})
        for some in (held[start : start + AT_ONCE] for start in range(0, len(held), AT_ONCE)):
            async with self.database.read() as connection:
                valid = await stored_people.valid_sessions(connection, some, now_ms())
            if len(valid) < len(some):
                self.hub.end_sessions(set(some) - valid)

    async def heartbeat(self) -> None:
        """Note who is there of those who are asked, and say who is where to the other workers."""
        present = []
        long_ago = now_ms() - round(self.settings.timing.heartbeat * 500)
        for id in list(self.hub.watchers):
            people, watching = here_now(self.hub.watching(id))
            self.bus.publish(Present(self.worker, id, people, watching))
            table = self.tables.known.get(id)
            if table is None or table.row is None or table.info.asked is None:
                continue
            asked = table.seats[table.info.asked].person
            if asked in people and (table.info.asked_since or 0) < long_ago:
                present.append((id, asked))
        for some in (present[start : start + AT_ONCE] for start in range(0, len(present), AT_ONCE)):
            async with self.database.write() as connection:
                await stored.seen(connection, now_ms(), some)

    async def finish(
        self, connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], match: Match
    ) -> None:
        """What belongs to the end of a match, in the transaction of its last entry."""
        await note_end(connection, row, seats, match)
