"""The tutorials: whoever follows the coach gets to the end, and whoever does not is told so kindly."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import PHONE, TABLET, until
from playwright.sync_api import Page, expect

import landrush
from landrush.l10n import LANGUAGES, message

TUTORIALS = Path(landrush.__file__).parent / "web" / "learn" / "tutorials"
STEPS = {"montana": 12, "dice-settlers": 12}
KEY = re.compile(r"(?:title|text): '(web-learn-[\w-]+)'")
# Every step that the coach shows from now on, however shortly.
READING = """() => {
    globalThis.stepsRead = new Set();
    const note = () => {
        const step = document.querySelector('.coach')?.dataset.step;
        if (step) stepsRead.add(Number(step));
    };
    note();
    const how = { subtree: true, childList: true, attributes: true, attributeFilter: ['data-step'] };
    new MutationObserver(note).observe(document.body, how);
}"""
# Clicks what the coach points at, when nothing is on its way: buttons first, then things on the table. The
# button that does it comes last. What the coach covers is not clicked, but named.
FOLLOW = """() => {
    const next = document.querySelector('[data-next]');
    if (next) {
        next.click();
        return '';
    }
    if (document.querySelector('.bar[aria-busy=true], .bar.wait')) return '';
    const isRinged = (button) => getComputedStyle(button).getPropertyValue('--pointed') !== '';
    const shown = [...document.querySelectorAll('.bar button')].filter((each) => each.checkVisibility());
    const buttons = shown.filter(isRinged);
    buttons.sort((one, other) => one.matches('[data-do]') - other.matches('[data-do]'));
    const things = [...document.querySelectorAll('.table [data-mark~=pointed]:not([aria-disabled])')];
    const [first] = [...buttons, ...things.filter((each) => each.checkVisibility())];
    if (!first) return '';
    const [a, b] = [document.querySelector('.coach'), first].map((each) => each.getBoundingClientRect());
    const isCovered =
        a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    if (isCovered) return first.outerHTML;
    first.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return '';
}"""
# The coach makes the moves.
SHOW = """() => {
    if (document.querySelector('.bar[aria-busy=true], .bar.wait')) return;
    document.querySelector('[data-next], [data-do-it]:not([disabled])')?.click();
}"""
SETTLED = "() => !document.querySelector('.bar[aria-busy=true], .bar.wait')"


def begin(visit, game: str, **how) -> Page:
    page = visit(f"/tutorial/{game}", **how).page
    expect(page.locator(".coach")).to_be_visible()
    return page


def step_of(page: Page) -> int:
    return int(page.locator(".coach").get_attribute("data-step"))


def go_through(page: Page, act: Callable[[], str | None], step: int) -> None:
    """Act again and again up to a step; then nothing is on its way."""
    covered = None

    def is_there() -> bool:
        nonlocal covered
        if step_of(page) >= step:
            return True
        covered = act()
        return False

    until(page, is_there, lambda: covered or page.locator(".coach").inner_text())
    page.wait_for_function(SETTLED)


def follow(page: Page, step: int) -> set[int]:
    """Do what the coach points at, up to a step; all steps that were shown."""
    page.evaluate(READING)
    go_through(page, lambda: page.evaluate(FOLLOW), step)
    return set(page.evaluate("() => [...stepsRead]"))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "how"),
    [
        ("montana", PHONE),
        ("dice-settlers", PHONE),
        ("dice-settlers", TABLET),
    ],
)
def test_who_follows_the_coach_gets_to_the_end(visit, game, how):
    page = begin(visit, game, **how)
    assert follow(page, STEPS[game]) == set(range(1, STEPS[game] + 1))
    expect(page.locator(".coach.reminded")).to_have_count(0)
    expect(page.get_by_role("link", name="Play a game")).to_have_attribute("href", f"/new?game={game}")
    expect(page.get_by_role("link", name="Read the rules")).to_have_attribute("href", f"/rules/{game}")


@pytest.mark.parametrize("game", STEPS)
def test_the_coach_can_make_every_move(visit, game):
    page = begin(visit, game)
    go_through(page, lambda: page.evaluate(SHOW), STEPS[game])
    page.get_by_role("button", name="Once more").click()
    expect(page.locator(".coach")).to_have_attribute("data-step", "1")


def test_another_move_is_not_made(visit):
    page = begin(visit, "montana")
    follow(page, 3)
    version = page.locator("main").get_attribute("data-version")
    page.locator("[data-target='space:bank-1']").click()
    page.locator(".bar [data-do]").click()
    expect(page.locator(".coach-now")).to_contain_text("Good idea for later, but first")
    page.locator("[data-target='undo']").click()
    expect(page.locator("main")).to_have_attribute("data-version", version)
    page.locator("[data-target='wheel']").click()
    page.locator(".bar [data-do]").click()
    expect(page.locator(".coach-now")).to_contain_text("End the turn")
    expect(page.locator(".coach-now")).not_to_contain_text("Good idea")


def test_one_can_read_back_and_look_up_the_rule(visit):
    page = begin(visit, "montana")
    follow(page, 3)
    page.get_by_role("button", name="Read the step before").click()
    expect(page.locator(".coach h2")).to_have_text("Your board")
    page.locator("[data-next]").click()
    expect(page.locator(".coach h2")).to_have_text("Hire workers")
    page.get_by_role("button", name="Rule M5.1").click()
    expect(page.get_by_role("dialog", name="M5.1")).to_contain_text("Spin the")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name="All rules").click()
    expect(opened.value).to_have_url(re.compile("/rules/montana#M5.1$"))
    opened.value.close()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog", name="M5.1")).to_be_hidden()


@pytest.mark.parametrize("game", STEPS)
def test_the_coach_speaks_every_language(game):
    keys = KEY.findall((TUTORIALS / f"{game}.js").read_text(encoding="utf-8"))
    assert len(keys) == 2 * STEPS[game]
    for lang in LANGUAGES:
        said = {message(key, lang) for key in keys}
        assert len(said) == len(set(keys))
        assert not said & set(keys)


def test_another_language_in_the_middle_keeps_the_step(visit):
    page = begin(visit, "dice-settlers")
    follow(page, 3)
    page.locator("select.language").select_option("de")
    expect(page.locator(".coach h2")).to_have_text("Ein Pionier hilft")
    expect(page.locator(".coach")).to_have_attribute("data-step", "3")


def test_there_is_no_tutorial_of_an_unknown_game(visit):
    expect(visit("/tutorial/chess").page.locator("h1")).to_have_text("There is no such page")
