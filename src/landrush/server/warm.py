"""What loads itself when it is first needed is loaded before somebody has to wait for it."""

from __future__ import annotations

import gc
import logging

from anyio.to_thread import run_sync

from landrush.games import game, games
from landrush.server.speaking import ready

log = logging.getLogger(__name__)


async def warm_up() -> None:
    """Load games and English, beside the event loop: it takes a while."""
    # With what Starlette runs its threads with, which loads itself with the first of them.
    await run_sync(lambda: [game(name) for name in games()])
    await ready("en")
    # What is there now stays, and need not be looked through again and again for what is no longer used.
    gc.freeze()
    log.info("everything is loaded")
