"""Rows for every table, with values that are easily lost on the way."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import insert, null
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from landrush.server.storage import schema

NOW = 1_800_000_000_123


async def fill(connection: AsyncConnection) -> None:
    """Something in every table."""
    # A bot whose key comes before that of its owner.
    people = [
        row(kind="bot", id="aaa", name="Bot", owner="zoe", preferences={}),
        row(
            kind="account",
            id="zoe",
            name="Zoë 🎲 ～\n'\"\\",
            name_key="zoë",
            preferences={"b": [1, None], "a": "ż"},
        ),
        row(kind="guest", id="guest", name="Gość", preferences=None, closed=NOW),
    ]
    tables = [
        table("t1", seed=bytes(range(64)), scores=[1, 2]),
        table("t2", scores=None),
        table("t3", scores=null()),
    ]
    entries = [
        {"table": "t1", "seq": seq, "kind": "decision", "seat": 0, "value": -1, "text": "x", "at": NOW}
        for seq in range(2_500)
    ]
    rating = {"person": "zoe", "game": "montana", "mu": 1 / 3, "sigma": 1e-17}
    change = {**rating, "table": "t1", "rank": 1, "mu_before": 25.0, "sigma_before": 25 / 3, "at": NOW}
    chat = {"table": "t1", "person": "zoe", "at": NOW}
    rows: list[tuple[Any, list[dict[str, Any]]]] = [
        (schema.people, sorted(people, key=lambda each: "owner" in each)),
        (schema.sessions, [session("h", "browser", None), session("i", "token", 2**62)]),
        (schema.tables, tables),
        (schema.seats, [{"table": "t1", "seat": 0, "kind": "person", "person": "zoe", "name": ""}]),
        (
            schema.chats,
            [{**chat, "number": 1, "text": "日本語\t\u2028"}, {**chat, "number": 2, "phrase": "hello"}],
        ),
        (schema.mutes, [{"person": "zoe", "muted": "guest"}]),
        (schema.ratings, [{**rating, "games": 3}]),
        (schema.rating_changes, [change]),
        (schema.analyses, [{"table": "t1", "judge": "1 600sims", "found": bytes(range(256))}]),
        (schema.pushes, [push()]),
        (schema.notices, [{"table": "t1", "person": "zoe", "version": 3, "at": NOW}]),
        (schema.secrets_kept, [{"name": "key", "value": "-----BEGIN"}]),
    ]
    for target, values in rows:
        for value in values:
            await connection.execute(insert(target).values(**value))
    await connection.execute(insert(schema.entries), entries)


def row(**values: Any) -> dict[str, Any]:
    return {"created": NOW, **values}


def table(name: str, **values: Any) -> dict[str, Any]:
    rest = {"game": "montana", "rules": 1, "components": "c", "options": {}, "players": 2, "clock": "none"}
    flags = {"is_private": True, "is_rated": False, "is_imported": True}
    return row(id=name, **rest, **flags, mode="online", status="open", invite="i", commitment="c", **values)


def session(hashed: str, kind: str, expires: int | None) -> dict[str, Any]:
    return row(hash=hashed, id=hashed, person="zoe", kind=kind, label="", seen=NOW, expires=expires)


def push() -> dict[str, Any]:
    return row(id="p", person="zoe", endpoint="https://push.example.org/1", p256dh="p", auth="a")


def filled(url: str) -> str:
    """A database after it was filled."""

    async def work() -> None:
        engine = create_async_engine(url)
        async with engine.begin() as connection:
            await fill(connection)
        await engine.dispose()

    asyncio.run(work())
    return url
