"""The table as a whole: which parts are shown, and how large."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from landrush.engine.game import Game
from landrush.games.dice_settlers.draw.boards import Boards, supply
from landrush.games.dice_settlers.draw.cards import cards
from landrush.games.dice_settlers.draw.map import FULL, SHORT, Map
from landrush.games.dice_settlers.draw.printed import Printed, View
from landrush.games.dice_settlers.draw.question import Move, Questions
from landrush.l10n import message
from landrush.l10n.cells import widest

LEGEND = ("tiles", "terrains", "abilities", "map", "boards")
# So much room beside the map is enough for the boards.
BESIDE = 56

# What the map shows better than a list; the questions for which it goes before everything else.
MAP_QUESTIONS = (
    "place-start",
    "put-tile",
    "join",
    "more",
    "settle-step",
    "take-back",
    "house-for",
    "tent-to",
    "factory-by",
    "free-factory",
    "blast-tile",
    "blast",
    "automaton-spot",
    "automaton-settle",
    "automaton-attack",
    "evict",
)


class Drawing:
    """Draws views for the players of one game."""

    parts = ("map", "tiles", "boards", "cards", "supply")
    silent = ()

    def __init__(self, game: Game, names: Sequence[str], styles: Sequence[str]) -> None:
        self.printed = Printed(game.components.values, names, styles)
        self.map = Map(self.printed)
        self.boards = Boards(self.printed)
        self.questions = Questions(self.printed)

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """What the question needs first, then as much as fits, then each part as large as it fits."""
        lands = [
            land for detail in (FULL, SHORT) if (land := self.map.hexes(view, detail, width)) is not None
        ]
        beside = self.beside(view, lands, width, height)
        if beside is not None:
            return beside
        variants: dict[str, list[RenderableType]] = {
            "map": [*lands] or [self.map.landscape(view, width)],
            "cards": [cards(self.printed, view)],
            "supply": [supply(view)],
            "boards": [self.boards.full(view), self.boards.brief(view)],
        }
        question = view["question"]
        first = "map" if question is not None and question["ask"] in MAP_QUESTIONS else "boards"
        order = sorted(variants, key=lambda name: (name != first, name == "cards"))
        lines = {name: [height_of(each, width) for each in found] for name, found in variants.items()}
        chosen: dict[str, int] = {}
        room = height
        for name in order:
            if lines[name][-1] <= room or name == first:
                chosen[name] = len(variants[name]) - 1
                room -= lines[name][-1]
        for name in order:
            if name in chosen and lines[name][0] - lines[name][-1] <= room:
                room -= lines[name][0] - lines[name][chosen[name]]
                chosen[name] = 0
        return Group(*(variants[name][chosen[name]] for name in variants if name in chosen))

    def beside(self, view: View, lands: Sequence[Text], width: int, height: int) -> RenderableType | None:
        """The map with the boards and the supply beside it, and the cards below, if there is room."""
        for land in lands:
            land_width = widest(land.plain.split("\n")) + 1
            if width - land_width < BESIDE:
                continue
            side = Table.grid()
            side.add_column(width=land_width)
            side.add_column(width=width - land_width, overflow="fold")
            side.add_row(land, Group(self.boards.full(view), supply(view)))
            below = cards(self.printed, view)
            used = height_of(side, width)
            if used + height_of(below, width) <= height:
                return Group(side, below)
            if used <= height:
                return side
        return None

    def part(self, view: View, name: str, width: int) -> RenderableType:
        """One of the parts that a player can ask for."""
        if name == "map":
            return self.map.landscape(view, width)
        if name == "tiles":
            return self.map.tile_list(view)
        if name == "boards":
            return self.boards.full(view)
        return cards(self.printed, view) if name == "cards" else supply(view)

    def legend(self) -> RenderableType:
        """What the signs mean."""
        return Group(*(Text(message(f"ui-d-legend-{key}")) for key in LEGEND))

    def ask(self, view: View) -> str:
        """The question to the seat of the view, in words."""
        return self.questions.ask(view)

    def options(self, view: View, after: Callable[[int], View]) -> list[tuple[str, list[Move]]]:
        """The moves by headings."""
        return self.questions.options(view, after)

    def ranking(self, view: View) -> RenderableType:
        """Places with the points."""
        return self.boards.ranking(view)


def height_of(what: RenderableType, width: int) -> int:
    """How many lines something takes."""
    return len(Console(file=io.StringIO(), width=width).render_lines(what, pad=False))
