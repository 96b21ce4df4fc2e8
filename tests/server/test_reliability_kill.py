"""Stored before acknowledged: whatever was acknowledged survives kill -9, round after round."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

from crash import FAST, SOON, Player, at_table, check_folded, check_kept, children, is_running, kept, until
from running import Running

ROUNDS = 20
# Seconds that everybody plays after everybody had an answer, at most.
LONGEST_LOAD = 0.4


def test_nothing_acknowledged_is_lost(tmp_path: Path, database_url: str) -> None:
    asyncio.run(play_and_kill(Running(tmp_path, database_url, limits=FAST, timing=SOON)))


async def play_and_kill(server: Running) -> None:
    chance = random.Random(5)
    await asyncio.to_thread(server.start)
    players = [Player(server, seed) for seed in range(6)]
    for number, player in enumerate(players):
        await player.guest(f"Player {number}")
    ids = [
        await at_table("montana", *players[0:2], bots=1),
        await at_table("dice-settlers", *players[2:4], bots=1),
        await at_table("montana", players[4], bots=1),
        await at_table("dice-settlers", players[5], bots=2),
    ]
    tasks = [
        asyncio.create_task(player.play_on(ids[number]))
        for player, number in zip(players, (0, 0, 1, 1, 2, 3), strict=True)
    ]
    try:
        for number in range(ROUNDS):
            if number:
                await asyncio.to_thread(server.start)
            before = [len(player.acknowledged) for player in players]

            def everybody_plays(before: list[int] = before) -> bool:
                assert not any(task.done() for task in tasks), [
                    task.exception() for task in tasks if task.done()
                ]
                return all(len(each.acknowledged) > had for each, had in zip(players, before, strict=True))

            await until(everybody_plays, f"everybody plays in round {number}")
            await asyncio.sleep(chance.uniform(0, LONGEST_LOAD))
            await kill(server, alone=bool(number % 2))
            check_kept(await kept(server.database_url), players)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.hang_up()
            await player.http.aclose()
    tables = await kept(server.database_url)
    check_kept(tables, players)
    await check_folded(server.database_url, tables)
    assert sum(len(player.acknowledged) for player in players) > ROUNDS * len(players)


async def kill(server: Running, *, alone: bool) -> None:
    """Kill the server, with all that it started or alone; then they notice it themselves."""
    assert server.process is not None
    below = children(server.process.pid)
    if alone:
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
    else:
        server.kill()
    await until(lambda: not any(map(is_running, below)), "no process is left behind", 10)
