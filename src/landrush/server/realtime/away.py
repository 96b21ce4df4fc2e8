"""People who are asked and not there: the others are told, and after a while a bot plays on for them."""

from __future__ import annotations

from contextlib import suppress

from landrush.errors import IllegalMove
from landrush.match.clocks import NONE
from landrush.match.seats import HUMAN
from landrush.server.realtime.hub import Hub
from landrush.server.realtime.presence import PresenceMap
from landrush.server.settings import Timing
from landrush.server.storage import tables as stored
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import ONLINE, PLAYING
from landrush.server.tables.commands import successor
from landrush.server.tables.room import Tables
from landrush.server.tables.table import Table


class Away:
    """Looks after tables without a clock, where somebody waits for somebody who is gone."""

    def __init__(self, tables: Tables, hub: Hub, presence: PresenceMap, timing: Timing) -> None:
        self.tables = tables
        self.hub = hub
        self.presence = presence
        self.timing = timing
        # For each table the seat that is away and when it is replaced, in milliseconds since 1970.
        self.warnings: dict[str, tuple[int, int]] = {}

    def warned(self, id: str) -> dict[str, int]:
        """The warning at a table, if there is one."""
        found = self.warnings.get(id)
        return {"seat": found[0], "replaced": found[1]} if found else {}

    async def look(self) -> None:
        """Look at all tables that somebody here watches."""
        for id in [id for id in self.warnings if id not in self.hub.watchers]:
            del self.warnings[id]
        for id in list(self.hub.watchers):
            table = self.tables.known.get(id)
            if table is not None and table.row is not None:
                await self.look_at(table)

    async def look_at(self, table: Table) -> None:
        """Warn, replace, or take a warning back."""
        seat = self.missing(table)
        gone_since = None if seat is None else await self.gone_since(table, seat)
        now = now_ms()
        if seat is None or gone_since is None or now - gone_since < self.timing.warn_after * 1000:
            if self.warnings.pop(table.id, None):
                self.tell(table.id)
            return
        replaced = gone_since + round(self.timing.replace_after * 1000)
        if now >= replaced:
            self.warnings.pop(table.id, None)
            await self.replace(table, seat)
        elif self.warnings.get(table.id) != (seat, replaced):
            self.warnings[table.id] = (seat, replaced)
            self.tell(table.id)

    def missing(self, table: Table) -> int | None:
        """The seat that is asked, if its person is not there and another player waits."""
        match = table.match
        row = table.info
        if match is None or row.status != PLAYING or row.mode != ONLINE or match.setup.control.kind != NONE:
            return None
        seat = int(match.state.to_move)
        if seat < 0 or match.holders[seat].kind != HUMAN:
            return None
        present, _ = self.presence.of(table.id, self.hub.watching(table.id))
        person = table.seats[seat].person
        waiting = any(table.seats[other].person in present for other in match.people() if other != seat)
        return seat if waiting and person not in present else None

    async def gone_since(self, table: Table, seat: int) -> int | None:
        """Since when a person is gone: last seen by any worker, or asked, whichever is later."""
        async with self.tables.database.read() as connection:
            seats = (await stored.seats_of(connection, [table.id]))[table.id]
        return max(seats[seat].seen or 0, table.info.asked_since or 0)

    async def replace(self, table: Table, seat: int) -> None:
        """A bot takes over."""
        # Somebody may be faster, or the person is back.
        with suppress(IllegalMove):
            await self.tables.change(table, lambda m: m.leave(seat, successor(m, seat)), table.version)
        self.tell(table.id)

    def tell(self, id: str) -> None:
        people, watching = self.presence.of(id, self.hub.watching(id))
        self.hub.tell_presence(id, people, watching, self.warned(id))
