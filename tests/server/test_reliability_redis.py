"""Redis carries news, not data: without it play goes on and others catch up."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from client import Client
from crash import FAST, kept, two_servers, until_heard
from parts import Redis
from running import Running

# Servers that never ask the storage for news, and servers that ask all the time.
NEVER = {"poll": 3600.0}
OFTEN = {"poll": 0.2}


def test_redis_carries_news(tmp_path: Path, postgresql_url: str, redis_server: Redis) -> None:
    """Nothing else can have carried them; also after Redis was away."""

    async def play(one: Running, two: Running) -> None:
        async with at_both(one, two) as (id, everybody):
            await until_heard(redis_server, 2)
            await decide(id, everybody)
            await asyncio.to_thread(redis_server.stop)
            await asyncio.to_thread(redis_server.start)
            await until_heard(redis_server, 2)
            await decide(id, everybody)

    with two_servers(tmp_path, postgresql_url, redis_server, limits=FAST, timing=NEVER) as servers:
        asyncio.run(play(*servers))


def test_play_goes_on_without_redis(tmp_path: Path, postgresql_url: str, redis_server: Redis) -> None:
    async def play(one: Running, two: Running) -> None:
        async with at_both(one, two) as (id, everybody):
            await until_heard(redis_server, 2)
            await decide(id, everybody)
            await asyncio.to_thread(redis_server.stop)
            await decide(id, everybody)

    with two_servers(tmp_path, postgresql_url, redis_server, limits=FAST, timing=OFTEN) as servers:
        asyncio.run(play(*servers))


@asynccontextmanager
async def at_both(one: Running, two: Running) -> AsyncIterator[tuple[str, list[Client]]]:
    """A table where each of two people plays at another server, and somebody watches."""
    async with Client(one, 1) as ann, Client(two, 2) as bob, Client(two, 3) as watcher:
        await ann.guest("Ann")
        await bob.guest("Bob")
        id = await ann.table("montana", "me", "open")
        await bob.join(id)
        everybody = [ann, bob, watcher]
        for client in everybody:
            await client.watch(id)
        yield id, everybody
        stored = (await kept(one.database_url))[id]
        assert {client.updates[id]["version"] for client in everybody} == {stored.row.version}


async def decide(id: str, everybody: list[Client]) -> None:
    """Let whoever is asked decide until each has done so at least twice, and everybody hear of it."""
    decided = Counter({0: 0, 1: 0})
    while min(decided.values()) < 2:
        asked = everybody[0].updates[id]["asked"]
        answer = await everybody[asked].move(id)
        assert answer["type"] == "done", answer
        for client in everybody:
            await client.reach(id, answer["version"])
        decided[asked] += 1
