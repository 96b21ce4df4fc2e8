"""Hints at the table: a little more with each press, only where they are allowed, for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, Visitor, drawn, until
from checks import findings, overflows
from playwright.sync_api import Locator, Page, expect
from robot import TARGETS
from tabling import asked, by_turn, post, seen, sit_down

Visit = Callable[..., Visitor]
ALONE: dict[str, Any] = {"game": "montana", "seats": ["me", "bot:random"]}


def levels(visitor: Visitor) -> tuple[list[int], list[int]]:
    """The levels of hints that were asked for, and those that were told."""
    return levels_in(visitor.sent), levels_in(visitor.frames)


def levels_in(frames: list[dict[str, Any]]) -> list[int]:
    return [each["level"] for each in frames if each["type"] == "hint"]


def strip(page: Page) -> Locator:
    """What was told."""
    return page.locator(".message.hint")


def test_each_press_tells_a_little_more(visit: Visit) -> None:
    ann = visit()
    sit_down(ann, **ALONE)
    bar = asked(ann)
    page = ann.page
    button = bar.get_by_role("button", name="Hint")
    button.click()
    expect(strip(page)).to_have_text(re.compile("^Look here: [^.]+[.]"))
    assert levels(ann) == ([1], [1])
    # The second by the key, the third by the button beside the words.
    page.keyboard.press("h")
    expect(strip(page)).to_contain_text("What to do:")
    expect(strip(page)).not_to_contain_text("Look here")
    expect(page.locator("[data-mark*=selected]")).to_have_count(0)
    strip(page).get_by_role("button", name="Tell me more").click()
    expect(strip(page)).to_contain_text("Best: ")
    assert levels(ann) == ([1, 2, 3], [1, 2, 3])
    # The move is chosen, but not made.
    told = next(each for each in ann.frames if each["type"] == "hint" and each["level"] == 3)
    move = told["say"][0]["params"]["move"]
    primary = bar.locator("[data-do]")
    expect(primary).to_have_attribute("data-move", move)
    # What the move is about is marked where it is a thing on the table: what is asked first is chance's.
    view = seen(ann)
    option = next(each for each in view["options"] if each["text"] == move)
    on_table = page.evaluate(TARGETS, ["montana", option, view])
    expect(page.locator("[data-mark*=selected]")).to_have_count(min(1, len(on_table)))
    expect(strip(page).get_by_role("button", name="Tell me more")).to_have_count(0)
    expect(page.locator("[data-target=hint]")).to_have_attribute("aria-disabled", "true")
    page.keyboard.press("h")
    expect(page.locator("ol.log li", has_text="took a hint")).to_have_count(3)
    primary.click()
    expect(strip(page)).to_have_count(0)
    assert levels(ann) == ([1, 2, 3], [1, 2, 3])
    assert next(each["move"] for each in ann.sent if each["type"] == "move") == move


@pytest.mark.long
def test_among_people_only_where_all_agreed(visit: Visit) -> None:
    ann, ben = visit(), visit()
    for is_allowed in (False, True):
        table = sit_down(ann, game="montana", seats=["me", "open"], allows_hints=is_allowed)
        # Who comes sees it before they sit down, in the list and at the table.
        if is_allowed:
            ben.open("/tables")
            expect(ben.page.locator(".rows li", has_text="hints allowed").first).to_be_visible()
        post(ben, "/guests", {})
        ben.open(f"/tables/{table['id']}")
        facts = ben.page.locator(".waiting .meta")
        expect(facts).to_be_visible()
        assert ("hints allowed" in facts.inner_text()) == is_allowed
        ben.page.get_by_role("button", name="Sit down").click()
        one, other = by_turn(ann, ben)
        button = one.page.locator("[data-target=hint]")
        expect(one.page.locator("[data-target=undo]")).to_be_visible()
        expect(button).to_have_count(1 if is_allowed else 0)
        expect(other.page.locator("[data-target=hint]")).to_have_count(0)
        if is_allowed:
            button.click()
            expect(strip(one.page)).to_contain_text("Look here")
            expect(other.page.locator("ol.log")).to_contain_text("took a hint")
            expect(strip(other.page)).to_have_count(0)
            assert levels(other) == ([], [])


def test_the_host_allows_them(visit: Visit) -> None:
    ann = visit("/new?game=montana")
    switch = ann.page.get_by_role("switch", name="Hints allowed")
    rated = ann.page.get_by_role("switch", name="Rated game")
    expect(rated).to_be_enabled()
    switch.click()
    expect(rated).to_be_disabled()
    with ann.page.expect_request(lambda asked: asked.url.endswith("/api/tables")) as sent:
        ann.page.get_by_role("button", name="Open table").click()
    body = sent.value.post_data_json
    assert (body["allows_hints"], body["is_rated"]) == (True, False)
    expect(ann.page.locator(".waiting .meta")).to_contain_text("hints allowed")


def test_text_mode_has_them_too(visit: Visit) -> None:
    ann = visit()
    sit_down(ann, **ALONE)
    asked(ann)
    ann.page.get_by_role("button", name="Text mode").click()
    line = ann.page.get_by_label("Type a move")
    line.fill("hint")
    line.press("Enter")
    expect(ann.page.locator(".answers")).to_contain_text("Look here")
    ann.page.get_by_role("button", name="Tell me more").first.click()
    expect(strip(ann.page)).to_contain_text("What to do:")


@pytest.mark.long
@pytest.mark.parametrize(
    ("wish", "how"),
    [
        (ALONE, {"lang": "de", "color_scheme": "dark", **PHONE}),
        ({"game": "dice-settlers", "seats": ["me", "bot:random"]}, {"lang": "ja"}),
        ({"game": "dice-settlers", "seats": ["me"]}, {"lang": "pl", "color_scheme": "dark"}),
    ],
    ids=["montana", "dice-settlers", "solo"],
)
def test_they_are_for_everybody(visit: Visit, wish: dict[str, Any], how: dict[str, object]) -> None:
    ann = visit(**how)
    sit_down(ann, **wish)
    asked(ann)
    for level in (1, 2, 3):
        if ann.page.locator("[data-target=hint][aria-disabled]").count():
            # There was only one option.
            break
        ann.page.locator("[data-target=hint]").click()
        until(ann.page, lambda n=level: n in levels(ann)[1], lambda: f"told {levels(ann)}")
        expect(strip(ann.page)).to_have_attribute("role", "status")
        expect(strip(ann.page).locator("p span").first).to_be_visible()
        drawn(ann.page)
        assert findings(ann.page, ".strips") == []
        assert findings(ann.page, ".bar") == []
        assert overflows(ann.page) == []
