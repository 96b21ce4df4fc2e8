"""The application: which room answers which address."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from fastapi import FastAPI

from landrush import __version__
from landrush.errors import LandrushError
from landrush.server.api import errors, health, notices
from landrush.server.server import Server
from landrush.server.settings import Settings

# Workers that another process starts find their settings here.
SETTINGS_VARIABLE = "LANDRUSH_SERVER_SETTINGS"


def create_app(settings: Settings) -> FastAPI:
    """The application of a server."""

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        server = Server(settings)
        app.state.server = server
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Landrush",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=running,
    )
    app.add_exception_handler(LandrushError, errors.refused)
    app.include_router(health.router, prefix="/api")
    app.include_router(notices.router, prefix="/api")
    return app


def from_environment() -> FastAPI:
    """The application of one of several workers."""
    return create_app(msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings))
