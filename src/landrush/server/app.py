"""The application: which room answers which address."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from landrush import __version__
from landrush.server import held, logs
from landrush.server.api import (
    archive,
    bots,
    client,
    games,
    health,
    metrics,
    notices,
    people,
    ratings,
    records,
    sessions,
    tables,
    tutorials,
)
from landrush.server.api.errors import add_handlers
from landrush.server.api.guard import Guard
from landrush.server.realtime.socket import serve_socket
from landrush.server.server import Server
from landrush.server.settings import SETTINGS_VARIABLE, Settings
from landrush.server.warm import warm_up


def create_app(settings: Settings) -> FastAPI:
    """The application of a server."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        server = Server(settings)
        app.state.server = server
        if held.is_asked_for():
            held.watch_loop()
        await server.start()
        warming = asyncio.create_task(warm_up())
        try:
            yield
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await server.stop()

    app = FastAPI(
        title="Landrush",
        version=__version__,
        # health.py answers with it.
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=running,
    )
    add_handlers(app)
    app.add_middleware(Guard, settings=settings)
    app.add_middleware(metrics.Counted)
    # Sockets first, because of their number. Routes go in as they are: FastAPI would make all of them anew.
    app.router.routes.append(WebSocketRoute("/api/socket", serve_socket))
    rooms = [
        health,
        people,
        sessions,
        bots,
        notices,
        games,
        tables,
        tutorials,
        records,
        archive,
        ratings,
        client,
    ]
    for room in [*rooms, metrics] if settings.has_metrics else rooms:
        app.router.routes += room.router.routes
    return app


def from_environment() -> FastAPI:
    """The application of one of several workers."""
    settings = msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings)
    logs.set_up(settings.log)
    return create_app(settings)
