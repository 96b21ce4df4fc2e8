"""How matches are judged in the processes of bots, one piece after the other."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from landrush.analysis.analyse import VERSION, summed_up
from landrush.analysis.judged import Judged, judged
from landrush.analysis.judging import MODEL
from landrush.analysis.moments import Moment, position_after
from landrush.bots.budget import Budget
from landrush.bots.models import digest, named
from landrush.games import game
from landrush.match.entries import Entry
from landrush.server.words import said

# A bot that is asked waits for at most one piece: so many seconds and the moment that is being judged then.
PIECE_SECONDS = 0.1


class Position(NamedTuple):
    """A position, as another process reads it."""

    game: str
    rules: int
    json: str


def judge_name(name: str, rules: int, budget: Budget) -> str:
    """What decides what is found: the same match and the same judge give the same analysis."""
    return f"{VERSION} {budget} {digest(game(name, rules), MODEL)}"


def judge_piece(position: Position, moments: Sequence[Moment], budget: Budget) -> list[list[Judged]]:
    """Judge moments of a match from a position on, while there is time."""
    state = game(position.game, position.rules).from_json(position.json)
    value = named(state.game, MODEL)
    end = time.monotonic() + PIECE_SECONDS
    found: list[list[Judged]] = []
    for moment in moments:
        found.append(judged(state, moment, value, budget))
        state = position_after(state, moment)
        if time.monotonic() >= end:
            break
    return found


def sum_up(start: Position, line: Sequence[Entry], found: Sequence[Judged], budget: Budget) -> bytes:
    """The analysis as JSON, with the lines of mistakes in words."""
    state = game(start.game, start.rules).from_json(start.json)
    analysis = summed_up(state, line, found, named(state.game, MODEL), budget)
    told: dict[str, Any] = analysis.to_json()
    for data, mistake in zip(told["mistakes"], analysis.mistakes, strict=True):
        data["played_say"] = [said(each) for each in mistake.played_words]
        data["better_say"] = [said(each) for each in mistake.better_words]
    return msgspec.json.encode(told)
