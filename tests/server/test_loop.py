"""The event loop is never held up by search, hashing or storage.

The server runs with a watch on its loop (landrush.server.held): the CPU time that the loop's thread spends in
each callback. That grows only while the loop itself works, so neither a busy machine nor the threads and
processes that do the work change it, and a limit of 50 ms can be strict.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator

import pytest
from golden import unfinished
from running import Running
from seats import Seat
from test_metrics import samples, value, wait_until
from visitors import PASSWORD, account, browser, guest, serving

from landrush.match.match import Match
from landrush.server.held import TOLD, VARIABLE
from landrush.server.records.imports import MOST_ENTRIES
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.people import Person, add_person
from landrush.server.storage.schema import now_ms
from landrush.server.tables.lobby import Wish, open_table
from landrush.server.tables.matches import begun, head_of

# In milliseconds.
LIMIT = 50
HELD = re.compile(TOLD.replace("%.1f", r"([\d.]+)").replace("%s", r"\S+"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(VARIABLE, "1")
        limits = {"guests_per_hour": 1000, "tables_per_hour": 1000, "logins_per_address": 1000}
        yield from serving(tmp_path_factory.mktemp("loop"), has_metrics=True, limits=limits)


@pytest.fixture(autouse=True)
def is_free(server: Running) -> Iterator[None]:
    """Nothing that a test does holds the loop for longer than the limit."""
    wait_until(lambda: "everything is loaded" in server.said())
    before = len(server.said())
    yield
    found = [line for line in HELD.finditer(server.said()[before:]) if float(line[1]) > LIMIT]
    assert not [line[0] for line in found]


def test_the_watch_sees_who_holds_the_loop(server: Running) -> None:
    """Everything below would pass if nothing were measured, or the log told of it in other words."""
    assert 0 < value(samples(server), "loop_held_seconds") < 10
    assert HELD.fullmatch(TOLD % (51.25, "serve_socket"))


def test_logins(server: Running) -> None:
    name = account(server).get("/me").json()["name"]
    for _ in range(5):
        assert browser(server).post("/login", json={"name": name, "password": PASSWORD}).status_code == 200


async def play_long_game(url: str, game: str) -> tuple[str, int]:
    """A finished match of four in the storage, as a server has it that played it; its id and version."""
    database = Database(url)
    async with database.write() as connection:
        await add_person(connection, Person(game, "guest", f"Long {game}", {}, None, now_ms()))
    id = await open_table(
        database, game, Wish(game=game, seats=["me"] * 4, mode="one-device", is_private=False)
    )
    async with database.read() as connection:
        row = await stored.table(connection, id)
        assert row is not None
        seats = (await stored.seats_of(connection, [id]))[id]
        seed, position = await stored.secret_of(connection, id)
        known = await stored.entries_after(connection, id, 0)
    assert seed is not None
    holders, contributions = [each.holder for each in seats], [each.contribution for each in seats]
    match = begun(head_of(row, holders, contributions, seed, position), row.started or 0)
    for each in known:
        match.take(each.entry)
    rng = random.Random(7)
    play_on(match, rng)
    new = match.entries[len(known) :]
    async with database.write() as connection:
        await stored.add_entries(connection, id, new, now_ms(), None)
        await stored.change_table(connection, id, {"version": len(match.entries), "due": None})
    await database.close()
    return id, len(match.entries)


def play_on(match: Match, rng: random.Random) -> None:
    while not match.is_over:
        match.submit(match.state.to_move, rng.choice(list(match.state.legal_actions())))


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
def test_long_matches_are_read_and_told(server: Running, game: str) -> None:
    id, version = asyncio.run(play_long_game(f"sqlite+aiosqlite:///{server.folder / 'landrush.db'}", game))
    with Seat(server, guest(server), id) as seat:
        assert seat.version == version > 200


def try_all(seat: Seat) -> None:
    """Ask of every option what it would bring, which the loop itself finds out."""
    while not seat.options:
        seat.hear()
    for number, option in enumerate(seat.options):
        id = f"try-{seat.version}-{number}"
        seat.send(type="try", id=id, table=seat.table, version=seat.version, moves=[option])
        seat.until("tried", id=id)


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
def test_games_against_bots(server: Running, game: str) -> None:
    with Seat.with_bot(server, "greedy", game) as seat:
        for _ in range(15):
            try_all(seat)
            seat.decide()
    assert value(samples(server), "bot_seconds_count") > 0


def test_long_records_are_checked(server: Running) -> None:
    """Thousands of entries, each as right as the one before: others are served while they are read."""
    match = unfinished("human", "human")
    while len(match.entries) < MOST_ENTRIES - 2:
        match.submit(match.state.to_move, match.state.legal_actions()[0])
        match.undo(match.people()[0])
    answer = guest(server).post("/records", content=match.text())
    assert answer.status_code == 201, answer.text
    assert answer.json()["version"] == len(match.entries)


def test_lists_of_tables(server: Running) -> None:
    owners = [guest(server) for _ in range(3)]
    for number in range(54):
        seats = ["me", "open", "open"]
        answer = owners[number % 3].post("/tables", json={"game": "montana", "seats": seats})
        assert answer.status_code == 201, answer.text
    for _ in range(3):
        assert len(owners[0].get("/tables").json()["tables"]) == 50
