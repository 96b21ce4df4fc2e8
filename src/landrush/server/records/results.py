"""What belongs to the end of a match: who won, and what it means for the ratings."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.match.match import Match
from landrush.server.records.ratings import has_left, rate
from landrush.server.storage import tables as stored
from landrush.server.storage.archive import LOST, SHARED, WON
from landrush.server.storage.tables import SeatRow, TableRow


def result(match: Match, seat: int) -> str:
    """How the game ended for whose seat it was; who left did not win, whatever the bot made of it."""
    winners = match.state.winners()
    if seat not in winners or has_left(match, seat):
        return LOST
    return WON if len(winners) == 1 else SHARED


async def note_end(
    connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], match: Match
) -> None:
    """Note the results and change the ratings, in the transaction of the last entry."""
    for each in seats:
        if each.person is not None:
            await stored.change_seat(connection, row.id, each.seat, {"result": result(match, each.seat)})
    await rate(connection, row, seats, match)
