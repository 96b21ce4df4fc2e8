"""The list of what may happen next."""

from __future__ import annotations

import pytest

from landrush.engine.actions import CAPACITY, ActionBuffer


@pytest.mark.parametrize(("at", "ids"), [(0, [9, 3, 4, 5]), (2, [3, 4, 9, 5]), (3, [3, 4, 5, 9])])
def test_inserting(at, ids):
    out = ActionBuffer()
    for action in (3, 4, 5):
        out.add(action)
    out.insert(at, 9)
    assert [out.ids[i] for i in range(out.n)] == ids


def test_a_full_buffer_grows():
    out = ActionBuffer()
    for action in range(CAPACITY + 5):
        out.add(action)
    out.insert(0, 999)
    assert [out.ids[i] for i in range(out.n)] == [999, *range(CAPACITY + 5)]
