"""Bot accounts: programs that play under a name of their own and belong to somebody."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.server.errors import Conflict, NotFound
from landrush.server.people.accounts import BOT, close
from landrush.server.people.names import checked_name, name_key
from landrush.server.people.preferences import preferences_of
from landrush.server.people.sessions import TOKEN, open_session
from landrush.server.server import Server
from landrush.server.storage import people as storage
from landrush.server.storage.people import Person, Session
from landrush.server.storage.schema import new_id, now_ms

BOTS = 10
TOKENS = 10


async def new_bot(server: Server, owner: Person, name: str) -> Person:
    """A bot of this name. Raises Conflict when the name is taken or there are enough."""
    shown = checked_name(name)
    language = preferences_of(owner.preferences).language
    bot = Person(new_id(), BOT, shown, {"language": language}, owner.id, now_ms())
    async with server.database.write() as connection:
        if len(await storage.bots_of(connection, owner.id)) >= BOTS:
            raise Conflict("server-enough", limit=BOTS)
        await storage.add_person(connection, bot, name_key(shown))
    return bot


async def own_bot(connection: AsyncConnection, owner: Person, id: str) -> Person:
    """One of somebody's bots. Raises NotFound."""
    bot = await storage.person(connection, id)
    if bot is None or bot.owner != owner.id or bot.closed is not None:
        raise NotFound("server-no-bot")
    return bot


async def close_bot(server: Server, owner: Person, id: str) -> None:
    """Let a bot go, with its tokens."""
    async with server.database.read() as connection:
        bot = await own_bot(connection, owner, id)
    await close(server, bot)


async def new_token(server: Server, owner: Person, id: str, label: str) -> tuple[str, Session]:
    """A token of a bot, and its session. Nobody can see the token again."""
    async with server.database.write() as connection:
        bot = await own_bot(connection, owner, id)
        if len(await storage.sessions_of(connection, bot.id, now_ms())) >= TOKENS:
            raise Conflict("server-enough", limit=TOKENS)
        return await open_session(connection, bot.id, TOKEN, label, server.settings.timing)


async def tokens(server: Server, owner: Person, id: str) -> list[Session]:
    """The sessions of a bot's tokens, newest first."""
    async with server.database.read() as connection:
        bot = await own_bot(connection, owner, id)
        return await storage.sessions_of(connection, bot.id, now_ms())


async def revoke_token(server: Server, owner: Person, id: str, token: str) -> None:
    """End a token of a bot. Raises NotFound."""
    async with server.database.write() as connection:
        bot = await own_bot(connection, owner, id)
        ended = await storage.end_session(connection, bot.id, token)
    if not ended:
        raise NotFound("server-no-token")
    await server.sessions_ended(ended)
