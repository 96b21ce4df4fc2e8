"""landrush bench: how fast the engine is, next to others measured at the same time."""

from __future__ import annotations

import argparse
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING

from landrush.l10n import message

if TYPE_CHECKING:
    from pathlib import Path

    from rich.console import Console

    from landrush.bench.rounds import Measured


def positive_int(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above zero")
    return int(text)


def positive_float(text: str) -> float:
    """A finite number above zero."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above zero")
    return value


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))
    parser.add_argument("--rounds", type=positive_int, metavar="N", help=message("cli-bench-rounds"))
    parser.add_argument("--seconds", type=positive_float, metavar="S", help=message("cli-bench-seconds"))
    parser.add_argument("--quick", action="store_true", help=message("cli-bench-quick"))
    parser.add_argument("--no-peers", action="store_true", help=message("cli-bench-no-peers"))


def run(args: argparse.Namespace) -> int:
    """Measure and print. 0 when measured, whatever the figures; 1 when a worker failed, 2 without peers."""
    import json

    from rich.console import Console

    from landrush.bench import failure, report

    rounds = args.rounds or (2 if args.quick else 5)
    seconds = args.seconds or (0.2 if args.quick else 1.0)
    messages = Console(stderr=True)
    try:
        peers_python = None if args.no_peers else find_peers(messages)
        measured = measure_all(messages, peers_python, rounds, seconds)
    except failure.PeersMissing as error:
        print(f"landrush bench: the peers cannot be installed: {error}; see --no-peers", file=sys.stderr)
        return 2
    except failure.WorkerFailed as error:
        print(f"landrush bench: {error}", file=sys.stderr)
        return 1
    if args.json:
        print(json.dumps(report.to_json(measured, rounds, seconds), indent=2))
    else:
        report.print_table(Console(), measured, rounds, seconds)
    return 0


def find_peers(messages: Console) -> Path:
    """The peers' interpreter, with a word to the user when it must be installed first."""
    from landrush.bench.environment import cache_folder, peers_python

    def announce() -> None:
        peers = "catanatron, OpenSpiel, PettingZoo and pgx"
        text = f"Installing the peers, {peers}, in {cache_folder()}; this is done once."
        messages.print(text, markup=False, highlight=False, soft_wrap=True)

    with messages.status("Preparing the peers"):
        return peers_python(announce)


def measure_all(messages: Console, peers_python: Path | None, rounds: int, seconds: float) -> Measured:
    """Run every worker that can run, with a progress bar."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from landrush.bench.plan import OURS, WORKERS, Worker
    from landrush.bench.rounds import measure

    workers = [
        worker
        for worker in WORKERS
        if (peers_python is not None or worker.engine == OURS)
        # Without an extra the rest is measured.
        and all(find_spec(library) is not None for library in worker.needs)
    ]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=messages, transient=True, disable=not messages.is_terminal) as progress:
        task = progress.add_task("", total=rounds * len(workers), completed=-1)

        def tell(worker: Worker, number: int) -> None:
            progress.update(task, advance=1, description=f"round {number}: {worker.name}")

        return measure(workers, peers_python, rounds, seconds, tell)
