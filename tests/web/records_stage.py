"""Games that are over, for tests of what is kept of them: records on file, and games that end quickly."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from browsing import Visitor
from client import Client
from golden import record
from running import Running
from tabling import post

# The tables that records became, by server and name.
brought: dict[tuple[str, str], str] = {}


def bring(visitor: Visitor, name: str) -> str:
    """Let the server keep a record, such as montana-1/bots-4, for all tests; the id of its table.

    The visitor is somebody by then.
    """
    origin = (visitor.url, name)
    if origin not in brought:
        brought[origin] = post(visitor, "/records?public=true", record(name))["id"]
    return brought[origin]


def played(server: Running, name: str, *people: str) -> tuple[str, list[str]]:
    """A game in which these people and bots made the last decision of a record; its table, their ids."""

    async def playing() -> tuple[str, list[str]]:
        clients = [await Client(server, seed).guest(person) for seed, person in enumerate(people)]
        try:
            first = clients[0]
            kept = await first.ask("POST", "/records", 201, content=record(name).encode())
            bots = ["bot:greedy"] * (kept["players"] - len(clients))
            seats = ["me", *["open"] * (len(clients) - 1), *bots]
            path = f"/tables/{kept['id']}/play-on"
            table = (await first.post(path, 201, at=kept["version"] - 1, seats=seats))["id"]
            for other in clients[1:]:
                await other.join(table)
            await asyncio.gather(*(each.play(table) for each in clients))
            return table, [each.id for each in clients]
        finally:
            for each in clients:
                await each.__aexit__()

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        return elsewhere.submit(asyncio.run, playing()).result()
