"""Guests, accounts, preferences, profiles and mutes, over HTTP."""

from __future__ import annotations

import datetime
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from running import Running
from visitors import PASSWORD, account, bot, browser, guest, key, serving, stored

DEFAULTS = {
    "language": "en",
    "confirm": "undo",
    "animation": "normal",
    "colours": "system",
    "sounds": True,
    "notify_email": True,
    "notify_push": True,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("people"))


def test_a_guest_comes_in_and_stays(server: Running) -> None:
    client = browser(server)
    assert key(client.get("/me")) == "server-not-signed-in"
    first = client.post("/guests", json={"name": "Ola"}).json()
    assert first == {"id": first["id"], "kind": "guest", "name": "Ola", "preferences": DEFAULTS}
    assert client.get("/me").json() == first
    assert client.post("/guests", json={"name": "Somebody else"}).json() == first
    assert stored(server, "SELECT count(*) FROM sessions WHERE person = ?", first["id"]) == [(1,)]


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Guest"), ("pl", "Gość"), ("de", "Gast"), ("nl", "Gast"), ("ja", "ゲスト")]
)
def test_a_name_is_made_up_in_the_language_of_the_guest(server: Running, language: str, word: str) -> None:
    asked = browser(server).post("/guests", json={"language": language}).json()
    accepted = browser(server, **{"accept-language": f"xx, {language};q=0.8"}).post("/guests", json={}).json()
    for found in (asked, accepted):
        assert re.fullmatch(rf"{word} ?\d{{4}}", found["name"])
        assert found["preferences"]["language"] == language


def test_a_guest_changes_name_and_preferences(server: Running) -> None:
    client = guest(server, name="Ola", language="pl")
    assert client.patch("/me", json={"name": "  Ola   K. "}).json()["name"] == "Ola K."
    changed = client.patch("/me", json={"preferences": {"confirm": "never", "sounds": False}}).json()
    assert changed["preferences"] == {**DEFAULTS, "language": "pl", "confirm": "never", "sounds": False}
    changed = client.patch("/me", json={"preferences": {"sounds": True}}).json()
    assert changed["preferences"] == {**DEFAULTS, "language": "pl", "confirm": "never"}
    assert client.get("/me").json() == changed


@pytest.mark.parametrize(
    "preferences",
    [
        {"language": "fr"},
        {"language": "pseudo"},
        {"confirm": "sometimes"},
        {"animation": None},
        {"sounds": "yes"},
        {"sounds": 1},
        {"unknown": True},
        {"language": "de", "__proto__": {}},
        [],
    ],
)
def test_preferences_are_strict(server: Running, preferences: object) -> None:
    client = guest(server)
    answer = client.patch("/me", json={"preferences": preferences})
    assert answer.status_code == 422
    assert key(answer) == "server-bad-request"
    assert answer.json()["error"]["params"]["where"].startswith("body.preferences")
    assert client.get("/me").json()["preferences"] == DEFAULTS


def test_a_guest_becomes_an_account_and_stays_the_same_person(server: Running) -> None:
    client = guest(server, language="de")
    before = client.get("/me").json()
    after = client.post("/me/claim", json={"name": "Frieda", "password": PASSWORD}).json()
    assert after == {**before, "kind": "account", "name": "Frieda"}
    assert client.get("/me").json() == after
    again = client.post("/me/claim", json={"name": "Frieda 2", "password": PASSWORD})
    assert (again.status_code, key(again)) == (409, "server-already-account")
    renamed = client.patch("/me", json={"name": "Frieda 2"})
    assert (renamed.status_code, key(renamed)) == (403, "server-name-stays")


def test_names_that_read_alike_are_the_same(server: Running) -> None:
    account(server, "Straße")
    for name in ("strasse", "STRASSE", "Straße", " ｓｔｒａｓｓｅ "):
        client = guest(server)
        for answer in (
            client.post("/me/claim", json={"name": name, "password": PASSWORD}),
            client.patch("/me", json={"name": name}),
            browser(server).post("/guests", json={"name": name}),
        ):
            assert (answer.status_code, key(answer)) == (409, "server-name-taken")
    # Guests among themselves may share a name.
    assert guest(server, name="Two of a kind").get("/me").json()["name"] == "Two of a kind"
    assert guest(server, name="Two of a kind").get("/me").json()["name"] == "Two of a kind"


def test_of_many_who_want_a_name_at_once_one_gets_it(server: Running) -> None:
    clients = [guest(server) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        wanted = {"name": "Wanted", "password": PASSWORD}
        answers = list(pool.map(lambda client: client.post("/me/claim", json=wanted), clients))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]


@pytest.mark.parametrize("password", ["", "1234567", "x" * 129, "\ud800" * 8])
def test_passwords_have_8_to_128_characters(server: Running, password: str) -> None:
    # Half a character can be sent only as its number.
    body = json.dumps({"name": "Nobody yet", "password": password})
    answer = guest(server).post("/me/claim", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 422
    assert answer.json()["error"] == {"key": "server-bad-request", "params": {"where": "body.password"}}


def test_a_password_is_stored_as_argon2id(server: Running) -> None:
    client = account(server)
    ((hashed,),) = stored(server, "SELECT password FROM people WHERE id = ?", client.get("/me").json()["id"])
    assert hashed.startswith("$argon2id$v=19$m=19456,t=2,p=1$")


def test_everybody_sees_a_profile(server: Running) -> None:
    owner = account(server)
    name = owner.get("/me").json()["name"]
    id, _ = bot(owner, server)
    found = browser(server).get(f"/people/{id}").json()
    robot = {"id": id, "kind": "bot", "name": found["name"], "created": found["created"], "owner": name}
    assert found == {**robot, "is_closed": False}
    # Midnight may have come meanwhile.
    today = datetime.datetime.now(datetime.UTC).date()
    assert 0 <= (today - datetime.date.fromisoformat(found["created"])).days <= 1
    assert set(browser(server).get(f"/people/{owner.get('/me').json()['id']}").json()) == set(found)
    nobody = browser(server).get("/people/nobody")
    assert (nobody.status_code, key(nobody)) == (404, "server-no-person")
    assert browser(server).get("/people/%00").status_code == 422


def test_whoever_leaves_is_forgotten(server: Running) -> None:
    client = account(server, "Leaving")
    id = client.get("/me").json()["id"]
    robot, program = bot(client, server)
    other = account(server)
    client.put(f"/me/mutes/{other.get('/me').json()['id']}")
    stored(server, "UPDATE people SET email = 'l@example.org', email_code = 'x' WHERE id = ?", id)
    stored(server, "INSERT INTO pushes VALUES ('p', ?, 'https://push', 'k', 'a', 1)", id)

    answer = client.delete("/me")
    assert answer.status_code == 204
    assert "landrush" not in client.cookies
    assert key(client.get("/me")) == key(program.get("/me")) == "server-not-signed-in"
    profile = browser(server).get(f"/people/{id}").json()
    assert (profile["name"], profile["is_closed"]) == ("Former player", True)
    assert browser(server).get(f"/people/{robot}").json()["is_closed"]
    ((*kept,),) = stored(
        server, "SELECT name_key, password, email, email_code, preferences FROM people WHERE id = ?", id
    )
    assert kept == [None, None, None, None, "{}"]
    for table in ("sessions", "pushes", "mutes"):
        assert stored(server, f"SELECT * FROM {table} WHERE person = ?", id) == []
    login = browser(server).post("/login", json={"name": "Leaving", "password": PASSWORD})
    assert key(login) == "server-wrong-login"
    # The name is free again.
    account(server, "Leaving")


def test_mutes(server: Running) -> None:
    client, other = guest(server), guest(server, name="Loud")
    id = other.get("/me").json()["id"]
    assert client.get("/me/mutes").json() == []
    for _ in range(2):
        assert client.put(f"/me/mutes/{id}").status_code == 204
    assert client.get("/me/mutes").json() == [{"id": id, "name": "Loud"}]
    assert other.get("/me/mutes").json() == []
    for _ in range(2):
        assert client.delete(f"/me/mutes/{id}").status_code == 204
    assert client.get("/me/mutes").json() == []
    assert client.put("/me/mutes/nobody").status_code == 404
    assert key(client.put(f"/me/mutes/{client.get('/me').json()['id']}")) == "server-mute-self"


def test_mutes_at_once_are_one(server: Running) -> None:
    client, id = guest(server), guest(server).get("/me").json()["id"]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda _: client.put(f"/me/mutes/{id}").status_code, range(8)))
    assert answers == [204] * 8
    assert len(client.get("/me/mutes").json()) == 1
