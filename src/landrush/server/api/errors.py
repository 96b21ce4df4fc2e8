"""How refusals are answered."""

from __future__ import annotations

from fastapi import Request
from fastapi.responses import JSONResponse

from landrush.errors import LandrushError
from landrush.server.words import said_error


async def refused(request: Request, error: Exception) -> JSONResponse:
    """The reason of a refusal."""
    assert isinstance(error, LandrushError)
    return JSONResponse({"error": said_error(error), "text": str(error)}, getattr(error, "status", 422))
