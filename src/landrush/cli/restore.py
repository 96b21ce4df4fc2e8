"""landrush restore: a backup back into a database, of the same kind or another."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from landrush.cli.storage import add_database, database_url, progress_of
from landrush.l10n import message
from landrush.server.storage.restore import restore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar=message("cli-word-file"), help=message("cli-restore-file"))
    add_database(parser)
    parser.add_argument("--replace", action="store_true", help=message("cli-restore-replace"))


def run(args: argparse.Namespace) -> int:
    """Load the file and say what was in it."""
    url = database_url(args)
    with progress_of(message("cli-restore-progress")) as progress:
        work = restore(url, Path(args.file), is_replacing=args.replace, progress=progress)
        manifest = asyncio.run(work)
    print(message("cli-restore-done", file=args.file, rows=manifest.rows, revision=manifest.revision))
    return 0
