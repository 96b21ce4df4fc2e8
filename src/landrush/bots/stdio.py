"""Outside bots: programs in any language that play over standard input and output; docs/bots.md.

Whatever such a program does, a decision is made: one that it does not make itself goes to a fallback.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import weakref
from math import isfinite
from time import monotonic
from types import TracebackType
from typing import Any

from landrush.bots.greedy import GreedyBot
from landrush.bots.program import LONGEST_LINE, Flooded, Gone, Program, Silent
from landrush.engine.state import OVER, State
from landrush.errors import BadOption
from landrush.messages import Event, Reason, Seat

PROTOCOL = 1
# stdio:COMMAND, or stdio@SECONDS:COMMAND for another time to think.
NAME = re.compile(r"stdio(?:@([^:]*))?:(.*)", re.DOTALL)
# Seconds of the clock on the wall for a decision, and at least for getting ready.
BUDGET = 10.0
LONGEST_BUDGET = 3600.0
START_BUDGET = 10.0
# Seconds to leave when the game is over, and to tell the exit code when a program stops in the middle.
LEAVE_SECONDS = 1.0
EXIT_SECONDS = 0.5
# After so many decisions without an answer in a row the program counts as crashed.
SILENCES = 3
RESTARTS = 3
# So much of what a program says is repeated to people.
SHOWN = 120
SHOWN_LINES = 3


class Forfeit(Exception):
    """Why a decision is not the program's own; `is_fatal` when the program cannot go on."""

    def __init__(self, kind: str, is_fatal: bool = False, **params: Any) -> None:
        super().__init__(kind)
        self.kind = kind
        self.is_fatal = is_fatal
        self.params = params


def outside(name: str, seed: int) -> StdioBot | None:
    """The outside bot of this name, or None if it is another bot's name. Raises BadOption."""
    found = NAME.fullmatch(name)
    if found is None:
        return None
    seconds, command = found.groups()
    return StdioBot(command, seed, BUDGET if seconds is None else read_budget(seconds))


def read_budget(text: str) -> float:
    """Seconds for a decision. Raises BadOption."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0
    if not isfinite(seconds) or not 0 < seconds <= LONGEST_BUDGET:
        raise BadOption(Reason("error-bot-time", {"most": f"{LONGEST_BUDGET:g}", "text": shown(text)}))
    return seconds


def read_command(command: str) -> list[str]:
    """The words of a command whose program is there. Raises BadOption."""
    if os.name != "posix":
        raise BadOption(Reason("error-bot-system"))
    try:
        words = shlex.split(command)
    except ValueError as error:
        why = {"command": shown(command), "why": str(error).lower()}
        raise BadOption(Reason("error-bot-words", why)) from None
    if not words or not words[0]:
        raise BadOption(Reason("error-bot-command"))
    if "\0" in command or shutil.which(words[0]) is None:
        names = {"command": shown(command), "program": shown(words[0])}
        raise BadOption(Reason("error-bot-program", names))
    return words


class StdioBot:
    """An outside bot in one seat of one match. Its program starts with the first decision.

    `forfeits` tells in events what went wrong, `forfeited` counts the decisions that the fallback made.
    """

    def __init__(self, command: str, seed: int, budget: float = BUDGET) -> None:
        self.words = read_command(command)
        self.seed = seed
        self.budget = budget
        self.name = shown(command)
        self.fallback = GreedyBot(seed)
        self.forfeits: list[Event] = []
        self.forfeited = 0
        self.asked = 0
        self.silences = 0
        self.failures = 0
        self.greeting: dict[str, Any] = {}
        self.program: Program | None = None
        self.finalizer: weakref.finalize[Any, StdioBot] | None = None

    def choose(self, state: State) -> int:
        """The program's decision, or the fallback's."""
        if self.failures <= RESTARTS:
            try:
                return self.answer(state)
            except Forfeit as forfeit:
                self.note(forfeit, state.to_move)
        self.forfeited += 1
        return self.fallback.choose(state)

    def over(self, state: State) -> None:
        """Tell how the game ended."""
        if self.program is not None and state.to_move == OVER:
            ending = {"type": "over", "scores": state.scores(), "winners": state.winners()}
            self.program.send(encoded(ending))

    def close(self, seconds: float = LEAVE_SECONDS) -> None:
        """Let the program leave, and end it if it does not."""
        if self.program is not None and self.finalizer is not None:
            self.program.end(seconds)
            self.finalizer.detach()
        self.program = None

    def __enter__(self) -> StdioBot:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def answer(self, state: State) -> int:
        """Ask the program, which is started if it is not there. Raises Forfeit."""
        program = self.ready(state)
        view = state.view(state.to_move)
        self.asked += 1
        question = {
            "type": "decide",
            "id": self.asked,
            "budget": self.budget,
            "options": [option["text"] for option in view["options"]],
            "view": view,
        }
        program.send(encoded(question))
        # The reason repeats the move, so it must be fit to be shown.
        move = shown(self.moved(program, monotonic() + self.budget))
        reason = state.why_not(move)
        if reason is not None:
            raise Forfeit("move", text=move, why=reason)
        return state.parse(move)

    def moved(self, program: Program, until: float) -> str:
        """The answer to the last question; answers to earlier ones come too late. Raises Forfeit."""
        while True:
            try:
                line = self.heard(program, until)
            except Silent:
                self.silences += 1
                raise Forfeit("silent", self.silences >= SILENCES, seconds=f"{self.budget:g}") from None
            said = decoded(line)
            number, move = said.get("id"), said.get("move")
            if type(number) is not int or number > self.asked or not isinstance(move, str):
                raise Forfeit("unreadable", text=readable(line))
            if number == self.asked:
                self.silences = 0
                return move

    def ready(self, state: State) -> Program:
        """The running program, which knows its seat. Raises Forfeit."""
        greeting = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": state.game.name,
            "rules": state.game.rules_version,
            "seat": state.to_move,
            "seats": state.seats,
            "seed": self.seed,
            "budget": self.budget,
        }
        if self.program is not None and greeting == self.greeting:
            return self.program
        self.close()
        try:
            program = Program(self.words)
        except OSError as error:
            raise Forfeit("start", True, why=error.strerror or str(error)) from None
        self.program, self.greeting = program, {}
        self.finalizer = weakref.finalize(self, program.end)
        self.silences = 0
        program.send(encoded(greeting))
        seconds = max(self.budget, START_BUDGET)
        try:
            line = self.heard(program, monotonic() + seconds)
        except Silent:
            raise Forfeit("silent", True, seconds=f"{seconds:g}") from None
        said = decoded(line)
        if said.get("type") != "ready":
            raise Forfeit("unreadable", True, text=readable(line))
        if isinstance(said.get("name"), str) and shown(said["name"]):
            self.name = shown(said["name"])
        self.greeting = greeting
        return program

    def heard(self, program: Program, until: float) -> bytes:
        """The program's next line. Raises Silent or Forfeit."""
        try:
            return program.line(until)
        except Flooded:
            raise Forfeit("flood", True, limit=str(LONGEST_LINE)) from None
        except Gone:
            has_left = program.has_left(EXIT_SECONDS)
            program.end()
            said = last_words(program.said)
            code = program.process.returncode
            if not has_left:
                raise Forfeit("closed", True, said=said) from None
            if code < 0:
                raise Forfeit("killed", True, signal=signal_name(-code), said=said) from None
            raise Forfeit("left", True, code=str(code), said=said) from None

    def note(self, forfeit: Forfeit, seat: int) -> None:
        """Keep what happened, and end a program that cannot go on."""
        who = {"player": Seat(seat), "bot": self.name}
        self.forfeits.append(Event(f"log-forfeit-{forfeit.kind}", {**who, **forfeit.params}))
        if forfeit.is_fatal:
            self.close(0)
            self.failures += 1
            if self.failures > RESTARTS:
                self.forfeits.append(Event("log-forfeit-stopped", {**who, "n": self.failures}))


def encoded(frame: dict[str, Any]) -> bytes:
    """A frame as a line. Only ASCII, so that it is the same in every encoding that a program may expect."""
    return json.dumps(frame, separators=(",", ":")).encode("ascii")


def decoded(line: bytes) -> dict[str, Any]:
    """The object on a line; an empty one if it is something else."""
    try:
        said = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        return {}
    return said if isinstance(said, dict) else {}


def readable(line: bytes) -> str:
    """A line as far as it can be shown."""
    return shown(line[: 4 * SHOWN].decode("utf-8", "replace"))


def shown(text: str) -> str:
    """A text of a program on one short line, without signs that a terminal would obey."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return words if len(words) <= SHOWN else words[:SHOWN] + "…"


def last_words(said: bytes) -> Event:
    """The last lines of standard error."""
    lines = [shown(line) for line in said.decode("utf-8", "replace").splitlines()]
    last = [line for line in lines if line][-SHOWN_LINES:]
    return (
        Event("log-forfeit-said", {"text": " / ".join(last)}) if last else Event("log-forfeit-said-nothing")
    )


def signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)
