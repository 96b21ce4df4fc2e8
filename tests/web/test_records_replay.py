"""The replay: every position has its address, steps are at hand, and one can play on from any of them."""

from __future__ import annotations

import re
from collections.abc import Callable

from browsing import PHONE, Visitor, drawn
from golden import record
from playwright.sync_api import expect
from records_stage import bring

# Notes that there is a button to pause, however shortly.
PAUSES = """() => {
  globalThis.hadPause = false;
  const note = () => {
    if (document.querySelector('.steer button.primary[aria-label=Pause]')) globalThis.hadPause = true;
  };
  new MutationObserver(note).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""
NAME = "montana-1/bots-4"
LAST = len(re.findall(r"^\d+ ", record(NAME), re.MULTILINE))


def at(visitor: Visitor, n: int) -> None:
    """The visitor sees the position after n steps."""
    expect(visitor.page).to_have_url(re.compile(rf"[?&]at={n}(&|$)"))
    expect(visitor.page.locator(".pos")).to_contain_text(f"Step {n} of {LAST}")


def watch(visitor: Visitor, n: int) -> None:
    """Bring the record and open the replay there; it listens to keys by then."""
    visitor.guest("Ann")
    id = bring(visitor, NAME)
    visitor.open(f"/tables/{id}/replay?at={n}")
    at(visitor, n)
    drawn(visitor.page)


def test_a_replay_is_steered_by_keys_buttons_line_and_log(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    watch(ann, 60)
    page = ann.page
    expect(page.get_by_role("slider")).to_be_visible()
    page.keyboard.press("ArrowRight")
    at(ann, 61)
    page.get_by_role("button", name="One step back").click()
    at(ann, 60)
    page.keyboard.press("Home")
    at(ann, 0)
    page.keyboard.press("End")
    at(ann, LAST)
    page.get_by_role("slider").fill("100")
    at(ann, 100)
    expect(page.locator(".replay-log [aria-current=step]")).to_be_in_viewport()
    line = page.locator(".replay-log li").first.get_by_role("button")
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    # Who gets the address sees the same position through the same eyes.
    page.get_by_label("Seen by").select_option("2")
    expect(page).to_have_url(re.compile(r"seat=2"))
    bob = visit(page.url.removeprefix(ann.url))
    expect(bob.page.locator(".own")).to_have_class(re.compile("edge-green"))


def test_steps_are_there_before_they_are_asked_for(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    with ann.page.expect_response(lambda answer: "at=64" in answer.url):
        watch(ann, 60)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.keyboard.press("ArrowRight")
    at(ann, 61)
    with ann.page.expect_request(lambda request: "/replay?at=66" in request.url):
        ann.page.keyboard.press("ArrowRight")
        at(ann, 62)
    ann.page.keyboard.press("ArrowLeft")
    at(ann, 61)
    # Only what lies further ahead was asked for.
    assert all(int(n) > 64 for url in asked for n in re.findall(r"/replay\?at=(\d+)", url)), asked


def test_it_plays_by_itself(visit: Callable[..., Visitor]) -> None:
    ann = visit(**PHONE)
    watch(ann, LAST - 3)
    ann.page.evaluate(PAUSES)
    ann.page.keyboard.press("Space")
    ann.page.wait_for_function("() => hadPause")
    at(ann, LAST)
    expect(ann.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_playing_on_from_a_position(visit: Callable[..., Visitor]) -> None:
    ann = visit()
    ann.guest("Ann")
    id = bring(ann, NAME)
    bob = visit(f"/tables/{id}/replay?at=100")
    button = bob.page.get_by_role("button", name="Play on from here")
    button.click()
    seats = bob.page.locator(".play-on select")
    seats.nth(2).select_option("me")
    expect(seats).to_have_count(4)
    expect(bob.page.locator(".play-on option[value=me]:checked")).to_have_count(1)
    expect(bob.page.locator(".play-on option[value='bot:rancher']:checked")).to_have_count(3)
    seats.nth(3).select_option("Sheriff")
    bob.page.get_by_role("button", name="Begin").click()
    expect(bob.page).to_have_url(re.compile(rf"/tables/(?!{id})[\w-]+$"))
    expect(bob.page.locator("main[data-version]")).to_be_attached()
    expect(bob.page.locator(".own")).to_have_class(re.compile("edge-green"))
    # There is nothing to play after the end.
    bob.open(f"/tables/{id}/replay?at={LAST}")
    expect(button).to_be_disabled()
