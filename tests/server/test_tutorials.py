"""Tutorials: tables that begin in the middle of a game which is the same each time, and that nobody lists."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client, Frame
from people import with_people
from running import Running
from visitors import MANY, serving

from landrush.games import games
from landrush.server.tables.tutorials import match_of, script_of

TOOL = Path(__file__).parents[2] / "tools" / "tutorial.py"
GAMES = games()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("tutorials"), limits={**MANY, "tables_per_hour": 10_000})


async def opened(person: Client, game: str) -> Frame:
    """A new tutorial of a person who watches it."""
    table: Frame = await person.post(f"/tutorials/{game}", 201)
    await person.watch(table["id"])
    return table


async def decided(person: Client, id: str, move: str) -> Frame:
    """A decision, and everything until the person is asked again."""
    assert (await person.command("move", id, move=move))["type"] == "done"
    while person.updates[id]["asked"] not in person.tables[id]["mine"]:
        await person.receive()
    return person.updates[id]


@pytest.mark.parametrize("game", GAMES)
def test_the_script_is_one_of_a_game_that_can_be_played(game: str) -> None:
    script = script_of(game)
    assert len(script.seats) == script.players
    assert script.seats.count("me") == 1
    assert len(bytes.fromhex(script.seed)) == 32
    match = match_of(game)
    assert match.holders[match.state.to_move].kind == "human"
    assert len(match.state.legal_actions()) > 1
    assert match.turn[0] >= 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_of_one_s_own(server: Running, game: str) -> None:
    async def test(ann: Client, bob: Client) -> None:
        table = await opened(ann, game)
        match = match_of(game)
        assert (table["game"], table["mode"], table["status"]) == (game, "tutorial", "playing")
        assert (table["is_private"], table["is_rated"], table["clock"]) == (True, False, "none")
        assert (table["version"], table["asked"]) == (len(match.entries), match.state.to_move)
        assert table["mine"] == [script_of(game).seats.index("me")]
        await bob.get(f"/tables/{table['id']}", 404)
        # Whoever learns may take back what they like.
        await decided(ann, table["id"], ann.updates[table["id"]]["view"]["options"][0]["text"])
        assert "no_undo" not in ann.updates[table["id"]]

    with_people(server, test, "Ann", "Bob")


@pytest.mark.parametrize("game", GAMES)
def test_everything_comes_as_the_time_before(server: Running, game: str) -> None:
    """The position, chance, and what the bot decides; also after something was taken back."""

    async def test(ann: Client, bob: Client) -> None:
        views: list[list[Frame]] = []
        for person in (ann, bob, ann):
            id = (await opened(person, game))["id"]
            seen = [person.updates[id]["view"]]
            while len(seen) < 15:
                update = await decided(person, id, seen[-1]["options"][0]["text"])
                seen.append(update["view"])
            views.append(seen)
        assert views[0] == views[1] == views[2]
        # There was a bot, which decided.
        seats = {step["seat"] for frame in ann.frames for step in frame.get("steps", ())}
        assert seats == {-1, 0, 1}
        assert (await ann.command("undo", id))["type"] == "done"
        again = await decided(ann, id, ann.updates[id]["view"]["options"][0]["text"])
        assert again["view"] == views[0][-1]

    with_people(server, test, "Ann", "Bob")


def test_it_is_in_no_list(server: Running) -> None:
    async def test(ann: Client, bob: Client) -> None:
        ann.me = await ann.post("/me/claim", name="Ann who learns", password="a long password of mine")
        playing = (await opened(ann, "montana"))["id"]
        over = (await opened(ann, "montana"))["id"]
        await ann.play(over)
        assert (await ann.get(f"/tables/{over}"))["status"] == "finished"
        common = await ann.table("montana", "me", "open")
        lists: list[Frame] = []
        for person in (ann, bob):
            for wanted in ({}, {"mine": "true"}, {"my_turn": "true"}, {"status": "finished"}):
                lists += (await person.ask("GET", "/tables", params=wanted))["tables"]
            lists += (await person.get("/archive"))["tables"]
            lists += [each["table"] for each in (await person.get(f"/people/{ann.id}/games"))["games"]]
            assert await person.get(f"/people/{ann.id}/ratings") == []
        assert {table["id"] for table in lists} & {playing, over, common} == {common}
        # What comes after it is a game like others.
        again = await ann.post(f"/tables/{over}/rematch")
        assert (again["mode"], again["is_private"]) == ("online", True)
        assert again["commitment"] != (await ann.get(f"/tables/{over}"))["commitment"]

    with_people(server, test, "Ann", "Bob")


def test_what_is_refused(server: Running) -> None:
    async def test(ann: Client) -> None:
        answer = await ann.post("/tutorials/chess", 404)
        assert answer["error"]["key"] == "server-no-such-address"
        # Nobody opens such a table in another way.
        await ann.post("/tables", 422, game="montana", seats=["me", "bot:greedy"], mode="tutorial")
        await ann.post("/tables", 422, game="montana", seats=["me", "bot:greedy"], seed="00")

    with_people(server, test, "Ann")


def test_its_author_sees_what_the_server_has(server: Running) -> None:
    def told(*words: str) -> tuple[int, str, str]:
        done = subprocess.run([sys.executable, TOOL, *words], capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr

    async def test(ann: Client) -> None:
        id = (await opened(ann, "dice-settlers"))["id"]
        moves: list[str] = []
        while {step["seat"] for frame in ann.frames[3:] for step in frame.get("steps", ())} < {0, 1}:
            moves.append(ann.updates[id]["view"]["options"][0]["text"])
            await decided(ann, id, moves[-1])
        update = ann.updates[id]
        code, text, errors = told("dice-settlers", *moves)
        assert (code, errors) == (0, "")
        assert f"\nversion {update['version']}," in text
        for option in update["view"]["options"]:
            assert f"\n  {option['text']} " in text

    with_people(server, test, "Ann")
    assert told("montana", "fly")[:2] == (1, "")
