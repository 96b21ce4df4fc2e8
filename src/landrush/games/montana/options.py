"""The options of a game: who is first, and where the books differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from landrush.games.montana.kinds import MAX_SEATS
from landrush.games.montana.state import AT_RANDOM, BY_FIRST, BY_LAST, Rulings
from landrush.options import FIRST_PLAYER, first_players

STARTS = {"first": BY_FIRST, "last": BY_LAST, "random": AT_RANDOM}

# Where the books differ; each option's allowed values, the default first.
RULINGS: dict[str, tuple[Any, ...]] = {
    "start_tile": tuple(STARTS),
    "start_near_canteen": (True, False),
    "line": ("reached", "exact"),
    "row_2": ("exactly", "up to"),
}
OPTIONS = {FIRST_PLAYER: first_players(MAX_SEATS), **RULINGS}


def read_rulings(chosen: Mapping[str, Any]) -> Rulings:
    """The options as the rules ask for them."""
    return Rulings(
        STARTS[chosen["start_tile"]],
        chosen["start_near_canteen"],
        chosen["line"] == "exact",
        chosen["row_2"] == "up to",
    )


def write_rulings(rulings: Rulings) -> dict[str, Any]:
    """The options as they were chosen."""
    return {
        "start_tile": next(name for name, number in STARTS.items() if number == rulings.start),
        "start_near_canteen": rulings.near_canteen,
        "line": "exact" if rulings.exact_line else "reached",
        "row_2": "up to" if rulings.up_to_goods else "exactly",
    }
