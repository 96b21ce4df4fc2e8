"""Build: settlements on the landscape (M7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from landrush.engine.actions import ActionBuffer
from landrush.engine.hexes import AXES, DIRECTIONS, OFF_MAP
from landrush.engine.state import OK
from landrush.games.montana import happened, why
from landrush.games.montana.actions import BUILD
from landrush.games.montana.kinds import GOODS
from landrush.games.montana.landscape import (
    CANTEEN_TOKEN,
    CATTLE_TOKEN,
    NO_TOKEN,
    NOBODY,
    affords,
    completes_line,
    contains,
    extended_frontier,
)
from landrush.games.montana.parts import FIELD, LAKE
from landrush.games.montana.state import BUILT, MAIN, TURN, Position, note, set_step
from landrush.games.montana.supply import pay

MAX_BUILDS: Final[i64] = 3


def check_may_build(s: Position) -> i64:
    """As the turn's action, up to three times, with settlements left (M7.1, M7.7)."""
    if s.stack.kind() != TURN:
        return why.NOT_NOW
    step = s.stack.arg(0)
    if step == BUILT:
        if s.stack.arg(1) == MAX_BUILDS:
            return why.BUILD_LIMIT
    elif step != MAIN:
        return why.ACTION_DONE
    return OK if s.players[s.active].settlements > 0 else why.NO_SETTLEMENTS_LEFT


def check_build(s: Position, cell: i64) -> i64:
    """A free field next to any settlement or the start tile, for exactly the goods printed (M7.2, M7.3)."""
    reason = check_may_build(s)
    if reason != OK:
        return reason
    if cell >= s.ground.layout.cells:
        return why.NO_SUCH_SPACE
    if not contains(s.frontier, cell):
        return why_out_of_reach(s, cell)
    p = s.players[s.active]
    return OK if affords(p.packed_goods(), s.ground.price[cell]) else why.NOT_ENOUGH_GOODS


def why_out_of_reach(s: Position, cell: i64) -> i64:
    """Why a cell is not among the fields that can be reached."""
    terrain = i64(s.ground.terrain[cell])
    if terrain != FIELD:
        return why.ON_LAKE if terrain == LAKE else why.ON_MOUNTAIN
    if cell == s.start:
        return why.ON_START_TILE
    return why.NOT_ADJACENT if i64(s.owner[cell]) == NOBODY else why.FIELD_SETTLED


def options_build(s: Position, out: ActionBuffer) -> None:
    if check_may_build(s) != OK:
        return
    goods = s.players[s.active].packed_goods()
    price = s.ground.price
    for cell in s.frontier:
        if affords(goods, price[cell]):
            out.add(BUILD + cell)


def do_build(s: Position, cell: i64) -> None:
    """Pay, settle, and take at once what the field brings (M7.3 to M7.6)."""
    seat = s.active
    set_step(s, BUILT, 1 if s.stack.arg(0) == MAIN else s.stack.arg(1) + 1)
    note(s, happened.SETTLED, seat, cell, 0, 0)
    pay_price(s, cell)
    put_settlements(s, cell)
    take_cattle(s, cell)
    take_canteens(s, cell)
    if s.players[seat].settlements == 0:
        s.last_round = True
        note(s, happened.LAST_SETTLEMENT, seat, 0, 0, 0)


def pay_price(s: Position, cell: i64) -> None:
    """The goods printed go to the supply (M7.3)."""
    p = s.players[s.active]
    price = s.ground.price[cell]
    for good in range(GOODS):
        amount = (price >> (8 * good)) & 0xFF
        if amount > 0:
            pay(s, p, good, amount)


def put_settlements(s: Position, cell: i64) -> None:
    """One, one more on a double field, one more for each line of four (M7.4, M7.5, M7.7)."""
    seat = s.active
    p = s.players[seat]
    owner = s.owner[:]
    owner[cell] = u8(seat)
    s.owner = owner
    put: i64 = 1
    if s.ground.double[cell] and p.settlements > put:
        put += 1
        note(s, happened.DOUBLE, seat, cell, 0, 0)
    layout = s.ground.layout
    for axis in range(AXES):
        if p.settlements > put and completes_line(layout, owner, cell, seat, axis, s.rulings.exact_line):
            put += 1
            note(s, happened.LINE, seat, cell, 0, 0)
    p.settlements -= put
    height = s.height[:]
    height[cell] = u8(put)
    s.height = height
    s.frontier = extended_frontier(s.ground, owner, s.start, s.frontier, cell)


def take_cattle(s: Position, cell: i64) -> None:
    """The cattle on the field (M7.6)."""
    if i64(s.token[cell]) == CATTLE_TOKEN:
        remove_token(s, cell)
        s.players[s.active].cattle += 1
        note(s, happened.CATTLE_TAKEN, s.active, cell, 0, 0)


def take_canteens(s: Position, cell: i64) -> None:
    """The canteen of every adjacent lake (M7.6)."""
    neighbours = s.ground.layout.neighbours
    for k in range(cell * DIRECTIONS, cell * DIRECTIONS + DIRECTIONS):
        near = neighbours[k]
        if near != OFF_MAP and i64(s.token[near]) == CANTEEN_TOKEN:
            remove_token(s, near)
            s.players[s.active].canteens += 1
            note(s, happened.CANTEEN_TAKEN, s.active, near, 0, 0)


def remove_token(s: Position, cell: i64) -> None:
    """Take the token off a hex."""
    token = s.token[:]
    token[cell] = u8(NO_TOKEN)
    s.token = token


def take_unbuilt_coins(s: Position) -> None:
    """A coin for each of the three builds not made, at the end of the action (M7.1)."""
    coins = MAX_BUILDS - s.stack.arg(1)
    if coins > 0:
        s.players[s.active].coins += coins
        note(s, happened.UNBUILT, s.active, coins, 0, 0)
