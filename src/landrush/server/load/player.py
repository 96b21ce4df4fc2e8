"""One person of a load test: a socket that watches one table and decides there when told to.

It reads of each frame only what it needs, so that hundreds of them cost little beside the server.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from landrush.server.load.guests import Guest

if TYPE_CHECKING:
    from landrush.server.load.crowd import Crowd

OPEN_SECONDS = 30
RETRY_SECONDS = 1.0


class Frame(msgspec.Struct, tag_field="type"):
    """A frame of which nothing is needed."""


class Welcome(Frame, tag="welcome"): ...


class TableFrame(Frame, tag="table"): ...


class Presence(Frame, tag="presence"): ...


class Chat(Frame, tag="chat"): ...


class Option(msgspec.Struct):
    text: str


class View(msgspec.Struct):
    options: list[Option]


class Update(Frame, tag="update"):
    version: int
    view: View


class Done(Frame, tag="done"):
    id: str
    version: int


class Why(msgspec.Struct):
    key: str


class Refused(Frame, tag="refused"):
    reason: Why
    id: str = ""


decoder = msgspec.json.Decoder(Welcome | TableFrame | Presence | Chat | Update | Done | Refused)


class Sent(NamedTuple):
    """A decision on its way."""

    id: str
    version: int
    move: str
    at: float


class Player:
    """Somebody at a table, who comes back whenever the connection ends."""

    def __init__(self, crowd: Crowd, guest: Guest, number: int) -> None:
        self.crowd = crowd
        self.guest = guest
        self.number = number
        self.count = 0
        self.version = 0
        self.options: list[Option] = []
        self.waiting: Sent | None = None
        self.socket: ClientConnection | None = None
        self.is_back = False

    async def live(self) -> None:
        """Connect, read until it ends, and connect again, until cancelled."""
        while True:
            try:
                async with self.crowd.entrance:
                    socket = await self.enter()
                async with socket:
                    await self.read(socket)
            except (OSError, WebSocketException):
                pass
            finally:
                self.left()
            await asyncio.sleep(RETRY_SECONDS * (0.5 + random.random()))

    async def enter(self) -> ClientConnection:
        """A new connection that watches the table from the version seen last."""
        socket = await connect(
            self.crowd.socket_url,
            additional_headers={"Cookie": self.guest.cookie},
            compression=None,
            open_timeout=OPEN_SECONDS,
            ping_interval=None,
            max_queue=None,
            proxy=None,
        )
        self.socket = socket
        watch = {"type": "watch", "table": self.guest.table, "version": self.version}
        await socket.send(msgspec.json.encode(watch), text=True)
        if self.waiting is not None:
            # Whether it arrived before the connection ended is not known; the id makes it safe.
            await self.send(self.waiting)
        return socket

    async def read(self, socket: ClientConnection) -> None:
        async for data in socket:
            at = time.perf_counter()
            self.hear(decoder.decode(data), at)

    def left(self) -> None:
        """The connection is gone."""
        if self.is_back:
            self.is_back = False
            self.crowd.count_back(-1)
        self.socket = None
        self.crowd.ready.pop(self, None)

    def hear(self, frame: Frame, at: float) -> None:
        """A frame that came at a time."""
        match frame:
            case Update(version=version, view=view):
                self.crowd.note_update(self, version, at)
                self.version, self.options = version, view.options
                if not self.is_back:
                    self.is_back = True
                    self.crowd.count_back(1)
            case Done(id=id, version=version):
                if id in self.crowd.asked_again:
                    self.crowd.note_again(id, version)
                elif self.waiting is not None and self.waiting.id == id:
                    sent, self.waiting = self.waiting, None
                    self.crowd.note_done(self, sent, version, at)
            case Refused(reason=reason, id=id):
                if id in self.crowd.asked_again:
                    self.crowd.note_again(id, None)
                else:
                    self.waiting = None
                    self.crowd.found.refused[reason.key] += 1
        self.crowd.is_ready(self, bool(self.options) and self.waiting is None and self.is_back)

    def decide(self, rng: random.Random) -> Sent:
        """Make one of the decisions that are possible."""
        self.count += 1
        move = rng.choice(self.options).text
        self.waiting = Sent(f"{self.number}-{self.count}", self.version, move, time.perf_counter())
        self.options = []
        return self.waiting

    async def send(self, sent: Sent) -> None:
        """Send a decision, for the first time or again. If the connection ends, the next one sends it."""
        frame = {"type": "move", "id": sent.id, "table": self.guest.table}
        try:
            if self.socket is not None:
                text = msgspec.json.encode({**frame, "version": sent.version, "move": sent.move})
                await self.socket.send(text, text=True)
        except (OSError, WebSocketException):
            pass
