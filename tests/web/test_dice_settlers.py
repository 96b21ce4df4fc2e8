"""Dice Settlers in the browser: everything is done by tapping what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable

from browsing import Visitor
from playwright.sync_api import expect
from positions import has, sit_down_at, texts
from tabling import View, asked, do_it, legal, post, settled, sit_down, target, version

from landrush import Match
from tests.clauses.dice_settlers.conftest import Table

Visit = Callable[..., Visitor]

BOTS = "dice-settlers-1/bots-2"


def own_dice(view: View) -> int:
    return sum(view["position"]["boards"][view["seat"]]["active"].values())


def test_a_start_tile_is_kept_placed_and_dice_are_rolled(visit: Visit) -> None:
    ann = visit()
    sit_down(ann, game="dice-settlers", seats=["me"])
    view = settled(ann)
    hand = ann.page.locator(".ds-hand [data-mark~=legal]")
    expect(hand).to_have_count(3)
    first = hand.first.get_attribute("data-target") or ""
    target(ann, first).click()
    expect(target(ann, first)).to_have_attribute("aria-pressed", "true")
    target(ann, first).click()
    # The first tile lies in the middle by itself; then the automaton's; then dice are drawn and rolled.
    expect(ann.page.locator(f"[data-target='{first.replace('hand', 'tile')}']")).to_be_visible()
    view = settled(ann, view)
    assert own_dice(view) >= 3
    expect(ann.page.locator(".ds-active .die")).to_have_count(own_dice(view))
    expect(ann.page.locator(".ds-queue li")).not_to_have_count(0)


def test_explore_pays_with_dice_and_places_a_tile(visit: Visit) -> None:
    ann = visit()

    def is_so(view: View) -> bool:
        """Only dice that show the symbol can pay, so that it is clear which ones."""
        active = view["position"]["boards"][view["seat"]]["active"]
        explorers = sum(n for die, n in active.items() if die.endswith("-explore"))
        most = sum(text.startswith("explore ") for text in texts(view))
        return most == explorers > 1 and len(view["position"]["map"]) > 3

    view = sit_down_at(ann, BOTS, is_so)
    dice, tiles = own_dice(view), len(view["position"]["map"])
    legal(ann, "act:explore").click()
    # As many symbols as there are, one fewer by the stepper; the dice that pay are ringed.
    number = ann.page.locator(".stepper [role=spinbutton]")
    most = int(number.get_attribute("aria-valuemax") or 0)
    expect(number).to_have_text(str(most))
    asked(ann).get_by_role("button", name="Less").click()
    expect(number).to_have_text(str(most - 1))
    asked(ann).get_by_role("button", name="More").click()
    expect(number).to_have_text(str(most))
    expect(ann.page.locator(".ds-active .die.picked")).not_to_have_count(0)
    do_it(ann)
    while (view := settled(ann, view))["question"]["ask"] != "put-tile":
        legal(ann, "hand:" if view["question"]["ask"] == "choose-tile" else "die:").click()
        do_it(ann)
    assert own_dice(view) < dice
    spot = legal(ann, "spot:")
    expect(spot).to_have_accessible_name(re.compile("Free place (north|south)"))
    ghost = ann.page.locator(".ds-ghost .ds-tile")
    expect(ghost).to_have_count(0)
    spot.click()
    expect(ghost).to_be_visible()
    do_it(ann)
    expect(ann.page.locator(".ds-hex[data-target^='tile:']")).to_have_count(tiles + 1)


def test_an_action_goes_on_while_something_can_be_used(visit: Visit) -> None:
    """D5.7: after the food the wood is still there to be harvested; after both the action ends by itself."""
    ann = visit()
    position = Table().new().dice(0, "green-wood", "yellow-food").state.to_json()
    post(ann, "/guests", {})
    kept = post(ann, "/records", Match.new("dice-settlers", ["human", "human"], position=position).text())
    table = post(ann, f"/tables/{kept['id']}/play-on", {"at": 0, "seats": ["me", "bot:random"]})
    ann.open(f"/tables/{table['id']}")
    view = settled(ann)
    legal(ann, "act:harvest").click()
    do_it(ann)
    view = settled(ann, view)
    legal(ann, "die:yellow-food").click()
    do_it(ann)
    while len(texts(view)) != 2 or "done" not in texts(view):
        view = settled(ann, view)
    assert texts(view) == ["done", "die green-wood"]
    legal(ann, "die:green-wood").click()
    do_it(ann)
    while view["question"]["ask"] != "turn":
        view = settled(ann, view)
    assert view["position"]["boards"][0]["tokens"] == {"gold": 0, "iron": 0, "wood": 1, "food": 1}


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, BOTS, lambda view: has(view, "turn", "end") and not has(view, "turn", "recruit"))
    before = version(ann)
    target(ann, "act:recruit").click(force=True)
    tip = ann.page.get_by_role("alert")
    expect(tip).to_be_visible()
    expect(tip).not_to_be_empty()
    expect(target(ann, "act:recruit")).to_have_attribute("data-mark", re.compile("refused"))
    ann.page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    assert version(ann) == before


def test_a_technology_is_researched_on_its_card(visit: Visit) -> None:
    ann = visit()
    view = sit_down_at(ann, BOTS, lambda view: has(view, "turn", "research"))
    cover = legal(ann, "card:")
    card = ann.page.locator(".ds-card", has=cover)
    name = card.locator("header b").first.inner_text()
    markers = card.locator(".ds-marker").count()
    cover.click()
    expect(ann.page.locator(".bar .ask")).to_contain_text(name)
    do_it(ann)
    # What is still to be paid is asked one by one.
    while (view := settled(ann, view))["question"]["ask"] != "turn":
        ann.page.locator(".bar .ds-chip, .ds-active [data-mark~=legal]").first.click()
        do_it(ann)
    expect(card.locator(".ds-marker")).to_have_count(markers + 1)
    expect(ann.page.locator("ol.log")).to_contain_text(f"researched {name}")


def test_several_dice_are_rerolled_at_once(visit: Visit) -> None:
    ann = visit()
    sit_down_at(ann, BOTS, lambda view: has(view, "reroll", "die") and len(view["options"]) > 2)
    dice = ann.page.locator(".ds-active [data-mark~=legal]")
    names = [dice.nth(i).get_attribute("data-target") or "" for i in range(2)]
    for name in names:
        target(ann, name).click()
    expect(ann.page.locator(".ds-active .die.picked")).to_have_count(2)
    target(ann, names[1]).click()
    expect(ann.page.locator(".ds-active .die.picked")).to_have_count(1)
    target(ann, names[1]).click()
    expect(ann.page.locator(".ds-active .die.picked")).to_have_count(2)
    rerolled = ann.page.locator("ol.log li", has_text="rerolled")
    before = rerolled.count()
    do_it(ann)
    expect(rerolled).to_have_count(before + 2)
