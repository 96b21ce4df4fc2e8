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

# First id, last id, notation, meaning; the order of the ids.
TABLE = [
    (actions.HIRE, actions.HIRE, "hire", "choose to hire: the wheel is spun (M5.1)"),
    (
        actions.POINTER,
        actions.POINTER + 6,
        "pointer N",
        "pay N grain, move the pointer, N from 1 to 7 (M5.2)",
    ),
    (actions.SMALL, actions.SMALL, "small", "use the small part of the space just used (M6.5)"),
    (actions.TOWN, actions.TOWN, "town", "choose to work in the town (M6.7)"),
    (actions.PASS, actions.PASS, "pass", "leave the auction (M6.12, M6.14)"),
    (actions.FINISH, actions.FINISH, "done", "announce no further upgrade (M6.16)"),
    (actions.END, actions.END, "end", "end the turn (M3.3)"),
    (actions.CANTEEN, actions.CANTEEN, "canteen", "end the turn and use a canteen for another (M3.4)"),
    (actions.PICK_COLOUR, actions.PICK_COLOUR + 3, "pick COLOUR", "a worker of a white segment (M5.1)"),
    (
        actions.PLACE_COLOUR,
        actions.PLACE_COLOUR + 3,
        "place COLOUR",
        "put a worker on the chosen space (M6.2, M6.4)",
    ),
    (
        actions.RETURN_COLOUR,
        actions.RETURN_COLOUR + 3,
        "return COLOUR",
        "return a worker beyond eight (M5.3)",
    ),
    (
        actions.TAKE_GOOD,
        actions.TAKE_GOOD + 2,
        "take GOOD",
        "grain, small-copper or small-stone of row 2 (M6.16)",
    ),
    (actions.UPGRADE, actions.UPGRADE + 1, "upgrade METAL", "copper or stone, small for large (M6.16)"),
    (actions.TRADE, actions.TRADE + 8, "trade WARE", "one cattle for a good, coins or a worker (M8.1)"),
    (actions.BANK, actions.BANK + 3, "bank N", "choose bank space N (M6.2)"),
    (actions.SPACE, actions.SPACE + 11, "AREA N", "choose production space N of an area (M6.4)"),
    (actions.PAWN, actions.PAWN + 23, "pawn ROW-COLUMN", "place the pawn in the town (M6.10)"),
    (actions.BUILD, actions.BUILD + 69, "build FIELD", "build a settlement (M7)"),
    (actions.PUT_START, actions.PUT_START + 69, "start FIELD", "lay the start tile (M2.2)"),
    (actions.CHANCE_FIRST, actions.CHANCE_FIRST + 3, "first SEAT", "chance: the first player (M2.0)"),
    (actions.CHANCE_SPIN, actions.CHANCE_SPIN + 7, "spin SEGMENT", "chance: the wheel stops (M5.1)"),
    (
        actions.CHANCE_TILE,
        actions.CHANCE_TILE + 71,
        "tile NAME-ROTATION",
        "chance: the next landscape tile (M2.1)",
    ),
    (actions.CHANCE_START, actions.CHANCE_START + 69, "drawn FIELD", "chance: the start tile's field (M2.2)"),
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
