"""The client comes, in its language, under the strict policy."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import Visitor
from checks import weight
from playwright.sync_api import expect
from tabling import post

Visit = Callable[..., Visitor]


def test_a_game_begins_within_two_clicks(visit: Visit) -> None:
    ann = visit("/")
    ann.page.get_by_role("button", name="Play now").first.click()
    expect(ann.page.locator("main[data-version]")).to_be_attached()


@pytest.mark.parametrize("game", ["", "montana", "dice-settlers"])
def test_the_first_load_is_small(visit: Visit, game: str) -> None:
    """The first page, or a table of somebody else, for a browser that has kept nothing."""
    path = "/"
    if game:
        ann = visit()
        ann.guest("Ann")
        path = f"/tables/{post(ann, '/tables', {'game': game, 'seats': ['me', 'bot:greedy']})['id']}"
    bob = visit(path)
    expect(bob.page.locator("main[data-version]" if game else "main")).to_be_visible()
    bob.page.wait_for_load_state("networkidle")
    assert 50_000 < weight(bob.page) < 300_000
