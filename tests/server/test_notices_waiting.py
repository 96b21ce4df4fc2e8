"""Who is told, and when: once for each question, only people who are away, as they want it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from mail_server import Mailbox
from notices_stage import LIVE, Stage, ago
from push_service import Browser, PushService

from landrush.server.server import Server
from landrush.server.storage.notices import Waiting


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


@pytest.fixture
def stage(tmp_path: Path, mailbox: Mailbox, service: PushService) -> Stage:
    mailbox.raw.clear()
    return Stage(tmp_path, mail=mailbox.settings, push_hosts=[service.host])


def test_once_for_each_question(stage: Stage, mailbox: Mailbox) -> None:
    anna, bob = stage.person(email="anna@example.org"), stage.person("Bob", email="bob@example.org")
    table = stage.table(anna, bob)
    stage.look()
    stage.look()
    assert stage.told(table) == [(anna, 7)]
    assert len(mailbox.raw) == 1

    stage.run("UPDATE tables SET asked = 1, version = 8, asked_since = ?", ago(45))
    stage.look()
    stage.look()
    assert stage.told(table) == [(anna, 7), (bob, 8)]
    assert len(mailbox.to("bob@example.org")) == 1

    # Asked again, and the notice of the question before does not count any more.
    stage.run("UPDATE notices SET at = ?", ago(50))
    stage.run("UPDATE tables SET asked = 0, version = 9, asked_since = ?", ago(40))
    stage.look()
    assert len(mailbox.to("anna@example.org")) == 2


def test_an_entry_that_leaves_the_question_is_no_new_one(stage: Stage, mailbox: Mailbox) -> None:
    table = stage.table(stage.person(email="anna@example.org"), stage.person("Bob"))
    stage.look()
    stage.run("UPDATE tables SET version = 8")
    stage.look()
    assert len(stage.told(table)) == len(mailbox.raw) == 1


def test_racing_workers_tell_once(stage: Stage, mailbox: Mailbox, service: PushService) -> None:
    people = [stage.person(f"P{n}", email=f"p{n}@example.org") for n in range(8)]
    browsers = [Browser(service) for person in people]
    for person, browser in zip(people, browsers, strict=True):
        stage.subscribe(person, browser)
        stage.table(person, stage.person("Bob"))

    async def race(servers: Sequence[Server]) -> None:
        await asyncio.gather(*(server.notifier.look() for server in servers))

    stage.act(race, servers=3)
    assert sorted(str(letter["To"]) for letter in mailbox.letters) == [f"p{n}@example.org" for n in range(8)]
    assert [len(browser.told) for browser in browsers] == [1] * 8


def test_the_insert_decides(stage: Stage) -> None:
    """Of workers that all saw a question untold, one tells."""
    anna = stage.person()
    question = Waiting(stage.table(anna, stage.person("Bob")), anna, 7)

    async def both(servers: Sequence[Server]) -> list[bool]:
        return await asyncio.gather(*(server.notifier.is_first(question) for server in servers))

    assert sorted(stage.act(both, servers=4)) == [False, False, False, True]


@pytest.mark.parametrize(("seen", "is_told"), [(0, False), (20, False), (40, True), (90, True), (None, True)])
def test_not_told_when_present(stage: Stage, mailbox: Mailbox, seen: float | None, is_told: bool) -> None:
    """Asked a minute ago; whoever was not seen for half a minute is away."""
    table = stage.table(stage.person(email="anna@example.org"), stage.person("Bob"))
    stage.run("UPDATE seats SET seen = ? WHERE seat = 0", None if seen is None else ago(seen))
    stage.look()
    assert bool(stage.told(table)) is is_told
    assert len(mailbox.raw) == is_told


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE tables SET asked_since = 9999999999999",
        "UPDATE tables SET asked_since = NULL, asked = NULL",
        "UPDATE tables SET asked = 1",
        "UPDATE tables SET status = 'open'",
        "UPDATE tables SET status = 'finished'",
        "UPDATE tables SET mode = 'one-device'",
        "UPDATE seats SET kind = 'bot'",
        "UPDATE people SET closed = 1",
        "UPDATE people SET email_code = 'x'",
        """UPDATE people SET preferences = '{"notify_email": false}'""",
        "UPDATE tables SET clock = 'live 600+10'",
        "UPDATE tables SET clock = 'none'",
    ],
)
def test_no_mail(stage: Stage, mailbox: Mailbox, change: str) -> None:
    stage.table(stage.person(email="anna@example.org"), None)
    stage.run(change)
    stage.look()
    assert mailbox.raw == []


def test_push_goes_at_live_tables_too(stage: Stage, mailbox: Mailbox, service: PushService) -> None:
    anna, browser = stage.person(email="anna@example.org"), Browser(service)
    stage.subscribe(anna, browser)
    table = stage.table(anna, stage.person("Bob", kind="guest"), clock=LIVE)
    stage.look()
    assert browser.told == [{"kind": "waiting", "table": table, "game": "montana", "version": 7}]
    assert mailbox.raw == []


def test_no_push(stage: Stage, mailbox: Mailbox, service: PushService) -> None:
    """Not when one plays against bots alone, nor when one does not want it."""
    anna, browser = stage.person(email="anna@example.org", notify_push=False), Browser(service)
    bob, other = stage.person("Bob", kind="guest"), Browser(service)
    stage.subscribe(anna, browser)
    stage.subscribe(bob, other)
    stage.table(anna, bob)
    stage.table(bob, None)
    stage.look()
    assert (browser.told, other.told) == ([], [])
    assert len(mailbox.raw) == 1


@pytest.mark.parametrize("kind", ["started", "over"])
def test_started_and_over(stage: Stage, mailbox: Mailbox, service: PushService, kind: str) -> None:
    """Only of correspondence games, and only who is not at the table."""
    anna, bob = stage.person(email="anna@example.org"), stage.person("Bob", email="bob@example.org")
    clara, browser = stage.person("Clara", kind="guest"), Browser(service)
    stage.subscribe(clara, browser)
    everybody = [anna, bob, clara]
    slow, fast = stage.table(*everybody), stage.table(*everybody, clock=LIVE)
    stage.run("UPDATE seats SET seen = ? WHERE person = ?", ago(1), bob)
    stage.tell(everybody, kind, slow)
    stage.tell(everybody, kind, fast)
    assert [letter["To"] for letter in mailbox.letters] == ["anna@example.org"]
    assert [told["kind"] for told in browser.told] == [kind]


def test_a_table_that_is_not_there_is_no_matter(stage: Stage, mailbox: Mailbox) -> None:
    stage.tell([stage.person(email="anna@example.org")], "over", "nowhere")
    assert mailbox.raw == []


def test_notes_are_cleared_after_the_end(stage: Stage) -> None:
    anna, bob = stage.person(), stage.person("Bob")
    ended, going = stage.table(anna, bob), stage.table(anna, bob)
    stage.look()
    assert stage.told(ended) == stage.told(going) == [(anna, 7)]
    stage.run("UPDATE tables SET status = 'finished' WHERE id = ?", ended)
    stage.look()
    assert stage.told(ended) == []
    assert stage.told(going) == [(anna, 7)]
