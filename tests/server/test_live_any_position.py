"""What is not about one position is carried out although the match has gone on; an answer is to a request."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from client import Client, Frame
from people import with_people
from running import Running
from visitors import MANY, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {**MANY, "tables_per_hour": 10_000}
    yield from serving(tmp_path_factory.mktemp("any"), limits=limits)


async def answer(client: Client, type: str, table: str, id: str = "a", **fields: Any) -> Frame:
    """Send a frame as it is; what it is answered."""
    await client.send(type, id=id, table=table, **fields)
    return await client.until(lambda frame: frame.get("id") == id or "reason" in frame)


async def version_of(client: Client, table: str) -> int:
    return int((await client.get(f"/tables/{table}"))["version"])


async def kind_of(client: Client, table: str, seat: int = 0) -> str:
    return str((await client.get(f"/tables/{table}"))["seats"][seat]["kind"])


def another_window(server: Running, ann: Client) -> Client:
    """The same person once more."""
    other = Client(server)
    other.http.cookies.update(ann.http.cookies)
    other.me = ann.me
    return other


@pytest.mark.parametrize(
    ("type", "fields", "wanted"),
    [
        ("leave", {}, "done"),
        ("sit", {}, "done"),
        ("say", {"text": "Hello"}, "done"),
        ("hint", {"level": 1}, "hint"),
        ("why", {"move": "fly"}, "why"),
    ],
)
def test_what_somebody_sends_who_has_not_seen_the_last_decisions(
    server: Running, type: str, fields: Frame, wanted: str
) -> None:
    async def test(ann: Client) -> None:
        table = await ann.table("montana", "me", "bot:random")
        update = await ann.play(table, lambda update: update["asked"] == 0)
        async with another_window(server, ann) as other:
            before = (await other.watch(table))["version"]
            await other.play(table, lambda now: now["version"] > before and now["asked"] == 0)
            if type == "sit":
                assert (await answer(other, "leave", table))["type"] == "done"
        # The first window has read nothing of all that.
        assert ann.updates[table] == update
        found = await answer(ann, type, table, "b", **fields)
        assert found["type"] == wanted, found
        if "version" in found:
            assert found["version"] == await version_of(ann, table) > update["version"]

    with_people(server, test, "Ann")


def test_several_people_agree_at_once(server: Running) -> None:
    async def test(*people: Client) -> None:
        ann = people[0]
        table = await ann.table("montana", "me", "open", "open", allows_hints=True)
        for each in people[1:]:
            await each.join(table)
        for each in people:
            await each.watch(table)
        asker = people[ann.updates[table]["asked"]]
        assert (await asker.move(table))["type"] == "done"
        asked = await asker.command("ask", table)
        takeback = asker.updates[table]["takeback"]
        assert (takeback["number"], takeback["agreed"]) == (asked["version"], [])
        # A hint is an entry too, and changes nothing of what is asked.
        decider = people[asker.updates[table]["asked"]]
        assert (await answer(decider, "hint", table, level=1))["type"] == "hint"
        others = [each for each in people if each is not asker]
        for each in others:
            await each.send("agree", id="yes", table=table, request=takeback["number"])
        for each in others:
            found = await each.until(lambda frame: frame.get("id") == "yes")
            assert found["type"] == "done", found
        last = await asker.until(lambda frame: any("back" in step for step in frame.get("steps", ())))
        assert last["steps"][-1]["back"] == takeback["target"]

    with_people(server, test, "Ann", "Bob", "Cid")


@pytest.mark.parametrize("type", ["agree", "refuse"])
def test_an_answer_is_to_the_request_that_was_shown(server: Running, type: str) -> None:
    async def test(*people: Client) -> None:
        ann = people[0]
        table = await ann.table("montana", "me", "open", "open")
        for each in people[1:]:
            await each.join(table)
        for each in people:
            await each.watch(table)
        asker = people[ann.updates[table]["asked"]]
        first, second = [each for each in people if each is not asker]
        assert (await asker.move(table))["type"] == "done"
        requests = []
        for _ in range(2):
            requests.append((await asker.command("ask", table))["version"])
            await first.reach(table, requests[-1])
            assert (await first.command("refuse", table))["type"] == "done"
            await asker.reach(table, requests[-1] + 1)
        last = (await asker.command("ask", table))["version"]
        for request in requests:
            found = await answer(second, type, table, f"to-{request}", request=request)
            assert found["reason"]["key"] == "why-nothing-asked"
        assert await version_of(ann, table) == last
        found = await answer(second, type, table, "to-the-last", request=last)
        assert (found["type"], found["version"]) == ("done", last + 1)

    with_people(server, test, "Ann", "Bob", "Cid")


def test_what_is_sent_again_happens_once(server: Running) -> None:
    """Who left and came back does not leave once more because the first frame comes again."""

    async def test(ann: Client) -> None:
        table = await ann.table("montana", "me", "bot:random")
        await ann.play(table, lambda update: update["asked"] == 0)
        left = await answer(ann, "leave", table, "out")
        back = await answer(ann, "sit", table, "in")
        assert (left["type"], back["version"]) == ("done", left["version"] + 1)
        assert await answer(ann, "leave", table, "out") == left
        async with another_window(server, ann) as other:
            assert await answer(other, "leave", table, "out") == left
            assert await answer(other, "sit", table, "in") == back
        assert await version_of(ann, table) == back["version"]
        assert await kind_of(ann, table) == "person"

    with_people(server, test, "Ann")


def test_who_left_is_not_asked(server: Running) -> None:
    async def test(ann: Client) -> None:
        table = await ann.table("montana", "me", "bot:random", allows_hints=True)
        await ann.play(table, lambda update: update["asked"] == 0 and "no_undo" not in update)
        before = ann.updates[table]["view"]
        assert (await ann.command("leave", table))["type"] == "done"
        gone = ann.updates[table]
        assert (gone["asked"], gone["view"]) == (0, {**before, "options": []})
        assert gone["no_undo"] == gone["no_hint"] == {"key": "why-not-possible-now"}
        refused = await ann.command("move", table, move=before["options"][0]["text"])
        assert refused["reason"]["key"] == "why-vacant"
        assert (await ann.command("sit", table))["type"] == "done"
        back = ann.updates[table]
        assert back["view"] == before
        assert not {"no_undo", "no_hint"} & back.keys()

    with_people(server, test, "Ann")


def test_who_has_several_seats_says_which_one(server: Running) -> None:
    """The seat that is asked when a frame comes need not be the one that was asked when it was sent."""

    async def test(ann: Client) -> None:
        table = await ann.table("montana", "me", "me", mode="one-device")
        await ann.watch(table)
        for type in ("leave", "sit"):
            refused = await answer(ann, type, table)
            assert refused["reason"]["key"] == "server-which-seat"
            assert (await answer(ann, type, table, f"{type}-1", seat=1))["type"] == "done"
        assert await kind_of(ann, table, 1) == "person"

    with_people(server, test, "Ann")


@pytest.mark.parametrize("type", ["leave", "sit", "agree", "refuse", "say", "why", "hint"])
def test_no_position_is_named_where_none_is_meant(server: Running, type: str) -> None:
    async def test(ann: Client) -> None:
        more = {"agree": {"request": 1}, "refuse": {"request": 1}, "say": {"text": "Hello"}}
        fields = {**more, "why": {"move": "end"}, "hint": {"level": 1}}.get(type, {})
        table = await ann.table("montana", "me", "bot:random")
        refused = await answer(ann, type, table, version=1, **fields)
        assert refused["reason"]["key"] == "server-bad-frame"
        assert "version" in refused["reason"]["params"]["why"]

    with_people(server, test, "Ann")
