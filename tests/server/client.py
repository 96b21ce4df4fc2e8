"""Somebody who uses a server as a browser does: requests, and a socket once it is needed."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from typing import Any, Self

import httpx
from running import Running
from visitors import TLS
from websockets.asyncio.client import ClientConnection, connect

SECONDS = 300
# What is for one position says which.
POSITIONAL = ("move", "undo", "restart", "ask", "try")
ANSWERS = ("agree", "refuse")
Frame = dict[str, Any]


class Client:
    """One person. `async with Client(server) as ann: await ann.guest("Ann")`.

    Every frame that came is in `frames`; `tables` and `updates` have the newest of each table.
    """

    def __init__(self, server: Running, seed: int = 1, **headers: str) -> None:
        self.server = server
        self.headers = headers
        self.http = httpx.AsyncClient(base_url=server.url, timeout=SECONDS, headers=headers, verify=TLS)
        self.random = random.Random(seed)
        self.numbers = itertools.count(1)
        self.me: Frame = {}
        self.socket: ClientConnection | None = None
        self.frames: list[Frame] = []
        self.tables: dict[str, Frame] = {}
        self.updates: dict[str, Frame] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()

    @property
    def id(self) -> str:
        return str(self.me["id"])

    # Requests.

    async def ask(self, method: str, path: str, status: int = 200, **options: Any) -> Any:
        """The JSON that a request is answered with, which must have this status."""
        answer = await self.http.request(method, f"/api{path}", **options)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.content else None

    async def get(self, path: str, status: int = 200, /, **params: Any) -> Any:
        return await self.ask("GET", path, status, params=params or None)

    async def post(self, path: str, status: int = 200, /, **body: Any) -> Any:
        return await self.ask("POST", path, status, json=body)

    async def guest(self, name: str) -> Self:
        """Come in."""
        self.me = await self.post("/guests", name=name)
        return self

    async def account(self, name: str, password: str = "a long password of mine") -> Self:
        """Come in and claim an account."""
        await self.guest(name)
        self.me = await self.post("/me/claim", name=name, password=password)
        return self

    async def table(self, game: str, *seats: str, **wish: Any) -> str:
        """Open a table; its id."""
        opened = await self.post("/tables", 201, game=game, seats=list(seats), **wish)
        return str(opened["id"])

    async def join(self, id: str, **how: Any) -> Frame:
        """Take a seat at a table."""
        joined: Frame = await self.post(f"/tables/{id}/join", **how)
        return joined

    # The socket.

    async def opened(self) -> ClientConnection:
        """The socket, opened when it is first needed."""
        if self.socket is None:
            cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            headers = {**self.headers, **({"Cookie": cookie} if cookie else {})}
            self.socket = await connect(
                self.server.socket_url,
                additional_headers=headers,
                max_size=None,
                open_timeout=SECONDS,
                ping_interval=None,
                close_timeout=1,
            )
        return self.socket

    async def send(self, type: str, **fields: Any) -> None:
        socket = await self.opened()
        await socket.send(json.dumps({"type": type, **fields}))

    async def receive(self) -> Frame:
        """The next frame."""
        socket = await self.opened()
        frame: Frame = json.loads(await socket.recv())
        self.frames.append(frame)
        if frame["type"] == "table":
            self.tables[frame["table"]["id"]] = frame["table"]
        elif frame["type"] == "update":
            self.updates[frame["table"]] = frame
        return frame

    async def until(self, is_it: Callable[[Frame], bool]) -> Frame:
        """Read until this frame comes."""
        async with asyncio.timeout(SECONDS):
            while True:
                frame = await self.receive()
                if is_it(frame):
                    return frame

    async def watch(self, id: str, **how: Any) -> Frame:
        """Watch a table where a game goes on, or is over: its first update."""
        await self.send("watch", table=id, **how)
        return await self.until(lambda frame: frame["type"] == "update" and frame["table"] == id)

    async def command(self, type: str, id: str, **fields: Any) -> Frame:
        """Do something at the table as it was last seen: the answer, done or refused."""
        key = f"c{next(self.numbers)}"
        seen = self.updates[id]
        if type in POSITIONAL:
            fields = {"version": seen["version"], **fields}
        elif type in ANSWERS:
            fields = {"request": seen.get("takeback", {}).get("number", 0), **fields}
        await self.send(type, id=key, table=id, **fields)
        answer = await self.until(lambda frame: frame.get("id") == key)
        if answer["type"] == "done":
            await self.reach(id, answer["version"])
        return answer

    async def reach(self, id: str, version: int) -> Frame:
        """Read until the match has this version; the update."""
        async with asyncio.timeout(SECONDS):
            while self.updates[id]["version"] < version:
                await self.receive()
        return self.updates[id]

    async def move(self, id: str) -> Frame:
        """Decide at random what one is asked."""
        option = self.random.choice(self.updates[id]["view"]["options"])
        return await self.command("move", id, move=option["text"])

    async def play(self, id: str, is_enough: Callable[[Frame], bool] = lambda update: False) -> Frame:
        """Watch and decide at random until the game is over, or the update is enough; the last update."""
        if id not in self.updates:
            await self.watch(id)
        async with asyncio.timeout(SECONDS):
            while True:
                update = self.updates[id]
                if update["asked"] is None or is_enough(update):
                    return update
                if update["view"]["options"]:
                    answer = await self.move(id)
                    is_late = answer.get("reason", {}).get("key") == "why-position-changed"
                    assert answer["type"] == "done" or is_late, answer
                while self.updates[id]["version"] <= update["version"]:
                    await self.receive()


async def play_all(id: str, *clients: Client) -> None:
    """Let several people play a game to its end."""
    await asyncio.gather(*(client.play(id) for client in clients))
