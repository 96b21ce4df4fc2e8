"""The bot of the examples plays a whole game on a server, as its reader would start it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from client import Client
from people import with_people
from running import Running

BOT = Path(__file__).parents[2] / "examples" / "online_bot.py"


@pytest.mark.long
def test_the_online_bot_plays(server: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        await ann.post("/me/claim", name="Ann of the bots", password="a long password")
        made = await ann.post("/me/bots", 201, name="Robo")
        token = (await ann.post(f"/me/bots/{made['id']}/tokens", 201, label="here"))["token"]
        program = subprocess.Popen(
            [sys.executable, BOT, server.url, token, "dice-settlers"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            id = await bob.table("dice-settlers", "me", "open")
            await bob.send("watch", table=id)
            await bob.until(lambda frame: frame["type"] == "update")
            last = await bob.play(id)
            assert program.stdout is not None
            line = await asyncio.to_thread(program.stdout.readline)
            assert line == f"{id} {last['view']['scores']}\n"
        finally:
            program.kill()
            program.communicate()

    with_people(server, test, "Ann", "Bob")
