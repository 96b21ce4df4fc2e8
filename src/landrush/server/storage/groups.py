"""Writing to SQLite in groups: whoever writes while the disk is busy is stored together with the others.

Making a transaction durable takes the disk some milliseconds, however small it is. SQLite has one writer, so
with a transaction for each command no more commands a second would be possible than the disk has such pauses.
Here everybody has a savepoint of their own inside a shared transaction: one who fails takes back only their
own, and nobody goes on before the whole is durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncTransaction

# More do not share one transaction, so that nobody waits long for it to begin to be stored.
MOST = 50


class Group:
    """A transaction that several share. `stored` is set when it is durable, or fails with why it is not."""

    def __init__(self, connection: AsyncConnection, transaction: AsyncTransaction) -> None:
        self.connection = connection
        self.transaction = transaction
        self.members = 0
        self.error: DBAPIError | None = None
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Groups:
    """The writer of a SQLite file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        # Whose turn it is to use the one connection, in the order of coming.
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.group: Group | None = None
        self.storing: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for one; durable when it is left."""
        self.waiting += 1
        try:
            await self.turn.acquire()
        finally:
            self.waiting -= 1
        try:
            group = await self.joined()
        except BaseException:
            self.turn.release()
            raise
        try:
            async with savepoint(group):
                yield group.connection
        finally:
            self.leave(group)
        # Whoever is cancelled now does not know whether it was stored, as with any commit.
        await asyncio.shield(group.stored)

    async def joined(self) -> Group:
        """The group that is open, or a new one."""
        if self.group is None:
            connection = await self.engine.connect()
            try:
                self.group = Group(connection, await connection.begin())
            except BaseException:
                await connection.close()
                raise
        self.group.members += 1
        return self.group

    def leave(self, group: Group) -> None:
        """Let the next one join, or have the group stored when nobody waits."""
        if self.waiting and group.members < MOST and group.error is None:
            self.turn.release()
        else:
            # A task of its own, because whoever happens to be last may be cancelled.
            self.group = None
            self.storing = asyncio.create_task(self.store(group))

    async def store(self, group: Group) -> None:
        """Make a group durable, tell its members, and let others begin the next."""
        failed: BaseException | None = group.error
        try:
            if failed is None:
                await group.transaction.commit()
        except BaseException as error:
            failed = error
        with suppress(DBAPIError):
            await group.connection.close()
        self.turn.release()
        if failed is None:
            group.stored.set_result(None)
        else:
            group.stored.set_exception(failed)
            # Perhaps nobody waits for it any more.
            group.stored.exception()


@asynccontextmanager
async def savepoint(group: Group) -> AsyncIterator[None]:
    """One member's part. When even that cannot be ended, SQLite has given up the whole transaction."""
    try:
        nested = await group.connection.begin_nested()
    except DBAPIError as error:
        group.error = error
        raise
    try:
        yield
    except BaseException:
        try:
            await nested.rollback()
        except DBAPIError as error:
            group.error = error
        raise
    try:
        await nested.commit()
    except DBAPIError as error:
        group.error = error
        raise
