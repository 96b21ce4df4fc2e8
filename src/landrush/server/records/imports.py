"""Records from elsewhere: checked entry by entry, and kept as tables where nobody plays any more."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import secrets
import time
from contextlib import suppress
from typing import Any

from sqlalchemy.exc import IntegrityError

from landrush.errors import BadRecord
from landrush.match import record
from landrush.match.match import Match
from landrush.match.reading import played
from landrush.match.seats import BOT as BOT_HOLDER
from landrush.match.seats import HUMAN, Holder
from landrush.match.takeback import OWN_TURN
from landrush.messages import Reason
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import BOT, CLOSED, FINISHED, NAME, ONE_DEVICE, ONLINE, VACANT

# A game has some thousand entries, and a position some thousand signs; beyond this, checking takes too long.
MOST_ENTRIES = 20_000
MOST_LINES = 5 * MOST_ENTRIES
LONGEST_POSITION = 200_000
ID_BYTES = 9

KINDS = {HUMAN: NAME, BOT_HOLDER: BOT}


def read_record(content: bytes) -> tuple[Match, str]:
    """The match of a record, and its text as we write it. Raises BadRecord."""
    if content.count(b"\n") > MOST_LINES:
        raise BadRecord(Reason("server-record-too-long"))
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError as error:
        record.refuse("record-not-text", line=content.count(b"\n", 0, error.start) + 1)
    found = record.read(text)
    if len(found.lines) > MOST_ENTRIES or len(found.position or "") > LONGEST_POSITION:
        raise BadRecord(Reason("server-record-too-long"))
    if found.seed is None:
        raise BadRecord(Reason("server-no-seed"))
    match = played(Match, found, None, time.time)
    return match, match.text()


def import_id(person: str, text: str) -> str:
    """The id of a record among the tables: the same person and the same text make the same one."""
    digest = hashlib.sha256(f"{person}\n{text}".encode()).digest()
    return base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()


async def import_record(
    database: Database, checking: asyncio.Semaphore, person: str, content: bytes, *, is_public: bool
) -> str:
    """Keep a record as a table of a person; its id. Raises BadRecord.

    One that is there already is found again, and becomes public if that is asked for now.
    """
    async with checking:
        match, text = await asyncio.to_thread(read_record, content)
    id = import_id(person, text)
    # The same record may come twice at the same time; then it is kept once.
    with suppress(IntegrityError):
        async with database.write() as connection:
            if await stored.table(connection, id) is None:
                await stored.add_table(connection, table_values(id, person, match), seat_values(match))
                await stored.add_entries(connection, id, match.entries, now_ms(), None)
    if is_public:
        async with database.write() as connection:
            await stored.change_table(connection, id, {"is_private": False})
    return id


def table_values(id: str, person: str, match: Match) -> dict[str, Any]:
    """The table of an imported match; nobody but the person knows of it."""
    setup = match.setup
    game = setup.start.game
    now = now_ms()
    is_over = match.is_over
    return {
        "id": id,
        "game": game.name,
        "rules": game.rules_version,
        "components": game.components.digest,
        "options": dict(setup.options),
        "players": setup.start.deciders,
        "clock": str(setup.control),
        # What can be taken back follows from it.
        "mode": ONLINE if setup.undo == OWN_TURN else ONE_DEVICE,
        "is_private": True,
        "is_rated": False,
        "is_imported": True,
        "allows_hints": setup.hints,
        "status": FINISHED if is_over else CLOSED,
        "owner": person,
        "invite": secrets.token_urlsafe(9),
        "seed": setup.seed,
        "commitment": setup.commitment,
        "position": setup.position,
        "created": now,
        "started": now,
        "ended": now,
        "version": len(match.entries),
        "scores": match.state.scores() if is_over else None,
        "winners": match.state.winners() if is_over else None,
    }


def seat_values(match: Match) -> list[dict[str, Any]]:
    """The seats of an imported match: names, not people."""
    setup = match.setup
    return [
        seat_value(holder, contribution)
        for holder, contribution in zip(setup.holders, setup.contributions, strict=False)
    ]


def seat_value(holder: Holder, contribution: str) -> dict[str, Any]:
    return {
        "kind": KINDS.get(holder.kind, VACANT),
        "name": holder.name,
        "holder": str(holder),
        "contribution": contribution,
    }
