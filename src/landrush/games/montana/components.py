"""Reading components.toml, or a player's own file laid over it, into the tables of the kernel."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from string import ascii_uppercase
from typing import Any

from landrush.checked import Checked
from landrush.component_files import REMARKS, bare, checked, digest, laid_over, read_own, table, text
from landrush.engine.hexes import DQ, DR, neighbour_table
from landrush.engine.vectors import number_vector, small_number_vector
from landrush.errors import BadComponents
from landrush.games.montana import kinds, setup
from landrush.games.montana.landscape import CANTEEN_TOKEN, CATTLE_TOKEN, NO_TOKEN
from landrush.games.montana.parts import (
    AREA_SPACES,
    FIELD,
    LAKE,
    MAX_BANK,
    MAX_COLUMNS,
    MOUNTAIN,
    SEGMENTS,
    TILE_HEXES,
    Layout,
    Parts,
)

GOOD_NAMES = ("grain", "pumpkin", "small copper", "large copper", "small stone", "large stone")
COLOUR_NAMES = ("copper", "stone", "grain", "pumpkin")
AREA_NAMES = ("mine", "quarry", "grain_field", "farm")
TILE_NAMES = ("A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2", "B3", "B4", "B5", "B6")
LAYOUT_NAMES = {2: "two_players", 3: "three_players", 4: "four_players"}
TILES_FOR = {2: 7, 3: 9, 4: 10}


# What the rules themselves fix (M1, M2): a file may state it but not change it.
FIXED: Mapping[str, Mapping[str, Any]] = {
    "box": {
        "workers_of_each_colour": kinds.WORKERS_OF_COLOUR,
        "cattle": kinds.CATTLE,
        "canteens": kinds.CANTEENS,
        "settlements_of_each_player": setup.SETTLEMENTS_FOR[0],
        "landscape_tiles": len(TILE_NAMES),
        "worker_limit": kinds.WORKER_LIMIT,
        # The supply of four players and one of each small good for each of them use up the box.
        "goods": {
            name: setup.LARGE_GOODS_FOR[2] if name.startswith("large") else setup.SMALL_GOODS_FOR[2] + 4
            for name in GOOD_NAMES
        },
    },
    "setup": {
        "small_goods_in_supply": list(setup.SMALL_GOODS_FOR),
        "large_goods_in_supply": list(setup.LARGE_GOODS_FOR),
        "settlements": list(setup.SETTLEMENTS_FOR),
        "landscape_tiles": list(TILES_FOR.values()),
        "coins_by_turn_order": [setup.FIRST_COINS + i for i in range(4)],
        "cattle": 1,
        "goods": ["grain", "pumpkin", "small copper", "small stone"],
    },
    "printed": {"wheel_segments": SEGMENTS, "production_spaces_for_each_good": AREA_SPACES},
}


@dataclass(frozen=True)
class Components:
    """Validated components: the kernel's tables, and the file's contents for people."""

    values: Mapping[str, Any]
    digest: str
    parts: Parts
    layouts: Mapping[int, Layout]
    cell_names: Mapping[int, tuple[str, ...]]

    @cached_property
    def printed(self) -> Mapping[str, Any]:
        """What stands on the worker board and the town."""
        return {part: bare(self.values[part]) for part in ("wheel", "bank", "production", "town")}


@cache
def standard() -> Components:
    """The components shipped with the package."""
    text = files("landrush.games.montana").joinpath("components.toml").read_text(encoding="utf-8")
    return build(tomllib.loads(text), "components.toml")


def load(path: str | Path | None) -> Components:
    """The shipped components, or a file of one's own laid over them."""
    if path is None:
        return standard()
    shipped = standard().values
    return build(laid_over(shipped, read_own(path, shipped), Path(path).name), str(path))


def build(values: dict[str, Any], file: str) -> Components:
    """Check everything and make the kernel's tables."""
    sections = (*FIXED, "colours", "wheel", "bank", "production", "town", "layout", "tiles")
    root = table(checked(file, "", values), ("format", *sections))
    root["format"].number(1, 1)
    for section, facts in FIXED.items():
        check_fixed(root[section], facts)
    for colour in (table(root["colours"], COLOUR_NAMES)[name] for name in COLOUR_NAMES):
        text(colour)
    terrain, price, double, token = read_tiles(root["tiles"])
    bank = read_bank(root["bank"])
    spaces = read_production(root["production"])
    prices = read_prices(root["town"])
    wheel = read_wheel(root["wheel"])
    layouts = read_layouts(root["layout"])
    # Only what has been read is known to be plain enough to hash.
    hash_ = digest(values)
    parts = Parts(
        hash_,
        number_vector(wheel),
        number_vector([workers for workers, _ in bank]),
        number_vector([coins for _, coins in bank]),
        number_vector([coins for coins, _, _ in spaces]),
        number_vector([goods for _, goods, _ in spaces]),
        number_vector([small for _, _, small in spaces]),
        number_vector(prices),
        small_number_vector(terrain),
        number_vector(price),
        small_number_vector(double),
        small_number_vector(token),
    )
    names = {players: cell_names(layout) for players, layout in layouts.items()}
    return Components(values, hash_, parts, layouts, names)


def check_fixed(section: Checked, facts: Mapping[str, Any]) -> None:
    """Numbers of the rules are the rules' (M1, M2)."""
    for key, found in table(section, tuple(facts)).items():
        if key in facts and (found.value != facts[key] or isinstance(found.value, bool)):
            raise found.fail(f"{json.dumps(facts[key])}, which the rules fix")


def read_wheel(section: Checked) -> list[int]:
    """Eight segments of two workers; a white one is any, any (M5.1)."""
    out: list[int] = []
    for segment in table(section, ("segments",))["segments"].items(SEGMENTS, SEGMENTS, "segments"):
        workers = table(segment, ("workers",))["workers"]
        pair = [w.name((*COLOUR_NAMES, "any")) for w in workers.items(2, 2, "workers")]
        if (kinds.ANY in pair) and pair[0] != pair[1]:
            raise workers.fail('two colours, or ["any", "any"]')
        out += pair
    return out


def read_bank(section: Checked) -> list[tuple[int, int]]:
    """Bank spaces of one to three workers (M6.2)."""
    out = []
    for space in table(section, ("spaces",))["spaces"].items(1, MAX_BANK, "spaces"):
        entry = table(space, ("workers", "coins"))
        out.append((entry["workers"].number(1, 3), entry["coins"].number(0, 99)))
    return out


def read_production(section: Checked) -> list[tuple[int, int, int]]:
    """Three spaces in each of the four areas: coins, goods, goods of the small part (M6.3 to M6.5)."""
    out = []
    areas = table(section, AREA_NAMES)
    for area, name in enumerate(AREA_NAMES):
        entry = table(areas[name], ("good", "spaces"))
        good = GOOD_NAMES[kinds.AREA_GOOD[area]]
        if entry["good"].value != good:
            raise entry["good"].fail(json.dumps(good) + ", which the rules fix")
        for space in entry["spaces"].items(AREA_SPACES, AREA_SPACES, "spaces"):
            numbers = table(space, ("coins", "goods", "small"))
            out.append(
                (numbers["coins"].number(0, 99), numbers["goods"].number(1, 9), numbers["small"].number(1, 9))
            )
    return out


def read_prices(section: Checked) -> list[int]:
    """Rising prices in pumpkins, one for each column (M6.10)."""
    key = table(section, ("column_prices",))["column_prices"]
    prices = [price.number(1, 20) for price in key.items(4, MAX_COLUMNS, "prices")]
    if sorted(set(prices)) != prices:
        raise key.fail("prices that rise from left to right")
    return prices


def read_tiles(section: Checked) -> tuple[list[int], list[int], list[int], list[int]]:
    """Twelve tiles of seven hexes: terrain, packed price, double symbol, token (M1.3, M2.3)."""
    terrain: list[int] = []
    price: list[int] = []
    double: list[int] = []
    token: list[int] = []
    tiles = table(section, TILE_NAMES)
    for name in TILE_NAMES:
        for hex_ in table(tiles[name], ("hexes",))["hexes"].items(TILE_HEXES, TILE_HEXES, "hexes"):
            kind, packed, has_double, lies = read_hex(hex_)
            terrain.append(kind)
            price.append(packed)
            double.append(has_double)
            token.append(lies)
    if token.count(CANTEEN_TOKEN) > kinds.CANTEENS:
        count = token.count(CANTEEN_TOKEN)
        raise BadComponents(
            f"{section.source}: tiles: expected at most {kinds.CANTEENS} canteen symbols, found {count}"
        )
    barren = sum(FIELD not in terrain[i : i + TILE_HEXES] for i in range(0, len(terrain), TILE_HEXES))
    if barren >= min(TILES_FOR.values()):
        raise BadComponents(
            f"{section.source}: tiles: expected a field on more of them, found {barren} without"
        )
    most = kinds.CATTLE - kinds.MAX_SEATS
    if token.count(CATTLE_TOKEN) > most:
        count = token.count(CATTLE_TOKEN)
        raise BadComponents(f"{section.source}: tiles: expected at most {most} cattle symbols, found {count}")
    return terrain, price, double, token


def read_hex(source: Checked) -> tuple[int, int, int, int]:
    """A lake, a mountain or a field with its cost."""
    entry = table(source, (), ("lake", "canteen", "mountain", "cost", "double", "cattle"))
    flags = {key: entry[key].flag() for key in entry if key not in ("cost", *REMARKS)}
    kind = [key for key in ("lake", "mountain", "cost") if key in entry and flags.get(key, True)]
    if len(kind) != 1:
        raise source.fail("exactly one of lake, mountain and cost")
    allowed = {"lake": ("lake", "canteen"), "mountain": ("mountain",), "cost": ("double", "cattle")}[kind[0]]
    for key, value in flags.items():
        if value and key not in allowed:
            raise source.fail(f"no {key} here")
    if kind[0] == "lake":
        return LAKE, 0, 0, CANTEEN_TOKEN if flags.get("canteen") else NO_TOKEN
    if kind[0] == "mountain":
        return MOUNTAIN, 0, 0, NO_TOKEN
    packed = sum(1 << (8 * good.name(GOOD_NAMES)) for good in entry["cost"].items(1, 6, "goods"))
    return FIELD, packed, int(flags.get("double", False)), CATTLE_TOKEN if flags.get("cattle") else NO_TOKEN


def read_layouts(section: Checked) -> dict[int, Layout]:
    """Where the tiles lie for each player count (M2.1)."""
    entry = table(section, (*LAYOUT_NAMES.values(), "step_along_row", "row_steps"))
    along = read_step(entry["step_along_row"])
    down = [read_step(step) for step in entry["row_steps"].items(2, 8, "steps")]
    out: dict[int, Layout] = {}
    for players, name in LAYOUT_NAMES.items():
        rows = [row.number(1, 10) for row in entry[name].items(1, len(down) + 1, "rows")]
        if sum(rows) != TILES_FOR[players]:
            raise entry[name].fail(f"{TILES_FOR[players]} tiles in all, which the rules fix")
        cells = list(layout_cells(rows, along, down))
        if len(set(cells)) != len(cells):
            raise entry[name].fail("tiles that do not overlap with these steps")
        if max(r for _, r in cells) - min(r for _, r in cells) >= len(ascii_uppercase):
            raise entry[name].fail(f"at most {len(ascii_uppercase)} rows of hexes with these steps")
        if not is_connected(cells):
            raise entry[name].fail("tiles that touch each other with these steps")
        q = number_vector([cell[0] for cell in cells])
        r = number_vector([cell[1] for cell in cells])
        out[players] = Layout(TILES_FOR[players], q, r, neighbour_table(q, r))
    return out


def read_step(source: Checked) -> tuple[int, int]:
    first, second = source.items(2, 2, "numbers")
    return first.number(-9, 9), second.number(-9, 9)


def layout_cells(
    rows: Sequence[int], along: tuple[int, int], down: Sequence[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """Axial coordinates of all cells, slot by slot: the centre, then clockwise from north-east."""
    row_q = row_r = 0
    for i, count in enumerate(rows):
        if i > 0:
            row_q, row_r = row_q + down[i - 1][0], row_r + down[i - 1][1]
        for k in range(count):
            q, r = row_q + k * along[0], row_r + k * along[1]
            yield q, r
            for d in range(len(DQ)):
                yield q + DQ[d], r + DR[d]


def is_connected(cells: Sequence[tuple[int, int]]) -> bool:
    """Whether one can walk from any cell to any other."""
    left = set(cells)
    queue = [left.pop()]
    while queue:
        q, r = queue.pop()
        near = {(q + DQ[d], r + DR[d]) for d in range(len(DQ))} & left
        left -= near
        queue += near
    return not left


def cell_names(layout: Layout) -> tuple[str, ...]:
    """A letter for each row from the north, a number along the row from the west: A1, A2, ..."""
    places = list(zip(layout.r, layout.q, range(layout.cells), strict=True))
    names = [""] * layout.cells
    top = min(layout.r)
    column = 0
    for i, (r, _, cell) in enumerate(sorted(places)):
        column = column + 1 if i > 0 and sorted(places)[i - 1][0] == r else 1
        names[cell] = f"{ascii_uppercase[r - top]}{column}"
    return tuple(names)
