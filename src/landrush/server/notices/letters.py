"""The words of our e-mail, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from landrush.games import game
from landrush.l10n import LANGUAGES, listed, message
from landrush.messages import plain
from landrush.server.settings import Settings
from landrush.server.storage.notices import TableTold

WAITING = "waiting"
STARTED = "started"
OVER = "over"

KEYS = {
    WAITING: ("server-mail-waiting-subject", "server-mail-waiting"),
    STARTED: ("server-mail-started-subject", "server-mail-started"),
    OVER: ("server-mail-over-subject", "server-mail-over"),
}


class Letter(NamedTuple):
    """A subject on one line, and a text."""

    subject: str
    body: str


def language_of(preferences: Mapping[str, Any]) -> str:
    """The language that somebody reads, English unless told."""
    lang = preferences.get("language")
    return lang if isinstance(lang, str) and lang in LANGUAGES else "en"


def table_url(settings: Settings, table: str) -> str:
    """Where browsers find a table."""
    return f"{settings.public_origins[0]}/tables/{table}"


def settings_url(settings: Settings) -> str:
    """Where people say what they want to be told."""
    return f"{settings.public_origins[0]}/settings"


def about_table(kind: str, table: TableTold, lang: str, settings: Settings) -> Letter:
    """What happened at a table."""
    subject, body = KEYS[kind]
    title = game(table.game).title
    # Names are what people chose: nothing in them may break a line.
    players = listed([" ".join(plain(name).split()) for name in table.players], lang)
    url = table_url(settings, table.id)
    footer = message("server-mail-footer", lang, url=settings_url(settings))
    return Letter(
        message(subject, lang, game=title, players=players),
        f"{message(body, lang, game=title, players=players, url=url)}\n\n-- \n{footer}\n",
    )


def with_code(code: str, lang: str, settings: Settings) -> Letter:
    """The code that confirms an address. It names nobody, since anybody's address may have been given."""
    url = settings_url(settings)
    return Letter(
        message("server-mail-code-subject", lang),
        message("server-mail-code", lang, code=code, url=url) + "\n",
    )
