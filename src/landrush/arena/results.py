"""The results of a cup as a file of JSON lines that only grows. The first line says which cup it is."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from landrush.arena.play import Played
from landrush.arena.schedule import Cup
from landrush.errors import BadOption
from landrush.messages import Reason, plain


class Results:
    """Games by key, and where to write the next ones."""

    def __init__(self, games: dict[str, Played], file: int | None = None) -> None:
        self.games = games
        self.file = file

    def add(self, played: Played) -> None:
        """Note a game; whoever is killed afterwards finds it again."""
        if self.file is not None:
            write(self.file, asdict(played))
        self.games.setdefault(played.key, played)


@contextmanager
def opened(cup: Cup, path: Path | None, is_resumed: bool) -> Iterator[Results]:
    """The results so far, in memory or in a file. Raises BadOption where the file is not this cup's."""
    if path is None:
        if is_resumed:
            raise BadOption(Reason("error-arena-resume"))
        yield Results({})
        return
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
    except OSError as error:
        raise BadOption(
            Reason("error-arena-file", {"file": plain(path), "why": plain(error.strerror)})
        ) from None
    try:
        text = path.read_bytes()
        whole = text[: text.rfind(b"\n") + 1]
        if whole and not is_resumed:
            raise BadOption(Reason("error-arena-exists", {"file": plain(path)}))
        games = read(cup, path, whole)
        # What was half-written when somebody was killed.
        if len(whole) < len(text):
            os.ftruncate(file, len(whole))
        if not whole:
            write(file, {"cup": cup.head()})
        yield Results(games, file)
    finally:
        os.close(file)


def write(file: int, value: dict[str, Any]) -> None:
    """A line at the end of a file, in one piece."""
    os.write(file, json.dumps(value, separators=(",", ":")).encode() + b"\n")


def read(cup: Cup, path: Path, text: bytes) -> dict[str, Played]:
    """The games in whole lines; of those that are there twice the first. Raises BadOption."""
    games: dict[str, Played] = {}
    for number, line in enumerate(text.splitlines(), 1):
        try:
            value = json.loads(line)
            if number == 1:
                head = value["cup"]
            else:
                played = read_game(value)
                games.setdefault(played.key, played)
        except (ValueError, KeyError, TypeError):
            where = {"file": plain(path), "line": number}
            raise BadOption(Reason("error-arena-line", where)) from None
        if number == 1 and head != json.loads(json.dumps(cup.head())):
            raise BadOption(Reason("error-arena-other", {"file": plain(path)}))
    return games


def read_game(value: dict[str, Any]) -> Played:
    """A game from its line. Raises ValueError, KeyError or TypeError."""
    given: dict[str, Any] = {field.name: value[field.name] for field in fields(Played)}
    for name, each in given.items():
        given[name] = tuple(each) if isinstance(each, list) else each
    return Played(**given)
