"""Restarts: workers one after another while people play, and what a killed server had still to do."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest
from client import Client
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
    workers,
)
from parts import Redis
from running import Running
from sqlalchemy import update

from landrush.match.entries import MOVE, TIMEOUT
from landrush.server.settings import checked_database_url
from landrush.server.storage import schema
from landrush.server.storage.database import Database
from landrush.server.storage.tables import BOT
from landrush.server.tables.commands import STAND_IN

RESTARTING = 1012
PLAYERS = 8
HOUR = 3_600_000
# Half an hour for the whole game.
CLOCK = "live 1800+0"


@pytest.mark.long
def test_workers_restart_while_people_play(tmp_path: Path, postgresql_url: str, redis_server: Redis) -> None:
    """SIGHUP, which `systemctl reload` sends: workers are replaced one after the other."""
    settings = {"redis_url": redis_server.url, "workers": 2, "limits": FAST, "timing": SOON}
    with Running(tmp_path, postgresql_url, **settings) as server:
        asyncio.run(roll(server))
    assert "Traceback" not in server.said(), server.said()[-5000:]


async def roll(server: Running) -> None:
    assert server.process is not None
    players = await people(server, PLAYERS)
    ids = []
    for first in range(0, len(players), 2):
        game = ("montana", "dice-settlers")[first // 2 % 2]
        ids += [await at_table(game, *players[first : first + 2], bots=1)] * 2
    async with playing(players, ids) as play_more:
        await play_more(3)
        old = workers(server)
        assert len(old) == 2
        server.process.send_signal(signal.SIGHUP)

        async def are_gone() -> bool:
            """Meanwhile somebody always answers."""
            answer = await players[0].http.get("/api/health", headers={"Connection": "close"})
            assert answer.status_code == 200
            return not any(map(is_running, old))

        await until(are_gone, "the old workers are gone")
        await play_more(3)
        await until(lambda: len(workers(server) - old) == 2, "there are new workers")
    # Everybody lost the connection, at least once, because the server restarts.
    assert all(player.codes for player in players)
    assert {code for player in players for code in player.codes} == {RESTARTING}
    await asyncio.to_thread(server.stop)
    tables = await kept(server.database_url)
    check_kept(tables, players)
    await check_folded(server.database_url, tables)


def test_what_a_killed_server_had_to_do_is_done(tmp_path: Path, database_url: str) -> None:
    """After the restart a time-out comes by itself, and bots that were cut off decide."""
    with Running(tmp_path, database_url, limits=FAST, timing=SOON) as server:
        asyncio.run(cut_off(server))


async def cut_off(server: Running) -> None:
    async with Client(server, 1) as ann, Client(server, 2) as bob:
        await ann.guest("Ann")
        await bob.guest("Bob")
        with_bots = [await ann.table("montana", "me", "bot:greedy", "bot:greedy") for _ in range(3)]
        timed = await ann.table("montana", "me", "open", clock=CLOCK)
        await bob.join(timed)
        gone = (await ann.watch(timed))["asked"]
        for id in with_bots:
            await ann.play(id, lambda update: update["asked"] == 0)
        # Bots think as long as we like: their processes stand still.
        assert server.process is not None
        for process in children(server.process.pid):
            os.kill(process, signal.SIGSTOP)
        for id in with_bots:
            await ann.play(id, lambda update: update["asked"] != 0)
        server.kill()
        before = await kept(server.database_url)
        waiting = [id for id in with_bots if before[id].row.asked != 0]
        assert waiting == with_bots
        assert before[timed].row.asked == gone
        await pass_time(server.database_url, timed)
        await asyncio.to_thread(server.start)

        async def is_all_done() -> bool:
            rows = {id: await ann.get(f"/tables/{id}") for id in (timed, *waiting)}
            is_replaced = rows[timed]["seats"][gone]["kind"] == BOT
            return is_replaced and all(rows[id]["asked"] == 0 for id in waiting)

        await until(is_all_done, "all is done that was due")
        await until(lambda: bot_decided(server, timed, gone), "the bot decides")
        after = await kept(server.database_url)
        assert all(len(after[id].entries) > len(before[id].entries) for id in waiting)
        entry = next(each.entry for each in after[timed].entries if each.entry.kind == TIMEOUT)
        assert (entry.seat, entry.text) == (gone, f"bot:{STAND_IN}")
        # The clock ran while nobody was there to look at it.
        assert entry.spent is not None
        assert entry.spent > HOUR


async def pass_time(url: str, id: str) -> None:
    """Let an hour pass at a table: everything there was an hour earlier."""
    database = Database(checked_database_url(url))
    tables, entries = schema.tables.c, schema.entries.c
    earlier = {name: tables[name] - HOUR for name in ("started", "asked_since", "due")}
    try:
        async with database.write() as connection:
            await connection.execute(update(schema.tables).where(tables.id == id).values(earlier))
            await connection.execute(
                update(schema.entries).where(entries.table == id).values(at=entries.at - HOUR)
            )
    finally:
        await database.close()


async def bot_decided(server: Running, id: str, seat: int) -> bool:
    entries = (await kept(server.database_url))[id].entries
    return any(each.entry.seat == seat and each.entry.kind == MOVE for each in entries)
