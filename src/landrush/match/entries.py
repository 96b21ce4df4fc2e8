"""The entries of a match: decisions, chance outcomes, and what people do besides."""

from __future__ import annotations

from typing import NamedTuple

from landrush.match.record import COMMAND

MOVE = "move"
OUTCOME = "outcome"
# Back to before an entry of the own turn, one decision or all of them.
UNDO = "undo"
RESTART = "restart"
# The same with the consent of all other people.
ASK = "ask"
AGREE = "agree"
REFUSE = "refuse"
# Somebody leaves, or the time is over, and another holds the seat; somebody sits down.
LEFT = "left"
TIMEOUT = "timeout"
SITS = "sits"
# Somebody was told a hint, of one of the levels from 1 on.
HINT = "hint"
HINT_LEVELS = 3

TO_ENTRY = (UNDO, RESTART, ASK)
NUMBERED = (*TO_ENTRY, HINT)
TO_HOLDER = (LEFT, TIMEOUT, SITS)
ALONE = (AGREE, REFUSE)


class Entry(NamedTuple):
    """One entry. `value` is an action id, the number of an entry or a level, `text` a move or a holder."""

    number: int
    kind: str
    seat: int
    value: int = 0
    text: str = ""
    spent: int | None = None

    def __str__(self) -> str:
        """As it stands in a record."""
        if self.kind in (MOVE, OUTCOME):
            return self.text
        if self.kind in NUMBERED:
            return f"{COMMAND}{self.kind} {self.value}"
        return f"{COMMAND}{self.kind} {self.text}" if self.text else f"{COMMAND}{self.kind}"


def read_command(number: int, seat: int, text: str, spent: int | None) -> Entry | None:
    """The entry of a text that is no move, or None when it is not readable."""
    kind, _, rest = text.removeprefix(COMMAND).partition(" ")
    if kind in NUMBERED and rest.isdecimal() and rest.isascii() and len(rest) <= len(str(number)):
        return Entry(number, kind, seat, int(rest), "", spent)
    if (kind in TO_HOLDER and rest) or (kind in ALONE and not rest):
        return Entry(number, kind, seat, 0, rest, spent)
    return None
