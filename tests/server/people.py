"""Runs a test with people who have come in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from client import Client
from running import Running

SECONDS = 500


def with_people(server: Running, test: Callable[..., Awaitable[None]], *names: str) -> None:
    """Each name is a guest with a browser of their own."""

    async def run() -> None:
        async with asyncio.timeout(SECONDS):
            people = [Client(server, number) for number in range(len(names))]
            try:
                for person, name in zip(people, names, strict=True):
                    await person.guest(name)
                await test(*people)
            finally:
                for person in people:
                    await person.__aexit__()

    asyncio.run(run())
