"""Web push: a few numbers, encrypted for one browser, which puts them into words itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.utils import parseaddr
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy.exc import IntegrityError

from landrush.server.notices.endpoints import is_allowed
from landrush.server.notices.outbox import Undeliverable
from landrush.server.settings import Settings
from landrush.server.storage import notices
from landrush.server.storage.database import Database
from landrush.server.storage.notices import Subscription

SECRET = "vapid"
THREADS = 4
SENT = 201
GONE = (404, 410)


class Push(msgspec.Struct, frozen=True):
    """What a browser is told: no words, no names."""

    kind: str
    table: str
    game: str
    version: int


class Pusher:
    """Sends web push with the server's own pair of keys."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.key: str | None = None
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")

    async def deliver(self, name: str, *arguments: Any) -> Any:
        """Have a function of `delivery.py` called in a thread; it is loaded when it is first needed."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, called, name, arguments)

    async def own_key(self) -> str:
        """The private key that all workers share, made by whoever needs it first."""
        while self.key is None:
            async with self.database.read() as connection:
                self.key = await notices.secret(connection, SECRET)
            if self.key is None:
                made = await self.deliver("new_key")
                try:
                    async with self.database.write() as connection:
                        await notices.keep_secret(connection, SECRET, made)
                except IntegrityError:
                    # Of several workers that make one, the first is right.
                    continue
        return self.key

    async def public_key(self) -> str:
        """The key that browsers subscribe with."""
        return str(await self.deliver("public_key", await self.own_key()))

    async def send(self, to: Subscription, push: Push) -> None:
        """Send it, or forget a subscription that is gone. Raises Undeliverable when it is refused."""
        # The hosts of the settings may have changed since it was stored.
        if not is_allowed(to.endpoint, self.settings.push_hosts):
            raise Undeliverable("endpoint not allowed")
        status = await self.deliver("post", to, push, await self.own_key(), contact(self.settings))
        if status in GONE:
            async with self.database.write() as connection:
                await notices.unsubscribe(connection, to.person, to.id)
        elif status != SENT:
            raise Undeliverable(f"status {status}")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def called(name: str, arguments: tuple[Any, ...]) -> Any:
    function: Callable[..., Any] = getattr(import_module("landrush.server.notices.delivery"), name)
    return function(*arguments)


def contact(settings: Settings) -> str:
    """Whom push services can write to about us."""
    given = settings.push_contact or parseaddr(settings.mail.sender)[1]
    if given:
        return given if ":" in given else f"mailto:{given}"
    if settings.is_secure:
        return f"https://{urlsplit(settings.public_origins[0]).hostname}"
    return "mailto:landrush@localhost"
