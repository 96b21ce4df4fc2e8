"""All people of a load test, who decides when, and what they notice."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterable

from landrush.server.load.guests import Guest
from landrush.server.load.plan import Found
from landrush.server.load.player import Player, Sent

# Connections that are opened at the same time.
ENTERING = 50
# Decisions that are asked about at the same time, and seconds to wait for their answers.
CHECKED_AT_ONCE = 100
CHECK_SECONDS = 30
TICK = 0.005


class Crowd:
    """The people of one process."""

    def __init__(self, socket_url: str, guests: Iterable[Guest], seed: int, found: Found) -> None:
        self.socket_url = socket_url
        self.found = found
        self.rng = random.Random(seed)
        self.entrance = asyncio.Semaphore(ENTERING)
        self.players = [Player(self, guest, number) for number, guest in enumerate(guests)]
        # Who is asked and can decide; a dict because it keeps an order.
        self.ready: dict[Player, None] = {}
        self.back = 0
        self.is_measuring = False
        self.is_restarting = False
        # When the decision was sent that ended a version of a table.
        self.sent_at: dict[tuple[str, int], float] = {}
        # Decisions that the server acknowledged, and the version that it said.
        self.acknowledged: list[tuple[Player, Sent, int]] = []
        self.asked_again: dict[str, tuple[int, int]] = {}
        self.right = 0
        self.tasks: list[asyncio.Task[None]] = []
        self.sending: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self.tasks = [asyncio.create_task(player.live()) for player in self.players]

    async def stop(self) -> None:
        self.is_restarting = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *self.sending, return_exceptions=True)

    async def all_back(self, seconds: float, tell: Callable[[int], None]) -> bool:
        """Wait until everybody is connected and has seen their table; whether that was in time."""
        end = time.monotonic() + seconds
        while self.back < len(self.players) and time.monotonic() < end:
            await asyncio.sleep(0.02)
            tell(self.back)
        return self.back == len(self.players)

    async def play(self, rate: float, seconds: float, tell: Callable[[float], None]) -> None:
        """Let people decide so often in all, whether or not the server keeps up."""
        begin = time.perf_counter()
        count = 0
        while (elapsed := time.perf_counter() - begin) < seconds:
            for _ in range(int(elapsed * rate) - count):
                self.decide()
                count += 1
            tell(elapsed)
            await asyncio.sleep(TICK)

    def decide(self) -> None:
        """Somebody who is asked makes a decision."""
        if not self.ready:
            self.found.nobody += self.is_measuring
            return
        player = self.rng.choice(list(self.ready))
        del self.ready[player]
        sent = player.decide(self.rng)
        self.sent_at[player.guest.table, sent.version] = sent.at
        task = asyncio.create_task(player.send(sent))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def settled(self, seconds: float) -> None:
        """Wait until nothing is on its way."""
        end = time.monotonic() + seconds
        while any(player.waiting for player in self.players) and time.monotonic() < end:
            await asyncio.sleep(0.01)

    async def check(self, tell: Callable[[int], None]) -> None:
        """Send all acknowledged decisions again: only one that is stored is not refused as too late."""
        for first in range(0, len(self.acknowledged), CHECKED_AT_ONCE):
            some = self.acknowledged[first : first + CHECKED_AT_ONCE]
            self.asked_again.update({sent.id: (sent.version, version) for _, sent, version in some})
            for player, sent, _ in some:
                await player.send(sent)
            end = time.monotonic() + CHECK_SECONDS
            while self.asked_again and time.monotonic() < end:
                await asyncio.sleep(0.002)
            self.asked_again.clear()
            tell(first + len(some))
        self.found.checked = len(self.acknowledged)
        self.found.lost = self.found.checked - self.right

    # What the players notice.

    def is_ready(self, player: Player, is_ready: bool) -> None:
        if is_ready:
            self.ready[player] = None
        else:
            self.ready.pop(player, None)

    def count_back(self, change: int) -> None:
        self.back += change
        if change < 0 and not self.is_restarting:
            self.found.dropped += 1

    def note_update(self, player: Player, version: int, at: float) -> None:
        """Somebody sees a new version; who decided waits for the answer instead."""
        sent_at = self.sent_at.get((player.guest.table, player.version))
        is_other = player.waiting is None
        if self.is_measuring and is_other and sent_at is not None and version > player.version:
            self.found.updated.append(at - sent_at)

    def note_done(self, player: Player, sent: Sent, version: int, at: float) -> None:
        self.acknowledged.append((player, sent, version))
        if self.is_measuring:
            self.found.acknowledged.append(at - sent.at)

    def note_again(self, id: str, version: int | None) -> None:
        before, after = self.asked_again.pop(id)
        self.right += version is not None and before < version <= after
