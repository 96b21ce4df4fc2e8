"""For tests: how long one callback held the event loop, in CPU time of the loop's thread.

CPU time of that thread grows only while it works itself: not while the machine is busy with others, and not
while hashing, search or storage work in threads and processes of their own. So a limit on it can be strict.
It is taken around every callback of the loop of asyncio; those of uvloop cannot be wrapped, so a server that
is watched does without it.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from typing import Any

from landrush.server import metrics

VARIABLE = "LANDRUSH_WATCH_LOOP"
# What is worth a line of the log.
LONG = 0.02
TOLD = "the loop was held for %.1f ms by %s"

log = logging.getLogger(__name__)


def is_asked_for() -> bool:
    return bool(os.environ.get(VARIABLE))


def watch_loop() -> None:
    """Note from now on who holds the loop longest."""
    run = asyncio.Handle._run
    longest = 0.0

    def timed(handle: Any) -> None:
        nonlocal longest
        began = time.thread_time()
        run(handle)
        held = time.thread_time() - began
        if held > LONG:
            log.info(TOLD, 1000 * held, name_of(handle._callback))
        if held > longest:
            longest = held
            metrics.held.set(held)

    asyncio.Handle._run = timed  # type: ignore[assignment,method-assign]


def name_of(callback: Any) -> str:
    """What a callback does: of a task's step the coroutine."""
    owner = getattr(callback, "__self__", None)
    if isinstance(owner, asyncio.Task):
        return str(getattr(owner.get_coro(), "__qualname__", "a task"))
    return str(getattr(callback, "__qualname__", type(callback).__qualname__))
