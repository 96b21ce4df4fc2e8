"""The drill: a backup while people play, restored into the other kind of database, where the games go on."""

from __future__ import annotations

import asyncio
import itertools
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest
from crash import FAST, SOON, Kept, Player, at_table, check_folded, check_kept, kept, people, playing
from running import Running


async def landrush(*words: object) -> None:
    """Run a command as whoever hosts a server does."""
    command = [sys.executable, "-m", "landrush", *map(str, words)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
    assert await process.wait() == 0


async def drill(first: Running, second: Running, file: Path) -> None:
    players = await people(first, 3)
    shared = await at_table("montana", *players[:2], bots=1)
    alone = await at_table("dice-settlers", players[2], bots=1)
    ids = [shared, shared, alone]
    async with playing(players, ids) as play_more:
        await play_more(10)
        acknowledged = [dict(player.acknowledged) for player in players]
        await landrush("backup", file, "--config", first.config)
        await play_more(3)
    await asyncio.to_thread(first.stop)
    original = await kept(first.database_url)
    await landrush("restore", file, "--config", second.config)
    restored = await kept(second.database_url)
    check_restored(original, restored)

    # Whoever was signed in still is.
    again = [Player(second, seed) for seed in range(10, 13)]
    for new, old, had in zip(again, players, acknowledged, strict=True):
        new.http.cookies.update(old.http.cookies)
        new.me = old.me
        # All that was acknowledged before the backup began is in it.
        new.acknowledged = had
    check_kept(restored, again)
    await asyncio.to_thread(second.start)
    for new in again:
        assert (await new.get("/me"))["id"] == new.id
        new.numbers = itertools.count(10_000)
    async with playing(again, ids) as play_more:
        await play_more(5)
    await asyncio.to_thread(second.stop)
    after = await kept(second.database_url)
    check_restored(after, restored)
    check_kept(after, again)
    await check_folded(second.database_url, after)


def check_restored(whole: dict[str, Kept], part: dict[str, Kept]) -> None:
    """The one has everything of the other and went on from there."""
    assert whole.keys() >= part.keys()
    for id, (row, entries) in part.items():
        assert len(entries) == row.version
        assert whole[id].entries[: row.version] == entries
    assert any(whole[id].row.version > part[id].row.version for id in part)


@pytest.mark.long
@pytest.mark.parametrize("direction", [("sqlite", "postgresql"), ("postgresql", "sqlite")], ids=" to ".join)
def test_games_go_on_from_a_backup(
    tmp_path: Path, sqlite_url: str, postgresql_url: str, direction: tuple[str, str]
) -> None:
    urls = {"sqlite": sqlite_url, "postgresql": postgresql_url}
    first, second = (Running(tmp_path, urls[kind], limits=FAST, timing=SOON) for kind in direction)
    with first, ExitStack() as stack:
        # It is started in the middle of the drill.
        stack.push(second)
        asyncio.run(drill(first, second, tmp_path / "backup.zip"))
    for server in (first, second):
        assert "Traceback" not in server.said(), server.said()[-5000:]
