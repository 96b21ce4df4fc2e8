"""The match of a table, from what is stored: the fold of its entries, each checked as in live play."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from landrush.match.clocks import NONE
from landrush.match.match import Match
from landrush.match.reading import opened
from landrush.match.record import Record
from landrush.match.seats import BOT as BOT_HOLDER
from landrush.match.seats import HUMAN
from landrush.match.takeback import FREE, OWN_TURN
from landrush.server.storage.tables import BOT, ONLINE, SeatRow, StoredEntry, TableRow

MILLISECONDS = 1000


def holder_of(seat: SeatRow) -> str:
    """Who holds a seat when the game begins, as a record says it."""
    if seat.kind == BOT:
        return f"{BOT_HOLDER}:{seat.name}"
    return human(seat.name or seat.person_name or "")


def human(name: str) -> str:
    """A person of this name; a sign that means something else in a record is replaced by its wide form."""
    return f"{HUMAN}:{name.replace(' @', ' ＠')}" if name else HUMAN


def head_of(
    row: TableRow, holders: Sequence[str], contributions: Sequence[str], seed: bytes, position: str | None
) -> Record:
    """What a record says before its entries."""
    return Record(
        row.game,
        row.rules,
        row.components,
        {} if position else {name: str(value).lower() for name, value in row.options.items()},
        holders,
        row.clock,
        OWN_TURN if row.mode == ONLINE else FREE,
        row.commitment,
        contributions,
        position,
        seed=seed,
        hints=row.allows_hints,
    )


def begun(head: Record, since: int) -> Match:
    """A match before its first entry. Raises BadRecord."""
    match = Match(opened(head, None), time.time)
    match.since = since / MILLISECONDS
    return match


def fold(match: Match, stored: Iterable[StoredEntry]) -> None:
    """Carry out stored entries; nobody listens, so that it is quick."""
    match.state.events = None
    for each in stored:
        match.take(each.entry)
        match.since = each.at / MILLISECONDS
    match.state.listen()


def due(match: Match, at: int, bot_patience: float) -> int | None:
    """When somebody must look after a match: a bot is not done, or a person's time is up.

    `at` is when the last entry was made. None when nothing happens by itself.
    """
    seat = match.state.to_move
    if seat < 0:
        return None
    kind = match.holders[seat].kind
    if kind == BOT_HOLDER:
        return at + round(bot_patience * MILLISECONDS)
    if kind == HUMAN and match.setup.control.kind != NONE:
        return at + max(0, match.clocks.left[seat]) + 1
    return None
