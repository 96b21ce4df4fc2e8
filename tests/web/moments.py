"""Tables that begin in the middle of a game, where something in particular is asked."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from browsing import PATIENCE, Visitor
from golden import record
from playwright.sync_api import expect
from tabling import post

from landrush.match.match import Match

View = dict[str, Any]

# Sent by the page itself, so that it comes from the site.
BRING = """async (text) => {
    const answer = await fetch('/api/records?public=true', { method: 'POST', body: text });
    return (await answer.json()).id;
}"""
# The tables that records became, by server and name.
brought: dict[tuple[str, str], str] = {}


@cache
def decisions(name: str) -> list[tuple[int, View]]:
    """What the player who is asked sees after each entry of a record, with the number of the entry."""
    states = ((number, again.state) for number, (_, again) in enumerate(Match.read(record(name)).replay(), 1))
    return [(number, state.view(state.to_move)) for number, state in states if state.to_move >= 0]


def sit_down_at(
    visitor: Visitor, name: str, wanted: Callable[[View], bool], rival: str = "bot:greedy"
) -> View:
    """Play on against bots from the first moment of a record that is like this; what one sees there."""
    at, view = next((at, view) for at, view in decisions(name) if wanted(view))
    post(visitor, "/guests", {})
    origin = (visitor.url, name)
    if origin not in brought:
        brought[origin] = visitor.page.evaluate(BRING, record(name))
    seats = ["me" if seat == view["seat"] else rival for seat in range(len(view["scores"]))]
    table = post(visitor, f"/tables/{brought[origin]}/play-on", {"at": at, "seats": seats})
    visitor.open(f"/tables/{table['id']}")
    expect(visitor.page.locator("main[data-version]")).to_be_attached()
    return seen(visitor)


def updates(visitor: Visitor) -> list[dict[str, Any]]:
    return [frame for frame in visitor.frames if frame["type"] == "update"]


def seen(visitor: Visitor) -> View:
    """What the server told last."""
    return updates(visitor)[-1]["view"]


def settled(visitor: Visitor, before: View | None = None) -> View:
    """Wait until the page shows another position where the reader is asked, or the game is over."""
    busy = visitor.page.locator('.bar[aria-busy="true"]')
    main = visitor.page.locator("main[data-version]")
    for _ in range(PATIENCE // 20):
        last = updates(visitor)[-1]
        is_new = last["view"] is not before
        is_asked = bool(last["view"]["options"]) or last["asked"] is None
        if (
            is_new
            and is_asked
            and main.get_attribute("data-version") == str(last["version"])
            and not busy.count()
        ):
            return last["view"]
        visitor.page.wait_for_timeout(20)
    raise AssertionError("nobody asks")
