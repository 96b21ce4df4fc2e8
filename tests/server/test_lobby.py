"""Tables before the game: opening, finding, joining, leaving, starting, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from client import Client, play_all
from people import with_people
from running import Running
from visitors import MANY, serving

import landrush


@pytest.fixture(scope="module")
def lobby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    limits = {**MANY, "tables_per_hour": 10_000}
    yield from serving(tmp_path_factory.mktemp("lobby"), limits=limits)


async def listed(person: Client, **wanted: Any) -> set[str]:
    found = await person.ask("GET", "/tables", params=wanted)
    return {table["id"] for table in found["tables"]}


def test_a_table_fills_and_begins(lobby: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await ann.table("montana", "me", "open", "bot:greedy", contribution="my own luck")
        table = await ann.get(f"/tables/{id}")
        assert (table["status"], table["players"], table["mine"]) == ("open", 3, [0])
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
        assert table["seats"][0]["contribution"] == "my own luck"
        assert len(table["commitment"]) == 64
        assert table["options"] == landrush.game("montana").check_options({}, 3)
        assert id in await listed(bob, status="open")
        joined = await bob.join(id)
        assert (joined["status"], joined["mine"]) == ("playing", [1])
        assert joined["version"] > 0
        assert joined["commitment"] == table["commitment"]
        assert id not in await listed(bob, status="open")
        assert id in await listed(bob, status="playing")

    with_people(lobby, test, "Ann", "Bob")


def test_the_list_is_filtered(lobby: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        two = await ann.table("montana", "me", "open")
        three = await ann.table("dice-settlers", "me", "open", "open", clock="live 600+10")
        slow = await ann.table("montana", "me", "open", "open", "open", clock="correspondence 86400")
        all_three = {two, three, slow}
        assert await listed(bob) >= all_three
        assert await listed(bob, game="dice-settlers") & all_three == {three}
        assert await listed(bob, players=2) & all_three == {two}
        assert await listed(bob, clock="live") & all_three == {three}
        assert await listed(bob, clock="none") & all_three == {two}
        assert await listed(bob, clock="correspondence") & all_three == {slow}
        assert await listed(bob, mine=True) == set()
        assert await listed(ann, mine=True) == all_three
        assert await listed(bob, status="finished") & all_three == set()
        await bob.join(two)
        asked = (await ann.get(f"/tables/{two}"))["asked"]
        turns = [await listed(person, my_turn=True) for person in (ann, bob)]
        assert turns == [{two} if asked == 0 else set(), {two} if asked == 1 else set()]

    with_people(lobby, test, "Ann", "Bob")


def test_pages_of_the_list(lobby: Running) -> None:
    async def test(ann: Client, bob: Client, cleo: Client) -> None:
        opened = [await person.table("montana", "me", "open") for person in (ann, bob, cleo) * 20]
        found: list[str] = []
        after: dict[str, str] = {}
        while True:
            page = await ann.ask("GET", "/tables", params={"status": "open", **after})
            found += [table["id"] for table in page["tables"]]
            if page["next"] is None:
                break
            after = {"after": page["next"]}
        assert len(found) == len(set(found))
        assert [id for id in found if id in opened] == opened[::-1]
        assert (await ann.get("/tables", 400, after="x"))["error"]["key"] == "server-bad-mark"

    with_people(lobby, test, "Ann", "Bob", "Cleo")


def test_private_tables_are_for_those_with_the_link(lobby: Running) -> None:
    async def test(ann: Client, bob: Client, eve: Client) -> None:
        id = await ann.table("montana", "me", "open", "open", is_private=True)
        invite = (await ann.get(f"/tables/{id}"))["invite"]
        assert id not in await listed(bob)
        for refused in (
            await bob.get(f"/tables/{id}", 404),
            await bob.get(f"/tables/{id}", 404, invite="AAAAAAAAAAAA"),
            await bob.post(f"/tables/{id}/join", 404),
        ):
            assert refused["error"]["key"] == "server-no-table"
        assert (await bob.get(f"/tables/{id}", invite=invite))["invite"] is None
        assert (await bob.join(id, invite=invite))["invite"] == invite
        assert id in await listed(bob, mine=True)
        assert id not in await listed(eve)
        await eve.send("watch", table=id)
        assert (await eve.until(lambda frame: frame["type"] == "refused"))["reason"][
            "key"
        ] == "server-no-table"
        await eve.send("watch", table=id, invite=invite)
        assert (await eve.until(lambda frame: frame["type"] == "table"))["table"]["id"] == id

    with_people(lobby, test, "Ann", "Bob", "Eve")


def test_leaving_before_the_game(lobby: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await ann.table("montana", "me", "open", "open")
        await bob.join(id, seat=2)
        await ann.post(f"/tables/{id}/leave", 204)
        table = await bob.get(f"/tables/{id}")
        assert (table["owner"], table["status"]) == (bob.id, "open")
        assert [seat["kind"] for seat in table["seats"]] == ["open", "open", "person"]
        assert (await ann.post(f"/tables/{id}/leave", 409))["error"]["key"] == "server-not-seated"
        await bob.post(f"/tables/{id}/leave", 204)
        assert (await bob.get(f"/tables/{id}"))["status"] == "closed"
        assert (await ann.post(f"/tables/{id}/join", 409))["error"]["key"] == "server-table-not-open"

    with_people(lobby, test, "Ann", "Bob")


def test_the_owner_settles_the_seats(lobby: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await ann.table("dice-settlers", "me", "open", "open", starts_when_full=False)
        await bob.join(id, seat=1)
        assert (await bob.post(f"/tables/{id}/start", 403))["error"]["key"] == "server-owner-only"
        refused = await bob.ask("PUT", f"/tables/{id}/seats/2", 403, json={"to": "bot:random"})
        assert refused["error"]["key"] == "server-owner-only"
        assert (await ann.post(f"/tables/{id}/start", 409))["error"]["key"] == "server-seats-open"
        for seat, to, key in ((2, "bot:deep", "server-bad-seat"), (2, "stdio:rm", "server-bad-seat")):
            refused = await ann.ask("PUT", f"/tables/{id}/seats/{seat}", 422, json={"to": to})
            assert refused["error"]["key"] == key
        refused = await ann.ask("PUT", f"/tables/{id}/seats/0", 409, json={"to": "open"})
        assert refused["error"]["key"] == "server-seat-taken"
        await ann.ask("PUT", f"/tables/{id}/seats/1", json={"to": "open"})
        assert (await bob.get(f"/tables/{id}"))["mine"] == []
        await ann.ask("PUT", f"/tables/{id}/seats/1", json={"to": "bot:greedy"})
        await ann.ask("PUT", f"/tables/{id}/seats/2", json={"to": "bot:random"})
        assert (await ann.get(f"/tables/{id}"))["status"] == "open"
        started = await ann.post(f"/tables/{id}/start")
        assert started["status"] == "playing"
        assert [seat["name"] for seat in started["seats"]] == ["", "greedy", "random"]
        assert (await ann.post(f"/tables/{id}/start", 409))["error"]["key"] == "server-table-not-open"

    with_people(lobby, test, "Ann", "Bob")


def test_one_seat_for_each_and_no_seat_twice(lobby: Running) -> None:
    async def test(ann: Client, *others: Client) -> None:
        id = await ann.table("montana", "me", "open", starts_when_full=False)
        assert (await ann.post(f"/tables/{id}/join", 409))["error"]["key"] == "server-already-seated"
        answers = await asyncio.gather(
            *(each.http.post(f"/api/tables/{id}/join", json={}) for each in others)
        )
        assert sorted(answer.status_code for answer in answers) == [200] + [409] * (len(others) - 1)

    with_people(lobby, test, "Ann", *(f"Guest {n}" for n in range(6)))


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "error-no-game"),
        ({"seats": ["me"]}, "error-players"),
        ({"seats": ["me", "open", "open", "open", "open"]}, "error-players"),
        ({"seats": ["me", "me"]}, "server-bad-seat"),
        ({"seats": ["me", "bot:stdio:true"]}, "server-bad-seat"),
        ({"seats": ["open", "bot:random"]}, "server-nobody-sits"),
        ({"seats": ["me", "open"], "mode": "one-device"}, "server-bad-seat"),
        ({"options": {"wheel": 3}}, "error-no-option"),
        ({"options": {"start_tile": "x"}}, "error-option-value"),
        ({"clock": "sundial"}, "error-clock"),
        ({"contribution": "a\nb"}, "error-contribution"),
        ({"seats": ["me", "bot:random"], "is_rated": True}, "server-not-rated"),
    ],
)
def test_tables_that_cannot_be(lobby: Running, wish: dict[str, Any], key: str) -> None:
    async def test(ann: Client) -> None:
        body = {"game": "montana", "seats": ["me", "open"], **wish}
        assert (await ann.post("/tables", 422, **body))["error"]["key"] == key
        assert await listed(ann, mine=True) == set()

    with_people(lobby, test, "Ann")


def test_nobody_opens_too_many(lobby: Running) -> None:
    async def test(ann: Client) -> None:
        for number in range(20):
            await ann.table("montana", "me", "open")
        refused = await ann.post("/tables", 409, game="montana", seats=["me", "open"])
        assert refused["error"]["key"] == "server-too-many-tables"

    with_people(lobby, test, "Ann")


def test_all_at_one_device(lobby: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id = await ann.table("dice-settlers", "me", "me", "bot:random", mode="one-device")
        await ann.watch(id)
        assert ann.tables[id]["mine"] == [0, 1]
        update = await ann.play(id, lambda update: update["version"] > 60)
        # One always looks through the eyes of who is asked.
        asked = {frame["asked"] for frame in ann.frames if frame["type"] == "update"}
        assert asked >= {0, 1}
        for frame in ann.frames:
            if frame["type"] == "update" and frame["asked"] in (0, 1):
                assert frame["view"]["seat"] == frame["asked"]
                assert frame["view"]["options"]
        assert update["version"] > 60
        assert id not in await listed(bob)

    with_people(lobby, test, "Ann", "Bob")


def test_alone_against_the_automaton(lobby: Running) -> None:
    async def test(ann: Client) -> None:
        id = await ann.table("dice-settlers", "me")
        update = await ann.play(id)
        assert len(update["view"]["scores"]) == 2
        assert (await ann.get(f"/tables/{id}"))["status"] == "finished"

    with_people(lobby, test, "Ann")


def test_a_rematch(lobby: Running) -> None:
    async def test(ann: Client, bob: Client, eve: Client) -> None:
        id = await ann.table("dice-settlers", "me", "open")
        assert (await ann.post(f"/tables/{id}/rematch", 409))["error"]["key"] == "server-not-finished"
        await bob.join(id)
        await play_all(id, ann, bob)
        assert (await eve.post(f"/tables/{id}/rematch", 403))["error"]["key"] == "server-not-seated"
        again = await bob.post(f"/tables/{id}/rematch")
        assert [seat["kind"] for seat in again["seats"]] == ["person", "invited"]
        assert [seat["person"]["id"] for seat in again["seats"]] == [bob.id, ann.id]
        assert (await ann.post(f"/tables/{id}/rematch"))["id"] == again["id"]
        assert (await eve.post(f"/tables/{again['id']}/join", 409))["error"]["key"] == "server-seat-taken"
        await ann.until(lambda frame: frame["type"] == "table" and frame["table"]["rematch"] == again["id"])
        assert (await ann.join(again["id"]))["status"] == "playing"

    with_people(lobby, test, "Ann", "Bob", "Eve")


def test_the_list_tells_how_games_stand(lobby: Running) -> None:
    """Whose turn it is, which turn, and when something last happened."""

    async def test(ann: Client, bob: Client) -> None:
        async def one(**wanted: Any) -> Any:
            (found,) = (await ann.ask("GET", "/tables", params={"mine": True, **wanted}))["tables"]
            return found

        id = await ann.table("montana", "me", "open")
        waiting = await one()
        assert (waiting["turn"], waiting["asked"]) == (0, None)
        assert waiting["changed"] == waiting["created"]
        begun = await bob.join(id)
        assert (begun["turn"], begun["changed"]) == (0, begun["started"])
        await asyncio.gather(*(each.play(id, lambda update: turn(update) >= 3) for each in (ann, bob)))
        playing = await one(status="playing")
        assert playing["turn"] == turn(ann.updates[id])
        assert playing["asked"] == ann.updates[id]["asked"]
        last = max(step["at"] for frame in ann.frames for step in frame.get("steps", ()))
        assert playing["changed"] == last >= begun["changed"]
        assert [playing["id"]] * (playing["asked"] in playing["mine"]) == list(
            await listed(ann, my_turn=True)
        )
        await play_all(id, ann, bob)
        over = await one(status="finished")
        assert (over["asked"], over["changed"]) == (None, over["ended"])
        assert over["turn"] > 3

    def turn(update: Any) -> int:
        return int(update["view"]["position"]["turns"]) + 1

    with_people(lobby, test, "Ann", "Bob")
