"""Limits, with a clock of the test's own."""

from __future__ import annotations

import pytest

from landrush.server.errors import TooMany
from landrush.server.limits import TokenBucket, Windows, network


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    bucket = TokenBucket(3, 2.0, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.4
    assert not bucket.take()
    clock.now += 0.1
    assert bucket.take()
    assert not bucket.take()
    clock.now += 3600
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_a_window_takes_so_many_for_each_key() -> None:
    clock = Clock()
    windows = Windows(2, 60, clock)
    windows.take("a")
    clock.now += 20
    windows.take("a")
    windows.take("b")
    with pytest.raises(TooMany) as refused:
        windows.take("a")
    assert refused.value.seconds == 40
    clock.now += 39.5
    with pytest.raises(TooMany) as refused:
        windows.take("a")
    assert refused.value.seconds == 1
    clock.now += 0.5
    windows.take("a")


def test_what_is_given_back_does_not_count() -> None:
    windows = Windows(1, 60, Clock())
    for _ in range(5):
        windows.take("a")
        windows.give_back("a")
    windows.give_back("never counted")
    assert len(windows) == 0
    windows.take("a")
    with pytest.raises(TooMany):
        windows.take("a")


def test_windows_forget_what_is_over() -> None:
    clock = Clock()
    windows = Windows(1, 60, clock)
    for number in range(1000):
        clock.now += 1
        windows.take(str(number))
        assert len(windows) <= 60


def test_windows_stay_bounded_and_keep_the_newest() -> None:
    windows = Windows(1, 60, Clock(), keys=100)
    for number in range(5000):
        windows.take(str(number))
    assert len(windows) == 100
    with pytest.raises(TooMany):
        windows.take("4999")
    windows.take("0")


def test_a_full_window_does_not_forget_a_known_key() -> None:
    windows = Windows(3, 60, Clock(), keys=2)
    windows.take("a")
    windows.take("b")
    windows.take("b")
    windows.take("a")
    assert len(windows) == 2


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("testclient", "testclient", True),
    ],
)
def test_an_ipv6_network_is_one_address(one: str, other: str, is_same: bool) -> None:
    assert (network(one) == network(other)) == is_same
