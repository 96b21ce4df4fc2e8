"""PostgreSQL stops and starts in mid-game: nothing is half done, and play goes on by itself."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from crash import FAST, SECONDS, SOON, at_table, check_folded, check_kept, kept, people, playing, until
from parts import Postgres
from running import Running
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from landrush.server.storage.migrate import migrate
from tests.rounds import rounds

OUTAGES = rounds(2, 3)
UNAVAILABLE = "server-unavailable"


@pytest.fixture
def own_postgresql() -> Iterator[Postgres]:
    """A PostgreSQL that the test may stop."""
    part = Postgres()
    try:
        yield part.start()
    finally:
        part.remove()


@pytest.mark.longer
def test_play_goes_on_after_postgresql_was_away(tmp_path: Path, own_postgresql: Postgres) -> None:
    url = own_postgresql.new_database()
    asyncio.run(migrate(url))
    with Running(tmp_path, url, limits=FAST, timing=SOON) as server:
        asyncio.run(play(server, own_postgresql))
    # Everything that happens then is foreseen.
    assert "Traceback" not in server.said(), server.said()[-5000:]


async def play(server: Running, postgresql: Postgres) -> None:
    players = await people(server, 4)
    first = await at_table("montana", *players[:2], bots=1)
    second = await at_table("dice-settlers", players[2], bots=2)
    third = await at_table("dice-settlers", players[3], bots=1)
    async with (
        Client(server) as quiet,
        playing(players, [first, first, second, third]) as play_more,
    ):
        await quiet.guest("Quiet")
        table = await quiet.table("montana", "me", "me", mode="one-device")
        await quiet.watch(table)
        for number in range(OUTAGES):
            # Bots decide in between.
            await play_more(5)
            # In order, and as by a power cut.
            how = signal.SIGKILL if number % 2 else signal.SIGINT
            await asyncio.to_thread(postgresql.stop, how)
            await find_it_away(server, quiet, table)
            await asyncio.to_thread(postgresql.start)

            async def is_moved() -> bool:
                return (await quiet.move(table))["type"] == "done"

            await until(is_moved, "the server finds PostgreSQL again")
            # Only the decision that was acknowledged took effect.
            found = (await kept(server.database_url))[table]
            assert sum(each.command is not None for each in found.entries) == number + 1
            assert not any(player.codes for player in players)
        await play_more(5)
    # Bots play on until the end.
    await asyncio.to_thread(server.stop)
    tables = await kept(server.database_url)
    check_kept(tables, players)
    await check_folded(server.database_url, tables)


async def find_it_away(server: Running, quiet: Client, table: str) -> None:
    """What everybody is told while PostgreSQL is away."""
    for _ in range(3):
        answer = await quiet.move(table)
        assert (answer["type"], answer["reason"]["key"]) == ("refused", UNAVAILABLE)
    answer = await quiet.get("/me", 503)
    assert answer["error"]["key"] == UNAVAILABLE
    cookie = {"Cookie": f"landrush={quiet.http.cookies['landrush']}"}
    with pytest.raises(InvalidStatus) as refused:
        await connect(server.socket_url, additional_headers=cookie, open_timeout=SECONDS)
    assert refused.value.response.status_code == 503
