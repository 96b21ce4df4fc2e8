"""Montana at the table: every decision is made on the board, and the board shows what the server tells."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from browsing import DESKTOP, PHONE, TABLET, Visitor, drawn
from playwright.sync_api import expect
from positions import sit_down_at, texts
from tabling import View, do_it, seen, settled, target, updates

GAME = "montana-1/bots-2"

Visit = Callable[..., Visitor]


def is_main(view: View) -> bool:
    return view["question"].get("step") == "main"


def builds(view: View) -> list[str]:
    return [text.split()[1] for text in texts(view) if text.startswith("build ")]


def board(view: View) -> dict[str, Any]:
    return view["position"]["boards"][view["seat"]]


def test_a_settlement_is_built_with_two_clicks(visit: Visit) -> None:
    ann = visit()
    view = sit_down_at(ann, GAME, lambda view: is_main(view) and bool(builds(view)))
    name = builds(view)[0]
    field = next(each for each in view["position"]["landscape"]["fields"] if each["field"] == name)
    spot = target(ann, f"field:{name}")
    expect(spot).to_have_attribute("data-mark", "legal")
    spot.click()
    expect(spot).to_have_attribute("aria-pressed", "true")
    good, amount = next(iter(field["cost"].items()))
    stock = ann.page.locator(f'.m-good[data-kind="m-{good.replace(" ", "-")}"]')
    expect(stock.locator("em")).to_have_text(f"−{amount}")
    assert not seen(ann)["position"]["landscape"]["settlements"] or seen(ann) == view
    spot.click()
    expect(spot.locator("use[href^='#settlement-']").first).to_be_attached()
    after = settled(ann, view)
    assert {"field": name, "seat": view["seat"]} in [
        {"field": each["field"], "seat": each["seat"]}
        for each in after["position"]["landscape"]["settlements"]
    ]
    left = board(view)["goods"][good] - amount
    assert board(after)["goods"][good] == left
    expect(stock.locator(".num")).to_have_text(str(left))


# The answers of the bar that a mouse would miss where it points at the middle of them.
UNREACHABLE = """() => [...document.querySelectorAll('.bar [data-move]')].filter((answer) => {
  const box = answer.getBoundingClientRect();
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !answer.contains(found) || box.right > document.querySelector('.bar').getBoundingClientRect().right;
}).map((answer) => answer.dataset.move)"""


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_in_long_words_every_answer_is_within_reach(visit: Visit, size: dict[str, object]) -> None:
    """To end, or to use a canteen and go on: with the signs for undo and hints they fill the bar."""
    ann = visit(lang="pseudo", **size)
    sit_down_at(ann, GAME, lambda view: texts(view) == ["end", "canteen"])
    expect(ann.page.locator(".bar [data-target=hint]")).to_be_visible()
    drawn(ann.page)
    assert ann.page.evaluate(UNREACHABLE) == []


def test_work_proposes_workers_which_can_be_changed(visit: Visit) -> None:
    """Without a worker of the area's colour two others go; a tap on another colour takes it instead."""
    ann = visit()

    def is_so(view: View) -> bool:
        workers = board(view)["workers"]
        kinds = [colour for colour in ("stone", "grain", "pumpkin") if workers[colour]]
        return "mine 1" in texts(view) and not workers["copper"] and len(kinds) > 2

    view = sit_down_at(ann, "montana-1/live", is_so)
    space = target(ann, "space:mine-1")
    space.click()
    expect(space.locator(".m-coming")).to_have_count(2)
    tiles = ann.page.locator(".bar .m-tile")
    unused = tiles.filter(has=ann.page.locator("b", has_text=re.compile("^0$"))).locator(
        "button:not([aria-disabled])"
    )
    kind = str(unused.first.get_attribute("data-kind"))
    unused.first.click()
    expect(ann.page.locator(f'.bar [data-kind="{kind}"] b')).to_have_text("1")
    expect(space.locator(".m-coming")).to_have_count(2)
    do_it(ann)
    expect(space.locator(".m-coming")).to_have_count(0)
    after = settled(ann, view)
    placed = after["position"]["worker_board"]["mine"][0]["large"]
    assert sum(placed.values()) == 2
    assert placed[kind.removeprefix("m-worker-")] == 1
    assert board(after)["goods"]["small copper"] == board(view)["goods"]["small copper"] + 1
    expect(space.locator(".m-hands .i")).to_have_count(2)


def test_what_cannot_be_done_says_why(visit: Visit) -> None:
    ann = visit()
    view = sit_down_at(ann, GAME, is_main)
    fields = view["position"]["landscape"]["fields"]
    lake = next(each["field"] for each in fields if each["terrain"] == "lake")
    target(ann, f"field:{lake}").dispatch_event("click")
    tip = ann.page.get_by_role("alert").filter(has_text="No settlement on a lake")
    expect(tip).to_contain_text("M7.2")
    expect(target(ann, f"field:{lake}")).to_have_attribute("data-mark", re.compile("refused"))
    target(ann, "small:mine-1").dispatch_event("click")
    expect(ann.page.get_by_role("alert").filter(has_text="small part")).to_contain_text("M6.5")


def test_the_wheel_stops_where_the_server_says(visit: Visit) -> None:
    ann = visit()
    view = sit_down_at(ann, GAME, is_main)
    target(ann, "wheel").click()
    do_it(ann)
    after = settled(ann, view)
    assert after["question"]["ask"] in ("pick", "surplus", "turn")
    assert after["position"]["turns"] == view["position"]["turns"]
    pointer = after["position"]["pointer"]
    turned = ann.page.locator(".m-disc g:has(> .m-pointer)")
    expect(turned).to_have_attribute("transform", f"rotate({pointer * 45})")
    lit = ann.page.locator(".m-segment.on")
    expect(lit).to_have_count(1)
    for colour in after["printed"]["wheel"]["segments"][pointer]["workers"]:
        shown = ".m-any" if colour == "any" else f'use[href="#worker-{colour}"]'
        expect(lit.locator(shown).first).to_be_attached()


def test_paying_for_the_pointer_with_the_keyboard(visit: Visit) -> None:
    ann = visit()
    view = sit_down_at(ann, GAME, lambda view: "pointer 2" in texts(view))
    steps = ann.page.get_by_role("spinbutton")
    steps.press("ArrowUp")
    steps.press("2")
    expect(steps).to_have_attribute("aria-valuenow", "2")
    segment = (view["position"]["pointer"] + 2) % 8
    expect(target(ann, f"segment:{segment}")).to_have_attribute("aria-pressed", "true")
    do_it(ann)
    after = settled(ann, view)
    assert after["position"]["pointer"] == segment
    assert board(after)["goods"]["grain"] == board(view)["goods"]["grain"] - 2


def test_a_bid_in_town_is_one_tap_and_one_button(visit: Visit) -> None:
    ann = visit()
    view = sit_down_at(ann, GAME, lambda view: is_main(view) and "town" in texts(view))
    cell = target(ann, "pawn:4-1")
    cell.click()
    expect(cell.locator(".m-coming")).to_be_attached()
    do_it(ann)
    settled(ann, view)
    told = [event for update in updates(ann) for step in update["steps"] for event in step["events"]]
    mine = [event for event in told if event["params"].get("player") == {"seat": view["seat"]}]
    price = view["printed"]["town"]["column_prices"][0]
    bids = [
        (event["params"]["row"], event["params"]["n"]) for event in mine if event["key"] == "log-town-place"
    ]
    assert (4, price) in bids


def test_cattle_are_traded_for_any_ware(visit: Visit) -> None:
    ann = visit(**PHONE)
    view = sit_down_at(ann, GAME, lambda view: is_main(view) and "trade coins" in texts(view))
    ann.page.locator('.tabs [data-tab="board"]').click()
    target(ann, "trade").click()
    ann.page.locator('.bar [data-move="trade coins"]').click()
    do_it(ann)
    after = settled(ann, view)
    assert board(after)["coins"] == board(view)["coins"] + 3
    assert board(after)["cattle"] == board(view)["cattle"] - 1
