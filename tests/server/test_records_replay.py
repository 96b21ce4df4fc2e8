"""Every position of a game that is over can be looked at, counted and played on from."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Client, Frame, play_all
from golden import record
from running import Running
from sqlalchemy import insert

from landrush.match.match import Match
from landrush.match.statistics import statistics
from landrush.server.records import replays
from landrush.server.records.imports import import_record
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.migrate import migrate
from landrush.server.storage.schema import people
from landrush.server.words import said

LIMITS = {"frames_rate": 10_000.0, "tables_per_hour": 1000, "guests_per_hour": 1000, "records_per_hour": 1000}
# With takebacks by consent and without, and with what is hidden.
NAMES = ["montana-1/live", "montana-1/one-device", "dice-settlers-1/live", "dice-settlers-1/solo-hard"]


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not disturb each other."""
    with Running(tmp_path_factory.mktemp("server"), limits=LIMITS) as running:
        yield running


async def brought(client: Client, name: str) -> str:
    """A golden record as a public table of a new guest; its id."""
    await client.guest("Ann")
    info = await client.ask("POST", "/records?public=true", 201, content=record(name))
    return str(info["id"])


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("name", NAMES)
def test_every_position_is_as_it_was(shared: Running, name: str) -> None:
    """The server's view after each entry is that of a match that is replayed entry by entry."""
    match = Match.read(record(name))
    states = [match.setup.start, *(again.state.clone() for _, again in match.replay())]

    async def looked() -> None:
        async with Client(shared) as ann:
            id = await brought(ann, name)
            for at in [*range(0, len(states), 5), len(states) - 1]:
                seat = at % states[at].seats if at % 3 else None
                found = await ann.get(
                    f"/tables/{id}/replay", at=at, **({} if seat is None else {"seat": seat})
                )
                view = as_json(states[at].view(seat))
                for option in view["options"]:
                    option["say"] = as_json(said(states[at].explain(option["action"])))
                assert found["view"] == view
                assert (found["version"], found["last"]) == (at, len(match.entries))
                assert found["scores"] == states[at].scores()
                asked = states[at].to_move
                assert found["asked"] == (asked if asked >= 0 else None)
                assert [each["number"] for each in found["steps"]] == ([at] if at else [])

    asyncio.run(looked())


@pytest.mark.parametrize("name", NAMES)
def test_steps_tell_everything(shared: Running, name: str) -> None:
    match = Match.read(record(name))

    async def looked() -> list[dict]:
        async with Client(shared) as ann:
            id = await brought(ann, name)
            steps: list[dict] = []
            while True:
                page = await ann.get(f"/tables/{id}/steps", after=len(steps), limit=150)
                assert page["last"] == len(match.entries)
                assert len(page["steps"]) <= 150
                if not page["steps"]:
                    break
                steps += page["steps"]
            # The socket tells the same.
            update = await ann.watch(id)
            assert update["steps"] == steps
            return steps

    steps = asyncio.run(looked())
    told = [(each["number"], each["kind"], each["seat"]) for each in steps]
    assert told == [(each.number, each.kind, each.seat) for each in match.entries]
    events = [as_json([said(event) for event in step.events]) for step, _ in match.replay()]
    assert [each["events"] for each in steps] == events


def test_what_is_not_there(shared: Running) -> None:
    async def looked() -> None:
        async with Client(shared) as ann:
            id = await brought(ann, "montana-1/bots-2")
            last = (await ann.get(f"/tables/{id}"))["version"]
            beyond = await ann.get(f"/tables/{id}/replay", 404, at=last + 1)
            assert beyond["error"] == {"key": "server-no-entry", "params": {"last": last}}
            nobody = await ann.get(f"/tables/{id}/replay", 404, at=0, seat=2)
            assert nobody["error"]["key"] == "server-no-seat"
            assert (await ann.get(f"/tables/{id}/steps", after=last))["steps"] == []
            await ann.get("/tables/nothing/replay", 404, at=0)

    asyncio.run(looked())


@pytest.mark.parametrize("name", NAMES)
def test_statistics_are_those_of_the_match(shared: Running, name: str) -> None:
    match = Match.read(record(name))
    expected = statistics(match.setup.start, [each.value for each in match.line]).to_json()

    async def looked() -> list[Any]:
        async with Client(shared) as ann:
            id = await brought(ann, name)
            return await asyncio.gather(*(ann.get(f"/tables/{id}/statistics") for _ in range(3)))

    for found in asyncio.run(looked()):
        assert found.pop("line") == [each.number for each in match.line]
        assert found == as_json(expected)


@pytest.mark.parametrize("name", ["montana-1/bots-2", "dice-settlers-1/bots-2"])
def test_playing_on_to_another_end(shared: Running, name: str) -> None:
    """Two people play on from a decision near the end; the record begins with that position."""
    match = Match.read(record(name))
    at = match.line[-30].number

    async def played() -> str:
        async with Client(shared) as ann, Client(shared, 2) as bob:
            id = await brought(ann, name)
            await bob.guest("Bob")
            body = {"at": at, "seats": ["me", "open"], "is_private": True}
            new = await ann.post(f"/tables/{id}/play-on", 201, **body)
            assert (new["origin"], new["origin_at"], new["status"]) == (id, at, "open")
            assert new["is_private"]
            assert not new["is_rated"]
            await bob.post(f"/tables/{new['id']}/join", 404)
            await bob.join(new["id"], invite=new["invite"])
            await play_all(new["id"], ann, bob)
            answer = await bob.http.get(f"/api/tables/{new['id']}/record")
            assert answer.status_code == 200
            return answer.text

    again = Match.read(asyncio.run(played()))
    states = [match.setup.start, *(each.state.clone() for _, each in match.replay())]
    assert again.is_over
    assert again.setup.position == states[at].to_json()


def test_who_waits_is_told_the_position_when_playing_on_begins(shared: Running) -> None:
    """Nothing has happened at the new table yet, so that its version is still 0."""

    async def told() -> Frame:
        async with Client(shared) as ann, Client(shared, 2) as bob:
            id = await brought(ann, "montana-1/bots-2")
            await bob.guest("Bob")
            new = await ann.post(f"/tables/{id}/play-on", 201, at=100, seats=["me", "open"])
            await ann.send("watch", table=new["id"])
            await ann.until(lambda frame: frame["type"] == "table")
            await bob.join(new["id"])
            return await ann.until(lambda frame: frame["type"] == "update")

    update = asyncio.run(told())
    assert (update["version"], update["asked"]) == (0, update["view"]["question"]["seat"])


def test_playing_on_is_refused(shared: Running) -> None:
    async def refused() -> None:
        async with Client(shared) as ann:
            id = await brought(ann, "montana-1/bots-2")
            path = f"/tables/{id}/play-on"
            last = (await ann.get(f"/tables/{id}"))["version"]
            seats = ["me", "bot:greedy"]
            over = await ann.post(path, 409, at=last, seats=seats)
            assert over["error"]["key"] == "server-over-there"
            assert (await ann.post(path, 404, at=last + 1, seats=seats))["error"]["key"] == "server-no-entry"
            assert (await ann.post(path, 422, at=9, seats=["me"]))["error"]["key"] == "error-seats"
            assert (await ann.post(path, 422, at=9, seats=["me", "x"]))["error"]["key"] == "server-bad-seat"
            async with Client(shared) as nobody:
                await nobody.post(path, 401, at=9, seats=seats)

    asyncio.run(refused())


def test_replays_in_memory_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The ones that were asked for longest ago go first; what was forgotten is made again."""
    url = f"sqlite+aiosqlite:///{tmp_path / 'landrush.db'}"
    names = ["montana-1/bots-2", "montana-1/live", "montana-1/one-device"]
    lengths = {name: len(Match.read(record(name)).entries) for name in names}
    monkeypatch.setattr(replays, "MOST_ENTRIES", sum(lengths.values()) - 1)

    async def asked() -> None:
        await migrate(url)
        database = Database(url)
        kept = replays.Replays(database)
        async with database.write() as connection:
            values = {"id": "ann", "kind": "guest", "name": "Ann", "preferences": {}, "created": 0}
            await connection.execute(insert(people).values(values))
        checking = asyncio.Semaphore(1)
        ids = [
            await import_record(database, checking, "ann", record(name).encode(), is_public=False)
            for name in names
        ]

        async def get(number: int) -> replays.Replay:
            async with database.read() as connection:
                row = await stored.table(connection, ids[number])
                seats = (await stored.seats_of(connection, [ids[number]]))[ids[number]]
            assert row is not None
            return await kept.get(row, seats)

        first = await get(0)
        await get(1)
        assert await get(0) is first
        await get(2)
        assert list(kept.kept) == [ids[0], ids[2]]
        assert (await get(1)).last == lengths[names[1]]
        assert list(kept.kept) == [ids[2], ids[1]]
        await database.close()

    asyncio.run(asked())
