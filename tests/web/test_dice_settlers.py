"""Dice Settlers in the browser: everything is done by tapping what lies on the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browsing import PHONE, Visitor
from playwright.sync_api import Locator, expect
from positions import has, play_on
from tabling import asked, expect_version_after, legal, sit_down, version

Visit = Callable[..., Visitor]

BOTS = "dice-settlers-1/bots-2"


def shown(visitor: Visitor) -> dict[str, Any]:
    """The newest view that the page got."""
    updates = [frame for frame in visitor.frames if frame["type"] == "update"]
    found: dict[str, Any] = updates[-1]["view"]
    return found


def target(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f"[data-target='{name}']").first


def own_dice(view: dict[str, Any]) -> int:
    return sum(view["position"]["boards"][view["seat"]]["active"].values())


def commit(visitor: Visitor) -> None:
    """Do what is chosen."""
    before = version(visitor)
    visitor.page.locator(".bar .primary").click()
    expect_version_after(visitor, before)


def test_a_start_tile_is_kept_placed_and_dice_are_rolled(visit: Visit) -> None:
    ann = visit("/")
    sit_down(ann, game="dice-settlers", seats=["me"])
    asked(ann)
    hand = ann.page.locator(".ds-hand [data-mark~=legal]")
    expect(hand).to_have_count(3)
    first = hand.first.get_attribute("data-target") or ""
    target(ann, first).click()
    expect(target(ann, first)).to_have_attribute("aria-pressed", "true")
    target(ann, first).click()
    # The first tile lies in the middle by itself; then the automaton's; then dice are drawn and rolled.
    expect(ann.page.locator(f"[data-target='{first.replace('hand', 'tile')}']")).to_be_visible()
    expect(ann.page.locator(".ds-active .die")).to_have_count(own_dice(shown(ann)))
    assert own_dice(shown(ann)) >= 3
    expect(ann.page.locator(".ds-queue li")).not_to_have_count(0)


def test_explore_pays_with_dice_and_places_a_tile(visit: Visit) -> None:
    ann = visit("/")
    play_on(ann, BOTS, lambda view: has(view, "turn", "explore 2") and len(view["position"]["map"]) > 3)
    asked(ann)
    dice, tiles = own_dice(shown(ann)), len(shown(ann)["position"]["map"])
    legal(ann, "act:explore").click()
    # As many symbols as there are, one fewer by the stepper; the dice that pay are ringed.
    number = ann.page.locator(".stepper [role=spinbutton]")
    most = int(number.get_attribute("aria-valuemax") or 0)
    expect(number).to_have_text(str(most))
    asked(ann).get_by_role("button", name="Less").click()
    expect(number).to_have_text(str(most - 1))
    asked(ann).get_by_role("button", name="More").click()
    expect(ann.page.locator(".ds-active .die.picked")).not_to_have_count(0)
    commit(ann)
    while True:
        expect(ann.page.locator(".bar[aria-busy=false], .bar:not([aria-busy])")).to_be_visible()
        ask = shown(ann)["question"]["ask"]
        if ask == "put-tile":
            break
        start = "hand:" if ask == "choose-tile" else "die:"
        legal(ann, start).click()
        commit(ann)
    assert own_dice(shown(ann)) < dice
    spot = legal(ann, "spot:")
    expect(spot).to_have_accessible_name(re.compile("Free place (north|south)"))
    ghost = ann.page.locator(".ds-ghost .ds-tile")
    expect(ghost).to_have_count(0)
    spot.click()
    expect(ghost).to_be_visible()
    commit(ann)
    expect(ann.page.locator(".ds-hex[data-target^='tile:']")).to_have_count(tiles + 1)


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    ann = visit("/")
    play_on(ann, BOTS, lambda view: has(view, "turn", "end") and not has(view, "turn", "recruit"))
    asked(ann)
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
    ann = visit("/")
    play_on(ann, BOTS, lambda view: has(view, "turn", "research"))
    asked(ann)
    cover = legal(ann, "card:")
    card = ann.page.locator(".ds-card", has=cover)
    name = card.locator("header b").first.inner_text()
    markers = card.locator(".ds-marker").count()
    cover.click()
    expect(ann.page.locator(".bar .ask")).to_contain_text(name)
    commit(ann)
    # What is still to be paid is asked one by one.
    while card.locator(".ds-marker").count() == markers:
        expect(ann.page.locator(".bar[aria-busy=false], .bar:not([aria-busy])")).to_be_visible()
        if card.locator(".ds-marker").count() > markers:
            break
        choice = ann.page.locator(".bar .ds-chip, .ds-active [data-mark~=legal]").first
        choice.click()
        commit(ann)
    expect(ann.page.locator("ol.log")).to_contain_text(f"researched {name}")


def test_several_dice_are_rerolled_at_once(visit: Visit) -> None:
    ann = visit("/")
    play_on(ann, BOTS, lambda view: has(view, "reroll", "die") and len(view["options"]) > 2)
    asked(ann)
    dice = ann.page.locator(".ds-active [data-mark~=legal]")
    names = [dice.nth(i).get_attribute("data-target") or "" for i in range(2)]
    for name in names:
        target(ann, name).click()
    expect(ann.page.locator(".ds-active .die.picked")).to_have_count(2)
    target(ann, names[1]).click()
    expect(ann.page.locator(".ds-active .die.picked")).to_have_count(1)
    target(ann, names[1]).click()
    rerolled = ann.page.locator("ol.log li", has_text="rerolled")
    before = rerolled.count()
    commit(ann)
    expect(rerolled).to_have_count(before + 2)


# Waits until the visitor is asked and taps the first thing that is wanted; tells whether the game is over.
STEP = """(wanted) => new Promise((done, fail) => {
  const end = performance.now() + 20000;
  const look = () => {
    const bar = document.querySelector('.bar');
    const isOver = bar?.querySelector('a[href$="/replay"]');
    const told = [...document.querySelectorAll('.ds-did a')].map((link) => link.textContent);
    if (isOver) return done({over: true, told});
    const isAsked = bar && !bar.classList.contains('wait') && bar.getAttribute('aria-busy') !== 'true';
    const found = isAsked && wanted.map((each) => document.querySelector(each)).find((each) => each);
    if (found) {
      found.dispatchEvent(new MouseEvent('click', {bubbles: true}));
      return done({over: false, told});
    }
    if (performance.now() > end) return fail(new Error(bar?.textContent ?? 'no bar'));
    setTimeout(look, 10);
  };
  look();
})"""
# What ends the game soon: explore and recruit, put no tents, keep no dice, take nothing back.
WANTED = [
    ".bar .primary[data-do]",
    "[data-target='act:explore'][data-mark~=legal]",
    "[data-target='act:recruit'][data-mark~=legal]",
    ".bar [data-move=pass], .bar [data-move=done], .bar [data-move=end]",
    ".ds-hand [data-mark~=legal], .ds-hex[data-mark~=legal]",
    ".bar .ds-chip, .bar .option",
    "[data-mark~=legal]",
]


def test_a_whole_solo_game_on_a_phone(visit: Visit) -> None:
    """Everything by tapping; each step of the automaton is told with its clause."""
    ann = visit("/", **PHONE)
    sit_down(ann, game="dice-settlers", seats=["me"], options={"automaton_ties": "random"})
    told: set[str] = set()
    is_over = False
    while not is_over:
        seen = ann.page.evaluate(STEP, WANTED)
        told |= set(seen["told"])
        is_over = seen["over"]
    assert {"D12.6", "D12.7"} <= told
    assert told & {"D12.3", "D12.4", "D12.5"}
    view = shown(ann)
    assert view["position"]["last_round"]
    expect(ann.page.locator(".bar .ask")).to_contain_text("won" if len(view["winners"]) == 1 else "shared")
