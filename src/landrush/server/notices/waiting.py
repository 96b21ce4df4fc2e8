"""Who is away is told that a decision waits, that a game has started, and that it is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from sqlalchemy.exc import IntegrityError

from landrush.server.errors import Unavailable
from landrush.server.notices import mail
from landrush.server.notices.letters import WAITING, Letter, about_table, language_of, with_code
from landrush.server.notices.outbox import Outbox
from landrush.server.notices.push import Push, Pusher
from landrush.server.speaking import ready
from landrush.server.storage import notices
from landrush.server.storage.notices import Reader, Subscription, TableTold, Waiting
from landrush.server.storage.schema import now_ms

if TYPE_CHECKING:
    from landrush.server.server import Server

# So many are told in one round; the others a few seconds later.
AT_MOST = 200

logger = logging.getLogger(__name__)


class Notifier:
    """Looks at all tables every few seconds, in every worker; whoever notes a question first tells of it."""

    def __init__(self, server: Server) -> None:
        self.settings = server.settings
        self.database = server.database
        self.outbox = Outbox(server.settings.timing.poll)
        self.pusher = Pusher(server.settings, server.database)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.outbox.stop()
        self.pusher.stop()

    async def run(self) -> None:
        """Look again and again, also after something went wrong."""
        while True:
            await asyncio.sleep(self.settings.timing.poll)
            try:
                await self.look()
            except Unavailable:
                logger.warning("tables were not looked at: the storage does not answer")
            except Exception:
                logger.exception("tables were not looked at")

    async def look(self) -> None:
        """Tell everybody who was asked long enough ago, once for each question."""
        async with self.database.read() as connection:
            found = await notices.waiting(connection, self.away_since(), AT_MOST)
            has_ended = await notices.has_ended(connection)
        for question in found:
            if await self.is_first(question):
                await self.tell([question.person], WAITING, question.table)
        if has_ended:
            async with self.database.write() as connection:
                await notices.clear_ended(connection)

    def away_since(self) -> int:
        """Who was not seen since then is away, in milliseconds."""
        return now_ms() - round(self.settings.timing.notice_after * 1000)

    async def is_first(self, question: Waiting) -> bool:
        """Note that somebody is told of this; False if another worker noted it before."""
        try:
            async with self.database.write() as connection:
                await notices.note(connection, question, now_ms())
        except IntegrityError:
            return False
        return True

    async def tell(self, person_ids: Sequence[str], kind: str, table: str) -> None:
        """Tell those of these people who are not at the table: by e-mail and by web push, as they want it.

        Kinds are waiting, started and over. Returns soon: everything is sent in the background.
        """
        try:
            async with self.database.read() as connection:
                about = await notices.table_told(connection, table)
                readers = await notices.readers(connection, table, person_ids, self.away_since())
                to = {reader.id: await notices.subscriptions(connection, reader.id) for reader in readers}
        except Unavailable:
            logger.warning("nobody was told of %s at table %s: the storage does not answer", kind, table)
            return
        if about is None:
            return
        for reader in readers:
            await ready(language_of(reader.preferences))
            self.post(reader, kind, about)
            self.push(reader, kind, about, to[reader.id])

    def post(self, reader: Reader, kind: str, table: TableTold) -> None:
        """E-mail, in games where days may pass."""
        if table.is_correspondence and reader.email and wants(reader, "notify_email"):
            lang = language_of(reader.preferences)
            self.mail(reader.id, reader.email, about_table(kind, table, lang, self.settings))

    def push(self, reader: Reader, kind: str, table: TableTold, to: Sequence[Subscription]) -> None:
        """Web push, where somebody else waits too."""
        is_worth_it = table.is_correspondence or kind == WAITING
        if is_worth_it and table.people > 1 and wants(reader, "notify_push"):
            push = Push(kind, table.id, table.game, table.version)
            for subscription in to:
                self.outbox.put("push", reader.id, partial(self.pusher.send, subscription, push))

    def send_code(self, person: str, address: str, code: str, lang: str) -> None:
        """The code that confirms somebody's address."""
        self.mail(person, address, with_code(code, lang, self.settings))

    def mail(self, person: str, address: str, letter: Letter) -> None:
        """Send a letter, if this server sends any."""
        if mail.is_offered(self.settings):
            self.outbox.put("mail", person, partial(mail.send, self.settings, address, letter))


def wants(reader: Reader, preference: str) -> bool:
    """What somebody wants, which is to be told unless they said otherwise."""
    return reader.preferences.get(preference, True) is True
