"""Explosive technologies: the marker comes off for one effect (D7.3)."""

from __future__ import annotations

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import active_count, gain_token
from landrush.games.dice_settlers.free import can_house
from landrush.games.dice_settlers.harvest import NOT_GOLD
from landrush.games.dice_settlers.land import change_tents, tents_on
from landrush.games.dice_settlers.possible import can_act, with_one_more_action
from landrush.games.dice_settlers.powers import renew_powers
from landrush.games.dice_settlers.recruit import ALL_COLOURS, has_die_to_take
from landrush.games.dice_settlers.state import (
    BLAST,
    BLAST_TILE,
    HARVEST_TOKEN,
    HOUSE_FOR,
    SELL,
    TAKE_DIE,
    TURN,
    TURN_ONE,
    Position,
    note,
)
from landrush.games.dice_settlers.trade import GOLD_TOKEN, can_sell
from landrush.games.dice_settlers.turn import allow_action


def check_explode(s: Position, tech: i64) -> i64:
    """In the own turn, before or after a main action, when it has an effect (D7.3)."""
    if s.stack.kind() != TURN or s.parts.tech_timing[tech] != effects.EXPLOSIVE:
        return why.NOT_NOW
    seat = s.stack.seat()
    if s.players[seat].techs & bit(tech) == 0:
        return why.TECH_NOT_OWNED
    return OK if can_explode(s, seat, tech) else why.NO_EFFECT


def can_explode(s: Position, seat: i64, tech: i64) -> bool:
    """Whether the effect could be carried out."""
    effect = s.parts.tech_effect[tech]
    if effect == effects.DYNAMITE:
        tiles = s.present[seat]
        while tiles:
            if can_blast(s, seat, lowest(tiles)):
                return True
            tiles = without_lowest(tiles)
        return False
    if effect == effects.LEVY:
        return has_die_to_take(s, seat, ALL_COLOURS)
    if effect == effects.BRAINSTORM:
        return active_count(s.players[seat]) > 0
    if effect == effects.RUSH_BUILDING:
        return can_house(s, seat, s.parts.tech_a[tech], 0)
    if effect == effects.CLEARANCE_SALE:
        return can_sell(s, seat)
    if effect == effects.MARCH:
        return can_act(with_one_more_action(s))
    return True


def do_explode(s: Position, tech: i64) -> None:
    """Take the marker off and carry out the effect; the card can be researched again."""
    seat = s.stack.seat()
    p = s.players[seat]
    p.techs &= ~bit(tech)
    renew_powers(s, seat)
    note(s, happened.EXPLODED, seat, tech, 0, 0)
    effect = s.parts.tech_effect[tech]
    number = s.parts.tech_a[tech]
    stack = s.stack
    if effect == effects.DYNAMITE:
        stack.push(BLAST_TILE, seat, number, 0, 0, 0)
    elif effect == effects.MARCH:
        allow_action(s)
    elif effect == effects.LEVY:
        stack.push(TAKE_DIE, seat, number, ALL_COLOURS, 1, 0)
    elif effect == effects.BRAINSTORM:
        stack.push(TURN_ONE, seat, number, 1, 0, 0)
    elif effect == effects.RUSH_BUILDING:
        stack.push(HOUSE_FOR, seat, number, 0, 0, 0)
    elif effect == effects.MOTHER_LODE:
        gain_token(s, seat, GOLD_TOKEN)
        stack.push(HARVEST_TOKEN, seat, NOT_GOLD, 1, 0, 0)
    else:
        stack.push(SELL, seat, number - 1, 1, 0, 0)


def can_blast(s: Position, seat: i64, tile: i64) -> bool:
    """A tile where the player is present and an opponent has tents."""
    if s.present[seat] & bit(tile) == 0:
        return False
    for other in range(s.seats):
        if other != seat and tents_on(s, other, tile) > 0:
            return True
    return False


def options_blast_tile(s: Position, out: ActionBuffer) -> None:
    seat = s.stack.seat()
    tiles = s.present[seat]
    while tiles:
        tile = lowest(tiles)
        if can_blast(s, seat, tile):
            out.add(actions.TILE + tile - 1)
        tiles = without_lowest(tiles)


def do_blast_tile(s: Position, tile: i64) -> None:
    """Ask for each opponent there how many tents go home."""
    seat = s.stack.seat()
    tents = s.stack.arg(0)
    s.stack.pop()
    for i in range(s.seats - 1, 0, -1):
        other = (seat + i) % s.seats
        if tents_on(s, other, tile) > 0:
            s.stack.push(BLAST, seat, tile, other, tents, 0)


def check_blast(s: Position, tile: i64) -> i64:
    """One more tent of this opponent."""
    if tile != s.stack.arg(0):
        return why.NOT_NOW
    return OK if tents_on(s, s.stack.arg(1), tile) > 0 else why.NO_ENEMY_TENTS


def do_blast(s: Position, tile: i64) -> None:
    """A tent goes to its owner's supply; not an attack."""
    seat = s.stack.seat()
    other = s.stack.arg(1)
    change_tents(s, other, tile, -1)
    s.players[other].tents += 1
    note(s, happened.BLASTED, seat, tile, other, 0)
    left = s.stack.arg(2) - 1
    if left == 0 or tents_on(s, other, tile) == 0:
        s.stack.pop()
    else:
        s.stack.set_arg(2, left)
