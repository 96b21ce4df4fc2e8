"""landrush components: every value of a game's component file, how it is known, and the rules' counts.

The game's draw module names the values, `entry_name(path)`, and lists the counts, `counts(values)`: each a
clause, what is counted, the rules' number and the file's.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from landrush.cli.values import add_components, add_game
from landrush.component_files import REMARKS
from landrush.l10n import labelled, message, speaking

if TYPE_CHECKING:
    from rich.console import Console

    from landrush.engine.game import Printed


class Entry(NamedTuple):
    """One value: where it stands in the file, and how it is known."""

    path: tuple[str, ...]
    value: Any
    status: str
    source: str


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

    found = game(args.game)
    state = found.new(found.min_players, components=args.components)
    printed = state.game.components
    draw = import_module(PACKAGES[found.name] + ".draw")
    listed = {
        section: list(entries((section,), table, "", ""))
        for section, table in printed.values.items()
        if isinstance(table, dict)
    }
    if args.json:
        # Programs are told the same in every language.
        with speaking("en"):
            counts = draw.counts(printed.values)
        print(json.dumps(to_json(found.name, printed, listed, counts), indent=2))
        return 0

    from rich.console import Console

    console = Console(highlight=False)
    for section, found_entries in listed.items():
        heading = message(f"cli-section-{found.letter}-{section.replace('_', '-')}")
        print_section(console, heading, printed.values[section], found_entries, draw.entry_name)
    print_counts(console, draw.counts(printed.values))
    title = message(f"{found.letter}-title")
    console.print(message("cli-components-hash", game=title, hash=printed.digest), markup=False)
    return 0


def entries(path: tuple[str, ...], value: Any, status: str, source: str) -> Iterator[Entry]:
    """The values of a table with their status and source, or those of the table around them.

    The fields that a table calls known are facts of a source of their own. The members of a list of tables,
    such as the segments of a wheel, are one value each.
    """
    if isinstance(value, dict):
        status, source = value.get("status", status), value.get("source", source)
        known = value.get("known")
        facts = known["fields"] if isinstance(known, dict) else ()
        for key, inner in value.items():
            if key in facts:
                yield from entries((*path, key), inner, "fact", value["known"]["source"])
            elif key not in REMARKS:
                yield from entries((*path, key), inner, status, source)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for i, inner in enumerate(value, 1):
            bare = {key: each for key, each in inner.items() if key not in REMARKS}
            yield Entry((*path, str(i)), bare, inner.get("status", status), inner.get("source", source))
    else:
        yield Entry(path, value, status, source)


def to_json(
    name: str,
    printed: Printed,
    listed: Mapping[str, list[Entry]],
    counts: list[tuple[str, str, str, str]],
) -> dict[str, Any]:
    """The same for programs."""
    known = {
        section: printed.values[section]["known"] for section in listed if "known" in printed.values[section]
    }
    return {
        "game": name,
        "hash": printed.digest,
        "values": [
            {"path": ".".join(each.path), "value": each.value, "status": each.status, "source": each.source}
            for found in listed.values()
            for each in found
        ],
        "known": known,
        "counts": [
            {"clause": clause, "what": what, "rules": rules, "file": file}
            for clause, what, rules, file in counts
        ],
    }


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


def print_counts(console: Console, counts: list[tuple[str, str, str, str]]) -> None:
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
