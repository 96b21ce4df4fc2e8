"""landrush analyse: a recorded match judged, with chances over time, skill and luck, and mistakes."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.text import Text

from landrush.analysis.analyse import USUAL_BUDGET, Analysis, analyse
from landrush.analysis.hints import PERCENT, group_words
from landrush.analysis.judging import MODEL
from landrush.analysis.reasons import Mistake
from landrush.bots.budget import read_budget
from landrush.bots.models import named, read_model
from landrush.bots.value import Value
from landrush.cli.courses import course_bars, seat_table
from landrush.cli.records import add_record, loaded
from landrush.cli.values import add_components, whole
from landrush.drawing import seat_names
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.errors import BadOption
from landrush.l10n import decimal, describe, joined, labelled, message, with_more
from landrush.match.match import Match
from landrush.messages import Event, Reason, Seat

INDENT = (0, 0, 0, 2)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_record(parser)
    words = message("cli-analyse-budget", budget=str(USUAL_BUDGET))
    parser.add_argument("--budget", metavar="B", default=str(USUAL_BUDGET), help=words)
    parser.add_argument("--seat", type=whole, metavar="N", help=message("cli-analyse-seat"))
    words = message("cli-analyse-model")
    parser.add_argument("--model", type=Path, metavar=message("cli-word-file"), help=words)
    add_components(parser)
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))


def run(args: argparse.Namespace) -> int:
    """Judge the match and tell it."""
    budget = read_budget(args.budget)
    match = loaded(args)
    seats = match.state.seats
    if args.seat is not None and not 1 <= args.seat <= seats:
        raise BadOption(Reason("error-no-seat", {"seat": str(args.seat), "most": seats}))
    value = judging(match.state.game, args.model)
    messages = Console(stderr=True)
    with Bar(messages) as bar:
        found = analyse(match.setup.start, match.line, value, budget, progress=bar.told)
    if args.json:
        print(json.dumps(found.to_json(), indent=2))
        return 0
    console = Console(highlight=False, markup=False, emoji=False)
    names = seat_names(match.state, match.setup.holders)
    console.print(course_bars(found, names, console.width))
    console.print(seat_table(found, names))
    tell_mistakes(console, match, found, names, None if args.seat is None else args.seat - 1)
    unit, n = ("ms", budget.milliseconds) if budget.milliseconds else ("sims", budget.simulations)
    console.print(Text(message("ui-analyse-note", unit=unit, n=n), "dim"))
    return 0


def judging(game: Game, path: Path | None) -> Value:
    """The value function that judges. Raises BadModel."""
    return named(game, MODEL) if path is None else read_model(game, path)


class Bar:
    """A progress bar on a terminal."""

    def __init__(self, console: Console) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self.progress = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
        self.task = self.progress.add_task(message("cli-analyse-progress"), total=None)

    def told(self, done: int, total: int) -> None:
        self.progress.update(self.task, completed=done, total=total)

    def __enter__(self) -> Bar:
        self.progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.progress.stop()


def tell_mistakes(
    console: Console, match: Match, found: Analysis, names: Sequence[str], seat: int | None
) -> None:
    """The mistakes of all seats or of one, each with what was better and why."""
    mistakes = [each for each in found.mistakes if seat in (None, each.seat)]
    if not mistakes:
        console.print(Text(message("ui-analyse-none")))
    for mistake in mistakes:
        for line in mistake_lines(match, mistake, names):
            console.print(line)


def mistake_lines(match: Match, mistake: Mistake, names: Sequence[str]) -> list[RenderableType]:
    """How grave it was, what was played, what was better, and why."""
    params = {
        "entry": mistake.entry,
        "player": Seat(mistake.seat),
        "percent": decimal(PERCENT * mistake.gap),
        "error": decimal(PERCENT * mistake.error),
    }
    before = match.state_at(match.place(mistake.entry))
    rows = (
        ("ui-analyse-played", line_words(before, mistake.played, names)),
        ("ui-analyse-better", line_words(before, mistake.better, names)),
        ("ui-analyse-why", reason_words(mistake)),
    )
    head = Text(describe(Event(f"ui-analyse-{mistake.grade}-at", params), players=names), "bold")
    return [head, *(Padding(Text(labelled(message(key), words)), INDENT) for key, words in rows)]


def line_words(state: State, moves: Sequence[str], names: Sequence[str]) -> str:
    """The first move in words, and how the turn goes on."""
    first, *rest = moves
    told = with_more(first, describe(state.explain(state.parse(first)), players=names))
    return joined((told, *rest)).replace("\N{NO-BREAK SPACE}", " ")


def reason_words(mistake: Mistake) -> str:
    """Why the better line is better."""
    if mistake.better_ends == 1.0 != mistake.played_ends:
        return message("ui-analyse-wins")
    if mistake.played_ends == 0.0:
        return message("ui-analyse-loses")
    if not mistake.reasons:
        return message("ui-analyse-later")
    return joined(
        message(
            "ui-analyse-gain",
            group=describe(group_words(each.group, each.side)),
            percent=decimal(PERCENT * each.worth),
        )
        for each in mistake.reasons
    )
