"""The automaton of a solo game as it is observed: its difficulty, its action tile, its dice in order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from landrush.engine.observation import put, put_nothing, put_one_of
from landrush.games.dice_settlers.solo.automaton import SIDES, Automaton
from landrush.games.dice_settlers.state import Position
from landrush.games.dice_settlers.symbols import COLOURS, RESOURCES

# All dice of a solo game, so no row of them is longer; and the most that the automaton rolls.
DICE: Final[i64] = 35
ROLLED: Final[i64] = 6
# What lies at a side.
SIDE: Final[i64] = COLOURS + RESOURCES
NUMBERS: Final[i64] = 9 + SIDES + SIDES * SIDE + DICE + DICE * COLOURS + ROLLED


def put_automaton(s: Position, out: vec[u8], at: i64) -> i64:
    """Its difficulty, tents and action tile, then its dice."""
    a = s.automaton
    if a is None:
        return put_nothing(out, at, NUMBERS)
    difficulty = a.difficulty
    at = put(out, at, 1)
    at = put(out, at, difficulty.dice)
    at = put(out, at, difficulty.unused)
    at = put(out, at, difficulty.trade)
    at = put(out, at, difficulty.end)
    at = put(out, at, 1 if difficulty.gold_rush else 0)
    at = put(out, at, 1 if difficulty.player_decides else 0)
    at = put(out, at, 1 if difficulty.end_rules else 0)
    at = put(out, at, a.general)
    at = put_one_of(out, at, a.marker, SIDES)
    at = put_sides(a, out, at)
    return put_rows(a, out, at)


def put_sides(a: Automaton, out: vec[u8], at: i64) -> i64:
    """Dice by colour and the token at each side, then the dice in the order in which each side got them."""
    first = at
    for side in range(SIDES):
        put_nothing(out, at, COLOURS)
        at = put_one_of(out, at + COLOURS, a.tokens[side], RESOURCES)
    put_nothing(out, at, DICE)
    row = at
    # One side after the other: which side got a die before another side is not to be seen.
    for side in range(SIDES):
        for die in a.dice:
            if die // COLOURS == side:
                out[first + side * SIDE + die % COLOURS] += u8(1)
                if row < at + DICE:
                    row = put(out, row, die % COLOURS + 1)
    return at + DICE


def put_rows(a: Automaton, out: vec[u8], at: i64) -> i64:
    """The queue from its front, and the dice of the roll at hand."""
    waiting: i64 = len(a.queue)
    for i in range(DICE):
        at = put_one_of(out, at, a.queue[i] if i < waiting else -1, COLOURS)
    rolled: i64 = len(a.rolled)
    for i in range(ROLLED):
        at = put(out, at, a.rolled[i] + 1 if i < rolled else 0)
    return at
