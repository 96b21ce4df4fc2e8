"""Signing in and out, sessions and what is stored of them, bots and their tokens."""

from __future__ import annotations

import hashlib
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from running import Running
from visitors import PASSWORD, account, bot, browser, cookie, guest, key, numbers, serving, stored

DAY = 86_400
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("sessions"))


def name_of(client: httpx.Client) -> str:
    return str(client.get("/me").json()["name"])


def login(server: Running, name: str, password: str = PASSWORD, **headers: str) -> httpx.Client:
    client = browser(server, **headers)
    answer = client.post("/login", json={"name": name, "password": password})
    assert answer.status_code == 200, answer.text
    return client


def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(server: Running) -> None:
    found = cookie(browser(server).post("/guests", json={}))
    assert len(found.pop("value")) == 43
    lasts = str(180 * DAY)
    assert found == {
        "name": "landrush",
        "httponly": "True",
        "samesite": "lax",
        "path": "/",
        "max-age": lasts,
    }


def test_the_storage_has_the_hash_and_not_the_token(server: Running) -> None:
    owner = account(server)
    _, program = bot(owner, server)
    tokens = [owner.cookies["landrush"], program.headers["authorization"].removeprefix("Bearer ")]
    for token in tokens:
        hashed = hashlib.sha256(token.encode()).hexdigest()
        assert len(stored(server, "SELECT * FROM sessions WHERE hash = ?", hashed)) == 1
    for file in server.folder.glob("landrush.db*"):
        assert not any(token.encode() in file.read_bytes() for token in tokens)
        assert PASSWORD.encode() not in file.read_bytes()
    assert not any(token in server.said() for token in tokens)


def test_login_and_logout(server: Running) -> None:
    owner = account(server)
    client = login(server, name_of(owner).upper())
    assert client.get("/me").json() == owner.get("/me").json()
    token = client.cookies["landrush"]
    assert client.post("/logout").status_code == 204
    assert "landrush" not in client.cookies
    assert browser(server, cookie=f"landrush={token}").get("/me").status_code == 401
    assert client.post("/logout").status_code == 204
    assert owner.get("/me").status_code == 200


def test_a_login_replaces_the_session_of_a_guest(server: Running) -> None:
    owner, client = account(server), guest(server)
    visitor, token = client.get("/me").json(), client.cookies["landrush"]
    client.post("/login", json={"name": name_of(owner), "password": PASSWORD})
    assert client.get("/me").json()["id"] == owner.get("/me").json()["id"] != visitor["id"]
    assert client.cookies["landrush"] != token
    assert browser(server, cookie=f"landrush={token}").get("/me").status_code == 401


def test_a_wrong_password_and_an_unknown_name_are_answered_alike(server: Running) -> None:
    owner = account(server)
    robot = browser(server).get(f"/people/{bot(owner, server)[0]}").json()["name"]
    wrong = browser(server).post("/login", json={"name": name_of(owner), "password": "not this one"})
    assert (wrong.status_code, key(wrong)) == (403, "server-wrong-login")
    for name in ("Nobody at all", robot, "\u202e", "x"):
        answer = browser(server).post("/login", json={"name": name, "password": PASSWORD})
        assert (answer.status_code, answer.content) == (wrong.status_code, wrong.content)
        assert "set-cookie" not in answer.headers


def worked(server: Running) -> int:
    """Nanoseconds that the threads of a server have worked, however busy the machine is with others."""
    assert server.process is not None
    threads = Path(f"/proc/{server.process.pid}/task").glob("*/schedstat")
    return sum(int(each.read_text().split()[0]) for each in threads)


def test_an_unknown_name_takes_as_long_as_a_wrong_password(server: Running) -> None:
    work = {"known": 0, "unknown": 0}
    for number in range(8):
        names = {"known": name_of(account(server)), "unknown": f"Nobody at all {number}"}
        for kind, name in names.items():
            before = worked(server)
            answer = browser(server).post("/login", json={"name": name, "password": "not this one"})
            assert answer.status_code == 403
            work[kind] += worked(server) - before
    # Without the work of hashing it would be a tenth.
    assert work["unknown"] > work["known"] / 2


def test_passwords_of_other_strength_are_hashed_again(server: Running) -> None:
    owner = account(server)
    id = owner.get("/me").json()["id"]
    old = PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(PASSWORD)
    stored(server, "UPDATE people SET password = ? WHERE id = ?", old, id)
    login(server, name_of(owner))
    ((new,),) = stored(server, "SELECT password FROM people WHERE id = ?", id)
    assert new.startswith("$argon2id$v=19$m=19456,t=2,p=1$")
    login(server, name_of(owner))


def test_the_same_password_from_another_keyboard(server: Running) -> None:
    client = account(server, password="Zażółć gęślą jaźń")
    login(server, name_of(client), "Zaz\u0307o\u0301\u0142c\u0301 ge\u0328s\u0301la\u0328 jaz\u0301n\u0301")


def test_a_new_password_ends_all_other_sessions(server: Running) -> None:
    owner = account(server)
    others = [login(server, name_of(owner)) for _ in range(2)]
    _, program = bot(owner, server)
    wrong = owner.post("/me/password", json={"old": "not this one", "new": "another password"})
    assert (wrong.status_code, key(wrong)) == (403, "server-wrong-password")
    assert others[0].get("/me").status_code == 200
    answer = owner.post("/me/password", json={"old": PASSWORD, "new": "another password"})
    assert answer.status_code == 204
    assert [client.get("/me").status_code for client in (owner, *others)] == [200, 401, 401]
    assert program.get("/me").status_code == 200
    login(server, name_of(owner), "another password")
    assert browser(server).post("/login", json={"name": name_of(owner), "password": PASSWORD}).is_error


def test_sessions_are_listed_and_revoked(server: Running) -> None:
    owner = account(server)
    second = login(server, name_of(owner), **{"user-agent": FIREFOX})
    third = login(server, name_of(owner), **{"user-agent": b"curl\x85/8 " + b"x" * 500})
    listed = owner.get("/me/sessions").json()
    assert [each["is_this"] for each in listed] == [False, False, True]
    labels = {each["label"] for each in listed}
    assert "Firefox, Linux" in labels
    assert all(len(label) <= 40 and label.isprintable() for label in labels)
    assert all(abs(each["seen"] / 1000 - time.time()) < 60 for each in listed)

    (of_second,) = [each["id"] for each in second.get("/me/sessions").json() if each["is_this"]]
    stranger = account(server)
    refused = stranger.delete(f"/me/sessions/{of_second}")
    assert (refused.status_code, key(refused)) == (404, "server-no-session")
    assert second.get("/me").status_code == 200
    assert owner.delete(f"/me/sessions/{of_second}").status_code == 204
    assert second.get("/me").status_code == 401
    assert owner.delete(f"/me/sessions/{of_second}").status_code == 404
    assert third.get("/me").status_code == 200
    assert owner.delete("/me/sessions").status_code == 204
    assert [client.get("/me").status_code for client in (owner, third)] == [200, 401]


def test_a_session_in_use_lasts_and_one_that_is_over_does_not(server: Running) -> None:
    client = account(server)
    id = client.get("/me").json()["id"]
    now = round(time.time() * 1000)
    (before,) = stored(server, "SELECT seen, expires FROM sessions WHERE person = ?", id)
    client.get("/me")
    assert stored(server, "SELECT seen, expires FROM sessions WHERE person = ?", id) == [before]

    hour = 3_600_000
    stored(server, "UPDATE sessions SET seen = ?, expires = ? WHERE person = ?", now - hour, now + hour, id)
    assert cookie(client.get("/me"))["value"] == client.cookies["landrush"]
    ((seen, expires),) = stored(server, "SELECT seen, expires FROM sessions WHERE person = ?", id)
    assert seen >= now
    assert expires >= now + 179 * DAY * 1000

    stored(server, "UPDATE sessions SET expires = ? WHERE person = ?", now - 1, id)
    assert client.get("/me").status_code == 401
    fresh = login(server, stored(server, "SELECT name FROM people WHERE id = ?", id)[0][0])
    assert len(fresh.get("/me/sessions").json()) == 1
    assert stored(server, "SELECT count(*) FROM sessions WHERE person = ?", id) == [(1,)]


def test_the_oldest_of_too_many_sessions_ends(server: Running) -> None:
    owner = account(server)
    id, name = owner.get("/me").json()["id"], name_of(owner)
    now = round(time.time() * 1000)
    for number in range(49):
        values = (f"hash {id} {number}", f"{id}{number}", id, now + number, now, now + DAY)
        stored(server, "INSERT INTO sessions VALUES (?, ?, ?, 'browser', '', ?, ?, ?)", *values)
    assert len(owner.get("/me/sessions").json()) == 50
    client = login(server, name)
    assert len(client.get("/me/sessions").json()) == 50
    assert owner.get("/me").status_code == 401


def test_bots_and_tokens(server: Running) -> None:
    owner = account(server)
    made = owner.post("/me/bots", json={"name": "Deep Settler"})
    assert made.status_code == 201
    id = made.json()["id"]
    assert owner.get("/me/bots").json() == [made.json()]
    taken = owner.post("/me/bots", json={"name": "deep settler"})
    assert (taken.status_code, key(taken)) == (409, "server-name-taken")
    fresh = owner.post(f"/me/bots/{id}/tokens", json={"label": "at home"})
    assert fresh.status_code == 201
    token = fresh.json()["token"]
    shown = {name: value for name, value in fresh.json().items() if name != "token"}
    assert owner.get(f"/me/bots/{id}/tokens").json() == [shown]

    program = browser(server, authorization=f"bearer {token}")
    answer = program.get("/me")
    assert (answer.json()["kind"], answer.json()["name"]) == ("bot", "Deep Settler")
    assert "set-cookie" not in answer.headers
    assert owner.delete(f"/me/bots/{id}/tokens/{shown['id']}").status_code == 204
    assert program.get("/me").status_code == 401
    again = owner.delete(f"/me/bots/{id}/tokens/{shown['id']}")
    assert (again.status_code, key(again)) == (404, "server-no-token")


def test_a_token_is_no_cookie_and_a_cookie_no_token(server: Running) -> None:
    owner = account(server)
    _, program = bot(owner, server)
    token = program.headers["authorization"].removeprefix("Bearer ")
    assert browser(server, cookie=f"landrush={token}").get("/me").status_code == 401
    as_token = browser(server, authorization=f"Bearer {owner.cookies['landrush']}")
    assert as_token.get("/me").status_code == 401
    # A wrong token is not made good by a cookie.
    assert owner.get("/me", headers={"authorization": "Bearer nonsense"}).status_code == 401


def test_bots_do_not_manage_accounts(server: Running) -> None:
    owner = account(server)
    id, program = bot(owner, server)
    requests = [
        ("PATCH", "/me", {"preferences": {}}),
        ("POST", "/me/claim", {"name": "Free at last", "password": PASSWORD}),
        ("DELETE", "/me", None),
        ("POST", "/me/password", {"old": "", "new": PASSWORD}),
        ("GET", "/me/sessions", None),
        ("DELETE", "/me/sessions", None),
        ("DELETE", f"/me/sessions/{id}", None),
        ("GET", "/me/bots", None),
        ("POST", "/me/bots", {"name": "Child"}),
        ("DELETE", f"/me/bots/{id}", None),
        ("POST", f"/me/bots/{id}/tokens", {"label": "more"}),
        ("GET", f"/me/bots/{id}/tokens", None),
        ("GET", "/me/mutes", None),
        ("PUT", f"/me/mutes/{id}", None),
    ]
    for method, path, body in requests:
        answer = program.request(method, path, json=body)
        assert (answer.status_code, key(answer)) == (403, "server-not-for-bots"), path
    assert program.get("/me").status_code == 200


def test_bots_belong_to_one_account(server: Running) -> None:
    owner, stranger = account(server), account(server)
    id, program = bot(owner, server)
    for method, path in (("DELETE", ""), ("GET", "/tokens"), ("DELETE", "/tokens/x")):
        answer = stranger.request(method, f"/me/bots/{id}{path}")
        assert (answer.status_code, key(answer)) == (404, "server-no-bot")
    assert stranger.post(f"/me/bots/{id}/tokens", json={"label": "mine"}).status_code == 404
    assert stranger.get("/me/bots").json() == []
    visitor = guest(server).post("/me/bots", json={"name": "A guest's bot"})
    assert (visitor.status_code, key(visitor)) == (403, "server-accounts-only")
    assert owner.delete(f"/me/bots/{id}").status_code == 204
    assert program.get("/me").status_code == 401
    assert owner.get("/me/bots").json() == []


def test_an_account_has_ten_bots_of_ten_tokens(server: Running) -> None:
    owner = account(server)
    ids = [bot(owner, server)[0] for _ in range(10)]
    more = owner.post("/me/bots", json={"name": "Eleven"})
    assert (more.status_code, key(more)) == (409, "server-enough")
    for _ in range(9):
        assert owner.post(f"/me/bots/{ids[0]}/tokens", json={"label": "x"}).status_code == 201
    more = owner.post(f"/me/bots/{ids[0]}/tokens", json={"label": "x"})
    assert (more.status_code, key(more)) == (409, "server-enough")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small limits."""
    limits = {"guests_per_hour": 5, "logins_per_name": 3, "logins_per_address": 6}
    yield from serving(tmp_path_factory.mktemp("strict"), limits=limits)


def test_wrong_logins_and_guests_are_limited(strict: Running) -> None:
    owner = account(strict, "Victim")
    right = {"name": "Victim", "password": PASSWORD}
    # Right ones do not count.
    for _ in range(8):
        assert browser(strict).post("/login", json=right).status_code == 200

    # All at once, and under other spellings: three get an answer.
    spellings = ["Victim", "VICTIM", " victim ", "ｖictim", "Victim", "victim"]
    with ThreadPoolExecutor(6) as pool:
        answers = list(
            pool.map(
                lambda name: browser(strict).post("/login", json={"name": name, "password": "wrong"}),
                spellings,
            )
        )
    assert sorted(answer.status_code for answer in answers) == [403] * 3 + [429] * 3
    (refused, *_) = [answer for answer in answers if answer.status_code == 429]
    assert key(refused) == "server-too-many"
    assert 800 < int(refused.headers["retry-after"]) <= 900
    assert refused.json()["error"]["params"] == {"seconds": int(refused.headers["retry-after"])}
    # Now not even the right one, but whoever is signed in stays so.
    assert browser(strict).post("/login", json=right).status_code == 429
    assert owner.get("/me").status_code == 200
    # The address has used up its share as well.
    other = browser(strict).post("/login", json={"name": "Another", "password": "wrong"})
    assert other.status_code == 429

    made = [browser(strict).post("/guests", json={}).status_code for _ in range(5)]
    assert made == [200] * 4 + [429]
    # Without a proxy that is trusted nobody can say that they come from elsewhere.
    elsewhere = browser(strict, **{"x-forwarded-for": "192.0.2.7"})
    assert elsewhere.post("/guests", json={}).status_code == 429
    assert owner.post("/guests", json={}).status_code == 200


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with small limits behind a proxy."""
    limits = {"guests_per_hour": 3, "logins_per_name": 2, "logins_per_address": 2}
    settings = {"trusted_proxies": ["127.0.0.1"], "limits": limits}
    yield from serving(tmp_path_factory.mktemp("proxied"), **settings)


def test_a_login_that_could_not_be_checked_is_not_counted(proxied: Running) -> None:
    name = name_of(account(proxied))
    # To SQLite a table that is missing is a storage that does not answer.
    stored(proxied, "ALTER TABLE people RENAME TO lost")
    answers = [browser(proxied).post("/login", json={"name": name, "password": PASSWORD}) for _ in range(3)]
    stored(proxied, "ALTER TABLE lost RENAME TO people")
    assert [(each.status_code, key(each)) for each in answers] == [(503, "server-unavailable")] * 3
    login(proxied, name)


def test_behind_a_trusted_proxy_addresses_are_told_apart(proxied: Running) -> None:
    clients = [browser(proxied, **{"x-forwarded-for": f"192.0.2.{number}"}) for number in (1, 1, 1, 2, 1)]
    answers = [client.post("/guests", json={}).status_code for client in clients]
    assert answers == [200, 200, 200, 200, 429]


def test_wrong_old_passwords_are_limited(proxied: Running) -> None:
    owner = account(proxied)
    body = {"old": "wrong", "new": "another password"}
    assert [owner.post("/me/password", json=body).status_code for _ in range(3)] == [403, 403, 429]


def test_many_logins_do_not_hold_up_the_others(server: Running) -> None:
    """They never cease, and somebody who has nothing to do with passwords is answered."""
    owner, is_over = account(server), threading.Event()
    answered: set[int] = set()

    def log_in() -> None:
        client = browser(server)
        while not is_over.is_set():
            wrong = {"name": f"Nobody {next(numbers)}", "password": "wrong"}
            answered.add(client.post("/login", json=wrong).status_code)

    with ThreadPoolExecutor(12) as pool:
        tasks = [pool.submit(log_in) for _ in range(12)]
        try:
            for _ in range(10):
                assert owner.get("/me").status_code == 200
        finally:
            is_over.set()
    for task in tasks:
        task.result()
    assert {403} <= answered <= {403, 429}
