"""The pages of records hold what axe-core asks for, and fit a phone in a language of long words."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import PHONE, Visitor
from checks import findings
from playwright.sync_api import expect
from records_stage import bring

pytestmark = pytest.mark.long


def test_pages_of_records(visit: Callable[..., Visitor]) -> None:
    ann = visit("/archive", lang="de", color_scheme="dark", **PHONE)
    ann.guest("Ann")
    id = bring(ann, "montana-1/bots-4")
    pages = {"/archive": ".import", "/ratings": ".explained", "/components/montana": ".drawn"}
    for path, there in pages.items():
        ann.open(path)
        expect(ann.page.locator(there).first).to_be_visible()
        assert findings(ann.page, "main") == [], path
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    ann.open(f"/tables/{id}/replay?at=100")
    ann.page.locator(".tools-toggle").click()
    expect(ann.page.locator(".replay-bar")).to_have_attribute("data-open", "true")
    assert findings(ann.page, ".replay-bar") == []
    assert findings(ann.page, ".replay-log") == []
    ann.page.get_by_role("button", name="Statistik").click()
    expect(ann.page.locator("dialog .figures").first).to_be_visible()
    assert findings(ann.page, "dialog") == []
