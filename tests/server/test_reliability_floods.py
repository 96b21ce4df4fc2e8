"""Slow readers, floods and many sockets: others keep playing, and memory stays flat."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import pytest
from client import Client, Frame
from crash import memory, until
from running import Running
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

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
FLOOD_SECONDS = 3.0
SLOW_READERS = 5
FLOODS = 5
SOCKETS = 1_000
AT_ONCE = 50


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("floods"), limits=LIMITS).start()
    yield running
    assert running.stop() == 0, running.said()
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

            end = time.monotonic() + 60
            highest = before
            while present & names:
                assert time.monotonic() < end, "somebody who never reads is still there"
                # Each asks for everything again and again, and a busy table tells them more.
                for slow in readers:
                    with suppress(ConnectionClosed):
                        await asyncio.wait_for(slow.send("watch", table=id, version=0), 0.01)
                start = time.monotonic()
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
                assert time.monotonic() - start < 2
                while ann.updates[id]["version"] < frame["version"]:
                    note(await ann.receive())
                ann.frames.clear()
                if ann.updates[id]["asked"] is None:
                    break
                highest = max(highest, used(server))
            while present & names:
                note(await asyncio.wait_for(ann.receive(), 10))
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


def test_a_flood_is_read_slowly(server: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Client(server))
            id = await a_table(ann)
            before = used(server)
            tasks = [asyncio.create_task(flood(server)) for _ in range(FLOODS)]
            slowest = 0.0
            while not all(task.done() for task in tasks):
                start = time.monotonic()
                id = await play_on(ann, id)
                slowest = max(slowest, time.monotonic() - start)
            assert slowest < 2
            assert used(server) - before < GROWTH
            most = LIMITS["frames_burst"] + LIMITS["frames_rate"] * (FLOOD_SECONDS + 1)
            for task in tasks:
                sent, answered = task.result()
                assert LIMITS["frames_burst"] <= answered <= most
                # What was not read waits at the sender.
                assert sent > answered
            # The same client is welcome again.
            async with connect(server.socket_url) as again:
                assert json.loads(await again.recv())["type"] == "welcome"

    asyncio.run(run())


async def flood(server: Running) -> tuple[int, int]:
    """Send as fast as it goes for a while: how many frames, and how many were answered."""
    async with connect(server.socket_url, close_timeout=0.1) as socket:
        sent = answered = 0

        async def send() -> None:
            nonlocal sent
            while True:
                # Several in one write, so that the network is full at once.
                for _ in range(50):
                    await socket.send('{"type":"ping"}')
                    sent += 1
                await asyncio.sleep(0)

        sending = asyncio.create_task(send())
        with suppress(TimeoutError):
            async with asyncio.timeout(FLOOD_SECONDS):
                while True:
                    answered += json.loads(await socket.recv())["type"] == "pong"
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)
        socket.transport.abort()
    return sent, answered


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
            await until(lambda: used(server) - before < GROWTH / 2, "memory is free again", 5)
            await play_on(ann, id)

    asyncio.run(run())


async def visitor(server: Running, id: str) -> ClientConnection:
    """Somebody who watches a table without being anybody."""
    socket = await connect(server.socket_url)
    await socket.send(json.dumps({"type": "watch", "table": id}))
    while json.loads(await socket.recv())["type"] != "update":
        pass
    return socket
