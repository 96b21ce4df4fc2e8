"""What the server counts, and that nobody can be found in it."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from crash import SECONDS, workers
from parts import Redis
from prometheus_client.parser import text_string_to_metric_families
from running import Running
from seats import Seat
from visitors import browser, fetch, guest, serving

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("metrics"), has_metrics=True)


def page(server: Running) -> str:
    answer = fetch(server, "/metrics")
    assert answer.status_code == 200, answer.text
    return answer.text


def samples(server: Running) -> Samples:
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(page(server))
        for sample in family.samples
    }


def value(found: Samples, name: str, **labels: str) -> float:
    return found.get((f"landrush_{name}", tuple(sorted(labels.items()))), 0.0)


def wait_until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.05)


def test_frames_sockets_tables_and_storage_are_counted(server: Running) -> None:
    # Sockets of other tests are closed.
    wait_until(lambda: value(samples(server), "sockets") == 0)
    before = samples(server)
    with Seat.with_bot(server, "random") as seat:
        seat.decide()
        seat.send(type="move", id="bad", table=seat.table, version=seat.version + 500, move="x")
        assert seat.until("refused")["reason"]["key"] == "why-position-changed"
        after = samples(server)
        assert value(after, "sockets") == 1
        assert value(after, "tables") == value(before, "tables") + 1
    for result in ("done", "why-position-changed"):
        labels = {"kind": "move", "result": result}
        assert value(after, "frames_total", **labels) == value(before, "frames_total", **labels) + 1
    answers = [value(found, "frame_seconds_count", kind="move") for found in (before, after)]
    assert answers[1] == answers[0] + 2
    for kind in ("read", "write"):
        name = "storage_seconds_count"
        assert value(after, name, kind=kind) > value(before, name, kind=kind)
    wait_until(lambda: value(samples(server), "sockets") == 0)


def test_bots_and_the_loop_are_measured(server: Running) -> None:
    with Seat.with_bot(server, "random") as seat:
        while not value(samples(server), "bot_seconds_count"):
            seat.decide()
    found = samples(server)
    assert value(found, "bot_seconds_sum") > 0
    assert value(found, "loop_lag_seconds_count") > 0
    assert value(found, "loop_lag_longest_seconds") > 0
    assert value(found, "bus_up") == 1
    assert value(found, "defects_total") == 0


def test_requests_are_counted_by_pattern(server: Running) -> None:
    client = guest(server)
    for id in ("abc", "def"):
        assert client.get(f"/tables/{id}").status_code == 404
    assert client.get("/nowhere/at/all").status_code == 404
    assert browser(server).request("PROPFIND", "/tables").status_code == 405
    found = samples(server)
    labels = {"route": "/api/tables/{id}", "method": "GET", "status": "404"}
    assert value(found, "http_requests_total", **labels) == 2
    routes = {dict(labels)["route"] for name, labels in found if name == "landrush_http_requests_total"}
    assert "other" in routes
    assert not any("abc" in route or "nowhere" in route for route in routes)
    methods = {dict(labels)["method"] for name, labels in found if name == "landrush_http_requests_total"}
    assert "PROPFIND" not in methods


def test_nobody_is_named(server: Running) -> None:
    with Seat.with_bot(server, "random", name="Wilhelmina") as seat:
        seat.decide()
        me = seat.client.get("/me").json()
        table = seat.client.get(f"/tables/{seat.table}").json()
        text = page(server)
        hidden = [me["id"], me["name"], table["id"], table["invite"], seat.client.cookies["landrush"]]
    assert not [secret for secret in [*hidden, "127.0.0.1"] if secret in text]


@pytest.mark.long
def test_one_worker_answers_for_all(tmp_path: Path, postgresql_url: str, redis_server: Redis) -> None:
    limits = {"guests_per_hour": 1000, "tables_per_hour": 1000}
    settings = {"redis_url": redis_server.url, "workers": 2, "has_metrics": True, "limits": limits}
    with Running(tmp_path, postgresql_url, **settings) as running, ExitStack() as stack:
        first, _ = workers(running)
        seats = [stack.enter_context(Seat.with_bot(running, "random")) for _ in range(12)]
        wait_until(lambda: value(samples(running), "sockets") == 12)
        wait_until(lambda: value(samples(running), "bus_up") == 1)
        for seat in seats:
            seat.decide()
        # A frame is counted when it was answered.
        done = {"kind": "move", "result": "done"}
        wait_until(lambda: value(samples(running), "frames_total", **done) == 12)
        # A worker that is killed takes its sockets with it, and what it counted stays.
        os.kill(first, signal.SIGKILL)
        left = sum(seat.is_alive() for seat in seats)
        wait_until(lambda: value(samples(running), "sockets") == left)
        assert value(samples(running), "frames_total", **done) == 12
