"""landrush balance: whether a game's values balance."""

from __future__ import annotations

import argparse

from landrush.cli import balance_report
from landrush.l10n import message


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What there is to do, each with options of its own."""
    parts = parser.add_subparsers(dest="part", required=True, metavar=message("cli-word-command"))
    words = message("cli-balance-report")
    report = parts.add_parser("report", help=words, description=words)
    balance_report.add_arguments(report)
    report.set_defaults(part_run=balance_report.run)


def run(args: argparse.Namespace) -> int:
    """Do it."""
    code: int = args.part_run(args)
    return code
