"""What the server counts, for Prometheus, and the counting of requests."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landrush.server import metrics

router = APIRouter(include_in_schema=False)

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
OTHER = "other"


@router.get("/metrics")
def show(request: Request) -> Response:
    """All figures, those of other workers included. Not on the loop: there may be many files to read."""
    metrics.sample(request.app.state.server)
    return Response(metrics.text(), media_type=CONTENT_TYPE_LATEST)


class Counted:
    """Counts requests by the pattern of their address, never by the address itself."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", OTHER)
                method = scope["method"] if scope["method"] in METHODS else OTHER
                metrics.requests.labels(route, method, message["status"]).inc()
            await send(message)

        await self.app(scope, receive, counted)
