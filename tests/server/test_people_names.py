"""Names that mean no good, and names of people from everywhere."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

import pytest
from running import Running
from visitors import browser, key, serving

from landrush.server.people.names import checked_name, name_key
from landrush.server.storage.schema import NAME, people

HONEST = [
    "Ola",
    "Żółć Gęślą",
    "Jörg Müßig",
    "Jean-Luc d'Été",
    "李雷",
    "さくら",
    "김철수",
    "أحمد",
    "שלום",
    "ประเสริฐ",
    "Nguyễn Văn Đệ",
    "प्रिया",
    "🎲 Dice 🎲",
    "R2-D2",
    "<b>x</b>",
    "'; DROP TABLE people; --",
    "x" * 40,
]
HOSTILE = {
    "right-to-left override": "Ola\u202egpj.exe",
    "isolate": "\u2067Ola\u2069",
    "mark of direction": "Ola\u200f",
    "Arabic letter mark": "Ola\u061c",
    "zero width space": "O\u200bla",
    "zero width joiner": "O\u200dla",
    "word joiner": "O\u2060la",
    "byte order mark": "\ufeffOla",
    "soft hyphen": "O\u00adla",
    "Hangul filler": "Ola\u3164",
    "empty Braille": "\u2800\u2800",
    "variation selector": "Ola\ufe0f",
    "tag": "Ola\U000e0041",
    "grapheme joiner": "O\u034fla",
    "null": "Ola\x00",
    "escape": "\x1b[31mOla",
    "line": "Ola\nOla",
    "tab": "Ola\tOla",
    "line separator": "Ola\u2028Ola",
    "private use": "Ola\ue000",
    "unassigned": "Ola\U000effff",
    "flood of accents": "O" + "\u0301\u0316" * 15,
    "accent on nothing": "\u0301Ola",
    "one": "O",
    "blanks": "     ",
    "one in blanks": "\u3000 O \u00a0",
    "long": "x" * 41,
    # One sign, eighteen letters.
    "long when written out": "\ufdfa" * 3,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("names"))


@pytest.mark.parametrize("name", HONEST)
def test_people_are_called_what_they_are_called(server: Running, name: str) -> None:
    answer = browser(server).post("/guests", json={"name": name})
    assert answer.status_code == 200, answer.text
    assert answer.json()["name"] == checked_name(name)


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("language", ["en", "pl", "de", "nl", "ja"])
def test_names_that_hide_something_are_refused(server: Running, name: str, language: str) -> None:
    answer = browser(server, **{"accept-language": language}).post("/guests", json={"name": name})
    assert (answer.status_code, key(answer)) == (400, "server-bad-name")
    assert answer.json()["error"]["params"] == {"least": 2, "most": 40}


def test_half_a_character_is_no_text(server: Running) -> None:
    headers = {"content-type": "application/json"}
    answer = browser(server).post("/guests", content=r'{"name": "Ola\ud83c"}', headers=headers)
    assert (answer.status_code, key(answer)) == (422, "server-bad-request")


def test_keys_fit_into_the_storage() -> None:
    signs = (unicodedata.normalize("NFKC", chr(code)) for code in range(0x20, 0x20000))
    shown = [sign for sign in signs if sign.isprintable()]
    assert max(len(name_key(sign)) / len(sign) for sign in shown) == 2
    assert people.c.name_key.type.length == 2 * NAME


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ola", "OLA"), ("Straße", "STRASSE"), ("ﬁne", "FINE"), ("Ω", "ω"), ("e\u0301", "É"), ("ｶ", "カ")],
)
def test_what_reads_alike_has_one_key(one: str, other: str) -> None:
    assert name_key(one) == name_key(other)
