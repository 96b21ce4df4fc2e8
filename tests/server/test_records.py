"""Records leave the server as they were played, and come back only if every entry is right."""

from __future__ import annotations

import asyncio
import http.client
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from client import Client
from golden import RECORDS, record, unfinished
from running import Running

from landrush.match.match import Match

LIMITS = {"frames_rate": 10_000.0, "tables_per_hour": 1000, "guests_per_hour": 1000, "records_per_hour": 1000}
READING = ("record", "steps", "statistics", "replay?at=0")


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that do not disturb each other."""
    with Running(tmp_path_factory.mktemp("server"), limits=LIMITS) as running:
        yield running


async def bring(client: Client, text: str | bytes, status: int = 201, **params: str) -> dict:
    content = text.encode() if isinstance(text, str) else text
    headers = {"Content-Type": "text/plain; charset=utf-8"}
    return await client.ask("POST", "/records", status, content=content, params=params, headers=headers)


async def text_of(client: Client, id: str, **params: str) -> str:
    answer = await client.http.get(f"/api/tables/{id}/record", params=params)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert re.fullmatch(
        rf'attachment; filename="[a-z-]+-{re.escape(id)}\.game"', answer.headers["content-disposition"]
    )
    return answer.content.decode()


def test_game_from_first_entry_to_record(shared: Running, tmp_path: Path) -> None:
    """While it goes on nobody gets anything; then those who may know of it get a record that verifies."""

    async def played() -> tuple[str, str]:
        async with Client(shared) as ann, Client(shared) as stranger:
            await ann.guest("Ann")
            await stranger.guest("Eve")
            id = await ann.table("montana", "me", "bot:random", is_private=True)
            refused = []
            for path in READING:
                refused.append(await ann.get(f"/tables/{id}/{path}", 409))
            body = {"at": 0, "seats": ["me", "bot:random"]}
            refused.append(await ann.post(f"/tables/{id}/play-on", 409, **body))
            assert {each["error"]["key"] for each in refused} == {"server-not-finished"}
            await ann.play(id)
            assert (await ann.get(f"/tables/{id}"))["status"] == "finished"
            text = await text_of(ann, id)
            for path in READING:
                await ann.ask("GET", f"/tables/{id}/{path}".replace("record", "steps"))
                told = await stranger.get(f"/tables/{id}/{path}", 404)
                assert told["error"]["key"] == "server-no-table"
            await stranger.post(f"/tables/{id}/play-on", 404, **body)
            invite = (await ann.get(f"/tables/{id}"))["invite"]
            assert await text_of(stranger, id, invite=invite) == text
            seed = re.search(r"^seed ([0-9a-f]{64})$", text, re.MULTILINE)
            assert seed is not None
            assert seed[1] not in str([refused, ann.frames, ann.tables])
            return id, text

    id, text = asyncio.run(played())
    match = Match.read(text)
    assert match.is_over
    assert match.text() == text
    assert [holder.name for holder in match.setup.holders] == ["Ann", "random"]
    path = tmp_path / f"{id}.game"
    path.write_text(text, encoding="utf-8")
    verified = subprocess.run(
        [sys.executable, "-m", "landrush", "verify", path], capture_output=True, text=True, check=False
    )
    assert verified.returncode == 0, verified.stderr


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_records_come_and_go(shared: Running, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.read(text)

    async def brought() -> None:
        async with Client(shared) as ann, Client(shared) as eve:
            await ann.guest("Ann")
            await eve.guest("Eve")
            info = await bring(ann, text)
            id = info["id"]
            assert info["is_imported"]
            assert info["is_private"]
            assert (info["status"], info["owner"], info["version"]) == (
                "finished",
                ann.id,
                len(match.entries),
            )
            assert (info["scores"], info["winners"]) == (match.state.scores(), match.state.winners())
            kinds = {"human": "name", "bot": "bot"}
            holders = match.setup.holders[: match.setup.start.deciders]
            seats = [(each["kind"], each["name"], each["person"]) for each in info["seats"]]
            assert seats == [(kinds[each.kind], each.name, None) for each in holders]
            assert await text_of(ann, id) == text
            await eve.get(f"/tables/{id}/record", 404)
            # Brought once more it is the same table, remarks or not; another person has another one.
            assert (await bring(ann, f"# mine\n{text}"))["id"] == id
            assert (await bring(eve, text))["id"] != id
            assert not (await bring(ann, text, public="true"))["is_private"]
            async with Client(shared) as nobody:
                assert await text_of(nobody, id) == text
                assert id not in str(await nobody.get("/tables", status="finished"))

    asyncio.run(brought())


def test_same_record_twice_at_once(shared: Running) -> None:
    async def brought() -> None:
        async with Client(shared) as ann:
            await ann.guest("Ann")
            text = record("montana-1/bots-2")
            found = await asyncio.gather(*(bring(ann, text) for _ in range(4)))
            assert len({each["id"] for each in found}) == 1

    asyncio.run(brought())


def test_unfinished_record_stays_as_it_is(shared: Running) -> None:
    """A bot that would be asked does not play on, and nobody else can."""
    match = unfinished("human:Ann", "bot:greedy")

    async def brought() -> None:
        async with Client(shared) as ann:
            await ann.guest("Ann")
            info = await bring(ann, match.text())
            id = info["id"]
            assert (info["status"], info["scores"], info["asked"]) == ("closed", None, None)
            update = await ann.watch(id)
            assert update["asked"] == 1
            option = update["view"]["options"] or [{"text": "end"}]
            refused = await ann.command("move", id, move=option[0]["text"])
            assert refused["reason"]["key"] == "server-not-seated"
            await ann.send("say", id="x1", table=id, text="hello")
            await ann.until(lambda frame: frame["type"] == "chat")
            # A bot that thought about it would be done before this one.
            other = await ann.table("montana", "me", "bot:greedy")
            await ann.play(other, lambda update: update["version"] > 40)
            assert (await ann.get(f"/tables/{id}"))["version"] == len(match.entries)
            assert await text_of(ann, id) == match.text()

    asyncio.run(brought())


def deep() -> str:
    head = unfinished("human", "human").text(reveal=True).split("\n\n")[0]
    return f'{head}\nposition {{"format":{"[" * 100_000}}}\n\nend 0\n'


def hostile() -> dict[str, bytes]:
    text = record("montana-1/bots-2")
    finished = text.encode()
    return {
        "empty": b"",
        "not text": finished.replace(b"bot:", b"\xff\xfe", 1),
        "null": finished.replace(b"montana", b"mon\x00tana", 1),
        "script": b"<script>alert(1)</script>\n" * 10,
        "escape": f"landrush record 1\ngame \x1b[31m{'x' * 500}\n".encode(),
        "turned around": "landrush record 1\ngame \u202emontana\n".encode(),
        "newer": finished.replace(b"landrush record 1", b"landrush record 99", 1),
        "another seed": re.sub(rb"seed [0-9a-f]+", b"seed " + b"00" * 32, finished),
        "other components": re.sub(rb"components [0-9a-f]+", b"components " + b"0" * 16, finished),
        "another winner": re.sub(rb"winners [12]", b"winners 3", finished),
        "broken off": finished[: len(finished) // 2],
        "no such rules": finished.replace(b"rules 1", b"rules 77", 1),
        "deep position": deep().encode(),
        "no seed": unfinished("human", "human").text(reveal=False).encode(),
        "too long": re.sub(rb"\n\n.*", b"\n\n" + many_lines(), finished, flags=re.DOTALL),
    }


def many_lines() -> bytes:
    return b"".join(b"%d 1 end\n" % number for number in range(1, 20_002)) + b"end 20001\n"


@pytest.mark.parametrize("name", hostile())
def test_bad_records_are_refused_in_one_line(shared: Running, name: str) -> None:
    async def brought() -> dict:
        async with Client(shared) as ann:
            await ann.guest("Ann")
            before = await ann.get("/tables", mine=True)
            refused = await bring(ann, hostile()[name], 422)
            assert await ann.get("/tables", mine=True) == before
            ann.http.headers["Accept-Language"] = "pl"
            await ann.ask("PATCH", "/me", json={"preferences": {"language": "pl"}})
            told = await bring(ann, hostile()[name], 422)
            assert told["error"] == refused["error"]
            assert told["text"] != refused["text"]
            return refused

    refused = asyncio.run(brought())
    assert refused["text"].isprintable(), refused["text"]
    assert len(refused["text"]) < 400
    keys = {"no seed": "server-no-seed", "too long": "server-record-too-long"}
    assert refused["error"]["key"] == keys.get(name, refused["error"]["key"])
    assert refused["error"]["key"].startswith(("record-", "server-", "error-"))


def announced(server: Running, size: int, cookie: str) -> int:
    """How a body of this size is answered before it is sent."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    try:
        connection.putrequest("POST", "/api/records")
        connection.putheader("Content-Length", str(size))
        connection.putheader("Cookie", f"landrush={cookie}")
        connection.endheaders()
        return connection.getresponse().status
    finally:
        connection.close()


def test_not_everybody_and_not_everything(shared: Running) -> None:
    async def brought() -> None:
        async with Client(shared) as ann:
            assert (await bring(ann, "x", 401))["error"]["key"] == "server-not-signed-in"
            await ann.guest("Ann")
            assert announced(shared, 8_000_001, ann.http.cookies["landrush"]) == 413
            assert (await bring(ann, b"#" * 8_000_000, 422))["error"]["key"] == "record-no-title"
            assert (await bring(ann, b"#\n" * 100_001, 422))["error"]["key"] == "server-record-too-long"
            await ann.get("/tables/nothing/record", 404)
            id = await ann.table("montana", "me", "open")
            await ann.post(f"/tables/{id}/leave", 204)
            closed = await ann.get(f"/tables/{id}/record", 409)
            assert closed["error"]["key"] == "server-not-begun"

    asyncio.run(brought())


def test_so_many_records_an_hour(tmp_path: Path) -> None:
    async def brought(server: Running) -> None:
        async with Client(server) as ann:
            await ann.guest("Ann")
            await bring(ann, record("montana-1/bots-2"))
            await bring(ann, "nonsense", 422)
            answer = await ann.http.post("/api/records", content=record("montana-1/bots-2"))
            assert answer.status_code == 429
            assert 0 < int(answer.headers["retry-after"]) <= 3600

    with Running(tmp_path, limits={"records_per_hour": 2}) as running:
        asyncio.run(brought(running))
