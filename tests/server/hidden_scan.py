"""What somebody was sent, compared with what they may know.

The states of a whole match are played once more from its seed. Everything that a viewer was sent is held
against a state in which all that the viewer cannot know is drawn anew: it must look the same.
"""

from __future__ import annotations

import base64
import json
import random
from collections.abc import Iterator
from typing import Any

from client import Client
from running import Running

from landrush.engine.pending import FRAME
from landrush.engine.rng import Rng
from landrush.games.dice_settlers import state as kernel
from landrush.games.dice_settlers.position import unknown_tiles
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.match.match import Match
from landrush.server.settings import checked_database_url
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.tables.matches import head_of
from landrush.server.tables.table import loaded
from landrush.server.tables.trying import Tried, tried
from landrush.server.words import said

# Words that name what is hidden; outside a view nothing may be called so.
SECRET_WORDS = {"stack", "hand", "seen", "bag", "seed", "outcome", "value"}


class Viewer(Client):
    """A client that keeps what every request was answered, each with the newest version seen then."""

    def __init__(self, server: Running, seed: int = 1, **headers: str) -> None:
        super().__init__(server, seed, **headers)
        self.answers: list[tuple[str, int, str]] = []
        # What was tried, by the id of the frame.
        self.attempts: dict[str, list[str]] = {}

    async def attempt(self, id: str, moves: list[str]) -> dict[str, Any]:
        """Ask what moves would bring."""
        answer = await self.command("try", id, moves=moves)
        self.attempts[answer["id"]] = list(moves)
        return answer

    async def look(self, path: str) -> None:
        """Ask for something, whatever the answer."""
        answer = await self.http.get(f"/api{path}")
        self.answers.append((path, answer.status_code, answer.text))


async def played(server: Running, id: str) -> Match:
    """The match of a table, from what is stored."""
    database = Database(checked_database_url(server.database_url))
    try:
        async with database.read() as connection:
            row = await stored.table(connection, id)
            assert row is not None
            seats = (await stored.seats_of(connection, [id]))[id]
            seed, position = await stored.secret_of(connection, id)
            assert seed is not None
            entries = await stored.entries_after(connection, id, 0)
    finally:
        await database.close()
    head = head_of(
        row, [seat.holder for seat in seats], [seat.contribution for seat in seats], seed, position
    )
    return loaded(head, row.started or 0, entries)


def states_of(match: Match) -> dict[int, DiceSettlers]:
    """The state at every version."""
    assert isinstance(match.setup.start, DiceSettlers)
    found = {0: match.setup.start}
    for step, again in match.replay():
        assert isinstance(again.state, DiceSettlers)
        found[step.entry.number] = again.state.clone()
    return found


def imagined(state: DiceSettlers, seat: int | None, draw: int) -> DiceSettlers:
    """The same state to this seat; tiles and dice that it cannot know are others."""
    rng = random.Random(draw)
    is_asked = state.stack.depth() > 0
    copy = state.imagine(seat, Rng(draw)) if seat is not None and is_asked else state.clone()
    assert isinstance(copy, DiceSettlers)
    known = 0 if seat is None else state.seen[seat]
    unknown = unknown_tiles(state, known)
    if not is_asked or state.stack.seat() != seat:
        copy.hand = bits_of(rng.sample(unknown_tiles(state, 0), state.hand.bit_count()))
    copy.stack_tiles = bits_of(rng.sample(unknown, state.stack_tiles.bit_count()))
    for other in range(state.seats):
        if other != seat:
            copy.seen[other] = bits_of(rng.sample(unknown, rng.randint(0, len(unknown))))
            dice = list(state.players[other].holds)[kernel.BAG : kernel.SPENT]
            rng.shuffle(dice)
            for colour, number in enumerate(dice):
                copy.players[other].holds[kernel.BAG + colour] = number
    cells = copy.stack.cells
    for at in range(0, state.stack.depth() * FRAME, FRAME):
        if cells[at] in (kernel.PLACE_START, kernel.PUT_TILE) and cells[at + 1] != seat:
            cells[at + 2] = rng.choice(unknown)
    return copy


def bits_of(tiles: list[int]) -> int:
    return sum(1 << tile for tile in tiles)


def shown(state: DiceSettlers, seat: int | None) -> str:
    """The view as a server sends it."""
    view = state.view(seat)
    for option in view["options"]:
        option["say"] = said(state.explain(option["action"]))
    return json.dumps(view)


def spellings(seed: bytes) -> set[str]:
    """How the seed of all chance could be written."""
    coded = {base64.b64encode(seed), base64.urlsafe_b64encode(seed), base64.b32encode(seed)}
    texts = {seed.hex(), str(int.from_bytes(seed, "big")), str(int.from_bytes(seed, "little"))}
    texts |= {text.decode().rstrip("=") for text in coded}
    texts.add(json.dumps(seed.decode("latin-1"), ensure_ascii=False)[1:-1])
    return texts | {json.dumps(list(seed)).strip("[]")}


def named(value: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Every key in JSON, however deep, with what it has."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key, inner
            yield from named(inner, (*path, key))
    elif isinstance(value, list):
        for inner in value:
            yield from named(inner, path)


def told(found: Tried) -> dict[str, Any]:
    """What came of trying, as a server sends it."""
    out = {**found._asdict(), "refused": said(found.refused) if found.refused else None}
    return {name: value for name, value in out.items() if value is not None or name == "question"}


def sorted_json(text: str) -> str:
    return json.dumps(json.loads(text), sort_keys=True)


class Scan:
    """Looks for leaks in what a viewer of a match was sent; each is one line of `leaks`."""

    def __init__(self, match: Match, draws: int = 2) -> None:
        assert match.setup.seed is not None
        self.states = states_of(match)
        self.end = len(match.entries)
        self.secrets = spellings(match.setup.seed)
        self.draws = draws
        self.views: dict[tuple[int, int | None], set[str]] = {}

    def views_of(self, version: int, seat: int | None) -> set[str]:
        """What the seat may be shown at a version: one text, whatever it cannot know."""
        key = version, seat
        if key not in self.views:
            state = self.states[version]
            others = [imagined(state, seat, 1000 * version + draw) for draw in range(self.draws)]
            self.views[key] = {shown(each, seat) for each in (state, *others)}
        return self.views[key]

    def is_public(self, tile: Any, version: int, seat: int | None) -> bool:
        """Whether a seat may know by name a tile at a version."""
        state = self.states[version]
        known = state.placed | (0 if seat is None else state.seen[seat])
        return tile is None or (isinstance(tile, int) and bool(known & (1 << tile)))

    def leaks(self, frame: dict[str, Any], seat: int | None) -> Iterator[str]:
        """What is wrong with one frame; frames after the end hide nothing."""
        text = json.dumps(frame, ensure_ascii=False)
        version = frame["version"] if frame["type"] == "update" else 0
        if version < self.end:
            yield from (f"the seed as {secret}" for secret in self.secrets if secret in text)
        if frame["type"] != "update":
            yield from (f"{frame['type']} has {key}" for key, _ in named(frame) if key in SECRET_WORDS)
            return
        views = self.views_of(version, seat)
        if len(views) > 1:
            yield f"version {version}: the view of {seat} depends on what is hidden"
        if json.dumps(frame["view"]) not in views:
            yield f"version {version}: not the view of {seat}"
        for step in frame["steps"]:
            for key, value in named(step):
                if key in SECRET_WORDS:
                    yield f"step {step['number']} has {key}"
                if key == "tile" and not self.is_public(value, step["number"], seat):
                    yield f"step {step['number']} names tile {value}"
        rest = {key: value for key, value in frame.items() if key not in ("view", "steps")}
        yield from (f"update has {key}" for key, _ in named(rest) if key in SECRET_WORDS | {"tile"})

    def leaks_in_tried(self, frame: dict[str, Any], moves: list[str], seat: int) -> Iterator[str]:
        """What is wrong with the answer to what a seat tried: it must not depend on what is hidden."""
        version = frame["version"]
        state = self.states[version]
        others = [imagined(state, seat, 1000 * version + draw) for draw in range(self.draws)]
        found = {json.dumps(told(tried(each, seat, moves))) for each in (state, *others)}
        if len(found) > 1:
            yield f"version {version}: what {moves} bring depends on what is hidden"
        told_now = {name: value for name, value in frame.items() if name not in ("type", "id", "version")}
        if json.dumps(told_now, sort_keys=True) not in {sorted_json(each) for each in found}:
            yield f"version {version}: not what {moves} bring"

    def leaks_in_answer(self, text: str) -> Iterator[str]:
        """What is wrong with the answer to a request while the game goes on."""
        yield from (f"the seed as {secret}" for secret in self.secrets if secret in text)
        if text.startswith(("{", "[")):
            words = SECRET_WORDS | {"tile", "view", "position"}
            yield from (f"{key} in {text[:100]}" for key, _ in named(json.loads(text)) if key in words)
