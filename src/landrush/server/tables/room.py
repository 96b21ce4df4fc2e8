"""All tables that this worker has in memory, and what happens at them without anybody's asking."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any

from landrush.errors import IllegalMove, LandrushError
from landrush.match.match import Match, Step
from landrush.match.seats import BOT, HUMAN
from landrush.server import metrics
from landrush.server.errors import NotFound, Unavailable
from landrush.server.realtime.protocol import Commands, Positional
from landrush.server.settings import Settings
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.schema import now_ms
from landrush.server.tables.bots import BotPool, bot_seed
from landrush.server.tables.commands import act_of, seat_of, successor
from landrush.server.tables.table import Finish, Stale, Table

SWEPT_AT_ONCE = 100
# A table that cannot be looked after is left alone for so long.
PAUSE_MS = 60_000

# Whoever is told of a table.
Told = Callable[[Table], Awaitable[None]]

log = logging.getLogger(__name__)


class Tables:
    """The tables of one worker.

    `changed` is told of each that changed, so that watchers hear of it, and `over` of each whose game ended.
    """

    def __init__(
        self, database: Database, settings: Settings, finish: Finish, changed: Told, over: Told
    ) -> None:
        self.database = database
        self.settings = settings
        self.finish = finish
        self.changed = changed
        self.over = over
        self.bots = BotPool(settings.bot_processes)
        self.known: dict[str, Table] = {}
        self.is_watched: Callable[[str], bool] = lambda id: False
        # Tables whose bots are thinking, and tasks that must not be lost.
        self.thinking: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def get(self, id: str) -> Table:
        """A table, read from the storage if it is not in memory. Raises NotFound."""
        table = self.known.get(id)
        if table is None:
            table = Table(self.database, id, self.settings.timing.bot_patience, self.finish)
            table = self.known.setdefault(id, table)
            self.drop_unused()
        if table.is_unread:
            try:
                await table.load()
            except NotFound:
                self.known.pop(id, None)
                raise
        table.used = time.monotonic()
        return table

    def drop_unused(self) -> None:
        """Forget the tables that were used longest ago, except those that somebody watches."""
        surplus = len(self.known) - self.settings.limits.tables_in_memory
        if surplus > 0:
            unused = [each for each in self.known.values() if not self.is_busy(each)]
            for each in sorted(unused, key=lambda each: each.used)[:surplus]:
                del self.known[each.id]

    def is_busy(self, table: Table) -> bool:
        return table.lock.locked() or table.id in self.thinking or self.is_watched(table.id)

    async def refresh(self, id: str) -> None:
        """Somebody changed a table elsewhere: read it again if it is in memory."""
        table = self.known.get(id)
        if table is not None:
            await table.load()
            await self.changed(table)

    async def command(
        self, person: str, name: str, frame: Commands, acknowledge: Callable[[int], None]
    ) -> None:
        """Carry out what a person sent, and say the version reached. Raises IllegalMove and others."""
        table = await self.get(frame.table)
        seat = seat_of(table, person, frame)
        version = frame.version if isinstance(frame, Positional) else None
        try:
            command = f"{person}:{frame.id}"
            await self.change(table, act_of(frame, seat, name), version, command, acknowledge)
        except IllegalMove as error:
            if error.reason is not None and error.reason.key == "why-time-out":
                await self.tend(table)
            raise

    async def change(
        self,
        table: Table,
        act: Callable[[Match], list[Step]],
        version: int | None = None,
        command: str | None = None,
        acknowledge: Callable[[int], None] = lambda version: None,
    ) -> None:
        """Change a match, acknowledge it, and tell everybody. Raises what `Table.change` raises.

        Whoever asked for it may be gone before it is done: what was begun is carried to its end.
        """
        task = asyncio.ensure_future(self.change_whole(table, act, version, command, acknowledge))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        await asyncio.shield(task)

    async def change_whole(
        self,
        table: Table,
        act: Callable[[Match], list[Step]],
        version: int | None,
        command: str | None,
        acknowledge: Callable[[int], None],
    ) -> None:
        """The same as one piece of work."""
        known = table.version
        try:
            acknowledge(await table.change(act, version, command))
        finally:
            # Also a command that came too late may have shown what another worker did.
            if table.match is not None:
                await self.changed(table)
        if table.match is not None and table.match.is_over and table.version > known:
            self.start_task(self.over(table))
        self.wake_bots(table)

    # What happens by itself.

    def start_task(self, work: Awaitable[None]) -> None:
        async def kept() -> None:
            try:
                await work
            except LandrushError as error:
                log.warning("a task was given up: %s", error)
            except Exception:
                log.exception("a task failed")

        task = asyncio.ensure_future(kept())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def wake_bots(self, table: Table) -> None:
        """Let bots decide if one is asked; the match of an imported record stays as it is."""
        match = table.match
        if match is None or table.id in self.thinking or not is_bot_asked(match):
            return
        if table.info.status != stored.PLAYING:
            return
        self.thinking.add(table.id)
        self.start_task(self.play_bots(table))

    async def play_bots(self, table: Table) -> None:
        """Let bots decide, one decision after another, until somebody else is asked."""
        try:
            while True:
                match = table.match
                if match is None or not is_bot_asked(match):
                    return
                version, state = table.version, match.state
                seat = int(state.to_move)
                with metrics.bot_seconds.time():
                    action = await self.bots.choose(
                        state.game.name,
                        state.game.rules_version,
                        state.to_json(),
                        match.holders[seat].name,
                        bot_seed(match),
                    )
                try:
                    await self.change(table, partial(Match.submit, seat=seat, move=action), version)
                except Stale:
                    # Somebody took something back, or another worker was first.
                    continue
        finally:
            self.thinking.discard(table.id)

    async def tend(self, table: Table) -> None:
        """Look after a table: a bot that is not done, or somebody whose time is up."""
        match = table.match
        if match is None or match.is_over:
            return
        seat = int(match.state.to_move)
        if match.holders[seat].kind == HUMAN and (match.left(seat) or 0) < 0:
            # Whoever was faster has looked after it.
            with suppress(IllegalMove):
                await self.change(table, lambda m: m.time_out(seat, successor(m, seat)), table.version)
        self.wake_bots(table)

    async def sweep(self) -> None:
        """Look after all tables that are due. Other workers do the same; the first one wins."""
        now = now_ms()
        async with self.database.read() as connection:
            due = await stored.due_tables(connection, now, SWEPT_AT_ONCE)
        for id in due:
            if id in self.thinking:
                continue
            try:
                table = await self.get(id)
                if table.info.due is None or table.info.due > now:
                    await self.refresh(id)
                await self.tend(table)
            except Unavailable:
                # That is no fault of the table.
                raise
            except LandrushError as error:
                log.warning("table %s cannot be looked after: %s", id, error)
                async with self.database.write() as connection:
                    await stored.change_table(connection, id, {"due": now + PAUSE_MS})

    async def close(self) -> None:
        """Let go of everything; what was begun and not stored will be done again."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.bots.close()


def is_bot_asked(match: Match) -> bool:
    seat = match.state.to_move
    return seat >= 0 and match.holders[seat].kind == BOT
