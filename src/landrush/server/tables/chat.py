"""Talk at a table: words of one's own, or phrases that every reader sees in their own language."""

from __future__ import annotations

import unicodedata

from landrush.server.errors import Forbidden, Refused
from landrush.server.realtime.protocol import Say
from landrush.server.storage import chat as stored
from landrush.server.storage import tables as stored_tables
from landrush.server.storage.database import Database
from landrush.server.storage.schema import now_ms
from landrush.server.storage.tables import PLAYING
from landrush.server.tables.table import Table

PHRASES = (
    "phrase-hello",
    "phrase-good-luck",
    "phrase-nice",
    "phrase-oops",
    "phrase-moment",
    "phrase-your-turn",
    "phrase-thanks",
    "phrase-good-game",
    "phrase-again",
    "phrase-bye",
)
# Signs that change the direction or hide text.
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Joiners that emoji and some scripts need.
JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}\N{VARIATION SELECTOR-16}"


def clean(text: str) -> str:
    """A text on one line without what hides or turns it around; empty when nothing can be seen."""
    kept = "".join(
        sign if sign in JOINERS or unicodedata.category(sign) not in FORBIDDEN else " " for sign in text
    )
    words = " ".join(kept.split())
    return words if words.strip(JOINERS + " ") else ""


async def say(database: Database, table: Table, person: str, frame: Say) -> None:
    """Say something. While a game goes on only its players do: advice from others is not fair."""
    if table.info.status == PLAYING and not table.seats_of(person):
        raise Forbidden("server-players-only")
    if (frame.text is None) == (frame.phrase is None):
        raise Refused("server-text-or-phrase")
    text = None if frame.text is None else clean(frame.text)
    if text == "" or (frame.phrase is not None and frame.phrase not in PHRASES):
        raise Refused("server-text-or-phrase")
    async with database.write() as connection:
        command = f"{person}:{frame.id}"
        await stored.add_chat(connection, table.id, person, now_ms(), text, frame.phrase, command)
        await stored_tables.touch(connection, table.id)
