"""Games that are over are found again, by those who may know of them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from client import Client, play_all
from golden import record
from running import Running

from landrush.match.match import Match

LIMITS = {"frames_rate": 10_000.0, "tables_per_hour": 1000, "guests_per_hour": 1000, "records_per_hour": 1000}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not disturb each other."""
    with Running(tmp_path_factory.mktemp("server"), limits=LIMITS) as running:
        yield running


async def quick_game(name: str, ann: Client, *others: Client, **wish: object) -> str:
    """A game that goes on where a record is almost over; its id."""
    text = record(name)
    brought = await ann.ask("POST", "/records", 201, content=text)
    at = Match.read(text).line[-2].number
    seats = ["me", *("open" for _ in others)]
    seats += ["bot:random"] * (brought["players"] - len(seats))
    opened = await ann.post(f"/tables/{brought['id']}/play-on", 201, at=at, seats=seats, **wish)
    for other in others:
        await other.join(opened["id"], invite=opened["invite"])
    await play_all(opened["id"], ann, *others)
    return str(opened["id"])


def test_archive_of_a_person(shared: Running) -> None:
    async def played() -> None:
        async with (
            Client(shared) as ann,
            Client(shared) as bob,
            Client(shared) as eve,
            Client(shared) as nobody,
        ):
            for client, name in ((ann, "Ann"), (bob, "Bob"), (eve, "Eve")):
                await client.guest(name)
            first = await quick_game("montana-1/bots-2", ann, bob)
            second = await quick_game("dice-settlers-1/bots-2", ann, eve)
            hidden = await quick_game("montana-1/bots-2", ann, bob, is_private=True)
            device = await quick_game("montana-1/bots-2", ann, mode="one-device")

            async def games(reader: Client, **filters: object) -> list[str]:
                found = await reader.get(f"/people/{ann.id}/games", **filters)
                return [each["table"]["id"] for each in found["games"]]

            # Private games and those at one device are found by those who sat there, imported ones by nobody.
            assert await games(ann) == [device, hidden, second, first]
            assert await games(bob) == [hidden, second, first]
            assert await games(eve) == await games(nobody) == [second, first]

            # Each filter.
            assert await games(nobody, game="montana") == [first]
            assert await games(nobody, players=2) == [second, first]
            assert await games(nobody, players=3) == []
            assert await games(nobody, against=eve.id) == [second]
            assert await games(nobody, rated=True) == []
            assert await games(nobody, rated=False) == [second, first]
            ended = (await ann.get(f"/tables/{first}"))["ended"]
            later = (await ann.get(f"/tables/{second}"))["ended"]
            assert await games(nobody, to=ended) == [first]
            assert await games(nobody, **{"from": ended + 1, "to": later}) == [second]
            assert await games(nobody, after=f"{later}.{second}") == [first]

            # Results are those of the seats.
            found = await nobody.get(f"/people/{ann.id}/games")
            by_result: dict[str, list[str]] = {"won": [], "lost": [], "shared": []}
            for each in found["games"]:
                winners = each["table"]["winners"]
                ((seat, result),) = [(own["seat"], own["result"]) for own in each["own"]]
                assert each["table"]["seats"][seat]["person"]["id"] == ann.id
                assert (result == "lost") == (seat not in winners)
                assert (result == "shared") == (seat in winners and len(winners) > 1)
                by_result[result].append(each["table"]["id"])
                assert (each["rating"], each["gain"]) == (None, None)
            for result, ids in by_result.items():
                assert await games(nobody, result=result) == ids

            # The archive of everybody has the public ones, also for who sat at others.
            for reader in (nobody, ann):
                listed = await reader.get("/archive", person=ann.id)
                assert [each["id"] for each in listed["tables"]] == [second, first]
                assert listed["next"] is None
            everything = [each["id"] for each in (await nobody.get("/archive"))["tables"]]
            assert everything == [second, first]
            listed = await nobody.get("/archive", person=eve.id, against=ann.id, game="dice-settlers")
            assert [each["id"] for each in listed["tables"]] == [second]

    asyncio.run(played())


def test_refused(shared: Running) -> None:
    async def refused() -> None:
        async with Client(shared) as nobody:
            assert (await nobody.get("/people/nobody/games", 404))["error"]["key"] == "server-no-person"
            assert (await nobody.get("/archive", 400, after="x"))["error"]["key"] == "server-bad-mark"

    asyncio.run(refused())
