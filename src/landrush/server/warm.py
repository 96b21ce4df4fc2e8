"""What loads itself when it is first needed is loaded before somebody has to wait for it."""

from __future__ import annotations

import gc
import logging

from fastapi import FastAPI

from landrush.games import game, games
from landrush.l10n import bundle

log = logging.getLogger(__name__)


def warm_up(app: FastAPI) -> None:
    """Load games, the routes with their models, and English. It takes a while, so not on the event loop."""
    for name in games():
        game(name)
    app.openapi()
    bundle("en")
    # What is there now stays, and need not be looked through again and again for what is no longer used.
    gc.collect()
    gc.freeze()
    log.info("everything is loaded")
