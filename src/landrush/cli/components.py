"""landrush components: every value of a game's component file, how it is known, and the rules' counts.

games/printed.py lists them; the game's draw module names the values, `entry_name(path)`.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from landrush.cli.values import add_components, add_game
from landrush.l10n import labelled, message

if TYPE_CHECKING:
    from rich.console import Console

    from landrush.games.printed import Counts, Entry


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_game(parser)
    add_components(parser)
    parser.add_argument("--json", action="store_true", help=message("cli-arg-json"))


def run(args: argparse.Namespace) -> int:
    """Print the components; a file that breaks the rules' counts is bad input."""
    import json
    from importlib import import_module

    from landrush.games import PACKAGES, game
    from landrush.games.printed import counts, listed, to_json

    found = game(args.game).new(game(args.game).min_players, components=args.components).game
    if args.json:
        # Programs are told the same in every language.
        print(json.dumps(to_json(found), indent=2))
        return 0

    from rich.console import Console

    printed = found.components
    entry_name = import_module(PACKAGES[found.name] + ".draw").entry_name
    console = Console(highlight=False)
    for section, entries in listed(printed).items():
        heading = message(f"cli-section-{found.letter}-{section.replace('_', '-')}")
        print_section(console, heading, printed.values[section], entries, entry_name)
    print_counts(console, counts(found, printed.values))
    title = message(f"{found.letter}-title")
    console.print(message("cli-components-hash", game=title, hash=printed.digest), markup=False)
    return 0


def print_section(
    console: Console, heading: str, table: Mapping[str, Any], found: list[Entry], entry_name: Any
) -> None:
    """One table of the file; the source of a value is repeated only where it is not the table's."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    console.print(Text(heading, "bold"))
    console.print(Text(labelled(status_words(table.get("status", "")), table.get("source", ""))))
    known = table.get("known")
    for fact in known if isinstance(known, list) else ():
        console.print(Text(message("cli-components-known", fact=str(fact))))
    own_source = {each.source for each in found} - {table.get("source", "")}
    headings = ["value", "content", "status", *(["source"] if own_source else [])]
    out = Table(*(message(f"cli-components-{key}") for key in headings), box=box.SIMPLE_HEAD)
    out.columns[0].no_wrap = out.columns[2].no_wrap = True
    group = found[0].path[1] if found and len(found[0].path) > 2 else ""
    for each in found:
        if len(each.path) > 2 and each.path[1] != group:
            out.add_section()
            group = each.path[1]
        source = each.source if each.source in own_source else ""
        out.add_row(entry_name(each.path), shown(each.value), status_words(each.status), source)
    console.print(out)


def status_words(status: str) -> str:
    """How a value is known."""
    return message(f"cli-status-{status}") if status else ""


def shown(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return ", ".join(key if each is True else f"{key} {shown(each)}" for key, each in value.items())
    if isinstance(value, list):
        return ", ".join(f"({shown(each)})" if isinstance(each, list) else str(each) for each in value)
    return str(value)


def print_counts(console: Console, counts: Counts) -> None:
    """What the rules count, beside what the file has."""
    from rich import box
    from rich.table import Table
    from rich.text import Text

    console.print(Text(message("cli-counts"), "bold"))
    headings = (message(f"cli-counts-{key}") for key in ("clause", "what", "rules", "file"))
    table = Table(*headings, box=box.SIMPLE_HEAD)
    for row in counts:
        table.add_row(*row)
    console.print(table)
