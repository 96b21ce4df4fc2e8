"""The hex grid."""

from __future__ import annotations

from landrush.engine.hexes import DQ, DR, OFF_MAP, are_beside, direction_of, distance, neighbour_table
from landrush.engine.vectors import number_vector


def test_directions_go_clockwise_from_north_east_and_have_opposites():
    steps = list(zip(DQ, DR, strict=True))
    assert steps == [(1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)]
    for d in range(6):
        assert (steps[d][0] + steps[(d + 3) % 6][0], steps[d][1] + steps[(d + 3) % 6][1]) == (0, 0)


def test_neighbours_of_a_flower():
    q = number_vector([0, *DQ])
    r = number_vector([0, *DR])
    table = list(neighbour_table(q, r))
    assert table[:6] == [1, 2, 3, 4, 5, 6]
    assert table[6:12] == [OFF_MAP, OFF_MAP, 2, 0, 6, OFF_MAP]


def test_distance_is_the_length_of_a_shortest_way():
    cells = [(q, r) for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]
    found = {(0, 0): 0}
    queue = [(0, 0)]
    for at in queue:
        for dq, dr in zip(DQ, DR, strict=True):
            near = (at[0] + dq, at[1] + dr)
            if near in cells and near not in found:
                found[near] = found[at] + 1
                queue.append(near)
    assert all(distance(0, 0, q, r) == found[(q, r)] == distance(q, r, 0, 0) for q, r in cells)


def test_cells_that_touch_are_one_step_apart_in_a_direction():
    for dq, dr in [(dq, dr) for dq in range(-3, 4) for dr in range(-3, 4)]:
        assert are_beside(dq, dr) == (distance(0, 0, dq, dr) == 1)
    assert [direction_of(dq, dr) for dq, dr in zip(DQ, DR, strict=True)] == list(range(6))
