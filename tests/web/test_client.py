"""The client comes, in its language, under the strict policy."""

from __future__ import annotations

from collections.abc import Callable

from browsing import Visitor
from playwright.sync_api import expect


def test_a_game_begins_within_two_clicks(visit: Callable[..., Visitor]) -> None:
    ann = visit("/")
    ann.page.get_by_role("button", name="Play now").first.click()
    expect(ann.page.locator("main[data-version]")).to_be_attached()
