"""The names of the numbers of an observation, in the order in which `observation.py` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from landrush.engine.game import Seen
from landrush.games.montana.components import AREA_NAMES, COLOUR_NAMES, GOOD_NAMES
from landrush.games.montana.parts import AREA_SPACES, MAX_BANK, MAX_CELLS, MAX_COLUMNS, ROWS, SEGMENTS
from landrush.games.montana.position import FRAMES, STEPS

PLAYERS = ("own", "next", "second next", "third next")
TERRAINS = ("field", "lake", "mountain")
ARGUMENTS = ("first", "second", "third", "fourth")


def names() -> Iterator[Seen]:
    """Everything, group by group."""
    for player in PLAYERS:
        yield from of_player(player)
    yield from (Seen("supply", good, 20) for good in GOOD_NAMES)
    yield from (Seen("supply", f"{colour} workers", 18) for colour in COLOUR_NAMES)
    yield Seen("supply", "cattle", 24)
    yield from turn()
    yield from worker_board()
    for row in range(1, ROWS + 1):
        yield from (Seen("town", f"row {row}, pawn of {player}") for player in PLAYERS)
        yield from (Seen("town", f"row {row}, column {column}") for column in range(1, MAX_COLUMNS + 1))
    yield from question()
    for cell in range(MAX_CELLS):
        yield from of_hex(f"hex {cell}")


def of_player(player: str) -> Iterator[Seen]:
    """A player's board."""
    group = f"board: {player}"
    yield Seen(group, "plays")
    yield from (Seen(group, good, 8) for good in GOOD_NAMES)
    yield from (Seen(group, f"{colour} workers", 8) for colour in COLOUR_NAMES)
    yield Seen(group, "coins", 20)
    yield Seen(group, "cattle", 8)
    yield Seen(group, "canteens", 6)
    yield Seen(group, "settlements left", 12)


def turn() -> Iterator[Seen]:
    """Whose turn it is."""
    for what in ("decides", "has the turn", "was first"):
        yield from (Seen("turn", f"{player} {what}") for player in PLAYERS)
    yield Seen("turn", "last round")
    yield Seen("turn", "lines of exactly four")
    yield Seen("turn", "row 2 gives up to three goods")
    yield from (Seen("turn", f"pointer at segment {segment}") for segment in range(SEGMENTS))


def worker_board() -> Iterator[Seen]:
    """Workers by part and colour."""
    spaces = [f"{name} {n}" for name in AREA_NAMES for n in range(1, AREA_SPACES + 1)]
    parts = [f"bank {n}" for n in range(1, MAX_BANK + 1)]
    parts += [f"{space}, {size}" for size in ("large", "small") for space in spaces]
    for part in parts:
        yield from (Seen("worker board", f"{part}, {colour}", 3) for colour in COLOUR_NAMES)


def question() -> Iterator[Seen]:
    """What is asked."""
    yield from (Seen("question", f"asks {FRAMES[kind][0]}") for kind in sorted(FRAMES))
    yield from (Seen("question", f"asks {player}") for player in PLAYERS)
    for argument in ARGUMENTS:
        yield Seen("question", f"{argument} number there")
        yield Seen("question", f"{argument} number", 12)
    yield from (Seen("question", f"step {step}") for step in STEPS)
    yield Seen("question", "number of the step", 12)
    yield Seen("question", "asked or served in the town", 4)
    yield Seen("question", "things pending", 20)


def of_hex(group: str) -> Iterator[Seen]:
    """A hex of the map; `build` and `start` have a place for each in this order."""
    yield from (Seen(group, terrain) for terrain in TERRAINS)
    yield from (Seen(group, f"price: {good}", 3) for good in GOOD_NAMES)
    yield from (Seen(group, what) for what in ("double", "cattle", "canteen", "start tile"))
    yield from (Seen(group, f"settlements: {player}", 2) for player in PLAYERS)


OBSERVATION = tuple(names())
