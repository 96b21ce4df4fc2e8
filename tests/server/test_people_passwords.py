"""Passwords are hashed beside everything else, a few at a time."""

from __future__ import annotations

import asyncio
import threading

import pytest
from argon2 import PasswordHasher

from landrush.server.errors import TooMany
from landrush.server.people.passwords import AT_ONCE, WAITING, Passwords


def test_a_password_is_recognized() -> None:
    passwords = Passwords()

    async def check() -> None:
        stored = await passwords.hashed("caf\u00e9 noir")
        assert await passwords.is_right(stored, "cafe\u0301 noir")
        assert not await passwords.is_right(stored, "cafe noir")
        assert stored != await passwords.hashed("caf\u00e9 noir")
        assert not passwords.is_outdated(stored)

    asyncio.run(check())


@pytest.mark.parametrize("stored", [None, "", "nonsense", "$argon2id$v=19$m=8,t=1,p=1$YQ$YQ"])
def test_what_is_no_hash_is_no_password(stored: str | None) -> None:
    assert not asyncio.run(Passwords().is_right(stored, "anything"))


def test_a_weaker_hash_is_outdated() -> None:
    weak = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash("anything")
    assert Passwords().is_outdated(weak)


def test_a_few_are_worked_on_some_wait_and_the_rest_are_turned_away() -> None:
    passwords = Passwords()
    busy: list[int] = []
    matches = passwords.matches
    together = threading.Barrier(AT_ONCE, timeout=60)

    def counting(stored: str, password: str) -> bool:
        busy.append(1)
        at_once.append(len(busy))
        try:
            # The first ones wait for each other.
            if len(at_once) <= AT_ONCE:
                together.wait()
            return matches(stored, password)
        finally:
            busy.pop()

    at_once: list[int] = []
    passwords.matches = counting  # type: ignore[method-assign]

    async def flood() -> list[bool | BaseException]:
        attempts = (passwords.is_right(None, "anything") for _ in range(WAITING + 15))
        return await asyncio.gather(*attempts, return_exceptions=True)

    results = asyncio.run(flood())
    assert results[:WAITING] == [False] * WAITING
    assert all(isinstance(result, TooMany) for result in results[WAITING:])
    assert max(at_once) == AT_ONCE
    assert passwords.waiting == 0
