"""A player's dice and points: into the active area, from supply to spent area, from active to spent."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from landrush.engine.bits import bit, lowest
from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.state import SPENT, TOKENS, Player, Position, note
from landrush.games.dice_settlers.symbols import DIE_FACES, RESOURCE, SYMBOLS

# Dice of three colours fit into one number.
HALF: Final[i64] = 33
ANY_SYMBOL: Final[i64] = 0b11111111111


def active_count(p: Player) -> i64:
    """Dice in the active area."""
    return p.active_dice


def activate(p: Player, die: i64) -> None:
    """A die comes into the active area."""
    p.active[die] += u8(1)
    p.active_dice += 1
    if die < HALF:
        p.active_low |= bit(die)
    else:
        p.active_high |= bit(die - HALF)


def deactivate(p: Player, die: i64) -> None:
    """A die leaves the active area."""
    p.active[die] -= u8(1)
    p.active_dice -= 1
    if p.active[die] == 0:
        if die < HALF:
            p.active_low &= ~bit(die)
        else:
            p.active_high &= ~bit(die - HALF)


def count_active(p: Player) -> None:
    """Derive what is known of the active dice from their numbers."""
    p.active_low = 0
    p.active_high = 0
    p.active_dice = 0
    for die in range(DIE_FACES):
        copies = i64(p.active[die])
        p.active[die] = u8(0)
        for copy in range(copies):
            activate(p, die)


def next_die(p: Player, symbols: i64, die: i64) -> i64:
    """The first active die from this one up that shows one of these symbols, or DIE_FACES."""
    faces = symbols | symbols << SYMBOLS | symbols << 2 * SYMBOLS
    if die < HALF:
        dice = (p.active_low & faces) >> die
        if dice:
            return die + lowest(dice)
        die = HALF
    if die < DIE_FACES:
        dice = (p.active_high & faces) >> (die - HALF)
        if dice:
            return die + lowest(dice)
    return DIE_FACES


def dice_showing(p: Player, symbols: i64, die: i64) -> i64:
    """How many active dice from this one up show one of these symbols."""
    count: i64 = 0
    die = next_die(p, symbols, die)
    while die < DIE_FACES:
        count += i64(p.active[die])
        die = next_die(p, symbols, die + 1)
    return count


def spend_die(s: Position, seat: i64, die: i64) -> None:
    """An active die goes to the spent area (D3.3)."""
    p = s.players[seat]
    deactivate(p, die)
    p.holds[SPENT + die // SYMBOLS] += 1
    note(s, happened.SPENT_DIE, seat, die, 0, 0)


def clear_active(p: Player) -> None:
    """All active dice go to the spent area."""
    die = next_die(p, ANY_SYMBOL, 0)
    while die < DIE_FACES:
        p.holds[SPENT + die // SYMBOLS] += i64(p.active[die])
        p.active[die] = u8(0)
        die = next_die(p, ANY_SYMBOL, die + 1)
    p.active_low = 0
    p.active_high = 0
    p.active_dice = 0


def gain_die(s: Position, seat: i64, colour: i64) -> None:
    """A die of the general supply goes to the spent area; if there is none, nothing (D13.1)."""
    if s.supply[colour] > 0:
        s.supply[colour] -= 1
        s.players[seat].holds[SPENT + colour] += 1
        note(s, happened.GOT_DIE, seat, colour, 0, 0)


def gain_token(s: Position, seat: i64, resource: i64) -> None:
    """A resource token; there are always enough (D1.3)."""
    s.players[seat].holds[TOKENS + resource] += 1
    note(s, happened.HARVESTED, seat, RESOURCE + resource, 0, 0)


def pay_token(s: Position, seat: i64, resource: i64) -> None:
    """Return a resource token."""
    s.players[seat].holds[TOKENS + resource] -= 1
    note(s, happened.PAID, seat, bit(8 * resource), 0, 0)


def gain_points(s: Position, seat: i64, points: i64) -> None:
    """Points come from the general supply, then from the reserve (D6.8)."""
    s.points = max(0, s.points - points)
    s.players[seat].points += points
    note(s, happened.POINTS, seat, points, 0, 0)
