"""A database whose rows a test writes by hand, and notifiers that look at it."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from push_service import Browser

from landrush.server.server import Server
from landrush.server.settings import Settings
from landrush.server.storage.migrate import migrate
from landrush.server.storage.schema import new_id, now_ms

ORIGIN = "https://play.example.org"
DAYS = "correspondence 259200"
LIVE = "live 600+10"


def ago(seconds: float) -> int:
    return now_ms() - round(seconds * 1000)


class Rows:
    """Rows of people, tables and seats in a SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def run(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Carry out a statement and give its rows."""
        with closing(sqlite3.connect(self.path, timeout=120)) as connection, connection:
            return connection.execute(statement, values).fetchall()

    def insert(self, table: str, /, **values: Any) -> None:
        names = ", ".join(f'"{name}"' for name in values)
        marks = ", ".join("?" for name in values)
        plain = [json.dumps(value) if isinstance(value, dict) else value for value in values.values()]
        self.run(f'INSERT INTO "{table}" ({names}) VALUES ({marks})', *plain)

    def person(
        self, name: str = "Anna", kind: str = "account", email: str | None = None, **preferences: Any
    ) -> str:
        id = new_id()
        self.insert(
            "people", id=id, kind=kind, name=name, email=email, preferences=preferences, created=now_ms()
        )
        return id

    def session(self, person: str) -> str:
        """A token that signs somebody in."""
        token, now = new_id() * 3, now_ms()
        hash = sha256(token.encode()).hexdigest()
        far = now + 10**9
        values = {"id": new_id(), "person": person, "kind": "browser", "label": "", "expires": far}
        self.insert("sessions", hash=hash, created=now, seen=now, **values)
        return token

    def table(self, *persons: str | None, clock: str = DAYS, asked: int = 0, **values: Any) -> str:
        """A table that is played and has asked a seat a minute ago; None is a bot."""
        id = values.pop("id", None) or new_id()
        row = {"game": "montana", "rules": 1, "components": "x", "options": {}, "players": len(persons)}
        row |= {"clock": clock, "mode": "online", "is_private": 0, "is_rated": 0, "status": "playing"}
        row |= {"invite": new_id(), "commitment": "", "created": ago(120), "version": 7}
        self.insert("tables", id=id, **row | {"asked": asked, "asked_since": ago(60)} | values)
        for seat, person in enumerate(persons):
            kind, name = ("person", "") if person else ("bot", "greedy")
            self.insert("seats", table=id, seat=seat, kind=kind, person=person, name=name)
        return id

    def subscribe(self, person: str, browser: Browser) -> None:
        id = sha256(browser.endpoint.encode()).hexdigest()
        self.insert(
            "pushes", id=id, person=person, endpoint=browser.endpoint, created=now_ms(), **browser.keys
        )

    def told(self, table: str) -> list[tuple[Any, ...]]:
        """Who was told of which question at a table."""
        return self.run('SELECT person, version FROM notices WHERE "table" = ? ORDER BY version', table)


class Stage(Rows):
    """A database with servers in this process."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        super().__init__(folder / "landrush.db")
        values = {"database_url": f"sqlite+aiosqlite:///{self.path}", "origins": [ORIGIN], **settings}
        timing = {"poll": 0.05, "notice_after": 30.0}
        self.settings = msgspec.convert({"timing": timing, **values}, Settings)
        asyncio.run(migrate(self.settings.database_url))

    def act(self, action: Callable[[Sequence[Server]], Awaitable[Any]], servers: int = 1) -> Any:
        """Let servers do something, and wait until all that they send is sent."""

        async def acting() -> Any:
            running = [Server(self.settings) for number in range(servers)]
            try:
                answer = await action(running)
                for server in running:
                    await asyncio.gather(*server.notifier.outbox.tasks)
                return answer
            finally:
                for server in running:
                    await server.stop()

        return asyncio.run(acting())

    def look(self) -> None:
        """Look once who has to be told."""
        self.act(lambda servers: servers[0].notifier.look())

    def tell(self, persons: Sequence[str], kind: str, table: str) -> None:
        self.act(lambda servers: servers[0].notifier.tell(persons, kind, table))
