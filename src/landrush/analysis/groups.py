"""Features in groups that have a word, to say where a position is better than another."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from landrush.bots.value import Value
from landrush.engine.game import Game
from landrush.engine.state import OVER, State
from landrush.engine.vectors import float_vector, floats

OWN = "own"
OTHERS = "others"
TABLE = "table"
# Whose a feature is, by the beginning of its name.
OWNERS = ((OWN, r"own( only)?:? "), (OTHERS, r"(next|second|third)( next)?:? "), (TABLE, r"(table: )?"))

# For each game the words of its groups, and what is in the names of their features; the first one counts.
GROUPS = {
    "montana": (
        ("ui-group-m-town", "pawn|bid"),
        ("ui-group-m-board", "space"),
        ("ui-group-m-supply", "in the supply|on the landscape"),
        ("ui-group-m-goods", "^goods from"),
        ("ui-group-m-fields", "field|lines of four|one build|builds left"),
        ("ui-group-m-turn", "^asked|^step|players|turn|decides|active|open|hires|there|segment|round"),
        ("ui-group-m-workers", "worker"),
        ("ui-group-m-coins", "coin"),
        ("ui-group-m-cattle", "cattle|canteen"),
        ("ui-group-m-goods", "grain|pumpkin|copper|stone|goods"),
        ("ui-group-m-settlements", "settlement|ahead|win|beat|left"),
    ),
    "dice-settlers": (
        ("ui-group-d-automaton", "^automaton|^question: automaton|gold rush"),
        ("ui-group-d-points", "^points (taken|of|printed|by)|score|^ahead|lasting"),
        ("ui-group-d-turn", "^question|first player|asked|to come|taken$|turns|actions|players|solo|to pay"),
        ("ui-group-d-end", "^rounds|^last round|stack|(dice|points) in supply|before end|best builder"),
        ("ui-group-d-technologies", r"technolog|^t[a-ex]\d"),
        ("ui-group-d-symbols", "symbols"),
        ("ui-group-d-tokens", "tokens"),
        ("ui-group-d-dice", r"dice|\bdie\b"),
        ("ui-group-d-map", "tile|tent|house|^on |leads|points|factories"),
    ),
}


@dataclass(frozen=True)
class Gain:
    """The word of a group of features, whose they are, and the share of the victory that they bring."""

    group: str
    side: str
    worth: float


@cache
def groups_of(game: Game) -> dict[tuple[str, str], tuple[int, ...]]:
    """The places of the features by their group and whose they are."""
    found: dict[tuple[str, str], tuple[int, ...]] = {}
    for place, name in enumerate(game.features):
        key = group_of(game.name, name)
        found[key] = (*found.get(key, ()), place)
    return found


def group_of(game: str, name: str) -> tuple[str, str]:
    """The group of a feature, and whose it is."""
    side, prefix = next((side, found[0]) for side, form in OWNERS if (found := re.match(form, name)))
    rest = name.removeprefix(prefix)
    return next(word for word, form in GROUPS[game] if re.search(form, rest)), side


def gains(value: Value, seat: int, better: State, worse: State) -> list[Gain]:
    """What each group brings where one position is better than another, the most first.

    A group's part is what the value gains when its features alone change, on average over both positions.
    Empty where the value function sees no difference in favour of the better one, or where a game is over.
    """
    if OVER in (better.to_move, worse.to_move):
        return []
    seats = better.seats
    more, less = seen(better, seat), seen(worse, seat)
    high, low = share(value, more, seats), share(value, less, seats)
    if high <= low:
        return []
    found = []
    for (group, side), places in groups_of(better.game).items():
        if all(more[place] == less[place] for place in places):
            continue
        raised, lowered = list(less), list(more)
        for place in places:
            raised[place], lowered[place] = more[place], less[place]
        worth = (share(value, raised, seats) - low + high - share(value, lowered, seats)) / 2
        found.append(Gain(group, side, worth))
    return sorted(found, key=lambda gain: -gain.worth)


def seen(state: State, seat: int) -> list[float]:
    """The features of a position."""
    out = floats(len(state.game.features), 0.0)
    state.features(seat, out)
    return list(out)


def share(value: Value, features: Sequence[float], seats: int) -> float:
    return value.share(float_vector(list(features)), seats)
