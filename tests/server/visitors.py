"""People of the tests: browsers with cookies of their own."""

from __future__ import annotations

import itertools
import sqlite3
import ssl
from collections.abc import Iterator
from contextlib import closing
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import httpx
from running import Running

PASSWORD = "correct horse battery"
MANY = {"guests_per_hour": 10_000, "logins_per_address": 10_000}
# Made once, because it takes long; nothing here is encrypted.
TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
numbers = itertools.count(1)
# The longest that an answer may take, and somebody waits who wants to write into a SQLite file.
SECONDS = 120


def serving(folder: Path, **settings: Any) -> Iterator[Running]:
    """A server for a whole file of tests; it ends in order."""
    with Running(folder, **{"limits": MANY, **settings}) as running:
        yield running


def stored(server: Running, query: str, *values: object) -> list[tuple[Any, ...]]:
    """What the SQLite file of a server has."""
    with closing(sqlite3.connect(server.folder / "landrush.db", timeout=SECONDS)) as connection:
        found = connection.execute(query, values).fetchall()
        connection.commit()
    return found


def browser(server: Running, **headers: str) -> httpx.Client:
    """A browser in which nobody is signed in."""
    # No connection is left open, so that no client has to be closed.
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.Client(
        base_url=f"{server.url}/api", headers=headers, timeout=SECONDS, limits=limits, verify=TLS
    )


def fetch(server: Running, path: str = "/", method: str = "GET", **options: Any) -> httpx.Response:
    """What is answered at any address of a server."""
    return httpx.request(method, f"{server.url}{path}", timeout=SECONDS, verify=TLS, **options)


def guest(server: Running, **asked: str) -> httpx.Client:
    """A browser with a guest."""
    client = browser(server)
    assert client.post("/guests", json=asked).status_code == 200
    return client


def account(server: Running, name: str = "", password: str = PASSWORD) -> httpx.Client:
    """A browser with a new account."""
    client = guest(server)
    answer = client.post("/me/claim", json={"name": name or f"Account {next(numbers)}", "password": password})
    assert answer.status_code == 200, answer.text
    return client


def bot(owner: httpx.Client, server: Running) -> tuple[str, httpx.Client]:
    """A new bot: its id, and a client with a token of it."""
    id = owner.post("/me/bots", json={"name": f"Robot {next(numbers)}"}).json()["id"]
    token = owner.post(f"/me/bots/{id}/tokens", json={"label": "test"}).json()["token"]
    return id, browser(server, authorization=f"Bearer {token}")


def cookie(answer: httpx.Response) -> dict[str, str]:
    """The one cookie that an answer sets, with its attributes."""
    (line,) = answer.headers.get_list("set-cookie")
    ((name, morsel),) = SimpleCookie(line).items()
    return {"name": name, "value": morsel.value, **{k: str(v) for k, v in morsel.items() if v}}


def key(answer: httpx.Response) -> str:
    """What an answer refuses, by its key."""
    found = answer.json()
    assert found["text"]
    return str(found["error"]["key"])
