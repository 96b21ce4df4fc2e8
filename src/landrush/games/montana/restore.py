"""Reading a position back. What is read is checked as strictly as play itself; see plausible.py."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landrush.checked import Checked
from landrush.engine.pending import Pending
from landrush.engine.vectors import number_vector, small_number_vector
from landrush.games.montana import state as kernel
from landrush.games.montana.components import AREA_NAMES, COLOUR_NAMES, GOOD_NAMES, TILE_NAMES
from landrush.games.montana.kinds import COLOURS
from landrush.games.montana.landscape import (
    CANTEEN_TOKEN,
    CATTLE_TOKEN,
    NO_TOKEN,
    NOBODY,
    extended_frontier,
    with_tile,
)
from landrush.games.montana.options import RULINGS, read_rulings
from landrush.games.montana.parts import AREA_SPACES, ROTATIONS, ROWS, SEGMENTS
from landrush.games.montana.plausible import check_position
from landrush.games.montana.position import FORMAT, FRAMES, STEPS, waiting
from landrush.games.montana.rules import Montana, new_state, settle
from landrush.positions import check_to_move, read_head

if TYPE_CHECKING:
    from landrush.games.montana.game import MontanaGame

KEYS = (
    "format",
    "game",
    "rules",
    "components",
    "players",
    "options",
    "to_move",
    "first_player",
    "turns",
    "last_round",
    "pointer",
    "supply",
    "boards",
    "worker_board",
    "town",
    "landscape",
    "pending",
)
MANY = 1_000_000
PLACED_TILES = [f"{name}-{rotation}" for name in TILE_NAMES for rotation in range(ROTATIONS)]


def from_json(game: MontanaGame, text: str) -> Montana:
    """The state of a position's text, or BadPosition with one line that says what is wrong."""
    root, seats = read_head(game, text, FORMAT, KEYS)
    options = root["options"].table(tuple(RULINGS))
    chosen = {name: options[name].one_of(values) for name, values in RULINGS.items()}
    found = game.components
    s = new_state(game, seats, found.parts, found.layouts[seats], read_rulings(chosen), kernel.ANYBODY)
    s.first = number_or_null(root["first_player"], seats)
    s.turns = root["turns"].number(0, MANY)
    s.last_round = root["last_round"].flag()
    s.pointer = number_or_null(root["pointer"], SEGMENTS)
    read_supply(s, root["supply"])
    read_boards(s, root["boards"])
    read_worker_board(s, root["worker_board"])
    read_town(s, root["town"])
    read_landscape(game, s, root["landscape"])
    read_pending(s, root["pending"])
    check_position(game, s)
    settle(s)
    check_to_move(root["to_move"], waiting(s))
    return s


def number_or_null(value: Checked, count: int) -> int:
    """An index, or -1 for null."""
    return -1 if value.value is None else value.number(0, count - 1)


def read_held(entry: dict[str, Checked]) -> list[int]:
    """Goods and workers in the order of the kinds."""
    goods = entry["goods"].table(GOOD_NAMES)
    workers = entry["workers"].table(COLOUR_NAMES)
    return [goods[name].number(0, 99) for name in GOOD_NAMES] + [
        workers[name].number(0, 99) for name in COLOUR_NAMES
    ]


def read_supply(s: Montana, value: Checked) -> None:
    entry = value.table(("goods", "workers", "cattle"))
    s.supply = number_vector(read_held(entry))
    s.cattle = entry["cattle"].number(0, 99)


def read_boards(s: Montana, value: Checked) -> None:
    keys = ("coins", "goods", "workers", "cattle", "canteens", "settlements")
    for seat, board in enumerate(value.items(s.seats, s.seats, "boards, one for each player")):
        entry = board.table(keys)
        p = s.players[seat]
        p.coins = entry["coins"].number(0, MANY)
        p.holds = number_vector(read_held(entry))
        p.cattle = entry["cattle"].number(0, 99)
        p.canteens = entry["canteens"].number(0, 99)
        p.settlements = entry["settlements"].number(0, 99)


def read_worker_board(s: Montana, value: Checked) -> None:
    entry = value.table(("bank", *AREA_NAMES))
    standing = [0] * (kernel.BOARD_PARTS * COLOURS)
    count = len(s.parts.bank_workers)
    parts = list(enumerate(entry["bank"].items(count, count, "bank spaces")))
    for area, name in enumerate(AREA_NAMES):
        for i, space in enumerate(entry[name].items(AREA_SPACES, AREA_SPACES, "spaces")):
            sides = space.table(("large", "small"))
            index = area * AREA_SPACES + i
            parts.append((kernel.LARGE_PART + index, sides["large"]))
            parts.append((kernel.SMALL_PART + index, sides["small"]))
    for part, workers in parts:
        for name, amount in workers.table((), COLOUR_NAMES).items():
            standing[part * COLOURS + COLOUR_NAMES.index(name)] = amount.number(1, 3)
            s.busy |= 1 << part
    s.standing = small_number_vector(standing)


def read_town(s: Montana, value: Checked) -> None:
    for row, pawn in enumerate(value.items(ROWS, ROWS, "rows")):
        if pawn.value is not None:
            entry = pawn.table(("seat", "column"))
            column = entry["column"].number(0, len(s.parts.prices) - 1)
            s.pawns[row] = entry["seat"].number(0, s.seats - 1) * kernel.PAWN_SEAT + column


def read_landscape(game: MontanaGame, s: Montana, value: Checked) -> None:
    names = game.components.cell_names[s.seats]
    entry = value.table(("tiles", "start", "settlements", "cattle", "canteens"))
    slots = s.ground.layout.slots
    for slot, tile in enumerate(entry["tiles"].items(slots, slots, "tiles")):
        if tile.value is not None:
            placed = tile.name(PLACED_TILES)
            s.ground = with_tile(s.ground, s.parts, slot, placed // ROTATIONS, placed % ROTATIONS)
    if entry["start"].value is not None:
        s.start = entry["start"].name(names)
    owner = [int(NOBODY)] * len(names)
    height = [0] * len(names)
    for settlement in entry["settlements"].items(0, len(names), "settlements"):
        place = settlement.table(("field", "seat", "count"))
        cell = place["field"].name(names)
        if height[cell]:
            raise place["field"].fail("each field once")
        owner[cell] = place["seat"].number(0, s.seats - 1)
        height[cell] = place["count"].number(1, 5)
    s.owner = small_number_vector(owner)
    s.height = small_number_vector(height)
    token = [int(NO_TOKEN)] * len(names)
    for key, kind in (("cattle", CATTLE_TOKEN), ("canteens", CANTEEN_TOKEN)):
        for field in entry[key].items(0, len(names), "fields"):
            cell = field.name(names)
            if token[cell] != NO_TOKEN:
                raise field.fail("each field once")
            token[cell] = int(kind)
    s.token = small_number_vector(token)
    if s.start >= 0:
        s.frontier = number_vector([])
        for cell in (s.start, *(cell for cell in range(len(names)) if height[cell])):
            s.frontier = extended_frontier(s.ground, s.owner, s.start, s.frontier, cell)


def read_pending(s: Montana, value: Checked) -> None:
    stack = Pending(number_vector([]))
    for i, frame in enumerate(value.items(0, 40, "frames")):
        if not isinstance(frame.value, dict):
            raise frame.fail("a table")
        kind = frame.child("ask", frame.value.get("ask")).name([name for name, _ in FRAMES.values()])
        args = FRAMES[kind][1]
        entry = frame.table(("ask", "seat", *args))
        numbers = [entry[arg].name(STEPS) if arg == "step" else entry[arg].number(-1, 99) for arg in args]
        numbers += [0] * (4 - len(numbers))
        seat = entry["seat"].number(0, s.seats - 1)
        stack.push(kind, seat, numbers[0], numbers[1], numbers[2], numbers[3])
        if i == 0:
            s.active = seat
    s.stack = stack
