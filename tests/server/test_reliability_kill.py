"""Stored before acknowledged: whatever was acknowledged survives kill -9, round after round."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

import pytest
from crash import (
    FAST,
    SOON,
    at_table,
    check_folded,
    check_kept,
    children,
    is_running,
    kept,
    people,
    playing,
    until,
)
from running import Running

from tests.rounds import rounds

ROUNDS = rounds(3, 20)
# So many answers are waited for before the server is killed, at most.
MOST_ANSWERS = 8


@pytest.mark.longer
def test_nothing_acknowledged_is_lost(tmp_path: Path, database_url: str) -> None:
    with Running(tmp_path, database_url, limits=FAST, timing=SOON) as server:
        asyncio.run(play_and_kill(server))


async def play_and_kill(server: Running) -> None:
    chance = random.Random(5)
    players = await people(server, 6)
    first = await at_table("montana", *players[0:2], bots=1)
    second = await at_table("dice-settlers", *players[2:4], bots=1)
    third = await at_table("montana", players[4], bots=1)
    fourth = await at_table("dice-settlers", players[5], bots=2)
    async with playing(players, [first, first, second, second, third, fourth]) as play_more:
        for number in range(ROUNDS):
            if number:
                await asyncio.to_thread(server.start)
            await play_more(1)
            # Somebody is answered so many times more, while all the others are in the middle of something.
            await play_more(chance.randrange(MOST_ANSWERS), players[:1])
            await kill(server, alone=bool(number % 2))
            check_kept(await kept(server.database_url), players)
    tables = await kept(server.database_url)
    check_kept(tables, players)
    await check_folded(server.database_url, tables)
    assert min(len(player.acknowledged) for player in players) >= ROUNDS


async def kill(server: Running, *, alone: bool) -> None:
    """Kill the server, with all that it started or alone; then they notice it themselves."""
    assert server.process is not None
    below = children(server.process.pid)
    if alone:
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
    else:
        server.kill()
    await until(lambda: not any(map(is_running, below)), "no process is left behind")
