"""Matches that are over, judged one after the other in the processes of bots, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import IntegrityError

from landrush.analysis.judged import Judged
from landrush.analysis.moments import moments, position_after
from landrush.bots.budget import Budget
from landrush.engine.state import State
from landrush.errors import LandrushError
from landrush.server.errors import Conflict, TooMany
from landrush.server.records.judging import Position, judge_name, judge_piece, sum_up
from landrush.server.records.replays import Replays, check_over
from landrush.server.storage import analyses as stored
from landrush.server.storage.database import Database
from landrush.server.storage.tables import SeatRow, TableRow
from landrush.server.tables.bots import BotPool

# Matches that wait to be judged; whoever comes then tries again later.
MOST_WAITING = 50
PATIENCE_SECONDS = 60
# Moments that a piece may have; its time is over before.
MOST_MOMENTS = 200

log = logging.getLogger(__name__)


class Progress(NamedTuple):
    """How many entries of a match are judged, of how many, and how many matches come before it."""

    done: int
    total: int
    before: int


class Asked(NamedTuple):
    """A match that somebody wants to be judged."""

    row: TableRow
    seats: Sequence[SeatRow]
    judge: str


class Analyses:
    """The analyses of one worker: one is made at a time, so that bots always find a process soon."""

    def __init__(
        self,
        database: Database,
        replays: Replays,
        pool: BotPool,
        budget: Budget,
        failed: Callable[[], None],
    ) -> None:
        self.database = database
        self.replays = replays
        self.pool = pool
        self.budget = budget
        self.failed = failed
        # In the order of asking; the first one is being judged.
        self.waiting: dict[str, Asked] = {}
        self.done = 0
        # Those that failed, which must not happen; the log has why.
        self.broken: set[str] = set()
        self.task: asyncio.Task[None] | None = None

    async def get(
        self, row: TableRow, seats: Sequence[SeatRow], allow: Callable[[], None]
    ) -> bytes | Progress:
        """The analysis of a table as JSON, or how far it is; `allow` may refuse to begin with one.

        Raises Conflict while the game goes on, TooMany, and what `allow` raises.
        """
        check_over(row)
        if row.id in self.broken:
            raise Conflict("server-defect")
        if row.id not in self.waiting:
            judge = judge_name(row.game, row.rules, self.budget)
            async with self.database.read() as connection:
                found = await stored.kept(connection, row.id, judge)
            if found is not None:
                return found
            # Somebody may have asked for it meanwhile.
            if row.id not in self.waiting:
                if len(self.waiting) >= MOST_WAITING:
                    raise TooMany(PATIENCE_SECONDS)
                allow()
                self.waiting[row.id] = Asked(row, seats, judge)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self.work())
        before = list(self.waiting).index(row.id)
        return Progress(0 if before else self.done, row.version, before)

    async def work(self) -> None:
        """Judge all matches that somebody asked for."""
        while self.waiting:
            id, asked = next(iter(self.waiting.items()))
            try:
                await self.make(asked)
            except LandrushError as error:
                # The storage did not answer; whoever asks again begins again.
                log.warning("table %s was not judged: %s", id, error)
            except Exception:
                log.exception("table %s cannot be judged", id)
                self.broken.add(id)
                self.failed()
            finally:
                del self.waiting[id]
                self.done = 0

    async def make(self, asked: Asked) -> None:
        """Judge a match piece by piece, and keep what was found."""
        row, judge = asked.row, asked.judge
        async with self.database.read() as connection:
            if await stored.kept(connection, row.id, judge) is not None:
                # Another worker was first.
                return
        match = (await self.replays.get(row, asked.seats)).match
        line, state = match.line, match.setup.start.clone()
        start = position_of(state)
        course, at = moments(state, line), 0
        found: list[Judged] = []
        while at < len(course):
            piece = partial(judge_piece, position_of(state), course[at : at + MOST_MOMENTS], self.budget)
            for each in await self.pool.ask_later(piece):
                found += each
                state = position_after(state, course[at])
                self.done = course[at].entries[-1].number
                at += 1
        told = await self.pool.ask_later(partial(sum_up, start, line, found, self.budget))
        # Another worker may be done at the same time, with the same.
        with suppress(IntegrityError):
            async with self.database.write() as connection:
                await stored.keep(connection, row.id, judge, told)

    async def close(self) -> None:
        """Give up what is being judged; whoever wants it asks again."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def position_of(state: State) -> Position:
    return Position(state.game.name, state.game.rules_version, state.to_json())
