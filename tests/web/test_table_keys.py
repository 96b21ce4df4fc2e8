"""The table by keyboard alone, and as text."""

from __future__ import annotations

from collections.abc import Callable

from browsing import Visitor
from playwright.sync_api import expect
from positions import has, sit_down_at
from tabling import asked, expect_version_after, quiet, target, version

Visit = Callable[..., Visitor]
RECORD = "montana-1/bots-2"
FOCUSED = "document.activeElement?.getAttribute('data-target') ?? ''"


def tab_to(visitor: Visitor, start: str) -> str:
    """Press Tab until something whose target begins so has the focus."""
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        focused: str = visitor.page.evaluate(FOCUSED)
        if focused.startswith(start):
            return focused
    raise AssertionError(f"nothing with {start} can be reached")


def test_a_turn_by_keyboard(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, RECORD, lambda view: has(view, "turn", "bank"))
    before = version(ann)
    space = target(ann, tab_to(ann, "space:"))
    ann.page.keyboard.press("Enter")
    expect(space).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(space).not_to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    expect_version_after(ann, before)
    # What happened is said, and the focus is still on the table.
    expect(ann.page.locator("main > [role=status]")).to_contain_text("placed")
    ann.page.wait_for_function("document.activeElement !== document.body")
    asked(ann)
    ann.page.keyboard.press("Shift+R")
    expect(ann.page.locator("ol.log li.undone").first).to_be_visible()
    ann.page.keyboard.press("?")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Shift+R")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    ann.page.keyboard.press("l")
    expect(ann.page.locator("ol.log").first).to_be_focused()


def test_arrows_walk_over_the_land(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, RECORD, lambda view: has(view, "start"))
    first = tab_to(ann, "field:")
    ann.page.keyboard.press("ArrowRight")
    second = ann.page.evaluate(FOCUSED)
    assert second.startswith("field:")
    assert second != first
    before = version(ann)
    while "legal" not in (target(ann, second).get_attribute("data-mark") or ""):
        ann.page.keyboard.press("ArrowDown")
        below = ann.page.evaluate(FOCUSED)
        assert below != second
        second = below
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Enter")
    expect_version_after(ann, before)


def test_text_mode_plays_by_typing(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, RECORD, lambda view: has(view, "turn", "bank"))
    ann.page.get_by_role("button", name="Text mode").click()
    line = ann.page.get_by_label("Type a move")
    answers = ann.page.locator(".answers")

    def typed(text: str) -> None:
        quiet(ann)
        line.fill(text)
        line.press("Enter")

    expect(ann.page.locator("section.board")).to_have_count(0)
    expect(ann.page.get_by_role("heading").nth(4)).to_be_attached()
    typed("undo")
    expect(answers).to_contain_text("nothing to undo")
    typed("why build Z9")
    expect(answers).to_contain_text("is no move of this game")
    typed("999")
    expect(answers).to_contain_text("There is no option 999")
    before = version(ann)
    typed("bank 1")
    expect_version_after(ann, before)
    typed("1")
    expect(ann.page.locator("ol.log")).to_contain_text("in the bank")
    typed("log")
    expect(answers).to_contain_text("in the bank")
    typed("undo")
    expect(ann.page.locator("ol.log li.undone").first).to_be_visible()
