"""How much time people have, counted in milliseconds. Nothing here looks at a real clock."""

from __future__ import annotations

import re
from typing import NamedTuple

from landrush.errors import BadOption
from landrush.messages import Reason

NONE = "none"
LIVE = "live"
CORRESPONDENCE = "correspondence"

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND
MAX_BANK = 365 * DAY
SHOWN = 60


class Control(NamedTuple):
    """A time control: none, a bank with an increment, or so much time whenever one is asked."""

    kind: str = NONE
    bank: int = 0
    increment: int = 0

    def __str__(self) -> str:
        if self.kind == LIVE:
            return f"live {self.bank // SECOND}+{self.increment // SECOND}"
        return f"correspondence {self.bank // SECOND}" if self.kind == CORRESPONDENCE else NONE


def read_control(text: str) -> Control:
    """The time control of a text, in seconds: none, live 600+10, correspondence 259200. Raises BadOption."""
    if text == NONE:
        return Control()
    live = re.fullmatch(r"live ([0-9]{1,9})\+([0-9]{1,9})", text)
    days = re.fullmatch(r"correspondence ([0-9]{1,9})", text)
    found = live or days
    if found is not None:
        bank = int(found[1]) * SECOND
        increment = int(found[2]) * SECOND if live else 0
        if 0 < bank <= MAX_BANK and increment <= MAX_BANK:
            return Control(LIVE if live else CORRESPONDENCE, bank, increment)
    raise BadOption(Reason("error-clock", {"text": text[:SHOWN]}))


class Clocks:
    """What each seat has left. The match says who spent how much and whom the question passes to."""

    def __init__(self, control: Control, seats: int) -> None:
        self.control = control
        self.left = [control.bank] * seats

    def spend(self, seat: int, spent: int) -> None:
        """Time that a seat took."""
        self.left[seat] -= spent

    def refill(self, seat: int) -> None:
        """Somebody sits down: with what is left, or with all the time when nothing is."""
        if self.left[seat] <= 0:
            self.left[seat] = self.control.bank

    def pass_on(self, seat: int, to: int, is_earned: bool) -> None:
        """The question goes to another seat: an increment for the one, a new period for the other.

        It is not earned when the question goes back because something was taken back.
        """
        if self.control.kind == LIVE and is_earned:
            self.left[seat] += self.control.increment
        elif self.control.kind == CORRESPONDENCE:
            self.left[to] = self.control.bank
