"""How matches are judged in the processes of bots, one piece after the other."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from landrush.analysis.analyse import VERSION, Judged, judged, seed_of, summed_up
from landrush.analysis.judging import MODEL
from landrush.bots.budget import Budget
from landrush.bots.models import digest, shipped
from landrush.games import game
from landrush.match.entries import Entry
from landrush.server.words import said

# A bot that is asked waits for at most one piece: so many seconds and the decision that is being judged then.
PIECE_SECONDS = 0.1


class Position(NamedTuple):
    """A position, as another process reads it."""

    game: str
    rules: int
    json: str


def judge_name(name: str, rules: int, budget: Budget) -> str:
    """What decides what is found: the same match and the same judge give the same analysis."""
    return f"{VERSION} {budget} {digest(game(name, rules), MODEL)}"


def judge_piece(position: Position, line: Sequence[Entry], first: int, budget: Budget) -> list[Judged]:
    """Judge entries from a position on, the first having this number in its line, while there is time."""
    state = game(position.game, position.rules).from_json(position.json)
    value = shipped(state.game, MODEL)
    end = time.monotonic() + PIECE_SECONDS
    found: list[Judged] = []
    for number, entry in enumerate(line, first):
        found.append(judged(state, entry, value, budget, seed_of(0, number)))
        state.do(entry.value)
        if time.monotonic() >= end:
            break
    return found


def sum_up(start: Position, line: Sequence[Entry], found: Sequence[Judged], budget: Budget) -> bytes:
    """The analysis as JSON, with the lines of mistakes in words."""
    state = game(start.game, start.rules).from_json(start.json)
    analysis = summed_up(state, line, found, shipped(state.game, MODEL), budget)
    told: dict[str, Any] = analysis.to_json()
    for data, mistake in zip(told["mistakes"], analysis.mistakes, strict=True):
        data["played_say"] = [said(each) for each in mistake.played_words]
        data["better_say"] = [said(each) for each in mistake.better_words]
    return msgspec.json.encode(told)
