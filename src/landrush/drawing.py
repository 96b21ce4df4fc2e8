"""How a game is drawn in the terminal.

A game gets the terminal client by a module `landrush.games.<game>.draw` with a class `Drawing`; its contract
is the protocol of that name. It draws views and never sees a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from rich.console import RenderableType

from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.games import PACKAGES
from landrush.l10n import message
from landrush.match.seats import HUMAN, Holder

View = Mapping[str, Any]
Move = tuple[str, str, str]

# Each seat's shape, so that colour is never alone, and its colours.
SHAPES = "●▲■◆"
STYLES = (
    "bold #ffffff on #0b57a0",
    "bold #2a1c10 on #f4d93f",
    "bold #2a1c10 on #25a57c",
    "bold #ffffff on #cc4a14",
)


class Drawing(Protocol):
    """What the terminal client needs to know about a game, made for a game and its players.

    The constructor takes the game, and each player's name, which begins with the player's shape, and style.
    """

    # What a player can ask to see, by name.
    parts: Sequence[str]
    # Events that the drawing tells better than words.
    silent: Sequence[str]

    def __init__(self, game: Game, names: Sequence[str], styles: Sequence[str]) -> None: ...

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """As much of the table as fits into the height, what the question needs first."""

    def part(self, view: View, name: str, width: int) -> RenderableType:
        """One of `parts`."""

    def legend(self) -> RenderableType:
        """What the signs mean."""

    def ask(self, view: View) -> str:
        """The question to the seat of the view, in words."""

    def options(self, view: View, after: Callable[[int], View]) -> list[tuple[str, list[Move]]]:
        """The moves of the view by headings; `after` gives the view once an action is carried out.

        A move is its text, a label and an explanation. The label is the text, or what follows its first word
        when the heading says that word. Moves without a heading have a line each.
        """

    def ranking(self, view: View) -> RenderableType:
        """The final ranking, with what decided it."""


def seat_names(state: State, holders: Sequence[Holder] = ()) -> list[str]:
    """A shape for each seat, and a person's name or a colour's; the last may be the automaton's."""
    names = [message(f"ui-colour-{seat + 1}") for seat in range(state.deciders)]
    names += [message("ui-automaton")] * (state.seats - state.deciders)
    for seat, holder in enumerate(holders):
        if holder.kind == HUMAN and holder.name:
            names[seat] = holder.name
    return [f"{shape} {name}" for shape, name in zip(SHAPES, names, strict=False)]


def drawing_of(game: Game, names: Sequence[str]) -> Drawing:
    """What draws a game."""
    drawing: Drawing = import_module(PACKAGES[game.name] + ".draw").Drawing(game, names, STYLES)
    return drawing
