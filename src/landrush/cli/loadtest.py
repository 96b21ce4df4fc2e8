"""landrush loadtest: how a server does with many people at once."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from landrush.cli.values import positive, seed
from landrush.l10n import message

if TYPE_CHECKING:
    from rich.console import Console

    from landrush.server.load.plan import Found, Plan

MISSED = 1
TELL_SECONDS = 0.2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--url", metavar="URL", help=message("cli-load-url"))
    parser.add_argument(
        "--sockets", type=positive, default=1000, metavar="N", help=message("cli-load-sockets")
    )
    parser.add_argument("--games", type=positive, default=250, metavar="N", help=message("cli-load-games"))
    parser.add_argument("--moves", type=positive, default=100, metavar="N", help=message("cli-load-moves"))
    parser.add_argument("--seconds", type=positive, default=30, metavar="S", help=message("cli-load-seconds"))
    parser.add_argument("--seed", type=seed, default=1, metavar="N", help=message("cli-load-seed"))
    parser.add_argument("--database-url", default="", metavar="URL", help=message("cli-serve-database"))
    parser.add_argument("--redis-url", default="", metavar="URL", help=message("cli-serve-redis"))
    parser.add_argument("--workers", type=positive, default=1, metavar="N", help=message("cli-serve-workers"))
    parser.add_argument("--check", action="store_true", help=message("cli-load-check"))
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))


def run(args: argparse.Namespace) -> int:
    """Measure and print: 0, or 1 when a target is missed and --check is given."""
    import json

    from rich.console import Console

    from landrush.errors import BadOption
    from landrush.messages import Reason
    from landrush.server.load import report
    from landrush.server.load.plan import FEWEST, Plan

    if args.sockets < FEWEST * args.games:
        raise BadOption(Reason("server-load-people", {"games": args.games, "sockets": FEWEST * args.games}))
    plan = Plan(args.sockets, args.games, args.moves, args.seconds, args.seed)
    found = measure(Console(stderr=True), plan, args)
    if args.json:
        print(json.dumps(report.to_json(plan, found)))
    else:
        report.print_table(Console(), plan, found)
    return MISSED if args.check and not report.is_met(plan, found) else 0


def measure(messages: Console, plan: Plan, args: argparse.Namespace) -> Found:
    """Carry out the test with a progress bar, against the server that was named or one of our own."""
    from tempfile import TemporaryDirectory

    import uvloop
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    from landrush.server.load.process import OwnServer
    from landrush.server.load.run import measured

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with (
        Progress(*columns, console=messages, transient=True, disable=not messages.is_terminal) as progress,
        TemporaryDirectory(prefix="landrush-load-") as folder,
    ):
        task = progress.add_task("", total=None)

        told = 0.0

        def tell(what: str, done: float, of: float) -> None:
            nonlocal told
            # Now and then: the processor is needed for the test.
            if messages.is_terminal and time.monotonic() - told > TELL_SECONDS:
                told = time.monotonic()
                words = message(f"cli-load-doing-{what}")
                progress.update(task, description=words, completed=int(done), total=int(of))

        if args.url:
            return uvloop.run(measured(plan, args.url.rstrip("/"), None, tell))
        database_url = args.database_url or f"sqlite:///{Path(folder) / 'landrush.db'}"
        server = OwnServer(Path(folder), database_url, args.redis_url, args.workers, plan.sockets)
        if not args.database_url:
            server.migrate()
        try:
            server.start()
            return uvloop.run(measured(plan, server.url, server, tell))
        finally:
            server.stop()
