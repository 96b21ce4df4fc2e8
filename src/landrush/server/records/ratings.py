"""Ratings: how strong somebody is at a game, by Plackett and Luce. docs/ratings.md describes them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from openskill.models import PlackettLuce
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.match.match import Match
from landrush.match.seats import HUMAN
from landrush.server.storage import ratings as stored
from landrush.server.storage.ratings import CAUTION, GUEST, Change
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import ONLINE, SeatRow, TableRow

MODEL = PlackettLuce()
# Where everybody begins, and how many points one unit of skill is.
START = 1000
SCALE = 40


def shown(mu: float, sigma: float) -> int:
    """The number that people see: what somebody can do at least, with great certainty."""
    return round(START + SCALE * (mu - CAUTION * sigma))


def has_left(match: Match, seat: int) -> bool:
    """Whether another holds the seat of a person at the end."""
    return match.holders[seat].kind != HUMAN


def ranks(match: Match, seats: Iterable[int]) -> list[int]:
    """The rank of each seat, the best being 1: the winners, the others by score, and those who left."""
    scores, winners = match.state.scores(), match.state.winners()
    keys = [
        (True, False, 0)
        if has_left(match, seat)
        else (False, seat not in winners, 0 if seat in winners else -scores[seat])
        for seat in seats
    ]
    return [1 + sum(other < key for other in keys) for key in keys]


async def rate(connection: AsyncConnection, row: TableRow, seats: Sequence[SeatRow], match: Match) -> None:
    """Rate the players of a match that is over, in the transaction of its last entry.

    Only rated online games of at least two people count, and only if all of them have an account.
    """
    if not row.is_rated or row.is_imported or row.mode != ONLINE:
        return
    players = {each.person: each.seat for each in seats if each.person is not None}
    kinds = await stored.lock_people(connection, players)
    if len(players) < 2 or GUEST in kinds.values():
        return
    before = await stored.ratings_of(connection, row.game, players)
    teams = [
        [
            MODEL.rating(mu=before[person].mu, sigma=before[person].sigma)
            if person in before
            else MODEL.rating()
        ]
        for person in players
    ]
    places = ranks(match, players.values())
    after = MODEL.rate(teams, ranks=[float(place) for place in places])
    now = now_ms()
    for person, rank, (old,), (new,) in zip(players, places, teams, after, strict=True):
        change = Change(row.id, person, row.game, rank, old.mu, old.sigma, new.mu, new.sigma, now)
        games = before[person].games if person in before else 0
        await stored.add_change(connection, change, games + 1)
