"""What the commands about a server's storage share."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from landrush.l10n import message
from landrush.server.settings import read_settings


def add_database(parser: argparse.ArgumentParser) -> None:
    """Which database."""
    parser.add_argument("--database-url", metavar="URL", help=message("cli-serve-database"))
    parser.add_argument("--config", metavar=message("cli-word-file"), help=message("cli-serve-config"))


def database_url(args: argparse.Namespace) -> str:
    """The address of the database that is meant. Raises BadOption."""
    given = {} if args.database_url is None else {"database_url": args.database_url}
    return read_settings(args.config, given).database_url


@contextmanager
def progress_of(words: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on a terminal; to be told how much is done, and of how much."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(words, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
