"""landrush replay: a recorded match, step by step or printed at once."""

from __future__ import annotations

import argparse
import sys
from io import TextIOWrapper

from rich.console import Console

from landrush.cli.records import add_record, loaded
from landrush.cli.session import LOG_LINES, MAX_DIGITS
from landrush.cli.teller import Teller, shortened
from landrush.cli.values import add_components, whole
from landrush.cli.verify import score_words
from landrush.drawing import Drawing, drawing_of, seat_names
from landrush.engine.state import State
from landrush.errors import BadOption, BadRecord
from landrush.l10n import describe, joined, labelled, message, with_more
from landrush.match import record
from landrush.match.entries import MOVE, OUTCOME, Entry
from landrush.match.match import Match, Step
from landrush.messages import Reason


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_record(parser)
    add_components(parser)
    parser.add_argument("--at", type=whole, metavar="N", help=message("cli-replay-at"))
    parser.add_argument("--print", action="store_true", help=message("cli-replay-print"))


def run(args: argparse.Namespace) -> int:
    """Show the match."""
    match = loaded(args)
    if args.at is not None and not 0 <= args.at <= len(match.entries):
        raise BadOption(Reason("ui-replay-no-entry", {"n": str(args.at), "most": str(len(match.entries))}))
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    names = seat_names(match.state, match.setup.holders)
    console = Console(highlight=False, markup=False, emoji=False)
    replay = Replay(console, drawing_of(match.state.game, names), names, match)
    if args.print:
        replay.print_all(args.at)
    else:
        replay.show(args.at or 0)
    return 0


class Replay(Teller):
    """A finished or interrupted match, of which any moment can be looked at."""

    def __init__(self, console: Console, drawing: Drawing, names: list[str], match: Match) -> None:
        super().__init__(console, drawing, names)
        self.match = match
        # The state before the first entry and after each, and the turn it belongs to.
        self.states: list[State] = [match.setup.start]
        self.steps: list[Step] = []
        for step, so_far in match.replay():
            self.steps.append(step)
            self.states.append(so_far.state.clone())
        self.turns = [state.game.turn_of(state) for state in self.states]

    def print_all(self, at: int | None) -> None:
        """The log of the whole match, or the table after one entry."""
        self.head()
        if at is not None:
            self.place(at)
            return
        for step in self.steps:
            self.say(f"{step.entry.number}  {self.entry_words(step.entry)}", "dim")
            self.tell(["  " + describe(event, players=self.names) for event in step.events])
        self.result()

    def show(self, at: int) -> None:
        """Go where one wants to, until the end of the input."""
        self.head()
        while True:
            self.place(at)
            while True:
                line = self.read("> ")
                if line is None or line.lower() == "quit":
                    return
                wanted = self.wanted(at, line.lower())
                if wanted is not None:
                    at = wanted
                    break
                self.command(at, line)

    def wanted(self, at: int, line: str) -> int | None:
        """The place that a line asks for, or None."""
        last = len(self.steps)
        if line in ("", "next"):
            return min(at + 1, last)
        if line == "back":
            return max(at - 1, 0)
        if line == "turn":
            return next((i for i in range(at + 1, last) if self.turns[i] != self.turns[at]), last)
        if line == "back turn":
            # The first place of this turn, or of the one before when this is it.
            here = self.turns[max(at - 1, 0)]
            while at > 0 and self.turns[at - 1] == here:
                at -= 1
            return at
        if line == "end":
            return last
        if line.isdecimal() and len(line) <= MAX_DIGITS and int(line) <= last:
            return int(line)
        return None

    def command(self, at: int, line: str) -> None:
        """Show a part of the table or the log, or save the position of this place."""
        word, _, rest = line.partition(" ")
        if line.lower() in self.drawing.parts:
            view = self.states[at].view(self.viewer(at))
            self.console.print(self.drawing.part(view, line.lower(), self.console.width))
        elif line.lower() == "log":
            self.log = []
            self.hear(self.steps[:at], self.match)
            self.tell([told.text for told in self.log])
        elif word.lower() == "save" and rest.strip():
            self.save(at, rest.strip())
        elif line.isdecimal():
            self.say(message("ui-replay-no-entry", n=shortened(line), most=str(len(self.steps))))
        else:
            self.say(message("ui-replay-no-command", text=shortened(line)))
            self.say(message("ui-replay-hint", parts=joined(self.drawing.parts)), "dim")

    def save(self, at: int, name: str) -> None:
        """Write the position of this place, from which `landrush play --load` goes on."""
        try:
            record.write_file(name, self.states[at].to_json() + "\n")
        except BadRecord as error:
            self.say(describe(error))
        else:
            self.say(message("ui-play-saved", file=shortened(name)))

    def head(self) -> None:
        """Which match this is."""
        title = message(f"{self.match.state.game.letter}-title")
        entries = len(self.steps)
        self.say(message("ui-replay-head", game=title, entries=entries, seats=joined(self.names)))

    def place(self, at: int) -> None:
        """The table after an entry, what the entry was and what it brought."""
        room = self.console.height - LOG_LINES - 3
        view = self.states[at].view(self.viewer(at))
        self.console.print()
        self.console.print(self.drawing.table(view, self.console.width, room))
        if at == 0:
            self.say(message("ui-replay-start"))
        else:
            step = self.steps[at - 1]
            move = self.entry_words(step.entry)
            self.say(message("ui-replay-at", n=at, all=len(self.steps), move=move), "bold")
            self.tell([describe(event, players=self.names) for event in step.events])
        if at == len(self.steps):
            self.result()
        self.say(message("ui-replay-hint", parts=joined(self.drawing.parts)), "dim")

    def viewer(self, at: int) -> int | None:
        """Whose view is shown: of the seat that is asked, else that of a spectator."""
        seat = self.states[at].to_move
        return seat if seat >= 0 else None

    def entry_words(self, entry: Entry) -> str:
        """Who did what, in notation and in words."""
        who = message("ui-replay-chance") if entry.kind == OUTCOME else self.names[entry.seat]
        words = labelled(who, str(entry))
        if entry.kind in (MOVE, OUTCOME):
            meaning = self.states[entry.number - 1].explain(entry.value)
            words = with_more(words, describe(meaning, players=self.names))
        return words

    def result(self) -> None:
        """How it ended, if it did."""
        if self.match.is_over:
            self.say(message("ui-replay-over", scores=score_words(self.match)), "bold")
        else:
            self.say(message("ui-replay-going-on"))
