"""Reading the three component files, or a player's own file laid over them, into the tables of the kernel."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from landrush.checked import Checked
from landrush.component_files import (
    REMARKS,
    checked,
    digest,
    is_line,
    laid_over,
    line,
    read_own,
    status_of,
    table,
)
from landrush.engine.vectors import number_vector
from landrush.games.dice_settlers import effects
from landrush.games.dice_settlers.notation import COLOUR_NAMES, RESOURCE_NAMES, SYMBOL_NAMES, TERRAIN_NAMES
from landrush.games.dice_settlers.parts import Parts

FILES = ("tiles.toml", "dice.toml", "technologies.toml")

ACTION_NAMES = SYMBOL_NAMES[:6]

TILE_NAMES = tuple(str(number) for number in range(1, 41))
# How many players a tile needs.
GROUPS = {"start": 1, "2-4 players": 2, "3-4 players": 3, "4 players": 4}
WHEN_NAMES = ("placement", "control", "presence", "factory")
# What a tile gives, and the key of its number.
TILE_EFFECTS: Mapping[str, tuple[int, str]] = {
    "token": (effects.GIVE_TOKEN, "resource"),
    "token_and_die": (effects.GIVE_TOKEN_AND_DIE, "resource"),
    "die": (effects.GIVE_DIE, ""),
    "any_die": (effects.GIVE_ANY_DIE, ""),
    "tents": (effects.GIVE_TENTS, "amount"),
    "points": (effects.GIVE_POINTS, "amount"),
    "limit": (effects.GIVE_LIMIT, "amount"),
    "symbol": (effects.GIVE_SYMBOL, "symbol"),
    "action": (effects.GIVE_ACTION, ""),
    "start_house": (effects.GIVE_START_HOUSE, ""),
    "house": (effects.GIVE_HOUSE, ""),
}

FACES = 6
TYPE_NAMES = "ABCDEX"
TECH_IDS = tuple(
    f"T{kind}{number}"
    for kind, count in zip(TYPE_NAMES, (4, 12, 12, 8, 12, 7), strict=True)
    for number in range(1, count + 1)
)
SET_CARDS = 9
TIMING_NAMES = ("permanent", "once", "end", "explosive")
CARD_KEYS = ("pl", "en", "type", "research", "resources", "terrains", "timing", "effect", "points")


class Effect(NamedTuple):
    """A word for what a technology does. Its keys are a and b of the kernel: name, least, most.

    A key of SYMBOL_LISTS is a list of so many different symbols, every other one a number.
    """

    number: int
    timing: int
    keys: tuple[tuple[str, int, int], ...] = ()


# Conversions never make gold (D14.2).
SYMBOL_LISTS = {
    "from": SYMBOL_NAMES,
    "to": tuple(name for name in SYMBOL_NAMES if name != "gold"),
    "one_of": ACTION_NAMES,
}
CONVERSION = (("from", 1, 10), ("to", 1, 10))
EACH = (("each", 1, 9),)
EFFECTS: Mapping[str, Effect] = {
    "limit": Effect(effects.LIMIT, effects.PERMANENT, (("dice", 1, 6), ("controlled", 0, 9))),
    "extra_draw": Effect(effects.EXTRA_DRAW, effects.PERMANENT, (("dice", 1, 6),)),
    "keep": Effect(effects.KEEP, effects.PERMANENT, (("dice", 2, 2),)),
    "explore_more": Effect(effects.EXPLORE_MORE, effects.PERMANENT, (("tiles", 1, 9),)),
    "convert": Effect(effects.CONVERT, effects.PERMANENT, CONVERSION),
    "convert_dice": Effect(effects.CONVERT_DICE, effects.PERMANENT, CONVERSION),
    "defence": Effect(effects.DEFENCE, effects.PERMANENT, (("symbols", 1, 9),)),
    "attack_from_general": Effect(effects.ATTACK_FROM_GENERAL, effects.PERMANENT),
    "harvest_more": Effect(effects.HARVEST_MORE, effects.PERMANENT, (("tokens", 1, 1),)),
    "explore_anywhere": Effect(effects.EXPLORE_ANYWHERE, effects.PERMANENT),
    "settle_reach": Effect(effects.SETTLE_REACH, effects.PERMANENT, (("steps", 2, 9),)),
    "mercenaries": Effect(effects.MERCENARIES, effects.PERMANENT, (("tokens", 1, 9),)),
    "last_tent_cost": Effect(effects.LAST_TENT_COST, effects.PERMANENT, (("symbols", 2, 9),)),
    "fetch": Effect(effects.FETCH, effects.PERMANENT, (("tents", 2, 9),)),
    "improvise": Effect(effects.IMPROVISE, effects.PERMANENT, (("dice", 1, 9),)),
    "cheap_recruit": Effect(effects.CHEAP_RECRUIT, effects.PERMANENT),
    "symbol": Effect(effects.SYMBOL, effects.ONCE, (("one_of", 1, 6),)),
    "free_factory": Effect(effects.FREE_FACTORY, effects.ONCE),
    "ignore_cost": Effect(effects.IGNORE_COST, effects.ONCE),
    "free_tent": Effect(effects.FREE_TENT, effects.ONCE),
    "adjacent_factory": Effect(effects.ADJACENT_FACTORY, effects.PERMANENT),
    "factory_times": Effect(effects.FACTORY_TIMES, effects.PERMANENT, (("times", 2, 2),)),
    "trade_sets": Effect(effects.TRADE_SETS, effects.PERMANENT, (("more", 1, 9),)),
    "trade_pair": Effect(effects.TRADE_PAIR, effects.PERMANENT, (("worth", 3, 9),)),
    "end_houses": Effect(effects.END_HOUSES, effects.AT_END, EACH),
    "end_dice": Effect(effects.END_DICE, effects.AT_END, EACH),
    "end_present": Effect(effects.END_PRESENT, effects.AT_END, EACH),
    "end_factories": Effect(effects.END_FACTORIES, effects.AT_END, EACH),
    "end_technologies": Effect(effects.END_TECHNOLOGIES, effects.AT_END, EACH),
    "end_terrains": Effect(effects.END_TERRAINS, effects.AT_END, EACH),
    "end_controlled": Effect(effects.END_CONTROLLED, effects.AT_END, EACH),
    "end_markers": Effect(effects.END_MARKERS, effects.AT_END, EACH),
    "dynamite": Effect(effects.DYNAMITE, effects.EXPLOSIVE, (("tents", 1, 9),)),
    "march": Effect(effects.MARCH, effects.EXPLOSIVE),
    "levy": Effect(effects.LEVY, effects.EXPLOSIVE, (("dice", 1, 5),)),
    "brainstorm": Effect(effects.BRAINSTORM, effects.EXPLOSIVE, (("dice", 1, 9),)),
    "rush_building": Effect(effects.RUSH_BUILDING, effects.EXPLOSIVE, (("tents", 1, 9),)),
    "mother_lode": Effect(effects.MOTHER_LODE, effects.EXPLOSIVE),
    "clearance_sale": Effect(effects.CLEARANCE_SALE, effects.EXPLOSIVE, (("exchanges", 1, 9),)),
}
# What the numbers of an effect may add up to in a game: the rules count no further. An effect without numbers
# counts one for each technology.
MOST_IN_ALL = {
    "extra_draw": 6,
    "keep": 2,
    "defence": 15,
    "harvest_more": 1,
    "mercenaries": 15,
    "last_tent_cost": 15,
    "ignore_cost": 1,
}
EFFECT_KEYS = {name for effect in EFFECTS.values() for name, _, _ in effect.keys}


@dataclass(frozen=True)
class Components:
    """Validated components: the kernel's tables, and the files' contents for people.

    A preset is the indices of its technologies, in its order.
    """

    values: Mapping[str, Any]
    digest: str
    parts: Parts
    presets: Mapping[str, tuple[int, ...]]
    tech_ids: tuple[str, ...]
    tiles: int


class Tile(NamedTuple):
    """A tile as the numbers of the kernel."""

    terrain: int
    high: int
    low: int
    when: int
    effect: int
    number: int
    players: int


class Card(NamedTuple):
    """A technology as the numbers of the kernel."""

    type: int
    research: int
    cost: list[int]
    terrains: int
    points: int
    timing: int
    effect: int
    a: int
    b: int


@cache
def standard() -> Components:
    """The components shipped with the package."""
    values: dict[str, Any] = {}
    for name in FILES:
        text = files("landrush.games.dice_settlers").joinpath(name).read_text(encoding="utf-8")
        values |= tomllib.loads(text)
    return build(values, " + ".join(FILES))


def load(path: str | Path | None) -> Components:
    """The shipped components, or a file of one's own laid over them."""
    if path is None:
        return standard()
    shipped = standard().values
    own = read_own(path, shipped)
    values = laid_over(without_replaced_effects(shipped, own), own, Path(path).name)
    return build(values, str(path), shipped)


def without_replaced_effects(shipped: Mapping[str, Any], own: Mapping[str, Any]) -> Mapping[str, Any]:
    """An effect and its numbers are replaced together: those of the old one say nothing about the new one."""
    cards = dict(shipped["technologies"])
    for name, card in own.get("technologies", {}).items():
        if name in TECH_IDS and isinstance(card, dict) and "effect" in card:
            cards[name] = {key: value for key, value in cards[name].items() if key not in EFFECT_KEYS}
    return {**shipped, "technologies": cards}


def build(values: dict[str, Any], file: str, shipped: Mapping[str, Any] | None = None) -> Components:
    """Check everything, facts against the shipped files, and make the kernel's tables."""
    sections = ("tiles", "dice", "bag", "supply", "automaton", "technologies", "sets", "draw_per_type")
    root = table(checked(file, "", values), ("format", *sections))
    root["format"].number(1, 1)
    if shipped is not None:
        check_facts(checked(file, "", values), shipped, False)
    table(root["bag"], ("white", "green", "yellow"))
    table(root["supply"], ("points", "dice_removed"))
    table(root["automaton"], ("step_die",))
    tiles = read_tiles(root["tiles"])
    dice, face_weight = read_dice(root["dice"])
    cards = read_technologies(root["technologies"])
    draw = read_draw(root["draw_per_type"])
    check_totals(root["technologies"], cards, draw)
    presets = read_sets(root["sets"], cards, draw)
    found = digest(values)
    parts = Parts(
        found,
        number_vector(dice),
        number_vector(face_weight),
        number_vector([tile.terrain for tile in tiles]),
        number_vector([tile.high for tile in tiles]),
        number_vector([tile.low for tile in tiles]),
        number_vector([tile.when for tile in tiles]),
        number_vector([tile.effect for tile in tiles]),
        number_vector([tile.number for tile in tiles]),
        number_vector([tile.players for tile in tiles]),
        number_vector([card.type for card in cards]),
        number_vector([card.research for card in cards]),
        number_vector([count for card in cards for count in card.cost]),
        number_vector([card.terrains for card in cards]),
        number_vector([card.points for card in cards]),
        number_vector([card.timing for card in cards]),
        number_vector([card.effect for card in cards]),
        number_vector([card.a for card in cards]),
        number_vector([card.b for card in cards]),
        number_vector(draw),
    )
    return Components(values, found, parts, presets, TECH_IDS, len(TILE_NAMES))


def check_facts(found: Checked, shipped: Any, is_fact: bool) -> None:
    """What the shipped files call a fact is the rules': a file may state it but not change it."""
    if not isinstance(shipped, dict):
        if is_fact and json.dumps(found.value, default=str) != json.dumps(shipped):
            raise found.fail(f"{json.dumps(shipped, ensure_ascii=False)}, which the rules fix")
        return
    if not isinstance(found.value, dict):
        raise found.fail("a table")
    is_fact = shipped["status"] == "fact" if "status" in shipped else is_fact
    known = shipped.get("known")
    fields = known["fields"] if isinstance(known, dict) and status_of(known) == "fact" else ()
    for key, value in found.value.items():
        if key in REMARKS:
            continue
        inner = found.child(key, value)
        if key in shipped:
            check_facts(inner, shipped[key], is_fact or key in fields)
        elif is_fact:
            raise inner.fail("nothing, which the rules fix")


def read_tiles(section: Checked) -> list[Tile]:
    """Forty tiles by number; 0 is no tile (D13)."""
    found = table(section, TILE_NAMES)
    return [Tile(0, -1, -1, effects.NOTHING, effects.NOTHING, 0, 0)] + [
        read_tile(found[name]) for name in TILE_NAMES
    ]


def read_tile(source: Checked) -> Tile:
    """Terrain, points and ability."""
    effect, key = effects.NOTHING, ""
    ability: list[str] = []
    if "effect" in source.value:
        word = source.child("effect", source.value["effect"])
        effect, key = list(TILE_EFFECTS.values())[word.name(tuple(TILE_EFFECTS))]
        ability = ["when", "effect", key] if key else ["when", "effect"]
    entry = table(source, ("group", "terrain", *ability), ("points",))
    high = low = -1
    if "points" in entry:
        high, low = (points.number(0, 9) for points in entry["points"].items(2, 2, "numbers"))
    when = 1 + entry["when"].name(WHEN_NAMES) if ability else effects.NOTHING
    number = 0
    if key == "amount":
        number = entry[key].number(1, 9)
    elif key:
        number = entry[key].name(RESOURCE_NAMES if key == "resource" else ACTION_NAMES)
    players = list(GROUPS.values())[entry["group"].name(tuple(GROUPS))]
    return Tile(entry["terrain"].name(TERRAIN_NAMES), high, low, when, effect, number, players)


def read_dice(section: Checked) -> tuple[list[int], list[int]]:
    """How many dice of each colour, and how many of their six faces show each symbol (D1.1)."""
    counts: list[int] = []
    weights: list[int] = []
    colours = table(section, COLOUR_NAMES)
    for name in COLOUR_NAMES:
        entry = table(colours[name], ("count", "faces"))
        counts.append(entry["count"].number(1, 99))
        faces = [face.name(SYMBOL_NAMES) for face in entry["faces"].items(FACES, FACES, "faces")]
        weights += [faces.count(symbol) for symbol in range(len(SYMBOL_NAMES))]
    return counts, weights


def read_technologies(section: Checked) -> list[Card]:
    """All technologies in a fixed order (D14)."""
    found = table(section, TECH_IDS)
    return [read_card(found[name], name[1]) for name in TECH_IDS]


def check_totals(section: Checked, cards: list[Card], draw: list[int]) -> None:
    """The cards of one game do not go beyond what the rules count."""
    for word, most in MOST_IN_ALL.items():
        total = 0
        for kind, count in enumerate(draw):
            found = [card.a for card in cards if card.effect == EFFECTS[word].number and card.type == kind]
            total += sum(sorted((max(1, n) for n in found), reverse=True)[:count])
        if total > most:
            what = " ".join([word, *(key for key, _, _ in EFFECTS[word].keys)])
            raise checked(section.source, section.key, total).fail(f"at most {most} {what} in one game")


def read_card(source: Checked, kind: str) -> Card:
    """What a technology costs, does and is worth; its id says its type."""
    words = [word for word, each in EFFECTS.items() if (each.timing == effects.EXPLOSIVE) == (kind == "X")]
    word = source.child("effect", source.value["effect"])
    effect = EFFECTS[words[word.name(words)]]
    keys = [key for key, _, _ in effect.keys]
    entry = table(source, (*CARD_KEYS, *keys), ("min_players",))
    if "min_players" in entry:
        entry["min_players"].number(4, 4)
    if ("min_players" in entry) != (effect.number == effects.END_MARKERS):
        raise word.fail('"end_markers" with min_players, and nowhere else')
    line(entry["pl"])
    line(entry["en"])
    if entry["type"].value != kind:
        raise entry["type"].fail(f'"{kind}", as in its id')
    timing = TIMING_NAMES[effect.timing]
    if entry["timing"].value != timing:
        raise entry["timing"].fail(f'"{timing}" with this effect')
    resources = [each.name(RESOURCE_NAMES) for each in entry["resources"].items(0, 4, "resources")]
    numbers = [read_number(entry[key], key, least, most) for key, least, most in effect.keys] + [0, 0]
    if keys == ["from", "to"] and numbers[0] & numbers[1]:
        raise entry["to"].fail("no symbol of from")
    return Card(
        TYPE_NAMES.index(kind),
        entry["research"].number(1, 4),
        [resources.count(resource) for resource in range(len(RESOURCE_NAMES))],
        read_names(entry["terrains"], TERRAIN_NAMES, 0, len(TERRAIN_NAMES), "terrains"),
        entry["points"].number(0, 9),
        effect.timing,
        effect.number,
        numbers[0],
        numbers[1],
    )


def read_number(source: Checked, key: str, least: int, most: int) -> int:
    """A number of an effect, or its symbols as bits."""
    if key not in SYMBOL_LISTS:
        return source.number(least, most)
    allowed = SYMBOL_LISTS[key]
    for each in source.items(least, most, "symbols"):
        each.name(allowed)
    return read_names(source, SYMBOL_NAMES, least, most, "symbols")


def read_names(source: Checked, names: tuple[str, ...], least: int, most: int, what: str) -> int:
    """Different names as bits."""
    bits = 0
    for each in source.items(least, most, what):
        bit = 1 << each.name(names)
        if bits & bit:
            raise source.fail(f"different {what}")
        bits |= bit
    return bits


def read_draw(section: Checked) -> list[int]:
    """How many cards of each type a random set has, nine in all (D2.7)."""
    entry = table(section, tuple(TYPE_NAMES[:5]))
    out = [entry[kind].number(0, SET_CARDS) for kind in TYPE_NAMES[:5]]
    if sum(out) != SET_CARDS:
        raise section.fail(f"{SET_CARDS} cards in all")
    return out


def read_sets(section: Checked, cards: list[Card], draw: list[int]) -> dict[str, tuple[int, ...]]:
    """The printed sets and one's own: nine cards, as many of each type as in a random set (D2.7)."""
    names = [name for name in section.value if name not in REMARKS]
    if not all(map(is_line, names)):
        raise section.fail("names that fit on one line")
    found = table(section, names)
    return {name: read_set(found[name], cards, draw) for name in names}


def read_set(source: Checked, cards: list[Card], draw: list[int]) -> tuple[int, ...]:
    entry = table(source, ("cards",), ("en",))
    if "en" in entry:
        line(entry["en"])
    out = tuple(card.name(TECH_IDS) for card in entry["cards"].items(SET_CARDS, SET_CARDS, "cards"))
    if len(set(out)) != len(out):
        raise entry["cards"].fail("different cards")
    if any(cards[card].effect == effects.END_MARKERS for card in out):
        raise entry["cards"].fail("cards for any number of players")
    for kind, count in enumerate(draw):
        if sum(cards[card].type == kind for card in out) != count:
            raise entry["cards"].fail(f"{count} of type {TYPE_NAMES[kind]}, as in draw_per_type")
    return out
