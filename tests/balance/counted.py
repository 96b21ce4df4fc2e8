"""Moves that are counted as a census counts them."""

from __future__ import annotations

from typing import Any

from landrush.census import Counts, census


def counted(table: Any, *texts: str, is_over: bool = False) -> Counts:
    """Play moves at a table of the clauses' tests, and count from there on."""
    state = table.state
    state.listen()
    count = census(state.game).begin(state)
    for text in texts:
        count.choose(state, state.parse(text))
        table.play(text)
        count.happened(state, state.events.take())
    if is_over:
        count.end(state)
    return count.counts


def used(counts: Counts, group: str, column: str = "times") -> dict[str, float]:
    """What was counted in a column at all."""
    return {thing: row[column] for thing, row in counts[group].items() if row[column]}
