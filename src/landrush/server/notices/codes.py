"""Codes that confirm an e-mail address, and how often one may ask and try."""

from __future__ import annotations

import math
import secrets
import time
from collections import deque
from hashlib import sha256

from landrush.server.errors import TooMany

LENGTH = 8
# No two of these look alike.
LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
KEYS_KEPT = 10_000


def new_code() -> str:
    """A code that nobody can guess."""
    return "".join(secrets.choice(LETTERS) for position in range(LENGTH))


def hashed(person: str, address: str, code: str) -> str:
    """What is stored of a code; it is good for one person and one address."""
    return sha256(f"{person} {address} {code.strip().upper()}".encode()).hexdigest()


class Allowance:
    """So many within a period, for each key, in this worker."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.used: dict[str, deque[float]] = {}

    def take(self, key: str) -> None:
        """Use one. Raises TooMany."""
        now = time.monotonic()
        times = self.used.pop(key, deque())
        while times and times[0] <= now - self.seconds:
            times.popleft()
        self.used[key] = times
        if len(times) >= self.count:
            raise TooMany(math.ceil(times[0] + self.seconds - now))
        times.append(now)
        if len(self.used) > KEYS_KEPT:
            self.used.pop(next(iter(self.used)))
