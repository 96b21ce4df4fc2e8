"""What a seat cannot know, drawn anew: bots think about such worlds, never about the true one."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.bits import bit, count_bits
from landrush.engine.pending import FRAME
from landrush.engine.rng import Rng
from landrush.engine.vectors import numbers
from landrush.games.dice_settlers.setup import starting_stack
from landrush.games.dice_settlers.solo.frames import OWN_SPOT
from landrush.games.dice_settlers.state import BAG, PLACE_START, Position
from landrush.games.dice_settlers.symbols import COLOURS, START_TILES, TILES


def imagine_stack(s: Position, seat: i64, rng: Rng) -> None:
    """As many tiles as there are, out of those that the seat has not seen: others put some of them away."""
    known = s.seen[seat] | s.placed
    if s.stack.seat() == seat:
        known |= s.hand
    if s.stack.kind() == OWN_SPOT:
        # The automaton shows its tile before the player chooses where it goes.
        known |= bit(s.stack.arg(0))
    unknown = starting_stack(s.parts.tile_players, s.seats) & ~known
    unseen = count_bits(unknown)
    size = count_bits(s.stack_tiles)
    tiles: i64 = 0
    for tile in range(1, TILES):
        if unknown & bit(tile):
            # As many as are still needed, out of as many as are still to come.
            if rng.randrange(unseen) < size:
                tiles |= bit(tile)
                size -= 1
            unseen -= 1
    s.stack_tiles = tiles


def imagine_bags(s: Position, seat: i64, rng: Rng) -> None:
    """The dice in the bags of others, dealt anew among them: of two players each knows the other's (D4.5)."""
    if s.seats == 2:
        return
    hidden = numbers(COLOURS, 0)
    left: i64 = 0
    for other in range(s.seats):
        if other != seat:
            for colour in range(COLOURS):
                hidden[colour] += s.players[other].holds[BAG + colour]
            left += s.players[other].bag_size()
    for other in range(s.seats):
        if other != seat:
            p = s.players[other]
            size = p.bag_size()
            for colour in range(COLOURS):
                p.holds[BAG + colour] = 0
            for die in range(size):
                at = rng.randrange(left)
                colour = 0
                while at >= hidden[colour]:
                    at -= hidden[colour]
                    colour += 1
                hidden[colour] -= 1
                left -= 1
                p.holds[BAG + colour] += 1


def imagine_draft(s: Position, seat: i64, rng: Rng) -> None:
    """Other start tiles for those who keep one and have not placed it (D2.3)."""
    if s.rounds > 0 or s.stack.seat() != seat:
        return
    cells = s.stack.cells
    free = (bit(START_TILES + 1) - 2) & ~(s.placed | s.hand)
    kept: i64 = 0
    for at in range(0, s.stack.depth() * FRAME, FRAME):
        if cells[at] == PLACE_START and cells[at + 2] > 0:
            if cells[at + 1] == seat:
                free &= ~bit(cells[at + 2])
            else:
                kept |= bit(cells[at + 2])
    if kept == 0:
        return
    for other in range(s.seats):
        if other != seat:
            s.seen[other] &= ~kept
    for at in range(0, s.stack.depth() * FRAME, FRAME):
        if cells[at] == PLACE_START and cells[at + 2] > 0 and cells[at + 1] != seat:
            tile = one_of(free, rng)
            free &= ~bit(tile)
            cells[at + 2] = tile
            s.seen[cells[at + 1]] |= bit(tile)


def one_of(tiles: i64, rng: Rng) -> i64:
    """Any of these tiles."""
    left = rng.randrange(count_bits(tiles))
    tile: i64 = 1
    while tiles & bit(tile) == 0 or left > 0:
        if tiles & bit(tile):
            left -= 1
        tile += 1
    return tile
