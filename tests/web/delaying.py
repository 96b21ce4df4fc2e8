"""A visitor's connection, on which what the server says can be held back, and which can break."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from browsing import PATIENCE, Visitor
from playwright.sync_api import WebSocketRoute

Frame = dict[str, Any]


class Line:
    """Between the page of a visitor and the server; it must be there before the page connects."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        # What the server said, and what of it the page does not know yet.
        self.heard: list[Frame] = []
        self.held: list[str | bytes] = []
        self.types: tuple[str, ...] = ()
        self.page: WebSocketRoute
        self.server: WebSocketRoute
        visitor.page.route_web_socket("**/api/socket", self.connect)

    def connect(self, page: WebSocketRoute) -> None:
        """A new connection of the page."""
        self.page, self.server = page, page.connect_to_server()
        self.server.on_message(self.tell)

    def tell(self, text: str | bytes) -> None:
        """What the server says."""
        frame = json.loads(text)
        if frame["type"] in self.types:
            self.held.append(text)
        else:
            self.page.send(text)
        self.heard.append(frame)

    def hold(self, *types: str) -> None:
        """Let frames of these types through no more."""
        self.types = types

    def release(self) -> None:
        """Let everything through, what was held first."""
        self.types = ()
        for text in self.held:
            self.page.send(text)
        self.held.clear()

    def cut(self) -> None:
        """The connection breaks, and all that the page does not know is lost; the next one holds nothing."""
        self.server.on_message(lambda text: None)
        self.types = ()
        self.held.clear()
        self.server.close()
        self.page.close()

    @contextmanager
    def expect(self, is_it: Callable[[Frame], bool]) -> Iterator[None]:
        """Wait until the server has sent this, whether the page knows it or not."""
        before = len(self.heard)
        yield
        end = time.monotonic() + PATIENCE / 1000
        while not any(is_it(frame) for frame in self.heard[before:]):
            assert time.monotonic() < end, self.heard[before:]
            self.visitor.page.wait_for_timeout(10)


def has_step(kind: str) -> Callable[[Frame], bool]:
    """An update in which this happened."""
    return lambda frame: any(step["kind"] == kind for step in frame.get("steps", ()))


def is_type(type: str) -> Callable[[Frame], bool]:
    return lambda frame: frame["type"] == type
