"""One socket: frames that wait to be sent, and what its client watches."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from landrush.server.limits import TokenBucket
from landrush.server.realtime.protocol import Sent

TOO_SLOW = 1013
POLICY = 1008
GOING_AWAY = 1012


class Seen(NamedTuple):
    """How far a client is told about a table."""

    version: int
    face: tuple[Any, ...] = ()
    chat: int = 0
    # Whether the match was told: one that goes on from a position begins with version 0.
    has_match: bool = False


class Connection:
    """A client. Frames wait in a queue; who does not read them is dropped and can come back."""

    def __init__(self, socket: WebSocket, visitor: Any, queue: int, bucket: TokenBucket) -> None:
        self.socket = socket
        self.visitor = visitor
        self.bucket = bucket
        self.queue: asyncio.Queue[bytes] = asyncio.Queue(queue)
        self.watching: dict[str, Seen] = {}
        # Whom the person does not want to hear, once it was read.
        self.muted: set[str] | None = None
        # Set when the connection is to end, with the code that the client is told.
        self.closing = asyncio.Event()
        self.code = GOING_AWAY

    @property
    def person(self) -> str | None:
        """Who is there, or None for somebody who is not signed in."""
        return None if self.visitor is None else str(self.visitor.person.id)

    def send(self, frame: Sent | bytes) -> None:
        """Have a frame sent; when too many wait already, the connection ends."""
        try:
            self.queue.put_nowait(frame if isinstance(frame, bytes) else msgspec.json.encode(frame))
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """End the connection soon."""
        if not self.closing.is_set():
            self.code = code
            self.closing.set()

    async def write(self) -> None:
        """Send what waits, until the connection ends."""
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                frame = await self.queue.get()
                await self.socket.send_text(frame.decode())
