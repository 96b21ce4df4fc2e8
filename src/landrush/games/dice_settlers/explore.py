"""Explore: draw tiles, place one, let others join (D6.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, count_bits, lowest, without_lowest
from landrush.engine.pending import FRAME
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import gain_token
from landrush.games.dice_settlers.land import change_tents, neighbours, put_tile
from landrush.games.dice_settlers.state import (
    CHOOSE_TILE,
    DRAW_TILE,
    EXTRA,
    JOIN,
    MORE,
    PUT_TILE,
    TAKE_DIE,
    Position,
    has_tech,
    note,
    tech_sum,
)
from landrush.games.dice_settlers.symbols import EXPLORE
from landrush.games.dice_settlers.turn import ask_payment, available, begin_action, check_action

MOST: Final[i64] = 33
ALL_COLOURS: Final[i64] = 0b111111


def check_tiles_beside(s: Position, seat: i64, tiles: i64) -> i64:
    """A place touches two tiles, one of them with the explorer's presence, unless that is waived."""
    if without_lowest(tiles) == 0:
        return why.TOUCH_TWO
    if s.present[seat] == 0 or tiles & s.present[seat]:
        return OK
    return OK if has_tech(s, seat, effects.EXPLORE_ANYWHERE) >= 0 else why.TOUCH_PRESENCE


def has_spot(s: Position, seat: i64) -> bool:
    """Whether a new tile could be placed anywhere."""
    for tiles in s.spot_tiles:
        if check_tiles_beside(s, seat, tiles) == OK:
            return True
    return False


def check_explore(s: Position, symbols: i64) -> i64:
    """Symbols, a tile in the stack and a place for it."""
    reason = check_action(s, EXPLORE)
    if reason != OK:
        return reason
    seat = s.stack.seat()
    if s.stack_tiles == 0:
        return why.STACK_EMPTY
    if available(s, seat, EXPLORE) < symbols:
        return why.NOT_ENOUGH_SYMBOLS
    return OK if has_spot(s, seat) else why.NO_SPOT


def options_explore(s: Position, out: ActionBuffer) -> None:
    if check_explore(s, 1) == OK:
        most = min(MOST, available(s, s.stack.seat(), EXPLORE))
        for symbols in range(1, most + 1):
            out.add(actions.EXPLORE + symbols - 1)


def do_explore(s: Position, symbols: i64) -> None:
    """Pay, draw as many tiles as the stack has, choose one."""
    seat = s.stack.seat()
    begin_action(s, EXPLORE)
    s.stack.push(CHOOSE_TILE, seat, 0, 0, 0, 0)
    drawn = min(symbols + tech_sum(s, seat, effects.EXPLORE_MORE), count_bits(s.stack_tiles))
    s.stack.push(DRAW_TILE, seat, drawn, 0, 0, 0)
    ask_payment(s, seat, EXPLORE, symbols)


def options_draw_tile(s: Position, out: ActionBuffer) -> None:
    tiles = s.stack_tiles
    while tiles:
        out.add_outcome(actions.CHANCE_TILE + lowest(tiles) - 1)
        tiles = without_lowest(tiles)


def do_draw_tile(s: Position, tile: i64) -> None:
    """A tile of the stack comes into the hand, seen by the explorer only."""
    s.stack_tiles &= ~bit(tile)
    s.hand |= bit(tile)
    s.seen[s.stack.seat()] |= bit(tile)
    left = s.stack.arg(0) - 1
    if left == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(0, left)


def options_hand(s: Position, out: ActionBuffer) -> None:
    tiles = s.hand
    while tiles:
        out.add(actions.TILE + lowest(tiles) - 1)
        tiles = without_lowest(tiles)


def do_choose_tile(s: Position, tile: i64) -> None:
    """Keep one tile; the others leave the game."""
    seat = s.stack.seat()
    s.stack.pop()
    s.hand = 0
    s.stack.push(PUT_TILE, seat, tile, 0, 0, 0)


def check_put_tile(s: Position, spot: i64) -> i64:
    """One of the places beside the map."""
    for i in range(len(s.spots)):
        if s.spots[i] == spot:
            return check_tiles_beside(s, s.stack.seat(), s.spot_tiles[i])
    return why.NO_SPOT


def options_put_tile(s: Position, out: ActionBuffer) -> None:
    for i in range(len(s.spots)):
        if check_tiles_beside(s, s.stack.seat(), s.spot_tiles[i]) == OK:
            out.add(actions.SPOT + s.spots[i])


def do_put_tile(s: Position, spot: i64) -> None:
    """The tile with a tent of the general supply; its ability; then the others may join."""
    seat = s.stack.seat()
    tile = s.stack.arg(0)
    s.stack.pop()
    put_tile(s, tile, spot)
    change_tents(s, seat, tile, 1)
    note(s, happened.EXPLORED, seat, tile, 1, 0)
    if s.parts.tile_effect[tile] == effects.GIVE_ACTION and s.parts.tile_when[tile] == effects.PLACEMENT:
        # It follows the complete action, joining included (D5.2).
        s.stack.push(EXTRA, seat, 0, 0, 0, 0)
    beside = neighbours(s, tile)
    s.stack.push(MORE, seat, tile, 0, 0, 0)
    for i in range(s.seats - 1, 0, -1):
        other = (seat + i) % s.seats
        if s.present[other] & beside and s.players[other].tents > 0:
            s.stack.push(JOIN, other, tile, 0, 0, 0)
    use_placement(s, seat, tile)


def use_placement(s: Position, seat: i64, tile: i64) -> None:
    """The ability of a tile when it is placed, for the explorer alone."""
    if s.parts.tile_when[tile] != effects.PLACEMENT:
        return
    effect = s.parts.tile_effect[tile]
    if effect == effects.GIVE_TOKEN:
        gain_token(s, seat, s.parts.tile_number[tile])
    elif effect == effects.GIVE_ANY_DIE:
        s.stack.push(TAKE_DIE, seat, 1, ALL_COLOURS, 0, 0)


def do_join(s: Position) -> None:
    """One tent of the own supply joins; then the explorer may add one."""
    put_own_tent(s, happened.JOINED)
    mark_joined(s)


def do_add(s: Position) -> None:
    """The explorer's own second tent."""
    put_own_tent(s, happened.ADDED)


def put_own_tent(s: Position, event: i64) -> None:
    """Move a tent from the player's own supply to the explored tile."""
    seat = s.stack.seat()
    tile = s.stack.arg(0)
    s.stack.pop()
    s.players[seat].tents -= 1
    change_tents(s, seat, tile, 1)
    note(s, event, seat, tile, 0, 0)


def mark_joined(s: Position) -> None:
    """Remember in the explorer's frame that somebody joined."""
    cells = s.stack.cells
    at = s.stack.top
    while cells[at] != MORE:
        at -= FRAME
    cells[at + 3] = 1


def may_add_tent(s: Position) -> bool:
    """Whether the explorer is asked for one more tent."""
    return s.stack.arg(1) == 1 and s.players[s.stack.seat()].tents > 0
