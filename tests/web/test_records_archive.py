"""The archive finds games again, and takes records from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import Visitor
from golden import record
from playwright.sync_api import expect
from records_stage import played
from running import Running

pytestmark = pytest.mark.long


def test_filters_narrow_the_list(visit: Callable[..., Visitor], site: Running) -> None:
    _, (adelaide, bartosz) = played(site, "montana-1/bots-2", "Adelaide", "Bartosz")
    played(site, "dice-settlers-1/bots-2", "Chieko")
    ann = visit("/archive")
    rows = ann.page.locator(".rec-row")
    expect(rows.filter(has_text="Adelaide")).to_have_count(1)
    expect(rows.filter(has_text="Chieko")).to_have_count(1)
    ann.page.locator("select[name=game]").select_option("montana")
    expect(rows.filter(has_text="Chieko")).to_have_count(0)
    ann.page.get_by_role("button", name="Only games of Adelaide").click()
    expect(ann.page).to_have_url(re.compile(f"person={adelaide}"))
    expect(rows).to_have_count(1)
    ann.page.get_by_role("button", name="Only games against Bartosz").click()
    expect(ann.page).to_have_url(re.compile(f"against={bartosz}"))
    expect(rows).to_have_count(1)
    ann.page.locator("select[name=players]").select_option("4")
    expect(ann.page.get_by_text("No game fits.")).to_be_visible()
    ann.page.get_by_role("link", name="Clear all filters").click()
    expect(rows.filter(has_text="Chieko")).to_have_count(1)
    rows.filter(has_text="Adelaide").get_by_role("link", name="Watch").click()
    expect(ann.page.locator(".replay-bar")).to_be_visible()


def test_a_result_is_that_of_a_person(visit: Callable[..., Visitor], site: Running) -> None:
    table, people = played(site, "montana-1/bots-2", "Dana", "Emil")
    ann = visit()
    [winner] = ann.context.request.get(f"/api/tables/{table}").json()["winners"]
    for result, count in (("won", 1), ("lost", 0)):
        ann.open(f"/archive?person={people[winner]}&result={result}")
        expect(ann.page.locator(".rec-row, .rec-nothing").first).to_be_visible()
        expect(ann.page.locator(".rec-row")).to_have_count(count)


def test_days_are_those_of_the_reader(visit: Callable[..., Visitor], site: Running) -> None:
    table, _ = played(site, "montana-1/bots-2", "Fay", "Gus")
    ann = visit("/archive", timezone_id="Pacific/Kiritimati")
    ended = ann.context.request.get(f"/api/tables/{table}").json()["ended"]
    day = ann.page.evaluate("(at) => new Date(at).toLocaleDateString('sv')", ended)
    ann.open(f"/archive?from={day}&to={day}")
    expect(ann.page.locator(".rec-row").filter(has_text="Fay")).to_have_count(1)
    ann.open("/archive?to=2020-01-01")
    expect(ann.page.get_by_text("No game fits.")).to_be_visible()


def test_a_record_is_brought_and_a_bad_one_refused(visit: Callable[..., Visitor]) -> None:
    ann = visit("/archive")
    ann.allow("422: /api/records?public=false")
    text, keep = ann.page.get_by_label("or its text"), ann.page.get_by_role("button", name="Check and keep")
    expect(keep).to_be_disabled()
    good = record("montana-1/bots-2")
    bad = good.replace("\n20 ", "\n21 ", 1)
    assert bad != good
    text.fill(bad)
    keep.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("expected entry 20")
    files = {"name": "a.game", "mimeType": "text/plain", "buffer": good.encode()}
    ann.page.get_by_label("File").set_input_files(files=[files])
    expect(text).to_have_value(good)
    keep.click()
    expect(ann.page).to_have_url(re.compile(r"/tables/[\w-]+/replay"))
    expect(ann.page.locator(".replay-log li").first).to_be_visible()
