"""landrush backup: everything that a server stores, in one file, while it runs."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

from landrush.cli.storage import add_database, database_url, progress_of
from landrush.l10n import message
from landrush.server.storage.backup import backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("file", metavar=message("cli-word-file"), help=message("cli-backup-file"))
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Write the file and say what is in it."""
    url = database_url(args)
    with progress_of(message("cli-backup-progress")) as progress:
        manifest = asyncio.run(backup(url, Path(args.file), progress))
    print(message("cli-backup-done", file=args.file, rows=manifest.rows, revision=manifest.revision))
    return 0
