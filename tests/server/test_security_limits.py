"""Limits at the edge: long frames, floods, too many sockets, tables, bodies."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress

import pytest
from client import SECONDS, Client
from running import Running
from visitors import account, browser, guest, key, serving
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

FRAME = 65_536
BURST = 30
# Frames in a second.
RATE = 10.0
# What a client notes when the connection ended without a word.
UNHEARD = 1006
LIMITS = {
    "guests_per_hour": 1000,
    "tables_per_hour": 5,
    "logins_per_name": 3,
    "frames_burst": BURST,
    "frames_rate": RATE,
    "sockets_per_person": 3,
    "sockets_per_address": 8,
}


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small limits."""
    yield from serving(tmp_path_factory.mktemp("strict"), limits=LIMITS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that hold when nothing is set, but for many guests with many tables."""
    limits = {"guests_per_hour": 1000, "tables_per_hour": 1000, "queue": 500}
    yield from serving(tmp_path_factory.mktemp("usual"), limits=limits)


def padded(length: int) -> str:
    """A frame of so many bytes."""
    bare = json.dumps({"type": "ping", "x": ""})
    return bare[:-2] + "x" * (length - len(bare)) + bare[-2:]


async def raw(client: Client) -> ClientConnection:
    """The socket of somebody who is welcome."""
    await client.opened()
    assert (await client.receive())["type"] == "welcome"
    assert client.socket is not None
    return client.socket


async def code(socket: ClientConnection) -> int:
    """With which code a socket is closed."""
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else UNHEARD


def test_a_frame_of_just_the_right_length_is_answered(server: Running) -> None:
    async def run() -> None:
        async with Client(server) as client:
            socket = await raw(client)
            for length in (100, FRAME - 1, FRAME):
                await socket.send(padded(length))
                answer = await client.receive()
                assert (answer["type"], answer["reason"]["key"]) == ("refused", "server-bad-frame")
                assert len(json.dumps(answer)) < 500
            await client.send("ping")
            assert (await client.receive())["type"] == "pong"

    asyncio.run(run())


@pytest.mark.parametrize("length", [FRAME + 1, 1_000_000])
@pytest.mark.parametrize("pieces", [1, 10, 1000])
def test_a_longer_frame_ends_the_connection(server: Running, length: int, pieces: int) -> None:
    """However it comes: at once or in pieces."""

    async def run() -> None:
        async with Client(server) as client:
            socket = await raw(client)
            text = padded(length)
            size = length // pieces + 1
            parts = [text[at : at + size] for at in range(0, length, size)]
            with suppress(ConnectionClosed):
                await socket.send(parts[0] if pieces == 1 else parts)
            # Who goes on sending may not hear why.
            assert await code(socket) in ((1009,) if length == FRAME + 1 else (1009, UNHEARD))

    asyncio.run(run())


def test_a_frame_in_pieces_is_one_frame(server: Running) -> None:
    async def run() -> None:
        async with Client(server) as client:
            socket = await raw(client)
            await socket.send(list('{"type":"ping"}'))
            assert (await client.receive())["type"] == "pong"

    asyncio.run(run())


def test_a_flood_is_read_more_slowly(strict: Running) -> None:
    async def run() -> None:
        async with Client(strict) as client, Client(strict) as other:
            await raw(client)
            await raw(other)
            start = time.monotonic()
            for _ in range(BURST + 3):
                await client.send("ping")
            for _ in range(BURST):
                assert (await client.receive())["type"] == "pong"
            # Others do not notice.
            await other.send("ping")
            assert (await other.receive())["type"] == "pong"
            for _ in range(3):
                assert (await client.receive())["type"] == "pong"
            # However fast the machine is, the last ones had to wait.
            assert time.monotonic() - start > 2 / RATE

    asyncio.run(run())


def test_sockets_of_one_person_and_of_one_address(strict: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:

            async def another(of: Client) -> Client:
                """One more socket of the same browser."""
                client = await stack.enter_async_context(Client(strict))
                client.http.cookies = of.http.cookies
                await raw(client)
                return client

            async def allowed(of: Client) -> Client:
                """The same, as soon as the server knows that others were closed."""
                end = time.monotonic() + SECONDS
                while True:
                    try:
                        return await another(of)
                    except InvalidStatus:
                        assert time.monotonic() < end

            ann = await stack.enter_async_context(Client(strict))
            await ann.guest("Ann")
            sockets = [await allowed(ann) for _ in range(3)]
            with pytest.raises(InvalidStatus) as refused:
                await another(ann)
            assert refused.value.response.status_code == 403
            # Who closes one may open one.
            assert sockets[0].socket is not None
            await sockets[0].socket.close()
            await allowed(ann)
            nobody = await stack.enter_async_context(Client(strict))
            for _ in range(5):
                await allowed(nobody)
            with pytest.raises(InvalidStatus):
                await another(nobody)
            ben = await stack.enter_async_context(Client(strict))
            await ben.guest("Ben")
            with pytest.raises(InvalidStatus):
                await another(ben)

    asyncio.run(run())


def test_tables_of_one_address(strict: Running) -> None:
    body = {"game": "montana", "seats": ["me", "open"]}
    clients = [guest(strict), guest(strict)]
    answers = [clients[number % 2].post("/tables", json=body) for number in range(6)]
    assert [answer.status_code for answer in answers] == [201] * 5 + [429]
    assert key(answers[-1]) == "server-too-many"
    assert 3500 < int(answers[-1].headers["retry-after"]) <= 3600


def test_tables_of_one_person_that_wait(server: Running) -> None:
    body = {"game": "montana", "seats": ["me", "open"]}
    client = guest(server)
    answers = [client.post("/tables", json=body) for _ in range(21)]
    assert [answer.status_code for answer in answers] == [201] * 20 + [409]
    assert key(answers[-1]) == "server-too-many-tables"
    assert guest(server).post("/tables", json=body).status_code == 201


def test_tables_that_one_socket_watches(server: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            clients = [await stack.enter_async_context(Client(server)) for _ in range(3)]
            ids = []
            for number in range(51):
                owner = clients[number // 20]
                if not owner.me:
                    await owner.guest("Owner")
                ids.append(await owner.table("montana", "me", "open"))
            for id in ids:
                await clients[0].send("watch", table=id)
            refused = await clients[0].until(lambda frame: frame["type"] == "refused")
            assert (refused["table"], refused["reason"]["key"]) == (ids[-1], "server-too-many-watched")
            # Those that are watched already may be watched anew.
            await clients[0].send("watch", table=ids[0])
            await clients[0].until(lambda frame: frame["type"] == "table" and frame["table"]["id"] == ids[0])

    asyncio.run(run())


def test_wrong_passwords(strict: Running) -> None:
    name = account(strict).get("/me").json()["name"]
    tries = [
        browser(strict).post("/login", json={"name": name, "password": "not this one"}) for _ in range(4)
    ]
    assert [answer.status_code for answer in tries] == [403] * 3 + [429]


@pytest.mark.parametrize(
    ("method", "path"),
    [("POST", "/tables"), ("POST", "/login"), ("PATCH", "/me"), ("POST", "/me/push"), ("PUT", "/nowhere")],
)
def test_bodies_that_are_too_large(server: Running, method: str, path: str) -> None:
    answer = guest(server).request(method, path, content=b'{"x": "' + b"x" * FRAME + b'"}')
    assert (answer.status_code, key(answer)) == (413, "server-too-large")
