"""Duplicates, reordering, and workers that race: every command takes effect once or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from client import Client, Frame
from crash import FAST, SOON, kept, process_of, two_servers, until
from parts import Postgres, Redis
from running import Running

from tests.rounds import rounds

RACES = rounds(5, 30)
# As many sockets as it takes until each worker has one.
LIMITS = {**FAST, "sockets_per_person": 10_000, "sockets_per_address": 10_000}
LATE = "why-position-changed"


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    part = Redis()
    try:
        yield part.start()
    finally:
        part.remove()


@pytest.fixture(scope="module")
def two(
    tmp_path_factory: pytest.TempPathFactory, postgresql: Postgres, redis: Redis
) -> Iterator[list[Running]]:
    """Two servers that share everything."""
    url = postgresql.new_database("migrated")
    with two_servers(tmp_path_factory.mktemp("two"), url, redis, limits=FAST, timing=SOON) as servers:
        yield servers
    postgresql.drop_database(url)


class Person:
    """Somebody with several sockets, each perhaps at another server."""

    def __init__(self, *clients: Client) -> None:
        self.clients = clients

    @classmethod
    async def at(cls, stack: AsyncExitStack, name: str, *servers: Running) -> Person:
        clients = [await stack.enter_async_context(Client(server)) for server in servers]
        await clients[0].guest(name)
        for client in clients[1:]:
            client.http.cookies.update(clients[0].http.cookies)
            client.me = clients[0].me
        return cls(*clients)

    async def watch(self, id: str) -> None:
        for client in self.clients:
            await client.watch(id)

    async def reach(self, id: str, version: int) -> None:
        """Read until all sockets were told of a version."""
        for client in self.clients:
            while client.updates[id]["version"] < version:
                await client.receive()

    async def race(self, id: str, frames: list[Frame]) -> list[Frame]:
        """Send a frame by each socket at once; the answers."""
        await asyncio.gather(
            *(client.send(**frame) for client, frame in zip(self.clients, frames, strict=True))
        )
        return await asyncio.gather(
            *(
                client.until(lambda got, frame=frame: got.get("id") == frame["id"])  # type: ignore[misc]
                for client, frame in zip(self.clients, frames, strict=True)
            )
        )


def move(client: Client, id: str, name: str, option: int = 0, **fields: Any) -> Frame:
    """The frame of a decision as a client sees the table."""
    update = client.updates[id]
    text = update["view"]["options"][option]["text"]
    return {"type": "move", "id": name, "table": id, "version": update["version"], "move": text, **fields}


async def version_of(client: Client, id: str) -> int:
    return int((await client.get(f"/tables/{id}"))["version"])


def test_a_command_sent_again_is_carried_out_once(two: list[Running]) -> None:
    """On the same socket, on two at once, after a reconnect, and when others have gone on."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann = await Person.at(stack, "Ann", *two, two[0])
            first = ann.clients[0]
            id = await first.table("dice-settlers", "me", "me", mode="one-device")
            await ann.watch(id)
            answers: dict[str, int] = {}
            for number in range(20):
                frame = move(first, id, f"again-{number}", number % 2 * -1)
                done = await ann.race(id, [frame] * 3)
                assert done[0]["type"] == "done"
                assert done == [done[0]] * 3
                answers[frame["id"]] = done[0]["version"]
                await ann.reach(id, answers[frame["id"]])
                await first.send(**frame)
                again = await first.until(lambda got, name=frame["id"]: got.get("id") == name)
                assert again == done[0]
            # Somebody who connects to another server much later, with other words under the same id.
            late = await Person.at(stack, "Late", two[1])
            late.clients[0].http.cookies.update(first.http.cookies)
            await late.watch(id)
            for name, version in answers.items():
                frame = move(late.clients[0], id, name, version=0)
                (answer,) = await late.race(id, [frame])
                assert (answer["type"], answer["version"]) == ("done", version)
            entries = (await kept(two[0].database_url))[id].entries
            commands = [each.command for each in entries if each.command is not None]
            assert commands == [f"{first.id}:{name}" for name in answers]
            assert len(entries) == max(answers.values()) == await version_of(first, id)

    asyncio.run(run())


def test_a_command_for_another_position_changes_nothing(two: list[Running]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann = await Person.at(stack, "Ann", two[0])
            client = ann.clients[0]
            id = await client.table("montana", "me", "me", mode="one-device")
            await ann.watch(id)
            sent = []
            for number in range(8):
                sent.append(move(client, id, f"first-{number}"))
                assert (await client.move(id))["type"] == "done"
            version = await version_of(client, id)
            # Backwards, as if a network had turned them around, and one from the future.
            frames = [*reversed(sent), move(client, id, "future", version=version + 3)]
            for frame in frames:
                (answer,) = await ann.race(id, [frame])
                assert (answer["type"], answer["reason"]) == ("refused", {"key": LATE})
                assert answer["version"] == version
            for kind in ("undo", "restart", "ask"):
                (answer,) = await ann.race(id, [{"type": kind, "id": kind, "table": id, "version": 1}])
                assert answer["reason"] == {"key": LATE}
            assert await version_of(client, id) == version
            assert (await client.move(id))["type"] == "done"

    asyncio.run(run())


async def race_often(ann: Person, id: str) -> None:
    """Different commands for the same version on two sockets; one of them wins."""
    await ann.watch(id)
    for number in range(RACES):
        last = len(ann.clients[0].updates[id]["view"]["options"]) - 1
        frames = [
            move(client, id, f"race-{number}-{side}", last * side) for side, client in enumerate(ann.clients)
        ]
        before = frames[0]["version"]
        assert frames[1]["version"] == before
        if number % 2:
            ann.clients, frames = ann.clients[::-1], frames[::-1]
        answers = await ann.race(id, frames)
        if number % 2:
            ann.clients, answers = ann.clients[::-1], answers[::-1]
        won = [answer["type"] == "done" for answer in answers]
        assert sorted(won) == [False, True], answers
        winner, loser = answers[won.index(True)], answers[won.index(False)]
        assert loser["reason"] == {"key": LATE}
        assert loser["version"] == winner["version"] > before
        # The loser is told of the position by itself.
        await ann.reach(id, winner["version"])
        assert len({client.updates[id]["version"] for client in ann.clients}) == 1
        views = [client.updates[id]["view"] for client in ann.clients]
        assert views[0] == views[1]


@pytest.mark.longer
def test_of_two_servers_one_wins(two: list[Running]) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann = await Person.at(stack, "Ann", *two)
            id = await ann.clients[0].table("dice-settlers", "me", "me", mode="one-device")
            await race_often(ann, id)
            found = (await kept(two[0].database_url))[id]
            assert sum(each.command is not None for each in found.entries) == RACES

    asyncio.run(run())


@pytest.mark.longer
def test_what_is_for_any_position_never_loses(two: list[Running]) -> None:
    """Somebody leaves and comes back on one server while another person decides on the other one."""

    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann = await Person.at(stack, "Ann", two[0])
            bob = await Person.at(stack, "Bob", two[1])
            (here,) = ann.clients
            id = await here.table("montana", "me", "open")
            await bob.clients[0].join(id)
            await ann.watch(id)
            for number in range(RACES):
                is_away = number % 2 == 1
                # A bot that plays for Bob comes to an end; Bob himself decides nothing.
                while is_away and not here.updates[id]["view"]["options"]:
                    await here.receive()
                frame = {"type": "sit" if is_away else "leave", "id": f"bob-{number}", "table": id}
                moves = [move(here, id, f"ann-{number}")] if here.updates[id]["view"]["options"] else []
                racing = [ann.race(id, moves)] if moves else []
                (went,), *moved = await asyncio.gather(bob.race(id, [frame]), *racing)
                assert went["type"] == "done", went
                for (answer,) in moved:
                    assert answer["type"] == "done" or answer["reason"] == {"key": LATE}
                await ann.reach(id, went["version"])

    asyncio.run(run())


@pytest.mark.longer
def test_of_two_workers_one_wins(tmp_path: Path, postgresql_url: str, redis: Redis) -> None:
    async def run(server: Running) -> None:
        async with AsyncExitStack() as stack:
            ann = await Person.at(stack, "Ann", server)
            cookies = ann.clients[0].http.cookies
            by_process: dict[int, Client] = {}

            async def has_both() -> bool:
                """The system deals sockets out to workers as it likes."""
                client = await stack.enter_async_context(Client(server))
                client.http.cookies.update(cookies)
                await client.opened()
                by_process.setdefault(process_of(server, client), client)
                return len(by_process) == 2

            await until(has_both, "both workers serve")
            ann = Person(*by_process.values())
            id = await ann.clients[0].table("montana", "me", "me", mode="one-device")
            await race_often(ann, id)

    settings = {"redis_url": redis.url, "workers": 2, "limits": LIMITS, "timing": SOON}
    with Running(tmp_path, postgresql_url, **settings) as server:
        asyncio.run(run(server))
    assert "Traceback" not in server.said(), server.said()
