"""Web push: signed, encrypted, and only to where it may go."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from notices_stage import Stage
from push_service import Browser, PushService

from landrush.server.notices.endpoints import is_allowed
from landrush.server.notices.outbox import TRIES
from landrush.server.server import Server
from landrush.server.settings import Settings

HOSTS = Settings().push_hosts


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    running = PushService().start()
    yield running
    running.stop()
    assert running.failures == []


@pytest.fixture
def stage(tmp_path: Path, service: PushService) -> Stage:
    return Stage(tmp_path, push_hosts=[service.host], timing={"poll": 0.0}, push_contact="admin@example.org")


def away(stage: Stage, service: PushService, status: int = 201) -> Browser:
    """The browser of somebody who is asked and away."""
    anna, browser = stage.person(), Browser(service)
    browser.status = status
    stage.subscribe(anna, browser)
    stage.table(anna, stage.person("Bob"))
    return browser


def test_told(stage: Stage, service: PushService) -> None:
    browser = away(stage, service)
    stage.look()
    [told] = browser.told
    assert set(told) == {"kind", "table", "game", "version"}
    [headers] = browser.headers
    assert headers["ttl"] == "86400"
    assert headers["topic"] == told["table"]
    assert headers["content-encoding"] == "aes128gcm"


@pytest.mark.parametrize("status", [404, 410])
def test_gone(stage: Stage, service: PushService, status: int) -> None:
    browser = away(stage, service, status)
    stage.look()
    assert len(browser.told) == 1
    assert stage.run("SELECT count(*) FROM pushes") == [(0,)]


@pytest.mark.parametrize(("status", "tries"), [(400, 1), (413, 1), (429, TRIES), (500, TRIES), (503, TRIES)])
def test_failures(stage: Stage, service: PushService, status: int, tries: int) -> None:
    browser = away(stage, service, status)
    stage.look()
    assert len(browser.told) == tries
    assert stage.run("SELECT count(*) FROM pushes") == [(1,)]


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_redirects_are_not_followed(stage: Stage, service: PushService, status: int) -> None:
    browser = away(stage, service, status)
    stage.look()
    assert len(browser.told) == 1
    assert "/elsewhere" not in service.paths


def test_the_environment_sends_nothing_elsewhere(
    stage: Stage, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = away(stage, service)
    for name in ("http_proxy", "https_proxy", "all_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    stage.look()
    assert len(browser.told) == 1


def test_hosts_that_are_allowed_no_more(tmp_path: Path, service: PushService) -> None:
    stage = Stage(tmp_path, timing={"poll": 0.0})
    browser = away(stage, service)
    stage.look()
    assert browser.told == []


def test_one_pair_of_keys(stage: Stage, service: PushService) -> None:
    """Workers that start at once end with the same pair, and so does everybody later."""

    async def first(servers: Sequence[Server]) -> list[str]:
        return await asyncio.gather(*(server.notifier.pusher.public_key() for server in servers))

    keys = stage.act(first, servers=6)
    assert len(set(keys)) == 1
    assert stage.run("SELECT count(*) FROM secrets") == [(1,)]
    assert stage.act(first) == keys[:1]
    service.public_keys.clear()
    away(stage, service)
    stage.look()
    assert service.public_keys == {keys[0]}


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:APA91-_x",
        "https://fcm.googleapis.com:443/wp/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAA==",
        "https://web.push.apple.com/QOx",
        "https://wns2-par02p.notify.windows.com/w/?token=BQ%2b",
    ],
)
def test_allowed(endpoint: str) -> None:
    assert is_allowed(endpoint, HOSTS)


FOREIGN = [
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com:8443/x",
    "https://fcm.googleapis.com:0443/x",
    "https://fcm.googleapis.com:/x",
    "https://fcm.googleapis.com",
    "https://fcm.googleapis.com.evil.example/x",
    "https://evil.example/fcm.googleapis.com",
    "https://evil.example/?https://fcm.googleapis.com/",
    "https://evilfcm.googleapis.com/x",
    "https://push.apple.com/x",
    "https://evilpush.apple.com/x",
    "https://.push.apple.com/x",
    "https://web.push.apple.com./x",
    "https://user@fcm.googleapis.com/x",
    "https://user:password@fcm.googleapis.com/x",
    "https://fcm.googleapis.com@evil.example/x",
    "https://fcm.googleapis.com:443@evil.example/x",
    "https://fcm.googleapis.com\\@evil.example/x",
    "https://evil.example\\.push.apple.com/x",
    "https://evil.example#.push.apple.com/x",
    "https://evil.example?.push.apple.com/x",
    "https://evil.example/.push.apple.com/x",
    "https://evil.example%2f.push.apple.com/x",
    "https://evil.example\t.push.apple.com/x",
    "https://evil.example\r\n.push.apple.com/x",
    "https://ｆcm.googleapis.com/x",
    "https://fcm。googleapis.com/x",
    "https://fcm.googleapis.com/x\r\nHost: evil.example",
    "https://fcm.googleapis.com/x\n",
    " https://fcm.googleapis.com/x",
    "HTTPS://fcm.googleapis.com/x",
    "//fcm.googleapis.com/x",
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_FLUSHALL",
    "https://127.0.0.1/x",
    "http://127.0.0.1:6379/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://10.0.0.1/x",
    "https://192.168.0.1/x",
    "https://172.16.0.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://0/x",
    "",
]


@pytest.mark.parametrize("endpoint", FOREIGN)
def test_not_allowed(endpoint: str) -> None:
    assert not is_allowed(endpoint, HOSTS)


def test_a_port_and_this_machine_must_be_named() -> None:
    assert is_allowed("http://127.0.0.1:20001/x", ["127.0.0.1:20001"])
    assert is_allowed("https://push.example.org:8443/x", ["push.example.org:8443"])
    assert not is_allowed("http://127.0.0.1:20002/x", ["127.0.0.1:20001"])
    assert not is_allowed("http://127.0.0.1/x", ["127.0.0.1"])
    assert not is_allowed("http://push.example.org:8080/x", ["push.example.org:8080"])
    assert not is_allowed("https://push.example.org/x", ["push.example.org:8443"])
