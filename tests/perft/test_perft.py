"""Numbers of action sequences from fixed positions. A change of any rule on the way changes them."""

from __future__ import annotations

import random

import pytest

import landrush
from landrush.engine.playout import perft


def position(name, players, seed, plies):
    rng = random.Random(seed)
    state = landrush.game(name).new(players)
    for _ in range(plies):
        state.apply(rng.choice(state.legal_actions()))
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
    ("montana", 2, 1, 40): [4, 60, 664],
    ("montana", 2, 1, 150): [4, 32, 296],
    ("montana", 2, 1, 300): [20, 227, 1793],
    ("montana", 2, 2, 40): [96, 698, 6783],
    ("montana", 2, 2, 150): [62, 508, 4046],
    ("montana", 2, 2, 300): [32, 130, 884],
    ("montana", 2, 3, 40): [11, 348, 2580],
    ("montana", 2, 3, 150): [39, 252, 2390],
    ("montana", 2, 3, 300): [14, 68, 856],
    ("montana", 3, 1, 40): [137, 1587, 15821],
    ("montana", 3, 1, 150): [12, 120, 1154],
    ("montana", 3, 1, 300): [2, 22, 116],
    ("montana", 3, 2, 40): [30, 509, 5225],
    ("montana", 3, 2, 150): [30, 223, 1414],
    ("montana", 3, 2, 300): [66, 2055, 43932],
    ("montana", 3, 3, 40): [24, 290, 3694],
    ("montana", 3, 3, 150): [20, 144, 1828],
    ("montana", 3, 3, 300): [3, 60, 533],
    ("montana", 4, 1, 40): [110, 1132, 12548],
    ("montana", 4, 1, 150): [80, 512, 6118],
    ("montana", 4, 1, 300): [14, 50, 491],
    ("montana", 4, 2, 40): [256, 5043, 64338],
    ("montana", 4, 2, 150): [40, 175, 674],
    ("montana", 4, 2, 300): [15, 44, 197],
    ("montana", 4, 3, 40): [21, 509, 5843],
    ("montana", 4, 3, 150): [4, 62, 490],
    ("montana", 4, 3, 300): [37, 368, 2297],
    ("dice-settlers", 1, 1, 40): [80, 400, 5465],
    ("dice-settlers", 1, 1, 150): [4, 28, 36],
    ("dice-settlers", 1, 1, 300): [164, 190, 6624],
    ("dice-settlers", 1, 2, 40): [61, 86, 1143],
    ("dice-settlers", 1, 2, 150): [12, 40, 140],
    ("dice-settlers", 1, 2, 300): [100, 364, 2196],
    ("dice-settlers", 1, 3, 40): [138, 542, 22994],
    ("dice-settlers", 1, 3, 150): [100, 500, 6648],
    ("dice-settlers", 1, 3, 300): [26, 80, 970],
    ("dice-settlers", 2, 1, 40): [22, 47, 256],
    ("dice-settlers", 2, 1, 150): [135, 237, 888],
    ("dice-settlers", 2, 1, 300): [2, 2, 2],
    ("dice-settlers", 2, 2, 40): [400, 635, 17749],
    ("dice-settlers", 2, 2, 150): [7, 7, 42],
    ("dice-settlers", 2, 2, 300): [27, 57, 5694],
    ("dice-settlers", 2, 3, 40): [47, 202, 4050],
    ("dice-settlers", 2, 3, 150): [1, 1, 6],
    ("dice-settlers", 2, 3, 300): [11, 29, 75],
    ("dice-settlers", 3, 1, 40): [8, 10, 42],
    ("dice-settlers", 3, 1, 150): [3, 6, 72],
    ("dice-settlers", 3, 1, 300): [29, 47, 1528],
    ("dice-settlers", 3, 2, 40): [5, 9, 35],
    ("dice-settlers", 3, 2, 150): [1253, 10610, 82684],
    ("dice-settlers", 3, 2, 300): [13, 156, 860],
    ("dice-settlers", 3, 3, 40): [6, 44, 111],
    ("dice-settlers", 3, 3, 150): [620, 1619, 11084],
    ("dice-settlers", 3, 3, 300): [1030, 1729, 40833],
    ("dice-settlers", 4, 1, 40): [2, 2, 4],
    ("dice-settlers", 4, 1, 150): [5, 16, 26],
    ("dice-settlers", 4, 1, 300): [9, 52, 262],
    ("dice-settlers", 4, 2, 40): [2, 39, 72],
    ("dice-settlers", 4, 2, 150): [35, 478, 78578],
    ("dice-settlers", 4, 2, 300): [260, 1700, 15904],
    ("dice-settlers", 4, 3, 40): [67, 687, 44010],
    ("dice-settlers", 4, 3, 150): [4, 4, 76],
    ("dice-settlers", 4, 3, 300): [13, 18, 100],
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
