"""Redis carries news, not data: without it play goes on and others catch up."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from client import Client
from crash import FAST, kept
from parts import Redis
from running import Running

# The longest that somebody at another server may wait without Redis, and with it.
CATCH_UP = 10.0
AT_ONCE = 1.0
# The longest until servers notice that Redis is back.
NOTICED = 20.0


def test_play_goes_on_without_redis(tmp_path: Path, postgresql_url: str, redis_server: Redis) -> None:
    # The times between looks are those of a real server.
    servers = [Running(tmp_path, postgresql_url, redis_url=redis_server.url, limits=FAST) for _ in range(2)]
    try:
        for server in servers:
            server.start()
        asyncio.run(play(*servers, redis_server))
    finally:
        for server in servers:
            assert server.stop() == 0, server.said()
            assert "Traceback" not in server.said(), server.said()


async def play(one: Running, two: Running, redis: Redis) -> None:
    async with Client(one, 1) as ann, Client(two, 2) as bob, Client(two, 3) as watcher:
        await ann.guest("Ann")
        await bob.guest("Bob")
        id = await ann.table("montana", "me", "open")
        await bob.join(id)
        everybody = [ann, bob, watcher]
        for client in everybody:
            await client.watch(id)
        assert await delays(id, everybody, 10) < AT_ONCE

        await asyncio.to_thread(redis.stop)
        assert await delays(id, everybody, 4) < CATCH_UP

        await asyncio.to_thread(redis.start)
        end = time.monotonic() + NOTICED
        # Quick again, and in both directions: each of the two decides within so many decisions.
        while await delays(id, everybody, 12) >= AT_ONCE:
            assert time.monotonic() < end, "nobody noticed that Redis is back"

        stored = (await kept(one.database_url))[id]
        assert {client.updates[id]["version"] for client in everybody} == {stored.row.version}
        decided = sum(each.command is not None for each in stored.entries)
        assert decided >= 25


async def delays(id: str, everybody: list[Client], decisions: int) -> float:
    """Let whoever is asked decide; the longest that anybody waited for the news."""
    longest = 0.0
    for _ in range(decisions):
        update = everybody[0].updates[id]
        mover = next(each for each in everybody if update["asked"] in each.tables[id]["mine"])
        start = time.monotonic()
        answer = await mover.move(id)
        assert answer["type"] == "done", answer
        # Whoever decides is answered at once, whatever Redis does.
        assert time.monotonic() - start < AT_ONCE
        for client in everybody:
            while client.updates[id]["version"] < answer["version"]:
                await asyncio.wait_for(client.receive(), CATCH_UP)
        longest = max(longest, time.monotonic() - start)
    return longest
