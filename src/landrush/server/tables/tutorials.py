"""Tutorials: tables that begin in the middle of a game, with the same luck and the same bots each time.

The script of a game is a file beside the pages that tell it. Whoever knows it knows all chance to come, so
such a table is private, never rated and in no list.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import landrush
from landrush.games import games
from landrush.match.match import Match
from landrush.server.errors import NotFound
from landrush.server.storage.tables import TUTORIAL
from landrush.server.tables.lobby import Wish

SCRIPTS = Path(landrush.__file__).parent / "web" / "learn" / "tutorials"


class Script(msgspec.Struct, frozen=True):
    """How a tutorial begins. Seats are me or bot:NAME; `start` are decisions that are made for everybody."""

    players: int
    seed: str
    seats: list[str]
    options: dict[str, Any] = {}
    start: list[str] = []


@cache
def script_of(game: str) -> Script:
    """The script of a game's tutorial. Raises NotFound."""
    if game not in games():
        raise NotFound("server-no-such-address")
    return msgspec.json.decode((SCRIPTS / f"{game}.json").read_bytes(), type=Script)


def wish_of(game: str) -> Wish:
    """The table of a tutorial. Raises NotFound."""
    script = script_of(game)
    return Wish(
        game=game,
        seats=script.seats,
        options=script.options,
        mode=TUTORIAL,
        is_private=True,
        seed=bytes.fromhex(script.seed),
        start=script.start,
    )


def match_of(game: str) -> Match:
    """The match with which a tutorial begins, without a table. Raises NotFound."""
    script = script_of(game)
    holders = ["human" if seat == "me" else seat for seat in script.seats]
    match = Match.new(game, holders, bytes.fromhex(script.seed), **script.options)
    for move in script.start:
        match.submit(int(match.state.to_move), move)
    return match
