"""The names of the features, in the order in which `features.py` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from landrush.games.montana.components import AREA_NAMES, COLOUR_NAMES, GOOD_NAMES

AREAS = tuple(name.replace("_", " ") for name in AREA_NAMES)
ROWS = ("cattle and three upgrades", "three goods", "two upgrades", "coins and one upgrade")
PLAYERS = ("own", "next", "second next", "third next")
COUNTS = ("two", "three", "four")
SPACES = ("first", "second", "third")


def player_names() -> Iterator[str]:
    """The block of one player."""
    yield from ("there", "settlements", "ahead of the best other", "would win now")
    yield from (f"at most {n} settlements left" for n in range(4))
    for good in GOOD_NAMES:
        yield from (good, f"any {good}")
    yield from (f"{colour} workers" for colour in COLOUR_NAMES)
    yield from ("workers", "hardly room for workers", "coins", "3 coins", "6 coins")
    yield from ("cattle", "any cattle", "canteens", "any canteen")
    yield from ("fields payable", "fields payable with trading")
    yield from (
        "settlements of one build",
        "settlements of one build with trading",
        "could finish by one build",
    )
    yield from (
        "missing for the cheapest field",
        "missing for the second cheapest field",
        "lines of four offered",
    )
    yield from (f"pawn for {row}" for row in ROWS)
    yield from (
        "price of the pawn",
        "decides",
        "active",
        "action open",
        "turns until the own",
        "place in turn order",
    )
    yield from ("turn to come in this round", "last turn over", "hires now")


def own_names() -> Iterator[str]:
    """What is written for the seat alone."""
    for good in GOOD_NAMES:
        yield from (f"2 {good}", f"3 {good}")
    for colour in COLOUR_NAMES:
        yield from (f"any {colour} worker", f"2 {colour} workers")
    yield from ("2 workers", "4 workers", "6 workers", "1 coin", "10 coins", "2 cattle", "goods to upgrade")
    yield from (f"one build puts {n}" for n in range(1, 5))
    yield from ("at most 1 left after one build", "at most 2 left after one build")
    yield from ("double fields payable", "cattle on payable fields", "canteens at payable fields")
    yield from (f"fields that lack one {good}" for good in GOOD_NAMES)
    yield from (f"{what} before anybody else" for what in ("double fields", "canteens", "settlements"))
    yield from (f"goods from the {area}" for area in AREAS)
    yield "coins from the bank"
    for other in PLAYERS[1:]:
        yield from (f"settlements ahead of the {other}", f"would beat the {other} now")
    yield from (
        "pumpkins ahead of all others",
        "paid hiring open",
        "white segment payable",
        "small part open",
    )
    yield "builds left"
    yield from (f"{good} to come" for good in GOOD_NAMES)
    yield from (f"{colour} worker picked" for colour in COLOUR_NAMES)
    yield "coins to come"


def table_names() -> Iterator[str]:
    """What is the same for every seat."""
    yield from (f"{count} players" for count in COUNTS)
    yield from (f"asked for {what}" for what in ("a spin", "a colour", "surplus workers", "the turn"))
    yield from (f"asked for {what}" for what in ("workers to place", "a pawn", "a reward"))
    yield from (f"step {step}" for step in ("main", "hired", "worked", "built", "done"))
    yield from (f"{space} bank space free" for space in SPACES)
    yield from (f"{space} space of the {area} free" for area in AREAS for space in SPACES)
    yield from (f"price bid for {row}" for row in ROWS)
    yield "players yet to bid"
    yield from (f"{good} in the supply" for good in GOOD_NAMES)
    yield from (f"{colour} workers in the supply" for colour in COLOUR_NAMES)
    yield from (
        "cattle in the supply",
        "fields in reach",
        "double fields in reach",
        "fields with cattle in reach",
    )
    yield from ("fields at canteens in reach", "price of the cheapest field")
    yield from (f"{good} for a field on average" for good in GOOD_NAMES)
    yield from ("cattle on the landscape", "canteens on the landscape", "last round")
    yield from (
        "settlements left to the leader",
        "leader has at most 2 left",
        "leader has at most 4 left",
        "rounds",
    )


FEATURES: tuple[str, ...] = (
    *(f"{player}: {name}" for player in PLAYERS for name in player_names()),
    *(f"own only: {name}" for name in own_names()),
    *(f"table: {name}" for name in table_names()),
)
