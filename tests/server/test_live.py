"""Live play over the socket, on both databases: what players, watchers and those who come back are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Client, Frame, play_all
from crash import kept
from parts import Postgres
from people import with_people
from running import Running
from visitors import MANY, serving

from landrush.server.storage.schema import now_ms

# Others hear soon of somebody who is away, and wait for long.
TIMING = {"sweep": 0.2, "heartbeat": 0.3, "warn_after": 0.5, "replace_after": 3600.0}


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def live(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on each kind of database."""
    settings: dict[str, Any] = {"limits": {**MANY, "tables_per_hour": 10_000}, "timing": TIMING}
    if request.param == "postgresql":
        part: Postgres = request.getfixturevalue("postgresql")
        settings["database_url"] = part.new_database("migrated")
    yield from serving(tmp_path_factory.mktemp("live"), **settings)


def is_type(*types: str) -> Any:
    return lambda frame: frame["type"] in types


def steps(frame: Frame, kind: str) -> list[Frame]:
    """The steps of a kind that a frame tells of."""
    return [step for step in frame.get("steps", ()) if step["kind"] == kind]


async def two_at(ann: Client, bob: Client, game: str = "montana", **wish: Any) -> str:
    """A table where both sit and watch."""
    id = await ann.table(game, "me", "open", **wish)
    await bob.join(id)
    await ann.watch(id)
    await bob.watch(id)
    return id


async def asked(id: str, *people: Client) -> tuple[Client, Client]:
    """Who is asked, and who waits."""
    seat = people[0].updates[id]["asked"]
    here = next(each for each in people if seat in each.tables[id]["mine"])
    return here, next(each for each in people if each is not here)


async def level(id: str, *people: Client) -> None:
    """Everybody reads until all have seen the same."""
    newest = max(each.updates[id]["version"] for each in people)
    for each in people:
        while each.updates[id]["version"] < newest:
            await each.receive()


async def refusal(client: Client, type: str, id: str, **fields: Any) -> str:
    """The key of the reason why a command is refused."""
    answer = await client.command(type, id, **fields)
    assert answer["type"] == "refused", answer
    return str(answer["reason"]["key"])


async def done(client: Client, type: str, id: str, **fields: Any) -> int:
    """The version after a command that is carried out."""
    answer = await client.command(type, id, **fields)
    assert answer["type"] == "done", answer
    return int(answer["version"])


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
def test_a_whole_game(live: Running, game: str) -> None:
    async def test(ann: Client, bob: Client, eve: Client) -> None:
        id = await two_at(ann, bob, game)
        await eve.watch(id)
        last, _ = await asyncio.gather(
            eve.until(lambda frame: frame["type"] == "update" and frame["asked"] is None),
            play_all(id, ann, bob),
        )
        table = await eve.get(f"/tables/{id}")
        assert table["status"] == "finished"
        assert table["scores"] == last["view"]["scores"] == ann.updates[id]["view"]["scores"]
        assert table["winners"] == last["view"]["winners"] != []
        assert table["asked"] is None
        for frame in eve.frames:
            if frame["type"] == "update":
                assert frame["view"]["seat"] is None
                assert frame["view"]["options"] == []
                assert "no_undo" not in frame
        # Every step came to everybody exactly once and in order.
        for client in (ann, bob, eve):
            numbers = [
                step["number"]
                for frame in client.frames
                if frame["type"] == "update"
                for step in frame["steps"]
            ]
            assert numbers == list(range(1, table["version"] + 1))
        keys = {
            event["key"]
            for frame in eve.frames
            for step in frame.get("steps", ())
            for event in step["events"]
        }
        assert keys & {"log-won", "log-shared"}

    with_people(live, test, "Ann", "Bob", "Eve")


def test_options_are_for_who_is_asked(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        here, there = await asked(id, ann, bob)
        options = here.updates[id]["view"]["options"]
        assert options
        assert there.updates[id]["view"]["options"] == []
        assert all(option["say"]["key"].startswith("act-m-") for option in options)
        assert await refusal(there, "move", id, move=options[0]["text"]) == "why-not-your-turn"
        assert await refusal(here, "move", id, move="fly") == "error-no-move"
        assert await refusal(here, "move", id, move="hire") not in ("", "why-not-your-turn")

    with_people(live, test, "Ann", "Bob")


def test_why_a_move_is_not_possible(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        here, there = await asked(id, ann, bob)
        await here.send("why", id="w1", table=id, move="hire")
        reason = (await here.until(is_type("why")))["reason"]
        assert reason["key"].startswith("why-")
        await here.send("why", id="w2", table=id, move=here.updates[id]["view"]["options"][0]["text"])
        assert (await here.until(is_type("why")))["reason"] is None
        await there.send("why", id="w3", table=id, move="hire")
        assert (await there.until(is_type("refused")))["reason"]["key"] == "why-not-your-turn"

    with_people(live, test, "Ann", "Bob")


def test_a_command_is_carried_out_once(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        here, there = await asked(id, ann, bob)
        version = here.updates[id]["version"]
        move = here.updates[id]["view"]["options"][0]["text"]
        for again in range(3):
            await here.send("move", id="once", table=id, version=version, move=move)
        answers = [await here.until(is_type("done", "refused")) for again in range(3)]
        assert len({answer["version"] for answer in answers}) == 1
        assert {answer["type"] for answer in answers} == {"done"}
        table = await here.get(f"/tables/{id}")
        moves = [
            step
            for frame in here.frames
            if frame["type"] == "update" and frame["since"] >= version
            for step in frame["steps"]
            if step["kind"] == "move"
        ]
        assert len(moves) == 1
        # Another's command under the same id is another command.
        await level(id, here, there)
        await there.send("undo", id="once", table=id, version=table["version"])
        assert (await there.until(is_type("done", "refused")))["type"] == "refused"

    with_people(live, test, "Ann", "Bob")


def test_what_was_meant_for_another_position(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        here, _ = await asked(id, ann, bob)
        version = here.updates[id]["version"]
        move = here.updates[id]["view"]["options"][0]["text"]
        await here.send("move", id="early", table=id, version=version - 1, move=move)
        answer = await here.until(is_type("done", "refused"))
        assert (answer["type"], answer["reason"]["key"]) == ("refused", "why-position-changed")
        assert answer["version"] == version
        await here.send("move", id="ahead", table=id, version=version + 5, move=move)
        answer = await here.until(is_type("done", "refused"))
        assert (answer["type"], answer["version"]) == ("refused", version)

    with_people(live, test, "Ann", "Bob")


def test_coming_back(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob, "dice-settlers")
        await asyncio.gather(*(each.play(id, lambda update: update["version"] > 80) for each in (ann, bob)))
        await level(id, ann, bob)
        seen = ann.updates[id]["version"]
        assert ann.socket is not None
        await ann.socket.close()
        ann.socket = None
        here, _ = await asked(id, bob, ann)
        if here is bob:
            await done(bob, "move", id, move=bob.updates[id]["view"]["options"][0]["text"])
        back = await ann.watch(id, version=seen)
        assert back["since"] == seen
        assert [step["number"] for step in back["steps"]] == list(range(seen + 1, back["version"] + 1))
        await bob.send("watch", table=id)
        whole = await bob.until(lambda frame: frame["type"] == "update" and frame["since"] == 0)
        assert [step["number"] for step in whole["steps"]] == list(range(1, whole["version"] + 1))
        assert whole["view"]["position"]["to_move"] == back["view"]["position"]["to_move"]

    with_people(live, test, "Ann", "Bob")


def free_choice(update: Frame, verb: str) -> str | None:
    return next((each["text"] for each in update["view"]["options"] if each["text"].startswith(verb)), None)


async def until_undoable(id: str, ann: Client, bob: Client) -> tuple[Client, Client]:
    """Play until somebody has made a decision that can be taken back; that person and the other."""
    while True:
        await level(id, ann, bob)
        here, there = await asked(id, ann, bob)
        answer = await here.move(id)
        assert answer["type"] == "done", answer
        await here.reach(id, answer["version"])
        if "no_undo" not in here.updates[id] and here.updates[id]["asked"] is not None:
            await level(id, ann, bob)
            return here, there


def test_undo_and_restart(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        here, there = await until_undoable(id, ann, bob)
        assert there.updates[id]["no_undo"]["key"].startswith("why-")
        before = here.updates[id]
        step = (await here.reach(id, await done(here, "undo", id)))["steps"][-1]
        assert (step["kind"], step["back"]) == ("undo", before["version"])
        assert step["events"][0]["key"] == "log-undo"
        here, there = await until_undoable(id, ann, bob)
        assert await done(here, "restart", id) > before["version"]
        assert await refusal(there, "undo", id) != ""

    with_people(live, test, "Ann", "Bob")


def test_a_takeback_needs_consent(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        # Until each has decided once: then the first one's decision is behind the other's.
        movers: set[Client] = set()
        while len(movers) < 2:
            await level(id, ann, bob)
            here, _ = await asked(id, ann, bob)
            move = here.updates[id]["view"]["options"][0]["text"]
            await here.reach(id, await done(here, "move", id, move=move))
            movers.add(here)
        await level(id, ann, bob)
        other = ann if here is bob else bob
        reason = other.updates[id]["no_undo"]["key"]
        assert reason in ("why-undo-other", "why-undo-chance")
        assert await refusal(other, "undo", id) == reason
        await done(other, "ask", id)
        request = await here.until(lambda frame: frame["type"] == "update" and "takeback" in frame)
        seat = other.tables[id]["mine"][0]
        assert (request["takeback"]["seat"], request["takeback"]["agreed"]) == (seat, [])
        assert request["takeback"]["number"] == request["version"]
        await done(here, "refuse", id)
        update = await other.until(lambda frame: frame["type"] == "update" and "takeback" not in frame)
        assert update["steps"][-1]["kind"] == "refuse"
        await level(id, ann, bob)
        await done(other, "ask", id)
        request = await here.until(lambda frame: frame["type"] == "update" and "takeback" in frame)
        version = await done(here, "agree", id)
        await other.reach(id, version)
        step = other.updates[id]["steps"][-1]
        assert (step["kind"], step["back"]) == ("agree", request["takeback"]["target"])
        assert other.updates[id]["asked"] == seat

    with_people(live, test, "Ann", "Bob")


def test_against_bots_everything_can_be_taken_back(live: Running) -> None:
    async def test(ann: Client) -> None:
        id = await ann.table("dice-settlers", "me", "bot:random")
        await ann.play(id, lambda update: update["version"] > 60 and update["asked"] == 0)
        while ann.updates[id]["version"] > 60:
            await ann.reach(id, await done(ann, "undo", id))
            if len([step for frame in ann.frames for step in frame.get("steps", ()) if "back" in step]) > 5:
                break
        assert ann.updates[id]["asked"] == 0
        await ann.play(id, lambda update: update["version"] > 150)

    with_people(live, test, "Ann")


def test_chat(live: Running) -> None:
    async def test(ann: Client, bob: Client, eve: Client) -> None:
        id = await two_at(ann, bob)
        await eve.watch(id)
        await ann.send("say", id="s1", table=id, text="  Grüße,\u202e 世界! \x00<b>hi</b>\n ")
        await ann.send("say", id="s1", table=id, text="twice")
        await ann.send("say", id="s2", table=id, phrase="phrase-good-luck")
        heard: list[Frame] = []
        while len(heard) < 2:
            heard += (await bob.until(is_type("chat")))["messages"]
        assert [(each["number"], each["name"], each["text"], each["phrase"]) for each in heard] == [
            (1, "Ann", "Grüße, 世界! <b>hi</b>", None),
            (2, "Ann", None, "phrase-good-luck"),
        ]
        for bad in (
            {"text": " \u200b "},
            {"phrase": "phrase-rude"},
            {},
            {"text": "a", "phrase": "phrase-bye"},
        ):
            await bob.send("say", id="s3", table=id, **bad)
            refused = await bob.until(is_type("refused"))
            assert (refused["id"], refused["reason"]["key"]) == ("s3", "server-text-or-phrase")
        # Who only watches does not talk into a game.
        await eve.send("say", id="s4", table=id, text="take the bank")
        assert (await eve.until(is_type("refused")))["reason"]["key"] == "server-players-only"
        # Who is muted is not heard, from now on.
        await bob.ask("PUT", f"/me/mutes/{ann.id}", 204)
        await ann.send("say", id="s5", table=id, text="listen")
        await eve.until(lambda frame: "listen" in str(frame.get("messages")))
        await bob.send("say", id="s6", table=id, text="no")
        assert [each["text"] for each in (await bob.until(is_type("chat")))["messages"]] == ["no"]
        # Who comes later reads all of it.
        async with Client(live) as nobody:
            await nobody.send("watch", table=id)
            history = (await nobody.until(is_type("chat")))["messages"]
            assert [each["number"] for each in history] == [1, 2, 3, 4]

    with_people(live, test, "Ann", "Bob", "Eve")


def test_presence(live: Running) -> None:
    async def test(ann: Client, bob: Client, eve: Client) -> None:
        id = await ann.table("montana", "me", "open", "open")
        await ann.send("watch", table=id)
        assert (await ann.until(is_type("presence")))["people"] == [ann.id]
        await bob.send("watch", table=id)
        both = await ann.until(lambda frame: frame["type"] == "presence" and len(frame["people"]) == 2)
        assert both["people"] == sorted([ann.id, bob.id])
        await bob.send("unwatch", table=id)
        await ann.until(lambda frame: frame["type"] == "presence" and frame["people"] == [ann.id])
        nobody = Client(live)
        await nobody.send("watch", table=id)
        seen = await ann.until(lambda frame: frame["type"] == "presence" and frame["watching"] == 1)
        assert seen["people"] == [ann.id]
        await nobody.__aexit__()
        await ann.until(lambda frame: frame["type"] == "presence" and frame["watching"] == 0)

    with_people(live, test, "Ann", "Bob", "Eve")


def test_nobody_looks_but_does_not_touch(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        async with Client(live) as nobody:
            update = await nobody.watch(id)
            assert update["view"]["seat"] is None
            assert await refusal(nobody, "move", id, move="hire") == "server-not-signed-in"
            await nobody.send("say", id="s", table=id, text="hello")
            assert (await nobody.until(is_type("refused")))["reason"]["key"] == "server-not-signed-in"

    with_people(live, test, "Ann", "Bob")


def test_the_clock_runs_out(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await ann.table("montana", "me", "open", clock="live 1+0")
        seat = (await bob.join(id))["asked"]
        here, there = (ann, bob) if seat == 0 else (bob, ann)
        # Nobody decides: the server itself ends the waiting, and a bot plays on.
        await there.send("watch", table=id)
        late = steps(await there.until(lambda frame: bool(steps(frame, "timeout"))), "timeout")[0]
        assert (late["seat"], late["events"][0]["key"]) == (seat, "log-time-out")
        table = await there.get(f"/tables/{id}")
        assert table["seats"][seat]["kind"] == "bot"
        assert table["seats"][seat]["person"]["id"] == here.id
        # A bot decides in the seat, and its person comes back to it.
        assert (await here.watch(id))["clocks"][seat] <= 1000
        await done(here, "sit", id)
        assert steps(await there.until(lambda frame: bool(steps(frame, "sits"))), "sits")[0]["seat"] == seat

    with_people(live, test, "Ann", "Bob")


def test_leaving_a_game_and_coming_back(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        seat = ann.tables[id]["mine"][0]
        await done(ann, "leave", id)
        table = await bob.until(
            lambda frame: frame["type"] == "table" and frame["table"]["seats"][seat]["kind"] == "bot"
        )
        assert table["table"]["status"] == "playing"
        assert await refusal(ann, "leave", id) == "why-not-possible-now"
        await done(ann, "sit", id)
        await bob.until(
            lambda frame: frame["type"] == "table" and frame["table"]["seats"][seat]["kind"] == "person"
        )

    with_people(live, test, "Ann", "Bob")


def test_the_last_one_to_leave_stops_the_game(live: Running) -> None:
    async def test(ann: Client) -> None:
        id = await ann.table("montana", "me", "bot:random")
        await ann.play(id, lambda update: update["asked"] == 0)
        version = await done(ann, "leave", id)
        assert (await ann.get(f"/tables/{id}"))["seats"][0]["kind"] == "vacant"
        # Nothing happens by itself.
        row = (await kept(live.database_url))[id].row
        assert (row.version, row.asked, row.due) == (version, 0, None)
        await ann.reach(id, version)
        await done(ann, "sit", id)
        await ann.play(id, lambda update: update["version"] > version + 5)

    with_people(live, test, "Ann")


def test_others_are_told_who_is_away(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await two_at(ann, bob)
        here, there = await asked(id, ann, bob)
        seat = here.tables[id]["mine"][0]
        assert here.socket is not None
        await here.socket.close()
        here.socket = None
        warning = await there.until(lambda frame: frame["type"] == "presence" and frame["away"])
        assert warning["away"]["seat"] == seat
        assert warning["away"]["replaced"] > now_ms()
        # Coming back in time takes the warning away.
        await here.watch(id)
        await there.until(lambda frame: frame["type"] == "presence" and not frame["away"])

    with_people(live, test, "Ann", "Bob")


def test_who_stays_away_is_replaced(tmp_path: Path, database_url: str) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await ann.table("montana", "me", "open")
        seat = (await bob.join(id))["asked"]
        # Only the other one comes.
        there = (bob, ann)[seat]
        await there.send("watch", table=id)
        left = steps(await there.until(lambda frame: bool(steps(frame, "left"))), "left")[0]
        assert (left["seat"], left["events"][0]["key"]) == (seat, "log-left")
        assert (await there.get(f"/tables/{id}"))["seats"][seat]["kind"] == "bot"

    timing = {"sweep": 0.2, "warn_after": 0.1, "replace_after": 0.2}
    with Running(tmp_path, database_url, timing=timing) as server:
        with_people(server, test, "Ann", "Bob")


def test_a_bot_account_plays(live: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        await ann.post("/me/claim", name=f"Ann {ann.id}", password="a long password")
        made = await ann.post("/me/bots", 201, name=f"Robo {ann.id}")
        token = (await ann.post(f"/me/bots/{made['id']}/tokens", 201, label="home"))["token"]
        async with Client(live, 7, Authorization=f"Bearer {token}") as robot:
            robot.me = await robot.get("/me")
            assert robot.me["kind"] == "bot"
            id = await bob.table("dice-settlers", "me", "open")
            await robot.join(id)
            await play_all(id, bob, robot)
            assert (await bob.get(f"/tables/{id}"))["status"] == "finished"

    with_people(live, test, "Ann", "Bob")


def test_bad_frames_are_answered(live: Running) -> None:
    async def test(ann: Client) -> None:
        socket = await ann.opened()
        for text in ("", "{", "[]", "1", '{"type":"fly"}', '{"type":"watch"}', '{"type":"ping","x":1}'):
            await socket.send(text)
            refused = await ann.until(is_type("refused"))
            assert refused["reason"]["key"] == "server-bad-frame"
        await socket.send(b"\x00\x01")
        assert (await ann.until(is_type("refused")))["reason"]["params"] == {"why": "binary"}
        await socket.send(json.dumps({"type": "ping"}))
        assert (await ann.until(is_type("pong")))["now"] > 0

    with_people(live, test, "Ann")
