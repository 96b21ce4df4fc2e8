"""How a table comes about: opening, joining, leaving, starting, a rematch.

Each is one transaction that locks the table first, so that two people never get the same seat and a game
begins once.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.bots import BOTS
from landrush.errors import BadOption
from landrush.games import game
from landrush.match import fairness
from landrush.match.clocks import NONE, read_control
from landrush.messages import Reason
from landrush.server.errors import Conflict, Forbidden, NotFound
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.schema import new_id, now_ms
from landrush.server.storage.tables import (
    BOT,
    CLOSED,
    FINISHED,
    INVITED,
    ONE_DEVICE,
    ONLINE,
    OPEN,
    PERSON,
    PLAYING,
    TUTORIAL,
    SeatRow,
    TableRow,
)
from landrush.server.tables.info import may_see
from landrush.server.tables.matches import begun, due, head_of, holder_of

# Tables of one person that wait for players at the same time.
MOST_OPEN = 20
ME = "me"
BOT_PREFIX = "bot:"


class Wish(msgspec.Struct, frozen=True):
    """The table that somebody wants. Seats are me, open, or bot:NAME."""

    game: str
    seats: Sequence[str]
    options: dict[str, Any] = {}
    clock: str = NONE
    mode: str = ONLINE
    is_private: bool = False
    is_rated: bool = False
    allows_hints: bool = False
    starts_when_full: bool = True
    contribution: str = ""
    # A position to go on from, as JSON, and the table and entry it was taken from.
    position: str | None = None
    origin: str | None = None
    origin_at: int | None = None
    # Only a tutorial knows its chance beforehand, and begins after decisions that were made for everybody.
    seed: bytes | None = None
    start: Sequence[str] = ()


def first_seats(wish: Wish, person: str) -> list[dict[str, Any]]:
    """The seats of a new table. Raises BadOption."""
    out: list[dict[str, Any]] = []
    for text in wish.seats:
        if text == ME and (wish.mode == ONE_DEVICE or all(each["person"] is None for each in out)):
            out.append({"kind": PERSON, "person": person, "contribution": wish.contribution})
        elif text == OPEN and wish.mode == ONLINE:
            out.append({"kind": OPEN, "person": None})
        elif text.startswith(BOT_PREFIX) and text.removeprefix(BOT_PREFIX) in BOTS:
            out.append({"kind": BOT, "person": None, "name": text.removeprefix(BOT_PREFIX)})
        else:
            raise BadOption(Reason("server-bad-seat", {"text": text[:60]}))
    if not any(each["kind"] == PERSON for each in out):
        raise BadOption(Reason("server-nobody-sits"))
    return out


async def open_table(database: Database, person: str, wish: Wish) -> str:
    """Open a table, and begin if nobody is waited for; its id. Raises BadOption and Conflict."""
    found = game(wish.game)
    seats = first_seats(wish, person)
    if wish.position is None:
        start = found.new(len(seats), **wish.options)
        options = found.check_options(wish.options, len(seats))
    else:
        start, options = found.from_json(wish.position), {}
        if start.deciders != len(seats):
            raise BadOption(Reason("error-seats", {"need": start.deciders, "have": len(seats)}))
    is_alone = wish.mode == ONE_DEVICE or all(each["kind"] != OPEN for each in seats)
    if wish.is_rated and (is_alone or wish.position is not None or wish.allows_hints):
        raise BadOption(Reason("server-not-rated"))
    read_control(wish.clock)
    fairness.checked_contribution(wish.contribution)
    seed = wish.seed or fairness.new_seed()
    values = {
        "id": new_id(),
        "game": found.name,
        "rules": found.rules_version,
        "components": found.components.digest,
        "options": options,
        "players": start.deciders,
        "clock": wish.clock,
        "mode": wish.mode,
        "is_private": wish.is_private,
        "is_rated": wish.is_rated,
        "allows_hints": wish.allows_hints,
        "starts_when_full": wish.starts_when_full,
        "status": OPEN,
        "owner": person,
        "invite": secrets.token_urlsafe(9),
        "seed": seed,
        "commitment": fairness.commitment(seed),
        "position": wish.position,
        "origin": wish.origin,
        "origin_at": wish.origin_at,
        "created": now_ms(),
    }
    id = str(values["id"])
    async with database.write() as connection:
        if await stored.count_open_of(connection, person) >= MOST_OPEN:
            raise Conflict("server-too-many-tables", most=MOST_OPEN)
        await stored.add_table(connection, values, seats)
        if all(each["kind"] != OPEN for each in seats) and wish.starts_when_full:
            await begin(connection, id, wish.start)
    return id


async def locked(
    connection: AsyncConnection, id: str, person: str, invite: str | None = None
) -> tuple[TableRow, list[SeatRow]]:
    """A table that the person may know of, held until the transaction ends. Raises NotFound."""
    row = await stored.table(connection, id, lock=True)
    if row is None:
        raise NotFound("server-no-table")
    seats = (await stored.seats_of(connection, [id]))[id]
    if not may_see(row, seats, person, invite):
        raise NotFound("server-no-table")
    return row, seats


def check_open(row: TableRow) -> None:
    if row.status != OPEN:
        raise Conflict("server-table-not-open")


def check_owner(row: TableRow, person: str) -> None:
    if row.owner != person:
        raise Forbidden("server-owner-only")


async def join(
    database: Database, id: str, person: str, seat: int | None, invite: str | None, contribution: str
) -> None:
    """Take a seat, the one asked for or the first that is free; whoever sits already may not sit twice."""
    fairness.checked_contribution(contribution)
    async with database.write() as connection:
        row, seats = await locked(connection, id, person, invite)
        check_open(row)
        if any(each.kind == PERSON and each.person == person for each in seats):
            raise Conflict("server-already-seated")
        free = [
            each for each in seats if each.kind == OPEN or (each.kind == INVITED and each.person == person)
        ]
        # A seat that is kept for somebody is theirs before any other.
        free.sort(key=lambda each: (each.kind != INVITED, each.seat))
        chosen = next((each for each in free if seat is None or each.seat == seat), None)
        if chosen is None:
            raise Conflict("server-seat-taken")
        values = {"kind": PERSON, "person": person, "contribution": contribution, "seen": now_ms()}
        await stored.change_seat(connection, id, chosen.seat, values)
        await stored.touch(connection, id)
        is_full = all(each.kind in (PERSON, BOT) for each in seats if each.seat != chosen.seat)
        if is_full and row.starts_when_full:
            await begin(connection, id)


async def leave(database: Database, id: str, person: str) -> None:
    """Leave a table that has not begun. The owner's leaving hands it to another, or closes it."""
    async with database.write() as connection:
        row, seats = await locked(connection, id, person)
        check_open(row)
        own = [each.seat for each in seats if each.person == person]
        if not own and row.owner != person:
            raise Conflict("server-not-seated")
        for seat in own:
            empty = {"kind": OPEN, "person": None, "contribution": ""}
            await stored.change_seat(connection, id, seat, empty)
        others = [each.person for each in seats if each.kind == PERSON and each.person != person]
        if row.owner == person:
            heir = {"owner": others[0]} if others else {"status": CLOSED, "ended": now_ms()}
            await stored.change_table(connection, id, heir)
        await stored.touch(connection, id)


async def set_seat(database: Database, id: str, person: str, seat: int, to: str) -> None:
    """The owner puts a bot into a seat, or frees it; somebody who sits there has to go."""
    async with database.write() as connection:
        row, seats = await locked(connection, id, person)
        check_owner(row, person)
        check_open(row)
        if not 0 <= seat < len(seats) or seats[seat].person == person:
            raise Conflict("server-seat-taken")
        if to == OPEN:
            values: dict[str, Any] = {"kind": OPEN, "name": ""}
        elif to.startswith(BOT_PREFIX) and to.removeprefix(BOT_PREFIX) in BOTS:
            values = {"kind": BOT, "name": to.removeprefix(BOT_PREFIX)}
        else:
            raise BadOption(Reason("server-bad-seat", {"text": to[:60]}))
        await stored.change_seat(connection, id, seat, {**values, "person": None, "contribution": ""})
        await stored.touch(connection, id)


async def start(database: Database, id: str, person: str) -> None:
    """The owner begins the game; every seat must be taken."""
    async with database.write() as connection:
        row, seats = await locked(connection, id, person)
        check_owner(row, person)
        check_open(row)
        if any(each.kind not in (PERSON, BOT) for each in seats):
            raise Conflict("server-seats-open")
        await begin(connection, id)


async def begin(connection: AsyncConnection, id: str, moves: Sequence[str] = ()) -> None:
    """The first entries of a match: who holds which seat is settled, chance drawn, these moves made."""
    row = await stored.table(connection, id)
    assert row is not None
    seats = (await stored.seats_of(connection, [id]))[id]
    seed, position = await stored.secret_of(connection, id)
    assert seed is not None
    now = now_ms()
    holders = [holder_of(each) for each in seats]
    for each, holder in zip(seats, holders, strict=True):
        await stored.change_seat(connection, id, each.seat, {"holder": holder})
    contributions = [each.contribution for each in seats]
    match = begun(head_of(row, holders, contributions, seed, position), now)
    steps = match.draw()
    for move in moves:
        steps += match.submit(int(match.state.to_move), move)
    if steps:
        await stored.add_entries(connection, id, [step.entry for step in steps], now, None)
    values: dict[str, Any] = {
        "started": now,
        "version": len(match.entries),
        "revision": row.revision + 1,
    }
    if match.is_over:
        # Only a game that goes on from a position can end before anybody decides.
        result = {"scores": match.state.scores(), "winners": match.state.winners()}
        values |= {"status": FINISHED, "ended": now, **result}
    else:
        # A bot that begins is waited for by nobody yet.
        asked = {"asked": int(match.state.to_move), "asked_since": now, "due": due(match, now, 0)}
        values |= {"status": PLAYING, "turn": match.turn[0], **asked}
    await stored.change_table(connection, id, values)


async def rematch(database: Database, id: str, person: str) -> str:
    """A table with the same players in other seats. Who asks second finds the one that is there."""
    async with database.write() as connection:
        row, seats = await locked(connection, id, person)
        if row.status != FINISHED or row.is_imported:
            raise Conflict("server-not-finished")
        if all(each.person != person for each in seats):
            raise Forbidden("server-not-seated")
        if row.rematch is not None:
            return row.rematch
        new = new_id()
        seed = fairness.new_seed()
        values = {
            **{name: getattr(row, name) for name in ("game", "rules", "components", "options", "players")},
            **{name: getattr(row, name) for name in ("clock", "is_private", "is_rated", "allows_hints")},
            # After a tutorial comes a game like others.
            "mode": ONLINE if row.mode == TUTORIAL else row.mode,
            "id": new,
            "starts_when_full": True,
            "status": OPEN,
            "owner": person,
            "invite": secrets.token_urlsafe(9),
            "seed": seed,
            "commitment": fairness.commitment(seed),
            "position": (await stored.secret_of(connection, id))[1],
            "origin": row.origin,
            "origin_at": row.origin_at,
            "created": now_ms(),
        }
        # Everybody moves on by one seat, so that nobody is always first.
        moved = [seats[-1], *seats[:-1]]
        taken = [again(each, person, row.mode) for each in moved]
        await stored.add_table(connection, values, taken)
        if all(each["kind"] in (PERSON, BOT) for each in taken):
            await begin(connection, new)
        await stored.change_table(connection, id, {"rematch": new})
        await stored.touch(connection, id)
        return new


def again(seat: SeatRow, person: str, mode: str) -> dict[str, Any]:
    """Somebody's seat at the next table: it is kept until they come."""
    if seat.person is None:
        return {"kind": BOT, "person": None, "name": seat.name}
    is_here = mode == ONE_DEVICE or seat.person == person
    return {"kind": PERSON if is_here else INVITED, "person": seat.person}
