"""Numbers of action sequences from fixed positions. A change of any rule on the way changes them."""

from __future__ import annotations

import random

import pytest

import landrush
from landrush.engine.actions import ActionBuffer
from landrush.engine.playout import perft


def position(name, players, seed, plies):
    """A position of a game whose players name things in order, as searches do."""
    rng = random.Random(seed)
    state = landrush.game(name).new(players)
    out = ActionBuffer()
    for _ in range(plies):
        out.n = 0
        state.options_in_order(out)
        state.apply(rng.choice([out.ids[i] for i in range(out.n)]))
    return state


@pytest.mark.parametrize(
    ("players", "counts"), [(2, [2, 144, 9504]), (3, [3, 216, 14256]), (4, [4, 288, 19008])]
)
def test_montana_from_the_beginning(players, counts):
    """First player, then 12 tiles in 6 rotations, then 11 (M2.0, M2.1)."""
    assert [perft(landrush.game("montana").new(players), depth) for depth in (1, 2, 3)] == counts


@pytest.mark.parametrize(
    ("players", "counts"), [(1, [7, 42, 210, 630]), (2, [2, 14, 84, 420]), (4, [4, 28, 168, 840])]
)
def test_dice_settlers_from_the_beginning(players, counts):
    """First player unless solo, then three of seven start tiles, of which one is kept (D2.1, D2.3, D12.1)."""
    assert [perft(landrush.game("dice-settlers").new(players), depth) for depth in (1, 2, 3, 4)] == counts


DEPTHS = {"montana": (3, 5, 7), "dice-settlers": (3, 4, 6)}
# (game, players, seed, plies): counts at these depths.
COUNTS = {
    ("montana", 2, 1, 40): [4, 60, 691],
    ("montana", 2, 1, 150): [7, 56, 602],
    ("montana", 2, 1, 300): [27, 380, 3223],
    ("montana", 2, 2, 40): [123, 1030, 10759],
    ("montana", 2, 2, 150): [62, 652, 5114],
    ("montana", 2, 2, 300): [44, 154, 1230],
    ("montana", 2, 3, 40): [11, 348, 2922],
    ("montana", 2, 3, 150): [40, 374, 4745],
    ("montana", 2, 3, 300): [14, 80, 1024],
    ("montana", 3, 1, 40): [139, 1699, 18620],
    ("montana", 3, 1, 150): [12, 132, 1449],
    ("montana", 3, 1, 300): [8, 88, 512],
    ("montana", 3, 2, 40): [37, 539, 6401],
    ("montana", 3, 2, 150): [30, 283, 1798],
    ("montana", 3, 2, 300): [66, 2095, 46149],
    ("montana", 3, 3, 40): [24, 300, 4044],
    ("montana", 3, 3, 150): [20, 180, 2116],
    ("montana", 3, 3, 300): [3, 60, 701],
    ("montana", 4, 1, 40): [122, 1540, 20576],
    ("montana", 4, 1, 150): [92, 632, 7690],
    ("montana", 4, 1, 300): [18, 66, 619],
    ("montana", 4, 2, 40): [270, 5934, 80704],
    ("montana", 4, 2, 150): [40, 354, 1845],
    ("montana", 4, 2, 300): [19, 63, 239],
    ("montana", 4, 3, 40): [21, 536, 6445],
    ("montana", 4, 3, 150): [7, 86, 880],
    ("montana", 4, 3, 300): [37, 387, 3121],
    ("dice-settlers", 1, 1, 40): [80, 400, 5465],
    ("dice-settlers", 1, 1, 150): [4, 8, 520],
    ("dice-settlers", 1, 1, 300): [374, 1207, 34512],
    ("dice-settlers", 1, 2, 40): [61, 86, 1143],
    ("dice-settlers", 1, 2, 150): [115, 392, 6761],
    ("dice-settlers", 1, 2, 300): [676, 1220, 19507],
    ("dice-settlers", 1, 3, 40): [138, 542, 22994],
    ("dice-settlers", 1, 3, 150): [125, 308, 432],
    ("dice-settlers", 1, 3, 300): [15, 35, 325],
    ("dice-settlers", 2, 1, 40): [22, 47, 256],
    ("dice-settlers", 2, 1, 150): [60, 159, 865],
    ("dice-settlers", 2, 1, 300): [630, 3213, 28765],
    ("dice-settlers", 2, 2, 40): [400, 635, 17749],
    ("dice-settlers", 2, 2, 150): [44, 69, 396],
    ("dice-settlers", 2, 2, 300): [20, 27, 167],
    ("dice-settlers", 2, 3, 40): [47, 202, 4050],
    ("dice-settlers", 2, 3, 150): [1, 1, 6],
    ("dice-settlers", 2, 3, 300): [12, 30, 76],
    ("dice-settlers", 3, 1, 40): [8, 10, 42],
    ("dice-settlers", 3, 1, 150): [24, 408, 83888],
    ("dice-settlers", 3, 1, 300): [520, 1426, 44634],
    ("dice-settlers", 3, 2, 40): [5, 9, 35],
    ("dice-settlers", 3, 2, 150): [10, 100, 10306],
    ("dice-settlers", 3, 2, 300): [5, 13, 40],
    ("dice-settlers", 3, 3, 40): [6, 45, 131],
    ("dice-settlers", 3, 3, 150): [1, 5, 17],
    ("dice-settlers", 3, 3, 300): [27, 66, 923],
    ("dice-settlers", 4, 1, 40): [2, 2, 4],
    ("dice-settlers", 4, 1, 150): [5, 16, 27],
    ("dice-settlers", 4, 1, 300): [3, 29, 60],
    ("dice-settlers", 4, 2, 40): [2, 39, 72],
    ("dice-settlers", 4, 2, 150): [35, 478, 78613],
    ("dice-settlers", 4, 2, 300): [23, 51, 2553],
    ("dice-settlers", 4, 3, 40): [67, 687, 44010],
    ("dice-settlers", 4, 3, 150): [4, 4, 76],
    ("dice-settlers", 4, 3, 300): [8, 13, 49],
}


@pytest.mark.parametrize(("setting", "counts"), COUNTS.items(), ids=str)
def test_from_positions_of_random_games(setting, counts):
    assert [perft(position(*setting), depth) for depth in DEPTHS[setting[0]]] == counts


@pytest.mark.parametrize("setting", COUNTS, ids=str)
def test_the_public_interface_counts_the_same(setting):
    assert slow_perft(position(*setting), 3) == COUNTS[setting][0]


def slow_perft(state, depth):
    """The same by the public interface."""
    if depth == 0:
        return 1
    total = 0
    for action in state.legal_actions():
        child = state.clone()
        child.apply(action)
        total += slow_perft(child, depth - 1)
    return total
