"""What is on its way out: sent in the background and tried again with growing pauses."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from landrush.server import metrics

TRIES = 6
GROWTH = 4
AT_ONCE = 8
# What waits beyond this is dropped: a mail server that is down for long must not fill the memory.
AT_MOST = 1_000
# Seconds that a server which stops waits for what is being sent.
PATIENCE = 2.0

logger = logging.getLogger(__name__)


class Undeliverable(Exception):
    """It was refused for good; trying again is of no use."""


class Outbox:
    """Everything of one worker that is not delivered yet."""

    def __init__(self, first_pause: float) -> None:
        self.first_pause = first_pause
        self.tasks: set[asyncio.Task[None]] = set()
        self.at_once = asyncio.Semaphore(AT_ONCE)

    def put(self, what: str, person: str, send: Callable[[], Awaitable[None]]) -> None:
        """Send it soon. The log names what it is and whom it is for, never an address."""
        if len(self.tasks) >= AT_MOST:
            logger.error("%s for person %s dropped: too many are waiting", what, person)
            return
        task = asyncio.create_task(self.deliver(what, person, send))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def deliver(self, what: str, person: str, send: Callable[[], Awaitable[None]]) -> None:
        """Try until it is sent, refused for good, or was tried often enough."""
        for tries in range(TRIES):
            if tries:
                await asyncio.sleep(self.first_pause * GROWTH ** (tries - 1))
            try:
                async with self.at_once:
                    await send()
                metrics.notices.labels(what).inc()
                return
            except Undeliverable as error:
                logger.warning("%s for person %s refused: %s", what, person, error)
                return
            except Exception as error:
                logger.warning("%s for person %s not sent: %s", what, person, briefly(error))
        logger.error("%s for person %s given up", what, person)

    async def stop(self) -> None:
        """Let what is being sent get out, and drop the rest."""
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=PATIENCE)
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def briefly(error: Exception) -> str:
    """An error without its words, which may name an address."""
    code = getattr(error, "code", None)
    return type(error).__name__ if code is None else f"{type(error).__name__} {code}"
