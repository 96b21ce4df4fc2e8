"""Who is at which table, by this worker and by the others."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable

from landrush.server.realtime.bus import Present
from landrush.server.realtime.connection import Connection

# What another worker said holds for so many of its heartbeats.
HEARTBEATS = 3


class PresenceMap:
    """What is known of people at tables. The clock is monotonic."""

    def __init__(self, heartbeat: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.lasting = HEARTBEATS * heartbeat
        self.clock = clock
        self.elsewhere: dict[str, dict[str, tuple[float, Present]]] = {}

    def hear(self, heard: Present) -> None:
        """What another worker says."""
        by_worker = self.elsewhere.setdefault(heard.table, {})
        if heard.people or heard.watching:
            by_worker[heard.worker] = (self.clock(), heard)
        else:
            by_worker.pop(heard.worker, None)
        if not by_worker:
            del self.elsewhere[heard.table]

    def others(self, table: str) -> list[Present]:
        """What other workers said lately."""
        limit = self.clock() - self.lasting
        found = self.elsewhere.get(table, {})
        for worker in [worker for worker, (at, _) in found.items() if at < limit]:
            del found[worker]
        return [heard for _, heard in found.values()]

    def of(self, table: str, here: Iterable[Connection]) -> tuple[list[str], int]:
        """The people at a table, and how many sockets watch without being somebody."""
        own = here_now(here)
        people = Counter(own[0])
        watching = own[1]
        for heard in self.others(table):
            people.update(heard.people)
            watching += heard.watching
        return sorted(people), watching


def here_now(connections: Iterable[Connection]) -> tuple[list[str], int]:
    """The people of these connections, each once, and how many connections are nobody's."""
    found = list(connections)
    people = {each.person for each in found if each.person is not None}
    return sorted(people), sum(each.person is None for each in found)
