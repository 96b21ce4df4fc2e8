"""A person with a browser: a context of their own, every frame and every error that they get."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, ConsoleMessage, Page, Response, WebSocket, expect

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 1024, "height": 768}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
# Milliseconds after which what must come will not come any more, however busy the machine is.
PATIENCE = 60_000
# Nobody is signed in yet: the client asks, and is told so.
EXPECTED = ("/api/me",)

# What the browser says of refusals, and the test of itself.
NOT_OURS = ("Failed to load resource", "Service Worker registration blocked by Playwright")

# What the browser itself says of a server that is away: of the socket, and of its look for a newer worker.
OFFLINE = ("WebSocket connection to", "fetching the script")

# Two frames: what is measured or wired up after drawing has been done by then.
DRAWN = """() => new Promise((done) => {
  requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(done))));
})"""

expect.set_options(timeout=PATIENCE)

Found = TypeVar("Found")


def until(page: Page, find: Callable[[], Found | None], what: Callable[[], str]) -> Found:
    """Look again and again, while the page goes on, until something is found; else say what was there."""
    end = time.monotonic() + PATIENCE / 1000
    while not (found := find()):
        assert time.monotonic() < end, what()
        page.wait_for_timeout(20)
    return found


def drawn(page: Page) -> None:
    """Wait until the page did what it does after drawing: listen to keys, measure, move the focus."""
    page.evaluate(DRAWN)


class Visitor:
    """Somebody who looks at the site. Speaks English unless told."""

    def __init__(self, browser: Browser, url: str, lang: str = "en", calm: bool = True, **how: Any) -> None:
        self.url = url
        self.errors: list[str] = []
        self.missing: list[str] = []
        self.allowed: list[str] = []
        # What came over the socket, and what was sent.
        self.frames: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.context = browser.new_context(
            base_url=url,
            locale=lang if lang != "pseudo" else "en",
            reduced_motion="reduce" if calm else "no-preference",
            **how,
        )
        self.lang = lang
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))
        self.page.on("response", self.answered)
        self.page.on("websocket", self.connected)

    def heard(self, message: ConsoleMessage) -> None:
        """What the console says; an answer that refuses is judged by `answered`."""
        is_ours = not any(words in message.text for words in NOT_OURS)
        if message.type in ("error", "warning") and is_ours:
            self.errors.append(f"{message.type}: {message.text}")

    def answered(self, response: Response) -> None:
        path = response.url.removeprefix(self.url)
        if response.status >= 400 and path not in EXPECTED:
            self.errors.append(f"{response.status}: {path}")

    def allow(self, *parts: str) -> None:
        """Errors with these words are part of the story, whenever the browser tells them."""
        self.allowed += parts

    def wrong(self) -> list[str]:
        """The errors that nobody expected."""
        return [error for error in self.errors if not any(part in error for part in self.allowed)]

    def connected(self, socket: WebSocket) -> None:
        # What the page before still hears does not belong to the next one.
        frames, sent = self.frames, self.sent
        socket.on("framereceived", lambda data: frames.append(json.loads(data)))
        socket.on("framesent", lambda data: sent.append(json.loads(data)))

    def open(self, path: str) -> None:
        """Go to an address of the site, in one's language."""
        self.note_missing()
        self.frames, self.sent = [], []
        mark = "&" if "?" in path else "?"
        self.page.goto(f"{path}{mark}lang={self.lang}" if self.lang != "en" else path)
        expect(self.page.locator("h1").first).to_be_attached()
        drawn(self.page)

    def guest(self, name: str) -> None:
        """Be somebody, with a name."""
        answer = self.context.request.post("/api/guests", data={"name": name})
        assert answer.ok, answer.text()

    def table(self, game: str, seats: list[str], **more: Any) -> dict[str, Any]:
        """Open a table and go there."""
        answer = self.context.request.post("/api/tables", data={"game": game, "seats": seats, **more})
        assert answer.ok, answer.text()
        opened: dict[str, Any] = answer.json()
        self.open(f"/tables/{opened['id']}")
        return opened

    def join(self, table: dict[str, Any]) -> None:
        """Sit down at somebody's table and go there."""
        path = f"/api/tables/{table['id']}/join"
        answer = self.context.request.post(path, data={"invite": table["invite"]})
        assert answer.ok, answer.text()
        self.open(f"/tables/{table['id']}")

    def note_missing(self) -> None:
        """Note what was not translated on the present page."""
        self.missing += self.page.evaluate("() => globalThis.landrush?.missing() ?? []")

    def leave(self) -> None:
        """Note what was not translated, and close everything."""
        try:
            self.note_missing()
        finally:
            self.context.close()

    def screenshot(self, path: Path) -> None:
        self.page.screenshot(path=path)
