"""Languages are loaded when somebody first reads one: it takes a moment, so not on the event loop."""

from __future__ import annotations

import asyncio

from landrush.l10n import catalogue_of

loaded: set[str] = set()


async def ready(lang: str) -> str:
    """This language, ready to be used."""
    if lang not in loaded:
        await asyncio.to_thread(catalogue_of, lang)
        loaded.add(lang)
    return lang
