"""Who one is: guests, accounts, sessions, bots, addresses; and settings that hold."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsing import Visitor
from mail_server import Mailbox
from playwright.sync_api import Page, expect
from running import Running

Visit = Callable[..., Visitor]
PASSWORD = "correct horse battery"


def new_name() -> str:
    return f"Ann {secrets.token_hex(4)}"


def become_account(page: Page, name: str) -> None:
    """Make an account, of a guest or of nobody."""
    page.goto("/sign-in?next=/settings")
    form = page.locator("form", has_text="Create account")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Create account").click()
    expect(page.get_by_text(f"You are signed in as {name}.")).to_be_visible()


def test_a_guest_is_claimed_signs_out_and_in_again(visit: Visit) -> None:
    ann = visit("/")
    ann.page.locator("button[data-game=montana]").click()
    expect(ann.page).to_have_url(re.compile(r"/tables/"))
    guest = ann.context.request.get("/api/me").json()
    name = new_name()
    become_account(ann.page, name)
    me = ann.context.request.get("/api/me").json()
    assert (me["id"], me["kind"], me["name"]) == (guest["id"], "account", name)
    ann.page.get_by_role("button", name="Sign out").click()
    expect(ann.page.get_by_role("link", name="Sign in", exact=True)).to_be_visible()
    assert ann.context.request.get("/api/me").status == 401
    ann.page.get_by_role("link", name="Sign in", exact=True).click()
    ann.allow("403: /api/login")
    form = ann.page.locator("form", has_text="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("wrong")
    form.get_by_role("button").click()
    expect(form.get_by_role("alert")).to_have_text("The name or the password is wrong.")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(ann.page.get_by_role("link", name=name)).to_be_visible()
    expect(ann.page.locator(".panel", has_text="Your tables").locator("li")).to_have_count(1)


def test_settings_take_effect_at_once_and_stay(visit: Visit) -> None:
    ann = visit("/settings", calm=False)
    root = ann.page.locator("html")
    ann.page.get_by_label("dark", exact=True).check()
    expect(root).to_have_attribute("data-theme", "dark")
    ann.page.get_by_label("fast").check()
    ann.page.wait_for_function("() => document.documentElement.style.getPropertyValue('--m-base') === '81ms'")
    ann.page.get_by_label("Text mode").check()
    ann.page.get_by_label("Sounds").uncheck()
    ann.page.get_by_label("never").check()
    ann.page.locator("main").get_by_label("Language").select_option("polski")
    expect(ann.page.locator("h1")).to_have_text("Ustawienia")
    ann.page.reload()
    expect(ann.page.locator("h1")).to_have_text("Ustawienia")
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("lang", "pl")
    expect(ann.page.get_by_label("szybkie")).to_be_checked()
    expect(ann.page.get_by_label("nigdy")).to_be_checked()
    expect(ann.page.get_by_label("Tryb tekstowy")).to_be_checked()
    expect(ann.page.get_by_label("Dźwięki")).not_to_be_checked()


def test_preferences_go_with_the_account(visit: Visit) -> None:
    name = new_name()
    ann = visit("/")
    become_account(ann.page, name)
    with ann.page.expect_response(lambda answer: answer.request.method == "PATCH" and answer.ok):
        ann.page.get_by_label("slow").check()
    expect(ann.page.get_by_label("slow")).to_be_checked()
    elsewhere = visit("/sign-in?next=/settings")
    form = elsewhere.page.locator("form", has_text="Sign in")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button").click()
    expect(elsewhere.page.get_by_label("slow")).to_be_checked()
    # The other browser can be signed out from here.
    sessions = elsewhere.page.locator(".panel", has_text="Where you are signed in")
    expect(sessions.locator("li")).to_have_count(2)
    sessions.get_by_role("button", name="Sign out everywhere else").click()
    expect(sessions.locator("li")).to_have_count(1)
    assert ann.context.request.get("/api/me").status == 401


def test_a_guest_changes_the_name_and_is_forgotten(visit: Visit) -> None:
    ann = visit("/settings")
    ann.context.request.post("/api/guests", data={}, headers={"Origin": ann.url})
    ann.page.reload()
    name = new_name()
    ann.page.get_by_label("Name", exact=True).fill(name)
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_role("link", name=name)).to_be_visible()
    ann.page.get_by_role("button", name="Forget this guest").click()
    ann.page.get_by_role("button", name="Delete for good").click()
    expect(ann.page.get_by_role("link", name="Sign in", exact=True)).to_be_visible()
    assert ann.context.request.get("/api/me").status == 401


def test_the_password_is_changed(visit: Visit) -> None:
    ann = visit("/")
    become_account(ann.page, new_name())
    ann.page.locator("summary", has_text="Change password").click()
    ann.page.get_by_label("Password until now").fill(PASSWORD)
    ann.page.get_by_label("New password").fill(f"{PASSWORD} 2")
    ann.page.get_by_role("button", name="Change password").click()
    expect(ann.page.get_by_text("Saved.")).to_be_visible()


def test_a_bot_gets_a_token_that_works(visit: Visit, site: Running) -> None:
    ann = visit("/")
    become_account(ann.page, new_name())
    bots = ann.page.locator(".panel", has_text="Your bots")
    name = f"Robo {secrets.token_hex(4)}"
    bots.get_by_label("Name of the bot").fill(name)
    bots.get_by_role("button", name="New bot").click()
    bots.locator("summary", has_text=name).click()
    bots.get_by_label("New token for").fill("laptop")
    bots.get_by_role("button", name="Make token").click()
    token = bots.locator("code").inner_text()
    stranger = visit("/")
    answer = stranger.context.request.get("/api/me", headers={"Authorization": f"Bearer {token}"})
    assert answer.json()["name"] == name
    bots.get_by_role("button", name="End token").click()
    expect(bots.get_by_text("laptop")).to_have_count(0)
    bots.get_by_role("link", name="Profile").click()
    expect(ann.page.get_by_text("Bot · here since")).to_be_visible()


@pytest.fixture
def mailing(tmp_path: Path) -> Iterator[tuple[Running, Mailbox]]:
    """A server that sends e-mail."""
    mailbox = Mailbox().start()
    try:
        running = Running(tmp_path, mail=mailbox.settings).start()
        yield running, mailbox
        running.stop()
    finally:
        mailbox.stop()


def test_an_address_is_confirmed_by_its_code(mailing: tuple[Running, Mailbox], visit: Visit) -> None:
    # The visitor leaves before the server stops: what comes first goes last.
    server, mailbox = mailing
    ann = visit("/", server=server)
    become_account(ann.page, new_name())
    ann.page.get_by_label("E-mail address").fill("ann@example.org")
    ann.page.get_by_role("button", name="Send code").click()
    expect(ann.page.get_by_text("It was sent to ann@example.org.")).to_be_visible()
    (letter,) = mailbox.wait_for("ann@example.org")
    [code] = [line for line in letter.get_content().splitlines() if re.fullmatch(r"[2-9A-Z]{8}", line)]
    ann.page.get_by_label("Code", exact=True).fill(code)
    ann.page.get_by_role("button", name="Confirm").click()
    wanted = ann.page.get_by_label("Notices by e-mail")
    expect(wanted).to_be_checked()
    wanted.uncheck()
    expect(wanted).not_to_be_checked()
    assert ann.context.request.get("/api/me/email").json()["is_confirmed"]
