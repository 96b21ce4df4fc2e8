"""How web push is encrypted, signed and posted. Loaded when it is first needed: it brings much with it."""

from __future__ import annotations

from typing import Any

import msgspec
import requests
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]
from py_vapid.utils import b64urlencode  # type: ignore[import-untyped]
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

from landrush.server.notices.outbox import Undeliverable
from landrush.server.notices.push import SENT, Push
from landrush.server.storage.notices import Subscription

# To connect, and to answer.
SECONDS = (5.0, 5.0)
# Push services keep a notice for a browser that is off this long.
KEPT_SECONDS = 24 * 60 * 60
# Answers after which it is worth trying again.
BUSY = 429
BROKEN = 500


class NoRedirects(requests.Session):
    """Goes where it was sent and nowhere else, whatever the answer or the environment says."""

    def __init__(self) -> None:
        super().__init__()
        self.trust_env = False

    def post(self, url: Any, *args: Any, **options: Any) -> requests.Response:
        return super().post(url, *args, allow_redirects=False, **options)


def new_key() -> str:
    """A private key as it is stored."""
    made = Vapid02()
    made.generate_keys()
    number = made.private_key.private_numbers().private_value
    return str(b64urlencode(number.to_bytes(32, "big")))


def public_key(key: str) -> str:
    """The key that browsers subscribe with."""
    point = Vapid02.from_string(key).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return str(b64urlencode(point))


def post(to: Subscription, push: Push, key: str, sub: str) -> int:
    """The status that the push service answers. Blocks. Raises HTTPError when it is worth trying again."""
    with NoRedirects() as session:
        try:
            webpush(
                {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
                data=msgspec.json.encode(push).decode(),
                vapid_private_key=Vapid02.from_string(key),
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
            status = int(error.status_code)
            if status == BUSY or status >= BROKEN:
                raise requests.HTTPError(f"status {status}") from None
            return status
    return SENT
