"""The table page for everybody: axe finds nothing, in any of its states."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import Visitor
from checks import findings
from playwright.sync_api import expect
from tabling import asked, sit_down

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", [pytest.param("montana", marks=pytest.mark.long), "dice-settlers"])
def test_nothing_for_axe_to_find_at_the_table(visit: Visit, game: str) -> None:
    ann = visit(color_scheme="dark" if game == "montana" else "light")
    sit_down(ann, game=game, seats=["me", "bot:greedy"])
    asked(ann)
    assert findings(ann.page) == []
    ann.page.get_by_role("button", name="Menu").click()
    menu = ann.page.get_by_role("dialog", name="Menu")
    expect(menu).to_be_visible()
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    ann.page.set_viewport_size({"width": 390, "height": 844})
    ann.page.locator(".tabs [data-tab=log]").click()
    expect(ann.page.locator("ol.log")).to_be_visible()
    assert findings(ann.page) == []
    ann.page.set_viewport_size({"width": 1024, "height": 768})
    ann.page.get_by_role("button", name="Text mode").click()
    expect(ann.page.get_by_label("Type a move")).to_be_visible()
    assert findings(ann.page) == []


def test_nothing_for_axe_to_find_while_one_waits(visit: Visit) -> None:
    ann = visit()
    sit_down(ann, game="montana", seats=["me", "open"])
    expect(ann.page.get_by_role("heading", name="Who plays")).to_be_visible()
    assert findings(ann.page) == []
