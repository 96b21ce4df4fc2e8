"""Setting up: first player, landscape, start tile, first workers (M2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from landrush.engine.actions import ActionBuffer
from landrush.engine.hexes import DIRECTIONS, OFF_MAP
from landrush.engine.state import OK
from landrush.engine.vectors import numbers
from landrush.games.montana import happened, why
from landrush.games.montana.actions import CHANCE_FIRST, CHANCE_START, CHANCE_TILE, PUT_START
from landrush.games.montana.kinds import (
    CATTLE,
    GRAIN,
    KINDS,
    LARGE_COPPER,
    LARGE_STONE,
    PUMPKIN,
    SMALL_COPPER,
    SMALL_STONE,
    WORKERS,
    WORKERS_OF_COLOUR,
)
from landrush.games.montana.landscape import (
    CANTEEN_TOKEN,
    CATTLE_TOKEN,
    NO_TOKEN,
    extended_frontier,
    with_tile,
)
from landrush.games.montana.parts import FIELD, LAKE, ROTATIONS, TILES
from landrush.games.montana.state import (
    ANYBODY,
    AT_RANDOM,
    BY_LAST,
    MAIN,
    SPIN,
    START,
    START_CHANCE,
    TILE,
    TURN,
    Player,
    Position,
    note,
)

SMALL_GOODS_FOR: Final[vec[i64]] = vec[i64]([10, 15, 20])
LARGE_GOODS_FOR: Final[vec[i64]] = vec[i64]([6, 9, 12])
SETTLEMENTS_FOR: Final[vec[i64]] = vec[i64]([12, 10, 8])
FIRST_COINS: Final[i64] = 3


def starting_supply(seats: i64) -> vec[i64]:
    """Goods by player count and all workers (M2.4)."""
    supply = numbers(KINDS, WORKERS_OF_COLOUR)
    for good in range(WORKERS):
        supply[good] = SMALL_GOODS_FOR[seats - 2]
    supply[LARGE_COPPER] = LARGE_GOODS_FOR[seats - 2]
    supply[LARGE_STONE] = LARGE_GOODS_FOR[seats - 2]
    return supply


def starting_players(seats: i64) -> vec[Player]:
    """Settlements by player count, one cattle, one of each small good from outside the supply (M2.5)."""
    players = vec[Player](capacity=seats)
    for seat in range(seats):
        holds = numbers(KINDS, 0)
        holds[GRAIN] = 1
        holds[PUMPKIN] = 1
        holds[SMALL_COPPER] = 1
        holds[SMALL_STONE] = 1
        players = append(players, Player(holds, 0, 1, 0, SETTLEMENTS_FOR[seats - 2]))
    return players


def starting_cattle(seats: i64) -> i64:
    """Cattle beside the landscape before its symbols are filled (M2.3, M2.5)."""
    return CATTLE - seats


def check_first(s: Position, seat: i64) -> i64:
    """Anybody may be drawn, unless somebody was named when the table was opened (M2.0)."""
    if seat >= s.seats:
        return why.NOT_NOW
    named = s.stack.arg(0)
    return OK if named == ANYBODY or named == seat else why.NOT_NOW


def options_first(s: Position, out: ActionBuffer) -> None:
    for seat in range(s.seats):
        if check_first(s, seat) == OK:
            out.add_outcome(CHANCE_FIRST + seat)


def do_first(s: Position, seat: i64) -> None:
    """The first player is known: the rest of the setup is pending work, last thing first (M2.0, M2.7)."""
    s.first = seat
    s.active = seat
    note(s, happened.FIRST_PLAYER, seat, 0, 0, 0)
    stack = s.stack
    stack.pop()
    stack.push(TURN, seat, MAIN, 0, 0, 0)
    for i in range(s.seats):
        other = (seat + i) % s.seats
        s.players[other].coins = FIRST_COINS + i
        note(s, happened.START_COINS, other, FIRST_COINS + i, 0, 0)
    for i in range(s.seats - 1, -1, -1):
        other = (seat + i) % s.seats
        # Two spins each, in turn order (M2.6).
        stack.push(SPIN, other, 0, 0, 0, 0)
        stack.push(SPIN, other, 0, 0, 0, 0)
    stack.push(start_question(s), start_seat(s), 0, 0, 0, 0)
    for slot in range(s.ground.layout.slots - 1, -1, -1):
        stack.push(TILE, seat, slot, 0, 0, 0)


def start_question(s: Position) -> i64:
    """How the place of the start tile is found (M2.2)."""
    return START_CHANCE if s.rulings.start == AT_RANDOM else START


def start_seat(s: Position) -> i64:
    """Who lays the start tile: the first player, or the last (M2.2)."""
    return (s.first + s.seats - 1) % s.seats if s.rulings.start == BY_LAST else s.first


def options_tile(s: Position, out: ActionBuffer) -> None:
    for tile in range(TILES):
        if not s.ground.is_drawn(tile):
            for rotation in range(ROTATIONS):
                out.add_outcome(CHANCE_TILE + tile * ROTATIONS + rotation)


def do_tile(s: Position, outcome: i64) -> None:
    """The next tile of the landscape, in a random rotation (M2.1)."""
    slot = s.stack.arg(0)
    tile = outcome // ROTATIONS
    rotation = outcome % ROTATIONS
    s.ground = with_tile(s.ground, s.parts, slot, tile, rotation)
    note(s, happened.TILE_PLACED, s.first, slot, tile, rotation)
    s.stack.pop()


def check_start(s: Position, cell: i64) -> i64:
    """The start tile goes on a field that can be built on, perhaps not beside a canteen (M2.2)."""
    if cell >= s.ground.layout.cells:
        return why.NO_SUCH_SPACE
    terrain = i64(s.ground.terrain[cell])
    if terrain != FIELD:
        return why.ON_LAKE if terrain == LAKE else why.ON_MOUNTAIN
    if s.rulings.near_canteen or not is_beside_canteen(s, cell):
        return OK
    return why.BESIDE_CANTEEN if has_field_away_from_canteens(s) else OK


def is_beside_canteen(s: Position, cell: i64) -> bool:
    """Whether a lake with the canteen symbol touches a hex."""
    neighbours = s.ground.layout.neighbours
    for k in range(cell * DIRECTIONS, cell * DIRECTIONS + DIRECTIONS):
        near = neighbours[k]
        if near != OFF_MAP and i64(s.ground.token[near]) == CANTEEN_TOKEN:
            return True
    return False


def has_field_away_from_canteens(s: Position) -> bool:
    """Whether the start tile has any place that is not beside a canteen; without one all are allowed."""
    for cell in range(s.ground.layout.cells):
        if i64(s.ground.terrain[cell]) == FIELD and not is_beside_canteen(s, cell):
            return True
    return False


def options_start(s: Position, out: ActionBuffer) -> None:
    base = CHANCE_START if s.stack.kind() == START_CHANCE else PUT_START
    for cell in range(s.ground.layout.cells):
        if check_start(s, cell) == OK:
            out.add_outcome(base + cell)


def do_start(s: Position, cell: i64) -> None:
    """Lay the start tile; then fill the other symbols with cattle and canteens (M2.2, M2.3)."""
    s.start = cell
    token = s.ground.token[:]
    token[cell] = u8(NO_TOKEN)
    for x in token:
        if i64(x) == CATTLE_TOKEN:
            s.cattle -= 1
    s.token = token
    s.frontier = extended_frontier(s.ground, s.owner, cell, vec[i64](), cell)
    note(s, happened.START_PLACED, s.stack.seat(), cell, 0, 0)
    s.stack.pop()
