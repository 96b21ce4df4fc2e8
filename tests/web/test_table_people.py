"""The table page with people: chat, hot-seat, a lost connection, waiting for players, the end."""

from __future__ import annotations

import re
from collections.abc import Callable

from browsing import OFFLINE, PHONE, Visitor
from playwright.sync_api import expect
from positions import has, sit_down_at
from running import Running
from tabling import by_turn, do_it, expect_version_after, legal, post, quiet, sit_down, version

Visit = Callable[..., Visitor]


def test_two_people_meet_by_invitation_talk_and_play(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/", lang="de", **PHONE)
    sit_down(ann, game="montana", seats=["me", "open"], is_private=True)
    link = ann.page.get_by_role("textbox", name="Invite others").input_value()
    ben.open(link.removeprefix(ben.url))
    ben.page.get_by_role("button", name="Platz nehmen").click()
    expect(ann.page.locator("main.table[data-version]")).to_be_attached()
    expect(ben.page.locator("main.table[data-version]")).to_be_attached()
    # A phrase is read in the reader's language; markup stays text.
    ben.page.get_by_role("button", name="Verlauf").click()
    ben.page.get_by_role("button", name="Fertige Sätze").click()
    ben.page.get_by_role("button", name="Viel Glück!").click()
    expect(ann.page.locator(".talk-tabs .dot")).to_have_text("1")
    ann.page.locator(".talk-tabs button").nth(1).click()
    expect(ann.page.locator(".chat")).to_contain_text("Good luck!")
    ann.page.keyboard.press("c")
    expect(ann.page.locator(".say input")).to_be_focused()
    ann.page.keyboard.type("<b>hi</b> u u u")
    ann.page.keyboard.press("Enter")
    expect(ben.page.locator(".chat")).to_contain_text("<b>hi</b> u u u")
    # Only one of them is asked, and the other is told who decides.
    asked, other = by_turn(ann, ben)
    expect(asked.page).to_have_title(re.compile("^●"))
    expect(other.page).to_have_title(re.compile("^[^●]"))
    expect(other.page.locator(".bar.wait .ask")).to_be_visible()


def test_a_takeback_needs_consent(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/")
    table = sit_down(ann, game="montana", seats=["me", "open"])
    post(ben, "/guests", {})
    post(ben, f"/tables/{table['id']}/join", {})
    ben.open(f"/tables/{table['id']}")
    first, other = by_turn(ann, ben)
    field = legal(first, "field:")
    field.click()
    field.click()
    expect(other.page.locator("ol.log")).to_contain_text("placed the start tile")
    first.page.get_by_role("button", name="Menu").click()
    first.page.get_by_role("button", name="Ask for a takeback").click()
    other.page.get_by_role("button", name="Agree").click()
    expect(first.page.locator("ol.log li.undone", has_text="placed the start tile")).to_be_visible()
    expect(first.page.locator(".message")).to_have_count(0)


def test_whoever_leaves_can_come_back(visit: Visit) -> None:
    ann, ben = visit("/"), visit("/")
    table = sit_down(ann, game="montana", seats=["me", "open"])
    post(ben, "/guests", {})
    post(ben, f"/tables/{table['id']}/join", {})
    expect(ann.page.locator("main.table[data-version]")).to_be_attached()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name="Leave the table").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    ann.page.locator(".message").get_by_role("button", name="Come back").click()
    expect(ann.page.locator("ol.log")).to_contain_text("sat down")
    expect(ann.page.locator(".message")).to_have_count(0)


def test_a_curtain_falls_between_players_of_one_device(visit: Visit) -> None:
    ann = visit("/")
    sit_down(ann, game="dice-settlers", seats=["me", "me"], mode="one-device")
    curtain = ann.page.locator("main.curtain")
    expect(curtain).to_be_visible()
    # Nothing of the table is there before somebody says who they are.
    assert ann.page.locator("[data-target]").count() == 0
    first = curtain.inner_text()
    expect(curtain.get_by_role("button")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".bar:not(.wait)")).to_be_visible()
    for _ in range(60):
        quiet(ann)
        if curtain.is_visible():
            break
        before = version(ann)
        if not ann.page.locator(".bar .primary").is_visible():
            ann.page.locator("[data-mark~=legal], .bar .options button").first.click()
        do_it(ann)
        moved = f"main:not([data-version='{before}'])"
        expect(ann.page.locator(moved)).to_be_attached()
    expect(curtain).to_be_visible()
    expect(curtain).not_to_have_text(first, use_inner_text=True)
    assert ann.page.locator("[data-target]").count() == 0


def test_a_lost_connection_is_shown_and_heals_in_the_middle_of_a_decision(
    server: Running, visit: Visit
) -> None:
    ann = visit("/", server=server)
    ann.allow(*OFFLINE)
    sit_down_at(ann, "montana-1/bots-2", lambda view: has(view, "turn", "bank"))
    legal(ann, "space:bank").click()
    expect(ann.page.locator(".bar .prev")).to_contain_text("→")
    before = version(ann)
    server.kill()
    strip = ann.page.locator(".message.warn")
    expect(strip).to_contain_text("connection is lost")
    with ann.page.expect_websocket():
        ann.page.get_by_role("button", name="Try now").click()
    server.start()
    # The page may have found the server by itself meanwhile.
    strip.get_by_role("button").evaluate_all("(all) => all.forEach((each) => each.click())")
    expect(strip).to_have_count(0)
    # What was chosen is still chosen, and is done now.
    do_it(ann)
    expect_version_after(ann, before)


def test_there_is_no_such_table(visit: Visit) -> None:
    ann = visit("/")
    ann.allow("404: /api/tables/AAAAAAAAAAAA")
    post(ann, "/guests", {})
    ann.open("/tables/AAAAAAAAAAAA")
    expect(ann.page.get_by_role("heading", name="There is no such table.")).to_be_visible()


def test_the_owner_seats_a_level_while_others_are_waited_for(visit: Visit) -> None:
    ann = visit("/")
    sit_down(ann, game="montana", seats=["me", "open", "bot:greedy"], starts_when_full=False)
    chosen = ann.page.get_by_label("Seat 3")
    # A bot that is no longer offered still sits there.
    expect(chosen.locator("option:checked")).to_have_text("Shrewd bot")
    chosen.select_option("Legend")
    expect(ann.page.locator(".seats .name").nth(2)).to_have_text("Legend")
    expect(chosen.locator("option")).to_have_count(7)
    ann.page.get_by_label("Seat 2").select_option("Drover")
    ann.page.get_by_role("button", name="Begin").click()
    expect(ann.page.locator(".rival bdi")).to_have_text(["Drover", "Legend"])
