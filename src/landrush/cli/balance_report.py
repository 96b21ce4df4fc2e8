"""landrush balance report: what bots do with a game, and how far that is from what is wanted."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landrush.cli.arena import check_writable
from landrush.cli.values import (
    add_components,
    add_game,
    add_options,
    check_bot,
    positive,
    seed,
    whole,
)
from landrush.errors import BadOption
from landrush.l10n import message
from landrush.messages import Reason, plain

if TYPE_CHECKING:
    from landrush.balance.cases import Case, Job
    from landrush.balance.results import Results
    from landrush.engine.game import Game

DEFAULT_GAMES = 100
DEFAULT_BOTS = "net"
# With fewer there are no standard errors.
FEWEST = 2
INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    file = message("cli-word-file")
    add_game(parser)
    words = message("cli-balance-players")
    parser.add_argument("--players", type=whole, nargs="+", metavar="N", help=words)
    words = message("cli-balance-games")
    parser.add_argument("--games", type=positive, default=DEFAULT_GAMES, metavar="K", help=words)
    parser.add_argument("--bots", default=DEFAULT_BOTS, metavar="B", help=message("cli-balance-bots"))
    parser.add_argument("--seed", type=seed, default=0, metavar="S", help=message("cli-simulate-seed"))
    add_options(parser, message("cli-balance-option"))
    add_components(parser)
    parser.add_argument("--beside", metavar=file, help=message("cli-balance-beside"))
    parser.add_argument("--gifts", type=positive, metavar="K", help=message("cli-balance-gifts"))
    parser.add_argument("--forced", type=positive, metavar="K", help=message("cli-balance-forced"))
    words = message("cli-simulate-jobs")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help=words)
    words = message("cli-balance-results")
    parser.add_argument("--results", type=Path, metavar=file, help=words)
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))
    parser.add_argument("--html", type=Path, metavar=file, help=message("cli-arena-html"))


def run(args: argparse.Namespace) -> int:
    """Play what is missing and tell everything: 0, or 130 when interrupted."""
    import json
    import sys

    from rich.console import Console

    from landrush.balance.cases import FORCED, GAMES, GIFTS, jobs
    from landrush.balance.measures import report
    from landrush.balance.page import page
    from landrush.balance.results import opened
    from landrush.balance.table import print_tables

    cases = read_cases(args)
    amounts = {GAMES: args.games, GIFTS: args.gifts or 0, FORCED: args.forced or 0}
    check_writable(args.html)
    wanted = list(jobs(cases, amounts))
    with opened(cases, args.results) as results:
        try:
            play(wanted, results, args.jobs)
        except KeyboardInterrupt:
            done = sum(job.key in results.lines for job in wanted)
            key = "cli-balance-stopped" if args.results is None else "cli-balance-stopped-file"
            print(f"landrush: {message(key, n=done, all=len(wanted))}", file=sys.stderr)
            return INTERRUPTED
        found = report(cases, results.lines, amounts)
    # First what stays: whoever reads the tables may go away before their end.
    if args.html is not None:
        args.html.write_text(page(found), encoding="utf-8")
    if args.json:
        print(json.dumps({"cases": found}, indent=2))
    else:
        print_tables(Console(highlight=False), found)
    return 0


def read_cases(args: argparse.Namespace) -> list[Case]:
    """What is to be measured. Raises BadOption, BadComponents or UnknownGame."""
    from landrush.balance.cases import Case
    from landrush.games import game
    from landrush.simulation import Plan, read_variants, start

    found = game(args.game)
    if args.games < FEWEST or any(each is not None and each < FEWEST for each in (args.gifts, args.forced)):
        raise BadOption(Reason("error-balance-few", {"least": FEWEST}))
    check_bot(args.bots)
    sides = [args.components] if args.beside is None else [args.components, args.beside]
    variants = read_variants(found, args.option)
    cases: list[Case] = []
    for side, components in enumerate(sides):
        for players in read_players(found, args.players):
            possible = found.options_for(players)
            for variant in variants:
                # What belongs to the solo game says nothing about the others, and the other way round.
                options = {name: value for name, value in variant.items() if name in possible}
                chosen = tuple(sorted(options.items()))
                plan = Plan(found.name, (args.bots,) * players, args.seed, chosen, components)
                start(plan)
                if Case(side, plan) not in cases:
                    cases.append(Case(side, plan))
    check_used(found, variants, cases)
    return cases


def read_players(found: Game, given: list[int] | None) -> list[int]:
    """The player counts that were asked for, or all but the solo game. Raises BadOption."""
    for players in given or ():
        found.check_players(players)
    return sorted(set(given)) if given else [each for each in found.player_counts if each > 1]


def check_used(found: Game, variants: list[dict[str, Any]], cases: list[Case]) -> None:
    """Raise BadOption for an option that none of the player counts has."""
    used = {name for case in cases for name, _ in case.plan.options}
    for name in variants[0]:
        if name not in found.options:
            found.check_options({name: None}, found.max_players)
        if name not in used:
            where = {"game": found.name, "option": plain(name), "players": cases[0].players}
            raise BadOption(Reason("error-option-players", where))


def play(wanted: list[Job], results: Results, processes: int) -> None:
    """All that is missing, with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from landrush.balance.results import carry_on

    messages = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=messages, transient=True, disable=not messages.is_terminal) as progress:
        task = progress.add_task(message("cli-balance-progress"), total=len(wanted))
        carry_on(wanted, results, processes, lambda done: progress.update(task, completed=done))
