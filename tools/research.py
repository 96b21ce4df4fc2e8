"""Writes docs/research/: what is observed and which actions there are, from the code.

python tools/research.py
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import landrush
from landrush.engine.game import Game, Seen
from landrush.l10n import speaking
from landrush.research.version import VERSIONS, schema

FOLDER = Path(__file__).parents[1] / "docs" / "research"
# So many alike in a row are told by the first and the last.
MANY = 4


def page(game: Game) -> str:
    """A game's tables."""
    seen = game.observation
    private = sum(each.is_private for each in seen)
    parts = [
        f"# {game.title}: observations and actions\n\n",
        "Written by `python tools/research.py` from the code; [research.md](../research.md) explains it.\n",
        f"Version {VERSIONS[game.name]}, schema `{schema(game)}`: {len(seen)} numbers, of which {private} ",
        f"are known to the seat alone, and {game.num_actions} actions.\n",
        "\n## Observation\n\n",
        "Players come in turn order, the observing seat first (own, next, second next, third next). ",
        "A number is divided by the scale.\n",
    ]
    parts += observation(seen)
    parts += actions(game)
    return "".join(parts)


def observation(seen: tuple[Seen, ...]) -> Iterator[str]:
    """A table for each group; groups that are made alike have one together."""
    blocks: list[tuple[int, str, list[Seen]]] = []
    at = 0
    for group, members in groupby(seen, lambda each: each.group):
        found = list(members)
        blocks.append((at, group, found))
        at += len(found)
    for _, alike in groupby(blocks, lambda block: [each[1:] for each in block[2]]):
        together = list(alike)
        first, name, members = together[0]
        last = together[-1]
        size = len(members)
        if len(together) > 1:
            yield f"\n### {name} to {last[1]}\n\n"
            yield f"{len(together)} times {size} numbers, from {first} to {last[0] + size - 1}; "
            yield "places in each:\n"
            first = 0
        else:
            yield f"\n### {name}\n"
        yield "\n| place | what | scale | |\n|---|---|---|---|\n"
        yield from rows(first, members)


def rows(first: int, members: list[Seen]) -> Iterator[str]:
    """Numbers one by one; many that begin with the same word and are scaled alike in one line."""
    at = first
    for _, alike in groupby(members, lambda each: (each.name.split()[0], each.scale, each.is_private)):
        run = list(alike)
        lines = [(at, at + len(run) - 1, f"{run[0].name} … {run[-1].name}")]
        if len(run) < MANY:
            lines = [(at + i, at + i, each.name) for i, each in enumerate(run)]
        for low, high, text in lines:
            place = str(low) if low == high else f"{low}–{high}"
            yield f"| {place} | {text} | {run[0].scale} | {'own secret' if run[0].is_private else ''} |\n"
        at += len(run)


def actions(game: Game) -> Iterator[str]:
    """Decisions, then chance outcomes, which OpenSpiel counts from 0."""
    with speaking("en"):
        table = game.action_table()
    for title, is_chance in (("Actions", False), ("Chance outcomes", True)):
        yield f"\n## {title}\n\n| ids | notation | meaning |\n|---|---|---|\n"
        for first, last, notation, meaning in table:
            if (first >= game.num_actions) == is_chance:
                yield f"| {first if first == last else f'{first}–{last}'} | `{notation}` | {meaning} |\n"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in landrush.games():
        (FOLDER / f"{name}.md").write_text(page(landrush.game(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
