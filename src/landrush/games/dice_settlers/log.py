"""The kernel's event numbers as keys with parameters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from landrush.games.dice_settlers import effects, happened, rounds
from landrush.games.dice_settlers.components import Components, standard
from landrush.games.dice_settlers.notation import ACTION_NAMES, COLOUR_NAMES, RESOURCE_NAMES, SYMBOL_NAMES
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.games.dice_settlers.solo import chosen
from landrush.games.dice_settlers.solo.automaton import NO_TOKEN, SIDE_ACTION
from landrush.games.dice_settlers.symbols import RESOURCE, SYMBOLS
from landrush.messages import Amounts, Event, Seat, Term, victory

COLOUR_KEYS = tuple(f"d-die-{name}" for name in COLOUR_NAMES)
SYMBOL_KEYS = tuple(f"d-symbol-{name}" for name in SYMBOL_NAMES)
RESOURCE_KEYS = tuple(f"d-{name}" for name in RESOURCE_NAMES)
ACTION_KEYS = tuple(f"d-{name}" for name in ACTION_NAMES)
END_KEYS: dict[int, str] = {
    rounds.ALL_HOUSES: "d-end-houses",
    rounds.NO_POINTS: "d-end-points",
    rounds.NO_TILES: "d-end-stack",
    rounds.FEW_DICE: "d-end-dice",
}

SIDE_KEYS = (*(ACTION_KEYS[action] for action in SIDE_ACTION), "d-centre")
PRIORITY_KEYS: dict[int, str] = {
    chosen.ONLY: "d-priority-only",
    chosen.BY_PLAYER: "d-priority-player",
    chosen.BY_LOT: "d-priority-lot",
    chosen.FEWEST_OWN_DICE: "d-priority-fewest-own-dice",
    chosen.RAREST: "d-priority-rarest",
    chosen.AWAY: "d-priority-away",
    chosen.FARTHEST: "d-priority-farthest",
    chosen.NEW_TERRAIN: "d-priority-new-terrain",
    chosen.NEW_TILE: "d-priority-new-tile",
    chosen.NEAR_HOUSE: "d-priority-near-house",
    chosen.STOP_CONTROL: "d-priority-stop-control",
    chosen.SHARED_CONTROL: "d-priority-shared-control",
    chosen.MOST_POINTS: "d-priority-most-points",
    chosen.MOST_STRENGTH: "d-priority-most-strength",
    chosen.LEFTMOST: "d-priority-leftmost",
    chosen.SYMBOL_SHOWN: "d-priority-symbol",
    chosen.FEWEST_THERE: "d-priority-fewest-there",
    chosen.CLOCKWISE: "d-priority-clockwise",
    chosen.CENTRE_EMPTY: "d-priority-centre-empty",
    chosen.SIDES_FULL: "d-priority-sides-full",
    chosen.GOLD_RUSH: "d-priority-gold-rush",
}

# What an event already says is not said again by the one that follows it.
SAID = {
    (happened.SOLD, happened.POINTS),
    (happened.SOLD_DIE, happened.POINTS),
    (happened.POWER_TAKEN, happened.HOUSE_PUT),
    (happened.UNUSED_STRENGTH, happened.POINTS),
    (happened.CHOSE_CARD, happened.RESEARCHED),
    (happened.CHOSE_PLACE, happened.EXPLORED),
    (happened.CHOSE_TILE, happened.TENT_PLACED),
}


class Noted(NamedTuple):
    """One event as the kernel noted it, with what is needed to read it."""

    state: DiceSettlers
    kind: int
    seat: int
    a: int
    b: int
    c: int


def tents(amount: int) -> Amounts:
    return Amounts((("d-tent", amount),))


def points(amount: int) -> Amounts:
    return Amounts((("d-point", amount),))


def houses(amount: int) -> Amounts:
    return Amounts((("d-house", amount),))


def technologies(amount: int) -> Amounts:
    return Amounts((("d-technology", amount),))


def one_die(colour: int) -> Amounts:
    return Amounts(((COLOUR_KEYS[colour], 1),))


def token_amounts(packed: int) -> Amounts:
    """Tokens by resource from their packed number."""
    amounts = [(key, (packed >> (8 * resource)) & 0xFF) for resource, key in enumerate(RESOURCE_KEYS)]
    return Amounts(tuple((key, n) for key, n in amounts if n))


def read_events(s: DiceSettlers, rows: list[tuple[int, int, int, int, int]]) -> list[Event]:
    """Events with the words' keys, in the order in which they happened."""
    before = [0, *(row[0] for row in rows)]
    return [
        read_event(Noted(s, *row))
        for kind, row in zip(before, rows, strict=False)
        if (kind, row[0]) not in SAID
    ]


def read_event(noted: Noted) -> Event:
    """Every event names its player; only the last one may name several."""
    if noted.kind == happened.WON:
        return victory(tuple(seat for seat in range(noted.state.seats) if noted.a & (1 << seat)))
    key, params = READERS[noted.kind]
    values = {name: read(noted) for name, read in params.items()}
    return Event(key, {"player": Seat(noted.seat), **values})


def tile(noted: Noted) -> int:
    return noted.a


def tech(noted: Noted) -> Term | str:
    game: Any = noted.state.game
    return tech_name(game.components, noted.a)


def tech_name(components: Components, tech: int) -> Term | str:
    """A technology by its name, or by the one that a component file of one's own gives it."""
    return card_name(components.values, components.tech_ids[tech])


def card_name(values: Mapping[str, Any], card: str) -> Term | str:
    """The same by the card's id."""
    shipped, played = (each["technologies"][card]["en"] for each in (standard().values, values))
    return Term(f"tech-{card.lower()}") if played == shipped else str(played)


def one_technology(noted: Noted) -> Amounts:
    return technologies(1)


def new_tents(noted: Noted) -> Amounts:
    """Tents that come from the general supply, not from the own one."""
    return tents(noted.b)


def factory_tents(noted: Noted) -> Amounts:
    """The tents that a factory gives, if it gives any."""
    parts = noted.state.parts
    gives = parts.tile_effect[noted.a] == effects.GIVE_TENTS
    return tents(parts.tile_number[noted.a] if gives else 0)


def token_left(noted: Noted) -> Amounts:
    """The token that leaves the side that acts."""
    return Amounts(() if noted.c == NO_TOKEN else ((RESOURCE_KEYS[noted.c], 1),))


def die(noted: Noted) -> Amounts:
    return one_die(noted.a // SYMBOLS)


def face(noted: Noted) -> Term:
    return Term(SYMBOL_KEYS[noted.a % SYMBOLS])


def side(noted: Noted) -> Term:
    """A side of the action tile by its action, or the centre."""
    return Term(SIDE_KEYS[noted.b])


def priority(code: int) -> Term:
    """The priority that decided."""
    return Term(PRIORITY_KEYS[code])


Reader = Callable[[Noted], Any]

# For each code the key and how to read its parameters.
READERS: dict[int, tuple[str, dict[str, Reader]]] = {
    happened.FIRST_PLAYER: ("log-d-first-player", {}),
    happened.CARD_DRAWN: ("log-card", {"tech": tech}),
    happened.START_PLACED: ("log-start-choice", {"tile": tile, "houses": lambda n: houses(n.b)}),
    happened.DREW: ("log-draw-die", {"dice": die, "faces": face}),
    happened.REFILLED: ("log-refill", {}),
    happened.REROLLED: ("log-reroll", {"dice": die, "faces": face}),
    happened.TURNED: (
        "log-turn-die",
        {"dice": lambda n: one_die(n.a), "symbol": lambda n: Term(SYMBOL_KEYS[n.b])},
    ),
    happened.SPENT_DIE: ("log-spend-die", {"dice": die, "faces": face}),
    happened.ACTION: ("log-action", {"action": lambda n: Term(ACTION_KEYS[n.a])}),
    happened.GOT_DIE: ("log-receive", {"goods": lambda n: one_die(n.a)}),
    happened.EXPLORED: ("log-explore", {"tile": tile, "new": new_tents}),
    happened.JOINED: ("log-join", {"tile": tile}),
    happened.ADDED: ("log-add-tent", {"tile": tile}),
    happened.FETCHED: ("log-fetch-tents", {"tents": lambda n: tents(n.a)}),
    happened.TENT_PLACED: ("log-place-tent", {"tents": lambda n: tents(1), "tile": tile, "new": new_tents}),
    happened.TENT_BACK: ("log-recall-tents", {"tents": lambda n: tents(1), "tile": tile}),
    happened.REPLACED: (
        "log-attack",
        {
            "tents": lambda n: tents(1),
            "other": lambda n: Seat(n.b),
            "tile": tile,
            "new": lambda n: tents(n.c),
        },
    ),
    happened.HARVESTED: (
        "log-receive",
        {"goods": lambda n: Amounts(((RESOURCE_KEYS[n.a - RESOURCE], 1),))},
    ),
    happened.SOLD: (
        "log-trade",
        {"tokens": lambda n: token_amounts(n.a), "points": lambda n: points(n.b)},
    ),
    happened.SOLD_DIE: (
        "log-trade-die",
        {"dice": lambda n: one_die(n.a), "points": lambda n: points(n.b)},
    ),
    happened.PAID: ("log-pay-tokens", {"tokens": lambda n: token_amounts(n.a)}),
    happened.RESEARCHED: ("log-research", {"tech": tech, "technologies": one_technology}),
    happened.USED: ("log-use-tech", {"tech": tech}),
    happened.EXPLODED: ("log-explode", {"tech": tech, "technologies": one_technology}),
    happened.FACTORY_USED: ("log-factory", {"tile": tile, "tents": factory_tents}),
    happened.POWER_TAKEN: (
        "log-take-power",
        {"tile": tile, "tents": lambda n: tents(n.b), "houses": lambda n: houses(1)},
    ),
    happened.HOUSE_PUT: (
        "log-house",
        {"tile": tile, "tents": lambda n: tents(n.b), "houses": lambda n: houses(1)},
    ),
    happened.POINTS: ("log-points", {"points": lambda n: points(n.a)}),
    happened.KEPT: ("log-keep", {"dice": die, "faces": face}),
    happened.END_CONDITION: ("log-end-condition", {"reason": lambda n: Term(END_KEYS[n.a])}),
    happened.ROUND_STARTED: ("log-round", {"n": lambda n: n.a}),
    happened.TURN_STARTED: ("log-turn", {"n": lambda n: n.a}),
    happened.CAST: ("log-auto-dice", {"dice": die, "faces": face}),
    happened.DIE_TO_SIDE: (
        "log-auto-die-to",
        {"dice": lambda n: one_die(n.a), "side": side, "reason": lambda n: priority(n.c)},
    ),
    happened.TOKEN_TO_SIDE: (
        "log-auto-token-to",
        {
            "goods": lambda n: Amounts(((RESOURCE_KEYS[n.a], 1),)),
            "side": side,
            "reason": lambda n: priority(n.c),
        },
    ),
    happened.STEPPED: ("log-auto-step", {"n": lambda n: n.a, "action": side}),
    happened.STRENGTH: ("log-auto-strength", {"n": lambda n: n.a, "tokens": token_left}),
    happened.UNUSED_STRENGTH: ("log-auto-points", {"points": lambda n: points(n.a)}),
    happened.NOTHING_DONE: ("log-auto-nothing", {}),
    happened.CHOSE_TILE: ("log-auto-tile", {"tile": tile, "reason": lambda n: priority(n.b)}),
    happened.CHOSE_COLOUR: (
        "log-auto-recruit",
        {"dice": lambda n: one_die(n.a), "reason": lambda n: priority(n.b)},
    ),
    happened.CHOSE_CARD: (
        "log-auto-research",
        {"tech": tech, "technologies": one_technology, "reason": lambda n: priority(n.b)},
    ),
    happened.CHOSE_PLACE: (
        "log-auto-explore",
        {"tile": tile, "new": lambda n: tents(n.c), "reason": lambda n: priority(n.b)},
    ),
    happened.EVICTED: (
        "log-evict",
        {"tents": lambda n: tents(1), "other": lambda n: Seat(n.b), "tile": tile},
    ),
    happened.BLASTED: (
        "log-blast",
        {"tents": lambda n: tents(1), "other": lambda n: Seat(n.b), "tile": tile},
    ),
}
