"""What the server refuses: each with an HTTP status and a reason that can be told in every language."""

from __future__ import annotations

from typing import Any, ClassVar

from landrush.errors import LandrushError
from landrush.messages import Reason


class Refused(LandrushError):
    """A request that is understood and not carried out."""

    status: ClassVar[int] = 400

    def __init__(self, key: str, **params: Any) -> None:
        super().__init__(Reason(key, params))


class NotSignedIn(Refused):
    """Nobody is signed in, and somebody must be."""

    status = 401

    def __init__(self) -> None:
        super().__init__("server-not-signed-in")


class Forbidden(Refused):
    """Somebody is signed in, but not who may do this."""

    status = 403


class NotFound(Refused):
    """There is no such thing, or the person may not know of it."""

    status = 404


class Conflict(Refused):
    """Things are no longer, or not yet, as the request needs them."""

    status = 409


class TooLarge(Refused):
    """More than the server takes."""

    status = 413


class TooMany(Refused):
    """Too much in too short a time; after `seconds` it may be tried again."""

    status = 429

    def __init__(self, seconds: int) -> None:
        super().__init__("server-too-many", seconds=seconds)
        self.seconds = seconds


class Unavailable(Refused):
    """The storage does not answer now. Nothing was changed; it may be tried again."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-unavailable")
