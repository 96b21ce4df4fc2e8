"""A table in memory: its match, and the one way to change it.

All changes of a match on this worker go through `Table.change`, one at a time; another worker's are noticed
by the version. What is in memory is a cache of what is stored: whenever storing fails, it is read again.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.errors import IllegalMove
from landrush.match.entries import OUTCOME, TO_HOLDER
from landrush.match.match import Match, Step
from landrush.match.seats import BOT as BOT_HOLDER
from landrush.match.seats import HUMAN
from landrush.messages import Reason
from landrush.server.errors import NotFound
from landrush.server.storage import tables as stored
from landrush.server.storage.chat import Said, chat_after
from landrush.server.storage.database import Database
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import BOT, ONE_DEVICE, PERSON, VACANT, SeatRow, StoredEntry, TableRow
from landrush.server.tables.matches import MILLISECONDS, begun, due, fold, head_of
from landrush.server.tables.steps import back_to, step_bytes, told
from landrush.server.tables.views import view_json

HISTORY = 200
# So many entries are carried out in a few milliseconds.
QUICK = 50
KINDS = {HUMAN: PERSON, BOT_HOLDER: BOT}
# What is done in the same transaction as the last entry of a match.
Finish = Callable[[AsyncConnection, TableRow, Sequence[SeatRow], Match], Any]


class Stale(IllegalMove):
    """The command was meant for another position."""

    def __init__(self) -> None:
        super().__init__(Reason("why-position-changed"))


class Table:
    """A table and its match, if it has begun."""

    def __init__(self, database: Database, id: str, bot_patience: float, finish: Finish) -> None:
        self.database = database
        self.id = id
        self.bot_patience = bot_patience
        self.finish = finish
        self.lock = asyncio.Lock()
        self.row: TableRow | None = None
        self.seats: list[SeatRow] = []
        self.match: Match | None = None
        # What was said lately.
        self.chat: list[Said] = []
        # When each entry was made, and the version after each command; the last one's chance may be to come.
        self.times: list[int] = []
        self.answers: dict[str, int] = {}
        self.last_command: str | None = None
        # The newest steps as JSON, and the version before the first of them.
        self.steps: list[bytes] = []
        self.steps_since = 0
        self.views: dict[int | None, msgspec.Raw] = {}
        self.used = time.monotonic()

    @property
    def version(self) -> int:
        """How many entries this worker knows."""
        return len(self.match.entries) if self.match else 0

    @property
    def info(self) -> TableRow:
        """The table as it was last read."""
        assert self.row is not None
        return self.row

    @property
    def is_unread(self) -> bool:
        """Whether it must be read before it is used: for the first time, or because it was forgotten."""
        return self.row is None or (self.match is None and self.row.started is not None)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, also those where a bot stands in; at one device all seats of people."""
        if person is None:
            return []
        if self.info.mode == ONE_DEVICE and self.info.owner == person:
            return [each.seat for each in self.seats if each.person is not None]
        return [each.seat for each in self.seats if each.person == person]

    # Reading.

    async def load(self) -> None:
        """Read everything that is new. Raises NotFound."""
        async with self.lock:
            await self.catch_up()

    async def catch_up(self) -> None:
        """The same while the lock is held."""
        known = self.version
        async with self.database.read() as connection:
            row = await stored.table(connection, self.id)
            if row is None:
                raise NotFound("server-no-table")
            seats = (await stored.seats_of(connection, [self.id]))[self.id]
            if self.row is None or row.revision != self.row.revision:
                last = self.chat[-1].number if self.chat else 0
                self.chat += await chat_after(connection, self.id, last, HISTORY)
                del self.chat[:-HISTORY]
            new = await stored.entries_after(connection, self.id, known) if row.version > known else []
            head = None
            if self.match is None and row.started is not None:
                seed, position = await stored.secret_of(connection, self.id)
                assert seed is not None
                head = head_of(
                    row,
                    [each.holder for each in seats],
                    [each.contribution for each in seats],
                    seed,
                    position,
                )
        is_first = self.match is None
        try:
            if head is not None:
                # A long one takes a while, so it is done beside the event loop.
                load = partial(loaded, head, row.started or 0, new)
                self.match = load() if len(new) < QUICK else await asyncio.to_thread(load)
                self.steps, self.steps_since = [], self.version
            elif self.match is not None:
                for each in new:
                    self.take(each)
        except BaseException:
            self.forget()
            raise
        self.row, self.seats = row, seats
        self.views.clear()
        if is_first:
            self.times, self.answers, self.last_command = [], {}, None
        for each in new:
            self.note(each)

    async def catch_up_if_needed(self, version: int | None) -> None:
        """Read what is new if nothing was read yet, or somebody has seen more than this worker."""
        if self.is_unread or (version is not None and version > self.version):
            await self.catch_up()

    def take(self, each: StoredEntry) -> None:
        """An entry that another worker stored."""
        assert self.match is not None
        line, request = len(self.match.line), self.match.request
        step = self.match.take(each.entry)
        self.match.since = each.at / MILLISECONDS
        back = back_to(step, line, self.match, request.target if request else None)
        self.steps.append(step_bytes(step, each.at, back))

    def note(self, each: StoredEntry) -> None:
        """Keep when an entry was made, and the answer to its command; chance that follows belongs to it."""
        self.times.append(each.at)
        if each.entry.kind != OUTCOME:
            self.last_command = each.command
        if self.last_command is not None:
            self.answers[self.last_command] = each.entry.number

    def forget(self) -> None:
        """What is in memory may be wrong: read it again when it is needed."""
        self.match = None
        self.times, self.answers, self.last_command = [], {}, None
        self.steps, self.steps_since = [], 0
        self.views.clear()

    async def fresh(self) -> Match:
        """The match as far as this worker knows, read if it was forgotten. Raises NotFound."""
        if self.match is None:
            await self.catch_up()
        if self.match is None:
            raise NotFound("server-not-begun")
        return self.match

    # Writing.

    async def change(
        self, act: Callable[[Match], list[Step]], version: int | None = None, command: str | None = None
    ) -> int:
        """Carry out something, store it, and only then say so: the version reached.

        Without a version it is for whatever position there is. A command that was carried out before is
        answered as then. Raises Stale, IllegalMove and what storing raises; then nothing has changed.
        """
        async with self.lock:
            await self.fresh()
            # What is for any position is judged by the newest, which another worker may have made.
            if version is None or version > self.version:
                await self.catch_up()
            while True:
                if command is not None and command in self.answers:
                    return self.answers[command]
                if version is not None and version != self.version:
                    raise Stale
                before = self.version
                try:
                    return await self.carry_out(act, command)
                except IntegrityError:
                    # Another worker was first.
                    await self.catch_up()
                    if self.version == before:
                        raise

    async def carry_out(self, act: Callable[[Match], list[Step]], command: str | None) -> int:
        """Change the match and store it: the version reached. Raises what the act and storing raise."""
        match = await self.fresh()
        before = self.version
        line, request = len(match.line), match.request
        steps = act(match)
        at = now_ms()
        match.since = at / MILLISECONDS
        try:
            await self.store(steps, before, at, command)
        except BaseException:
            self.forget()
            raise
        back = back_to(steps[0], line, match, request.target if request else None)
        self.steps += [step_bytes(step, at, None if number else back) for number, step in enumerate(steps)]
        self.views.clear()
        for number, step in enumerate(steps):
            self.note(StoredEntry(step.entry, at, None if number else command))
        return self.version

    async def store(self, steps: Sequence[Step], before: int, at: int, command: str | None) -> None:
        """Store entries and what follows from them in one transaction."""
        match = self.match
        assert match is not None
        values = self.standing(match, at)
        seats = list(self.seats)
        async with self.database.write() as connection:
            await stored.add_entries(connection, self.id, [step.entry for step in steps], at, command)
            for step in steps:
                if step.entry.kind in TO_HOLDER:
                    seat = step.entry.seat
                    kind = KINDS.get(match.holders[seat].kind, VACANT)
                    await stored.change_seat(connection, self.id, seat, {"kind": kind})
                    seats[seat] = seats[seat]._replace(kind=kind)
            if not await stored.change_table(connection, self.id, values, version=before):
                raise IntegrityError("version", None, ValueError(before))
            row = self.info._replace(**values)
            if match.is_over:
                await self.finish(connection, row, seats, match)
        self.row, self.seats = row, seats

    def standing(self, match: Match, at: int) -> dict[str, Any]:
        """How the match stands, as `tables` says it."""
        if match.is_over:
            return {
                "version": len(match.entries),
                "asked": None,
                "due": None,
                "status": stored.FINISHED,
                "ended": at,
                "scores": match.state.scores(),
                "winners": match.state.winners(),
            }
        return {
            "version": len(match.entries),
            "asked": int(match.state.to_move),
            "asked_since": at,
            "turn": match.turn[0],
            "due": due(match, at, self.bot_patience),
        }

    # Telling.

    async def steps_after(self, version: int) -> list[bytes]:
        """The steps after a version; those that are not in memory are played once more.

        The caller holds the lock, so that nothing happens meanwhile.
        """
        if self.match is not None and version < self.steps_since:
            self.steps = await asyncio.to_thread(told, self.match, self.times)
            self.steps_since = 0
        return self.steps[max(0, version - self.steps_since) :]

    def view(self, seat: int | None) -> msgspec.Raw:
        """What a seat may know, as JSON, with each option in words; who left has nothing to decide."""
        assert self.match is not None
        if seat not in self.views:
            is_left = seat is not None and self.match.holders[seat].kind != HUMAN
            self.views[seat] = view_json(self.match.state, seat, decides=not is_left)
        return self.views[seat]

    def shown_to(self, own: Sequence[int]) -> int | None:
        """Through whose eyes somebody with these seats looks: who has several, those of who is asked."""
        assert self.match is not None
        if len(own) <= 1:
            return own[0] if own else None
        if self.match.state.to_move in own:
            return int(self.match.state.to_move)
        decided = (each.seat for each in reversed(self.match.line) if each.seat in own)
        return next(decided, own[0])


def loaded(head: Any, since: int, entries: Sequence[StoredEntry]) -> Match:
    """A match with its entries."""
    match = begun(head, since)
    fold(match, entries)
    return match
