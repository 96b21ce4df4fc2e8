"""What a position is to be worth: TD(lambda), as returns over the decisions of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from landrush.bots.value import PLAYERS
from landrush.training.selfplay import Played

Array = NDArray[np.float32]


class Rows(NamedTuple):
    """Positions as seats see them, and what came of them. The seat itself is first, the next ones follow.

    Shares behind those of the `seats` of a row are of nobody.
    """

    features: Array
    shares: Array
    margins: Array
    seats: NDArray[np.int32]


def returns(values: Array, end: Array, trace: float) -> Array:
    """For each decision what comes of it: partly as the next one is judged, the rest as it goes on."""
    out = np.empty_like(values)
    worth = end
    for i in range(len(values) - 1, -1, -1):
        out[i] = worth
        worth = (1 - trace) * values[i] + trace * worth
    return out


def seen_by(shares: Array, viewers: NDArray[np.int32], seats: int) -> Array:
    """Shares by seat, turned so that each row begins with its viewer."""
    out = np.zeros_like(shares)
    order = (viewers[:, None] + np.arange(seats)) % seats
    out[:, :seats] = np.take_along_axis(shares, order, axis=1)
    return out


def rows_of(played: Played, seats: int, features: int, trace: float) -> Rows:
    """The rows of one game."""
    packed_values, packed_rows, packed_places = played.packed()
    values = np.frombuffer(packed_values, "<f4").reshape(-1, PLAYERS)
    places = np.frombuffer(packed_places, "<i4").reshape(-1, 2)
    decisions, viewers = places[:, 0], places[:, 1]
    worths = returns(values, np.array(list(played.shares), np.float32), trace)
    return Rows(
        np.frombuffer(packed_rows, "<f4").reshape(-1, features),
        seen_by(worths[decisions], viewers, seats),
        np.array(list(played.margins), np.float32)[viewers],
        np.full(len(places), seats, np.int32),
    )


def picked(rows: Rows, numbers: NDArray[np.int64]) -> Rows:
    """Some of the rows."""
    return Rows(rows.features[numbers], rows.shares[numbers], rows.margins[numbers], rows.seats[numbers])


def joined(parts: Sequence[Rows]) -> Rows:
    """The rows of several games, one after another."""
    return Rows(*(np.concatenate(column) for column in zip(*parts, strict=True)))
