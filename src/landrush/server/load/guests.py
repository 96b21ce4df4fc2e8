"""Guests and tables for a load test, over HTTP like everybody's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from landrush.errors import BadOption
from landrush.messages import Reason
from landrush.server.load.plan import Group

AT_ONCE = 8
SECONDS = 30


class Guest(NamedTuple):
    """Somebody with a seat at a table, and the cookie that says so."""

    table: str
    cookie: str


class Client:
    """One browser's requests."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.connection = HTTPConnection(parts.hostname or "", parts.port or 80, timeout=SECONDS)
        self.cookie = ""

    def send(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request. Raises BadOption when it was refused."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self.connection.request("POST", f"/api{path}", json.dumps(body), headers)
        answer = self.connection.getresponse()
        found: dict[str, Any] = json.loads(answer.read() or b"{}")
        # A connection that waits for the others is closed by the server after a while.
        self.connection.close()
        if answer.status >= 400:
            raise BadOption(Reason("server-load-refused", {"path": path, "text": str(found.get("text"))}))
        self.cookie = (answer.headers.get("Set-Cookie") or self.cookie).partition(";")[0]
        return found


def together(url: str, group: Group, number: int) -> list[Guest]:
    """The guests of a table whose seats are all taken, so that the game has begun."""
    clients = [Client(url) for _ in range(group.players + group.watching)]
    for seat, client in enumerate(clients):
        client.send("/guests", {"name": f"Load {number} {seat}", "language": "en"})
    seats = ["me"] + ["open"] * (group.players - 1)
    table = clients[0].send("/tables", {"game": group.game, "seats": seats})["id"]
    for client in clients[1 : group.players]:
        client.send(f"/tables/{table}/join", {})
    return [Guest(table, client.cookie) for client in clients]


def seated(url: str, groups: list[Group], tell: Callable[[], None]) -> Iterator[Guest]:
    """The guests of all tables."""
    with ThreadPoolExecutor(AT_ONCE) as pool:
        calls = [pool.submit(together, url, each, number) for number, each in enumerate(groups)]
        for call in calls:
            yield from call.result()
            tell()
