"""E-mail to people who are away, through a real mail server."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path

import pytest
from mail_server import Mailbox, until
from notices_stage import ORIGIN, Stage

from landrush.server.notices.outbox import TRIES

WORDS = {
    "en": ("Montana (Anna and Zoë): a decision waits for you", "the game waits for your decision."),
    "pl": ("Montana (Anna i Zoë): gra czeka na twoją decyzję", "gra czeka na twoją decyzję."),
    "de": ("Montana (Anna und Zoë): Eine Entscheidung wartet auf dich", "die Partie wartet auf deine"),
    "nl": ("Montana (Anna en Zoë): er wacht een beslissing op je", "het spel wacht op jouw beslissing."),
    "ja": ("Montana（Anna、Zoë）：あなたの決定を待っています", "ゲームはあなたの決定を待っています。"),
}
UMLAUTS = {"pl": "powiadomień", "de": "möchtest", "ja": "通信対戦に参加している方"}
STARTED = {"en": "has started", "pl": "rozpoczęła", "de": "begonnen", "nl": "begonnen", "ja": "始まりました"}
OVER = {"en": "is over", "pl": "zakończyła", "de": "zu Ende", "nl": "afgelopen", "ja": "終了しました"}
HOSTILE = [
    "Eve\r\nBcc: victim@example.org",
    "Eve\nSubject: won\n\nbody",
    "Eve\x00\x0b\x0c\x1c\x85\u2028\u2029X-Evil: 1",
    "\u202eevE\u202c =?utf-8?q?=0D=0ABcc:_victim=40example.org?=",
    '"Eve" <victim@example.org>, other@example.org',
    "{ $url } { server-plain }",
    "ż" * 40,
]


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox().start()
    yield box
    box.stop()


@pytest.fixture
def stage(tmp_path: Path, mailbox: Mailbox) -> Stage:
    return Stage(tmp_path, mail=mailbox.settings)


@pytest.mark.parametrize("lang", WORDS)
def test_each_language(stage: Stage, mailbox: Mailbox, lang: str) -> None:
    address = f"{lang}@example.org"
    anna, zoe = stage.person("Anna", email=address, language=lang), stage.person("Zoë")
    table = stage.table(anna, zoe)
    stage.look()
    stage.tell([anna], "started", table)
    stage.tell([anna], "over", table)
    waiting, started, over = mailbox.to(address)
    subject, words = WORDS[lang]
    assert waiting["Subject"] == subject
    body = waiting.get_content()
    assert words in body
    assert f"{ORIGIN}/tables/{table}" in body
    assert UMLAUTS.get(lang, "") in body
    assert waiting.get_content_type() == "text/plain"
    assert waiting.get_content_charset() == "utf-8"
    assert STARTED[lang] in started["Subject"]
    assert OVER[lang] in over["Subject"]


def test_headers(stage: Stage, mailbox: Mailbox) -> None:
    anna = stage.person(email="headers@example.org")
    stage.table(anna, stage.person("Bob"))
    stage.table(anna, stage.person("Clara"))
    stage.look()
    first, second = mailbox.to("headers@example.org")
    assert first["From"] == "Landrush <games@play.example.org>"
    assert first["Auto-Submitted"] == "auto-generated"
    assert first["List-Unsubscribe"] == f"<{ORIGIN}/settings>"
    assert first["Message-ID"].endswith("@play.example.org>")
    assert first["Message-ID"] != second["Message-ID"]
    assert parsedate_to_datetime(first["Date"]).tzinfo is not None
    assert all(max(raw) < 128 and max(map(len, raw.split(b"\r\n"))) < 999 for raw in mailbox.raw)


@pytest.mark.parametrize("name", HOSTILE)
def test_names_cannot_write_headers(stage: Stage, mailbox: Mailbox, name: str) -> None:
    anna = stage.person(name, email="names@example.org")
    stage.table(anna, stage.person(name))
    before = len(mailbox.raw)
    stage.look()
    [letter] = mailbox.letters[before:]
    expected = {"From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-Unsubscribe"}
    expected |= {"Content-Type", "Content-Transfer-Encoding", "MIME-Version"}
    # Added by the mail server of the test.
    expected |= {"X-Peer", "X-MailFrom", "X-RcptTo"}
    assert set(letter.keys()) <= expected
    assert len(letter.get_all("To")) == len(letter.get_all("Subject")) == 1
    assert letter["To"] == "names@example.org"
    assert letter["Subject"].startswith("Montana (")
    assert letter["Subject"].endswith("): a decision waits for you")
    players = next(line for line in letter.get_content().splitlines() if line.startswith("Players: "))
    assert players.count(" and ") == 1
    assert "the game waits for your decision." in letter.get_content()


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_encrypted_and_signed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, security: str) -> None:
    box = Mailbox(security, tmp_path, has_users=True).start()
    try:
        monkeypatch.setenv("SSL_CERT_FILE", str(box.certificate))
        stage = Stage(tmp_path, mail=box.settings)
        stage.table(stage.person(email="anna@example.org"), stage.person("Bob"))
        stage.look()
        assert len(box.to("anna@example.org")) == 1
        assert box.logins == 1
    finally:
        box.stop()


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_nothing_is_sent_to_a_server_that_proves_nothing(tmp_path: Path, security: str) -> None:
    box = Mailbox(security, tmp_path, has_users=True).start()
    try:
        stage = Stage(tmp_path, mail=box.settings, timing={"poll": 0.0})
        stage.table(stage.person(email="anna@example.org"), stage.person("Bob"))
        stage.look()
        assert box.raw == []
        assert box.logins == 0
    finally:
        box.stop()


def test_starttls_is_not_optional(tmp_path: Path) -> None:
    box = Mailbox().start()
    try:
        stage = Stage(tmp_path, mail={**box.settings, "security": "starttls"}, timing={"poll": 0.0})
        stage.table(stage.person(email="anna@example.org"), stage.person("Bob"))
        stage.look()
        assert box.raw == []
    finally:
        box.stop()


def test_down_then_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    box = Mailbox()
    stage = Stage(tmp_path, mail=box.settings, timing={"poll": 0.2})
    anna = stage.person(email="anna@example.org")
    stage.table(anna, stage.person("Bob"))
    looking = threading.Thread(target=stage.look)
    with caplog.at_level(logging.WARNING):
        looking.start()
        try:
            until(lambda: "not sent" in caplog.text)
            box.start()
            box.wait_for("anna@example.org")
        finally:
            looking.join()
            box.stop()
    assert len(box.raw) == 1
    assert f"mail for person {anna} not sent" in caplog.text
    assert "anna@example.org" not in caplog.text


@pytest.mark.parametrize(("answer", "tries"), [("550 no such user", 1), ("451 later", TRIES)])
def test_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture, answer: str, tries: int) -> None:
    box = Mailbox().start()
    try:
        box.refused["anna@example.org"] = f"{answer} anna@example.org"
        stage = Stage(tmp_path, mail=box.settings, timing={"poll": 0.0})
        anna = stage.person(email="anna@example.org")
        stage.table(anna, stage.person("Bob"))
        stage.look()
    finally:
        box.stop()
    assert box.tries == tries
    assert anna in caplog.text
    assert "anna@example.org" not in caplog.text


def test_without_a_mail_server(tmp_path: Path) -> None:
    stage = Stage(tmp_path)
    anna = stage.person(email="anna@example.org")
    table = stage.table(anna, stage.person("Bob"))
    stage.look()
    assert stage.told(table) == [(anna, 7)]
