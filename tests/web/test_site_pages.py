"""Every page of the site: for everybody, on every screen, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import PHONE, Visitor
from checks import complete, findings, too_wide
from playwright.sync_api import expect
from records_stage import played
from running import Running

Visit = Callable[..., Visitor]

SMALL = {**PHONE, "viewport": {"width": 360, "height": 740}}
PAGES = ("/", "/tables", "/new?game=dice-settlers", "/sign-in", "/settings", "me")
HEADINGS = {
    "/tables": ["Tables", "Stoły", "Tische", "Tafels", "テーブル"],
    "/new": ["New table", "Nowy stół", "Neuer Tisch", "Nieuwe tafel", "新しいテーブル"],
    "/sign-in": ["Sign in", "Zaloguj się", "Anmelden", "Inloggen", "ログイン"],
    "/settings": ["Settings", "Ustawienia", "Einstellungen", "Instellingen", "設定"],
}
LANGUAGES = ["English", "polski", "Deutsch", "Nederlands", "日本語"]


def come_in(visitor: Visitor) -> str:
    """Be a guest with a table that waits and one where it may be one's turn; the own id."""
    headers = {"Origin": visitor.url}
    request = visitor.context.request
    me = request.post("/api/guests", data={}, headers=headers).json()
    for game, seats in (("montana", ["me", "open", "open"]), ("dice-settlers", ["me"])):
        request.post("/api/tables", data={"game": game, "seats": seats}, headers=headers)
    return str(me["id"])


def show(visitor: Visitor, path: str, id: str) -> None:
    """A page with everything on it."""
    visitor.open(f"/people/{id}" if path == "me" else path)
    complete(visitor.page)
    for summary in visitor.page.locator("main summary").all():
        summary.click()
    complete(visitor.page)


@pytest.mark.long
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_for_axe_to_find(visit: Visit, scheme: str) -> None:
    ann = visit(color_scheme=scheme)
    id = come_in(ann)
    for path in PAGES:
        show(ann, path, id)
        assert findings(ann.page) == [], path
        assert too_wide(ann.page) == [], path


@pytest.mark.long
@pytest.mark.parametrize("lang", ["pseudo", "de", "ja"])
def test_long_words_fit_a_small_phone(visit: Visit, lang: str) -> None:
    ann = visit(lang=lang, color_scheme="dark", **SMALL)
    id = come_in(ann)
    for path in PAGES:
        show(ann, path, id)
        assert too_wide(ann.page) == [], path
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360, path
    ann.page.locator(".pulldown.whole > button").click()
    expect(ann.page.locator(".pulldown.whole .drop")).to_be_visible()
    assert too_wide(ann.page) == []
    assert findings(ann.page) == []


def test_the_language_changes_on_every_page(visit: Visit) -> None:
    ann = visit()
    for path, headings in HEADINGS.items():
        ann.open(path)
        for language, heading in zip(LANGUAGES, headings, strict=True):
            ann.page.locator("header .language").select_option(language)
            expect(ann.page.locator("h1")).to_have_text(heading)
        expect(ann.page).to_have_title(re.compile(headings[-1]))


def test_the_menu_opens_and_closes_by_keyboard(visit: Visit) -> None:
    ann = visit("/tables")
    expect(ann.page.get_by_role("navigation").get_by_role("link", name="Tables")).to_have_attribute(
        "aria-current", "page"
    )
    button = ann.page.get_by_role("button", name="Learn")
    button.focus()
    ann.page.keyboard.press("Enter")
    rules = ann.page.locator(".pulldown").get_by_role("link", name="Rules").first
    expect(rules).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(rules).to_be_hidden()
    expect(button).to_be_focused()
    ann.page.keyboard.press("Enter")
    rules.click()
    expect(ann.page).to_have_url(re.compile("/rules/montana$"))
    expect(rules).to_be_hidden()


def test_somebody_elses_page_and_muting(visit: Visit) -> None:
    ann = visit()
    id = come_in(ann)
    bob = visit()
    come_in(bob)
    bob.page.goto(f"/people/{id}")
    expect(bob.page.get_by_text("Guest · here since")).to_be_visible()
    expect(bob.page.get_by_text("No finished game yet.")).to_be_visible()
    bob.page.get_by_role("button", name="Mute").click()
    expect(bob.page.get_by_role("button", name="Read again")).to_be_visible()
    bob.page.goto("/settings")
    muted = bob.page.locator(".panel", has_text="Muted people")
    expect(muted.locator("li")).to_have_count(1)
    muted.get_by_role("button", name="Read again").click()
    expect(muted.locator("li")).to_have_count(0)
    ann.page.goto(f"/people/{id}")
    expect(ann.page.locator("main").get_by_role("link", name="Settings")).to_be_visible()


def test_a_game_that_is_over_stands_on_the_pages_of_its_players(visit: Visit, site: Running) -> None:
    table, [ann, bob] = played(site, "montana-1/bots-2", "Ann of the plains", "Bob")
    reader = visit(f"/people/{ann}", lang="pl")
    row = reader.page.locator("main .row")
    expect(row).to_have_count(1)
    expect(row.locator(".chip")).to_have_text("wygrana")
    expect(row.get_by_role("link", name="Ann of the plains")).to_be_visible()
    row.get_by_role("link", name="Bob").click()
    expect(reader.page.locator("h1")).to_have_text("Bob")
    expect(row.get_by_role("link", name="Powtórka")).to_have_attribute("href", f"/tables/{table}/replay")
    reader.page.get_by_label("Gra", exact=True).select_option("Dice Settlers")
    expect(reader.page.get_by_text("Nic nie pasuje do tych filtrów.")).to_be_visible()
    assert bob in reader.page.url


def test_who_is_not_there_is_said(visit: Visit) -> None:
    ann = visit()
    ann.allow("404: /api/people/nobody-here")
    ann.open("/people/nobody-here")
    expect(ann.page.get_by_role("alert")).to_contain_text("There is nobody with this id.")
