"""The server decides: whatever is sent, a table and what is stored are the fold of what a match takes."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from sqlalchemy import insert

from landrush.errors import LandrushError
from landrush.match import fairness
from landrush.match.match import Match
from landrush.match.reading import opened
from landrush.match.seats import BOT
from landrush.server.realtime.protocol import Commands, decoder
from landrush.server.settings import Settings
from landrush.server.storage import schema
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.tables import lobby
from landrush.server.tables.commands import successor
from landrush.server.tables.matches import head_of
from landrush.server.tables.room import Tables
from landrush.server.tables.table import Table
from tests.rounds import examples

PEOPLE = ("ann", "bob", "cid")
STRANGER = "eve"
LATE = "why-position-changed"
POSITIONAL = ("undo", "restart", "ask")
ANSWERS = ("agree", "refuse")
KINDS = (*POSITIONAL, *ANSWERS, "leave", "sit")
# What is added to a frame and not known, or not right.
WRONG: list[dict[str, Any]] = [
    {"extra": 1},
    {"version": "1"},
    {"version": -1},
    {"id": ""},
    {"id": "a b"},
    {"seat": 1.5},
    {"table": None},
    {"type": "cheat"},
]


async def nothing(*of: object) -> None:
    """What is told to others is not looked at here."""


class Reference(RuleBasedStateMachine):
    """A table that gets commands of all kinds beside a match that gets what it should."""

    template: Path

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp(prefix="landrush-reference-"))
        shutil.copy(self.template, self.folder / "landrush.db")
        self.database = Database(f"sqlite+aiosqlite:///{self.folder / 'landrush.db'}")
        self.tables = Tables(self.database, Settings(), nothing, nothing, nothing)
        # Bots do not come in by themselves.
        self.tables.wake_bots = lambda table: None  # type: ignore[method-assign]
        self.done: dict[tuple[str, str], int] = {}
        self.numbers = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(
        game=st.sampled_from(["montana", "dice-settlers"]),
        players=st.integers(2, 3),
        luck=st.binary(min_size=32, max_size=32),
    )
    def begin(self, game: str, players: int, luck: bytes) -> None:
        """People sit down, and a match of the same setup begins beside the table."""

        async def work() -> None:
            async with self.database.write() as connection:
                for name in (*PEOPLE, STRANGER):
                    row = {"id": name, "kind": "guest", "name": name, "preferences": {}, "created": 0}
                    await connection.execute(insert(schema.people).values(**row))
            wish = lobby.Wish(game, ["me", *["open"] * (players - 1)])
            self.id = await lobby.open_table(self.database, PEOPLE[0], wish)
            # The same example always has the same chance.
            async with self.database.write() as connection:
                values = {"seed": luck, "commitment": fairness.commitment(luck)}
                await stored.change_table(connection, self.id, values)
            for person in PEOPLE[1:players]:
                await lobby.join(self.database, self.id, person, None, None, "")
            table = await self.tables.get(self.id)
            holders = [each.holder for each in table.seats]
            head = head_of(table.info, holders, [""] * players, luck, None)
            self.match = Match(opened(head, None))
            self.match.draw()

        self.players = players
        self.run(work())

    # What people send.

    def send(self, person: str, fields: dict[str, Any]) -> tuple[int | None, str | None]:
        """A frame as it comes by the socket: the version reached, or the key of the reason."""
        frame: Commands = decoder.decode(msgspec.json.encode(fields))  # type: ignore[assignment]
        try:
            answers: list[int] = []
            self.run(self.tables.command(person, person, frame, answers.append))
            return answers[0], None
        except LandrushError as error:
            return None, error.reason.key if error.reason else str(error)

    def expect(self, seat: int, fields: dict[str, Any]) -> tuple[int | None, str | None]:
        """The same, as the match takes it."""
        try:
            match fields["type"]:
                case "move" if self.match.holders[seat].kind == BOT:
                    return None, "why-seat-taken"
                case "move":
                    steps = self.match.submit(seat, fields["move"])
                case "undo":
                    steps = self.match.undo(seat)
                case "restart":
                    steps = self.match.restart_turn(seat)
                case "ask":
                    steps = self.match.ask_takeback(seat, fields.get("target"))
                case "agree":
                    steps = self.match.agree(seat)
                case "refuse":
                    steps = self.match.refuse(seat)
                case "leave":
                    steps = self.match.leave(seat, successor(self.match, seat))
                case _:
                    steps = self.match.sit(seat, f"human:{PEOPLE[seat]}")
        except LandrushError as error:
            return None, error.reason.key if error.reason else str(error)
        assert steps
        return len(self.match.entries), None

    def command(self, type: str, **fields: Any) -> dict[str, Any]:
        """A command for the position that there is, or for the request that waits."""
        self.numbers += 1
        request = self.match.request
        if type in ("move", *POSITIONAL):
            fields = {"version": len(self.match.entries), **fields}
        elif type in ANSWERS:
            fields = {"request": request.number if request else 0, **fields}
        return {"type": type, "id": f"c{self.numbers}", "table": self.id, **fields}

    def give(self, seat: int, fields: dict[str, Any]) -> None:
        """Send something that is neither late nor known; it must end as in the match."""
        answer = self.send(PEOPLE[seat], fields)
        assert answer == self.expect(seat, fields)
        if answer[0] is not None:
            self.done[PEOPLE[seat], fields["id"]] = answer[0]

    @rule(data=st.data(), times=st.integers(1, 8))
    def decide(self, data: st.DataObject, times: int) -> None:
        """Decisions of who is asked, by the bot or by the person, who is refused where a bot stands in."""
        for _ in range(times):
            seat = int(self.match.state.to_move)
            if seat < 0:
                return
            move = data.draw(st.sampled_from(self.match.state.legal_actions()))
            if self.match.holders[seat].kind == BOT and data.draw(st.booleans()):
                self.let_bot_decide(seat, move)
            else:
                self.give(seat, self.command("move", move=self.match.state.notation(move)))

    def let_bot_decide(self, seat: int, move: int) -> None:
        act = partial(Match.submit, seat=seat, move=move)
        table = self.tables.known[self.id]
        self.run(self.tables.change(table, act, len(self.match.entries)))
        self.match.submit(seat, move)
        assert table.version == len(self.match.entries)

    @rule(seat=st.integers(0, 2), data=st.data())
    def decide_wrongly(self, seat: int, data: st.DataObject) -> None:
        """Any action of the game, or any text, by anybody."""
        state = self.match.state
        number = data.draw(st.integers(0, state.game.num_ids - 1))
        try:
            text = state.notation(number)
        except LandrushError:
            text = "nothing"
        move = data.draw(st.sampled_from([text]) | st.text(min_size=1, max_size=20))
        self.give(seat % self.players, self.command("move", move=move))

    @rule(seat=st.integers(0, 2), kind=st.sampled_from(KINDS))
    def do(self, seat: int, kind: str) -> None:
        self.give(seat % self.players, self.command(kind))

    @rule(seat=st.integers(0, 2), data=st.data())
    def ask(self, seat: int, data: st.DataObject) -> None:
        target = data.draw(st.integers(0, len(self.match.entries) + 1))
        self.give(seat % self.players, self.command("ask", target=target))

    @rule(seat=st.integers(0, 2), kind=st.sampled_from(POSITIONAL), away=st.integers(-5, 5).filter(bool))
    def send_for_another_version(self, seat: int, kind: str, away: int) -> None:
        version = max(0, len(self.match.entries) + away)
        fields = self.command(kind, version=version)
        assert self.send(PEOPLE[seat % self.players], fields) == (None, LATE)

    @rule(seat=st.integers(0, 2), kind=st.sampled_from(ANSWERS), away=st.integers(-5, 5).filter(bool))
    def answer_another_request(self, seat: int, kind: str, away: int) -> None:
        if self.match.request is None:
            return
        fields = self.command(kind, request=max(0, self.match.request.number + away))
        assert self.send(PEOPLE[seat % self.players], fields) == (None, "why-nothing-asked")

    @rule(data=st.data())
    def send_again(self, data: st.DataObject) -> None:
        """A known id is answered as before, whatever comes under it and for whichever version."""
        if not self.done:
            return
        person, id = data.draw(st.sampled_from(sorted(self.done)))
        fields = self.command(data.draw(st.sampled_from(KINDS))) | {"id": id}
        if "version" in fields:
            fields["version"] = data.draw(st.integers(0, len(self.match.entries) + 2))
        assert self.send(person, fields) == (self.done[person, id], None)

    @rule(seat=st.integers(0, 8), kind=st.sampled_from(KINDS), person=st.sampled_from([*PEOPLE, STRANGER]))
    def send_from_another_seat(self, seat: int, kind: str, person: str) -> None:
        own = PEOPLE.index(person) if person in PEOPLE[: self.players] else None
        if own == seat:
            return
        key = "server-not-seated" if own is None else "server-not-your-seat"
        assert self.send(person, self.command(kind, seat=seat)) == (None, key)

    @rule(kind=st.sampled_from(KINDS), wrong=st.sampled_from(WRONG))
    def send_what_is_not_known(self, kind: str, wrong: dict[str, Any]) -> None:
        with pytest.raises(msgspec.DecodeError):
            decoder.decode(msgspec.json.encode(self.command(kind) | wrong))

    # What must hold.

    @invariant()
    def is_the_same_everywhere(self) -> None:
        """The table in memory, one that is read anew, and the match agree."""
        fresh = Table(self.database, self.id, 1.0, nothing)
        self.run(fresh.load())
        for table in (self.tables.known[self.id], fresh):
            assert table.match is not None
            assert table.version == table.info.version == len(self.match.entries)
            assert table.match.entries == self.match.entries
            assert table.match.state.digest() == self.match.state.digest()
            assert table.match.holders == self.match.holders
            assert table.match.request == self.match.request
            expected = {f"{person}:{id}": version for (person, id), version in self.done.items()}
            assert table.answers == expected
            seats = list(range(self.players))
            assert [table.view(seat) for seat in seats] == [fresh.view(seat) for seat in seats]
        known = self.tables.known[self.id]
        assert (known.row, known.seats) == (fresh.row, fresh.seats)
        assert self.run(both_told(known)) == self.run(both_told(fresh))

    def teardown(self) -> None:
        self.run(self.tables.close())
        self.run(self.database.close())
        self.loop.close()
        shutil.rmtree(self.folder)


async def both_told(table: Table) -> list[bytes]:
    """All steps as clients are told them."""
    async with table.lock:
        return list(await table.steps_after(0))


@pytest.mark.longer
def test_a_table_is_the_fold_of_its_match(migrated_file: Path) -> None:
    Reference.template = migrated_file
    run_state_machine_as_test(
        Reference,
        settings=settings(
            max_examples=examples(25),
            stateful_step_count=30,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
