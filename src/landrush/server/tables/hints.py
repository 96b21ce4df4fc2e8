"""Hints for who is asked, found in the processes of bots from what the seat may know."""

from __future__ import annotations

from functools import partial
from typing import Any

from landrush.analysis.hints import hints
from landrush.analysis.judging import MODEL
from landrush.bots.models import shipped
from landrush.errors import IllegalMove
from landrush.games import game
from landrush.match.match import Match
from landrush.server.realtime.protocol import Hint
from landrush.server.tables.commands import seat_of
from landrush.server.tables.room import Tables
from landrush.server.tables.table import Stale
from landrush.server.words import said

Sentences = list[dict[str, Any]]


def sentences(name: str, rules: int, position: str, level: int) -> Sentences:
    """What a hint of this level tells in a position. It is the same each time."""
    state = game(name, rules).from_json(position)
    return [said(each) for each in hints(state, shipped(state.game, MODEL))[level]]


async def give_hint(tables: Tables, person: str, frame: Hint) -> tuple[int, Sentences]:
    """Note a hint in the match and tell it: the version reached, and the sentences.

    Raises IllegalMove where there are none, Stale, Forbidden and what `Tables.change` raises.
    """
    table = await tables.get(frame.table)
    seat = seat_of(table, person, frame)
    command = f"{person}:{frame.id}"
    async with table.lock:
        match = await table.fresh()
        await table.catch_up_if_needed(frame.version)
        # Who asks again with the same id is told again, as long as nothing else has happened.
        if table.answers.get(command, frame.version) != table.version:
            raise Stale
        reason = match.why_no_hint(seat)
        if reason is not None:
            raise IllegalMove(reason)
        state = match.state
        question = partial(sentences, state.game.name, state.game.rules_version, state.to_json(), frame.level)
    told = await tables.bots.ask(question)
    reached: list[int] = []
    act = partial(Match.hint, seat=seat, level=frame.level)
    await tables.change(table, act, frame.version, command, reached.append)
    return reached[0], told
