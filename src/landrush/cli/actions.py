"""landrush actions: the fixed action table of a game."""

from __future__ import annotations

import argparse


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("game", metavar="GAME", help="montana or dice-settlers")
    parser.add_argument("--json", action="store_true", help="print the table as JSON")


def run(args: argparse.Namespace) -> int:
    """Print the table."""
    import json

    from landrush.games import game

    found = game(args.game)
    rows = found.action_table()
    if args.json:
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

    table = Table("ids", "notation", "meaning", box=box.SIMPLE_HEAD)
    table.columns[0].justify = "right"
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    for first, last, notation, meaning in rows:
        if first == found.num_actions:
            table.add_section()
        table.add_row(str(first) if first == last else f"{first}–{last}", notation, meaning)
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"Decisions: ids 0 to {found.num_actions - 1}. Chance: {found.num_actions} to {found.num_ids - 1}."
    )
    return 0
