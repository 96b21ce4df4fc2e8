"""Rated games change ratings once, by who won and who stayed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client, play_all
from golden import record
from running import Running
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from landrush.match.match import Match
from landrush.match.seats import read_holder
from landrush.server.records.ratings import ranks, rate, shown
from landrush.server.storage import ratings as stored
from landrush.server.storage import tables as stored_tables
from landrush.server.storage.database import Database
from landrush.server.storage.migrate import migrate
from landrush.server.storage.schema import people

LIMITS = {"frames_rate": 10_000.0, "tables_per_hour": 1000, "guests_per_hour": 1000}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not disturb each other."""
    with Running(tmp_path_factory.mktemp("server"), limits=LIMITS) as running:
        yield running


def test_rated_game(shared: Running) -> None:
    async def played() -> None:
        async with Client(shared) as ann, Client(shared, 2) as bob:
            await ann.account("Ann")
            await bob.account("Bob")
            assert await ann.get(f"/people/{ann.id}/ratings") == []
            id = await ann.table("montana", "me", "open", is_rated=True)
            await bob.join(id)
            await play_all(id, ann, bob)
            winners = (await ann.get(f"/tables/{id}"))["winners"]
            ratings = {}
            for client, seat in ((ann, 0), (bob, 1)):
                (rating,) = await bob.get(f"/people/{client.id}/ratings")
                assert (rating["game"], rating["games"]) == ("montana", 1)
                (change,) = rating["history"]
                assert (change["table"], change["before"], change["after"]) == (id, 1000, rating["rating"])
                assert change["rank"] == (1 if seat in winners else 2)
                if len(winners) == 1:
                    assert (rating["rating"] > 1000) == (seat in winners)
                ratings[client.id] = rating["rating"]
                found = await bob.get(f"/people/{client.id}/games", rated=True)
                (game,) = found["games"]
                assert (game["rating"], game["gain"]) == (rating["rating"], rating["rating"] - 1000)
            ranked = await bob.get("/ratings", game="montana")
            order = [each["person"]["id"] for each in ranked["people"]]
            assert [each["rating"] for each in ranked["people"]] == sorted(ratings.values(), reverse=True)
            assert set(order) == {ann.id, bob.id}
            after = await bob.get("/ratings", game="montana", after=order[0])
            assert [each["person"]["id"] for each in after["people"]] == order[1:]
            assert (await bob.get("/ratings", game="dice-settlers"))["people"] == []
            await bob.get("/ratings", 422, game="chess")
            assert (await bob.get("/people/nobody/ratings", 404))["error"]["key"] == "server-no-person"

    asyncio.run(played())


def test_who_leaves_is_last(shared: Running) -> None:
    async def played() -> None:
        async with Client(shared) as ann, Client(shared, 2) as bob:
            await ann.account("Cleo")
            await bob.account("Dan")
            left = await ann.table("dice-settlers", "me", "open", is_rated=True)
            await bob.join(left)
            await ann.watch(left)
            assert (await ann.command("leave", left))["type"] == "done"
            await bob.play(left)
            for client, rank in ((ann, 2), (bob, 1)):
                (rating,) = await bob.get(f"/people/{client.id}/ratings")
                assert rating["game"] == "dice-settlers"
                assert rating["history"][0]["rank"] == rank
            (game,) = (await bob.get(f"/people/{ann.id}/games", game="dice-settlers"))["games"]
            assert game["own"] == [{"seat": 0, "result": "lost"}]
            assert game["gain"] < 0

    asyncio.run(played())


def test_ranks() -> None:
    match = Match.read(record("dice-settlers-1/bots-4"))
    match.holders = [read_holder("human")] * 4
    (winner,) = match.state.winners()
    scores = match.state.scores()
    others = sorted((seat for seat in range(4) if seat != winner), key=lambda seat: -scores[seat])
    assert len(set(scores)) == 4
    found = ranks(match, range(4))
    assert [found[seat] for seat in (winner, *others)] == [1, 2, 3, 4]
    # Whoever left is last, also the winner; two who left share the last rank.
    match.holders[winner] = read_holder("bot:greedy")
    found = ranks(match, range(4))
    assert [found[seat] for seat in (winner, *others)] == [4, 1, 2, 3]
    match.holders[others[0]] = read_holder("vacant")
    found = ranks(match, range(4))
    assert [found[seat] for seat in (winner, *others)] == [3, 3, 1, 2]
    assert shown(25, 25 / 3) == 1000


def test_once_for_each_table(tmp_path: Path) -> None:
    """A match cannot be rated twice, many that end at once all count, and those with guests do not."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'landrush.db'}"
    match = Match.read(record("montana-1/bots-2"))
    match.holders = [read_holder("human")] * 2

    async def add_table(database: Database, id: str, *players: str) -> None:
        async with database.write() as connection:
            values = {"id": id, "game": "montana", "rules": 1, "components": "0" * 16, "options": {}}
            values |= {"players": 2, "clock": "none", "mode": "online", "is_private": False, "is_rated": True}
            values |= {"status": "finished", "invite": "x", "commitment": "0" * 64, "created": 0}
            taken = [{"kind": "person", "person": person} for person in players]
            await stored_tables.add_table(connection, values, taken)

    async def end(database: Database, id: str) -> None:
        async with database.write() as connection:
            row = await stored_tables.table(connection, id)
            assert row is not None
            await rate(connection, row, (await stored_tables.seats_of(connection, [id]))[id], match)

    async def raced() -> None:
        await migrate(url)
        database = Database(url)
        async with database.write() as connection:
            for name, kind in (("ann", "account"), ("bob", "bot"), ("eve", "guest")):
                values = {"id": name, "kind": kind, "name": name, "preferences": {}, "created": 0}
                await connection.execute(insert(people).values(values))
        ids = [f"table-{number}" for number in range(5)]
        for id in ids:
            await add_table(database, id, "ann", "bob")
        await add_table(database, "with-guest", "ann", "eve")
        await end(database, "with-guest")
        found = await asyncio.gather(*(end(database, id) for id in ids * 2), return_exceptions=True)
        assert sum(each is None for each in found) == len(ids)
        assert sum(isinstance(each, IntegrityError) for each in found) == len(ids)
        async with database.read() as connection:
            rated = await stored.ratings_of(connection, "montana", ("ann", "bob", "eve"))
            history = await stored.history(connection, "ann", "montana", 100)
        assert {person: each.games for person, each in rated.items()} == {"ann": len(ids), "bob": len(ids)}
        assert {change.table for change, _ in history} == set(ids)
        (winner,) = match.state.winners()
        assert shown(*rated[("ann", "bob")[winner]][2:4]) > shown(*rated[("ann", "bob")[1 - winner]][2:4])
        await database.close()

    asyncio.run(raced())
