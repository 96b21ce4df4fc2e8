"""The analysis of a game: reached from its end and its replay, drawn, counted, told, and leading back."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import PHONE, Visitor
from checks import findings, too_wide
from playwright.sync_api import expect
from records_stage import bring, played
from running import Running

NAME = "montana-1/bots-4"


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Running]:
    """A server that thinks about each decision for a while."""
    running = Running(tmp_path, analysis_budget="1000sims").start()
    yield running
    running.stop()


def analysed(visitor: Visitor, name: str) -> str:
    """Go to the analysis of a record; the id of its table."""
    visitor.guest("Ann")
    id = bring(visitor, name)
    visitor.open(f"/tables/{id}/analysis")
    expect(visitor.page.locator(".chances [role=img]")).to_be_visible()
    return id


def test_it_tells_what_the_server_found(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    id = analysed(ann, NAME)
    page = ann.page
    found = ann.context.request.get(f"/api/tables/{id}/analysis").json()
    # An area for each seat, each in its own hatching, and the same in words.
    hatched = page.locator(".chances polygon[fill]")
    assert len({each.get_attribute("fill") for each in hatched.all()}) == len(found["seats"]) == 4
    drawing = page.locator(".chances [role=img]").get_attribute("aria-label") or ""
    assert all(f" {round(100 * seat['end'])}%" in drawing for seat in found["seats"])
    page.get_by_role("button", name="As a table").click()
    last = page.locator(".chances tbody tr").last.locator("td")
    expect(last).to_have_text([f"{round(100 * seat['end'])}%" for seat in found["seats"]])
    page.get_by_role("button", name="As a table").click()
    accuracies = [f"{seat['accuracy']:.1f}" for seat in found["seats"]]
    expect(page.locator(".analysed .accuracy td")).to_have_text(accuracies)
    expect(page.locator("p.note")).to_contain_text("by 24 simulations for each decision")
    # The gravest mistake comes first, in words, and leads to the position in which it was made.
    worst = max(found["mistakes"], key=lambda each: each["gap"])
    first = page.locator(".mistakes > li").first
    heading = f"Entry {worst['entry']}, .*: {worst['grade']}, −{100 * worst['gap']:.1f} %"
    expect(first.locator("h3")).to_contain_text(re.compile(heading))
    for row, line in enumerate(("played", "better")):
        told = first.locator("dd").nth(row).locator("li")
        assert told.count() == len(worst[line])
        assert all(len(text) > 2 for text in told.all_inner_texts())
    first.get_by_role("link").click()
    where = rf"/tables/{id}/replay\?at={worst['entry'] - 1}&seat={worst['seat']}"
    expect(page).to_have_url(re.compile(where))
    expect(page.locator(".pos")).to_contain_text(f"Step {worst['entry'] - 1} of")


def test_only_one_player_s_mistakes(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    id = analysed(ann, NAME)
    found = ann.context.request.get(f"/api/tables/{id}/analysis").json()
    for seat in range(4):
        ann.page.locator(".mistakes-head select").select_option(str(seat))
        more = ann.page.get_by_role("button", name="Show more")
        while more.is_visible():
            more.click()
        count = sum(each["seat"] == seat for each in found["mistakes"])
        expect(ann.page.locator(".mistakes > li")).to_have_count(count)
        expect(ann.page.get_by_text("No mistake of which")).to_have_count(0 if count else 1)


def test_keys_and_clicks_lead_to_a_position(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    id = analysed(ann, NAME)
    page = ann.page
    found = ann.context.request.get(f"/api/tables/{id}/analysis").json()
    entries = [point["entry"] for point in found["course"]]
    slider = page.get_by_role("slider")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Step {entries[1]} of .*%"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/replay\?at={entries[1]}(&|$)"))
    page.go_back()
    # In its middle; the replay has a slider too, which may still be there.
    page.locator(".chances").get_by_role("slider").click()
    expect(page).to_have_url(re.compile(rf"/replay\?at={entries[(len(entries) - 1) // 2]}(&|$)"))


def test_the_end_and_the_replay_lead_to_it(visit: Callable[..., Visitor], site: Running) -> None:
    table, _ = played(site, "montana-1/bots-2", "Ann")
    bob = visit(f"/tables/{table}")
    ways = bob.page.locator(".end-sheet").get_by_role("link", name="Analysis")
    ways.click()
    expect(bob.page).to_have_url(re.compile(rf"/tables/{table}/analysis"))
    expect(bob.page.locator(".chances [role=img]")).to_be_visible()
    bob.page.get_by_role("link", name="Replay").click()
    bob.page.get_by_role("link", name="Analysis").click()
    expect(bob.page.locator(".chances [role=img]")).to_be_visible()


def test_while_it_is_made_everybody_sees_how_far_it_is(slow: Running, visit: Callable[..., Visitor]) -> None:
    # The visitor leaves before the server stops: what comes first goes last.
    ann = visit(server=slow)
    ann.guest("Ann")
    ids = [bring(ann, name) for name in (NAME, "montana-1/bots-2")]
    ann.open(f"/tables/{ids[0]}/analysis")
    expect(ann.page.get_by_role("progressbar")).to_be_visible()
    ann.page.wait_for_function("() => document.querySelector('progress')?.value > 0")
    assert findings(ann.page, "main") == []
    ann.open(f"/tables/{ids[1]}/analysis")
    expect(ann.page.locator(".underway")).to_contain_text("One other game comes first.")


@pytest.mark.parametrize(
    ("name", "how"),
    [
        (NAME, {"lang": "de", "color_scheme": "dark", **PHONE}),
        pytest.param(
            "dice-settlers-1/solo",
            {"lang": "pseudo", "viewport": {"width": 360, "height": 740}},
            marks=pytest.mark.long,
        ),
        pytest.param(
            "dice-settlers-1/bots-2", {"lang": "ja", "color_scheme": "dark"}, marks=pytest.mark.long
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else value["lang"],
)
def test_it_is_for_everybody(visit: Callable[..., Visitor], name: str, how: dict[str, object]) -> None:
    ann = visit(**how)
    analysed(ann, name)
    ann.page.locator("details summary").click()
    assert findings(ann.page, "main") == []
    assert too_wide(ann.page) == []
    ann.page.locator(".chances figcaption button").click()
    expect(ann.page.locator(".chances tbody tr").first).to_be_visible()
    assert findings(ann.page, ".chances") == []
    assert too_wide(ann.page) == []
