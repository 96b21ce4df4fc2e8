"""The server starts, answers and stops."""

from __future__ import annotations

import httpx
from running import Running

import landrush


def test_health(server: Running) -> None:
    answer = httpx.get(f"{server.url}/api/health")
    assert answer.status_code == 200
    assert answer.json() == {"status": "ok", "version": landrush.__version__}


def test_stops_in_order(server: Running) -> None:
    assert server.stop() == 0, server.said()
