"""Slow readers, floods and many sockets: others keep playing, and memory stays flat."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import pytest
from client import Client, Frame
from crash import SECONDS, memory, until
from running import Running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.rounds import rounds

LIMITS = {
    "frames_burst": 200,
    "frames_rate": 400.0,
    "sockets_per_address": 60,
    "guests_per_hour": 10_000,
    "tables_per_hour": 10_000,
    "queue": 16,
}
# Kilobytes that memory may grow by; one frame of a match has about ten.
GROWTH = 20_000
SLOW_READERS = 5
FLOODS = 5
# So many answers a flood gets at least, and so many decisions others make meanwhile.
ANSWERS = rounds(600, 1_400)
DECISIONS = rounds(50, 200)
SOCKETS = rounds(200, 1_000)
AT_ONCE = 50


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("floods"), limits=LIMITS) as running:
        yield running
    assert "Traceback" not in running.said(), running.said()[-5000:]


def used(server: Running) -> int:
    assert server.process is not None
    return memory(server.process.pid)


async def a_table(client: Client) -> str:
    """A table of one's own where one decides for everybody."""
    await client.guest("Ann")
    id = await client.table("montana", "me", "me", mode="one-device")
    await client.watch(id)
    return id


async def play_on(client: Client, id: str) -> str:
    """One decision, at the next table when the game is over; the table."""
    if client.updates[id]["asked"] is None:
        await client.send("unwatch", table=id)
        id = await client.table("montana", "me", "me", mode="one-device")
        await client.watch(id)
    answer = await client.move(id)
    assert answer["type"] == "done", answer
    client.frames.clear()
    return id


def test_who_never_reads_is_dropped(server: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(server))
            id = await a_table(ann)
            for _ in range(50):
                await play_on(ann, id)
            before = used(server)
            readers = []
            for number in range(SLOW_READERS):
                slow = await stack.enter_async_context(Client(server))
                await slow.guest(f"Slow {number}")
                await slow.watch(id)
                assert slow.socket is not None
                slow.socket.transport.pause_reading()
                readers.append(slow)
            names = {slow.id for slow in readers}
            there = await ann.until(lambda frame: names <= set(frame.get("people", ())))
            assert len(there["people"]) == SLOW_READERS + 1
            present = set(there["people"])

            def note(frame: Frame) -> None:
                if frame["type"] == "presence":
                    present.clear()
                    present.update(frame["people"])

            end = time.monotonic() + SECONDS
            highest = before
            while present & names:
                assert time.monotonic() < end, "somebody who never reads is still there"
                # Each asks for everything again and again, and a busy table tells them more.
                for slow in readers:
                    with suppress(ConnectionClosed):
                        await asyncio.wait_for(slow.send("watch", table=id, version=0), 0.01)
                option = ann.random.choice(ann.updates[id]["view"]["options"])
                command = {"table": id, "version": ann.updates[id]["version"], "move": option["text"]}
                key = f"n{next(ann.numbers)}"
                await ann.send("move", id=key, **command)
                frame: Frame = {}
                while frame.get("id") != key:
                    frame = await ann.receive()
                    note(frame)
                # Nobody waits for those who do not read.
                assert frame["type"] == "done", frame
                while ann.updates[id]["version"] < frame["version"]:
                    note(await ann.receive())
                ann.frames.clear()
                if ann.updates[id]["asked"] is None:
                    break
                highest = max(highest, used(server))
            async with asyncio.timeout(SECONDS):
                while present & names:
                    note(await ann.receive())
            assert highest - before < GROWTH
            # Whoever reads again finds out, and can come back.
            for slow in readers:
                assert slow.socket is not None
                slow.socket.transport.resume_reading()
                with pytest.raises(ConnectionClosed):
                    await slow.until(lambda frame: False)
                slow.socket = None
            update = await readers[0].watch(id)
            assert update["version"] == ann.updates[id]["version"]

    asyncio.run(run())


@pytest.mark.longer
def test_a_flood_is_read_slowly(server: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(server))
            id = await a_table(ann)
            before = used(server)
            enough = asyncio.Event()
            async with asyncio.TaskGroup() as tasks:
                floods = [tasks.create_task(flood(server, enough)) for _ in range(FLOODS)]
                # Floods go on until others have played as if there were none.
                for _ in range(DECISIONS):
                    id = await play_on(ann, id)
                enough.set()
            assert used(server) - before < GROWTH
            for task in floods:
                answered, seconds = task.result()
                assert answered <= LIMITS["frames_burst"] + LIMITS["frames_rate"] * seconds + 1
            # The same client is welcome again.
            async with connect(server.socket_url, open_timeout=SECONDS) as again:
                assert json.loads(await again.recv())["type"] == "welcome"

    asyncio.run(run())


async def flood(server: Running, enough: asyncio.Event) -> tuple[int, float]:
    """Send as fast as it goes, for long enough: how many frames were answered, and in which time."""
    began = time.monotonic()
    async with connect(server.socket_url, open_timeout=SECONDS, close_timeout=0.1) as socket:
        answered = 0

        async def send() -> None:
            while True:
                # Several in one write, so that the network is full at once.
                for _ in range(50):
                    await socket.send('{"type":"ping"}')
                await asyncio.sleep(0)

        sending = asyncio.create_task(send())
        while answered < ANSWERS or not enough.is_set():
            answered += json.loads(await socket.recv())["type"] == "pong"
        seconds = time.monotonic() - began
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        socket.transport.abort()
    return answered, seconds


@pytest.mark.longer
def test_a_thousand_sockets_leave_nothing(server: Running) -> None:
    """Sockets that are still counted would be refused after the first sixty."""

    async def run() -> None:
        async with Client(server) as ann:
            id = await a_table(ann)
            before = 0
            for number in range(SOCKETS // AT_ONCE):
                visitors = await asyncio.gather(*(visitor(server, id) for _ in range(AT_ONCE)))
                await ann.until(lambda frame: frame.get("watching") == AT_ONCE)
                for each in visitors[::2]:
                    each.transport.abort()
                await asyncio.gather(*(each.close() for each in visitors))
                await ann.until(lambda frame: frame.get("watching") == 0)
                ann.frames.clear()
                if number == 3:
                    before = used(server)
            await until(lambda: used(server) - before < GROWTH / 2, "memory is free again")
            await play_on(ann, id)

    asyncio.run(run())


async def visitor(server: Running, id: str) -> ClientConnection:
    """Somebody who watches a table without being anybody."""
    socket = await connect(server.socket_url, open_timeout=SECONDS)
    await socket.send(json.dumps({"type": "watch", "table": id}))
    while json.loads(await socket.recv())["type"] != "update":
        pass
    return socket
