"""Who sits where: a person, a bot, the automaton of a solo game, or nobody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from landrush.errors import BadOption
from landrush.match.record import SPENT
from landrush.messages import Reason

HUMAN = "human"
BOT = "bot"
AUTOMATON = "automaton"
VACANT = "vacant"

MAX_NAME = 200
SHOWN = 60


class Holder(NamedTuple):
    """Who holds a seat; people may have a name, bots always have one."""

    kind: str
    name: str = ""

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}" if self.name else self.kind


def read_holder(text: str) -> Holder:
    """The holder of a text such as human, human:Ola, bot:greedy or vacant. Raises BadOption."""
    kind, _, name = text.partition(":")
    wants_name = {HUMAN: (True, True), BOT: (False, True), VACANT: (True, False)}.get(kind)
    if wants_name is None or not wants_name[bool(name)] or not is_name(name):
        raise BadOption(Reason("error-seat", {"text": text[:SHOWN]}))
    return Holder(kind, name)


def is_name(name: str) -> bool:
    """Whether this fits on a line of a record, where " @" stands before the time that an entry took."""
    is_line = name.isprintable() and name == name.strip() and f" {SPENT}" not in name
    return is_line and len(name) <= MAX_NAME


def seated(texts: Sequence[str], seats: int) -> list[Holder]:
    """All holders of a match; the seats after those that decide are the automaton's."""
    holders = [read_holder(text) for text in texts]
    return holders + [Holder(AUTOMATON)] * (seats - len(holders))
