"""Ratings: the best of each game, and how somebody's rating came about."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import BaseModel

from landrush.games import game as game_named
from landrush.server.api.errors import RESPONSES
from landrush.server.api.identity import Id, TheServer
from landrush.server.errors import NotFound
from landrush.server.records.ratings import shown
from landrush.server.storage import people as stored_people
from landrush.server.storage import ratings as stored
from landrush.server.storage.schema import ID
from landrush.server.tables.info import PersonInfo

router = APIRouter(prefix="/api", tags=["ratings"], responses=RESPONSES)

PAGE = 50
# So many of the last games of a rating are told.
HISTORY = 200


class RankedPerson(BaseModel):
    """Somebody's place in the list of a game."""

    person: PersonInfo
    rating: int
    games: int


class RankingList(BaseModel):
    """Some of the best, and after whom the list goes on."""

    game: str
    people: list[RankedPerson]
    next: str | None


class RatingChange(BaseModel):
    """A rated game: the rank in it, and the rating before and after. Private tables are not named."""

    table: str | None
    at: int
    rank: int
    before: int
    after: int


class GameRating(BaseModel):
    """Somebody's rating in a game, and the last games that it comes from, the newest first."""

    game: str
    rating: int
    games: int
    history: list[RatingChange]


@router.get("/ratings")
async def list_ratings(
    server: TheServer,
    game: Annotated[str, Query(max_length=40)],
    after: Annotated[str | None, Query(max_length=ID, pattern="^[A-Za-z0-9_-]+$")] = None,
) -> RankingList:
    """The best of a game."""
    name = game_named(game).name
    async with server.database.read() as connection:
        found = await stored.ranked(connection, name, PAGE, after)
    people = [
        RankedPerson(
            person=PersonInfo(id=each.person, name=each.name, kind=each.kind),
            rating=shown(each.mu, each.sigma),
            games=each.games,
        )
        for each in found
    ]
    return RankingList(game=name, people=people, next=found[-1].person if len(found) == PAGE else None)


@router.get("/people/{id}/ratings")
async def ratings_of(id: Id, server: TheServer) -> list[GameRating]:
    """Somebody's ratings."""
    async with server.database.read() as connection:
        if await stored_people.person(connection, id) is None:
            raise NotFound("server-no-person")
        return [
            GameRating(
                game=each.game,
                rating=shown(each.mu, each.sigma),
                games=each.games,
                history=[
                    RatingChange(
                        table=None if is_private else change.table,
                        at=change.at,
                        rank=change.rank,
                        before=shown(change.mu_before, change.sigma_before),
                        after=shown(change.mu, change.sigma),
                    )
                    for change, is_private in await stored.history(connection, id, each.game, HISTORY)
                ],
            )
            for each in await stored.ratings_of_person(connection, id)
        ]
