"""Whether the server is well."""

from __future__ import annotations

from fastapi import APIRouter, Request
from pydantic import BaseModel

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
