"""A load test from its first guest to its last check."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from landrush.server.load.crowd import Crowd
from landrush.server.load.guests import seated
from landrush.server.load.plan import Found, Plan
from landrush.server.load.process import OwnServer, cpu_seconds, memory
from landrush.server.load.scrape import DEFECTS, LONGEST, lag_percentile, scraped

# Seconds for everybody to come in, for what is on its way to arrive, and to play around a restart.
ENTER_SECONDS = 120
SETTLE_SECONDS = 20
RESTART_PLAY = 3.0

# What is done now, how far it is and how far it goes.
Tell = Callable[[str, float, float], None]


async def measured(plan: Plan, url: str, server: OwnServer | None, tell: Tell) -> Found:
    """Carry out a load test against a server; one of our own is killed and started again as well."""
    found = Found(games=plan.games, start=server.started_in if server else None)
    groups = plan.groups()
    ready = 0

    def tell_table() -> None:
        nonlocal ready
        ready += 1
        tell("tables", ready, len(groups))

    guests = await asyncio.to_thread(lambda: list(seated(url, groups, tell_table)))
    crowd = Crowd(f"{url.replace('http', 'ws', 1)}/api/socket", guests, plan.seed, found)
    everybody = len(crowd.players)
    crowd.start()
    try:
        await crowd.all_back(ENTER_SECONDS, lambda back: tell("sockets", back, everybody))
        found.sockets = crowd.back
        await play(plan, url, server, crowd, tell)
        if server is not None:
            await restart(plan, server, crowd, tell)
        await crowd.check(lambda count: tell("check", count, len(crowd.acknowledged)))
        seen = await asyncio.to_thread(scraped, url)
        if seen:
            found.defects = int(seen.get((DEFECTS, ""), 0))
    finally:
        await crowd.stop()
    return found


async def play(plan: Plan, url: str, server: OwnServer | None, crowd: Crowd, tell: Tell) -> None:
    """The part that is measured."""
    found = crowd.found
    workers = server.workers() if server else []
    before = await asyncio.to_thread(scraped, url)
    worked = [cpu_seconds(pid) for pid in workers]
    began = time.perf_counter()
    crowd.is_measuring = True
    await crowd.play(plan.rate, plan.seconds, lambda elapsed: tell("play", elapsed, plan.seconds))
    await crowd.settled(SETTLE_SECONDS)
    found.seconds = time.perf_counter() - began
    crowd.is_measuring = False
    found.memory = [memory(pid) for pid in workers]
    found.cpu = [
        (cpu_seconds(pid) - start) / found.seconds for pid, start in zip(workers, worked, strict=True)
    ]
    after = await asyncio.to_thread(scraped, url)
    found.lag = lag_percentile(before, after, 0.99)
    found.longest_lag = after.get((LONGEST, ""))


async def restart(plan: Plan, server: OwnServer, crowd: Crowd, tell: Tell) -> None:
    """Kill the server while people play, start it, and wait for everybody to be back."""
    everybody = len(crowd.players)
    crowd.is_restarting = True
    playing = asyncio.create_task(crowd.play(plan.rate, RESTART_PLAY, lambda elapsed: None))
    await asyncio.sleep(RESTART_PLAY / 2)
    began = time.perf_counter()
    server.kill()
    await asyncio.gather(playing, asyncio.to_thread(server.start))
    is_whole = await crowd.all_back(ENTER_SECONDS, lambda back: tell("restart", back, everybody))
    crowd.found.restart = time.perf_counter() - began if is_whole else float("inf")
    await crowd.settled(SETTLE_SECONDS)
    await crowd.play(plan.rate, RESTART_PLAY / 2, lambda elapsed: None)
    await crowd.settled(SETTLE_SECONDS)
    crowd.is_restarting = False
