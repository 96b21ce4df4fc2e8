"""Whether the server is well."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request
from pydantic import BaseModel
from starlette.responses import JSONResponse

from landrush import __version__
from landrush.server.api.errors import RESPONSES
from landrush.server.server import Server

router = APIRouter(prefix="/api", tags=["health"], responses=RESPONSES)


class Health(BaseModel):
    """The version, and that the storage answers."""

    status: str
    version: str


@router.get("/health")
async def health(request: Request) -> Health:
    """Whether this worker can serve: 503 when its storage does not answer."""
    server: Server = request.app.state.server
    await server.database.check()
    return Health(status="ok", version=__version__)


@router.get("/openapi.json", include_in_schema=False)
async def described(request: Request) -> JSONResponse:
    """All addresses, as OpenAPI. To write it takes a while the first time, so not on the event loop."""
    return JSONResponse(await asyncio.to_thread(request.app.openapi))
