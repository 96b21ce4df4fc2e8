"""Moves and chance outcomes as language-neutral text, both ways."""

from __future__ import annotations

from functools import cache

from landrush.games.montana import actions
from landrush.games.montana.cattle import COINS, WARES
from landrush.games.montana.components import AREA_NAMES, COLOUR_NAMES, GOOD_NAMES, TILE_NAMES
from landrush.games.montana.kinds import MAX_SEATS, WORKERS
from landrush.games.montana.parts import (
    AREA_SPACES,
    MAX_BANK,
    MAX_CELLS,
    MAX_COLUMNS,
    ROTATIONS,
    ROWS,
    SEGMENTS,
)
from landrush.games.montana.town import TAKEN
from landrush.moves import by_text, id_of, text_of

AREA_WORDS = tuple(name.replace("_", "-") for name in AREA_NAMES)
GOOD_WORDS = tuple(name.replace(" ", "-") for name in GOOD_NAMES)
UPGRADE_WORDS = ("copper", "stone")

# First id, last id, notation, key of the meaning; the order of the ids.
TABLE = [
    (actions.HIRE, actions.HIRE, "hire", "table-m-hire"),
    (actions.POINTER, actions.POINTER + 6, "pointer N", "table-m-pointer"),
    (actions.SMALL, actions.SMALL, "small", "table-m-small"),
    (actions.TOWN, actions.TOWN, "town", "table-m-town"),
    (actions.PASS, actions.PASS, "pass", "table-m-pass"),
    (actions.FINISH, actions.FINISH, "done", "table-m-done"),
    (actions.END, actions.END, "end", "table-m-end"),
    (actions.CANTEEN, actions.CANTEEN, "canteen", "table-m-canteen"),
    (actions.PICK_COLOUR, actions.PICK_COLOUR + 3, "pick COLOUR", "table-m-pick"),
    (actions.PLACE_COLOUR, actions.PLACE_COLOUR + 3, "place COLOUR", "table-m-place"),
    (actions.RETURN_COLOUR, actions.RETURN_COLOUR + 3, "return COLOUR", "table-m-return"),
    (actions.TAKE_GOOD, actions.TAKE_GOOD + 2, "take GOOD", "table-m-take"),
    (actions.UPGRADE, actions.UPGRADE + 1, "upgrade METAL", "table-m-upgrade"),
    (actions.TRADE, actions.TRADE + 8, "trade WARE", "table-m-trade"),
    (actions.BANK, actions.BANK + 3, "bank N", "table-m-bank"),
    (actions.SPACE, actions.SPACE + 11, "AREA N", "table-m-space"),
    (actions.PAWN, actions.PAWN + 23, "pawn ROW-COLUMN", "table-m-pawn"),
    (actions.BUILD, actions.BUILD + 69, "build FIELD", "table-m-build"),
    (actions.PUT_START, actions.PUT_START + 69, "start FIELD", "table-m-start"),
    (actions.CHANCE_FIRST, actions.CHANCE_FIRST + 3, "first SEAT", "table-m-first"),
    (actions.CHANCE_SPIN, actions.CHANCE_SPIN + 7, "spin SEGMENT", "table-m-spin"),
    (actions.CHANCE_TILE, actions.CHANCE_TILE + 71, "tile NAME-ROTATION", "table-m-tile"),
    (actions.CHANCE_START, actions.CHANCE_START + 69, "drawn FIELD", "table-m-drawn"),
]


def ware_word(kind: int) -> str:
    """What a cattle is traded for."""
    if kind == COINS:
        return "coins"
    return GOOD_WORDS[kind] if kind < WORKERS else "worker-" + COLOUR_NAMES[kind - WORKERS]


@cache
def fixed_words() -> tuple[str, ...]:
    """The texts of all ids in order; those that name a field end in its number."""
    cells = range(MAX_CELLS)
    words = [
        "hire",
        *(f"pointer {n}" for n in range(1, SEGMENTS)),
        "small",
        "town",
        "pass",
        "done",
        "end",
        "canteen",
    ]
    for verb in ("pick", "place", "return"):
        words += [f"{verb} {colour}" for colour in COLOUR_NAMES]
    words += [f"take {GOOD_WORDS[good]}" for good in TAKEN]
    words += [f"upgrade {metal}" for metal in UPGRADE_WORDS]
    words += [f"trade {ware_word(kind)}" for kind in WARES]
    words += [f"bank {n + 1}" for n in range(MAX_BANK)]
    words += [f"{area} {n + 1}" for area in AREA_WORDS for n in range(AREA_SPACES)]
    words += [f"pawn {row + 1}-{column + 1}" for row in range(ROWS) for column in range(MAX_COLUMNS)]
    words += [f"build {cell}" for cell in cells] + [f"start {cell}" for cell in cells]
    words += [f"first {seat + 1}" for seat in range(MAX_SEATS)]
    words += [f"spin {segment + 1}" for segment in range(SEGMENTS)]
    words += [f"tile {name}-{rotation}" for name in TILE_NAMES for rotation in range(ROTATIONS)]
    words += [f"drawn {cell}" for cell in cells]
    return tuple(words)


FIELD_VERBS = (actions.BUILD, actions.PUT_START, actions.CHANCE_START)


@cache
def words(cell_names: tuple[str, ...]) -> tuple[str, ...]:
    """The texts of all ids for a landscape with these field names."""
    out = list(fixed_words())
    for first in FIELD_VERBS:
        verb = out[first].split()[0]
        for cell in range(MAX_CELLS):
            # Ids beyond a smaller landscape keep a text, so that every id round-trips.
            out[first + cell] = f"{verb} {cell_names[cell] if cell < len(cell_names) else f'#{cell}'}"
    return tuple(out)


@cache
def ids(cell_names: tuple[str, ...]) -> dict[str, int]:
    """The id of each text."""
    return by_text(words(cell_names))


def notation(cell_names: tuple[str, ...], action: int) -> str:
    """The text of an action id."""
    return text_of("montana", words(cell_names), action)


def parse(cell_names: tuple[str, ...], text: str) -> int:
    """The action id of a text."""
    return id_of("montana", ids(cell_names), text)
