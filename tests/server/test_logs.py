"""The log tells what happened and keeps everybody's secrets."""

from __future__ import annotations

import hashlib
import json
import logging
import subprocess
import sys
from pathlib import Path

import pytest
from running import Running
from seats import Seat
from visitors import account, bot, browser, guest, stored

from landrush.server.logs import JsonLines, Lines, redacted

TOKEN = "q3Zk-9_fT7hQ0xWm2LrYvB5nCsD8uEaGjKpIoXtHc4M"
PASSWORDS = ("Blauwe Olifant 77", "Zielony Kot 88", "Roter Fuchs 99")
SECRET = "hunter2"
MAIL = "somebody.else+games@mail.example.org"


@pytest.mark.parametrize(
    ("text", "secret"),
    [
        (f"Cookie: landrush={TOKEN}", TOKEN),
        ("Cookie: __Host-landrush=short", "short"),
        ("Set-Cookie: landrush=abc; Path=/", "abc"),
        (f"Authorization: Bearer {TOKEN}", TOKEN),
        ("got Bearer abc123", "abc123"),
        (f"what is {TOKEN}?", TOKEN),
        ("{'password': 'very secret'}", "very secret"),
        ('{"password":"very secret"}', "very secret"),
        ("password=hunter2&name=x", "hunter2"),
        ("GET /api/tables/abc?invite=Zx9-_aBcDeFg HTTP/1.1", "Zx9-_aBcDeFg"),
        ("invite: 'Zx9-_aBcDeFg'", "Zx9-_aBcDeFg"),
        (f"seed=b'{'ab' * 32}'", "abab"),
        (f"the seed {'0f' * 32}", "0f0f"),
        (f"written to {MAIL}.", "somebody"),
        ("$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$aGFzaA", "c29tZXNhbHQ"),
        ("postgresql://landrush:hunter2@db/landrush", "hunter2"),
        ("redis://:hunter2@redis:6379", "hunter2"),
        ("[SQL: INSERT INTO x]\n[parameters: ('hunter2', [1], 'b')]\n(Background: y)", "hunter2"),
        ("DETAIL:  Key (hash)=(hunter2) already exists.", "hunter2"),
    ],
)
def test_secrets_are_taken_out(text: str, secret: str) -> None:
    assert secret in text
    assert secret not in redacted(text)


@pytest.mark.parametrize(
    "text",
    [
        "Redis does not answer: ConnectionError",
        "table aB3-_fGh12Kz cannot be looked after: The server cannot reach its storage.",
        'File "/srv/landrush/server/realtime/socket.py", line 12, in a_function_with_a_long_name_indeed',
        "the loop was held for 21.3 ms by serve_socket",
    ],
)
def test_everything_else_stays(text: str) -> None:
    assert redacted(text) == text


def record(error: Exception | None = None, **fields: object) -> logging.LogRecord:
    info = (type(error), error, error.__traceback__) if error else None
    made = logging.LogRecord("landrush.x", logging.ERROR, __file__, 1, "%s failed", ("it",), info)
    vars(made).update(fields)
    return made


def raised() -> Exception:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise ValueError(SECRET) from error
    except ValueError as error:
        return error


def test_an_error_is_told_by_its_kind_and_place() -> None:
    for formatter in (Lines("%(message)s"), JsonLines()):
        text = formatter.format(record(raised()))
        assert SECRET not in text
        assert "KeyError" in text
        assert "ValueError" in text
        assert "test_logs.py" in text


def test_fields_are_part_of_a_line_of_json() -> None:
    found = json.loads(JsonLines().format(record(count=3, worker="ab", token="hunter2", who=MAIL)))
    assert found.pop("time").endswith("+00:00")
    assert found == {
        "level": "error",
        "logger": "landrush.x",
        "message": "it failed",
        "count": 3,
        "worker": "ab",
        "token": "…",
        "who": "…",
    }


def test_the_command_line_chooses_how_to_log(tmp_path: Path) -> None:
    with Running(tmp_path, log="text") as server:
        client = guest(server)
        break_storage(server)
        wish = {"game": "montana", "seats": ["me", "bot:random"]}
        assert client.post("/tables", json=wish).status_code == 500
        assert "ERROR landrush.server.api.errors: POST" in server.said()
    words = [sys.executable, "-m", "landrush", "serve", "--log", "yaml"]
    assert subprocess.run(words, capture_output=True, check=False).returncode == 2


def break_storage(server: Running) -> None:
    """From now on nothing can be inserted any more; the refusal names what it was given."""
    for table in ("sessions", "tables", "chats"):
        stored(
            server,
            f"CREATE TRIGGER break_{table} BEFORE INSERT ON {table} "
            "BEGIN SELECT RAISE(ABORT, 'constraint failed'); END",
        )


def test_no_secret_is_in_what_the_server_writes(tmp_path: Path) -> None:
    with Running(tmp_path, log="json", has_metrics=True) as server:
        name = "Antonia"
        owner = account(server, name, PASSWORDS[0])
        change = {"old": PASSWORDS[0], "new": PASSWORDS[1]}
        assert owner.post("/me/password", json=change).status_code == 204
        wrong = browser(server).post("/login", json={"name": name, "password": PASSWORDS[2]})
        assert wrong.status_code == 403
        again = browser(server)
        assert again.post("/login", json={"name": name, "password": PASSWORDS[1]}).status_code == 200
        robot, program = bot(owner, server)
        with Seat.with_bot(server, "random") as seat:
            for _ in range(5):
                seat.decide()
            assert browser(server).get(f"/tables/{seat.table}?invite=wrong-invite").status_code == 200
            break_storage(server)
            # Each of these is refused by the storage with its values, and is a defect.
            seat.send(type="say", id="s1", table=seat.table, text=MAIL)
            assert seat.until("refused", id="s1")["reason"]["key"] == "server-defect"
            for client, path, body in (
                (owner, f"/me/bots/{robot}/tokens", {"label": "other"}),
                (again, "/tables", {"game": "montana", "seats": ["me", "bot:random"]}),
                (browser(server), "/login", {"name": name, "password": PASSWORDS[1]}),
            ):
                assert client.post(path, json=body).status_code == 500
            tokens = [client.cookies["landrush"] for client in (owner, again, seat.client)]
        tokens.append(program.headers["authorization"].removeprefix("Bearer "))
    said = server.said()
    lines = [json.loads(line) for line in said.splitlines()[1:]]
    assert {"time", "level", "logger", "message"} <= set.intersection(*(set(line) for line in lines))
    defects = [line for line in lines if line["level"] == "error"]
    assert len(defects) >= 4, said
    secrets = [*PASSWORDS, *tokens, MAIL, "wrong-invite"]
    secrets += [hashlib.sha256(token.encode()).hexdigest() for token in tokens]
    for seed, invite in stored(server, "SELECT seed, invite FROM tables"):
        secrets += [seed.hex(), seed.hex().upper(), repr(seed), invite]
    secrets += [row[0] for row in stored(server, "SELECT password FROM people WHERE password IS NOT NULL")]
    secrets += [row[0] for row in stored(server, "SELECT hash FROM sessions")]
    assert len(secrets) > 15
    assert not [secret for secret in secrets if secret in said]
