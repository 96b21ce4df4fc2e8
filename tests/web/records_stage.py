"""Games that are over, for tests of what is kept of them: records on file, and games that end quickly."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from browsing import Visitor
from client import Client
from golden import record
from running import Running

# So many entries before the end of a record its game goes on.
REST = 14


def come_in(visitor: Visitor, name: str) -> str:
    """Sign in as a guest; the id."""
    headers = {"Origin": visitor.url}
    answer = visitor.context.request.post("/api/guests", data={"name": name}, headers=headers)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def bring(visitor: Visitor, name: str) -> str:
    """Keep a record on file, such as montana-1/bots-4, as this visitor; the id of its table."""
    headers = {"Origin": visitor.url, "Content-Type": "text/plain"}
    answer = visitor.context.request.post("/api/records?public=true", data=record(name), headers=headers)
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def played(server: Running, name: str, *people: str) -> tuple[str, list[str]]:
    """A game that these people and bots played to its end, from late in a record; its table, their ids."""

    async def playing() -> tuple[str, list[str]]:
        clients = [await Client(server, seed).guest(person) for seed, person in enumerate(people)]
        try:
            first = clients[0]
            kept = await first.ask("POST", "/records", 201, content=record(name).encode())
            bots = ["bot:greedy"] * (kept["players"] - len(clients))
            seats = ["me", *["open"] * (len(clients) - 1), *bots]
            path = f"/tables/{kept['id']}/play-on"
            table = (await first.post(path, 201, at=kept["version"] - REST, seats=seats))["id"]
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
