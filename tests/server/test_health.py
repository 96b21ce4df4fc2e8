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


def test_the_page_of_the_server(server: Running) -> None:
    for language, words in (("en", "needs JavaScript"), ("pl", "wymaga"), ("ja", "必要です")):
        answer = httpx.get(f"{server.url}/", headers={"Accept-Language": language})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert f'<html lang="{language}">' in answer.text
        assert words in answer.text
    assert httpx.get(f"{server.url}/no-such-page").status_code == 404
    assert httpx.post(f"{server.url}/").status_code == 405
