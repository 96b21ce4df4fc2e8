"""How workers tell each other that something changed.

A message says only what changed, never how: whoever hears it reads the storage. Losing one costs time, not
data, because every worker also asks the storage now and then.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

CHANNEL = "landrush"
# Messages that wait while Redis does not answer; the oldest are dropped.
MOST_WAITING = 1000
RETRY_SECONDS = 0.5
LONGEST_RETRY = 2.0

log = logging.getLogger(__name__)


class TableChanged(msgspec.Struct, tag="table"):
    """A table has this version and this revision."""

    id: str
    version: int
    revision: int


class SessionsEnded(msgspec.Struct, tag="sessions"):
    """These sessions, by their hashes, are over."""

    hashes: list[str]


class PersonChanged(msgspec.Struct, tag="person"):
    """Somebody's name or whom they mute changed."""

    id: str


class Present(msgspec.Struct, tag="present"):
    """Who is at a table by this worker."""

    worker: str
    table: str
    people: list[str]
    watching: int


Message = TableChanged | SessionsEnded | PersonChanged | Present
Handler = Callable[[Message], Awaitable[None]]
# Who sent it, and what it says.
decoder: msgspec.json.Decoder[tuple[str, Message]] = msgspec.json.Decoder(tuple[str, Message])


class Bus(Protocol):
    """Takes messages for the other workers, and gives theirs to a handler."""

    is_well: bool

    def publish(self, message: Message) -> None: ...
    async def start(self, handler: Handler) -> None: ...
    async def stop(self) -> None: ...


class NoBus:
    """The bus of a worker that is alone."""

    is_well = True

    def publish(self, message: Message) -> None:
        pass

    async def start(self, handler: Handler) -> None:
        pass

    async def stop(self) -> None:
        pass


class RedisBus:
    """Redis pub/sub. While Redis is down messages are lost, and `is_well` is false."""

    def __init__(self, url: str, worker: str) -> None:
        # A connection to a Redis that was started again since is made once more, so that no message is lost.
        again = Retry(NoBackoff(), 1)
        self.redis = Redis.from_url(
            url, socket_connect_timeout=2, socket_timeout=5, health_check_interval=5, retry=again
        )
        self.worker = worker
        self.is_well = False
        # Redis may take a cancellation for a lost connection, so that it alone does not end a loop.
        self.is_stopped = False
        self.waiting: asyncio.Queue[Message] = asyncio.Queue(MOST_WAITING)
        self.tasks: list[asyncio.Task[None]] = []

    def publish(self, message: Message) -> None:
        """Send a message when it can be sent; nobody waits for it."""
        if self.waiting.full():
            self.waiting.get_nowait()
        self.waiting.put_nowait(message)

    async def start(self, handler: Handler) -> None:
        self.tasks = [asyncio.create_task(self.send()), asyncio.create_task(self.listen(handler))]

    async def stop(self) -> None:
        self.is_stopped = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self.redis.aclose()

    async def send(self) -> None:
        while not self.is_stopped:
            message = await self.waiting.get()
            try:
                await self.redis.publish(CHANNEL, msgspec.json.encode((self.worker, message)))
            except (RedisError, OSError):
                self.is_well = False

    async def listen(self, handler: Handler) -> None:
        """Hear the others, and connect again for ever."""
        pause = RETRY_SECONDS
        while not self.is_stopped:
            pubsub = self.redis.pubsub(ignore_subscribe_messages=True)
            try:
                await pubsub.subscribe(CHANNEL)
                self.is_well = True
                pause = RETRY_SECONDS
                while not self.is_stopped:
                    heard = await pubsub.get_message(timeout=1.0)
                    self.is_well = True
                    if heard is not None:
                        await self.handle(handler, heard["data"])
            except (RedisError, OSError) as error:
                if self.is_well or pause == RETRY_SECONDS:
                    log.warning("Redis does not answer: %s", type(error).__name__)
                self.is_well = False
            finally:
                with suppress(RedisError, OSError):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]
            await asyncio.sleep(pause)
            pause = min(LONGEST_RETRY, 2 * pause)

    async def handle(self, handler: Handler, data: bytes) -> None:
        """One message; what cannot be read or carried out is no reason to stop listening."""
        try:
            worker, message = decoder.decode(data)
            if worker != self.worker:
                await handler(message)
        except msgspec.DecodeError:
            log.warning("a message of another version was left out")
        except Exception:
            log.exception("a message was not carried out")
