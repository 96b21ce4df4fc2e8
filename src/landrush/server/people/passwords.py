"""Passwords: hashed by argon2id in a thread, a few at a time."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from landrush.server.errors import TooMany

SHORTEST, LONGEST = 8, 128
# What OWASP recommends where memory matters: 19 MiB for each hash that is worked on.
MEMORY_KIB = 19_456
ROUNDS = 2
AT_ONCE = 2
# More do not wait; about a second of work.
WAITING = 40
SECONDS_TO_RETRY = 2


T = TypeVar("T")


class Passwords:
    """Hashes and checks passwords without holding up anything else."""

    def __init__(self) -> None:
        self.hasher = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY_KIB, parallelism=1)
        self.slots = asyncio.Semaphore(AT_ONCE)
        self.waiting = 0
        # Nobody's: checked where there is no name or no password, so that it takes as long.
        self.nobodys = self.hasher.hash(secrets.token_urlsafe())

    async def hashed(self, password: str) -> str:
        """What is stored of a password. Raises TooMany when too many wait already."""
        return await self.work(self.hasher.hash, plain_form(password))

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Whether this is the password; where none is stored it never is, after the same work."""
        is_same = await self.work(self.matches, stored or self.nobodys, plain_form(password))
        return is_same and stored is not None

    def is_outdated(self, stored: str) -> bool:
        """Whether it was hashed with less effort than passwords are now."""
        return self.hasher.check_needs_rehash(stored)

    def matches(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    async def work(self, function: Callable[..., T], *args: str) -> T:
        """Do it in a thread when one is free. Raises TooMany."""
        if self.waiting >= WAITING:
            raise TooMany(SECONDS_TO_RETRY)
        self.waiting += 1
        try:
            async with self.slots:
                return await asyncio.to_thread(function, *args)
        finally:
            self.waiting -= 1


def plain_form(password: str) -> str:
    """The same text whichever keyboard typed it."""
    return unicodedata.normalize("NFKC", password)
