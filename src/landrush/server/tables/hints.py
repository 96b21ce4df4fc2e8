"""Hints for who is asked, found in the processes of bots from what the seat may know."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from landrush.analysis.hints import hints
from landrush.analysis.judging import MODEL
from landrush.bots.models import named
from landrush.engine.state import State
from landrush.errors import IllegalMove
from landrush.games import game
from landrush.match.entries import HINT
from landrush.match.match import Match
from landrush.messages import Reason
from landrush.server.realtime.protocol import Hint
from landrush.server.tables.commands import seat_of
from landrush.server.tables.room import Tables
from landrush.server.tables.table import Stale
from landrush.server.words import said

Sentences = list[dict[str, Any]]


class Given(NamedTuple):
    """A hint that is noted: the version with it, its level, and what it tells."""

    version: int
    level: int
    say: Sentences


def sentences(name: str, rules: int, position: str, level: int) -> Sentences:
    """What a hint of this level tells in a position. It is the same each time."""
    state = game(name, rules).from_json(position)
    return [said(each) for each in hints(state, named(state.game, MODEL))[level]]


async def give_hint(tables: Tables, person: str, frame: Hint) -> Given:
    """Note a hint in the match and tell it: for the position that there is, or as it was noted before.

    Raises IllegalMove where there are none, Forbidden and what `Tables.change` raises.
    """
    table = await tables.get(frame.table)
    command = f"{person}:{frame.id}"
    while True:
        async with table.lock:
            await table.catch_up()
            match = await table.fresh()
            seat = seat_of(table, person, frame)
            noted = table.answers.get(command)
            if noted is not None:
                level, state = await asyncio.to_thread(noted_hint, match, noted)
            elif (reason := match.why_no_hint(seat)) is not None:
                raise IllegalMove(reason)
            else:
                level, state = frame.level, match.state
            version = noted or table.version + 1
            question = partial(sentences, state.game.name, state.game.rules_version, state.to_json(), level)
        given = Given(version, level, await tables.bots.ask(question))
        if noted is not None:
            return given
        # The match may have gone on while it was found: then one for the new position is found.
        with suppress(Stale):
            reached: list[int] = []
            act = partial(Match.hint, seat=seat, level=level)
            await tables.change(table, act, version - 1, command, reached.append)
            if reached == [version]:
                return given


def noted_hint(match: Match, number: int) -> tuple[int, State]:
    """The level of a hint that was noted, and the position that it is about. Raises IllegalMove."""
    step, then = next(each for each in match.replay() if each[0].entry.number == number)
    if step.entry.kind != HINT:
        # The id was another command's.
        raise IllegalMove(Reason("why-not-possible-now"))
    return step.entry.value, then.state
