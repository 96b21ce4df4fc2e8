"""The table page: deciding, undo, confirmations, the layout on every screen."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from browsing import Visitor, drawn
from playwright.sync_api import expect
from positions import has, sit_down_at
from tabling import asked, do_it, expect_version_after, legal, quiet, sit_down, version

Visit = Callable[..., Visitor]


def at_montana(visit: Visit, **preferences: str) -> Visitor:
    """Somebody at the beginning of their first turn."""
    ann = visit()
    kept = json.dumps(json.dumps(preferences))
    ann.context.add_init_script(f"localStorage.setItem('landrush-preferences', {kept})")
    sit_down_at(ann, "montana-1/bots-2", lambda view: has(view, "turn", "bank"))
    return ann


def test_one_tap_chooses_and_the_second_does_it(visit: Visit) -> None:
    ann = at_montana(visit)
    space = legal(ann, "space:bank")
    before = version(ann)
    space.click()
    expect(space).to_have_attribute("data-mark", "selected")
    expect(ann.page.locator(".bar .prev")).to_contain_text("→")
    assert version(ann) == before
    space.click()
    expect_version_after(ann, before)
    expect(ann.page.locator("ol.log")).to_contain_text("in the bank")


def test_undo_takes_back_and_strikes_the_line(visit: Visit) -> None:
    ann = at_montana(visit)
    legal(ann, "space:bank").click()
    do_it(ann)
    line = ann.page.locator("ol.log li", has_text="in the bank")
    expect(line).to_be_visible()
    asked(ann)
    ann.page.keyboard.press("Shift+R")
    expect(ann.page.locator("ol.log li.undone", has_text="in the bank")).to_be_visible()
    # Where nothing more can be undone the button says why.
    undo = asked(ann).get_by_role("button", name="Undo")
    while undo.get_attribute("aria-disabled") is None:
        before = version(ann)
        ann.page.keyboard.press("u")
        expect_version_after(ann, before)
        asked(ann)
    undo.click(force=True)
    expect(ann.page.get_by_role("alert")).to_contain_text(re.compile("undo"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("alert")).to_have_count(0)


def test_what_ends_undo_is_confirmed(visit: Visit) -> None:
    """Hiring spins the wheel: chance cannot be taken back, so it is said and asked."""
    ann = at_montana(visit)
    before = version(ann)
    legal(ann, "wheel").click()
    expect(ann.page.locator(".bar .ends")).to_be_visible()
    assert version(ann) == before
    do_it(ann)
    expect_version_after(ann, before)


@pytest.mark.parametrize(("confirm", "presses"), [("always", 2), ("never", 1)])
def test_how_much_is_confirmed_is_a_preference(visit: Visit, confirm: str, presses: int) -> None:
    ann = at_montana(visit, confirm=confirm)
    legal(ann, "space:bank").click()
    do_it(ann)
    end = ann.page.locator(".bar [data-move=end]")
    expect(end).to_be_visible()
    asked(ann)
    before = version(ann)
    for _ in range(presses):
        quiet(ann)
        assert version(ann) == before
        end.click()
    expect_version_after(ann, before)


def test_what_is_not_possible_says_why_with_its_clause(visit: Visit) -> None:
    ann = at_montana(visit)
    field = ann.page.locator("[data-target^='field:']:not([data-mark])").first
    field.click(force=True)
    tip = ann.page.get_by_role("alert")
    expect(tip).to_be_visible()
    expect(tip).not_to_be_empty()
    box, at = tip.bounding_box(), field.bounding_box()
    assert box
    assert at
    assert abs(box["x"] + box["width"] / 2 - at["x"] - at["width"] / 2) < 260
    assert abs(box["y"] - at["y"]) < 200


FITS = """([width, height]) => {
  const {scrollWidth, scrollHeight} = document.documentElement;
  return innerWidth === width && scrollWidth === width && scrollHeight === height;
}"""
SCREENS = [(1440, 900), (1920, 1080), (1280, 720), (1024, 768), (390, 844), (360, 740)]


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
def test_nothing_scrolls_but_inside_its_pane(visit: Visit, game: str) -> None:
    ann = visit(lang="de", has_touch=True)
    sit_down(ann, game=game, seats=["me", "bot:greedy", "bot:greedy"])
    bar = asked(ann)
    for width, height in SCREENS:
        ann.page.set_viewport_size({"width": width, "height": height})
        ann.page.wait_for_function(FITS, arg=[width, height])
        drawn(ann.page)
        assert ann.page.evaluate(FITS, [width, height])
        box = bar.bounding_box()
        assert box
        assert 0 <= box["y"] <= height - box["height"]
        pane = ann.page.locator(".board:visible, .work:visible").first.bounding_box()
        assert pane
        assert pane["height"] >= 240
        if width <= 700:
            sizes = [button.bounding_box() for button in bar.locator("button:visible").all()]
            assert all(size and size["height"] >= 44 for size in sizes), sizes


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    ann = at_montana(visit)
    legal(ann, "space:bank").click()
    do_it(ann)
    expect(ann.page.locator("ol.log")).to_contain_text("in the bank")
    asked(ann).locator("[data-move=end]").click()
    expect(ann.page.locator(".bar .ends")).to_be_visible()
    ann.page.get_by_label("Language").select_option("pl")
    expect(ann.page.locator("ol.log")).to_contain_text("bank, postawiono")
    expect(ann.page.locator("ol.log")).not_to_contain_text("in the bank")
    expect(ann.page.locator(".bar .turn")).to_contain_text("Twoja tura")
    # What was chosen stays chosen.
    expect(ann.page.locator(".bar .ends")).to_be_visible()
