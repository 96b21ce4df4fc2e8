"""Who may open a socket and who may write: pages of our own, and what is no browser."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import httpx
import pytest
from client import Client
from running import Running
from visitors import SECONDS, browser, cookie, key, serving
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

HOME = "https://play.example.org"
FOREIGN = [
    "http://play.example.org",
    "https://play.example.org:8443",
    "https://play.example.org:443",
    "https://play.example.org.evil.example",
    "https://evil.play.example.org",
    "https://example.org",
    "https://playXexample.org",
    "https://evilplay.example.org",
    "https://play.example.org@evil.example",
    "https://evil.example/https://play.example.org",
    "https://play.example.org/",
    "HTTPS://PLAY.EXAMPLE.ORG",
    "https://play.example.org, https://evil.example",
    "https://рlay.example.org".encode("idna").decode(),
    "null",
    "",
    "file://",
    "*",
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("origins"), origins=[HOME])


def visitor(server: Running) -> httpx.Client:
    """A guest. The cookie is for TLS, which is in front of the server, so it is brought by hand."""
    made = browser(server).post("/guests", json={})
    assert made.status_code == 200
    return browser(server, cookie=made.headers["set-cookie"].partition(";")[0])


async def handshake(server: Running, **headers: str) -> int:
    """The status of a handshake."""
    try:
        async with connect(server.socket_url, additional_headers=headers, open_timeout=SECONDS):
            return 101
    except InvalidStatus as error:
        return error.response.status_code


def test_only_our_own_pages_open_sockets(server: Running) -> None:
    async def run() -> None:
        assert await handshake(server, Origin=HOME) == 101
        assert await handshake(server) == 101
        for origin in FOREIGN:
            assert await handshake(server, Origin=origin) == 403, origin
            # What the host is called counts for nothing.
            host = origin.rpartition("/")[2] or "x"
            assert await handshake(server, Origin=origin, **{"X-Forwarded-Host": host}) == 403, origin

    asyncio.run(run())


def test_a_foreign_page_does_not_use_the_cookie_of_a_visitor(server: Running) -> None:
    cookie = visitor(server).headers["cookie"]

    async def run() -> None:
        assert await handshake(server, Origin="https://evil.example", Cookie=cookie) == 403
        assert await handshake(server, Origin=HOME, Cookie=cookie) == 101

    asyncio.run(run())


@pytest.mark.parametrize(
    ("site", "origin", "status"),
    [
        (None, None, 200),
        (None, HOME, 200),
        ("same-origin", HOME, 200),
        ("none", None, 200),
        ("same-origin", None, 200),
        ("same-site", HOME, 403),
        ("cross-site", HOME, 403),
        ("cross-site", None, 403),
        ("nonsense", None, 403),
        ("", None, 403),
        ("Same-Origin", None, 403),
        ("same-origin", "https://evil.example", 403),
        ("none", "null", 403),
    ],
)
def test_who_writes(server: Running, site: str | None, origin: str | None, status: int) -> None:
    sent = {"sec-fetch-site": site, "origin": origin}
    headers = {name: value for name, value in sent.items() if value is not None}
    client = visitor(server)
    answer = client.patch("/me", json={}, headers=headers)
    assert answer.status_code == status
    if status == 403:
        assert key(answer) == "server-foreign-origin"
    # Reading is always possible: other sites cannot read the answer.
    assert client.get("/me", headers=headers).status_code == 200


def test_foreign_origins_do_not_write(server: Running) -> None:
    client = visitor(server)
    for origin in FOREIGN:
        answer = client.patch("/me", json={"name": "Stolen"}, headers={"origin": origin})
        assert (answer.status_code, key(answer)) == (403, "server-foreign-origin"), origin
    assert client.get("/me").json()["name"] != "Stolen"
    assert "access-control-allow-origin" not in answer.headers


def test_another_site_cannot_ask_in_advance(server: Running) -> None:
    asked = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    answer = visitor(server).options("/tables", headers=asked)
    assert answer.status_code == 405
    assert not [name for name in answer.headers if name.startswith("access-control")]


def test_cookies_over_tls(server: Running) -> None:
    """The public address is TLS: the cookie is for this host alone and no script reads it."""
    answer = visitor(server).get("/me")
    (header,) = answer.headers.get_list("set-cookie")
    first, *attributes = header.split("; ")
    assert first.startswith("__Host-landrush=")
    assert {each.lower() for each in attributes} >= {"httponly", "secure", "samesite=lax", "path=/"}
    assert not [each for each in attributes if each.lower().startswith("domain")]
    assert answer.headers["strict-transport-security"].startswith("max-age=")
    # The name without TLS is not taken, so that no neighbouring site can set it.
    plain = browser(server, cookie=first.removeprefix("__Host-"))
    assert plain.get("/me").status_code == 401


def test_over_tls_the_cookie_belongs_to_the_host(server: Running) -> None:
    answer = browser(server).post("/guests", json={})
    found = cookie(answer)
    assert found["name"] == "__Host-landrush"
    assert (found["secure"], found["httponly"], found["path"]) == ("True", "True", "/")
    assert "domain" not in found
    assert answer.headers["strict-transport-security"] == "max-age=31536000"
    me = browser(server, cookie=f"__Host-landrush={found['value']}").get("/me")
    assert me.json() == answer.json()
    # The plain name counts for nothing here.
    assert browser(server, cookie=f"landrush={found['value']}").get("/me").status_code == 401
    end = browser(server, cookie=f"__Host-landrush={found['value']}").post("/logout")
    assert (cookie(end)["name"], cookie(end)["secure"]) == ("__Host-landrush", "True")


def test_a_socket_with_a_wrong_token_is_refused(server: Running) -> None:
    async def run() -> None:
        for word in ("Bearer wrong", "Bearer ", "bearer", "Basic YTpi"):
            assert await handshake(server, Authorization=word) == 403, word
        async with Client(server) as nobody:
            await nobody.send("ping")
            assert (await nobody.receive())["person"] is None

    asyncio.run(run())
