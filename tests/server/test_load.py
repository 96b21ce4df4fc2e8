"""The load test itself: it measures what it says, on SQLite and on PostgreSQL, and restarts the server."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from commands import Command
from parts import Redis

from landrush.server.load.plan import Found, Plan, percentile
from landrush.server.load.report import is_met, lines

SMALL = ("--sockets", 16, "--games", 4, "--moves", 20, "--seconds", 2, "--json")


def test_people_are_spread_over_the_tables() -> None:
    groups = Plan(sockets=1000, games=250).groups()
    assert sum(group.players + group.watching for group in groups) == 1000
    assert {group.players for group in groups} == {2, 3, 4}
    assert Counter(group.game for group in groups) == {"montana": 125, "dice-settlers": 125}
    assert all(group.players == 2 for group in Plan(sockets=10, games=5).groups())


def test_percentiles() -> None:
    values = [float(n) for n in range(100, 0, -1)]
    assert (percentile(values, 0.5), percentile(values, 0.99), percentile([], 0.5)) == (51, 100, 0)


def found(**changes: object) -> Found:
    good = Found(sockets=1000, games=250, seconds=30.0, acknowledged=[0.01] * 3000, updated=[0.01] * 9000)
    good.memory, good.cpu, good.restart, good.checked, good.defects = [10**8], [0.5], 5.0, 3000, 0
    for name, value in changes.items():
        setattr(good, name, value)
    return good


def test_all_targets_can_be_met() -> None:
    assert is_met(Plan(), found())


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"sockets": 999}, "sockets"),
        ({"acknowledged": [0.01] * 2800}, "rate"),
        ({"acknowledged": [0.02] * 3000}, "acknowledged-p50"),
        ({"acknowledged": [0.01] * 2900 + [0.2] * 100}, "acknowledged-p99"),
        ({"memory": [10**8, 2 * 10**8]}, "memory"),
        ({"start": 3.5}, "start"),
        ({"restart": 10.5}, "restart"),
        ({"restart": float("inf")}, "restart"),
        ({"lost": 1}, "lost"),
        ({"checked": 0}, "lost"),
        ({"dropped": 1}, "dropped"),
        ({"defects": 1}, "defects"),
    ],
)
def test_each_target_can_be_missed(changes: dict[str, object], name: str) -> None:
    assert [line.name for line in lines(Plan(), found(**changes)) if not line.is_met] == [name]


def check(printed: str, workers: int) -> None:
    """What every run must show, however fast or busy the machine is."""
    result = json.loads(printed)
    told = {line["name"]: line for line in result["lines"]}
    assert told["sockets"]["measured"] == "16"
    assert result["acknowledged_ms"]
    assert len(result["updated_ms"]) > len(result["acknowledged_ms"])
    assert all(value > 0 for value in result["acknowledged_ms"])
    assert len(result["memory_bytes"]) == workers
    assert min(result["memory_bytes"]) > 30_000_000
    # Workers get as many sockets as the system gives them, perhaps none.
    assert sum(result["cpu"]) > 0
    assert told["refused"]["measured"] == "0"
    assert told["dropped"]["is_met"]
    assert told["lost"]["is_met"], told["lost"]
    assert told["defects"]["is_met"]
    assert 0 < float(told["restart"]["measured"].split()[0]) < float("inf")


@pytest.mark.long
def test_sqlite(command: Command) -> None:
    code, out, err = command("loadtest", *SMALL)
    assert code == 0, err
    check(out, 1)


@pytest.mark.long
def test_postgresql(command: Command, postgresql_url: str, redis_server: Redis) -> None:
    where = ("--database-url", postgresql_url, "--redis-url", redis_server.url, "--workers", 2)
    code, out, err = command("loadtest", *SMALL, *where)
    assert code == 0, err
    check(out, 2)


def test_too_few_people(command: Command) -> None:
    code, _, err = command("loadtest", "--sockets", 10, "--games", 6)
    assert code == 2
    assert "6 games need at least 12 people" in err


@pytest.mark.long
def test_a_missed_target_fails_only_when_asked(command: Command) -> None:
    impossible = ("--sockets", 2, "--games", 1, "--moves", 5000, "--seconds", 1)
    code, out, _ = command("loadtest", *impossible, "--check")
    assert code == 1
    assert "✗" in out
