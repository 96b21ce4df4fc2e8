"""A match going on in the terminal: what is shown, asked, typed, taken back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from rich.console import Console
from rich.table import Table
from rich.text import Text

from landrush.analysis.hints import hints
from landrush.analysis.judging import MODEL
from landrush.bots import Bot, finish, forfeits
from landrush.bots.models import named
from landrush.cli.statistics import statistics_table
from landrush.cli.teller import Teller, shortened
from landrush.cli.values import bot_words
from landrush.drawing import Drawing, Move, View
from landrush.engine.game import Game
from landrush.errors import BadModel, BadRecord, IllegalMove
from landrush.l10n import describe, joined, labelled, language, listed, message, with_more
from landrush.l10n.cells import padded, widest
from landrush.match import record
from landrush.match.entries import HINT_LEVELS
from landrush.match.match import Match
from landrush.match.seats import BOT, HUMAN, VACANT
from landrush.match.statistics import statistics
from landrush.messages import Reason

# Mulberry means: you can act here.
ACTION = "bold #ffffff on #7c1d5b"

# So much of the news is told, however small the terminal.
LOG_LINES = 4
MAX_DIGITS = 9
# A file of this kind gets the position alone.
POSITION = ".json"


class Session(Teller):
    """A match going on in the terminal, between the people at it and these bots."""

    def __init__(
        self,
        console: Console,
        match: Match,
        drawing: Drawing,
        names: Sequence[str],
        bots: Mapping[int, Bot],
        seed: int | None,
        pause: bool,
    ) -> None:
        super().__init__(console, drawing, names)
        self.match = match
        self.bots = bots
        self.seed = seed
        self.pause = pause
        # How much of what went wrong with each outside bot was told.
        self.excused = dict.fromkeys(bots, 0)
        # What can be told about the question, by level, and up to which level it was.
        self.hints: Mapping[int, Sequence[Reason]] = {}
        self.hinted = 0

    def play(self) -> None:
        """Ask people and bots in turn until the game is over or somebody leaves."""
        try:
            self.greet()
            for step, so_far in self.match.replay():
                self.hear([step], so_far)
            if self.go_on():
                self.finish()
        finally:
            finish(list(self.bots.values()), self.match.state)

    def go_on(self) -> bool:
        """Everybody decides in turn. False when somebody leaves before the end."""
        asked: int | None = None
        while not self.match.is_over:
            seat = self.match.state.to_move
            if seat != asked and self.pause and asked in self.bots and not self.wait():
                return False
            asked = seat
            if seat in self.bots:
                self.let_bot_decide(seat)
            elif not self.decide(seat):
                return False
        return True

    def let_bot_decide(self, seat: int) -> None:
        """A bot's decision, and what went wrong if it is an outside bot."""
        bot = self.bots[seat]
        steps = self.match.submit(seat, bot.choose(self.match.state))
        self.note(forfeits(bot)[self.excused[seat] :])
        self.excused[seat] = len(forfeits(bot))
        self.hear(steps, self.match)
        if len(self.bots) == self.match.state.deciders and not self.pause:
            self.tell_news(len(self.log))

    def greet(self) -> None:
        """Which game, who plays, how chance comes about, and what the signs mean."""
        words = {
            HUMAN: message("ui-human"),
            VACANT: message("ui-vacant"),
        }
        seats = []
        for name, holder in zip(self.names, self.match.holders, strict=True):
            kind = words.get(holder.kind)
            if holder.kind == BOT:
                kind = message("ui-bot-named", bot=bot_words(holder.name))
            seats.append(message("ui-seated", player=name, who=kind) if kind else name)
        title = message(f"{self.match.state.game.letter}-title")
        self.say(message("ui-play-start", game=title, seats=listed(seats, language())))
        if self.seed is None:
            self.say(message("ui-play-commitment", hash=self.match.setup.commitment))
        else:
            self.say(message("ui-play-seed", seed=str(self.seed)))
        self.console.print(self.drawing.legend())

    def finish(self) -> None:
        """The table as it stands at the end, the last events, the ranking and the statistics."""
        view = self.match.state.view(None)
        self.console.print()
        self.console.print(self.drawing.table(view, self.console.width, self.console.height - LOG_LINES))
        self.tell_news(LOG_LINES)
        self.say(message("ui-play-over"), "bold")
        self.console.print(self.drawing.ranking(view))
        line = [entry.value for entry in self.match.line]
        self.console.print(statistics_table(statistics(self.match.setup.start, line), self.names))

    def decide(self, seat: int) -> bool:
        """Ask a person until a move is made or taken back. False when the person leaves."""
        if self.match.holders[seat].kind == VACANT:
            self.hear(self.match.sit(seat, HUMAN), self.match)
        view = self.match.state.view(seat)
        groups = self.drawing.options(view, partial(self.after, seat))
        moves = [text for _, group in groups for text, _, _ in group]
        self.hints, self.hinted = {}, 0
        self.show_question(view, self.option_lines(groups))
        while True:
            line = self.read(f"{self.names[seat]} > ")
            if line is None or line.lower() == "quit":
                return False
            if line.lower() in ("undo", "restart"):
                if self.take_back(seat, line.lower()):
                    return True
                continue
            if self.command(line, view, moves):
                continue
            move, problem = self.understood(line, moves)
            if problem is None:
                self.hear(self.match.submit(seat, move), self.match)
                return True
            self.say(problem)

    def take_back(self, seat: int, how: str) -> bool:
        """Undo a decision or restart the turn. False when it is not possible, which is said."""
        try:
            steps = self.match.undo(seat) if how == "undo" else self.match.restart_turn(seat)
        except IllegalMove as error:
            self.say(describe(error, players=self.names))
            return False
        self.hear(steps, self.match)
        return True

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
        elif word == "hint":
            self.hint(view["seat"])
        elif word == "log":
            self.tell([line.text for line in self.log])
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
        reason = self.match.state.why_not(move)
        return move, None if reason is None else describe(reason, players=self.names)

    def show_question(self, view: View, options: Sequence[Text]) -> None:
        """The table, what happened since the last question, the question and its options."""
        width, height = self.console.size
        news = min(self.lines_of([line.text for line in self.log[self.told :]]), LOG_LINES)
        question = labelled(self.names[view["seat"]], self.drawing.ask(view))
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
                told = Text(labelled(label, words) if words else label)
                told.stylize("bold", 0, len(label))
                item = Text.assemble((f"[{number}]", ACTION), " ", told)
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
        state = self.match.state.clone()
        state.apply(action)
        return state.view(seat)

    def why(self, text: str, moves: Sequence[str]) -> None:
        """Why a move is not possible now, or what it would do."""
        move, problem = self.understood(text.strip(), moves)
        if problem is not None:
            self.say(problem)
            return
        after = self.match.state.clone()
        after.listen()
        after.apply(self.match.state.parse(move))
        events = " ".join(describe(event, players=self.names) for event in after.take_events())
        self.say(message("ui-play-then", events=events) if events else message("ui-play-possible"))

    def hint(self, seat: int) -> None:
        """Where to look; asked again, what to do; asked again, which move. The record tells of it."""
        reason = self.match.why_no_hint(seat)
        if reason is not None:
            self.say(describe(reason, players=self.names))
            return
        if not self.hints:
            try:
                self.hints = hints(self.match.state, named(self.match.state.game, MODEL))
            except BadModel as error:
                self.say(describe(error))
                return
        if self.hinted < HINT_LEVELS:
            self.hinted += 1
            self.hear(self.match.hint(seat, self.hinted), self.match)
        for told in self.hints[self.hinted]:
            self.say(describe(told, players=self.names))

    def save(self, name: str) -> None:
        """Write the record to a file, or the position alone."""
        try:
            if name.endswith(POSITION):
                record.write_file(name, self.match.state.to_json() + "\n")
            else:
                self.match.save(name)
        except BadRecord as error:
            self.say(describe(error))
        else:
            self.say(message("ui-play-saved", file=shortened(name)))

    def help(self, topic: str) -> None:
        """A rule of the game, or what can be typed and what the signs mean."""
        if topic:
            self.say(help_text(self.match.state.game, topic))
            return
        self.say(" ".join(message("ui-play-help").split()))
        table = Table.grid(padding=(0, 2))
        letter = self.match.state.game.letter
        for part in self.drawing.parts:
            table.add_row(part, message(f"ui-play-part-{letter}-{part}"))
        for command, key in (
            (message("ui-play-command-help"), "topic"),
            ("log", "log"),
            (message("ui-play-command-why"), "why"),
            ("hint", "hint"),
            ("undo", "undo"),
            ("restart", "restart"),
            (message("ui-play-command-save"), "save"),
            ("quit", "quit"),
        ):
            table.add_row(command, message(f"ui-play-help-{key}", game=self.match.state.game.name))
        self.console.print(table)
        self.say(message("ui-play-topics", topics=topic_list(self.match.state.game)))
        self.console.print(self.drawing.legend())

    def wait(self) -> bool:
        """Show where the game stands until Enter is pressed. False at the end of the input."""
        room = self.console.height - LOG_LINES - 2
        self.console.print()
        self.console.print(self.drawing.table(self.match.state.view(None), self.console.width, room))
        self.tell_news(LOG_LINES)
        return self.read(message("ui-play-pause") + " ") is not None


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
    return joined(
        name if title.lower() == name.replace("-", " ") else with_more(name, title)
        for name, title in titles.items()
    )
