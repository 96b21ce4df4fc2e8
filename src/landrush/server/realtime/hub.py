"""All connections of this worker, and who hears what."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from landrush.match.clocks import NONE
from landrush.server.errors import TooMany
from landrush.server.realtime.connection import POLICY, Connection, Seen
from landrush.server.realtime.protocol import Presence, TableFrame, Update, encode
from landrush.server.settings import Limits
from landrush.server.storage.schema import now_ms
from landrush.server.tables.info import face, table_info
from landrush.server.tables.steps import joined
from landrush.server.tables.table import Table
from landrush.server.words import said

RETRY_SECONDS = 10


class Hub:
    """Connections by who they are, where they come from and what they watch."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: set[Connection] = set()
        self.by_person: dict[str, set[Connection]] = defaultdict(set)
        self.by_address: dict[str, set[Connection]] = defaultdict(set)
        self.watchers: dict[str, set[Connection]] = defaultdict(set)

    def add(self, connection: Connection, address: str) -> None:
        """A new connection. Raises TooMany."""
        person = connection.person
        if len(self.by_address.get(address, ())) >= self.limits.sockets_per_address:
            raise TooMany(RETRY_SECONDS)
        if person is not None:
            if len(self.by_person.get(person, ())) >= self.limits.sockets_per_person:
                raise TooMany(RETRY_SECONDS)
            self.by_person[person].add(connection)
        self.by_address[address].add(connection)
        self.connections.add(connection)

    def remove(self, connection: Connection, address: str) -> None:
        """A connection is gone."""
        for id in list(connection.watching):
            self.unwatch(connection, id)
        self.connections.discard(connection)
        discard(self.by_address, address, connection)
        if connection.person is not None:
            discard(self.by_person, connection.person, connection)

    def watch(self, connection: Connection, id: str, seen: Seen) -> None:
        connection.watching[id] = seen
        self.watchers[id].add(connection)

    def unwatch(self, connection: Connection, id: str) -> None:
        connection.watching.pop(id, None)
        discard(self.watchers, id, connection)

    def watching(self, id: str) -> Iterable[Connection]:
        """The connections that watch a table."""
        return self.watchers.get(id, ())

    def end_sessions(self, hashes: Iterable[str]) -> None:
        """Close the sockets of sessions that are over."""
        ended = set(hashes)
        for connection in list(self.connections):
            if connection.visitor is not None and connection.visitor.session.hash in ended:
                connection.close(POLICY)

    # What is told.

    async def tell(self, table: Table) -> None:
        """Tell everybody who watches a table what is new to them. The caller holds the table's lock."""
        frames: dict[tuple[int | None, int], bytes] = {}
        for connection in list(self.watching(table.id)):
            await self.tell_one(table, connection, frames)
        # Whoever comes later gets a new one; most tables are quiet most of the time.
        table.views.clear()

    async def tell_one(
        self, table: Table, connection: Connection, frames: dict[tuple[int | None, int], bytes]
    ) -> None:
        """Tell one connection; frames are made once for all who see the same."""
        seen = connection.watching.get(table.id)
        if seen is None:
            return
        now_face = face(table.info, table.seats)
        if now_face != seen.face:
            info = table_info(table.info, table.seats, connection.person)
            connection.send(TableFrame(table=info.model_dump()))
        if table.match is not None and (seen.version < table.version or not seen.has_match):
            viewer = table.shown_to(table.seats_of(connection.person))
            key = (viewer, min(seen.version, table.version))
            if key not in frames:
                frames[key] = await update(table, *key)
            connection.send(frames[key])
            seen = seen._replace(version=table.version, has_match=True)
        # Meanwhile the client may have turned away.
        if table.id in connection.watching:
            connection.watching[table.id] = seen._replace(face=now_face)

    def tell_presence(self, id: str, people: list[str], watching: int, away: dict[str, int]) -> None:
        """Tell everybody who watches a table who else is there."""
        frame = encode(Presence(table=id, people=people, watching=watching, away=away))
        for connection in self.watching(id):
            connection.send(frame)


async def update(table: Table, viewer: int | None, since: int) -> bytes:
    """The match as a viewer may see it, with the steps after a version."""
    steps = await table.steps_after(since)
    match = table.match
    assert match is not None
    frame = Update(
        table=table.id,
        version=table.version,
        since=since,
        steps=joined(steps),
        view=table.view(viewer),
        now=now_ms(),
        asked=int(match.state.to_move) if match.state.to_move >= 0 else None,
    )
    if match.setup.control.kind != NONE:
        frame.clocks = [match.left(seat) for seat in range(match.setup.start.deciders)]
    if match.request is not None:
        request = match.request
        frame.takeback = {
            "number": request.number,
            "seat": request.seat,
            "target": request.target,
            "agreed": sorted(request.agreed),
        }
    if viewer is not None:
        reason = match.why_no_undo(viewer)
        if reason is not None:
            frame.no_undo = said(reason)
        reason = match.why_no_hint(viewer)
        if reason is not None:
            frame.no_hint = said(reason)
    return encode(frame)


def discard(groups: dict[str, set[Connection]], key: str, connection: Connection) -> None:
    """Take a connection out of a group, and the group away when it is empty."""
    group = groups.get(key)
    if group is not None:
        group.discard(connection)
        if not group:
            del groups[key]
