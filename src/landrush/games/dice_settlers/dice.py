"""A player's dice and points: from supply to spent area, from active to spent, off the game."""

from __future__ import annotations

from mypy_extensions import i64, u8

from landrush.games.dice_settlers import happened
from landrush.games.dice_settlers.state import SPENT, TOKENS, Player, Position, note
from landrush.games.dice_settlers.symbols import DIE_FACES, RESOURCE, SYMBOLS


def active_count(p: Player) -> i64:
    """Dice in the active area."""
    total: i64 = 0
    for die in range(DIE_FACES):
        total += i64(p.active[die])
    return total


def spend_die(s: Position, seat: i64, die: i64) -> None:
    """An active die goes to the spent area (D3.3)."""
    p = s.players[seat]
    p.active[die] -= u8(1)
    p.holds[SPENT + die // SYMBOLS] += 1
    note(s, happened.SPENT_DIE, seat, die, 0, 0)


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


def gain_points(s: Position, seat: i64, points: i64) -> None:
    """Points come from the general supply, then from the reserve (D6.8)."""
    s.points = max(0, s.points - points)
    s.players[seat].points += points
    note(s, happened.POINTS, seat, points, 0, 0)
