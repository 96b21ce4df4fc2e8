"""Games that are over are analysed once, beside everything else, for all who may see them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import SECONDS, Client
from golden import record
from running import Running
from visitors import stored

from landrush.analysis.analyse import Analysis, analyse
from landrush.analysis.judging import MODEL
from landrush.bots.budget import read_budget
from landrush.bots.models import named
from landrush.match.match import Match
from landrush.server.words import said

LIMITS = {"frames_rate": 10_000.0, "guests_per_hour": 1000, "records_per_hour": 1000}
BUDGET = "8sims"
SOON = 0.05


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not disturb each other."""
    with Running(tmp_path_factory.mktemp("server"), limits=LIMITS, analysis_budget=BUDGET) as running:
        yield running
    assert "Traceback" not in running.said()


async def brought(client: Client, name: str, text: str | None = None, *, public: bool = True) -> str:
    """A golden record as a table of a new guest; its id."""
    await client.guest("Ann")
    path = f"/records?public={str(public).lower()}"
    info = await client.ask("POST", path, 201, content=text or record(name))
    return str(info["id"])


async def waited_for(client: Client, id: str) -> tuple[list[dict[str, int]], Any]:
    """How far an analysis was whenever it was asked for, and the analysis."""
    seen = []
    async with asyncio.timeout(SECONDS):
        while (answer := await client.http.get(f"/api/tables/{id}/analysis")).status_code == 202:
            seen.append(answer.json())
            await asyncio.sleep(SOON)
    assert answer.status_code == 200, answer.text
    return seen, answer.json()


def by_hand(match: Match, budget: str = BUDGET) -> Analysis:
    return analyse(match.setup.start, match.line, named(match.state.game, MODEL), read_budget(budget))


@pytest.mark.parametrize(
    "name",
    [
        "montana-1/live",
        pytest.param("dice-settlers-1/bots-2", marks=pytest.mark.long),
        pytest.param("dice-settlers-1/solo", marks=pytest.mark.long),
    ],
)
def test_the_analysis_is_that_of_the_record(shared: Running, name: str) -> None:
    """It is the one of `landrush analyse --json`, and tells the lines of mistakes in words."""
    match = Match.read(record(name))
    expected = by_hand(match)

    async def looked() -> None:
        async with Client(shared) as ann, Client(shared) as nobody:
            id = await brought(ann, name)
            seen, found = await waited_for(ann, id)
            assert seen
            assert all(0 <= each["done"] <= each["total"] == len(match.entries) for each in seen)
            assert [each["done"] for each in seen] == sorted(each["done"] for each in seen)
            # The second one gets it at once.
            assert await nobody.get(f"/tables/{id}/analysis") == found
            for mistake, told in zip(found["mistakes"], expected.mistakes, strict=True):
                for which, words in (("played", told.played_words), ("better", told.better_words)):
                    assert mistake.pop(f"{which}_say") == json.loads(
                        json.dumps([said(each) for each in words])
                    )
                    assert len(words) == len(mistake[which])
            assert found == json.loads(json.dumps(expected.to_json()))

    asyncio.run(looked())


def test_only_for_who_may_see_the_game_and_only_when_it_is_over(shared: Running) -> None:
    async def looked() -> None:
        async with Client(shared) as ann, Client(shared) as bob:
            await bob.guest("Bob")
            id = await brought(ann, "montana-1/bots-2", public=False)
            assert (await bob.get(f"/tables/{id}/analysis", 404))["error"]["key"] == "server-no-table"
            invite = (await ann.get(f"/tables/{id}"))["invite"]
            await bob.get(f"/tables/{id}/analysis", 202, invite=invite)
            going_on = await ann.table("montana", "me", "bot:random")
            refused = await ann.get(f"/tables/{going_on}/analysis", 409)
            assert refused["error"]["key"] == "server-not-finished"

    asyncio.run(looked())


@pytest.mark.long
def test_it_is_kept(tmp_path: Path) -> None:
    """After a restart it is there at once; another budget judges anew and takes its place."""

    async def first(server: Running) -> tuple[str, Any]:
        async with Client(server) as ann:
            id = await brought(ann, "montana-1/bots-2")
            return id, (await waited_for(ann, id))[1]

    async def again(server: Running, id: str) -> tuple[list[dict[str, int]], Any]:
        async with Client(server) as nobody:
            return await waited_for(nobody, id)

    with Running(tmp_path, limits=LIMITS, analysis_budget=BUDGET) as running:
        id, found = asyncio.run(first(running))
        running.stop()
        running.start()
        assert asyncio.run(again(running, id)) == ([], found)
    with Running(tmp_path, limits=LIMITS, analysis_budget="4sims") as other:
        seen, changed = asyncio.run(again(other, id))
    assert seen
    assert changed["budget"] == "4sims"
    assert len(stored(other, "select judge from analyses")) == 1


def test_bots_decide_while_a_game_is_analysed(tmp_path: Path) -> None:
    """An analysis that would take minutes makes way for bots; another waits for it."""

    async def played(server: Running) -> None:
        async with Client(server) as ann:
            id, other = [await brought(ann, name) for name in ("dice-settlers-1/bots-4", "montana-1/bots-4")]
            assert (await ann.get(f"/tables/{id}/analysis", 202))["before"] == 0
            assert (await ann.get(f"/tables/{other}/analysis", 202))["before"] == 1
            table = await ann.table("montana", "me", "bot:greedy")
            await ann.watch(table)
            decided = 0
            async with asyncio.timeout(SECONDS):
                while not (await ann.get(f"/tables/{id}/analysis", 202))["done"]:
                    await asyncio.sleep(SOON)
                while decided < 5:
                    update = ann.updates[table]
                    decided += sum(step["kind"] == "move" and step["seat"] == 1 for step in update["steps"])
                    options = update["view"]["options"]
                    if options:
                        await ann.command("move", table, move=options[0]["text"])
                    else:
                        await ann.reach(table, update["version"] + 1)
            now = await ann.get(f"/tables/{id}/analysis", 202)
            assert 0 < now["done"] < now["total"]
            assert (await ann.get(f"/tables/{other}/analysis", 202))["before"] == 1

    # It ends in order, although the analysis does not.
    with Running(tmp_path, limits=LIMITS, analysis_budget="5000sims") as running:
        asyncio.run(played(running))


def test_one_address_has_so_many_analysed(tmp_path: Path) -> None:
    """Only those count that begin: who asks again, or for one that is there, is not refused."""

    async def looked(server: Running) -> None:
        async with Client(server) as ann:
            ids = [await brought(ann, name) for name in ("montana-1/bots-2", "montana-1/live")]
            await waited_for(ann, ids[0])
            await ann.get(f"/tables/{ids[0]}/analysis")
            refused = await ann.get(f"/tables/{ids[1]}/analysis", 429)
            assert refused["error"]["key"] == "server-too-many"

    limits = {**LIMITS, "analyses_per_hour": 1}
    with Running(tmp_path, limits=limits, analysis_budget="1sims") as running:
        asyncio.run(looked(running))
