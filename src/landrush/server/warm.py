"""What loads itself when it is first needed is loaded before somebody has to wait for it."""

from __future__ import annotations

import asyncio
import gc
import logging

from fastapi import FastAPI

from landrush.games import game, games
from landrush.server.speaking import ready

# After a restart everybody comes back at once; what is rarely needed waits until they are there.
QUIET_SECONDS = 12.0

log = logging.getLogger(__name__)


async def warm_up(app: FastAPI) -> None:
    """Load games, English and the description of all addresses, beside the event loop: it takes a while."""
    await asyncio.to_thread(lambda: [game(name) for name in games()])
    await asyncio.sleep(QUIET_SECONDS)
    await ready("en")
    await asyncio.to_thread(app.openapi)
    # What is there now stays, and need not be looked through again and again for what is no longer used.
    await asyncio.to_thread(gc.collect)
    gc.freeze()
    log.info("everything is loaded")
