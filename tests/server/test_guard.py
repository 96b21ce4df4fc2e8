"""What stands in front of every request, and what every refusal looks like."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator

import pytest
from running import Running
from starlette.datastructures import Headers
from visitors import browser, fetch, guest, key, serving, stored

from landrush.l10n import LANGUAGES, message
from landrush.server.api.guard import is_origin_allowed
from landrush.server.people.language import best_language
from landrush.server.settings import Settings


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("guard"))


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": ""},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
        {"sec-fetch-site": "none", "origin": "https://evil.example"},
    ],
)
def test_other_sites_do_not_write(server: Running, headers: dict[str, str]) -> None:
    client = guest(server, name="Before")
    for method, path, body in (
        ("PATCH", "/me", {"name": "After"}),
        ("POST", "/logout", None),
        ("DELETE", "/me", None),
        ("PUT", "/me/mutes/x", None),
        ("POST", "/nowhere", None),
    ):
        answer = client.request(method, path, json=body, headers=headers)
        assert (answer.status_code, key(answer)) == (403, "server-foreign-origin")
    assert client.get("/me", headers=headers).json()["name"] == "Before"


def test_our_own_pages_write(server: Running) -> None:
    client = guest(server)
    for origin in (server.url, server.url.replace("127.0.0.1", "localhost")):
        for site in ("same-origin", "none"):
            headers = {"origin": origin, "sec-fetch-site": site}
            assert client.patch("/me", json={}, headers=headers).status_code == 200
    # Another port is another origin, and the host that the request names counts for nothing.
    for headers in ({"origin": "http://127.0.0.1:1"}, {"origin": "http://a.example", "host": "a.example"}):
        assert client.patch("/me", json={}, headers=headers).status_code == 403


def test_origins_of_sockets() -> None:
    settings = Settings(origins=("https://play.example.org",))
    assert is_origin_allowed(settings, Headers({"origin": "https://play.example.org"}))
    assert is_origin_allowed(settings, Headers({}))
    for origin in ("http://play.example.org", "https://play.example.org.evil.example", "null", ""):
        assert not is_origin_allowed(settings, Headers({"origin": origin}))


@pytest.mark.parametrize("path", ["/api/me", "/api/health", "/api/nowhere", "/nowhere"])
def test_every_answer_makes_browsers_strict(server: Running, path: str) -> None:
    headers = fetch(server, path).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "strict-transport-security" not in headers
    assert headers.get("cache-control") == ("no-store" if path.startswith("/api/") else None)
    assert "server" not in headers


def test_a_refusal_by_the_guard_is_strict_too(server: Running) -> None:
    answer = fetch(server, "/api/guests", "POST", headers={"origin": "null"})
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"


def test_large_bodies_are_refused(server: Running) -> None:
    client = guest(server)
    for size, status in ((60_000, 422), (65_000, 422), (66_000, 413), (9_000_000, 413)):
        answer = client.patch("/me", json={"name": "x" * size})
        assert answer.status_code == status
    assert (key(answer), answer.json()["error"]["params"]) == ("server-too-large", {"kilobytes": 65})


def test_records_may_be_larger(server: Running) -> None:
    client = browser(server)
    # Nobody answers there yet, or refuses what is no record; the guard lets it through.
    assert client.post("/records", content=b"x" * 7_000_000).status_code not in (413, 500)
    assert client.post("/records", content=b"x" * 8_000_001).status_code == 413
    assert client.post("/recordsother", content=b"x" * 7_000_000).status_code == 413


def test_a_body_that_does_not_say_its_length_is_cut_off(server: Running) -> None:
    def chunks() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(100):
            yield b"x" * 1000
        yield b'"}'

    answer = browser(server).post("/guests", content=chunks(), headers={"content-type": "application/json"})
    assert (answer.status_code, key(answer)) == (413, "server-too-large")


def test_a_client_that_goes_away_in_the_middle_harms_nobody(server: Running) -> None:
    before = server.said().count("Traceback")
    for _ in range(5):
        with socket.create_connection(("127.0.0.1", server.port)) as raw:
            raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n{")
    assert browser(server).get("/health").status_code == 200
    assert server.said().count("Traceback") == before


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"nonsense", 422),
        (b"[" * 60_000, 400),
        (b"1" * 60_000, 400),
        (b'{"name": "\xff"}', 400),
        (b'{"name": NaN}', 422),
        (b'{"name": 1}', 422),
        (b'{"\\ud800": 1}', 422),
        (b'{"%s": 1}' % (b"k" * 60_000), 422),
        (b"null", 422),
        (b'{"name": "Ola", "admin": true}', 422),
    ],
    ids=range(11),
)
def test_bodies_that_make_no_sense(server: Running, body: bytes, status: int) -> None:
    answer = browser(server).post("/guests", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, key(answer)) == (status, "server-bad-request")
    assert len(answer.content) < 500


def test_a_refusal_does_not_repeat_what_was_sent(server: Running) -> None:
    answer = guest(server).post("/me/claim", json={"name": "Ola", "password": "short", "secret": "hunter2"})
    assert answer.status_code == 422
    assert "short" not in answer.text
    assert "hunter2" not in answer.text


def test_unknown_addresses_and_methods(server: Running) -> None:
    client = browser(server)
    missing = client.get("/nowhere")
    assert (missing.status_code, key(missing)) == (404, "server-no-such-address")
    wrong = client.put("/login", json={})
    assert (wrong.status_code, key(wrong)) == (405, "server-no-such-method")
    assert wrong.headers["allow"] == "POST"
    assert client.options("/me").headers["allow"] == "GET, PATCH, DELETE"
    assert client.post("/me/mutes/x").headers["allow"] == "PUT, DELETE"
    nobody = client.get("/me")
    assert (nobody.status_code, nobody.headers["www-authenticate"]) == (401, "Bearer")


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_told_in_the_language_of_the_reader(server: Running, language: str) -> None:
    asked = browser(server, **{"accept-language": f"xx, {language}-XX;q=0.9, en;q=0.1"})
    assert asked.get("/me").json() == {
        "error": {"key": "server-not-signed-in", "params": {}},
        "text": message("server-not-signed-in", language),
    }
    assert asked.get("/nowhere").json()["text"] == message("server-no-such-address", language)
    # What somebody chose goes before what the browser asks for.
    chosen = guest(server, language=language)
    answer = chosen.delete(
        "/me/sessions/none", headers={"accept-language": "ja" if language != "ja" else "pl"}
    )
    assert answer.json()["text"] == message("server-no-session", language)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-FR, fr", "en"),
        ("pl", "pl"),
        ("de-AT, en;q=0.5", "de"),
        ("en;q=0.2, nl;q=0.7, ja;q=0.5", "nl"),
        ("JA-jp", "ja"),
        ("pl;q=0, en;q=0.1", "en"),
        ("pl;q=nan, de;q=x, nl;q=", "en"),
        (", ,;;=,q=1", "en"),
        ("x," * 5000 + "pl", "en"),
    ],
)
def test_the_best_language(header: str, language: str) -> None:
    assert best_language(header) == language


def test_a_defect_is_logged_without_what_was_sent_or_stored(server: Running) -> None:
    client = guest(server, language="de")
    id = client.get("/me").json()["id"]
    # No version of the server has written this.
    wrong = json.dumps({"language": "de", "sounds": "hunter2"})
    stored(server, "UPDATE people SET preferences = ? WHERE id = ?", wrong, id)
    answer = client.get("/me")
    assert (answer.status_code, key(answer)) == (500, "server-defect")
    assert answer.json()["text"] == message("server-defect", "de")
    assert answer.headers["x-content-type-options"] == "nosniff"
    log = server.said()
    assert "GET /api/me: ValidationError" in log
    assert "in who_am_i" in log
    for secret in ("hunter2", client.cookies["landrush"], id):
        assert secret not in log


def test_everything_is_described(server: Running) -> None:
    described = browser(server).get("/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, operation in methods.items():
            answers = operation["responses"]
            for status in ("400", "401", "403", "404", "409", "413", "422", "429", "503"):
                schema = answers[status]["content"]["application/json"]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}, f"{method} {path} {status}"
            successes = [answer for status, answer in answers.items() if status.startswith("2")]
            assert successes, f"{method} {path}"
            for success in successes:
                kinds = success.get("content", {})
                assert set(kinds) <= {"application/json", "text/plain"}
                assert all(kind["schema"] for kind in kinds.values())
            assert operation["description"], f"{method} {path}"
    assert "HTTPValidationError" not in json.dumps(described)
