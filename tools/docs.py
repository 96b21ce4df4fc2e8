"""Write what the documentation of Dice Settlers takes from the component files.

    python tools/docs.py

replaces in docs/rules/dice-settlers.md what stands between `<!-- table NAME -->` and `<!-- end -->`, and in
docs/notation.md the hash of the components and the digest of the example. Do this after a value has changed;
the tests compare the pages with the files.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import landrush
from landrush.component_files import REMARKS
from landrush.games.dice_settlers.components import EFFECTS, SYMBOL_NAMES, standard

DOCS = Path(__file__).parent.parent / "docs"
RULES, NOTATION = DOCS / "rules" / "dice-settlers.md", DOCS / "notation.md"
NOTHING = "–"
TIMINGS = {"once": "Once a round: ", "end": "At the end: ", "explosive": "Explosion: ", "permanent": ""}

TILE_EFFECTS = {
    "token": "1 {resource} token",
    "token_and_die": "1 {resource} token and 1 {colour} die",
    "die": "1 {colour} die",
    "any_die": "1 die of any colour you have access to, orange included",
    "tents": "{amount} tents from the general to your own supply",
    "points": "{amount} points from the reserve",
    "limit": "dice limit +{amount}",
    "symbol": "1 more {symbol} symbol when you take that action",
    "action": "an additional action in this turn",
    "start_house": "a house here instead of the tent",
    "house": "on any tile without a house, 3 of your tents become a house",
}
COLOURS = {
    "plains": "yellow",
    "forest": "green",
    "mountains": "grey",
    "desert": "orange",
    "hills": "brown",
}

CARD_EFFECTS = {
    "limit": "dice limit +{dice}",
    "extra_draw": "roll phase: draw {dice} more than your limit, even above 9; if you then have more than "
    "your limit, put that many of the dice just drawn into the spent area unused",
    "keep": "clean-up: keep up to {dice} active dice",
    "explore_more": "explore: draw {tiles} tiles more than you paid for",
    "convert": "{from} symbols may be used as {to} symbols",
    "convert_dice": "{from} symbols on dice may be used as {to} symbols",
    "defence": "each attack action against you loses its first {symbols} attack symbols",
    "attack_from_general": "attack: each tent that you put down comes from your own or from the general "
    "supply, as you like",
    "harvest_more": "harvest: at the end of the action {tokens} more food, wood or iron token of a kind "
    "gained in it",
    "explore_anywhere": "explore: the new tile need not touch a tile where you are present; it still touches "
    "two tiles",
    "settle_reach": "settle: a tent may go up to {steps} steps over map tiles from where you are present",
    "mercenaries": "attack: return up to {tokens} tokens for an attack symbol each, beside at least one "
    "symbol from elsewhere; they can be ignored like others",
    "last_tent_cost": "after ignored symbols, your last tent on a tile costs {symbols} attack symbols, or "
    "strength of the automaton; with fewer left it stays",
    "fetch": "settle: a symbol for fetching brings {tents} tents",
    "improvise": "roll phase: spend a die showing an action to reroll up to {dice} other active dice",
    "cheap_recruit": "recruit: 1 / 2 / 4 symbols for 1 / 2 / 3 dice",
    "symbol": "1 {one_of} symbol while you pay for an action",
    "free_factory": "free action: use a factory where you are present, by a house too, without removing a "
    "tent; it counts as a use of it",
    "ignore_cost": "research: leave out one token or one terrain of the card",
    "free_tent": "free action: put 1 tent from the general supply on a tile where you are present",
    "adjacent_factory": "the tent for a factory may come from a neighbouring tile; you need not be present "
    "on the factory",
    "factory_times": "you may use each factory {times} times a round, with a tent each time",
    "trade_sets": "trade: each set of three tokens brings {more} points more",
    "trade_pair": "trade: any two tokens bring {worth} points",
    "end_houses": "{each} points for each of your houses on the map",
    "end_dice": "{each} points for each of your dice",
    "end_present": "{each} points for each tile where you are present",
    "end_factories": "{each} points for each factory that you control",
    "end_technologies": "{each} points for each technology with your marker, this one and an explosive one "
    "included",
    "end_terrains": "{each} points for each terrain of which you control a tile",
    "end_controlled": "{each} points for each tile that you control",
    "end_markers": "{each} points for each opponent's marker on the technologies with yours, this one "
    "included; only with 4 players",
    "dynamite": "on one tile where you are present, send up to {tents} tents of each opponent to their own "
    "supply; you choose how many of each. It is no attack, so defences do not help",
    "march": "one more main action in this turn",
    "levy": "take {dice} dice of different colours that you have access to; with fewer such colours in the "
    "supply, fewer",
    "brainstorm": "turn up to {dice} active dice to any faces",
    "rush_building": "on a tile without a house, {tents} of your tents go to the general supply and a house "
    "comes there; no lead is needed",
    "mother_lode": "1 gold token and 1 food, wood or iron token",
    "clearance_sale": "up to {exchanges} exchanges of the trade action without symbols; it is not the trade "
    "action, which stays available",
}


def row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


def table(*rows: tuple[str, ...]) -> str:
    """Rows as Markdown, the header first."""
    head, *others = rows
    return "\n".join([row(*head), "|" + "---|" * len(head), *(row(*each) for each in others)])


def entries(section: str) -> dict[str, Mapping[str, Any]]:
    return {name: each for name, each in standard().values[section].items() if name not in REMARKS}


def dice_table() -> str:
    rows = [(colour, str(die["count"]), ", ".join(die["faces"])) for colour, die in entries("dice").items()]
    return table(("Die", "Number", "Faces"), *rows)


def tiles_table() -> str:
    rows = []
    for number, tile in entries("tiles").items():
        points = " / ".join(map(str, tile["points"])) if "points" in tile else NOTHING
        words = {**tile, "colour": COLOURS[tile["terrain"]]}
        does = TILE_EFFECTS[tile["effect"]].format_map(words) if "effect" in tile else NOTHING
        rows.append((number, tile["group"], tile["terrain"], points, tile.get("when", NOTHING), does))
    return table(("Tile", "Players", "Terrain", "Points", "Category", "Ability"), *rows)


def one_of(words: list[str]) -> str:
    """Words as a choice: A, B or C."""
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def effect_words(card: Mapping[str, Any]) -> str:
    """What a technology does, with its numbers."""
    words: dict[str, Any] = dict(card)
    for key in ("from", "to", "one_of"):
        if key in card:
            others = set(SYMBOL_NAMES) - set(card.get("from", ()))
            words[key] = "any other" if set(card[key]) == others else one_of(card[key])
    does = CARD_EFFECTS[card["effect"]].format_map(words)
    if card.get("controlled"):
        does += f" while you control at least {card['controlled']} tiles"
    # One of something is no plural.
    does = re.sub(r"\b1 ((?:attack )?\w+)s\b", r"1 \1", does).replace("its first 1 ", "its first ")
    return TIMINGS[card["timing"]] + does


def fact_words(card: Mapping[str, Any]) -> str:
    """Which values of a technology the rulebook tells."""
    known = card.get("known", {"fields": ()})["fields"]
    numbers = [key for key, _, _ in EFFECTS[card["effect"]].keys]
    found = {
        "name": "pl" in known,
        "research": "research" in known,
        "tokens": "resources" in known,
        "terrain": "terrains" in known,
        "effect": {"effect", *numbers} <= set(known),
        "effect but not its number": "effect" in known and not set(numbers) <= set(known),
        "points": "points" in known,
        "players": "min_players" in known,
    }
    return ", ".join(word for word, is_known in found.items() if is_known) or NOTHING


def technologies_table() -> str:
    rows = []
    for name, card in entries("technologies").items():
        tokens, terrains = (", ".join(card[key]) or NOTHING for key in ("resources", "terrains"))
        numbers = (str(card["research"]), tokens, terrains, str(card["points"]))
        rows.append((name, card["en"], card["pl"], *numbers, effect_words(card), fact_words(card)))
    return table(
        ("Card", "Name", "In Polish", "Research", "Tokens", "Terrain", "Points", "Effect", "Fact"), *rows
    )


def sets_table() -> str:
    rows = [(f"`{name}`", each["en"], ", ".join(each["cards"])) for name, each in entries("sets").items()]
    return table(("Option", "Name", "Cards"), *rows)


TABLES = {"dice": dice_table, "tiles": tiles_table, "technologies": technologies_table, "sets": sets_table}


def with_tables(text: str) -> str:
    """The page with all its tables as the files say."""
    for name, make in TABLES.items():
        start, end = f"<!-- table {name} -->\n", "<!-- end -->"
        before, rest = text.split(start)
        _, _, after = rest.partition(end)
        text = f"{before}{start}{make()}\n{end}{after}"
    return text


def with_hashes(text: str) -> str:
    """The page with the hash of the shipped components, and the digest of its example."""
    before, heading, part = text.partition("\n## Dice Settlers\n")
    (entries,) = re.findall(r"^```entries\n(.*?)^```$", part, re.MULTILINE | re.DOTALL)
    (old_hash,) = re.findall(r"have\s+the\s+hash\s+`(\w{16})`", part)
    (old_digest,) = re.findall(r"Its digest is `(\w{16})`", part)
    state = landrush.game("dice-settlers").new(2)
    for entry in entries.split(","):
        state.apply(state.parse(entry))
    part = part.replace(old_hash, standard().digest).replace(old_digest, state.digest())
    return before + heading + part


def main() -> None:
    """Both pages."""
    for page, renewed in ((RULES, with_tables), (NOTATION, with_hashes)):
        page.write_text(renewed(page.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
