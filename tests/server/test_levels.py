"""Levels at the tables of a server: which are offered, which are taken, and that they decide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from client import Client
from people import with_people
from running import Running
from visitors import MANY, serving

from landrush.bots.levels import LEVELS


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("levels"), limits=MANY)


def test_the_levels_are_offered_the_weakest_first(hosted: Running) -> None:
    async def test(ann: Client) -> None:
        assert (await ann.get("/games"))["bots"] == list(LEVELS)

    with_people(hosted, test, "Ann")


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
@pytest.mark.parametrize("levels", [LEVELS[:3], LEVELS[3:]])
def test_every_level_decides(hosted: Running, game: str, levels: tuple[str, ...]) -> None:
    async def test(ann: Client) -> None:
        id = await ann.table(game, "me", *(f"bot:{level}" for level in levels))

        def moved() -> set[int]:
            return {step["seat"] for frame in ann.frames for step in frame.get("steps", ())}

        await ann.play(id, lambda update: {1, 2, 3} <= moved())
        assert {1, 2, 3} <= moved()
        assert [seat["name"] for seat in ann.tables[id]["seats"]] == ["", *levels]

    with_people(hosted, test, "Ann")


@pytest.mark.parametrize("name", ["mcts-net", "mcts-net@60000ms", "legend@60000ms", "net", "Rancher"])
def test_no_bot_that_thinks_as_long_as_it_is_told(hosted: Running, name: str) -> None:
    async def test(ann: Client) -> None:
        refused = await ann.post("/tables", 422, game="montana", seats=["me", f"bot:{name}"])
        assert refused["error"]["key"] == "server-bad-seat"

    with_people(hosted, test, "Ann")


@pytest.mark.parametrize("name", ["greedy", "random"])
def test_bots_of_old_tables_still_play(hosted: Running, name: str) -> None:
    async def test(ann: Client) -> None:
        id = await ann.table("montana", "me", f"bot:{name}")
        await ann.play(id, lambda update: update["version"] > 20 and update["asked"] == 0)

    with_people(hosted, test, "Ann")
