"""Records on the command line."""

from __future__ import annotations

import argparse

from landrush.l10n import message
from landrush.match.match import Match


def add_record(parser: argparse.ArgumentParser) -> None:
    """Which record."""
    parser.add_argument("file", metavar=message("cli-word-file"), help=message("cli-arg-record"))


def loaded(args: argparse.Namespace) -> Match:
    """The match of a record. Raises BadRecord."""
    return Match.load(args.file, components=args.components)
