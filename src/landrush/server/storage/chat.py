"""What was said at tables."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import bindparam, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from landrush.server.storage.schema import chats, people, tables


class Said(NamedTuple):
    """One message: a text, or the key of a phrase."""

    number: int
    person: str
    name: str
    at: int
    text: str | None
    phrase: str | None


CHAT_AFTER = (
    select(chats.c.number, chats.c.person, people.c.name, chats.c.at, chats.c.text, chats.c.phrase)
    .join(people, people.c.id == chats.c.person)
    .where(chats.c.table == bindparam("id"), chats.c.number > bindparam("last"))
    .order_by(chats.c.number.desc())
    .limit(bindparam("most"))
)


async def add_chat(
    connection: AsyncConnection,
    table: str,
    person: str,
    at: int,
    text: str | None,
    phrase: str | None,
    command: str,
) -> None:
    """Add a message; one that was sent before is not added again."""
    # Whoever writes to a table waits for others who do.
    await connection.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    known = select(chats.c.number).where(chats.c.table == table, chats.c.command == command)
    if (await connection.execute(known)).first() is not None:
        return
    last = select(func.coalesce(func.max(chats.c.number), 0)).where(chats.c.table == table)
    number = int((await connection.execute(last)).scalar_one()) + 1
    await connection.execute(
        insert(chats).values(
            table=table, number=number, person=person, at=at, text=text, phrase=phrase, command=command
        )
    )


async def chat_after(connection: AsyncConnection, table: str, number: int, most: int) -> list[Said]:
    """The newest messages after a number, in order."""
    found = await connection.execute(CHAT_AFTER, {"id": table, "last": number, "most": most})
    return [Said(*row) for row in found.all()][::-1]
