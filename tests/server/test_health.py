"""The server starts, answers and stops."""

from __future__ import annotations

from running import Running
from visitors import fetch

import landrush


def test_it_answers_and_stops_in_order(server: Running) -> None:
    answer = fetch(server, "/api/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": landrush.__version__}
    assert server.stop() == 0, server.said()
