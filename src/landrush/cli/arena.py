"""landrush arena: cups of bots, and what they prove."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landrush.arena.backends import BACKENDS, backend
from landrush.arena.schedule import LINEUPS
from landrush.cli.values import add_options, positive, seed, whole
from landrush.errors import BadOption
from landrush.l10n import message
from landrush.messages import Reason, plain

if TYPE_CHECKING:
    from landrush.arena.cup import Blocks
    from landrush.arena.results import Results
    from landrush.arena.schedule import Cup, Spec
    from landrush.arena.sprt import SequentialTest

DEFAULT_GAMES = 400
DEFAULT_PLAYERS = 2
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    file = message("cli-word-file")
    parser.add_argument(
        "--game", required=True, metavar=message("cli-word-game"), help=message("cli-arg-game")
    )
    words = message("cli-arena-players")
    parser.add_argument("--players", type=whole, default=DEFAULT_PLAYERS, metavar="N", help=words)
    parser.add_argument("--bots", required=True, metavar="B,B,...", help=message("cli-arena-bots"))
    words = message("cli-arena-games")
    parser.add_argument("--games", type=positive, default=DEFAULT_GAMES, metavar="K", help=words)
    parser.add_argument("--lineup", choices=LINEUPS, metavar="L", help=message("cli-arena-lineup"))
    parser.add_argument("--budget", metavar="T", help=message("cli-arena-budget"))
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help=message("cli-simulate-seed"))
    add_options(parser, message("cli-play-option"))
    words = message("cli-arena-backend")
    parser.add_argument("--backend", choices=BACKENDS, default=BACKENDS[0], metavar="W", help=words)
    parser.add_argument("--jobs", type=positive, metavar="J", help=message("cli-arena-jobs"))
    parser.add_argument("--address", metavar="A", help=message("cli-arena-address"))
    parser.add_argument("--results", type=Path, metavar=file, help=message("cli-arena-results"))
    parser.add_argument("--resume", action="store_true", help=message("cli-arena-resume"))
    parser.add_argument("--sprt", metavar="L,H", help=message("cli-arena-sprt"))
    parser.add_argument("--times", action="store_true", help=message("cli-arena-times"))
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))
    parser.add_argument("--html", type=Path, metavar=file, help=message("cli-arena-html"))


def run(args: argparse.Namespace) -> int:
    """Play what is missing and tell everything: 0, or 130 when interrupted."""
    from landrush.arena.cup import complete
    from landrush.arena.results import opened
    from landrush.arena.schedule import schedule
    from landrush.arena.sprt import read_test

    cup = read_cup(args)
    test = None if args.sprt is None else read_test(args.sprt, cup)
    players = backend(args.backend, args.jobs, args.address)
    # What computes the figures is missed before the games, not after them.
    import_module("landrush.arena.summary")
    check_writable(args.html)
    blocks = schedule(cup, args.games)
    code = 0
    with opened(cup, args.results, args.resume) as results:
        try:
            play(blocks, results, players, test)
        except KeyboardInterrupt:
            code = INTERRUPTED
        tell(args, cup, complete(blocks, results, test), test)
        if code:
            tell_interrupted(args, blocks, results)
    return code


def read_cup(args: argparse.Namespace) -> Cup:
    """The cup that was asked for. Raises BadOption, UnknownGame."""
    from landrush.arena.schedule import Cup, checked, usual_lineup, with_budget
    from landrush.bots import read_names
    from landrush.bots.budget import read_budget
    from landrush.games import game
    from landrush.simulation import read_options

    found = game(args.game)
    names = tuple(read_names(args.bots))
    if args.budget is not None:
        budget = read_budget(args.budget)
        names = tuple(with_budget(name, budget) for name in names)
    lineup = args.lineup or usual_lineup(names, args.players)
    options = tuple(sorted(read_options(found, args.option).items()))
    return checked(Cup(found.name, args.players, names, lineup, args.seed, options))


def check_writable(path: Path | None) -> None:
    """Raise BadOption before the cup rather than after it."""
    if path is None:
        return
    try:
        path.touch()
    except OSError as error:
        where = {"file": plain(path), "why": plain(error.strerror)}
        raise BadOption(Reason("error-arena-file", where)) from None


def play(blocks: list[list[Spec]], results: Results, players: Any, test: SequentialTest | None) -> None:
    """All games that are missing, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from landrush.arena.cup import play_cup

    messages = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=messages, transient=True, disable=not messages.is_terminal) as progress:
        task = progress.add_task(message("cli-simulate-progress"), total=sum(map(len, blocks)))
        play_cup(blocks, results, players, lambda done: progress.update(task, completed=done), test)


def tell(args: argparse.Namespace, cup: Cup, blocks: Blocks, test: SequentialTest | None) -> None:
    """What the games prove, if there are any: tables or JSON, and the page."""
    import json

    from rich.console import Console

    from landrush.arena.page import page
    from landrush.arena.summary import summary, times
    from landrush.arena.table import print_tables

    if not blocks:
        return
    found, taken = summary(cup, blocks, test), times(cup, blocks)
    if args.json:
        print(json.dumps({**found, "times": taken} if args.times else found, indent=2))
    else:
        print_tables(Console(highlight=False), found, taken if args.times else None)
    if args.html is not None:
        args.html.write_text(page(found, taken, blocks), encoding="utf-8")


def tell_interrupted(args: argparse.Namespace, blocks: list[list[Spec]], results: Results) -> None:
    """How far it went, and how to go on."""
    import sys

    keys = [spec.key for block in blocks for spec in block]
    done = sum(key in results.games for key in keys)
    key = "cli-arena-stopped" if args.results is None else "cli-arena-stopped-file"
    print(f"landrush: {message(key, n=done, games=len(keys))}", file=sys.stderr)
