"""What people may know about a table and who sits there; the match itself is told by its updates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel

from landrush.server.storage.tables import ONE_DEVICE, OPEN, SeatRow, TableRow


class PersonInfo(BaseModel):
    """Somebody, as others see them."""

    id: str
    name: str
    kind: str


class SeatInfo(BaseModel):
    """A seat: open, invited, person, bot, vacant, or name for a player of an imported record."""

    seat: int
    kind: str
    person: PersonInfo | None
    name: str
    contribution: str


class TableInfo(BaseModel):
    """A table. `invite` is there for those who sit at it, `mine` are the reader's seats."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    players: int
    clock: str
    mode: str
    is_private: bool
    is_rated: bool
    is_imported: bool
    allows_hints: bool
    starts_when_full: bool
    status: str
    owner: str | None
    seats: list[SeatInfo]
    mine: list[int]
    invite: str | None
    commitment: str
    origin: str | None
    origin_at: int | None
    rematch: str | None
    created: int
    started: int | None
    ended: int | None
    # When something last happened in the match, or to the table before and after it.
    changed: int
    version: int
    # The turn or round that is played, as the game counts them; 0 in the setup.
    turn: int
    asked: int | None
    scores: list[int] | None
    winners: list[int] | None


def seat_info(seat: SeatRow) -> SeatInfo:
    person = None
    if seat.person is not None and seat.person_name is not None:
        person = PersonInfo(id=seat.person, name=seat.person_name, kind=seat.person_kind or "guest")
    return SeatInfo(
        seat=seat.seat, kind=seat.kind, person=person, name=seat.name, contribution=seat.contribution
    )


def table_info(row: TableRow, seats: Sequence[SeatRow], person: str | None) -> TableInfo:
    """A table as this person, or nobody in particular, sees it."""
    mine = [each.seat for each in seats if person is not None and each.person == person]
    values = {name: value for name, value in row._asdict().items() if name in TableInfo.model_fields}
    is_inside = bool(mine) or (person is not None and row.owner == person)
    return TableInfo(
        **{
            **values,
            "seats": [seat_info(each) for each in seats],
            "mine": mine,
            "invite": row.invite if is_inside else None,
            "changed": row.ended or row.asked_since or row.started or row.created,
        }
    )


def may_see(row: TableRow, seats: Sequence[SeatRow], person: str | None, invite: str | None) -> bool:
    """Whether a person may know of a table: public ones all, others those who sit there or were invited."""
    is_public = not row.is_private and (row.mode != ONE_DEVICE or row.status not in (OPEN,))
    is_inside = person is not None and (row.owner == person or any(each.person == person for each in seats))
    return is_public or is_inside or (invite is not None and invite == row.invite)


def face(row: TableRow, seats: Sequence[SeatRow]) -> tuple[Any, ...]:
    """Everything about a table that is worth telling anew when it changes."""
    return (
        row.revision,
        row.status,
        row.rematch,
        *((each.kind, each.person, each.person_name) for each in seats),
    )
