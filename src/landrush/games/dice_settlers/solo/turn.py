"""The automaton's turn: the step die moves the marker, the side reached is its action (D12.6, D12.7)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.games.dice_settlers import actions, happened
from landrush.games.dice_settlers.dice import gain_points
from landrush.games.dice_settlers.free import LEAD, build_house
from landrush.games.dice_settlers.land import tents_on
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import AUTOMATON, NO_TOKEN, PLAYER, SIDES, Automaton
from landrush.games.dice_settlers.solo.dice import add_to_centre
from landrush.games.dice_settlers.state import NO_HOUSE, Position, note, the_automaton
from landrush.games.dice_settlers.symbols import TILES

# How many of the step die's six faces show 1, 2, 3 and 4.
STEP_FACES = vec[i64]([1, 2, 2, 1])


def options_step(out: ActionBuffer) -> None:
    for i in range(len(STEP_FACES)):
        out.add_outcome(actions.CHANCE_STEP + i, STEP_FACES[i])


def side_reached(a: Automaton, steps: i64) -> i64:
    """Clockwise from the next side that has anything; each die and token there is a step."""
    side = a.marker
    while steps > 0:
        side = (side + 1) % SIDES
        steps -= a.strength_at(side)
    return side


def move_marker(s: Position, steps: i64) -> tuple[i64, i64]:
    """Empty the side reached and tell it with its strength; tokens leave, in a gold rush for the centre."""
    a = the_automaton(s)
    side = side_reached(a, steps)
    strength = a.strength_at(side)
    a.marker = side
    note(s, happened.STEPPED, AUTOMATON, steps, side, 0)
    token = a.tokens[side]
    note(s, happened.STRENGTH, AUTOMATON, strength, side, token)
    a.empty_side(side)
    if token != NO_TOKEN and a.difficulty.gold_rush:
        add_to_centre(s, a, token, chosen.GOLD_RUSH)
    return side, strength


def gain_for_unused(s: Position, strength: i64) -> None:
    """Points for strength that an action could not use (D12.18)."""
    points = strength * the_automaton(s).difficulty.unused
    if points > 0:
        note(s, happened.UNUSED_STRENGTH, AUTOMATON, points, 0, 0)
        gain_points(s, AUTOMATON, points)


def build_own_houses(s: Position) -> None:
    """Three tents more than the player's on a tile without a house become one at once (D12.12)."""
    for tile in range(1, TILES):
        if tents_on(s, AUTOMATON, tile) >= tents_on(s, PLAYER, tile) + LEAD:
            if i64(s.house[tile]) == NO_HOUSE and s.players[AUTOMATON].houses > 0:
                build_house(s, AUTOMATON, tile, LEAD)
                the_automaton(s).general += LEAD
