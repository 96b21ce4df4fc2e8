"""landrush dataset: records, or games of bots, as a table for learning."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from landrush.cli import simulate
from landrush.cli.values import add_components, add_options, positive, seed, whole
from landrush.l10n import message

if TYPE_CHECKING:
    from landrush.engine.game import Game
    from landrush.research.dataset import Counts, Played


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    file, record = message("cli-word-file"), message("cli-word-record")
    parser.add_argument("out", type=Path, metavar=file, help=message("cli-dataset-out"))
    parser.add_argument("records", nargs="*", metavar=record, help=message("cli-dataset-records"))
    words = message("cli-dataset-game")
    parser.add_argument("--game", metavar=message("cli-word-game"), help=words)
    parser.add_argument("--players", type=whole, metavar="N", help=message("cli-simulate-players"))
    words = message("cli-simulate-games")
    parser.add_argument("--games", type=positive, default=simulate.DEFAULT_GAMES, metavar="K", help=words)
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help=message("cli-simulate-seed"))
    parser.add_argument("--bots", default="random", metavar="B,B,...", help=message("cli-simulate-bots"))
    add_options(parser, message("cli-dataset-option"))
    add_components(parser)
    words = message("cli-simulate-jobs")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help=words)
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))


def run(args: argparse.Namespace) -> int:
    """Write the table and say how much it has."""
    from landrush.errors import BadOption
    from landrush.messages import Reason

    # What writes the table is missed before the games, not after them.
    import_module("pyarrow")
    if bool(args.game) == bool(args.records):
        raise BadOption(Reason("error-dataset-which"))
    counts = from_records(args) if args.records else from_bots(args)
    if args.json:
        print(json.dumps({"file": str(args.out), **counts._asdict()}))
    else:
        words = message(
            "cli-dataset-done", file=str(args.out), games=counts.games, decisions=counts.decisions
        )
        print(words)
    return 0


def from_records(args: argparse.Namespace) -> Counts:
    """The games of some records. Raises BadRecord or BadOption."""
    from landrush.errors import BadOption
    from landrush.messages import Reason, plain
    from landrush.research.dataset import from_record

    found, first = from_record(args.records[0], args.components)

    def games() -> Iterator[Played]:
        yield first
        for path in args.records[1:]:
            game, played = from_record(path, args.components)
            if game.name != found.name:
                raise BadOption(
                    Reason(
                        "error-dataset-game", {"file": plain(path), "game": game.name, "first": found.name}
                    )
                )
            yield played

    return follow(args.out, found, games(), len(args.records))


def from_bots(args: argparse.Namespace) -> Counts:
    """Games of bots. Raises BadOption and the other errors of bad input."""
    from landrush.errors import BadOption
    from landrush.games import game
    from landrush.messages import Reason
    from landrush.research.dataset import selfplay

    plans = simulate.read_plans(args)
    if len(plans) > 1:
        raise BadOption(Reason("error-option-once"))
    with selfplay(plans[0], args.games, args.jobs) as played:
        return follow(args.out, game(args.game), played, args.games)


def follow(out: Path, game: Game, played: Iterator[Played], total: int) -> Counts:
    """Write with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from landrush.research.dataset import write

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(message("cli-simulate-progress"), total=total)

        def told() -> Iterator[Played]:
            for each in played:
                yield each
                progress.advance(task)

        return write(out, game, told())
