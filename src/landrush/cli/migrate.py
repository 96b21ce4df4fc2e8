"""landrush migrate: bring a database to the schema of this version."""

from __future__ import annotations

import argparse
import asyncio

from landrush.cli.storage import add_database, database_url
from landrush.l10n import message
from landrush.server.settings import sqlite_file
from landrush.server.storage.lock import holding
from landrush.server.storage.migrate import migrate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    """Migrate, and say from where to where."""
    url = database_url(args)
    with holding(sqlite_file(url)):
        before, after = asyncio.run(migrate(url))
    if before == after:
        print(message("cli-migrate-nothing", revision=after))
    elif before is None:
        print(message("cli-migrate-new", revision=after))
    else:
        print(message("cli-migrate-done", before=before, after=after))
    return 0
