"""Action ids as keys with parameters: what a button says, or what chance brought."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, NamedTuple

from landrush.games.montana import actions
from landrush.games.montana.cattle import WARES
from landrush.games.montana.components import TILE_NAMES
from landrush.games.montana.kinds import GRAIN, LARGE_COPPER, LARGE_STONE, WORKERS
from landrush.games.montana.log import AREA_KEYS, one_kind, segment_workers, traded_for
from landrush.games.montana.notation import notation
from landrush.games.montana.parts import AREA_SPACES, MAX_COLUMNS, ROTATIONS
from landrush.games.montana.rules import Montana
from landrush.games.montana.town import TAKEN
from landrush.messages import Action, Amounts, Seat, Term

LARGE = (LARGE_COPPER, LARGE_STONE)


class Chosen(NamedTuple):
    """An action, its number within its verb, and what is needed to explain it."""

    state: Montana
    text: str
    n: int


def explain(s: Montana, names: tuple[str, ...], action: int) -> Action:
    """What an action or chance outcome is. Raises NotationError."""
    text = notation(names, action)
    first = FIRST[bisect_right(FIRST, action) - 1]
    key, params = VERBS[first]
    chosen = Chosen(s, text, action - first)
    return Action(key, {name: read(chosen) for name, read in params.items()})


def field(chosen: Chosen) -> str:
    """The field's name, as the notation has it."""
    return chosen.text.split()[1]


def number(chosen: Chosen) -> int:
    """Counted from 1."""
    return chosen.n + 1


def worker(chosen: Chosen) -> Amounts:
    return one_kind(WORKERS + chosen.n, 1)


Reader = Callable[[Chosen], Any]

# For the first id of each verb the key and how to read its parameters.
VERBS: dict[int, tuple[str, dict[str, Reader]]] = {
    actions.HIRE: ("act-m-hire", {}),
    actions.POINTER: (
        "act-m-pointer",
        {
            "grain": lambda c: one_kind(GRAIN, c.n + 1),
            "segments": lambda c: Amounts((("m-segment", c.n + 1),)),
        },
    ),
    actions.SMALL: ("act-m-small", {}),
    actions.TOWN: ("act-m-town", {}),
    actions.PASS: ("act-m-pass", {}),
    actions.FINISH: ("act-m-done", {}),
    actions.END: ("act-m-end", {}),
    actions.CANTEEN: ("act-m-canteen", {}),
    actions.PICK_COLOUR: ("act-m-pick", {"worker": worker}),
    actions.PLACE_COLOUR: ("act-m-place", {"worker": worker}),
    actions.RETURN_COLOUR: ("act-m-return", {"worker": worker}),
    actions.TAKE_GOOD: ("act-m-take", {"goods": lambda c: one_kind(TAKEN[c.n], 1)}),
    actions.UPGRADE: (
        "act-m-upgrade",
        {"small": lambda c: one_kind(LARGE[c.n] - 1, 1), "large": lambda c: one_kind(LARGE[c.n], 1)},
    ),
    actions.TRADE: ("act-m-trade", {"what": lambda c: traded_for(WARES[c.n])}),
    actions.BANK: ("act-m-bank", {"n": number}),
    actions.SPACE: (
        "act-m-space",
        {"place": lambda c: Term(AREA_KEYS[c.n // AREA_SPACES]), "n": lambda c: c.n % AREA_SPACES + 1},
    ),
    actions.PAWN: (
        "act-m-pawn",
        {"row": lambda c: c.n // MAX_COLUMNS + 1, "column": lambda c: c.n % MAX_COLUMNS + 1},
    ),
    actions.BUILD: ("act-m-build", {"field": field}),
    actions.PUT_START: ("act-m-start", {"field": field}),
    actions.CHANCE_FIRST: ("act-m-first", {"player": lambda c: Seat(c.n)}),
    actions.CHANCE_SPIN: (
        "act-m-spin",
        {"n": number, "workers": lambda c: segment_workers(c.state.parts, c.n)},
    ),
    actions.CHANCE_TILE: (
        "act-m-tile",
        {"tile": lambda c: TILE_NAMES[c.n // ROTATIONS], "rotation": lambda c: c.n % ROTATIONS},
    ),
    actions.CHANCE_START: ("act-m-drawn", {"field": field}),
}
FIRST = sorted(VERBS)
