"""Positions of recorded games in which something can be done, to play on from them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from browsing import Visitor
from golden import record
from tabling import post

from landrush.match.match import Match

View = Mapping[str, Any]

BRING = """async (text) => (await fetch('/api/records', {method: 'POST', body: text})).json()"""


def find(name: str, wanted: Callable[[View], bool]) -> tuple[int, int]:
    """The first position of a recorded game whose view is wanted: after how many entries, and whose."""
    match = Match.read(record(name))
    state = match.setup.start.clone()
    for entry in match.line:
        if state.to_move >= 0 and wanted(state.view(state.to_move)):
            return entry.number - 1, int(state.to_move)
        state.do(entry.value)
    raise AssertionError(f"no such position in {name}")


def play_on(visitor: Visitor, name: str, wanted: Callable[[View], bool]) -> None:
    """Sit down where a recorded game has such a position; bots have the other seats."""
    at, seat = find(name, wanted)
    post(visitor, "/guests", {})
    brought = visitor.page.evaluate(BRING, record(name))
    holders = ["me" if each == seat else "bot:random" for each in range(brought["players"])]
    table = post(visitor, f"/tables/{brought['id']}/play-on", {"at": at, "seats": holders})
    visitor.open(f"/tables/{table['id']}")


def has(view: View, ask: str, *texts: str) -> bool:
    """Whether a seat is asked this and has options that begin so."""
    options = [option["text"] for option in view["options"]]
    found = (any(option.startswith(text) for option in options) for text in texts)
    return bool(view["question"]["ask"] == ask and all(found))
