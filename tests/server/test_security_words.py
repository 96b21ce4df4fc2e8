"""Hostile names and chat: they come out as data, and nothing hides in them."""

from __future__ import annotations

import asyncio
import json
import unicodedata
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from client import Client, Frame
from hypothesis import given
from hypothesis import strategies as st
from running import Running
from visitors import MANY, browser, guest, key, serving

from landrush.server.tables.chat import clean

HTML = [
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "\"><svg onload='x'>",
    "javascript:alert(1)",
    "{{7*7}}${7*7}#{7*7}",
    "'; DROP TABLE people;--",
    "&lt;b&gt;%3Cb%3E\\u003cb",
]
HIDING = {
    "right to left": "evil\u202egnp.exe",
    "isolate": "a\u2066b\u2069c",
    "zero width": "Ad\u200bmin",
    "byte order": "Ad\ufeffmin",
    "null": "a\x00b",
    "escape": "a\x1b[31mb",
    "new line": "a\nb",
    "separator": "a\u2028b",
    "tag": "a\U000e0041b",
    "private": "a\ue000b",
    "soft hyphen": "Ad\u00admin",
}
# A sentence of each language, with its own letters and quotation marks.
SENTENCES = [
    "Nice move — isn’t it?",
    "Zażółć „gęślą” jaźń!",
    "Schöne Grüße, „Straße“ ẞ",
    "Eén ‘ideeën’, ’s avonds",
    "「よろしくお願いします」ー、ｶﾞ 漢字",
    "👩‍👩‍👧‍👦 ❤️ 🏳️‍🌈",
]
LIMITS = {**MANY, "frames_burst": 1000, "tables_per_hour": 1000}
LONG = "a" + "\u0301" * 400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("words"), limits=LIMITS)


@pytest.mark.parametrize("name", HTML)
def test_a_name_is_data(server: Running, name: str) -> None:
    client = guest(server, name=name)
    table = client.post("/tables", json={"game": "montana", "seats": ["me", "open"], "contribution": name})
    seat = table.json()["seats"][0]
    assert (seat["person"]["name"], seat["contribution"]) == (name, name)
    answers = [table, client.get("/me"), browser(server).get("/tables")]
    # Also refusals that tell what they refuse.
    bad = {"game": "montana", "seats": ["me", name]}
    for language in ("en", "pl", "de", "nl", "ja"):
        headers = {"accept-language": language}
        answers += [browser(server).post("/login", json={"name": name, "password": name}, headers=headers)]
        client.patch("/me", json={"preferences": {"language": language}})
        answers += [client.post("/tables", json=bad), client.post("/tables", json={**bad, "game": name})]
    for answer in answers:
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert answer.json() is not None
    assert {answer.status_code for answer in answers} <= {200, 201, 403, 422}


@pytest.mark.parametrize("name", [*HIDING.values(), LONG, "\u200d" * 5, "\u3164\u3164", "x" * 41, " "])
def test_a_name_hides_nothing(server: Running, name: str) -> None:
    answer = browser(server).post("/guests", json={"name": name})
    assert answer.status_code in (400, 422)
    assert key(answer) in ("server-bad-name", "server-bad-request")


@pytest.mark.parametrize("name", ["Zażółć Gęślą", "Jürgen Größe", "IJsbrand ’t Hooft", "山田 太郎", "Ünal"])
def test_names_of_every_language(server: Running, name: str) -> None:
    assert guest(server, name=name).get("/me").json()["name"] == unicodedata.normalize("NFKC", name)


@pytest.mark.parametrize("text", SENTENCES)
def test_sentences_stay_as_they_are(text: str) -> None:
    assert clean(text) == text


@pytest.mark.parametrize("kind", HIDING)
def test_what_hides_is_taken_out_of_chat(kind: str) -> None:
    cleaned = clean(HIDING[kind])
    assert cleaned.isprintable()
    assert " " in cleaned


@given(st.text(max_size=500))
def test_clean_text_is_one_line_and_stays_clean(text: str) -> None:
    cleaned = clean(text)
    assert clean(cleaned) == cleaned == cleaned.strip()
    assert "  " not in cleaned
    assert len(cleaned) <= len(text)
    joined = cleaned.replace("\u200d", "").replace("\u200c", "")
    assert joined.isprintable() or any(unicodedata.category(sign) == "Zs" for sign in joined)
    cleaned.encode()


def test_invisible_words_are_no_words() -> None:
    assert clean("\u200d\u200c\ufe0f \u200d") == ""


async def heard(client: Client, id: str, texts: int) -> list[Frame]:
    """So many messages of a table's chat."""
    found: list[Frame] = []
    while len(found) < texts:
        frame = await client.until(lambda frame: frame["type"] == "chat" and frame["table"] == id)
        found += frame["messages"]
    return found


def test_chat_comes_out_as_it_went_in(server: Running) -> None:
    texts = [*HTML, *SENTENCES, LONG]

    async def run() -> None:
        async with Client(server) as ann, Client(server) as ben, Client(server) as nobody:
            await ann.guest("Ann")
            await ben.guest("Ben")
            id = await ann.table("montana", "me", "open")
            for client in (ben, nobody):
                await client.send("watch", table=id)
            for number, text in enumerate(texts):
                await ann.send("say", id=f"s{number}", table=id, text=text)
            for client in (ben, nobody):
                assert [each["text"] for each in await heard(client, id, len(texts))] == texts
            for kind, text in HIDING.items():
                await ann.send("say", id=kind.replace(" ", "-"), table=id, text=text)
            for client in (ben, nobody):
                cleaned = [each["text"] for each in await heard(client, id, len(HIDING))]
                assert cleaned == [clean(text) for text in HIDING.values()]
            for text in ("\u202e", " \n ", "\u200d", "x" * 501, ""):
                await ann.send("say", id="no", table=id, text=text)
                refused = await ann.until(lambda frame: frame["type"] == "refused")
                assert refused["reason"]["key"] in ("server-text-or-phrase", "server-bad-frame")
            # Half of a pair of surrogates is no text.
            socket = await ann.opened()
            half = json.dumps({"type": "say", "id": "half", "table": id, "text": "\ud800"})
            await socket.send(half)
            refused = await ann.until(lambda frame: frame["type"] == "refused")
            assert refused["reason"]["key"] == "server-bad-frame"
            json.dumps(ann.frames).encode()

    asyncio.run(run())


def test_who_is_muted_is_not_heard(server: Running) -> None:
    async def run() -> None:
        async with AsyncExitStack() as stack:
            ann, ben, cat = [await stack.enter_async_context(Client(server)) for _ in range(3)]
            for client, name in ((ann, "Ann"), (ben, "Ben"), (cat, "Cat")):
                await client.guest(name)
            id = await ann.table("montana", "me", "open")
            await ben.send("watch", table=id)
            await cat.send("watch", table=id)
            await ann.send("say", id="1", table=id, text="before")
            assert [each["text"] for each in await heard(ben, id, 1)] == ["before"]
            await ben.ask("PUT", f"/me/mutes/{ann.id}", 204)
            await ann.send("say", id="2", table=id, text="while muted")
            await ann.send("say", id="3", table=id, phrase="phrase-hello")
            assert [each["text"] for each in await heard(cat, id, 3)][1:] == ["while muted", None]
            await cat.send("say", id="4", table=id, text="by Cat")
            assert [each["text"] for each in await heard(ben, id, 1)] == ["by Cat"]
            # Who comes anew does not read it in the history either.
            again = await stack.enter_async_context(Client(server))
            again.http.cookies = ben.http.cookies
            await again.send("watch", table=id)
            assert [each["text"] for each in await heard(again, id, 1)] == ["by Cat"]
            await ben.ask("DELETE", f"/me/mutes/{ann.id}", 204)
            await ann.send("say", id="5", table=id, text="after")
            assert [each["text"] for each in await heard(ben, id, 1)] == ["after"]

    asyncio.run(run())
