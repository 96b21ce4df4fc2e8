"""Slow and broken connections: what people send while the page does not know the newest position yet."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from browsing import Visitor
from delaying import Line, has_step, is_type
from playwright.sync_api import expect
from positions import has, open_at, sit_down_at
from running import Running
from seats import Seat
from tabling import View, asked, do_it, expect_version_after, legal, quiet, settled, version
from visitors import browser, guest

Visit = Callable[..., Visitor]
RECORD = "montana-1/bots-2"


def is_free_turn(view: View) -> bool:
    return has(view, "turn", "bank")


def alone(visit: Visit) -> tuple[Visitor, Line]:
    """Ann with bots, in the middle of a game; she is asked."""
    ann = visit("/")
    line = Line(ann)
    sit_down_at(ann, RECORD, is_free_turn)
    return ann, line


def with_ben(visit: Visit, site: Running) -> tuple[Visitor, Line, Seat]:
    """The same with Ben, who is a program."""
    ann = visit("/")
    line = Line(ann)
    table = open_at(ann, RECORD, is_free_turn, others="open")
    client = guest(site, name="Ben")
    assert client.post(f"/tables/{table}/join", json={}).status_code == 200
    ann.open(f"/tables/{table}")
    settled(ann)
    return ann, line, Seat(site, client, table)


def another_window(ann: Visitor, site: Running) -> Seat:
    """A program that is Ann too, at the table that she looks at."""
    client = browser(site)
    for cookie in ann.context.cookies():
        client.cookies.set(cookie["name"], cookie["value"])
    return Seat(site, client, ann.page.url.rsplit("/", 1)[-1])


def sent(visitor: Visitor, type: str) -> list[dict[str, Any]]:
    return [frame for frame in visitor.sent if frame["type"] == type]


def answers(visitor: Visitor, frames: list[dict[str, Any]]) -> list[str]:
    """How these frames were answered."""
    by_id = {frame["id"]: frame["type"] for frame in visitor.frames if "id" in frame}
    return [by_id[frame["id"]] for frame in frames]


def is_answer(visitor: Visitor, type: str) -> Callable[[dict[str, Any]], bool]:
    """A frame that answers one of this type."""
    return lambda frame: frame.get("id") in [each["id"] for each in sent(visitor, type)]


def leave(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_role("button", name="Leave the table").click()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()


def test_who_comes_back_need_not_know_what_the_bot_did(visit: Visit, site: Running) -> None:
    ann, line, ben = with_ben(visit, site)
    with ben:
        before = version(ann)
        line.hold("update")
        with line.expect(has_step("move")):
            leave(ann)
        assert version(ann) == before
        ann.page.locator(".message").get_by_role("button", name="Come back").click()
        expect(ann.page.locator(".message")).to_have_count(0)
        line.release()
        expect(ann.page.locator("ol.log")).to_contain_text("sat down")
        quiet(ann)
        expect(ann.page.locator(".message")).to_have_count(0)
    assert answers(ann, sent(ann, "leave") + sent(ann, "sit")) == ["done", "done"]


def test_who_left_is_offered_nothing(visit: Visit) -> None:
    """Nobody plays on for who was alone: the game waits in the middle of the decision."""
    ann, _ = alone(visit)
    expect(ann.page).to_have_title(re.compile("^●"))
    leave(ann)
    out = ann.page.locator(".message.warn")
    expect(out).to_be_visible()
    expect(ann.page.locator(".bar.wait")).to_be_visible()
    expect(ann.page.locator("[data-mark~=legal], .bar .primary, .bar [data-target]")).to_have_count(0)
    expect(ann.page).to_have_title(re.compile("^[^●]"))
    out.get_by_role("button", name="Come back").click()
    asked(ann)
    before = version(ann)
    legal(ann, "space:bank").click()
    do_it(ann)
    expect_version_after(ann, before)


def test_a_command_whose_answer_was_lost_happens_once(visit: Visit, site: Running) -> None:
    ann, line, ben = with_ben(visit, site)
    with ben:
        line.hold("done", "table", "update")
        with line.expect(is_type("done")):
            leave(ann)
        with line.expect(is_type("done")):
            line.cut()
        expect(ann.page.locator(".message").get_by_role("button", name="Come back")).to_be_visible()
        expect(ann.page.locator("ol.log li", has_text="left")).to_have_count(1)
        quiet(ann)
    first, again = sent(ann, "leave")
    assert first == again
    first_answer, second_answer = filter(is_type("done"), line.heard)
    assert first_answer == second_answer


def test_a_move_is_made_although_somebody_left_meanwhile(visit: Visit, site: Running) -> None:
    """The position is the one that Ann decided in: the move is sent again, and then the rest of her plan."""
    ann, line, ben = with_ben(visit, site)
    with ben:
        line.hold("update")
        with line.expect(has_step("left")):
            ben.send(type="leave", id="leave", table=ben.table)
        legal(ann, "space:bank").click()
        with line.expect(is_answer(ann, "move")):
            do_it(ann)
        line.release()
        expect(ann.page.locator("ol.log")).to_contain_text("in the bank")
        expect(ann.page.locator(".message")).to_have_count(0)
        quiet(ann)
    late, again, rest = sent(ann, "move")
    assert (again["move"], again["version"]) == (late["move"], late["version"] + 1)
    assert (rest["move"].split()[0], rest["version"]) == ("place", late["version"] + 2)
    assert answers(ann, [late, again, rest]) == ["refused", "done", "done"]


def test_a_plan_goes_on_although_the_answer_comes_after_the_position(visit: Visit) -> None:
    ann, line = alone(visit)
    before = version(ann)
    line.hold("done")
    legal(ann, "space:bank").click()
    with line.expect(has_step("move")):
        do_it(ann)
    expect_version_after(ann, before)
    assert len(sent(ann, "move")) == 1
    line.release()
    expect(ann.page.locator("ol.log")).to_contain_text("in the bank")
    quiet(ann)
    assert [frame["move"].split()[0] for frame in sent(ann, "move")] == ["bank", "place"]


def test_an_undo_is_made_although_another_window_took_a_hint(visit: Visit, site: Running) -> None:
    ann, line = alone(visit)
    legal(ann, "space:bank").click()
    do_it(ann)
    expect(ann.page.locator("ol.log li", has_text="in the bank")).to_be_visible()
    asked(ann)
    with another_window(ann, site) as other:
        line.hold("update")
        with line.expect(has_step("hint")):
            other.send(type="hint", id="hint", table=other.table, level=1)
        with line.expect(is_type("refused")):
            ann.page.keyboard.press("u")
        line.release()
        expect(ann.page.locator("ol.log li.undone").first).to_be_visible()
        expect(ann.page.locator(".message")).to_have_count(0)
    assert answers(ann, sent(ann, "undo")[:2]) == ["refused", "done"]


def test_a_move_is_not_made_in_another_position(visit: Visit, site: Running) -> None:
    """Another window of Ann's was faster: the page says so, and leaves it to her."""
    ann, line = alone(visit)
    with another_window(ann, site) as other:
        line.hold("update")
        with line.expect(has_step("move")):
            assert other.decide()
        legal(ann, "space:bank").click()
        with line.expect(is_answer(ann, "move")):
            do_it(ann)
        line.release()
        expect(ann.page.get_by_role("alert")).to_contain_text("The position has changed meanwhile.")
        quiet(ann)
    late, *later = sent(ann, "move")
    assert answers(ann, [late]) == ["refused"]
    assert late["move"] not in [frame["move"] for frame in later]
