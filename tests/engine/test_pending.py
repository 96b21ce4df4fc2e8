"""The pending stack."""

from __future__ import annotations

from landrush.engine.pending import Pending
from landrush.engine.vectors import number_vector


def test_last_in_first_out():
    stack = Pending(number_vector([]))
    assert stack.depth() == 0
    stack.push(1, 2, 3, 4, 5, 6)
    stack.push(7, 8, 9, 10, 11, 12)
    assert stack.depth() == 2
    assert (stack.kind(), stack.seat(), [stack.arg(i) for i in range(4)]) == (7, 8, [9, 10, 11, 12])
    stack.pop()
    stack.set_arg(3, 60)
    assert (stack.kind(), stack.seat(), [stack.arg(i) for i in range(4)]) == (1, 2, [3, 4, 5, 60])


def test_clones_share_nothing():
    stack = Pending(number_vector([]))
    stack.push(1, 0, 0, 0, 0, 0)
    stack.push(2, 0, 0, 0, 0, 0)
    stack.pop()
    copy = stack.clone()
    stack.push(3, 0, 0, 0, 0, 0)
    copy.push(4, 0, 0, 0, 0, 0)
    copy.set_arg(0, 9)
    assert (stack.kind(), stack.arg(0), copy.kind(), copy.arg(0)) == (3, 0, 4, 9)
