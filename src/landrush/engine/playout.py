"""Loops that play without asking anybody, compiled because they are the hot path."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State

# The rules of Montana know no end by passivity, so a playout stops here. Random games are far shorter.
LIMIT: Final[i64] = 100_000


def step(s: State, rng: Rng, out: ActionBuffer) -> i64:
    """Play one uniformly random action, or one chance outcome by its weight, and tell which."""
    out.n = 0
    s.options_in_order(out)
    action = out.sample(rng) if s.to_move == CHANCE else out.pick(rng)
    s.do(action)
    return action


def play_on(s: State, rng: Rng, out: ActionBuffer, most: i64) -> i64:
    """Play at random to the end, at most so many actions; count them, chance outcomes included."""
    n: i64 = 0
    while s.to_move != OVER and n < most:
        step(s, rng, out)
        n += 1
    return n


def playout(s: State, rng: Rng, out: ActionBuffer) -> i64:
    """Play at random to the end and count the actions."""
    return play_on(s, rng, out, LIMIT)


def playouts(root: State, count: i64, seed: i64) -> i64:
    """Play `count` random games from copies of a state and count their actions."""
    out = ActionBuffer()
    rng = Rng(seed)
    total: i64 = 0
    for game in range(count):
        total += playout(root.clone(), rng, out)
    return total


def playout_counts(root: State, count: i64, seed: i64) -> tuple[int, int]:
    """The same games as `playouts`, with decisions and chance outcomes counted apart."""
    out = ActionBuffer()
    rng = Rng(seed)
    decisions: i64 = 0
    chances: i64 = 0
    for game in range(count):
        s = root.clone()
        n: i64 = 0
        while s.to_move != OVER and n < LIMIT:
            if s.to_move == CHANCE:
                chances += 1
            else:
                decisions += 1
            step(s, rng, out)
            n += 1
    return decisions, chances


def clones(root: State, count: i64) -> int:
    """Copy a state `count` times; for the benchmark."""
    seats: i64 = 0
    for i in range(count):
        seats += root.clone().seats
    return seats


def perft(root: State, depth: i64) -> int:
    """The number of action sequences of this length, chance outcomes included."""
    out = ActionBuffer()
    root.options(out)
    if depth <= 1:
        return out.n if depth == 1 else 1
    total = 0
    for i in range(out.n):
        child = root.clone()
        child.do(out.ids[i])
        total += perft(child, depth - 1)
    return total
