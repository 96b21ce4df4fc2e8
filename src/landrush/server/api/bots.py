"""The bots of an account, and their tokens."""

from __future__ import annotations

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from landrush.server.api.errors import RESPONSES
from landrush.server.api.identity import AccountHolder, Id, TheServer
from landrush.server.api.people import Name
from landrush.server.people import bots as room
from landrush.server.storage import people as storage
from landrush.server.storage.people import Session

router = APIRouter(prefix="/api", tags=["bots"], responses=RESPONSES)


class NewBot(BaseModel):
    """The name of a new bot."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: Name


class Bot(BaseModel):
    """A bot; times in milliseconds since 1970."""

    id: str
    name: str
    created: int


class NewToken(BaseModel):
    """What a token is for."""

    model_config = ConfigDict(extra="forbid", strict=True)

    label: str = Field(min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]+$")


class Token(BaseModel):
    """A token, without what the bot presents."""

    id: str
    label: str
    created: int
    seen: int


class FreshToken(Token):
    """A token with what the bot presents: shown now and never again."""

    token: str


def shown(session: Session) -> Token:
    return Token(id=session.id, label=session.label, created=session.created, seen=session.seen)


@router.get("/me/bots")
async def bots(server: TheServer, visitor: AccountHolder) -> list[Bot]:
    """My bots, oldest first."""
    async with server.database.read() as connection:
        found = await storage.bots_of(connection, visitor.person.id)
    return [Bot(id=bot.id, name=bot.name, created=bot.created) for bot in found]


@router.post("/me/bots", status_code=201)
async def new_bot(server: TheServer, visitor: AccountHolder, given: NewBot) -> Bot:
    """A bot that plays under a name of its own."""
    bot = await room.new_bot(server, visitor.person, given.name)
    return Bot(id=bot.id, name=bot.name, created=bot.created)


@router.delete("/me/bots/{id}", status_code=204)
async def close_bot(server: TheServer, visitor: AccountHolder, id: Id) -> None:
    """Let a bot go; its tokens end, its games stay."""
    await room.close_bot(server, visitor.person, id)


@router.get("/me/bots/{id}/tokens")
async def tokens(server: TheServer, visitor: AccountHolder, id: Id) -> list[Token]:
    """The tokens of a bot, newest first."""
    return [shown(session) for session in await room.tokens(server, visitor.person, id)]


@router.post("/me/bots/{id}/tokens", status_code=201)
async def new_token(server: TheServer, visitor: AccountHolder, id: Id, given: NewToken) -> FreshToken:
    """A token with which a bot signs in: `Authorization: Bearer TOKEN`."""
    token, session = await room.new_token(server, visitor.person, id, given.label)
    return FreshToken(**shown(session).model_dump(), token=token)


@router.delete("/me/bots/{id}/tokens/{token}", status_code=204)
async def revoke_token(server: TheServer, visitor: AccountHolder, id: Id, token: Id) -> None:
    """End a token."""
    await room.revoke_token(server, visitor.person, id, token)
