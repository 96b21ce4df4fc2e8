"""The server starts, answers and stops."""

from __future__ import annotations

import signal
import socket

from running import Running
from visitors import fetch

import landrush

SECONDS = 60


def test_it_answers_and_stops_in_order(server: Running) -> None:
    answer = fetch(server, "/api/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": landrush.__version__}
    assert server.stop() == 0, server.said()


def test_whoever_has_just_connected_is_still_answered(server: Running) -> None:
    """A worker that is told to end takes no new connections, but answers those that it has taken."""
    assert server.process is not None
    with socket.create_connection(("127.0.0.1", server.port), SECONDS) as early:
        server.process.send_signal(signal.SIGTERM)
        while True:
            try:
                socket.create_connection(("127.0.0.1", server.port), SECONDS).close()
            except ConnectionError:
                break
        early.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        with early.makefile("rb") as answer:
            assert answer.readline().startswith(b"HTTP/1.1 200 ")
    assert server.process.wait(SECONDS) == 0, server.said()
