"""What tests of the browser client start from: a real server, a real Chromium, the real security policy."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

# Helpers of these tests are modules beside them; the server is started as its own tests start it.
sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parents[1] / "server"))

from browsing import ARGUMENTS, DESKTOP, Visitor, chromium
from running import Running

# All visitors come from one address.
MANY = {
    "guests_per_hour": 10_000,
    "tables_per_hour": 10_000,
    "records_per_hour": 10_000,
    "analyses_per_hour": 10_000,
    "sockets_per_address": 1_000,
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The client is never compiled, so its tests run once."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker("server")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests of a process; each visitor has a context of their own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that tests share; whoever stops it starts one of their own."""
    running = Running(tmp_path_factory.mktemp("site"), limits=MANY).start()
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
    """Lets somebody visit: visit("/"), visit("/rules/montana", lang="de", **PHONE). Nobody may see errors."""
    visitors: list[Visitor] = []

    def visiting(path: str = "/", server: Running = site, **how: object) -> Visitor:
        visitor = Visitor(browser, server.url, **{**DESKTOP, **how})
        visitors.append(visitor)
        visitor.open(path)
        return visitor

    yield visiting
    for visitor in visitors:
        visitor.leave()
    for visitor in visitors:
        assert not visitor.wrong(), visitor.wrong()
        assert not visitor.missing, visitor.missing
