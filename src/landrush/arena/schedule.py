"""Which games a cup has. A game is a pure function of its spec; the key of a game is the hash of the spec."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, permutations
from math import ceil
from typing import Any

from landrush.bots import bot, model
from landrush.bots.budget import SIGN, Budget, split_budget
from landrush.bots.models import digest
from landrush.errors import BadOption
from landrush.games import game
from landrush.messages import Reason, plain
from landrush.simulation import Plan, bot_seed, derived_seed, start

# Different bots in all seats; the first bot alone against each other one; each bot alone against each other.
MIXED, ONE_AGAINST, EACH_AGAINST = "mixed", "one-against", "each-against"
LINEUPS = (MIXED, ONE_AGAINST, EACH_AGAINST)
# What luck is worth, the value function of the strongest bot says.
JUDGE = "net"


@dataclass(frozen=True)
class Spec:
    """One game: everything that it depends on. Bots, their value functions and their seeds are by seat."""

    game: str
    rules: int
    components: str
    options: tuple[tuple[str, Any], ...]
    bots: tuple[str, ...]
    models: tuple[str, ...]
    seed: int
    bot_seeds: tuple[int, ...]

    @cached_property
    def key(self) -> str:
        """The hash of the spec."""
        return blake2b(json.dumps(asdict(self), sort_keys=True).encode(), digest_size=16).hexdigest()


@dataclass(frozen=True)
class Cup:
    """Who plays whom at what. How many blocks are played is no part of it: a cup can go on."""

    game: str
    players: int
    bots: tuple[str, ...]
    lineup: str
    seed: int
    options: tuple[tuple[str, Any], ...] = ()

    def head(self) -> dict[str, Any]:
        """What identifies the cup, as the first line of its results has it."""
        found = game(self.game)
        versions = {"rules": found.rules_version, "components": found.components.digest}
        models = {name: model(found, name) for name in self.bots if model(found, name)}
        head = {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}
        return {**head, "models": models, "judge": digest(found, JUDGE), **versions}


def checked(cup: Cup) -> Cup:
    """This cup. Raises BadOption, UnknownGame."""
    game(cup.game).check_players(cup.players)
    for name in cup.bots:
        bot(name, 0)
        if cup.bots.count(name) > 1:
            raise BadOption(Reason("error-arena-twice", {"bot": plain(name)}))
    least = cup.players if cup.lineup == MIXED else 2
    if len(cup.bots) < least:
        raise BadOption(Reason("error-arena-few", {"lineup": cup.lineup, "n": least}))
    if cup.lineup != MIXED and cup.players < 2:
        raise BadOption(Reason("error-arena-alone", {"lineup": cup.lineup}))
    start(plan(cup))
    return cup


def plan(cup: Cup) -> Plan:
    """The first lineup as a plan of a simulation: it has the state that all games start from."""
    return Plan(cup.game, lineups(cup)[0], cup.seed, cup.options)


def usual_lineup(bots: Sequence[str], players: int) -> str:
    """What is meant when no lineup is named."""
    return MIXED if len(bots) >= players else ONE_AGAINST


def with_budget(name: str, budget: Budget) -> str:
    """The name with this budget if it has none and the bot takes one. Raises BadOption for a bad budget."""
    if split_budget(name)[1] is not None:
        return name
    named = f"{name}{SIGN}{budget}"
    try:
        bot(named, 0)
    except BadOption:
        return name
    return named


def lineups(cup: Cup) -> list[tuple[str, ...]]:
    """Everybody who sits together at a table; blocks take them in turn."""
    if cup.lineup == MIXED:
        return list(combinations(cup.bots, cup.players))
    alone = cup.bots if cup.lineup == EACH_AGAINST else cup.bots[:1]
    pairs = [(one, other) for one in alone for other in cup.bots if other != one]
    return [(one, *[other] * (cup.players - 1)) for one, other in pairs]


def block(cup: Cup, number: int) -> list[Spec]:
    """One seed in all seat rotations. Each time that its lineup comes again it sits in another order."""
    tables = lineups(cup)
    first, *others = tables[number % len(tables)]
    orders = list(dict.fromkeys(permutations(others)))
    seats = (first, *orders[number // len(tables) % len(orders)])
    seed = derived_seed(cup.seed, "block", number)
    return [spec(cup, seats[-turn:] + seats[:-turn], seed) for turn in range(len(seats))]


def spec(cup: Cup, bots: tuple[str, ...], seed: int) -> Spec:
    """A game of the cup with these bots by seat."""
    found = game(cup.game)
    seeds = tuple(bot_seed(seed, seat) for seat in range(len(bots)))
    models = tuple(model(found, name) for name in bots)
    versions = (found.rules_version, found.components.digest)
    return Spec(cup.game, *versions, cup.options, bots, models, seed, seeds)


def schedule(cup: Cup, games: int) -> list[list[Spec]]:
    """At least so many games, in whole blocks."""
    return [block(cup, number) for number in range(ceil(games / cup.players))]
