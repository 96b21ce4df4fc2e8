"""What a server counts and measures, for Prometheus. No label says who, where or which table.

Several workers write into files of one folder, PROMETHEUS_MULTIPROC_DIR, and any of them answers for all;
prometheus_client looks for that folder when it is first imported.
"""

from __future__ import annotations

import asyncio
import os
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

if TYPE_CHECKING:
    from landrush.server.server import Server

FOLDER_VARIABLE = "PROMETHEUS_MULTIPROC_DIR"
# How often the loop's lag is measured and sums are taken.
BEAT = 0.1
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)

sockets = Gauge("landrush_sockets", "Open sockets.", multiprocess_mode="livesum")
tables = Gauge("landrush_tables", "Tables in memory.", multiprocess_mode="livesum")
bus = Gauge("landrush_bus_up", "Whether workers can hear each other.", multiprocess_mode="livemin")
commands = Counter("landrush_frames", "Frames of clients: done, or why not.", ("kind", "result"))
command_seconds = Histogram("landrush_frame_seconds", "From frame to answer.", ("kind",), buckets=SHORT)
storage_seconds = Histogram("landrush_storage_seconds", "Transactions.", ("kind",), buckets=SHORT)
requests = Counter("landrush_http_requests", "HTTP requests.", ("route", "method", "status"))
bot_seconds = Histogram("landrush_bot_seconds", "Decisions of bots.", buckets=SHORT)
lag = Histogram("landrush_loop_lag_seconds", "How late the event loop wakes.", buckets=SHORT)
longest_lag = Gauge(
    "landrush_loop_lag_longest_seconds", "The longest lag so far.", multiprocess_mode="livemax"
)
held = Gauge(
    "landrush_loop_held_seconds",
    "The longest CPU time of one callback; for tests.",
    multiprocess_mode="livemax",
)
defects = Counter("landrush_defects", "What must not happen; the log has it.")
notices = Counter("landrush_notices", "Notices sent.", ("channel",))

reading = storage_seconds.labels("read")
writing = storage_seconds.labels("write")


def note_command(kind: str, result: str, began: float) -> None:
    """A frame was answered that came at this time of `time.perf_counter`."""
    commands.labels(kind, result).inc()
    command_seconds.labels(kind).observe(time.perf_counter() - began)


async def watch(server: Server) -> None:
    """Measure how late the loop wakes this task, and note how much there is of everything, for ever."""
    longest = 0.0
    while True:
        due = time.perf_counter() + BEAT
        await asyncio.sleep(BEAT)
        late = max(0.0, time.perf_counter() - due)
        lag.observe(late)
        if late > longest:
            longest = late
            longest_lag.set(longest)
        sample(server)


def sample(server: Server) -> None:
    """Note how much there is now."""
    sockets.set(len(server.hub.connections))
    tables.set(len(server.tables.known))
    bus.set(server.bus.is_well)


def text() -> bytes:
    """Everything, in the format of Prometheus."""
    folder = os.environ.get(FOLDER_VARIABLE)
    if not folder:
        return generate_latest(REGISTRY)
    forget_ended(Path(folder))
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


def forget_ended(folder: Path) -> None:
    """A worker that was killed has no sockets any more."""
    for path in folder.glob("gauge_live*.db"):
        pid = int(path.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            with suppress(FileNotFoundError):
                mark_process_dead(pid)  # type: ignore[no-untyped-call]
