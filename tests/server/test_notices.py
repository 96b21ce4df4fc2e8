"""Addresses and browsers that people give, and a server that tells them by itself, over HTTP."""

from __future__ import annotations

import re
from collections.abc import Iterator
from email.message import EmailMessage
from hashlib import sha256
from typing import Any

import httpx
import pytest
from mail_server import Mailbox, until
from notices_stage import Rows
from push_service import Browser, PushService, encoded
from running import Running
from visitors import SECONDS, TLS, fetch

CODE = re.compile(r"[2-9A-Z]{8}")


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox().start()
    yield box
    box.stop()


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    running = PushService().start()
    yield running
    running.stop()
    assert running.failures == []


@pytest.fixture(scope="module")
def running(
    tmp_path_factory: pytest.TempPathFactory, mailbox: Mailbox, service: PushService
) -> Iterator[Running]:
    with Running(
        tmp_path_factory.mktemp("notices"),
        mail=mailbox.settings,
        push_hosts=[service.host, "*.push.apple.com"],
        timing={"poll": 0.1, "notice_after": 0.5},
    ) as server:
        yield server
    assert "@example.org" not in server.said()


@pytest.fixture
def rows(running: Running) -> Rows:
    return Rows(running.folder / "landrush.db")


@pytest.fixture(scope="module")
def http(running: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=f"{running.url}/api/me/", timeout=SECONDS, verify=TLS) as client:
        yield client


class Client:
    """Somebody with a session."""

    def __init__(self, http: httpx.Client, rows: Rows, person: str) -> None:
        self.http, self.person = http, person
        self.headers = {"Cookie": f"landrush={rows.session(person)}"}

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        return self.http.request(method, path, json=body, headers=self.headers)


@pytest.fixture
def anna(http: httpx.Client, rows: Rows) -> Client:
    return Client(http, rows, rows.person())


def code_in(letter: EmailMessage) -> str:
    """The code that stands on a line of its own."""
    [code] = [line for line in letter.get_content().splitlines() if CODE.fullmatch(line)]
    return code


def key(answer: httpx.Response) -> str:
    """The reason of a refusal."""
    found = answer.json()["error"]["key"]
    assert isinstance(found, str)
    return found


def test_an_address_from_giving_to_forgetting(anna: Client, mailbox: Mailbox, rows: Rows) -> None:
    address = "anna.o'neil+games@mail.example.org"
    rows.run("""UPDATE people SET preferences = '{"language": "pl"}' WHERE id = ?""", anna.person)
    kept = {"email": None, "is_confirmed": False, "is_offered": True}
    assert anna.ask("GET", "email").json() == kept
    assert key(anna.ask("POST", "email/confirm", {"code": "ABCDEFGH"})) == "server-email-nothing-to-confirm"
    assert anna.ask("PUT", "email", {"email": address}).status_code == 204
    [letter] = mailbox.wait_for(address)
    assert letter["Subject"] == "Landrush: potwierdź swój adres e-mail"
    code = code_in(letter)

    [(stored,)] = rows.run("SELECT email_code FROM people WHERE id = ?", anna.person)
    assert len(stored) == 64
    assert code not in stored
    assert anna.ask("GET", "email").json() == kept | {"email": address}
    wrong = anna.ask("POST", "email/confirm", {"code": "AAAAAAAA"})
    assert (wrong.status_code, key(wrong)) == (400, "server-email-code")
    assert anna.ask("POST", "email/confirm", {"code": f" {code.lower()} "}).status_code == 204
    assert anna.ask("GET", "email").json() == kept | {"email": address, "is_confirmed": True}
    assert anna.ask("POST", "email/confirm", {"code": code}).status_code == 409

    assert anna.ask("DELETE", "email").status_code == 204
    assert anna.ask("GET", "email").json() == kept


def test_a_code_is_good_for_its_address_only(anna: Client, mailbox: Mailbox) -> None:
    for address in ("first@example.org", "second@example.org"):
        assert anna.ask("PUT", "email", {"email": address}).status_code == 204
    [first] = mailbox.wait_for("first@example.org")
    code = code_in(first)
    assert anna.ask("POST", "email/confirm", {"code": code}).status_code == 400


def test_codes_are_limited(anna: Client) -> None:
    answers = [anna.ask("PUT", "email", {"email": f"many{n}@example.org"}) for n in range(7)]
    assert [answer.status_code for answer in answers] == [204] * 5 + [429] * 2
    assert key(answers[-1]) == "server-too-many"


def test_one_address_is_not_flooded_by_many(http: httpx.Client, rows: Rows) -> None:
    clients = [Client(http, rows, rows.person()) for n in range(6)]
    answers = [client.ask("PUT", "email", {"email": "Victim@example.org"}) for client in clients]
    assert [answer.status_code for answer in answers] == [204] * 5 + [429]


def test_guessing_is_limited(anna: Client, mailbox: Mailbox) -> None:
    anna.ask("PUT", "email", {"email": "guess@example.org"})
    [letter] = mailbox.wait_for("guess@example.org")
    code = code_in(letter)
    answers = [anna.ask("POST", "email/confirm", {"code": f"AAAAAAA{n}"}).status_code for n in range(6)]
    assert answers == [400] * 5 + [429]
    assert anna.ask("POST", "email/confirm", {"code": code}).status_code == 429


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "anna@localhost",
        "anna@example..org",
        ".anna@example.org",
        "anna@example.org\r\nBcc: victim@example.org",
        "anna@example.org\n",
        "anna@example.org, bob@example.org",
        "Anna <anna@example.org>",
        '"a b"@example.org',
        "=?utf-8?q?=0D=0ABcc:x?=@example.org",
        "żółw@example.org",
        "anna@[127.0.0.1]",
        "a" * 250 + "@example.org",
        None,
        ["anna@example.org"],
    ],
)
def test_no_addresses(anna: Client, address: Any) -> None:
    assert anna.ask("PUT", "email", {"email": address}).status_code == 422


def test_nothing_else_is_taken(anna: Client, service: PushService) -> None:
    assert anna.ask("PUT", "email", {"email": "a@example.org", "is_confirmed": True}).status_code == 422
    assert anna.ask("POST", "email/confirm", {"code": "A" * 21}).status_code == 422
    subscription = Browser(service).subscription
    assert anna.ask("POST", "push", subscription | {"person": "x"}).status_code == 422
    assert anna.ask("POST", "push", subscription | {"endpoint": "https://x/" + "x" * 1000}).status_code == 422


def test_who_may(http: httpx.Client, rows: Rows, service: PushService) -> None:
    guest = Client(http, rows, rows.person(kind="guest"))
    bot = Client(http, rows, rows.person(kind="bot"))
    subscription = Browser(service).subscription
    requests = [
        ("GET", "email", None),
        ("PUT", "email", {"email": "a@example.org"}),
        ("DELETE", "email", None),
    ]
    requests += [("POST", "email/confirm", {"code": "ABCDEFGH"})]
    for request in requests:
        assert (guest.ask(*request).status_code, key(guest.ask(*request))) == (403, "server-email-guest")
    endpoint = {"endpoint": subscription["endpoint"]}
    requests += [("GET", "push", None), ("POST", "push", subscription), ("DELETE", "push", endpoint)]
    for method, path, body in requests:
        answer = bot.ask(method, path, body)
        assert (answer.status_code, key(answer)) == (403, "server-notices-bot")
        assert http.request(method, path, json=body).status_code == 401
    assert guest.ask("POST", "push", subscription).status_code == 204


def test_subscriptions(anna: Client, http: httpx.Client, rows: Rows, service: PushService) -> None:
    browser = Browser(service)
    assert anna.ask("GET", "push").json()["subscriptions"] == 0
    assert anna.ask("POST", "push", browser.subscription).status_code == 204
    assert anna.ask("POST", "push", browser.subscription).status_code == 204
    assert anna.ask("GET", "push").json()["subscriptions"] == 1

    # Somebody else signs in with the same browser.
    bob = Client(http, rows, rows.person("Bob"))
    assert bob.ask("POST", "push", browser.subscription).status_code == 204
    assert anna.ask("GET", "push").json()["subscriptions"] == 0
    gone = anna.ask("DELETE", "push", {"endpoint": browser.endpoint})
    assert (gone.status_code, key(gone)) == (404, "server-push-unknown")
    assert bob.ask("DELETE", "push", {"endpoint": browser.endpoint}).status_code == 204
    assert bob.ask("GET", "push").json()["subscriptions"] == 0


def test_at_most_ten_browsers(anna: Client, service: PushService) -> None:
    browsers = [Browser(service) for n in range(11)]
    answers = [anna.ask("POST", "push", browser.subscription) for browser in browsers]
    assert [answer.status_code for answer in answers] == [204] * 10 + [409]
    assert key(answers[-1]) == "server-push-many"
    assert anna.ask("POST", "push", browsers[0].subscription).status_code == 204


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://169.254.169.254/latest/meta-data",
        "http://127.0.0.1:6379/",
        "https://evil.example/send",
        "https://web.push.apple.com@evil.example/send",
        "https://web.push.apple.com:8443/send",
        "http://web.push.apple.com/send",
    ],
)
def test_endpoints_of_others(anna: Client, rows: Rows, service: PushService, endpoint: str) -> None:
    answer = anna.ask("POST", "push", Browser(service).subscription | {"endpoint": endpoint})
    assert (answer.status_code, key(answer)) == (400, "server-push-endpoint")
    id = sha256(endpoint.encode()).hexdigest()
    assert rows.run("SELECT count(*) FROM pushes WHERE id = ?", id) == [(0,)]


@pytest.mark.parametrize(
    "change",
    [
        {"p256dh": ""},
        {"p256dh": encoded(b"\x04" + b"\x01" * 64)},
        {"p256dh": encoded(b"\x02" + b"\x01" * 32)},
        {"p256dh": "=" * 88},
        {"p256dh": "ż" * 88},
        {"auth": ""},
        {"auth": encoded(b"short")},
        {"auth": "a"},
    ],
)
def test_bad_keys(anna: Client, service: PushService, change: dict[str, str]) -> None:
    browser = Browser(service)
    subscription = {"endpoint": browser.endpoint, "keys": browser.keys | change}
    assert anna.ask("POST", "push", subscription).status_code == 422


def test_a_server_tells_by_itself(anna: Client, rows: Rows, mailbox: Mailbox, service: PushService) -> None:
    browser = Browser(service)
    anna.ask("POST", "push", browser.subscription)
    anna.ask("PUT", "email", {"email": "away@example.org"})
    [letter] = mailbox.wait_for("away@example.org")
    anna.ask("POST", "email/confirm", {"code": code_in(letter)})

    table = rows.table(anna.person, rows.person("Bob"))
    letters = mailbox.wait_for("away@example.org", 2)
    assert f"/tables/{table}" in letters[1].get_content()
    until(lambda: len(browser.told) == 1)
    assert browser.told[0]["table"] == table
    assert service.public_keys == {anna.ask("GET", "push").json()["public_key"]}


def test_a_mail_server_that_is_down_disturbs_nothing(
    anna: Client, rows: Rows, running: Running, mailbox: Mailbox
) -> None:
    rows.run("UPDATE people SET email = 'later@example.org' WHERE id = ?", anna.person)
    mailbox.stop()
    try:
        rows.table(anna.person, rows.person("Bob"))
        until(lambda: f"mail for person {anna.person} not sent" in running.said())
        assert fetch(running, "/api/health").status_code == 200
    finally:
        mailbox.start()
    assert len(mailbox.wait_for("later@example.org")) == 1
