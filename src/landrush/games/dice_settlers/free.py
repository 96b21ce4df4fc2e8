"""Free actions: factories, taking power, and the cards that are free actions (D7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.bits import bit, lowest, without_lowest
from landrush.engine.state import OK
from landrush.games.dice_settlers import actions, effects, happened, why
from landrush.games.dice_settlers.dice import gain_die, gain_token
from landrush.games.dice_settlers.land import change_tents, neighbours, put_house, tents_on, within
from landrush.games.dice_settlers.possible import can_act, with_one_more_action
from landrush.games.dice_settlers.state import (
    FACTORY_BY,
    FREE_FACTORY,
    HOUSE_FOR,
    NO_HOUSE,
    TENT_TO,
    TURN,
    Position,
    has_tech,
    note,
    tech_sum,
)
from landrush.games.dice_settlers.symbols import TERRAIN_COLOUR
from landrush.games.dice_settlers.turn import allow_action

LEAD: Final[i64] = 3
HOUSE_TENTS: Final[i64] = 3


def uses_left(s: Position, seat: i64, tile: i64) -> bool:
    """Each factory once a round for each player, twice with Shift Work (D7.1)."""
    mask: i64 = bit(tile)
    p = s.players[seat]
    if p.factories & mask == 0:
        return True
    return p.again & mask == 0 and tech_sum(s, seat, effects.FACTORY_TIMES) > 1


def can_house(s: Position, seat: i64, tents: i64, without: i64) -> bool:
    """Whether a house could replace tents somewhere, one tent of a tile left out of the count."""
    if s.players[seat].houses == 0:
        return False
    tiles = s.present[seat]
    while tiles:
        tile = lowest(tiles)
        have = tents_on(s, seat, tile)
        if tile == without:
            have -= 1
        if have >= tents and i64(s.house[tile]) == NO_HOUSE:
            return True
        tiles = without_lowest(tiles)
    return False


def has_effect(s: Position, seat: i64, tile: i64, by: i64) -> bool:
    """Whether a factory's ability can take effect, paid with a tent of this tile or none (D7.1)."""
    effect = s.parts.tile_effect[tile]
    if effect == effects.GIVE_DIE:
        return s.supply[TERRAIN_COLOUR[s.parts.tile_terrain[tile]]] > 0
    if effect == effects.GIVE_HOUSE:
        return can_house(s, seat, HOUSE_TENTS, by)
    if effect == effects.GIVE_ACTION:
        after = with_one_more_action(s)
        if by > 0:
            remove_tent(after, seat, by)
        return can_act(after)
    return True


def check_factory_by(s: Position, seat: i64, tile: i64, by: i64) -> i64:
    """A tent of the factory's tile, or of a neighbour with Labour Migration."""
    if tents_on(s, seat, by) == 0:
        return why.FACTORY_TENT
    if by != tile:
        if neighbours(s, tile) & bit(by) == 0 or has_tech(s, seat, effects.ADJACENT_FACTORY) < 0:
            return why.FACTORY_TENT
    return OK if has_effect(s, seat, tile, by) else why.NO_EFFECT


def check_factory(s: Position, tile: i64) -> i64:
    """In the own turn, before or after a main action (D5.6, D7.1)."""
    if s.stack.kind() != TURN:
        return why.NOT_NOW
    if s.placed & bit(tile) == 0 or s.parts.tile_when[tile] != effects.FACTORY:
        return why.NOT_A_FACTORY
    seat = s.stack.seat()
    if not uses_left(s, seat, tile):
        return why.ONCE_PER_ROUND
    reason = check_factory_by(s, seat, tile, tile)
    if reason == OK or has_tech(s, seat, effects.ADJACENT_FACTORY) < 0:
        return reason
    others = neighbours(s, tile)
    while others:
        if check_factory_by(s, seat, tile, lowest(others)) == OK:
            return OK
        others = without_lowest(others)
    return reason


def options_factory(s: Position, out: ActionBuffer) -> None:
    seat = s.stack.seat()
    reach = s.present[seat]
    if has_tech(s, seat, effects.ADJACENT_FACTORY) >= 0:
        reach = within(s, reach, 1)
    factories = reach & s.parts.factory_tiles
    while factories:
        tile = lowest(factories)
        if check_factory(s, tile) == OK:
            out.add(actions.FACTORY + tile - 1)
        factories = without_lowest(factories)


def do_factory(s: Position, tile: i64) -> None:
    """The tent is removed first; with Labour Migration the player says which."""
    seat = s.stack.seat()
    if has_tech(s, seat, effects.ADJACENT_FACTORY) >= 0:
        s.stack.push(FACTORY_BY, seat, tile, 0, 0, 0)
    else:
        remove_tent(s, seat, tile)
        use_factory(s, seat, tile)


def options_factory_by(s: Position, out: ActionBuffer) -> None:
    seat = s.stack.seat()
    tiles = s.present[seat]
    while tiles:
        by = lowest(tiles)
        if check_factory_by(s, seat, s.stack.arg(0), by) == OK:
            out.add(actions.TILE + by - 1)
        tiles = without_lowest(tiles)


def do_factory_by(s: Position, by: i64) -> None:
    """Remove that tent and use the factory."""
    seat = s.stack.seat()
    tile = s.stack.arg(0)
    s.stack.pop()
    remove_tent(s, seat, by)
    use_factory(s, seat, tile)


def remove_tent(s: Position, seat: i64, tile: i64) -> None:
    """A tent goes to the own supply."""
    change_tents(s, seat, tile, -1)
    s.players[seat].tents += 1


def use_factory(s: Position, seat: i64, tile: i64) -> None:
    """Carry out the ability and mark the factory; the turn's frame is on top."""
    p = s.players[seat]
    if p.factories & bit(tile):
        p.again |= bit(tile)
    p.factories |= bit(tile)
    note(s, happened.FACTORY_USED, seat, tile, 0, 0)
    effect = s.parts.tile_effect[tile]
    number = s.parts.tile_number[tile]
    if effect == effects.GIVE_TENTS:
        p.tents += number
    elif effect == effects.GIVE_DIE:
        gain_die(s, seat, TERRAIN_COLOUR[s.parts.tile_terrain[tile]])
    elif effect == effects.GIVE_TOKEN:
        gain_token(s, seat, number)
    elif effect == effects.GIVE_POINTS:
        # From the reserve, so the general supply stays as it is.
        p.points += number
        note(s, happened.POINTS, seat, number, 0, 0)
    elif effect == effects.GIVE_ACTION:
        allow_action(s)
    elif effect == effects.GIVE_HOUSE:
        s.stack.push(HOUSE_FOR, seat, HOUSE_TENTS, 0, 0, 0)


def check_house_for(s: Position, tile: i64) -> i64:
    """A tile without a house and with enough own tents."""
    if i64(s.house[tile]) != NO_HOUSE:
        return why.HOUSE_THERE
    return OK if tents_on(s, s.stack.seat(), tile) >= s.stack.arg(0) else why.FEW_TENTS


def options_house_for(s: Position, out: ActionBuffer) -> None:
    tiles = s.present[s.stack.seat()]
    while tiles:
        tile = lowest(tiles)
        if check_house_for(s, tile) == OK:
            out.add(actions.TILE + tile - 1)
        tiles = without_lowest(tiles)


def do_house_for(s: Position, tile: i64) -> None:
    """The tents go to the general supply, a house stands there."""
    seat = s.stack.seat()
    tents = s.stack.arg(0)
    s.stack.pop()
    build_house(s, seat, tile, tents)


def build_house(s: Position, seat: i64, tile: i64, tents: i64) -> None:
    """Tents become a house."""
    put_house(s, seat, tile)
    change_tents(s, seat, tile, -tents)
    note(s, happened.HOUSE_PUT, seat, tile, tents, 0)


def check_power(s: Position, tile: i64) -> i64:
    """A lead of three tents over everybody on a tile without a house (D7.2)."""
    if s.stack.kind() != TURN:
        return why.NOT_NOW
    seat = s.stack.seat()
    if s.placed & bit(tile) == 0 or tents_on(s, seat, tile) == 0:
        return why.NO_TENT_THERE
    if i64(s.house[tile]) != NO_HOUSE:
        return why.HOUSE_THERE
    if s.players[seat].houses == 0:
        return why.NO_HOUSES_LEFT
    for other in range(s.seats):
        if other != seat and tents_on(s, seat, tile) < tents_on(s, other, tile) + LEAD:
            return why.NO_LEAD
    return OK


def options_power(s: Position, out: ActionBuffer) -> None:
    seat = s.stack.seat()
    tiles = s.present[seat]
    while tiles:
        tile = lowest(tiles)
        if tents_on(s, seat, tile) >= LEAD and check_power(s, tile) == OK:
            out.add(actions.POWER + tile - 1)
        tiles = without_lowest(tiles)


def do_power(s: Position, tile: i64) -> None:
    """Three tents become a house (D7.2)."""
    seat = s.stack.seat()
    note(s, happened.POWER_TAKEN, seat, tile, LEAD, 0)
    build_house(s, seat, tile, LEAD)


def can_use_free_factory(s: Position, seat: i64, tile: i64) -> bool:
    """A factory where the player is present, a house suffices, used without removing a tent."""
    if s.present[seat] & bit(tile) == 0 or s.parts.tile_when[tile] != effects.FACTORY:
        return False
    return uses_left(s, seat, tile) and has_effect(s, seat, tile, 0)


def options_free_factory(s: Position, out: ActionBuffer) -> None:
    seat = s.stack.seat()
    factories = s.present[seat] & s.parts.factory_tiles
    while factories:
        tile = lowest(factories)
        if can_use_free_factory(s, seat, tile):
            out.add(actions.TILE + tile - 1)
        factories = without_lowest(factories)


def check_use(s: Position, tech: i64) -> i64:
    """A once-a-round card that is a free action (D14.4)."""
    seat = s.stack.seat()
    p = s.players[seat]
    mask: i64 = bit(tech)
    effect = s.parts.tech_effect[tech]
    if s.stack.kind() != TURN or (effect != effects.FREE_FACTORY and effect != effects.FREE_TENT):
        return why.NOT_NOW
    if p.techs & mask == 0:
        return why.TECH_NOT_OWNED
    if p.used & mask:
        return why.ONCE_PER_ROUND
    if effect == effects.FREE_TENT:
        return OK if s.present[seat] else why.NO_EFFECT
    factories = s.present[seat] & s.parts.factory_tiles
    while factories:
        if can_use_free_factory(s, seat, lowest(factories)):
            return OK
        factories = without_lowest(factories)
    return why.NO_EFFECT


def do_use(s: Position, tech: i64) -> None:
    """Use the card; which tile follows."""
    seat = s.stack.seat()
    s.players[seat].used |= bit(tech)
    note(s, happened.USED, seat, tech, 0, 0)
    kind = TENT_TO if s.parts.tech_effect[tech] == effects.FREE_TENT else FREE_FACTORY
    s.stack.push(kind, seat, 0, 0, 0, 0)


def options_tent_to(s: Position, out: ActionBuffer) -> None:
    tiles = s.present[s.stack.seat()]
    while tiles:
        out.add(actions.TILE + lowest(tiles) - 1)
        tiles = without_lowest(tiles)


def do_tent_to(s: Position, tile: i64) -> None:
    """A tent of the general supply where the player is present."""
    seat = s.stack.seat()
    s.stack.pop()
    change_tents(s, seat, tile, 1)
    note(s, happened.TENT_PLACED, seat, tile, 1, 0)
