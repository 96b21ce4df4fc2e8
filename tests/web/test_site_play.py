"""From the first page to a game: against bots in two clicks, with others by the lobby or an invitation."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browsing import PHONE, Visitor
from checks import findings, too_wide
from playwright.sync_api import expect

Visit = Callable[..., Visitor]

SMALL = {**PHONE, "viewport": {"width": 360, "height": 740}}


def table(visitor: Visitor) -> dict[str, Any]:
    """The table whose page the visitor sees."""
    expect(visitor.page).to_have_url(re.compile(r"/tables/[\w-]{8,}"))
    path = visitor.page.evaluate("location.pathname")
    found: dict[str, Any] = visitor.context.request.get(f"/api{path}").json()
    return found


@pytest.mark.parametrize("game", ["montana", "dice-settlers"])
def test_a_guest_plays_against_a_bot_after_one_click(visit: Visit, game: str) -> None:
    ann = visit("/", **PHONE)
    ann.page.locator(f"button[data-game={game}]").click()
    found = table(ann)
    assert (found["game"], found["status"]) == (game, "playing")
    assert [seat["name"] for seat in found["seats"] if seat["kind"] == "bot"] == ["rancher"]
    expect(ann.page.locator("main[data-version]")).to_be_attached()


def test_the_card_says_against_whom(visit: Visit) -> None:
    ann = visit("/")
    card = ann.page.locator(".card", has_text="Dice Settlers")
    card.get_by_label("Automaton").check()
    card.get_by_label("How strong").select_option("hard")
    card.get_by_role("button", name="Play now").click()
    found = table(ann)
    assert len(found["seats"]) == 1
    assert found["options"]["automaton"] == "hard"


def test_the_card_fills_all_seats(visit: Visit) -> None:
    ann = visit("/")
    card = ann.page.locator(".card", has_text="Montana")
    card.get_by_label("3 bots").check()
    card.get_by_role("radio", name="Greenhorn").check()
    card.get_by_role("button", name="Play now").click()
    assert [seat["name"] for seat in table(ann)["seats"]] == ["", "greenhorn", "greenhorn", "greenhorn"]
    names = ann.page.locator(".rival bdi")
    expect(names.first).to_have_text("Greenhorn 1")


def test_the_level_is_chosen_by_keyboard_and_kept_for_each_game(visit: Visit) -> None:
    ann = visit("/", **SMALL)
    card = ann.page.locator(".card", has_text="Montana")
    scale = card.get_by_role("group", name="Level")
    offered = ann.context.request.get("/api/games").json()["bots"]
    expect(scale.get_by_role("radio")).to_have_count(len(offered))
    expect(scale.get_by_role("radio", name="Rancher: plays soundly")).to_be_checked()
    scale.get_by_role("radio", name="Rancher").focus()
    for name in ("Scout", "Sheriff", "Legend"):
        ann.page.keyboard.press("ArrowRight")
        expect(scale.get_by_role("radio", name=name)).to_be_checked()
        expect(scale.get_by_role("radio", name=name)).to_be_focused()
        expect(scale.locator(".plays b")).to_have_text(name)
    for step in scale.locator(".step").all():
        box = step.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    assert too_wide(ann.page) == []
    assert findings(ann.page) == []
    ann.page.reload()
    expect(scale.get_by_role("radio", name="Legend")).to_be_checked()
    other = ann.page.locator(".card", has_text="Dice Settlers")
    expect(other.get_by_role("radio", name="Rancher")).to_be_checked()
    card.get_by_role("button", name="Play now").click()
    assert [seat["name"] for seat in table(ann)["seats"]] == ["", "legend"]


def test_every_level_can_be_seated(visit: Visit) -> None:
    ann = visit("/new?game=montana")
    seat = ann.page.get_by_label("Seat 2")
    offered = ann.context.request.get("/api/games").json()["bots"]
    levels = seat.locator("optgroup[label='Bots, the weakest first'] option")
    expect(levels).to_have_text([name.capitalize() for name in offered])
    for index, name in enumerate(offered):
        seat.select_option(levels.nth(index).inner_text())
        expect(ann.page.locator(".seat-choices .plays")).to_be_visible()
    ann.page.get_by_role("button", name="Start game").click()
    assert [each["name"] for each in table(ann)["seats"]] == ["", name]


def test_a_private_table_is_joined_by_its_link(visit: Visit) -> None:
    ann = visit("/new?game=dice-settlers")
    ann.page.get_by_label("By correspondence").check()
    ann.page.get_by_label("1 day a decision").check()
    ann.page.get_by_label("Private table").check()
    ann.page.get_by_text("Fair chance").click()
    ann.page.get_by_label("Your own line for chance").fill("prairie")
    ann.page.get_by_role("button", name="Open table").click()
    opened = table(ann)
    assert (opened["game"], opened["clock"], opened["is_private"]) == (
        "dice-settlers",
        "correspondence 86400",
        True,
    )
    assert opened["seats"][0]["contribution"] == "prairie"
    bob = visit(f"/tables/{opened['id']}?invite={opened['invite']}", lang="de")
    bob.page.locator("main button.primary").click()
    expect(bob.page.locator("main[data-version]")).to_be_attached()
    expect(ann.page.locator("main[data-version]")).to_be_attached()
    assert [seat["kind"] for seat in table(ann)["seats"]] == ["person", "person"]


def test_the_lobby_shows_own_tables_first_and_lets_others_join(visit: Visit) -> None:
    ann = visit("/new?game=montana")
    ann.page.get_by_label("4", exact=True).check()
    ann.page.get_by_label("Seat 4").select_option("Scout")
    ann.page.get_by_label("Live").check()
    ann.page.get_by_role("button", name="Open table").click()
    opened = table(ann)
    assert opened["clock"] == "live 1200+20"
    ann.page.goto("/tables")
    own = ann.page.locator(".panel", has_text="Your tables")
    expect(own.locator("li")).to_contain_text("4 players · live, 20 min + 20 s")
    expect(own.locator(".free")).to_have_count(2)
    bob = visit("/tables?game=montana&players=4")
    row = bob.page.locator(".panel", has_text="Open tables").locator("li", has_text="bot Scout").first
    row.get_by_role("button", name="Join").click()
    assert [seat["kind"] for seat in table(bob)["seats"]] == ["person", "person", "open", "bot"]
    bob.page.goto("/tables?players=1&clock=live")
    expect(bob.page.get_by_text("Nothing fits these filters.").first).to_be_visible()


def test_several_people_share_one_device(visit: Visit) -> None:
    ann = visit("/new?game=montana")
    ann.page.get_by_label("3", exact=True).check()
    ann.page.get_by_label("One device").check()
    ann.page.get_by_label("Seat 3").select_option("Drover")
    ann.page.get_by_role("button", name="Start game").click()
    found = table(ann)
    assert (found["mode"], found["mine"], found["status"]) == ("one-device", [0, 1], "playing")


def test_a_decision_that_waits_is_counted_everywhere(visit: Visit) -> None:
    ann = visit("/")
    ann.page.locator("button[data-game=dice-settlers]").wait_for()
    ann.page.locator(".card", has_text="Dice Settlers").get_by_label("Automaton").check()
    ann.page.locator("button[data-game=dice-settlers]").click()
    playing = table(ann)
    ann.page.goto("/settings")
    badge = ann.page.get_by_role("link", name="Your turn at 1 table")
    expect(badge).to_be_visible()
    badge.click()
    assert table(ann)["id"] == playing["id"]
    ann.page.goto("/")
    row = ann.page.locator(".panel", has_text="Your tables").locator("li")
    expect(row.get_by_role("link", name="Your turn")).to_be_visible()
