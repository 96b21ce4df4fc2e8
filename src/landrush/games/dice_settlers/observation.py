"""All that a seat may know of the table, for those who learn; `observation_names.py` has the names.

It tells what `position.view` tells, and nothing of what is hidden: the tiles in the stack and in the hands of
others, the dice in the bags of others. The players come in turn order, oneself first.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from landrush.engine.bits import bit, count_bits, lowest, without_lowest
from landrush.engine.hexes import DIRECTIONS
from landrush.engine.observation import put, put_nothing, put_one_of
from landrush.engine.state import CHANCE, OVER
from landrush.games.dice_settlers.attack import SEATS
from landrush.games.dice_settlers.land import spot_direction, spot_tile
from landrush.games.dice_settlers.observation_automaton import put_automaton
from landrush.games.dice_settlers.observation_pending import (
    kept_tile,
    named_technology,
    named_tile,
    place_of,
    put_pending,
    put_question,
)
from landrush.games.dice_settlers.state import BAG, NO_HOUSE, SPENT, TOKENS, Position
from landrush.games.dice_settlers.symbols import (
    COLOURS,
    DIE_FACES,
    MAIN_ACTIONS,
    RESOURCES,
    TECHNOLOGIES,
    TILES,
)

ALL_TILES: Final[i64] = TILES - 1
# Nine technologies and an explosive one.
CARDS: Final[i64] = 10
# Numbers of each player, and of each tile.
PLAYER: Final[i64] = 5 + COLOURS + DIE_FACES + RESOURCES + 2 * TECHNOLOGIES + MAIN_ACTIONS + 2 * ALL_TILES
TILE: Final[i64] = 7 + 2 * SEATS + DIRECTIONS
# Where a tile's free places are.
PLACES: Final[i64] = TILE - DIRECTIONS
# Added to q and r, which no map takes farther from the first tile.
MIDDLE: Final[i64] = 45


def observe(s: Position, seat: i64, out: vec[u8], at: i64) -> None:
    """The players, the supply, the technologies, the round, what is asked, the automaton, the tiles."""
    for k in range(SEATS):
        at = put_player(s, (seat + k) % s.seats, out, at) if k < s.seats else put_nothing(out, at, PLAYER)
    for colour in range(COLOURS):
        at = put(out, at, s.players[seat].holds[BAG + colour])
    for colour in range(COLOURS):
        at = put(out, at, s.supply[colour])
    at = put(out, at, s.points)
    at = put_technologies(s, out, at)
    at = put_round(s, seat, out, at)
    at = put_question(s, seat, out, at)
    at = put_pending(s, seat, out, at)
    at = put_automaton(s, out, at)
    put_tiles(s, seat, out, at)


def put_set(out: vec[u8], at: i64, members: i64, first: i64, count: i64) -> i64:
    """A number for each of some things, counted from the first: 1 for those of a set."""
    put_nothing(out, at, count)
    while members:
        out[at + lowest(members) - first] = 1
        members = without_lowest(members)
    return at + count


def put_player(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """What everybody sees of a player's board."""
    p = s.players[seat]
    out[at] = 1
    at = put(out, at + 1, p.bag_size())
    for colour in range(COLOURS):
        at = put(out, at, p.holds[SPENT + colour])
    for die in range(DIE_FACES):
        out[at + die] = p.active[die]
    at += DIE_FACES
    for resource in range(RESOURCES):
        at = put(out, at, p.holds[TOKENS + resource])
    at = put(out, at, p.tents)
    at = put(out, at, p.houses)
    at = put(out, at, p.points)
    at = put_set(out, at, p.techs, 0, TECHNOLOGIES)
    at = put_set(out, at, p.used, 0, TECHNOLOGIES)
    at = put_set(out, at, p.acted, 0, MAIN_ACTIONS)
    at = put_set(out, at, p.factories, 1, ALL_TILES)
    return put_set(out, at, p.again, 1, ALL_TILES)


def put_technologies(s: Position, out: vec[u8], at: i64) -> i64:
    """Those that lie there, the one that is being paid for, and their order: the first of a kind is used."""
    cards: i64 = 0
    for card in s.cards:
        cards |= bit(card)
    at = put_set(out, at, cards, 0, TECHNOLOGIES)
    at = put_one_of(out, at, named_technology(s), TECHNOLOGIES)
    laid: i64 = len(s.cards)
    for i in range(CARDS):
        at = put(out, at, s.cards[i] + 1 if i < laid else 0)
    return at


def put_round(s: Position, seat: i64, out: vec[u8], at: i64) -> i64:
    """Who is first, who decides, how far the game is, how many tiles are hidden."""
    at = put_one_of(out, at, place_of(s, seat, s.first), SEATS)
    at = put_one_of(out, at, place_of(s, seat, s.to_move), SEATS)
    at = put(out, at, 1 if s.to_move == CHANCE else 0)
    at = put(out, at, 1 if s.to_move == OVER else 0)
    at = put(out, at, s.rounds)
    at = put(out, at, 1 if s.last_round else 0)
    at = put(out, at, 1 if s.explosive else 0)
    at = put(out, at, count_bits(s.stack_tiles))
    return put(out, at, count_bits(s.hand))


def put_tiles(s: Position, seat: i64, out: vec[u8], at: i64) -> None:
    """Each tile: where it lies with what stands there, else what the seat knows of it."""
    first = at
    hand: i64 = s.hand if s.stack.depth() > 0 and s.stack.seat() == seat else 0
    known = s.placed | s.seen[seat]
    kept = kept_tile(s, seat)
    named = named_tile(s)
    for tile in range(1, TILES):
        put_nothing(out, at, TILE)
        if s.placed & bit(tile):
            out[at] = 1
            put(out, at + 1, max(0, s.q[tile] + MIDDLE))
            put(out, at + 2, max(0, s.r[tile] + MIDDLE))
            for k in range(s.seats):
                out[at + 3 + k] = s.tents[(seat + k) % s.seats * TILES + tile]
            owner = i64(s.house[tile])
            if owner != NO_HOUSE:
                out[at + 3 + SEATS + place_of(s, seat, owner)] = 1
        elif s.parts.tile_players[tile] <= s.seats and known & bit(tile) == 0:
            out[at + 3 + 2 * SEATS] = 1
        if hand & bit(tile):
            out[at + 4 + 2 * SEATS] = 1
        if tile == kept:
            out[at + 5 + 2 * SEATS] = 1
        if tile == named:
            out[at + 6 + 2 * SEATS] = 1
        at += TILE
    for spot in s.spots:
        out[first + (spot_tile(spot) - 1) * TILE + PLACES + spot_direction(spot)] = 1
