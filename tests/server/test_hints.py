"""Hints: graded, for who is asked, only where nobody is harmed or all agreed, and noted in the record."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Client
from golden import record
from hidden_scan import played
from running import Running

from landrush.analysis.hints import LEVELS, hints
from landrush.analysis.judging import MODEL
from landrush.bots.models import named
from landrush.engine.state import State
from landrush.games.dice_settlers.position import unknown_tiles
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.games.dice_settlers.symbols import START_TILES
from landrush.match.match import Match
from landrush.server.tables.hints import sentences
from landrush.server.words import said

LIMITS = {"frames_rate": 10_000.0, "guests_per_hour": 1000, "tables_per_hour": 1000, "records_per_hour": 1000}


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not disturb each other."""
    with Running(tmp_path_factory.mktemp("server"), limits=LIMITS) as running:
        yield running
    assert "Traceback" not in running.said()


def by_hand(state: State, level: int) -> list[dict[str, Any]]:
    told = hints(state, named(state.game, MODEL))[level]
    found: list[dict[str, Any]] = json.loads(json.dumps([said(each) for each in told]))
    return found


async def asked(*clients: Client, table: str) -> tuple[Client, Client]:
    """Who of two is asked, and the other."""
    first, second = clients
    for each in clients:
        await each.watch(table)
    is_first = bool(first.updates[table]["view"]["options"])
    return (first, second) if is_first else (second, first)


async def together(ann: Client, bob: Client, **wish: Any) -> str:
    """A table of two people."""
    table = await ann.table("montana", "me", "open", **wish)
    await bob.join(table)
    return table


def test_each_level_tells_no_more_than_it_should(shared: Running) -> None:
    async def looked() -> None:
        async with Client(shared) as ann:
            await ann.guest("Ann")
            table = await ann.table("montana", "me", "bot:random")
            update = await ann.watch(table)
            while not update["view"]["options"]:
                update = await ann.reach(table, update["version"] + 1)
            assert "no_hint" not in update
            before = await played(shared, table)
            for level in LEVELS:
                answer = await ann.command("hint", table, level=level)
                assert (answer["type"], answer["level"]) == ("hint", level)
                assert answer["say"] == by_hand(before.state, level)
                now = await ann.reach(table, answer["version"])
                assert now["steps"][-1]["kind"] == "hint"
                assert [event["key"] for event in now["steps"][-1]["events"]] == ["log-hint"]
                assert now["view"] == update["view"]
            after = await played(shared, table)
            assert [str(entry) for entry in after.entries[-3:]] == ["/hint 1", "/hint 2", "/hint 3"]
            # The move that it names is one of the options.
            [move] = {each["params"]["move"] for each in answer["say"][:1]}
            assert move in [option["text"] for option in update["view"]["options"]]
            for level in (0, 4):
                await ann.send("hint", id="c", table=table, level=level)
                refused = await ann.until(lambda frame: frame["type"] == "refused")
                assert refused["reason"]["key"] == "server-bad-frame"

    asyncio.run(looked())


def test_a_record_with_hints_is_read_and_checked(shared: Running) -> None:
    """A game in which people take hints is played to its end; its record tells all of it."""
    text = record("dice-settlers-1/bots-2")
    # Ann is asked, and soon it is over.
    at = next(each.number for each in reversed(Match.read(text).line) if each.seat == 0) - 1

    async def finished() -> str:
        async with Client(shared) as ann:
            await ann.guest("Ann")
            kept = await ann.ask("POST", "/records", 201, content=text)
            wish = {"at": at, "seats": ["me", "bot:random"], "allows_hints": True}
            table = (await ann.post(f"/tables/{kept['id']}/play-on", 201, **wish))["id"]
            update = await ann.watch(table)
            while update["asked"] is not None:
                if update["view"]["options"]:
                    hint = await ann.command("hint", table, level=1)
                    assert hint["type"] == "hint", hint
                    await ann.reach(table, hint["version"])
                    await ann.command("move", table, move=update["view"]["options"][0]["text"])
                else:
                    await ann.reach(table, update["version"] + 1)
                update = ann.updates[table]
            answer = await ann.http.get(f"/api/tables/{table}/record")
            return answer.text

    played_on = asyncio.run(finished())
    assert "\nundo turn\nhints allowed\nchance " in played_on
    match = Match.read(played_on)
    assert match.is_over
    assert match.setup.hints
    assert "/hint 1" in [str(entry) for entry in match.entries]
    assert match.text() == played_on


def test_among_people_only_by_consent(shared: Running) -> None:
    async def looked() -> None:
        async with Client(shared, 1) as ann, Client(shared, 2) as bob:
            await ann.guest("Ann")
            await bob.guest("Bob")
            table = await together(ann, bob)
            one, other = await asked(ann, bob, table=table)
            assert one.updates[table]["no_hint"] == {"key": "why-no-hint"}
            refused = await one.command("hint", table, level=1)
            assert refused["reason"]["key"] == "why-no-hint"
            # Everybody sees it before they sit down.
            table = await ann.table("montana", "me", "open", allows_hints=True)
            assert (await bob.get(f"/tables/{table}"))["allows_hints"]
            await bob.join(table)
            one, other = await asked(ann, bob, table=table)
            assert "no_hint" not in one.updates[table]
            assert other.updates[table]["no_hint"] == {"key": "why-not-your-turn"}
            refused = await other.command("hint", table, level=1)
            assert refused["reason"]["key"] == "why-not-your-turn"
            answer = await one.command("hint", table, level=3)
            assert answer["type"] == "hint"
            # The other one is told that there was a hint, and nothing of it.
            update = await other.reach(table, answer["version"])
            assert [step["events"] for step in update["steps"]] == [
                [{"key": "log-hint", "params": {"player": {"seat": update["asked"]}}}]
            ]
            assert not [frame for frame in other.frames if frame["type"] == "hint"]
            assert (await played(shared, table)).setup.hints

    asyncio.run(looked())


def test_a_rated_game_has_no_hints(shared: Running) -> None:
    async def looked() -> None:
        async with Client(shared) as ann:
            await ann.guest("Ann")
            wish = {"game": "montana", "seats": ["me", "open"], "is_rated": True, "allows_hints": True}
            refused = await ann.ask("POST", "/tables", 422, json=wish)
            assert refused["error"]["key"] == "server-not-rated"

    asyncio.run(looked())


def test_a_hint_that_is_asked_for_again_is_noted_once(shared: Running) -> None:
    """The answer may be lost: the same id brings it again, also when the match has gone on."""

    async def looked() -> None:
        async with Client(shared) as ann:
            await ann.guest("Ann")
            table = await ann.table("montana", "me", "bot:random")
            update = await ann.watch(table)
            while not update["view"]["options"]:
                update = await ann.reach(table, update["version"] + 1)

            async def once(level: int) -> dict[str, Any]:
                await ann.send("hint", id="once", table=table, level=level)
                return await ann.until(lambda frame: frame.get("id") == "once")

            first = await once(2)
            assert (first["type"], first["version"], first["level"]) == ("hint", update["version"] + 1, 2)
            assert await once(2) == first
            # Nobody is told more than was noted.
            assert await once(3) == first
            await ann.reach(table, first["version"])
            done = await ann.command("move", table, move=update["view"]["options"][0]["text"])
            assert done["type"] == "done"
            assert await once(2) == first
            await ann.send("hint", id=done["id"], table=table, level=3)
            again = await ann.until(lambda frame: frame.get("id") == done["id"])
            assert again["reason"]["key"] == "why-not-possible-now"
            kinds = [entry.kind for entry in (await played(shared, table)).entries]
            assert kinds.count("hint") == 1

    asyncio.run(looked())


def test_a_hint_is_about_the_position_in_which_it_is_noted(shared: Running) -> None:
    """Another window decides while the hint is being found: it is for the position after that."""

    async def looked() -> None:
        async with Client(shared) as ann, Client(shared) as other:
            await ann.guest("Ann")
            other.http.cookies.update(ann.http.cookies)
            table = await ann.table("montana", "me", "me", mode="one-device", allows_hints=True)
            await other.watch(table)
            told = []
            for number in range(5):
                await ann.send("hint", id=f"hint-{number}", table=table, level=2)
                answer = await other.move(table)
                assert answer["type"] == "done" or answer["reason"]["key"] == "why-position-changed"
                told.append(await ann.until(lambda frame: "id" in frame))
                await other.reach(table, told[-1]["version"])
            match = await played(shared, table)
        states = {step.entry.number: again.state.clone() for step, again in match.replay()}
        for each in told:
            assert (each["type"], match.entries[each["version"] - 1].kind) == ("hint", "hint")
            assert each["say"] == by_hand(states[each["version"]], 2)

    asyncio.run(looked())


def swapped(state: DiceSettlers) -> DiceSettlers | None:
    """Another tile was put away, which the seat that is asked cannot know; or None where there is none."""
    tiles = unknown_tiles(state, state.seen[state.to_move])
    unknown = [tile for tile in tiles if tile > START_TILES]
    drawable = [tile for tile in unknown if state.stack_tiles >> tile & 1]
    away = [tile for tile in unknown if tile not in drawable]
    if not away or not drawable:
        return None
    both = 1 << away[0] | 1 << drawable[0]
    copy = state.clone()
    copy.stack_tiles ^= both
    for other in range(state.seats):
        if state.seen[other] >> away[0] & 1:
            copy.seen[other] ^= both
    return copy


def test_hints_are_the_same_whatever_the_seat_cannot_see() -> None:
    match = Match.read(record("dice-settlers-1/bots-4"))
    compared = 0
    for at in range(50, len(match.line), 7):
        state = match.state_at(at)
        if state.to_move < 0 or len(state.legal_actions()) < 2:
            continue
        assert isinstance(state, DiceSettlers)
        other = swapped(state)
        if other is None:
            continue
        assert other.view(other.to_move) == state.view(state.to_move)
        positions = [each.to_json() for each in (state, other)]
        assert positions[0] != positions[1]
        for level in LEVELS:
            first, second = (sentences(match.state.game.name, 1, each, level) for each in positions)
            assert first == second
        compared += 1
        if compared == 3:
            return
    raise AssertionError(compared)


def test_one_person_has_so_many(tmp_path: Path) -> None:
    async def looked(server: Running) -> None:
        async with Client(server) as ann:
            await ann.guest("Ann")
            table = await ann.table("montana", "me", "bot:random")
            update = await ann.watch(table)
            while not update["view"]["options"]:
                update = await ann.reach(table, update["version"] + 1)
            first = await ann.command("hint", table, level=1)
            await ann.reach(table, first["version"])
            assert (await ann.command("hint", table, level=2))["reason"]["key"] == "server-too-many"

    with Running(tmp_path, limits={**LIMITS, "hints_per_hour": 1}) as running:
        asyncio.run(looked(running))
