"""Points at the end (D11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit, count_bits
from landrush.games.dice_settlers import effects
from landrush.games.dice_settlers.dice import active_count
from landrush.games.dice_settlers.land import controlled_count, controls, tents_on
from landrush.games.dice_settlers.setup import HOUSES
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.games.dice_settlers.state import Position
from landrush.games.dice_settlers.symbols import TILES

HOUSE_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 4, 9, 16, 25])
DICE_PAIR_POINTS: Final[i64] = 3


def tile_points(s: Position, seat: i64) -> i64:
    """The larger value to every controller, the smaller to the most tents among the others (D11.1)."""
    total: i64 = 0
    for tile in range(1, TILES):
        if s.present[seat] & bit(tile) and s.parts.tile_high[tile] >= 0:
            if controls(s, seat, tile):
                total += s.parts.tile_high[tile]
            elif is_second(s, seat, tile):
                total += s.parts.tile_low[tile]
    return total


def is_second(s: Position, seat: i64, tile: i64) -> bool:
    """Whether a seat has the most tents among those who do not control a tile."""
    own = tents_on(s, seat, tile)
    if own == 0:
        return False
    for other in range(s.seats):
        if tents_on(s, other, tile) > own and not controls(s, other, tile):
            return False
    return True


def dice_count(s: Position, seat: i64) -> i64:
    """All dice of a player, wherever they are."""
    automaton = s.automaton
    if automaton is not None and seat == AUTOMATON:
        return automaton.dice_count()
    p = s.players[seat]
    return p.bag_size() + p.spent_size() + active_count(p)


def technology_points(s: Position, seat: i64) -> i64:
    """Printed points and end-of-game rules of the cards with the seat's marker (D11.2, D12.15)."""
    automaton = s.automaton
    total: i64 = 0
    for tech in s.cards:
        if s.players[seat].techs & bit(tech):
            total += s.parts.tech_points[tech]
            if automaton is None or seat != AUTOMATON or automaton.difficulty.end_rules:
                total += s.parts.tech_a[tech] * end_count(s, seat, s.parts.tech_effect[tech])
    return total


def automaton_points(s: Position, seat: i64) -> i64:
    """What only the automaton scores: technologies once more, and tokens left (D12.17, D12.18)."""
    automaton = s.automaton
    if automaton is None or seat != AUTOMATON or automaton.difficulty.end == 0:
        return 0
    p = s.players[seat]
    tokens = p.token_count() + automaton.tokens_at_sides()
    return automaton.difficulty.end * count_bits(p.techs) + tokens


def printed_points(s: Position, seat: i64) -> i64:
    """The printed points among those of the technologies."""
    total: i64 = 0
    for tech in s.cards:
        if s.players[seat].techs & bit(tech):
            total += s.parts.tech_points[tech]
    return total


def end_count(s: Position, seat: i64, effect: i64) -> i64:
    """What an end-of-game rule counts; nothing for other effects."""
    if effect == effects.END_HOUSES:
        return HOUSES - s.players[seat].houses
    if effect == effects.END_DICE:
        return dice_count(s, seat)
    if effect == effects.END_PRESENT:
        return count_bits(s.present[seat])
    if effect == effects.END_TECHNOLOGIES:
        return count_bits(s.players[seat].techs)
    if effect == effects.END_CONTROLLED:
        return controlled_count(s, seat)
    if effect == effects.END_FACTORIES:
        return controlled_factories(s, seat)
    if effect == effects.END_TERRAINS:
        return controlled_terrains(s, seat)
    return other_markers(s, seat) if effect == effects.END_MARKERS else 0


def controlled_factories(s: Position, seat: i64) -> i64:
    """Factory tiles a seat controls."""
    count: i64 = 0
    for tile in range(1, TILES):
        if s.present[seat] & bit(tile) and s.parts.tile_when[tile] == effects.FACTORY:
            if controls(s, seat, tile):
                count += 1
    return count


def controlled_terrains(s: Position, seat: i64) -> i64:
    """Terrains of which a seat controls a tile."""
    terrains: i64 = 0
    for tile in range(1, TILES):
        if s.present[seat] & bit(tile) and controls(s, seat, tile):
            terrains |= bit(s.parts.tile_terrain[tile])
    return count_bits(terrains)


def other_markers(s: Position, seat: i64) -> i64:
    """Opponents' markers on the technologies with the seat's own."""
    count: i64 = 0
    for other in range(s.seats):
        if other != seat:
            count += count_bits(s.players[seat].techs & s.players[other].techs)
    return count


def score(s: Position, seat: i64) -> i64:
    """All points of a seat as it stands (D11.1 to D11.5)."""
    p = s.players[seat]
    pairs = dice_count(s, seat) // 2
    total = p.points + tile_points(s, seat) + technology_points(s, seat)
    total += DICE_PAIR_POINTS * pairs + HOUSE_POINTS[HOUSES - p.houses]
    return total + automaton_points(s, seat)


def points_by_source(s: Position, seat: i64) -> dict[str, int]:
    """The same points, each kind by itself."""
    p = s.players[seat]
    printed = printed_points(s, seat)
    return {
        "during the game": p.points,
        "tiles": tile_points(s, seat),
        "technologies, printed": printed,
        "technologies, by rule": technology_points(s, seat) - printed,
        "pairs of dice": DICE_PAIR_POINTS * (dice_count(s, seat) // 2),
        "houses": HOUSE_POINTS[HOUSES - p.houses],
        **({"automaton": automaton_points(s, seat)} if s.automaton is not None else {}),
    }


def winner_bits(s: Position) -> i64:
    """The seats with the most points, a bit each (D11.5)."""
    best: i64 = -1
    winners: i64 = 0
    for seat in range(s.seats):
        points = score(s, seat)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners |= bit(seat)
    return winners
