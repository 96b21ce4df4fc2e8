"""Setting up: first player, landscape, start tile, first workers (M2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from landrush.engine.actions import ActionBuffer
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
from landrush.games.montana.landscape import CATTLE_TOKEN, NO_TOKEN, extended_frontier, with_tile
from landrush.games.montana.parts import FIELD, LAKE, ROTATIONS, TILES
from landrush.games.montana.state import MAIN, SPIN, START, START_CHANCE, TILE, TURN, Player, Position, note

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


def options_first(s: Position, out: ActionBuffer) -> None:
    for seat in range(s.seats):
        out.add(CHANCE_FIRST + seat)


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
    stack.push(START_CHANCE if s.random_start else START, seat, 0, 0, 0, 0)
    for slot in range(s.ground.layout.slots - 1, -1, -1):
        stack.push(TILE, seat, slot, 0, 0, 0)


def options_tile(s: Position, out: ActionBuffer) -> None:
    for tile in range(TILES):
        if not s.ground.is_drawn(tile):
            for rotation in range(ROTATIONS):
                out.add(CHANCE_TILE + tile * ROTATIONS + rotation)


def do_tile(s: Position, outcome: i64) -> None:
    """The next tile of the landscape, in a random rotation (M2.1)."""
    slot = s.stack.arg(0)
    tile = outcome // ROTATIONS
    rotation = outcome % ROTATIONS
    s.ground = with_tile(s.ground, s.parts, slot, tile, rotation)
    note(s, happened.TILE_PLACED, s.first, slot, tile, rotation)
    s.stack.pop()


def check_start(s: Position, cell: i64) -> i64:
    """The start tile goes on a field that can be built on (M2.2)."""
    if cell >= s.ground.layout.cells:
        return why.NO_SUCH_SPACE
    terrain = i64(s.ground.terrain[cell])
    if terrain != FIELD:
        return why.ON_LAKE if terrain == LAKE else why.ON_MOUNTAIN
    return OK


def options_start(s: Position, out: ActionBuffer) -> None:
    base = CHANCE_START if s.stack.kind() == START_CHANCE else PUT_START
    for cell in range(s.ground.layout.cells):
        if check_start(s, cell) == OK:
            out.add(base + cell)


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
    note(s, happened.START_PLACED, s.first, cell, 0, 0)
    s.stack.pop()
