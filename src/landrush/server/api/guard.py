"""What stands in front of every request: no other site writes, no body is too large, browsers are strict."""

from __future__ import annotations

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from landrush.server.api.errors import refusal
from landrush.server.errors import Forbidden, Refused, TooLarge
from landrush.server.settings import Settings

READING = ("GET", "HEAD", "OPTIONS")
RECORDS = "/api/records"
RECORD_BYTES = 8_000_000
CONTENT_SECURITY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
STRICT = {
    "Content-Security-Policy": CONTENT_SECURITY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
TLS_ONLY = {"Strict-Transport-Security": "max-age=31536000"}


def is_origin_allowed(settings: Settings, headers: Headers) -> bool:
    """Whether this comes from one of our own pages, or from no browser at all."""
    origin = headers.get("origin")
    return origin is None or origin in settings.public_origins


def is_own_site(headers: Headers) -> bool:
    """Whether the browser, where it tells, says that one of our own pages or the reader did it."""
    return headers.get("sec-fetch-site", "none") in ("same-origin", "none")


def body_limit(settings: Settings, path: str) -> int:
    is_record = path == RECORDS or path.startswith(f"{RECORDS}/")
    return RECORD_BYTES if is_record else settings.limits.body_bytes


class Guard:
    """Looks at requests before anybody else does, and at answers last."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.strict = {**STRICT, **(TLS_ONLY if settings.is_secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def strictly(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.strict.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            body = await self.admitted(scope, receive)
        except Refused as error:
            await refusal(HTTPConnection(scope), error)(scope, receive, strictly)
            return
        await self.app(scope, replayed(body, receive), strictly)

    async def admitted(self, scope: Scope, receive: Receive) -> Message | None:
        """The whole body of a write that may be carried out. Raises Forbidden, or TooLarge."""
        if scope["method"] in READING:
            return None
        headers = Headers(scope=scope)
        if not is_own_site(headers) or not is_origin_allowed(self.settings, headers):
            raise Forbidden("server-foreign-origin")
        limit = body_limit(self.settings, scope["path"])
        if int(headers.get("content-length", "0")) > limit:
            raise too_large(limit)
        body = bytearray()
        has_more = True
        while has_more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return message
            body += message.get("body", b"")
            has_more = message.get("more_body", False)
            if len(body) > limit:
                raise too_large(limit)
        return {"type": "http.request", "body": bytes(body), "more_body": False}


def too_large(limit: int) -> TooLarge:
    return TooLarge("server-too-large", kilobytes=limit // 1000)


def replayed(message: Message | None, receive: Receive) -> Receive:
    """This message first, and then what else comes."""

    async def received() -> Message:
        nonlocal message
        first, message = message, None
        return first or await receive()

    return received
