"""A game going on in the terminal: what is shown, asked, typed, taken back.

A game gets this client by a module `landrush.games.<game>.draw` with a class `Drawing`; its contract is the
protocol of that name. It draws views and never sees a state.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Protocol

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from landrush.bots import Bot, bot
from landrush.engine.game import Game
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State
from landrush.l10n import describe, message
from landrush.l10n.cells import padded, widest
from landrush.simulation import bot_seed, chance_rng

View = Mapping[str, Any]
Move = tuple[str, str, str]

HUMAN = "human"

# Each seat's shape, so that colour is never alone, and its colours.
SHAPES = "●▲■◆"
STYLES = (
    "bold #ffffff on #0b57a0",
    "bold #2a1c10 on #f4d93f",
    "bold #2a1c10 on #25a57c",
    "bold #ffffff on #cc4a14",
)
# Mulberry means: you can act here.
ACTION = "bold #ffffff on #7c1d5b"

# So much of the news is told, however small the terminal.
LOG_LINES = 4
MAX_DIGITS = 9
MAX_SHOWN = 100


class Drawing(Protocol):
    """What the terminal client needs to know about a game, made for a game and its players.

    The constructor takes the game, and each player's name, which begins with the player's shape, and style.
    """

    # What a player can ask to see, by name.
    parts: Sequence[str]
    # Events that the drawing tells better than words.
    silent: Sequence[str]

    def __init__(self, game: Game, names: Sequence[str], styles: Sequence[str]) -> None: ...

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """As much of the table as fits into the height, what the question needs first."""

    def part(self, view: View, name: str, width: int) -> RenderableType:
        """One of `parts`."""

    def legend(self) -> RenderableType:
        """What the signs mean."""

    def ask(self, view: View) -> str:
        """The question to the seat of the view, in words."""

    def options(self, view: View, after: Callable[[int], View]) -> list[tuple[str, list[Move]]]:
        """The moves of the view by headings; `after` gives the view once an action is carried out.

        A move is its text, a label and an explanation. The label is the text, or what follows its first word
        when the heading says that word. Moves without a heading have a line each.
        """

    def ranking(self, view: View) -> RenderableType:
        """The final ranking, with what decided it."""


def seat_names(state: State) -> list[str]:
    """A shape and a colour's name for each seat; a seat that acts by the rules alone is the automaton."""
    names = [message(f"ui-colour-{seat + 1}") for seat in range(state.deciders)]
    names += [message("ui-automaton")] * (state.seats - state.deciders)
    return [f"{shape} {name}" for shape, name in zip(SHAPES, names, strict=False)]


class Session:
    """A game going on in the terminal."""

    def __init__(
        self,
        console: Console,
        state: State,
        drawing: Drawing,
        names: Sequence[str],
        seats: Sequence[str],
        seed: int,
        pause: bool,
    ) -> None:
        self.console = console
        self.state = state
        self.drawing = drawing
        self.names = names
        self.seats = seats
        self.seed = seed
        self.pause = pause
        self.chance: Rng = chance_rng(seed)
        self.bots: dict[int, Bot] = {
            seat: bot(name, bot_seed(seed, seat)) for seat, name in enumerate(seats) if name != HUMAN
        }
        self.log: list[str] = []
        self.told = 0
        # States before the decisions that may be taken back, with the length of the log.
        self.history: list[tuple[State, int]] = []

    def play(self) -> None:
        """Ask people and bots in turn until the game is over or somebody leaves."""
        self.state.listen()
        self.greet()
        asked: int | None = None
        while self.state.to_move != OVER:
            if self.state.to_move == CHANCE:
                self.history.clear()
                self.state.advance(self.chance)
                self.happened()
                continue
            seat = self.state.to_move
            if seat != asked:
                self.history.clear()
                if self.pause and asked in self.bots and not self.wait():
                    return
            asked = seat
            if seat in self.bots:
                self.state.apply(self.bots[seat].choose(self.state))
                self.happened()
                if len(self.bots) == len(self.seats) and not self.pause:
                    self.tell_news(len(self.log))
            elif not self.decide(seat):
                return
        self.finish()

    def greet(self) -> None:
        """Which game, who plays, and what the signs mean."""
        seats = [
            f"{name} {message('ui-human') if seat == HUMAN else message('ui-bot-named', bot=seat)}"
            for name, seat in zip(self.names, self.seats, strict=False)
        ]
        seats += self.names[len(self.seats) :]
        title = message(f"{self.state.game.letter}-title")
        self.say(message("ui-play-start", game=title, seed=str(self.seed), seats=", ".join(seats)))
        self.console.print(self.drawing.legend())

    def finish(self) -> None:
        """The table as it stands at the end, the last events and the ranking."""
        view = self.state.view(None)
        self.console.print()
        self.console.print(self.drawing.table(view, self.console.width, self.console.height - LOG_LINES))
        self.tell_news(LOG_LINES)
        self.say(message("ui-play-over"), "bold")
        self.console.print(self.drawing.ranking(view))

    def happened(self) -> None:
        """Note what the last step brought, in words."""
        events = [event for event in self.state.take_events() if event.key not in self.drawing.silent]
        self.log += [describe(event, players=self.names) for event in events]

    def decide(self, seat: int) -> bool:
        """Ask a person until a move is made or taken back. False when the person leaves."""
        view = self.state.view(seat)
        groups = self.drawing.options(view, partial(self.after, seat))
        moves = [text for _, group in groups for text, _, _ in group]
        self.show_question(view, self.option_lines(groups))
        while True:
            line = self.read(f"{self.names[seat]} > ")
            if line is None or line.lower() == "quit":
                return False
            if line.lower() == "undo" and self.undo():
                return True
            if self.command(line, view, moves):
                continue
            move, problem = self.understood(line, moves)
            if problem is None:
                self.move(move)
                return True
            self.say(problem)

    def command(self, line: str, view: View, moves: Sequence[str]) -> bool:
        """Carry out what is no move. False when the line is no such command."""
        word, _, rest = line.partition(" ")
        word = word.lower()
        if word == "help":
            self.help(rest.strip().lower())
        elif word in ("save", "why"):
            if not rest:
                self.say(message("ui-play-no-argument", command=word))
            elif word == "save":
                self.save(rest.strip())
            else:
                self.why(rest, moves)
        elif rest:
            return False
        elif word == "undo":
            self.say(message("ui-play-nothing-to-undo"))
        elif word == "log":
            self.tell(self.log)
        elif word in self.drawing.parts:
            self.console.print(self.drawing.part(view, word, self.console.width))
        else:
            return False
        return True

    def understood(self, text: str, moves: Sequence[str]) -> tuple[str, str | None]:
        """The move that is meant, and why it cannot be made now, if so.

        Meant can be the number of an option, a move, or the end of just one possible move. Nothing means the
        only possible move.
        """
        if not text:
            return moves[0], None if len(moves) == 1 else message("ui-play-choose")
        if text.isdecimal() and len(text) <= MAX_DIGITS:
            if 1 <= int(text) <= len(moves):
                return moves[int(text) - 1], None
            return text, message("ui-play-no-number", n=text, most=len(moves))
        text = shortened(text)
        wanted = " ".join(text.lower().split())
        ending = [move for move in moves if move.lower().partition(" ")[2] == wanted]
        move = ending[0] if len(ending) == 1 else text
        reason = self.state.why_not(move)
        return move, None if reason is None else describe(reason, players=self.names)

    def show_question(self, view: View, options: Sequence[Text]) -> None:
        """The table, what happened since the last question, the question and its options."""
        width, height = self.console.size
        news = min(self.lines_of(self.log[self.told :]), LOG_LINES)
        question = f"{self.names[view['seat']]}: {self.drawing.ask(view)}"
        hint = message("ui-play-hint", parts="  ".join(self.drawing.parts))
        # Besides these there are a blank line and the prompt.
        room = height - len(options) - news - self.lines_of([question, hint]) - 2
        table = self.drawing.table(view, width, room)
        drawn = len(self.console.render_lines(table, pad=False))
        self.console.print()
        self.console.print(table)
        self.tell_news(max(LOG_LINES, room - drawn + news))
        self.say(question, "bold")
        for option in options:
            self.console.print(option)
        self.say(hint, "dim")

    def option_lines(self, groups: Sequence[tuple[str, Sequence[Move]]]) -> list[Text]:
        """The options with their numbers, those under one heading side by side."""
        indent = widest(heading for heading, _ in groups) + 2
        lines: list[Text] = []
        number = 0
        for heading, moves in groups:
            line = Text(padded(f" {heading}", indent))
            for i, (_, label, words) in enumerate(moves):
                number += 1
                item = Text.assemble(
                    (f"[{number}]", ACTION), (f" {label}", "bold"), f": {words}" if words else ""
                )
                if i > 0 and (not heading or line.cell_len + item.cell_len >= self.console.width):
                    lines.append(line)
                    line = Text(" " * indent)
                line.append_text(item).append("  ")
            lines.append(line)
        for line in lines:
            line.rstrip()
        return lines

    def after(self, seat: int, action: int) -> View:
        """The view of a seat once an action is carried out."""
        state = self.state.clone()
        state.apply(action)
        return state.view(seat)

    def move(self, text: str) -> None:
        """Make a possible move, so that it can be taken back."""
        self.history.append((self.state.clone(), len(self.log)))
        self.state.apply(self.state.parse(text))
        self.happened()

    def undo(self) -> bool:
        """Back to the state before the last own decision, if it may be taken back."""
        if not self.history:
            return False
        self.state, length = self.history.pop()
        self.state.listen()
        del self.log[length:]
        self.told = min(self.told, length)
        return True

    def why(self, text: str, moves: Sequence[str]) -> None:
        """Why a move is not possible now, or what it would do."""
        move, problem = self.understood(text.strip(), moves)
        if problem is not None:
            self.say(problem)
            return
        after = self.state.clone()
        after.listen()
        after.apply(self.state.parse(move))
        events = " ".join(describe(event, players=self.names) for event in after.take_events())
        self.say(message("ui-play-then", events=events) if events else message("ui-play-possible"))

    def save(self, name: str) -> None:
        """Write the position to a file."""
        try:
            Path(name).write_text(self.state.to_json() + "\n", encoding="utf-8")
        except OSError as error:
            self.say(message("ui-play-not-saved", file=shortened(name), why=error.strerror or str(error)))
        else:
            self.say(message("ui-play-saved", file=shortened(name)))

    def help(self, topic: str) -> None:
        """A rule of the game, or what can be typed and what the signs mean."""
        if topic:
            self.say(help_text(self.state.game, topic))
            return
        self.say(" ".join(message("ui-play-help").split()))
        table = Table.grid(padding=(0, 2))
        for part in self.drawing.parts:
            table.add_row(part, message(f"ui-play-part-{part}"))
        for command, key in (
            (message("ui-play-command-help"), "topic"),
            ("log", "log"),
            (message("ui-play-command-why"), "why"),
            ("undo", "undo"),
            (message("ui-play-command-save"), "save"),
            ("quit", "quit"),
        ):
            table.add_row(command, message(f"ui-play-help-{key}", game=self.state.game.name))
        self.console.print(table)
        self.say(message("ui-play-topics", topics=topic_list(self.state.game)))
        self.console.print(self.drawing.legend())

    def wait(self) -> bool:
        """Show where the game stands until Enter is pressed. False at the end of the input."""
        room = self.console.height - LOG_LINES - 2
        self.console.print()
        self.console.print(self.drawing.table(self.state.view(None), self.console.width, room))
        self.tell_news(LOG_LINES)
        return self.read(message("ui-play-pause") + " ") is not None

    def tell_news(self, most: int) -> None:
        """What happened since it was last told; only the end of it when it takes more than so many lines."""
        news = self.log[self.told :]
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


def help_text(game: Game, topic: str) -> str:
    """What a topic is about, by its name or its title; or which topics there are."""
    for name in game.topics:
        title = message(f"help-{game.letter}-{name}-title")
        if topic in (name, title.lower()):
            text = " ".join(message(f"help-{game.letter}-{name}").split())
            return message("ui-play-topic", title=title, text=text)
    return message("ui-play-no-topic", topic=shortened(topic), topics=topic_list(game))


def topic_list(game: Game) -> str:
    """The names of the topics, with their titles where these are other words."""
    titles = {name: message(f"help-{game.letter}-{name}-title") for name in game.topics}
    return ", ".join(
        name if title.lower() == name.replace("-", " ") else f"{name} ({title})"
        for name, title in titles.items()
    )


def shortened(text: str) -> str:
    """What somebody typed, short enough for a message."""
    return text if len(text) <= MAX_SHOWN else text[: MAX_SHOWN - 1] + "…"
