"""People who play whatever happens to the server, and what must hold afterwards."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from client import Client, Frame
from parts import Redis
from redis import Redis as RedisClient
from running import Running
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed, WebSocketException

from landrush.match.entries import OUTCOME
from landrush.match.match import Match
from landrush.server.realtime.bus import CHANNEL
from landrush.server.settings import checked_database_url
from landrush.server.storage import schema
from landrush.server.storage import tables as stored
from landrush.server.storage.database import Database
from landrush.server.storage.tables import StoredEntry, TableRow
from landrush.server.tables.table import Table

# No limit of the server is met by those who play fast.
FAST = {
    "frames_rate": 100_000.0,
    "frames_burst": 100_000,
    "guests_per_hour": 10_000,
    "tables_per_hour": 10_000,
}
# Everything that happens by itself happens soon.
SOON = {"sweep": 0.2, "poll": 0.5, "bot_patience": 1.0, "heartbeat": 1.0}
PAUSE = 0.05
# The longest that anything may take.
SECONDS = 120
UNDO_SHARE = 0.05
UNAVAILABLE = 503
LOST = (WebSocketException, OSError, httpx.TransportError, EOFError)


class Player(Client):
    """Decides as fast as the server answers, comes back when the connection is lost, and remembers.

    A command that was not answered is sent again with the same id.
    """

    def __init__(self, server: Running, seed: int) -> None:
        super().__init__(server, seed)
        self.seed = seed
        # The version that each command was acknowledged with, and the commands that were refused.
        self.acknowledged: dict[str, int] = {}
        self.refusals: dict[str, str] = {}
        self.pending: Frame | None = None
        # The codes with which connections ended.
        self.codes: list[int] = []

    async def ask(self, method: str, path: str, status: int = 200, **options: Any) -> Any:
        """As everybody, and again where the server says that its storage is away and nothing was changed."""
        while True:
            answer = await self.http.request(method, f"/api{path}", **options)
            if answer.status_code != UNAVAILABLE:
                break
            await asyncio.sleep(PAUSE)
        assert answer.status_code == status, f"{method} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json() if answer.content else None

    async def receive(self) -> Frame:
        frame = await super().receive()
        self.frames.clear()
        if self.pending is not None and frame.get("id") == self.pending["id"]:
            await self.note_answer(frame)
        return frame

    async def note_answer(self, frame: Frame) -> None:
        assert self.pending is not None
        if frame["type"] == "done":
            self.acknowledged[frame["id"]] = frame["version"]
        elif frame["reason"]["key"] == "server-unavailable":
            await asyncio.sleep(PAUSE)
            await self.send(**self.pending)
            return
        else:
            self.refusals[frame["id"]] = frame["reason"]["key"]
        self.pending = None

    async def play_on(self, id: str) -> None:
        """Play at a table, then at the next one, for ever and whatever happens."""
        while True:
            try:
                id = await self.converse(id)
            except LOST as error:
                if isinstance(error, ConnectionClosed) and error.rcvd is not None:
                    self.codes.append(error.rcvd.code)
                await self.hang_up()
                await asyncio.sleep(PAUSE)

    async def hang_up(self) -> None:
        socket, self.socket = self.socket, None
        if socket is not None:
            socket.transport.abort()
            with suppress(*LOST):
                await socket.wait_closed()

    async def converse(self, id: str) -> str:
        """Play as long as the connection lasts; the next table when the game is over."""
        seen = self.updates.get(id)
        await self.watch(id, version=seen["version"] if seen else None)
        if self.pending is not None:
            await self.send(**self.pending)
        tried = -1
        while True:
            update = self.updates[id]
            if update["asked"] is None and self.pending is None:
                return await self.next_table(id)
            if update["view"]["options"] and self.pending is None and update["version"] > tried:
                tried = update["version"]
                self.pending = self.decision(id, update)
                await self.send(**self.pending)
            await self.receive()

    def decision(self, id: str, update: Frame) -> Frame:
        """What to do when asked: mostly decide, now and then take back."""
        command = {"id": f"c{next(self.numbers)}", "table": id, "version": update["version"]}
        if "no_undo" not in update and self.random.random() < UNDO_SHARE:
            return {"type": "undo", **command}
        option = self.random.choice(update["view"]["options"])
        return {"type": "move", **command, "move": option["text"]}

    async def next_table(self, id: str) -> str:
        """The rematch; who asks second finds it, and takes the seat that is kept."""
        await self.send("unwatch", table=id)
        new: Frame = await self.post(f"/tables/{id}/rematch")
        if any(seat["kind"] == "invited" and seat["seat"] in new["mine"] for seat in new["seats"]):
            await self.http.post(f"/api/tables/{new['id']}/join", json={})
        async with asyncio.timeout(SECONDS):
            while (await self.get(f"/tables/{new['id']}"))["started"] is None:
                await asyncio.sleep(PAUSE)
        return str(new["id"])


async def people(server: Running, number: int) -> list[Player]:
    """So many players, each signed in as a guest."""
    out = [Player(server, seed) for seed in range(number)]
    for player in out:
        await player.guest(f"Player {player.seed}")
    return out


async def at_table(game: str, *players: Player, bots: int = 0, **wish: Any) -> str:
    """A table that these players share with greedy bots; the game has begun."""
    owner, *others = players
    seats = ["me", *("open" for _ in others), *("bot:greedy" for _ in range(bots))]
    id = await owner.table(game, *seats, **wish)
    for other in others:
        await other.join(id)
    return id


async def until(is_so: Callable[[], bool | Awaitable[bool]], what: str) -> None:
    """Wait until something is so."""
    end = time.monotonic() + SECONDS
    while True:
        found = is_so()
        if found if isinstance(found, bool) else await found:
            return
        assert time.monotonic() < end, f"not within {SECONDS} s: {what}"
        await asyncio.sleep(0.02)


@contextmanager
def two_servers(folder: Path, url: str, redis: Redis, **settings: Any) -> Iterator[list[Running]]:
    """Servers that share everything."""
    with ExitStack() as stack:
        servers = [Running(folder, url, redis_url=redis.url, **settings) for _ in range(2)]
        yield [stack.enter_context(server) for server in servers]
    for server in servers:
        assert "Traceback" not in server.said(), server.said()[-5000:]


async def until_heard(redis: Redis, servers: int) -> None:
    """Wait until so many servers hear each other."""

    def is_so() -> bool:
        with RedisClient.from_url(redis.url) as client:
            ((_, listening),) = client.pubsub_numsub(CHANNEL)
        return int(listening) == servers

    await until(is_so, "servers hear each other")


@asynccontextmanager
async def playing(
    players: Sequence[Player], ids: Sequence[str]
) -> AsyncIterator[Callable[..., Awaitable[None]]]:
    """Everybody plays, each at a table, and at the end hangs up.

    Gives a function that waits until everybody, or some of them, had so many more answers.
    """
    tasks = [asyncio.create_task(player.play_on(id)) for player, id in zip(players, ids, strict=True)]

    async def play_more(answers: int, some: Sequence[Player] = players) -> None:
        wanted = [len(player.acknowledged) + answers for player in some]

        def is_so() -> bool:
            for task in tasks:
                assert not task.done(), task.exception()
            return all(len(each.acknowledged) >= most for each, most in zip(some, wanted, strict=True))

        await until(is_so, "everybody plays")

    try:
        yield play_more
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.hang_up()
            await player.http.aclose()


# What is stored.


class Kept(NamedTuple):
    """A table as the storage has it."""

    row: TableRow
    entries: list[StoredEntry]


async def kept(url: str) -> dict[str, Kept]:
    """All tables that began."""
    database = Database(checked_database_url(url))
    try:
        async with database.read() as connection:
            begun = schema.tables.c.started.is_not(None)
            ids = list((await connection.execute(select(schema.tables.c.id).where(begun))).scalars())
            out = {}
            for id in ids:
                row = await stored.table(connection, id)
                assert row is not None
                out[id] = Kept(row, await stored.entries_after(connection, id, 0))
            return out
    finally:
        await database.close()


async def folded(url: str, ids: Iterable[str]) -> dict[str, Match]:
    """The matches of tables, folded from what is stored, with every entry checked."""
    database = Database(checked_database_url(url))
    try:
        out = {}
        for id in ids:
            table = Table(database, id, 1.0, never)
            await table.load()
            assert table.match is not None
            out[id] = table.match
        return out
    finally:
        await database.close()


async def never(*of: object) -> None:
    raise AssertionError("nothing ends by reading")


def check_kept(tables: dict[str, Kept], players: Sequence[Player]) -> None:
    """Everything that was acknowledged is stored once and in order; nothing that was refused is."""
    commands: dict[str, tuple[str, int]] = {}
    for id, (row, entries) in tables.items():
        assert [each.entry.number for each in entries] == list(range(1, row.version + 1))
        for each in entries:
            if each.command is not None:
                assert each.command not in commands
                commands[each.command] = id, each.entry.number
    for player in players:
        for command, version in player.acknowledged.items():
            id, number = commands[f"{player.id}:{command}"]
            # The version that was told has the entry itself and the chance that followed it.
            follow = [each.entry.kind for each in tables[id].entries[number:version]]
            assert number <= version <= tables[id].row.version
            assert set(follow) <= {OUTCOME}, (command, number, version)
        for command, reason in player.refusals.items():
            assert f"{player.id}:{command}" not in commands, reason


async def check_folded(url: str, tables: dict[str, Kept]) -> None:
    """All matches fold to what their tables say, and their records are found right."""
    for id, match in (await folded(url, tables)).items():
        row = tables[id].row
        assert len(match.entries) == row.version
        assert match.is_over == (row.status == stored.FINISHED)
        assert row.asked == (None if match.is_over else match.state.to_move)
        if match.is_over:
            assert (row.scores, row.winners) == (match.state.scores(), match.state.winners())
        again = Match.read(match.text())
        assert again.state.digest() == match.state.digest()


# Processes.


def children(process: int) -> list[int]:
    """The processes below one, all generations."""
    found = []
    for task in Path(f"/proc/{process}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(word) for word in task.read_text().split()]
    return found + [below for child in found for below in children(child)]


def workers(server: Running) -> set[int]:
    """The processes that serve, of a server that has several."""
    assert server.process is not None
    found = set()
    for each in Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split():
        with suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes():
                found.add(int(each))
    return found


def is_running(process: int) -> bool:
    """Whether a process is there and not only a name in the list."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def memory(process: int) -> int:
    """Kilobytes that a process and those below it hold in memory."""
    total = 0
    for each in [process, *children(process)]:
        with suppress(OSError):
            for line in Path(f"/proc/{each}/status").read_text().splitlines():
                if line.startswith("VmRSS:"):
                    total += int(line.split()[1])
    return total


def process_of(server: Running, client: Client) -> int:
    """The process of a server that serves a client's socket."""
    assert server.process is not None
    assert client.socket is not None
    ports = [server.port, client.socket.local_address[1]]
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        if [int(word.rpartition(":")[2], 16) for word in words[1:3]] == ports:
            wanted = f"socket:[{words[9]}]"
            for each in [server.process.pid, *children(server.process.pid)]:
                for file in Path(f"/proc/{each}/fd").iterdir():
                    with suppress(OSError):
                        if str(file.readlink()) == wanted:
                            return each
    raise AssertionError("nobody serves this socket")
