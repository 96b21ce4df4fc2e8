"""What a seat may know, as clients are told."""

from __future__ import annotations

import msgspec

from landrush.engine.state import State
from landrush.server.words import said


def view_json(state: State, seat: int | None) -> msgspec.Raw:
    """The game's view of a seat, or of somebody who watches, with each option in words."""
    view = state.view(seat)
    for option in view["options"]:
        option["say"] = said(state.explain(option["action"]))
    return msgspec.Raw(msgspec.json.encode(view))
