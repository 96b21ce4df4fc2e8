"""Somebody of the tests at a table, with a socket."""

from __future__ import annotations

import itertools
import json
from contextlib import ExitStack
from typing import Any

import httpx
from running import Running
from visitors import guest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SECONDS = 120
numbers = itertools.count(1)


class Seat:
    """A guest who sits at a table and watches it."""

    def __init__(self, server: Running, client: httpx.Client, table: str) -> None:
        self.client = client
        self.table = table
        self.version = 0
        self.options: list[str] = []
        self.is_over = False
        cookie = f"landrush={client.cookies['landrush']}"
        self.opened = ExitStack()
        self.socket = self.opened.enter_context(
            connect(
                server.socket_url,
                additional_headers={"Cookie": cookie},
                max_size=None,
                open_timeout=SECONDS,
                ping_interval=None,
                proxy=None,
            )
        )
        self.send(type="watch", table=table)
        self.until("update")

    @classmethod
    def with_bot(cls, server: Running, bot: str, game: str = "montana", name: str = "") -> Seat:
        """A new guest at a new table with a bot."""
        client = guest(server, name=name or f"Player {next(numbers)}")
        answer = client.post("/tables", json={"game": game, "seats": ["me", f"bot:{bot}"]})
        assert answer.status_code == 201, answer.text
        return cls(server, client, answer.json()["id"])

    def __enter__(self) -> Seat:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self.opened.close()

    def is_alive(self) -> bool:
        """Whether the server still answers."""
        try:
            self.send(type="ping")
            self.until("pong")
        except ConnectionClosed:
            return False
        return True

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def hear(self) -> dict[str, Any]:
        """The next frame; what it says about the match is kept."""
        frame: dict[str, Any] = json.loads(self.socket.recv(timeout=SECONDS))
        if frame["type"] == "update":
            self.version = frame["version"]
            self.options = [option["text"] for option in frame["view"]["options"]]
            self.is_over = frame.get("asked") is None
        return frame

    def until(self, type: str, **values: Any) -> dict[str, Any]:
        """The next frame of a type with these values."""
        while True:
            frame = self.hear()
            if frame["type"] == type and all(frame.get(name) == value for name, value in values.items()):
                return frame

    def decide(self) -> bool:
        """Make the first decision that is possible, once one is asked for; False when the game is over."""
        while not self.options and not self.is_over:
            self.hear()
        if self.is_over:
            return False
        id = f"c{next(numbers)}"
        move, self.options = self.options[0], []
        self.send(type="move", id=id, table=self.table, version=self.version, move=move)
        self.until("done", id=id)
        return True
