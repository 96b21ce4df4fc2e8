"""The socket: reads a client's frames, has them carried out, and answers."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from landrush import __version__
from landrush.engine.state import State
from landrush.errors import LandrushError
from landrush.server import metrics
from landrush.server.api.guard import is_origin_allowed
from landrush.server.api.identity import address, identify
from landrush.server.errors import Conflict, NotFound, NotSignedIn, Refused, TooMany, Unavailable
from landrush.server.limits import TokenBucket
from landrush.server.realtime.connection import POLICY, Connection, Seen
from landrush.server.realtime.protocol import (
    PROTOCOL,
    Command,
    FromClient,
    Hint,
    HintFrame,
    Ping,
    Pong,
    Positional,
    Say,
    TriedFrame,
    Try,
    Unwatch,
    Watch,
    Welcome,
    Why,
    WhyNot,
    decoder,
)
from landrush.server.realtime.protocol import Done as DoneFrame
from landrush.server.realtime.protocol import Refused as RefusedFrame
from landrush.server.server import Server
from landrush.server.storage.schema import now_ms
from landrush.server.tables.chat import say
from landrush.server.tables.commands import seat_of
from landrush.server.tables.hints import give_hint
from landrush.server.tables.info import may_see
from landrush.server.tables.table import Stale, Table
from landrush.server.tables.trying import tried
from landrush.server.words import said, said_error

# Tables that one connection watches at the same time.
MOST_WATCHED = 50

log = logging.getLogger(__name__)


async def serve_socket(socket: WebSocket) -> None:
    """One connection from its handshake to its end."""
    server: Server = socket.app.state.server
    if not is_origin_allowed(server.settings, socket.headers):
        await socket.close(POLICY)
        return
    try:
        visitor = await identify(server, socket)
    except Unavailable as error:
        await socket.send_denial_response(Response(status_code=error.status))
        return
    if visitor is None and "authorization" in socket.headers:
        await socket.close(POLICY)
        return
    limits = server.settings.limits
    bucket = TokenBucket(limits.frames_burst, limits.frames_rate)
    connection = Connection(socket, visitor, limits.queue, bucket)
    origin = address(socket)
    try:
        server.hub.add(connection, origin)
    except TooMany:
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await converse(server, connection)
    except (WebSocketDisconnect, OSError):
        pass
    finally:
        watched = list(connection.watching)
        server.hub.remove(connection, origin)
        for id in watched:
            server.presence_changed(id)


async def converse(server: Server, connection: Connection) -> None:
    """Read and write until one side ends it."""
    person = None
    if connection.visitor is not None:
        who = connection.visitor.person
        person = {"id": who.id, "name": who.name, "kind": who.kind}
    connection.send(Welcome(protocol=PROTOCOL, version=__version__, now=now_ms(), person=person))
    tasks = [
        asyncio.create_task(read(server, connection)),
        asyncio.create_task(connection.write()),
        asyncio.create_task(connection.closing.wait()),
    ]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if connection.closing.is_set() and connection.socket.application_state == WebSocketState.CONNECTED:
            with suppress(RuntimeError, OSError, WebSocketDisconnect, asyncio.TimeoutError):
                async with asyncio.timeout(1):
                    await connection.socket.close(connection.code)
    finally:
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | OSError):
                log.error("a connection failed", exc_info=ended)
                server.count_defect()


async def read(server: Server, connection: Connection) -> None:
    """Take frames one after another, so that they are answered in order.

    Who sends too many is read more slowly: their frames wait in the network, not in our memory.
    """
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        # Many frames may have come at once; answers go out between them.
        await asyncio.sleep(0)
        while not connection.bucket.take():
            await asyncio.sleep(1 / connection.bucket.rate)
        text = message.get("text")
        if text is None:
            connection.send(RefusedFrame(reason=said_error(Refused("server-bad-frame", why="binary"))))
            continue
        try:
            frame = decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            why = " ".join(str(error).split())[:200]
            connection.send(RefusedFrame(reason=said_error(Refused("server-bad-frame", why=why))))
            continue
        await handle(server, connection, frame)


async def handle(server: Server, connection: Connection, frame: FromClient) -> None:
    """Carry out one frame and answer it; whatever goes wrong is answered too."""
    began = time.perf_counter()
    kind = str(frame.__struct_config__.tag)
    answer = RefusedFrame(reason={})
    if not isinstance(frame, Ping):
        answer.table = frame.table
    if isinstance(frame, Command | Say | Why | Try | Hint):
        answer.id = frame.id
    try:
        await carry_out(server, connection, frame)
        metrics.note_command(kind, "done", began)
        return
    except Stale as error:
        table = server.tables.known.get(frame.table) if isinstance(frame, Positional | Try) else None
        answer.reason = said_error(error)
        if table is not None:
            answer.version = table.version
    except LandrushError as error:
        answer.reason = said_error(error)
    except Exception:
        # A defect of ours must not end the game of others; the log has it.
        log.exception("a frame was not carried out")
        server.count_defect()
        answer.reason = said_error(Conflict("server-defect"))
    metrics.note_command(kind, str(answer.reason["key"]), began)
    connection.send(answer)


async def carry_out(server: Server, connection: Connection, frame: FromClient) -> None:
    """What each frame does. Raises what it is refused with."""
    match frame:
        case Ping():
            connection.send(Pong(now=now_ms()))
        case Watch():
            await watch(server, connection, frame)
        case Unwatch(table=id) if id in connection.watching:
            server.hub.unwatch(connection, id)
            server.presence_changed(id)
        case Unwatch():
            pass
        case Say():
            table = await seen_table(server, connection, frame.table)
            await say(server.database, table, signed_in(connection), frame)
            connection.send(DoneFrame(id=frame.id, version=table.version))
            await server.table_changed(frame.table)
        case Why():
            await why(server, connection, frame)
        case Try():
            await what_if(server, connection, frame)
        case Hint():
            person = signed_in(connection)
            await seen_table(server, connection, frame.table)
            server.hints_by_person.take(person)
            given = await give_hint(server.tables, person, frame)
            connection.send(HintFrame(id=frame.id, **given._asdict()))
        case _:
            person = signed_in(connection)
            await seen_table(server, connection, frame.table)
            name = connection.visitor.person.name
            await server.tables.command(
                person, name, frame, lambda version: connection.send(DoneFrame(id=frame.id, version=version))
            )


def signed_in(connection: Connection) -> str:
    """Who sends. Raises NotSignedIn."""
    if connection.person is None:
        raise NotSignedIn
    return connection.person


async def seen_table(server: Server, connection: Connection, id: str, invite: str | None = None) -> Table:
    """A table that the client may know of. Raises NotFound, whether it is there or not."""
    table = await server.tables.get(id)
    is_watching = id in connection.watching
    if not is_watching and not may_see(table.info, table.seats, connection.person, invite):
        raise NotFound("server-no-table")
    return table


async def watch(server: Server, connection: Connection, frame: Watch) -> None:
    """Tell a client how a table stands, and from now on what happens there."""
    if len(connection.watching) >= MOST_WATCHED and frame.table not in connection.watching:
        raise Conflict("server-too-many-watched", most=MOST_WATCHED)
    table = await seen_table(server, connection, frame.table, frame.invite)
    async with table.lock:
        await table.catch_up_if_needed(frame.version)
        server.hub.watch(connection, table.id, Seen(min(frame.version or 0, table.version)))
        await server.hub.tell_one(table, connection, {})
    await server.tell_chat(connection, table)
    server.presence_changed(table.id)


async def why(server: Server, connection: Connection, frame: Why) -> None:
    """Why a move of one's own is not possible now; only who is asked may know, and only about that."""
    person = signed_in(connection)
    table = await seen_table(server, connection, frame.table)
    async with table.lock:
        reason = (await asked_state(table, person, frame)).why_not(frame.move)
    connection.send(WhyNot(id=frame.id, reason=said(reason) if reason else None))


async def what_if(server: Server, connection: Connection, frame: Try) -> None:
    """What decisions of one's own would bring; the match stays as it is. Raises Stale."""
    person = signed_in(connection)
    table = await seen_table(server, connection, frame.table)
    async with table.lock:
        known = table.version
        await table.catch_up_if_needed(frame.version)
        if table.version > known:
            await server.hub.tell(table)
        state = await asked_state(table, person, frame)
        found = tried(state, int(state.to_move), frame.moves)
    connection.send(
        TriedFrame(
            id=frame.id,
            version=frame.version,
            change=found.change,
            score=found.score,
            stopped=found.stopped,
            question=found.question,
            options=found.options,
            refused=said(found.refused) if found.refused else msgspec.UNSET,
        )
    )


async def asked_state(table: Table, person: str, frame: Why | Try) -> State:
    """The position, for who is asked in it. Raises Forbidden, Stale and Conflict; the lock is held."""
    match = await table.fresh()
    seat = seat_of(table, person, frame)
    if isinstance(frame, Try) and frame.version != table.version:
        raise Stale
    if match.state.to_move != seat:
        raise Conflict("why-not-your-turn")
    return match.state
