"""The client installed: its service worker keeps the shell and rules the page."""

from __future__ import annotations

from typing import Any

from browsing import Visitor, until

# Chromium's remarks on the page's preloads once the worker brings the files: it looks for some of them twice.
PRELOADS = ("cross-world service worker resource mismatch", "preloaded using link preload but not used")
# The reader's words, when the worker rules the page and has kept them.
WORDS = """async () => {
    if (!navigator.serviceWorker.controller) return null;
    const words = await (await (await caches.open('landrush-notes')).match('/notes/words'))?.json();
    const file = words?.language === 'pseudo' ? 'en' : words?.language;
    const path = `${document.getElementById('app').dataset.assets}/words/${file}.ftl`;
    return (await caches.match(path, {ignoreVary: true})) ? words : null;
}"""


def install(visitor: Visitor) -> dict[str, Any]:
    """Wait until the client of a visitor with a page is installed; the words of its notices."""
    visitor.allow(*PRELOADS)
    return until(visitor.page, lambda: visitor.page.evaluate(WORDS), lambda: "no worker rules the page")
