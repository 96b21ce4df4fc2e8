"""Hexagons in axial coordinates, pointy side up: rows of equal r run west to east."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

DIRECTIONS: Final[i64] = 6
AXES: Final[i64] = 3
OFF_MAP: Final[i64] = -1

# Clockwise from north-east; the opposite of direction d is d + 3.
DQ: Final[vec[i64]] = vec[i64]([1, 1, 0, -1, -1, 0])
DR: Final[vec[i64]] = vec[i64]([-1, 0, 1, 1, 0, -1])


def neighbour_table(q: vec[i64], r: vec[i64]) -> vec[i64]:
    """For each cell its six neighbours in the order of directions, OFF_MAP where there is none."""
    at: dict[tuple[int, int], int] = {}
    for cell in range(len(q)):
        at[(q[cell], r[cell])] = cell
    out = vec[i64](capacity=len(q) * DIRECTIONS)
    for cell in range(len(q)):
        for d in range(DIRECTIONS):
            out = append(out, at.get((q[cell] + DQ[d], r[cell] + DR[d]), OFF_MAP))
    return out


def are_beside(dq: i64, dr: i64) -> bool:
    """Whether two cells with this difference touch."""
    return dq != dr and -1 <= dq <= 1 and -1 <= dr <= 1


def direction_of(dq: i64, dr: i64) -> i64:
    """The direction of a cell that touches, by its difference."""
    d: i64 = 0
    while DQ[d] != dq or DR[d] != dr:
        d += 1
    return d


def distance(q1: i64, r1: i64, q2: i64, r2: i64) -> i64:
    """Steps between two cells."""
    dq = q1 - q2
    dr = r1 - r2
    return max(dq, -dq, dr, -dr, dq + dr, -dq - dr)
