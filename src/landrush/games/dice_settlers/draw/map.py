"""The map: hexes as large as they fit, or the tiles in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from landrush.games.dice_settlers.draw.printed import DIE_STYLES, Printed, View, ability, points_of
from landrush.games.dice_settlers.notation import SIDES
from landrush.l10n import joined, message
from landrush.l10n.cells import padded, widest

# The steps to the neighbours in the order of SIDES.
STEPS = dict(zip(SIDES, ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)), strict=True))

TERRAIN_COLOURS = {
    "plains": "yellow",
    "forest": "green",
    "mountains": "grey",
    "desert": "orange",
    "hills": "brown",
}
TERRAIN_LETTERS = {terrain: terrain[0].upper() for terrain in TERRAIN_COLOURS}
LEGAL_STYLE = "bold #7c1d5b on #fffdf0"
LEGAL_COLOUR, WALL_COLOUR = "#7c1d5b", "#8b7350"

# Ways to draw a hex: everything, without the ability, without the points as well.
FULL, SHORT, BARE = range(3)


class Map:
    """Draws the map."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def landscape(self, view: View, width: int) -> RenderableType:
        """The map in the most detail that fits; the list of its tiles if none does."""
        if not view["position"]["map"] and not legal_spots(view):
            return Text(message("ui-d-nothing-yet"), "dim")
        for detail in (FULL, SHORT, BARE):
            land = self.hexes(view, detail, width)
            if land is not None:
                return land
        return self.tile_list(view)

    def hexes(self, view: View, detail: int, width: int) -> Text | None:
        """Rows of hexes, each half a hex further than the one above; nothing if they do not fit."""
        cells: dict[tuple[int, int], tuple[list[str], str, bool]] = {}
        legal = legal_tiles(view)
        for each in view["position"]["map"]:
            colour = TERRAIN_COLOURS[self.printed.tile(each["tile"])["terrain"]]
            content = self.hex_lines(each, detail)
            cells[each["q"], each["r"]] = content, DIE_STYLES[colour], each["tile"] in legal
        for name, place in legal_spots(view).items():
            cells[place] = [name], LEGAL_STYLE, True
        if not cells:
            return None
        high = max(len(content) for content, _, _ in cells.values())
        inner = widest(line for content, _, _ in cells.values() for line in content) | 1
        columns = [2 * q + r for q, r in cells]
        left, half = min(columns), (inner + 1) // 2
        if (max(columns) - left + 2) * half + 1 > width:
            return None
        lines: list[Text] = []
        for row in sorted({r for _, r in cells}):
            block = [Text(no_wrap=True) for _ in range(high)]
            for q, r in sorted(cells):
                if r != row:
                    continue
                content, style, is_legal = cells[q, r]
                wall, edge = ("▌", LEGAL_COLOUR) if is_legal else ("│", WALL_COLOUR)
                for i, line in enumerate(block):
                    gap = (2 * q + r - left) * half - line.cell_len
                    if gap > 0:
                        line.append("│" + " " * (gap - 1) if line.plain.strip() else " " * gap)
                    line.append(wall, f"{edge} on {style.partition(' on ')[2]}")
                    line.append(padded(content[i] if i < len(content) else "", inner), style)
            for line in block:
                line.append("│", WALL_COLOUR)
            lines += block
        return Text("\n", no_wrap=True).join(lines)

    def hex_lines(self, each: Mapping[str, Any], detail: int) -> list[str]:
        """Number, terrain and points of a tile, its ability, and who is there."""
        tile = self.printed.tile(each["tile"])
        head = f"{each['tile']}{TERRAIN_LETTERS[tile['terrain']]}"
        if detail == BARE:
            return [head, self.printed.there(each)]
        out = [f"{head} {points_of(tile)}".rstrip()]
        if detail == FULL:
            # What happens when a tile is placed is over on the map.
            out.append("" if tile.get("when") == "placement" else ability(tile))
        return [*out, self.printed.there(each)]

    def tile_list(self, view: View) -> RenderableType:
        """The tiles on the map in words."""
        out = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("tile", "terrain", "points", "ability", "there"):
            is_number = key == "tile"
            out.add_column(message(f"ui-d-{key}"), justify="right" if is_number else "left", overflow="fold")
        for each in view["position"]["map"]:
            tile = self.printed.tile(each["tile"])
            style = DIE_STYLES[TERRAIN_COLOURS[tile["terrain"]]]
            words = ability(tile, long=True)
            terrain = Text(message(f"d-{tile['terrain']}"), style)
            out.add_row(str(each["tile"]), terrain, points_of(tile), words, self.printed.there(each))
        return out


def legal_tiles(view: View) -> set[int]:
    """The tiles that options name."""
    out = set()
    for option in view["options"]:
        verb, _, rest = option["text"].partition(" ")
        if verb in ("tile", "factory", "power", "attack"):
            out.add(int(rest.partition("-")[0]))
    return out


def legal_spots(view: View) -> dict[str, tuple[int, int]]:
    """The free places that can be chosen now."""
    texts = [option["text"] for option in view["options"]]
    places = {each["tile"]: (each["q"], each["r"]) for each in view["position"]["map"]}
    out = {}
    for name in (text.removeprefix("spot ") for text in texts if text.startswith("spot ")):
        number, _, side = name.partition("-")
        if not side:
            out[name] = (0, 0)
            continue
        (q, r), (dq, dr) = places[int(number)], STEPS[side]
        out[name] = (q + dq, r + dr)
    return out


def spot_words(view: View, name: str) -> str:
    """Which tiles a free place touches."""
    q, r = legal_spots(view)[name]
    near = {(q + dq, r + dr) for dq, dr in STEPS.values()}
    tiles = [str(each["tile"]) for each in view["position"]["map"] if (each["q"], each["r"]) in near]
    return message("ui-d-beside", tiles=joined(tiles)) if tiles else message("ui-d-middle")
