"""Whole games over the network, in which nobody is ever sent what their seat must not know."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack

import pytest
from hidden_scan import Scan, Viewer, imagined, played, shown, told
from running import Running
from visitors import MANY, serving

from landrush.server.tables.trying import tried

LIMITS = {**MANY, "frames_burst": 100_000, "frames_rate": 100_000.0}
# More decisions than a game has.
WHOLE = 10_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("hidden"), limits=LIMITS)


async def catch_up(viewers: Sequence[Viewer], id: str, version: int) -> None:
    """Everybody reads until they have seen this version."""
    for viewer in viewers:
        while viewer.updates[id]["version"] < version:
            await viewer.receive()


async def take_back(
    id: str, asker: Viewer, players: Sequence[Viewer], viewers: Sequence[Viewer], last: str
) -> None:
    """Ask the others for a takeback; the last of them agrees or refuses."""
    answer = await asker.command("ask", id)
    others = [each for each in players if each is not asker]
    while answer["type"] == "done" and others:
        await catch_up(viewers, id, answer["version"])
        other = others.pop()
        answer = await other.command("agree" if others else last, id)
    await catch_up(viewers, id, answer.get("version", 0))


async def try_out(id: str, player: Viewer) -> None:
    """Ask what comes of some decisions, one more at a time, and of one that is not possible."""
    moves: list[str] = []
    options = player.updates[id]["view"]["options"]
    while options and len(moves) < 5:
        moves.append(player.random.choice(options)["text"])
        answer = await player.attempt(id, moves)
        assert answer["type"] == "tried", answer
        options = answer["options"]
    await player.attempt(id, [*moves[:1], "tile 5"])


async def act(id: str, player: Viewer, viewers: Sequence[Viewer], back: list[str]) -> None:
    """One decision of who is asked, or a step back that is to be made as soon as it can be."""
    can_undo = "no_undo" not in player.updates[id]
    answer = await (player.command(back.pop(), id) if back and can_undo else player.move(id))
    assert answer["type"] == "done", answer
    await catch_up(viewers, id, answer["version"])


async def look_around(server: Running, id: str, viewers: Sequence[Viewer]) -> None:
    """Everybody asks for everything that the server has, but for what is only about themselves."""
    described = await viewers[0].get("/openapi.json")
    for path, methods in described["paths"].items():
        if "get" in methods and not re.search(r"^/api/me|\{(?!id\})", path):
            for viewer in viewers:
                await viewer.look(path.removeprefix("/api").replace("{id}", id))


async def game(
    stack: AsyncExitStack, server: Running, people: int, seed: int, most: int
) -> tuple[str, list[Viewer]]:
    """A game of people who decide at random, with others who watch; each has all frames."""
    rng = random.Random(seed)
    here = [await stack.enter_async_context(Viewer(server, seed + each)) for each in range(people + 2)]
    *players, stranger, nobody = here
    for number, person in enumerate(here[:-1]):
        await person.guest(f"Player {number}")
    id = await players[0].table("dice-settlers", "me", *["open"] * (people - 1))
    for player in players[1:]:
        await player.join(id)
    viewers = [*players, stranger]
    for viewer in viewers:
        await viewer.watch(id)
    turns = 0
    back: list[str] = []
    while (asked := players[0].updates[id]["asked"]) is not None and turns < most:
        if turns % 6 == 0:
            await try_out(id, players[asked])
        if turns % 12 == 6:
            back.append("restart" if turns % 24 == 6 else "undo")
        if turns % 60 == 50 and people > 1:
            last = "refuse" if turns % 120 == 50 else "agree"
            await take_back(id, players[asked], players, viewers, last)
        else:
            await act(id, players[asked], viewers, back)
        turns += 1
        if turns == 40:
            viewers.append(nobody)
            await nobody.watch(id)
            await catch_up([nobody], id, players[0].updates[id]["version"])
        if turns in (5, 60):
            await look_around(server, id, viewers)
        if turns % 50 == 0:
            # Who comes back is told what happened meanwhile.
            await rng.choice(viewers).watch(id, version=rng.randrange(players[0].updates[id]["version"]))
    return id, here


@pytest.mark.parametrize(
    ("people", "seed", "most"),
    [
        pytest.param(1, 10, WHOLE, marks=pytest.mark.long),
        (2, 20, WHOLE),
        pytest.param(4, 40, WHOLE, marks=pytest.mark.long),
    ],
    ids=["one", "two", "four"],
)
def test_nobody_is_sent_what_is_hidden(server: Running, people: int, seed: int, most: int) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            id, viewers = await game(stack, server, people, seed, most)
        scan = Scan(await played(server, id))
        updates = attempts = 0
        for seat, viewer in enumerate(viewers):
            own = seat if seat < people else None
            assert viewer.tables[id]["mine"] == ([] if own is None else [own])
            assert (viewer.tables[id]["invite"] is None) == (own is None)
            for frame in viewer.frames:
                assert not list(scan.leaks(frame, own)), f"seat {own}"
                if frame["type"] == "tried":
                    assert own is not None
                    moves = viewer.attempts[frame["id"]]
                    assert not list(scan.leaks_in_tried(frame, moves, own)), f"seat {own}"
                    attempts += 1
                updates += frame["type"] == "update"
            for path, status, text in viewer.answers:
                assert not list(scan.leaks_in_answer(text)), path
                assert status >= 400 or not path.startswith(f"/tables/{id}/"), f"{path} of a game going on"
        # The game had steps back, and everybody was told everything.
        kinds = {step["kind"] for frame in viewers[0].frames for step in frame.get("steps", ())}
        assert {"undo", "restart"} <= kinds
        assert updates > scan.end
        assert attempts > 20

    asyncio.run(run())


def test_a_planted_leak_is_found(server: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            id, viewers = await game(stack, server, 2, 2, most=20)
        match = await played(server, id)
        scan = Scan(match)
        updates = [frame for frame in viewers[0].frames if frame["type"] == "update"]
        frame = next(each for each in updates if each["view"]["position"]["hand"])
        version = frame["version"]
        state = scan.states[version]
        hidden = state.stack_tiles.bit_length() - 1
        rightly = {**frame, "view": json.loads(shown(state, 1)), "steps": []}
        assert not list(scan.leaks(rightly, 1))
        event = {"key": "log-explore", "params": {"tile": hidden}}
        planted = {
            "not the view of 1": frame,
            f"names tile {hidden}": {**rightly, "steps": [{"number": version, "events": [event]}]},
            "has value": {**rightly, "steps": [{"number": version, "value": 3}]},
            "update has hand": {**rightly, "hand": [hidden]},
        }
        for what, leaking in planted.items():
            assert any(what in leak for leak in scan.leaks(leaking, 1)), what
        assert any("not the view of None" in leak for leak in scan.leaks(frame, None))
        looked = next(each for each in scan.states.values() if each.to_move == 1)
        version = next(number for number, each in scan.states.items() if each is looked)
        move = looked.notation(looked.legal_actions()[0])
        fair = {"type": "tried", "id": "c", "version": version, **told(tried(looked, 1, [move]))}
        assert not list(scan.leaks_in_tried(fair, [move], 1))
        assert list(scan.leaks_in_tried({**fair, "change": {"d-wood": 7}}, [move], 1))
        assert list(scan.leaks_in_tried({**fair, "tile": hidden}, [move], 1))
        for secret in scan.secrets:
            telling = {**rightly, "takeback": json.loads(f'"{secret}"')}
            assert any("the seed" in leak for leak in scan.leaks(telling, 1))
        assert list(scan.leaks_in_answer(json.dumps({"text": match.text(reveal=True)})))
        assert list(scan.leaks_in_answer(json.dumps({"position": state.to_json()})))
        # What is imagined is really another state.
        assert imagined(state, 1, 1).to_json() != state.to_json()

    asyncio.run(run())
