"""What the terminal tells: the log of a match, and lines in which each player's name has its colours."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from landrush.drawing import STYLES, Drawing
from landrush.l10n import describe, message
from landrush.match.entries import MOVE, OUTCOME
from landrush.match.match import Match, Step
from landrush.messages import Event

MAX_SHOWN = 100


class Told(NamedTuple):
    """A line of the log, and the decision or chance outcome that brought it, if it was one."""

    text: str
    entry: int | None


class Teller:
    """A console, a drawing, the players' names, and the log with how much of it was told."""

    def __init__(self, console: Console, drawing: Drawing, names: Sequence[str]) -> None:
        self.console = console
        self.drawing = drawing
        self.names = names
        self.log: list[Told] = []
        self.told = 0

    def hear(self, steps: Iterable[Step], match: Match) -> None:
        """Add to the log what happened; what was taken back is no longer in it."""
        for step in steps:
            is_play = step.entry.kind in (MOVE, OUTCOME)
            if not is_play:
                valid = {entry.number for entry in match.line}
                self.log = [line for line in self.log if line.entry is None or line.entry in valid]
                self.told = min(self.told, len(self.log))
            self.note(step.events, step.entry.number if is_play else None)

    def note(self, events: Iterable[Event], entry: int | None = None) -> None:
        """Lines of the log in words."""
        heard = [event for event in events if event.key not in self.drawing.silent]
        self.log += [Told(describe(event, players=self.names), entry) for event in heard]

    def tell_news(self, most: int) -> None:
        """What happened since it was last told; only the end of it when it takes more than so many lines."""
        news = [line.text for line in self.log[self.told :]]
        self.told = len(self.log)
        if self.lines_of(news) > most:
            first = 1
            while first < len(news) - 1 and self.lines_of(news[first:]) >= most:
                first += 1
            self.say(message("ui-play-earlier", n=first), "dim")
            news = news[first:]
        self.tell(news)

    def lines_of(self, texts: Sequence[str]) -> int:
        """How many lines these texts take."""
        return sum(1 + (cell_len(text) - 1) // self.console.width for text in texts)

    def tell(self, lines: Sequence[str]) -> None:
        """Lines of the log."""
        for line in lines:
            self.say(line)

    def say(self, line: str, style: str = "") -> None:
        """A line in which each player's name has its colours. Not every terminal has a no-break space."""
        text = Text(line.replace("\N{NO-BREAK SPACE}", " "), style)
        for name, colours in zip(self.names, STYLES, strict=False):
            text.highlight_words([name], colours)
        self.console.print(text)

    def read(self, prompt: str) -> str | None:
        """A line of input without surrounding space, shown when nobody typed it; None at its end."""
        is_typed = sys.stdin.isatty()
        if not is_typed:
            self.console.print(prompt, end="")
        try:
            line = input(prompt if is_typed else "")
        except EOFError:
            self.console.print()
            return None
        line = "".join(c if c.isprintable() else " " for c in line).strip()
        if not is_typed:
            self.console.print(line)
        return line


def shortened(text: str) -> str:
    """What somebody typed, short enough for a message."""
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
