"""What tests of the browser client start from: a real server, a real Chromium, the real security policy."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

# Helpers of these tests are modules beside them; the server is started as its own tests start it.
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))
sys.path.append(str(Path(__file__).parents[2] / "tools"))

from browsing import DESKTOP, Visitor
from programs import launch_chromium
from running import Running

# All visitors come from one address.
MANY = {
    "guests_per_hour": 10_000,
    "tables_per_hour": 10_000,
    "records_per_hour": 10_000,
    "analyses_per_hour": 10_000,
    "sockets_per_address": 1_000,
}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process; each visitor has a context of their own."""
    with sync_playwright() as playwright:
        started = launch_chromium(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tests share, quick at analysing; whoever stops a server starts one of their own."""
    running = Running(tmp_path_factory.mktemp("site"), limits=MANY, analysis_budget="24sims").start()
    yield running
    running.stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A server of one's own, which may be stopped."""
    running = Running(tmp_path, limits=MANY).start()
    yield running
    running.stop()


@pytest.fixture
def visit(browser: Browser, site: Running) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody visit: visit("/"), visit("/rules/montana", lang="de", **PHONE). Nobody may see errors.

    Without an address they come but look at nothing yet. To install the client costs more than most tests:
    who works offline says service_workers="allow".
    """
    visitors: list[Visitor] = []

    def visiting(path: str | None = None, server: Running = site, **how: object) -> Visitor:
        visitor = Visitor(browser, server.url, **{**DESKTOP, "service_workers": "block", **how})
        visitors.append(visitor)
        if path is not None:
            visitor.open(path)
        return visitor

    yield visiting
    with ExitStack() as leaving:
        for visitor in visitors:
            leaving.callback(visitor.leave)
    for visitor in visitors:
        assert not visitor.wrong(), visitor.wrong()
        assert not visitor.missing, visitor.missing
