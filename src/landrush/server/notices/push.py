"""Web push: a few numbers, encrypted for one browser, which puts them into words itself."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from email.utils import parseaddr
from typing import Any
from urllib.parse import urlsplit

import msgspec
import requests
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]
from sqlalchemy.exc import IntegrityError

from landrush.server.notices.endpoints import is_allowed
from landrush.server.notices.outbox import Undeliverable
from landrush.server.settings import Settings
from landrush.server.storage import notices
from landrush.server.storage.database import Database
from landrush.server.storage.notices import Subscription

SECRET = "vapid"
THREADS = 4
# To connect, and to answer.
SECONDS = (5.0, 5.0)
# Push services keep a notice for a browser that is off this long.
KEPT_SECONDS = 24 * 60 * 60
SENT = 201
GONE = (404, 410)
# Answers after which it is worth trying again.
BUSY = 429
BROKEN = 500


class Push(msgspec.Struct, frozen=True):
    """What a browser is told: no words, no names."""

    kind: str
    table: str
    game: str
    version: int


class NoRedirects(requests.Session):
    """Goes where it was sent and nowhere else, whatever the answer or the environment says."""

    def __init__(self) -> None:
        super().__init__()
        self.trust_env = False

    def post(self, url: Any, *args: Any, **options: Any) -> requests.Response:
        return super().post(url, *args, allow_redirects=False, **options)


class Pusher:
    """Sends web push with the server's own pair of keys."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.keys: Vapid02 | None = None
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="push")

    async def own_keys(self) -> Vapid02:
        """The pair of keys that all workers share, made by whoever needs it first."""
        if self.keys is None:
            self.keys = Vapid02.from_string(await kept_key(self.database))
        return self.keys

    async def public_key(self) -> str:
        """The key that browsers subscribe with."""
        point = (await self.own_keys()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return str(b64urlencode(point))

    async def send(self, to: Subscription, push: Push) -> None:
        """Send it, or forget a subscription that is gone. Raises Undeliverable when it is refused."""
        # The hosts of the settings may have changed since it was stored.
        if not is_allowed(to.endpoint, self.settings.push_hosts):
            raise Undeliverable("endpoint not allowed")
        keys = await self.own_keys()
        loop = asyncio.get_running_loop()
        status = await loop.run_in_executor(self.threads, post, to, push, keys, contact(self.settings))
        if status in GONE:
            async with self.database.write() as connection:
                await notices.unsubscribe(connection, to.person, to.id)
        elif status == BUSY or status >= BROKEN:
            raise requests.HTTPError(f"status {status}")
        elif status != SENT:
            raise Undeliverable(f"status {status}")

    def stop(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def post(to: Subscription, push: Push, keys: Vapid02, sub: str) -> int:
    """The status with which the push service answers. Blocks."""
    with NoRedirects() as session:
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                data=msgspec.json.encode(push).decode(),
                vapid_private_key=keys,
                vapid_claims={"sub": sub},
                timeout=SECONDS,
                ttl=KEPT_SECONDS,
                # A newer notice about a table replaces the one that waits.
                headers={"Topic": push.table, "Urgency": "high"},
                requests_session=session,
            )
        except WebPushException as error:
            if error.status_code is None:
                raise Undeliverable("keys") from None
            return int(error.status_code)
    return SENT


def contact(settings: Settings) -> str:
    """Whom push services can write to about us."""
    given = settings.push_contact or parseaddr(settings.mail.sender)[1]
    if given:
        return given if ":" in given else f"mailto:{given}"
    if settings.is_secure:
        return f"https://{urlsplit(settings.public_origins[0]).hostname}"
    return "mailto:landrush@localhost"


async def kept_key(database: Database) -> str:
    """The private key as it is stored. Of several workers that make one, the first is right."""
    async with database.read() as connection:
        kept = await notices.secret(connection, SECRET)
    if kept is not None:
        return kept
    made = Vapid02()
    made.generate_keys()
    number = made.private_key.private_numbers().private_value
    try:
        async with database.write() as connection:
            await notices.keep_secret(connection, SECRET, b64urlencode(number.to_bytes(32, "big")))
    except IntegrityError:
        pass
    return await kept_key(database)
