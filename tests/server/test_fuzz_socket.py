"""Thousands of broken frames over the socket: each is answered, nobody else notices, memory stays flat."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from client import SECONDS, Client, play_all
from running import Running
from visitors import MANY, serving
from websockets.exceptions import ConnectionClosed

from landrush.server.realtime.protocol import decoder
from tests.rounds import rounds

FRAMES = rounds(400, 3000)
BATCH = 40
# What the server may need more after a second round of the same frames.
SPARE_KB = 6_000
LIMITS = {**MANY, "frames_burst": 1_000_000, "queue": 1000, "tables_per_hour": 1000}
Text = str | bytes


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    yield from serving(tmp_path_factory.mktemp("fuzz"), limits=LIMITS)


def valid(rng: random.Random, tables: list[str]) -> dict[str, Any]:
    """A frame as a client could send it, right or wrong at this moment."""
    table = rng.choice(tables)
    anytime = {"id": f"f{rng.randrange(50)}", "table": table}
    command = {**anytime, "version": rng.randrange(30)}
    kinds: list[Callable[[], dict[str, Any]]] = [
        lambda: {"type": "ping"},
        lambda: {"type": "watch", "table": table, "version": rng.choice([None, 0, 5, 1_000_000])},
        lambda: {"type": "unwatch", "table": table},
        lambda: {
            "type": "move",
            **command,
            "move": rng.choice(["hire", "end", "start D3", "x", "build #49"]),
        },
        lambda: {"type": rng.choice(["undo", "restart"]), **command},
        lambda: {"type": rng.choice(["agree", "refuse"]), **anytime, "request": rng.randrange(30)},
        lambda: {"type": rng.choice(["sit", "leave"]), **anytime},
        lambda: {"type": "ask", **command, "target": rng.choice([None, 0, 1, 999_999])},
        lambda: {"type": "say", **anytime, "text": "Hello"},
        lambda: {"type": "say", **anytime, "phrase": "phrase-hello"},
        lambda: {"type": "why", **anytime, "move": "end", "seat": rng.randrange(9)},
        lambda: {"type": "move", **command, "move": "end", "seat": rng.randrange(9)},
        lambda: {"type": "try", **command, "moves": rng.sample(["hire", "end", "start D3", "x"], 2)},
    ]
    return rng.choice(kinds)()


def odd(rng: random.Random) -> Any:
    """A value that hardly anybody expects."""
    return rng.choice(
        [
            *(
                None,
                True,
                False,
                0,
                -1,
                9,
                1_000_001,
                2**63,
                -(2**64),
                10**400,
                1.5,
                1e308,
                "",
                " ",
                "x" * 5000,
            ),
            *("\x00", "\u202e", "\U0001f600", "../../etc", "' OR 1=1 --", "watch", [], {}, [[]], {"": None}),
            *([None] * 1000, {"type": "ping"}, "a" * 41, "Ünïcode", "0", "-0", "1e5"),
        ]
    )


def mutated(rng: random.Random, frame: dict[str, Any]) -> str:
    """A frame with something wrong in it."""
    key = rng.choice(list(frame))
    how = rng.randrange(6)
    if how == 0:
        frame[key] = odd(rng)
    elif how == 1:
        del frame[key]
    elif how == 2:
        frame[rng.choice(["admin", "person", "Type", "seat", "version", "__class__", ""])] = odd(rng)
    text = json.dumps(frame, ensure_ascii=rng.random() < 0.5)
    if how == 3:
        text = text[: rng.randrange(len(text))]
    elif how == 4:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice('{}[]",:\\0-eE.ntf \x00\x7f') + text[at + 1 :]
    elif how == 5:
        # The same key twice, and a half of a pair of surrogates.
        text = rng.choice([text[:-1] + f',"{key}":1}}', text.replace('"', '"\\ud800', 3), text + text])
    return text


def nonsense(rng: random.Random) -> Text:
    """No frame at all."""
    depth = rng.randrange(1, 7_000)
    signs = "".join(chr(rng.choice([rng.randrange(128), rng.randrange(0xD800)])) for _ in range(50))
    return rng.choice(
        [
            rng.randbytes(rng.randrange(200)),
            signs,
            "[" * depth,
            '{"type":' * depth,
            "[" * depth + "]" * depth,
            '{"type":"ping","x":' + "[" * depth + "]" * depth + "}",
            json.dumps([rng.random()] * 100),
            "9" * depth,
            '"' + "\\u0000" * 100 + '"',
            "",
            "null",
        ]
    )


def frames_of(seed: int, tables: list[str]) -> list[Text]:
    """Frames of every kind, the same for the same seed."""
    rng = random.Random(seed)
    kinds: list[Callable[[], Text]] = [
        lambda: json.dumps(valid(rng, tables)),
        lambda: mutated(rng, valid(rng, tables)),
        lambda: mutated(rng, valid(rng, tables)),
        lambda: nonsense(rng),
    ]
    return [rng.choice(kinds)() for _ in range(FRAMES)]


def is_readable(frame: Text) -> bool:
    """Whether this is a frame of the protocol."""
    try:
        decoder.decode(frame)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return False
    return isinstance(frame, str)


async def send_all(client: Client, frames: list[Text]) -> int:
    """Send frames a batch at a time and read all answers; how many were refused as unreadable."""
    socket = await client.opened()
    unreadable = 0
    for at in range(0, len(frames), BATCH):
        batch = frames[at : at + BATCH]
        for frame in batch:
            await socket.send(frame)
        await client.send("why", id="end-of-batch", table="nowhere", move="x")
        client.frames.clear()
        await client.until(lambda answer: answer.get("id") == "end-of-batch")
        refused = [answer for answer in client.frames if answer["type"] == "refused"]
        assert all(answer["reason"]["key"].startswith(("server-", "why-", "error-")) for answer in refused)
        assert not [answer for answer in refused if answer["reason"]["key"] == "server-defect"]
        found = sum(answer["reason"]["key"] == "server-bad-frame" for answer in refused)
        assert found == sum(not is_readable(frame) for frame in batch)
        unreadable += found
    return unreadable


def memory_kb(server: Running) -> int:
    """What the server has in memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def defects(server: Running) -> int:
    """How often something happened that must not."""
    return server.said().count("Traceback")


@pytest.mark.longer
def test_broken_frames_are_answered_and_disturb_nobody(server: Running) -> None:
    async def run() -> None:
        async with Client(server, 1) as ann, Client(server, 2) as ben, Client(server) as fuzzer:
            await ann.guest("Ann")
            await ben.guest("Ben")
            await fuzzer.guest("Fuzzer")
            theirs = await ann.table("montana", "me", "open", is_private=True)
            invite = (await ann.get(f"/tables/{theirs}"))["invite"]
            await ben.join(theirs, invite=invite)
            own = await fuzzer.table("montana", "me", "bot:random")
            waiting = await ann.table("montana", "me", "open", is_private=True)
            frames = frames_of(7, [own, theirs, waiting, "nowhere", "x" * 16])

            _, unreadable = await asyncio.gather(play_all(theirs, ann, ben), send_all(fuzzer, frames))
            assert FRAMES / 4 < unreadable < FRAMES
            before = memory_kb(server)
            assert await send_all(fuzzer, frames) == unreadable
            assert memory_kb(server) - before < SPARE_KB

            # The game of the others came to its end as if nobody had been there.
            seen = {message["person"] for frame in ann.frames for message in frame.get("messages", ())}
            assert ann.updates[theirs]["asked"] is None
            assert fuzzer.id not in seen
            assert {frame.get("seat") for frame in ann.frames if frame["type"] == "refused"} <= {None}
            assert (await ann.get(f"/tables/{waiting}"))["seats"][1]["kind"] == "open"

    asyncio.run(run())
    assert defects(server) == 0


def test_bytes_that_are_no_text_end_only_their_own_connection(server: Running) -> None:
    async def run() -> None:
        async with Client(server) as other:
            await other.send("ping")
            rng = random.Random(3)
            for _ in range(50):
                async with Client(server) as client:
                    socket = await client.opened()
                    await socket.recv()
                    await socket.send(rng.randbytes(20) + b"\xff", text=True)
                    with pytest.raises(ConnectionClosed) as closed:
                        await socket.recv()
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1007
            assert (await other.until(lambda frame: frame["type"] == "pong"))["now"]

    asyncio.run(run())
    assert defects(server) == 0


def test_bytes_that_are_no_websocket_harm_nobody(server: Running) -> None:
    """After the handshake, and instead of it."""
    upgrade = (
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )

    async def run() -> None:
        rng = random.Random(5)
        for number in range(100):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write((upgrade if number % 2 else b"") + rng.randbytes(rng.randrange(1, 500)))
            writer.write_eof()
            async with asyncio.timeout(SECONDS):
                await reader.read()
            writer.close()
        async with Client(server) as client:
            await client.send("ping")
            await client.until(lambda frame: frame["type"] == "pong")

    asyncio.run(run())
    assert defects(server) == 0
