"""Setting up: technologies, the draft of start tiles, placing them (D2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, count_bits
from landrush.engine.pending import FRAME
from landrush.engine.state import OK
from landrush.engine.vectors import numbers, small_numbers
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import gain_die, gain_token
from landrush.games.dice_settlers.land import ORIGIN, change_tents, put_house, put_tile
from landrush.games.dice_settlers.powers import no_powers, plain_serves
from landrush.games.dice_settlers.state import (
    ANYBODY,
    BAG,
    CARD,
    DRAFT_DRAW,
    DRAFT_KEEP,
    HOLDS,
    PLACE_START,
    ROUND,
    Player,
    Position,
    note,
)
from landrush.games.dice_settlers.symbols import (
    COLOURS,
    DIE_FACES,
    GREEN,
    START_TILES,
    TERRAIN_COLOUR,
    TILES,
    WHITE,
    YELLOW,
)

OWN_TENTS: Final[i64] = 6
HOUSES: Final[i64] = 5
HAND: Final[i64] = 3
EXPLOSIVE_TYPE: Final[i64] = 5
POINTS_FOR: Final[vec[i64]] = vec[i64]([30, 39, 48])
REMOVED_FOR: Final[vec[i64]] = vec[i64]([2, 1, 0])


def starting_players(seats: i64) -> vec[Player]:
    """Six tents and a bag of three white, a green and a yellow die (D2.1)."""
    players = vec[Player](capacity=seats)
    serves = plain_serves()
    powers = no_powers()
    for seat in range(seats):
        holds = numbers(HOLDS, 0)
        holds[BAG + WHITE] = 3
        holds[BAG + GREEN] = 1
        holds[BAG + YELLOW] = 1
        active = small_numbers(DIE_FACES, 0)
        p = Player(holds, active, serves, OWN_TENTS, HOUSES, 0, 0, 0, 0, 0, 0, powers, 0, 0, 0)
        players = append(players, p)
    return players


def starting_supply(dice: vec[i64], seats: i64) -> vec[i64]:
    """What the bags leave, without white dice and less the dice removed (D2.6)."""
    supply = dice[:]
    supply[GREEN] -= seats
    supply[YELLOW] -= seats
    for colour in range(COLOURS):
        supply[colour] -= REMOVED_FOR[seats - 2]
    supply[WHITE] = 0
    return supply


def starting_stack(tile_players: vec[i64], seats: i64) -> i64:
    """The map tiles of this player count, start tiles apart, as bits (D2.2)."""
    tiles: i64 = 0
    for tile in range(START_TILES + 1, TILES):
        if tile_players[tile] <= seats:
            tiles |= bit(tile)
    return tiles


def check_first(s: Position, seat: i64) -> i64:
    """Anybody may be drawn, unless somebody was named when the table was opened (D2.1)."""
    if seat >= s.seats:
        return why.NOT_NOW
    named = s.stack.arg(0)
    return OK if named == ANYBODY or named == seat else why.NOT_NOW


def options_first(s: Position, out: ActionBuffer) -> None:
    for seat in range(s.seats):
        if check_first(s, seat) == OK:
            out.add_outcome(actions.CHANCE_FIRST + seat)


def do_first(s: Position, seat: i64) -> None:
    """The first player is known: the rest of the setup is pending work (D2.3, D2.4, D2.7)."""
    s.first = seat
    note(s, happened.FIRST_PLAYER, seat, 0, 0, 0)
    stack = s.stack
    stack.pop()
    stack.push(ROUND, seat, 0, 0, 0, 0)
    for i in range(s.seats - 1, -1, -1):
        stack.push(PLACE_START, (seat + i) % s.seats, 0, 0, 0, 0)
    for i in range(s.seats - 1, -1, -1):
        other = (seat + i) % s.seats
        stack.push(DRAFT_KEEP, other, 0, 0, 0, 0)
        for card in range(HAND if i == 0 else 1):
            stack.push(DRAFT_DRAW, other, 0, 0, 0, 0)
    ask_cards(s)


def ask_cards(s: Position) -> None:
    """A random set, and an explosive card, are drawn before anything else (D2.7)."""
    stack = s.stack
    if s.explosive:
        stack.push(CARD, s.first, EXPLOSIVE_TYPE, 0, 0, 0)
    if len(s.cards) == 0:
        for kind in range(EXPLOSIVE_TYPE - 1, -1, -1):
            for card in range(s.parts.draw_of_type[kind]):
                stack.push(CARD, s.first, kind, 0, 0, 0)


def check_card(s: Position, tech: i64) -> i64:
    """A technology of the type at hand that does not lie there yet, for this player count (D2.7)."""
    if s.parts.tech_type[tech] != s.stack.arg(0):
        return why.NOT_NOW
    for card in s.cards:
        if card == tech:
            return why.TECH_OWNED
    # Its rule counts the other players' markers and is made for four.
    if s.parts.tech_effect[tech] == effects.END_MARKERS and s.seats < 4:
        return why.NOT_NOW
    return OK


def options_card(s: Position, out: ActionBuffer) -> None:
    for tech in range(len(s.parts.tech_type)):
        if check_card(s, tech) == OK:
            out.add_outcome(actions.CHANCE_CARD + tech)


def do_card(s: Position, tech: i64) -> None:
    """Lay a technology out."""
    note(s, happened.CARD_DRAWN, s.first, tech, 0, 0)
    s.cards = append(s.cards[:], tech)
    s.stack.pop()


def check_draft_draw(s: Position, tile: i64) -> i64:
    """A start tile that nobody has drawn."""
    drawn = s.hand
    for seat in range(s.seats):
        drawn |= s.seen[seat]
    return OK if tile <= START_TILES and drawn & bit(tile) == 0 else why.NOT_NOW


def options_draft_draw(s: Position, out: ActionBuffer) -> None:
    for tile in range(1, START_TILES + 1):
        if check_draft_draw(s, tile) == OK:
            out.add_outcome(actions.CHANCE_TILE + tile - 1)


def do_draft_draw(s: Position, tile: i64) -> None:
    """A random start tile joins the hand, seen by its owner only (D2.3)."""
    s.hand |= bit(tile)
    s.stack.pop()


def do_draft_keep(s: Position, tile: i64) -> None:
    """Keep one, hand the others on to the left; the last ones leave the game (D2.3)."""
    seat = s.stack.seat()
    s.stack.pop()
    s.seen[seat] |= s.hand
    s.hand &= ~bit(tile)
    # The tile waits in the frame of the seat's placement.
    cells = s.stack.cells
    at = s.stack.top
    while cells[at] != PLACE_START or cells[at + 1] != seat:
        at -= FRAME
    cells[at + 2] = tile
    if s.stack.kind() == PLACE_START:
        s.hand = 0


def check_start_spot(s: Position, spot: i64) -> i64:
    """Where the tile touches as many tiles as possible (D2.4)."""
    if s.placed == 0:
        return OK if spot == ORIGIN else why.NO_SPOT
    best: i64 = 0
    touched: i64 = -1
    for i in range(len(s.spots)):
        best = max(best, count_bits(s.spot_tiles[i]))
        if s.spots[i] == spot:
            touched = count_bits(s.spot_tiles[i])
    if touched < 0:
        return why.NO_SPOT
    return OK if touched == best else why.NOT_MOST


def options_start_spot(s: Position, out: ActionBuffer) -> None:
    if s.placed == 0:
        out.add(actions.SPOT + ORIGIN)
    for spot in s.spots:
        if check_start_spot(s, spot) == OK:
            out.add(actions.SPOT + spot)


def do_start_spot(s: Position, spot: i64) -> None:
    """Place the start tile with a tent, or with tile 7 a house, and use its ability (D2.4)."""
    seat = s.stack.seat()
    tile = s.stack.arg(0)
    s.stack.pop()
    put_tile(s, tile, spot)
    if s.parts.tile_effect[tile] == effects.GIVE_START_HOUSE:
        note(s, happened.START_PLACED, seat, tile, 1, 0)
        put_house(s, seat, tile)
        return
    note(s, happened.START_PLACED, seat, tile, 0, 0)
    s.players[seat].tents -= 1
    change_tents(s, seat, tile, 1)
    if s.parts.tile_effect[tile] == effects.GIVE_TOKEN_AND_DIE:
        gain_token(s, seat, s.parts.tile_number[tile])
        gain_die(s, seat, TERRAIN_COLOUR[s.parts.tile_terrain[tile]])
