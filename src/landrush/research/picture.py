"""How a position is rendered: text for a terminal, or pixels."""

from __future__ import annotations

from io import StringIO
from typing import Any

from numpy.typing import NDArray
from rich.console import Console

from landrush.drawing import drawing_of, seat_names
from landrush.engine.state import State
from landrush.errors import BadOption
from landrush.picture import rgb

RENDER_MODES = ("ansi", "rgb_array")
# Characters and lines of a rendered text.
WIDTH, HEIGHT = 110, 60


def checked_mode(mode: str | None) -> str | None:
    """A mode that there is. Raises BadOption."""
    if mode not in (None, *RENDER_MODES):
        raise BadOption(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def rendered(state: State, mode: str | None) -> str | NDArray[Any] | None:
    """A position as whoever sees everything that lies open sees it; nothing without a mode."""
    if mode is None:
        return None
    if mode == "ansi":
        return text(state)
    return rgb(state.game.picture(state.view(None)))


def text(state: State) -> str:
    """The table as the terminal client draws it."""
    out = StringIO()
    console = Console(file=out, force_terminal=True, color_system="truecolor", width=WIDTH, height=HEIGHT)
    console.print(drawing_of(state.game, seat_names(state)).table(state.view(None), WIDTH, HEIGHT))
    return out.getvalue()
