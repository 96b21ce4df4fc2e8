"""What decisions would bring: the frame `try`, on positions that are known and over the socket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from client import Client, Frame
from hidden_scan import played
from people import with_people
from running import Running
from visitors import MANY, serving

from landrush.engine.state import State
from landrush.match.match import Match
from landrush.server.tables.trying import tried

SEED = bytes(31) + b"\1"
MONTANA = "start E1,pick copper,pick stone,pick pumpkin,pick pumpkin"
DICE_SETTLERS = (
    "tile 3,tile 2,spot origin,spot 3-E,done,done,settle,pair,die white-pioneer,die white-pioneer,tile 2,"
    "done,end,recruit 1,die yellow-recruit,colour yellow,end,end,settle,die green-settle,fetch,done,end,"
    "die white-settle,die white-research,die yellow-food,draw,done,die green-wood,turn,die white-settle,"
    "face research,done,trade,die yellow-trade,die white-research,done,end"
)
EXPLORED = (
    ",explore 1,die green-explore,tile 9,spot 2-SW,join,add,end,settle,die green-settle,tile 9,done,end"
)


def reached(game: str, moves: str) -> State:
    """The position after these decisions, with luck that is always the same."""
    match = Match.new(game, ["human", "human"], SEED)
    for move in moves.split(","):
        match.submit(int(match.state.to_move), move)
    return match.state


def brought(state: State, *moves: str) -> tuple[dict[str, int], int, int]:
    """What moves of who is asked change, the score, and how many are possible; the position stays."""
    before = state.digest()
    found = tried(state, int(state.to_move), moves)
    assert state.digest() == before
    assert found.refused is None
    return found.change, found.score, found.stopped


def test_work_in_montana() -> None:
    """A pumpkin farm's second space: one worker and three coins for three pumpkins."""
    state = reached("montana", MONTANA)
    farm = brought(state, "farm 2", "place pumpkin")
    assert farm == ({"m-pumpkin": 3, "m-worker-pumpkin": -1, "m-coin": -3}, 0, 2)
    found = tried(state, 0, ["farm 2", "place pumpkin"])
    assert found.question == {"ask": "turn", "seat": 0, "step": "worked", "number": 10}
    assert {option["text"]: option["say"]["key"] for option in found.options}["end"] == "act-m-end"


def test_builds_in_montana() -> None:
    state = reached("montana", MONTANA)
    first = {"m-grain": -1, "m-small-stone": -1, "m-canteen": 1, "m-settlements": 1}
    assert brought(state, "build F1") == (first, 1, 1)
    both = {**first, "m-pumpkin": -1, "m-small-copper": -1, "m-settlements": 2}
    assert brought(state, "build F1", "build D2") == (both, 2, 2)
    # The other seat decides next; the income of the end of the turn is there.
    assert brought(state, "build F1", "end", "hire") == ({**first, "m-coin": 2}, 1, 2)
    assert tried(state, 0, ["build F1", "end"]).question is None
    assert tried(state, 0, ["build F1", "end"]).options == []


def test_payments_in_dice_settlers() -> None:
    state = reached("dice-settlers", DICE_SETTLERS + EXPLORED)
    research = ("research TB1", "die white-research", "token wood")
    assert brought(state, *research) == ({"d-wood": -1, "d-technology": 1}, 1, 3)
    assert brought(state, *research[:2]) == ({}, 0, 2)
    asked = tried(state, 0, research[:1])
    assert asked.question == {"ask": "pay", "seat": 0, "symbol": 5, "left": 1}
    assert [option["text"] for option in asked.options] == ["die white-research"]


def test_a_move_that_is_not_possible_then() -> None:
    state = reached("montana", MONTANA)
    found = tried(state, 0, ["build F1", "hire", "end"])
    assert (found.stopped, found.refused and found.refused.key) == (1, "why-action-done")
    assert found.change["m-settlements"] == 1
    assert found.question["step"] == "built"
    unreadable = tried(state, 0, ["fly"])
    assert (unreadable.stopped, unreadable.change) == (0, {})
    assert unreadable.refused is not None
    assert unreadable.refused.key == "why-unreadable"
    assert len(unreadable.options) == len(state.legal_actions())
    # An outcome of chance is no decision.
    assert tried(state, 0, ["spin 1"]).refused is not None


@pytest.mark.parametrize(
    ("game", "moves", "attempt", "stopped"),
    [
        ("montana", MONTANA, ["hire", "end"], 1),
        ("dice-settlers", DICE_SETTLERS, ["explore 1", "die green-explore", "tile 9"], 2),
    ],
)
def test_it_ends_before_chance(game: str, moves: str, attempt: list[str], stopped: int) -> None:
    state = reached(game, moves)
    assert brought(state, *attempt)[2] == stopped
    found = tried(state, int(state.to_move), attempt)
    assert (found.question, found.options) == (None, [])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("try"), limits={**MANY, "tables_per_hour": 10_000})


async def begun(ann: Client, bob: Client, game: str) -> tuple[str, Client, Client]:
    """A game of two that has just begun: the table, who is asked, and who waits."""
    id = await ann.table(game, "me", "open")
    await bob.join(id)
    for each in (ann, bob):
        await each.watch(id)
    here, there = (ann, bob) if ann.updates[id]["asked"] == 0 else (bob, ann)
    return id, here, there


async def attempt(client: Client, id: str, *moves: str, **fields: Any) -> Frame:
    """The answer to what somebody tries."""
    return await client.command("try", id, moves=list(moves), **fields)


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
def test_who_is_asked_is_told_and_nothing_changes(server: Running, game: str) -> None:
    async def test(ann: Client, bob: Client) -> None:
        id, here, _ = await begun(ann, bob, game)
        before = await played(server, id)
        options = here.updates[id]["view"]["options"]
        found = await attempt(here, id, options[0]["text"])
        expected = tried(before.state, int(before.state.to_move), [options[0]["text"]])
        assert (found["type"], found["version"]) == ("tried", len(before.entries))
        for name in ("change", "score", "stopped", "question", "options"):
            assert found[name] == getattr(expected, name), name
        assert "refused" not in found
        nonsense = await attempt(here, id, "x")
        assert (nonsense["stopped"], nonsense["refused"]["key"]) == (0, "why-unreadable")
        assert nonsense["options"] == options
        after = await played(server, id)
        assert (after.state.digest(), after.entries) == (before.state.digest(), before.entries)
        # What is in memory has not changed either: the decision is still there to be made.
        assert (await here.command("move", id, move=options[0]["text"]))["type"] == "done"

    with_people(server, test, "Ann", "Bob")


def test_others_and_other_positions_are_refused(server: Running) -> None:
    async def test(ann: Client, bob: Client, eve: Client) -> None:
        id, here, there = await begun(ann, bob, "montana")
        await eve.watch(id)
        seat, version = here.updates[id]["asked"], here.updates[id]["version"]
        answers = {
            "why-not-your-turn": await attempt(there, id, "end"),
            "server-not-seated": await attempt(eve, id, "end"),
            "server-not-your-seat": await attempt(there, id, "end", seat=seat),
        }
        for key, answer in answers.items():
            assert (answer["type"], answer["reason"]["key"]) == ("refused", key)
        for wrong in (version - 1, version + 5):
            await here.send("try", id="t", table=id, version=wrong, moves=["end"])
            stale = await here.until(lambda frame: frame.get("id") == "t")
            assert stale["reason"]["key"] == "why-position-changed"
            assert stale["version"] == version
        assert (await attempt(here, id, "end", seat=seat))["type"] == "tried"

    with_people(server, test, "Ann", "Bob", "Eve")


def test_one_device(server: Running) -> None:
    """Who holds all seats is answered for the one that is asked."""

    async def test(ann: Client) -> None:
        id = await ann.table("montana", "me", "me", mode="one-device")
        update = await ann.watch(id)
        found = await attempt(ann, id, update["view"]["options"][0]["text"])
        assert (found["type"], found["stopped"]) == ("tried", 1)
        refused = await attempt(ann, id, "end", seat=1 - update["asked"])
        assert refused["reason"]["key"] == "why-not-your-turn"

    with_people(server, test, "Ann")


def test_too_long_a_list_is_refused(server: Running) -> None:
    async def test(ann: Client) -> None:
        id = await ann.table("montana", "me", "bot:random")
        await ann.watch(id)
        for moves in ([], ["end"] * 13, ["x" * 101]):
            await ann.send("try", id="t", table=id, version=1, moves=moves)
            answer = await ann.until(lambda frame: frame["type"] in ("refused", "tried"))
            assert answer["reason"]["key"] == "server-bad-frame"

    with_people(server, test, "Ann")


def test_a_worker_that_is_behind_reads_first(tmp_path: Path, postgresql_url: str) -> None:
    """Who decided at another server is answered for the new position, and those who watch here are told."""
    servers = [Running(tmp_path, postgresql_url, timing={"poll": 600.0}).start() for _ in range(2)]

    async def test(ann: Client) -> None:
        id = await ann.table("montana", "me", "me", mode="one-device")
        await ann.watch(id)
        async with Client(servers[1]) as there:
            there.http.cookies = ann.http.cookies
            await there.watch(id)
            move = ann.updates[id]["view"]["options"][0]["text"]
            reached = (await ann.command("move", id, move=move))["version"]
            now = ann.updates[id]["view"]
            await there.send("try", id="t", table=id, version=reached, moves=[now["options"][0]["text"]])
            found = await there.until(lambda frame: frame.get("id") == "t")
            assert (found["type"], found["version"], found["stopped"]) == ("tried", reached, 1)
            assert there.updates[id]["view"] == now

    try:
        with_people(servers[0], test, "Ann")
    finally:
        for server in servers:
            assert server.stop() == 0, server.said()
