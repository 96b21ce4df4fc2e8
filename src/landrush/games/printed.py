"""What is printed on a game's components: every value, how it is known, and what the rules count.

The game's draw module lists the counts, `counts(values)`: each a clause, what is counted, the rules' number
and the file's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, NamedTuple

from landrush.component_files import REMARKS, bare, status_of
from landrush.engine.game import Game, Printed
from landrush.games import PACKAGES
from landrush.l10n import speaking

Counts = list[tuple[str, str, str, str]]


class Entry(NamedTuple):
    """One value: where it stands in the file, and how it is known."""

    path: tuple[str, ...]
    value: Any
    status: str
    source: str


def listed(printed: Printed) -> dict[str, list[Entry]]:
    """The values of each table of the component file."""
    return {
        section: list(entries((section,), table, "", ""))
        for section, table in printed.values.items()
        if isinstance(table, dict)
    }


def entries(path: tuple[str, ...], value: Any, status: str, source: str) -> Iterator[Entry]:
    """The values of a table with their status and source, or those of the table around them.

    The fields that a table calls known have a status and a source of their own. A member of a list of tables,
    such as a segment of a wheel, is one value, unless some of it is known apart.
    """
    if isinstance(value, dict):
        status, source = value.get("status", status), value.get("source", source)
        apart = value.get("known")
        known: dict[str, Any] = apart if isinstance(apart, dict) else {"fields": ()}
        for key, inner in value.items():
            if key in known["fields"]:
                yield from entries((*path, key), inner, status_of(known), known["source"])
            elif key not in REMARKS:
                yield from entries((*path, key), inner, status, source)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for i, inner in enumerate(value, 1):
            at = (*path, str(i))
            if "known" in inner:
                yield from entries(at, inner, status, source)
            else:
                yield Entry(at, bare(inner), inner.get("status", status), inner.get("source", source))
    else:
        yield Entry(path, value, status, source)


def counts(game: Game, values: Mapping[str, Any]) -> Counts:
    """What the rules count, beside what the file has, in the language that is spoken."""
    found: Counts = import_module(PACKAGES[game.name] + ".draw").counts(values)
    return found


def to_json(game: Game, language: str = "en") -> dict[str, Any]:
    """All of it for programs, with the names of what is counted in this language.

    `tables` has the values as the file has them, without the words about them.
    """
    printed = game.components
    found = listed(printed)
    with speaking(language):
        counted = counts(game, printed.values)
    return {
        "game": game.name,
        "hash": printed.digest,
        "values": [
            {"path": ".".join(each.path), "value": each.value, "status": each.status, "source": each.source}
            for section in found.values()
            for each in section
        ],
        "known": {
            section: printed.values[section]["known"]
            for section in found
            if "known" in printed.values[section]
        },
        "counts": [
            {"clause": clause, "what": what, "rules": rules, "file": file}
            for clause, what, rules, file in counted
        ],
        "tables": bare({section: printed.values[section] for section in found}),
    }
