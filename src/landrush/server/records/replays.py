"""Matches that are over, played once more so that every position of them is at hand."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec

from landrush.engine.state import State
from landrush.match.entries import MOVE, OUTCOME
from landrush.match.record import Record
from landrush.match.statistics import statistics
from landrush.server.errors import Conflict, NotFound
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.tables import CLOSED, FINISHED, SeatRow, StoredEntry, TableRow
from landrush.server.tables.matches import begun, head_of
from landrush.server.tables.steps import back_to, step_bytes

# One position of so many is kept; those between are played from there.
DISTANCE = 64
# Entries of all matches that are kept in memory.
MOST_ENTRIES = 50_000
# Matches that are played at the same time.
AT_ONCE = 2


class Replay:
    """A match with its steps and positions. It takes a while to make, so it is made beside the event loop."""

    def __init__(self, head: Record, since: int, entries: Sequence[StoredEntry]) -> None:
        match = begun(head, since)
        self.match = match
        self.steps: list[bytes] = []
        # The versions whose positions came back by a takeback, by the version after it.
        self.back: dict[int, int] = {}
        self.positions: dict[int, State] = {0: match.state.clone()}
        self.statistics: bytes | None = None
        for each in entries:
            line, request = len(match.line), match.request
            step = match.take(each.entry)
            target = back_to(step, line, match, request.target if request else None)
            self.steps.append(step_bytes(step, each.at, target))
            if target is not None:
                self.back[self.last] = target - 1
            if self.last % DISTANCE == 0:
                self.positions[self.last] = match.state.clone()

    @property
    def last(self) -> int:
        """How many entries there are."""
        return len(self.steps)

    def state(self, version: int) -> State:
        """The position after so many entries. Raises NotFound."""
        if not 0 <= version <= self.last:
            raise NotFound("server-no-entry", last=self.last)
        actions: list[int] = []
        while version not in self.positions:
            entry = self.match.entries[version - 1]
            if entry.kind in (MOVE, OUTCOME):
                actions.append(entry.value)
            version = self.back.get(version, version - 1)
        state = self.positions[version].clone()
        for action in reversed(actions):
            state.do(action)
        return state

    def count(self) -> bytes:
        """The statistics as JSON, and the numbers of the entries that they count: those not taken back."""
        line = self.match.line
        found = statistics(self.match.setup.start, [entry.value for entry in line])
        return msgspec.json.encode({**found.to_json(), "line": [entry.number for entry in line]})


def check_over(row: TableRow) -> None:
    """Raises Conflict where a game goes on, or never began."""
    if row.status not in (FINISHED, CLOSED):
        raise Conflict("server-not-finished")
    if row.started is None:
        raise Conflict("server-not-begun")


class Replays:
    """The replays that were asked for last. What is over never changes, so they never go stale."""

    def __init__(self, database: Database) -> None:
        self.database = database
        # In the order in which they were asked for.
        self.kept: dict[str, Replay] = {}
        self.working = asyncio.Semaphore(AT_ONCE)

    async def get(self, row: TableRow, seats: Sequence[SeatRow]) -> Replay:
        """The replay of a table. Raises Conflict while its game goes on: what is hidden must stay so."""
        check_over(row)
        if row.id not in self.kept:
            async with self.working:
                if row.id not in self.kept:
                    self.kept[row.id] = await self.made(row, seats)
        # What was asked for now comes last.
        replay = self.kept[row.id] = self.kept.pop(row.id)
        self.drop()
        return replay

    async def made(self, row: TableRow, seats: Sequence[SeatRow]) -> Replay:
        async with self.database.read() as connection:
            entries = await stored.entries_after(connection, row.id, 0)
            seed, position = await stored.secret_of(connection, row.id)
        assert seed is not None
        holders = [each.holder for each in seats]
        head = head_of(row, holders, [each.contribution for each in seats], seed, position)
        return await asyncio.to_thread(Replay, head, row.started or 0, entries)

    def drop(self) -> None:
        """Forget those that were asked for longest ago, but never the last one."""
        total = sum(each.last for each in self.kept.values())
        for id in list(self.kept)[:-1]:
            if total <= MOST_ENTRIES:
                return
            total -= self.kept.pop(id).last

    async def statistics(self, row: TableRow, seats: Sequence[SeatRow]) -> bytes:
        """The statistics of a table, counted once. Raises Conflict."""
        replay = await self.get(row, seats)
        if replay.statistics is None:
            async with self.working:
                if replay.statistics is None:
                    replay.statistics = await asyncio.to_thread(replay.count)
        return replay.statistics
