"""Action ids as keys with parameters: what a button says, or what chance brought."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from typing import Any, NamedTuple

from landrush.games.dice_settlers import actions
from landrush.games.dice_settlers.attack import SEATS
from landrush.games.dice_settlers.log import COLOUR_KEYS, RESOURCE_KEYS, SYMBOL_KEYS, one_die, tech_name
from landrush.games.dice_settlers.notation import SIDES, notation
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.games.dice_settlers.symbols import EXPLORE, RESOURCES, SYMBOLS
from landrush.games.dice_settlers.trade import THREES, TWOS
from landrush.messages import Action, Amounts, Seat, Term

SIDE_WORDS = tuple(f"d-side-{name.lower()}" for name in SIDES)


class Chosen(NamedTuple):
    """An action's number within its verb, and the technologies' names."""

    components: Any
    n: int


def explain(s: DiceSettlers, action: int) -> Action:
    """What an action or chance outcome is. Raises NotationError."""
    game: Any = s.game
    notation(game.components.tech_ids, action)
    first = FIRST[bisect_right(FIRST, action) - 1]
    key, params = VERBS[first]
    if first in SPOTS and action == first:
        return Action(f"{key}-origin")
    chosen = Chosen(game.components, action - first)
    return Action(key, {name: read(chosen) for name, read in params.items()})


def number(chosen: Chosen) -> int:
    """Counted from 1."""
    return chosen.n + 1


def tech(chosen: Chosen) -> Term | str:
    return tech_name(chosen.components, chosen.n)


def colour(chosen: Chosen) -> Amounts:
    return one_die(chosen.n)


def die(chosen: Chosen) -> Term:
    return Term(COLOUR_KEYS[chosen.n // SYMBOLS])


def face(chosen: Chosen) -> Term:
    return Term(SYMBOL_KEYS[chosen.n % SYMBOLS])


def tokens(choices: tuple[int, ...], n: int) -> Amounts:
    """The tokens of one choice."""
    amounts = choices[n * RESOURCES : (n + 1) * RESOURCES]
    return Amounts(tuple((key, k) for key, k in zip(RESOURCE_KEYS, amounts, strict=True) if k))


def three(chosen: Chosen) -> Amounts:
    return tokens(tuple(THREES), chosen.n)


Reader = Callable[[Chosen], Any]

TILE: dict[str, Reader] = {"tile": number}
DIE: dict[str, Reader] = {"die": die, "symbol": face}
# Beside which tile, and on which side of it.
SPOT: dict[str, Reader] = {
    "tile": lambda c: (c.n - 1) // len(SIDES) + 1,
    "side": lambda c: Term(SIDE_WORDS[(c.n - 1) % len(SIDES)]),
}
# The first id of these is the place of the first tile.
SPOTS = (actions.SPOT, actions.CHANCE_SPOT)

# For the first id of each verb the key and how to read its parameters.
VERBS: dict[int, tuple[str, dict[str, Reader]]] = {
    actions.FINISH: ("act-d-done", {}),
    actions.END: ("act-d-end", {}),
    actions.JOIN: ("act-d-join", {}),
    actions.PASS: ("act-d-pass", {}),
    actions.TURN_DIE: ("act-d-turn", {}),
    actions.REROLL: ("act-d-reroll", {}),
    actions.DRAW: ("act-d-draw", {}),
    actions.PAIR: ("act-d-pair", {}),
    actions.FETCH: ("act-d-fetch", {}),
    actions.BACK: ("act-d-back", {}),
    actions.FROM_OWN: ("act-d-own", {}),
    actions.FROM_GENERAL: ("act-d-general", {}),
    actions.BONUS: ("act-d-bonus", {}),
    actions.ADD: ("act-d-add", {}),
    actions.COLOUR: ("act-d-colour", {"dice": colour}),
    actions.FACE: ("act-d-face", {"symbol": lambda c: Term(SYMBOL_KEYS[c.n])}),
    actions.TOKEN: ("act-d-token", {"tokens": lambda c: Amounts(((RESOURCE_KEYS[c.n], 1),))}),
    actions.DIE: ("act-d-die", DIE),
    actions.RECRUIT: ("act-d-recruit", {"n": number}),
    actions.EXPLORE: (
        "act-d-explore",
        {"symbols": lambda c: Amounts(((SYMBOL_KEYS[EXPLORE], c.n + 1),))},
    ),
    actions.SETTLE: ("act-d-settle", {}),
    actions.HARVEST: ("act-d-harvest", {}),
    actions.TRADE: ("act-d-trade", {}),
    actions.RESEARCH: ("act-d-research", {"tech": tech}),
    actions.USE: ("act-d-use", {"tech": tech}),
    actions.TILE: ("act-d-tile", TILE),
    actions.FACTORY: ("act-d-factory", TILE),
    actions.POWER: ("act-d-power", TILE),
    actions.ATTACK: (
        "act-d-attack",
        {"tile": lambda c: c.n // SEATS + 1, "player": lambda c: Seat(c.n % SEATS)},
    ),
    actions.SPOT: ("act-d-spot", SPOT),
    actions.SELL_EQUAL: ("act-d-equal", {"tokens": three}),
    actions.SELL_DIFFERENT: ("act-d-different", {"tokens": three}),
    actions.SELL_TWO: ("act-d-two", {"tokens": lambda c: tokens(tuple(TWOS), c.n)}),
    actions.CHANCE_FIRST: ("act-d-first", {"player": lambda c: Seat(c.n)}),
    actions.CHANCE_ROLL: ("act-d-roll", DIE),
    actions.CHANCE_TILE: ("act-d-drawn", TILE),
    actions.CHANCE_CARD: ("act-d-card", {"tech": tech}),
    actions.CHANCE_COLOUR: ("act-d-lot", {"dice": colour}),
    actions.CHANCE_STEP: ("act-d-step", {"n": number}),
    actions.CHANCE_SPOT: ("act-d-lot-spot", SPOT),
}
FIRST = sorted(VERBS)
