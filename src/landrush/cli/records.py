"""Records on the command line."""

from __future__ import annotations

import argparse

from landrush.errors import BadRecord
from landrush.l10n import message
from landrush.match.match import Match
from landrush.messages import Reason


def add_record(parser: argparse.ArgumentParser) -> None:
    """Which record."""
    parser.add_argument("file", metavar=message("cli-word-file"), help=message("cli-arg-record"))


def loaded(args: argparse.Namespace) -> Match:
    """The match of a record; what is wrong with it is told with the name of its file. Raises BadRecord."""
    try:
        return Match.load(args.file, components=args.components)
    except BadRecord as error:
        raise BadRecord(Reason("record-file", {"file": str(args.file), "why": error.reason})) from None
