"""Positions of recorded games in which something can be done, to play on from them: the same each time."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from browsing import Visitor
from golden import record
from records_stage import bring
from tabling import View, asked, post, seen

from landrush.match.match import Match


@cache
def decisions(name: str) -> list[tuple[int, View]]:
    """What the player who is asked sees after each entry of a record, with the number of the entry."""
    states = ((number, again.state) for number, (_, again) in enumerate(Match.read(record(name)).replay(), 1))
    return [(number, state.view(state.to_move)) for number, state in states if state.to_move >= 0]


def texts(view: View) -> list[str]:
    """The options as moves."""
    return [option["text"] for option in view["options"]]


def has(view: View, ask: str, *starts: str) -> bool:
    """Whether a seat is asked this and has options that begin so."""
    found = (any(text.startswith(start) for text in texts(view)) for start in starts)
    return bool(view["question"]["ask"] == ask and all(found))


def open_at(visitor: Visitor, name: str, wanted: Callable[[View], bool], others: str = "bot:random") -> str:
    """A table that goes on from the first position of a record that is like this; its id."""
    at, view = next((at, view) for at, view in decisions(name) if wanted(view))
    post(visitor, "/guests", {})
    seats = ["me" if seat == view["seat"] else others for seat in range(len(view["scores"]))]
    table = post(visitor, f"/tables/{bring(visitor, name)}/play-on", {"at": at, "seats": seats})
    return str(table["id"])


def sit_down_at(visitor: Visitor, name: str, wanted: Callable[[View], bool]) -> View:
    """Play on there against bots; what one sees. No bot decides before the visitor's turn is over."""
    visitor.open(f"/tables/{open_at(visitor, name, wanted)}")
    asked(visitor)
    return seen(visitor)
