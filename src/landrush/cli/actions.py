"""landrush actions: the fixed action table of a game."""

from __future__ import annotations

import argparse

from landrush.cli.values import add_game
from landrush.l10n import message, speaking


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_game(parser)
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))


def run(args: argparse.Namespace) -> int:
    """Print the table."""
    import json

    from landrush.games import game

    found = game(args.game)
    if args.json:
        # Programs are told the same in every language.
        with speaking("en"):
            rows = found.action_table()
        actions = [
            {"first": first, "last": last, "notation": notation, "meaning": meaning}
            for first, last, notation, meaning in rows
        ]
        head = {"game": found.name, "rules": found.rules_version}
        sizes = {"num_actions": found.num_actions, "num_ids": found.num_ids}
        print(json.dumps({**head, **sizes, "actions": actions}, indent=2))
        return 0

    from rich import box
    from rich.console import Console
    from rich.table import Table

    headings = (message(f"cli-actions-{key}") for key in ("ids", "notation", "meaning"))
    table = Table(*headings, box=box.SIMPLE_HEAD)
    table.columns[0].justify = "right"
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    for first, last, notation, meaning in found.action_table():
        if first == found.num_actions:
            table.add_section()
        table.add_row(str(first) if first == last else f"{first}–{last}", notation, meaning)
    console = Console(highlight=False)
    console.print(table)
    first, end = found.num_actions, found.num_ids
    console.print(message("cli-actions-ranges", decision=first - 1, chance=first, last=end - 1))
    return 0
