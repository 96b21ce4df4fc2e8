"""What a seat may know, as clients are told."""

from __future__ import annotations

from typing import Any

import msgspec

from landrush.engine.state import State
from landrush.server.words import said


def view_of(state: State, seat: int | None) -> dict[str, Any]:
    """The game's view of a seat, or of somebody who watches, with each option in words."""
    view = state.view(seat)
    for option in view["options"]:
        option["say"] = said(state.explain(option["action"]))
    return view


def view_json(state: State, seat: int | None, decides: bool = True) -> msgspec.Raw:
    """The same as JSON; without options where the seat does not decide for itself."""
    view = view_of(state, seat)
    if not decides:
        view["options"] = []
    return msgspec.Raw(msgspec.json.encode(view))
