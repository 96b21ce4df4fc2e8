"""A session that is revoked: its sockets are closed within five seconds, on every worker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
from client import SECONDS, Client
from crash import two_servers, until_heard
from parts import Redis
from running import Running
from visitors import MANY, serving, stored
from websockets.exceptions import ConnectionClosed

from landrush.server.realtime.connection import POLICY
from landrush.server.settings import Settings

PASSWORD = "a long password of mine"
# A server that never looks at sessions by itself, and one that looks all the time.
NEVER = {"sessions_checked": 3600.0}
OFTEN = {"sessions_checked": 0.2}
PROMISED_SECONDS = 5
Revoke = Callable[[Client, Client], Awaitable[None]]


async def held(client: Client) -> Client:
    """A client whose socket is open and answers."""
    await client.send("ping")
    await client.until(lambda frame: frame["type"] == "pong")
    return client


async def closed(client: Client) -> int:
    """Wait until a socket is closed; with which code."""
    assert client.socket is not None
    try:
        async with asyncio.timeout(SECONDS):
            while True:
                await client.socket.recv()
    except ConnectionClosed as ended:
        assert ended.rcvd is not None
        return ended.rcvd.code


async def one(owner: Client, other: Client) -> None:
    (session,) = [each["id"] for each in await owner.get("/me/sessions") if not each["is_this"]]
    await owner.ask("DELETE", f"/me/sessions/{session}", 204)


async def all_others(owner: Client, other: Client) -> None:
    await owner.ask("DELETE", "/me/sessions", 204)


async def logout(owner: Client, other: Client) -> None:
    await other.ask("POST", "/logout", 204)


async def password(owner: Client, other: Client) -> None:
    await owner.ask("POST", "/me/password", 204, json={"old": PASSWORD, "new": "another long one"})


async def signed_in_anew(owner: Client, other: Client) -> None:
    await other.post("/login", name=owner.me["name"], password=PASSWORD)


async def leave(owner: Client, other: Client) -> None:
    await owner.ask("DELETE", "/me", 204)


REVOCATIONS = [one, all_others, logout, password, signed_in_anew, leave]


async def check(here: Running, there: Running, revoke: Revoke, name: str) -> None:
    """Somebody is signed in twice, by two servers; one session ends, and so does its socket."""
    async with Client(here) as owner, Client(there) as other, Client(there) as stranger:
        await owner.account(name)
        await other.post("/login", name=name, password=PASSWORD)
        await held(owner)
        await held(other)
        await held(await stranger.guest("Stranger"))
        await revoke(owner, other)
        assert await closed(other) == POLICY
        # Others are not disturbed, and the session in which it was done lasts, unless the person is gone.
        await held(stranger)
        if revoke is leave:
            assert await closed(owner) == POLICY
        else:
            await held(owner)
            await owner.get("/me")


async def check_token(here: Running, there: Running, name: str, what: str) -> None:
    """A bot's token, or the whole bot, is taken away."""
    async with Client(here) as owner:
        await owner.account(name)
        id = (await owner.post("/me/bots", 201, name=f"Bot of {name}"))["id"]
        tokens = [await owner.post(f"/me/bots/{id}/tokens", 201, label=label) for label in ("one", "two")]
        headers = [{"Authorization": f"Bearer {each['token']}"} for each in tokens]
        async with Client(there, **headers[0]) as first, Client(there, **headers[1]) as second:
            await held(first)
            await held(second)
            path = f"/me/bots/{id}" + (f"/tokens/{tokens[0]['id']}" if what == "token" else "")
            await owner.ask("DELETE", path, 204)
            assert await closed(first) == POLICY
            if what == "token":
                await held(second)
            else:
                assert await closed(second) == POLICY
            await held(owner)


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite to which what is said must be enough."""
    yield from serving(tmp_path_factory.mktemp("alone"), timing=NEVER)


@pytest.mark.parametrize("revoke", REVOCATIONS)
def test_a_revoked_session_closes_its_sockets(alone: Running, revoke: Revoke) -> None:
    asyncio.run(check(alone, alone, revoke, f"Ann {revoke.__name__}"))


@pytest.mark.parametrize("what", ["token", "bot"])
def test_a_revoked_token_closes_its_sockets(alone: Running, what: str) -> None:
    asyncio.run(check_token(alone, alone, f"Bob {what}", what))


def test_a_session_that_the_storage_forgot_is_noticed(tmp_path: Path) -> None:
    """Nobody said anything, as when another program changed the storage."""

    async def run(server: Running) -> None:
        async with Client(server) as ann, Client(server) as ben:
            await held(await ann.guest("Ann"))
            await held(await ben.guest("Ben"))
            stored(server, "UPDATE sessions SET expires = 1 WHERE person = ?", ann.id)
            assert await closed(ann) == POLICY
            await held(ben)

    with Running(tmp_path, timing=OFTEN) as server:
        asyncio.run(run(server))


def test_sessions_end_on_every_worker(tmp_path: Path, postgresql_url: str, redis_server: Redis) -> None:
    """Redis tells the other one."""

    async def run(here: Running, there: Running) -> None:
        await until_heard(redis_server, 2)
        await check(here, there, one, "Ann")
        await check_token(here, there, "Bob", "bot")

    with two_servers(tmp_path, postgresql_url, redis_server, limits=MANY, timing=NEVER) as servers:
        asyncio.run(run(*servers))


def test_sessions_end_on_every_worker_without_redis(
    tmp_path: Path, postgresql_url: str, redis_server: Redis
) -> None:
    """While Redis is down the storage tells the other one."""

    async def run(here: Running, there: Running) -> None:
        await check(here, there, one, "Cat")
        await check(there, here, password, "Dan")
        await check_token(there, here, "Eve", "token")

    with two_servers(tmp_path, postgresql_url, redis_server, limits=MANY, timing=OFTEN) as servers:
        redis_server.stop()
        asyncio.run(run(*servers))


def test_the_storage_is_asked_often_enough() -> None:
    assert Settings().timing.sessions_checked < PROMISED_SECONDS
