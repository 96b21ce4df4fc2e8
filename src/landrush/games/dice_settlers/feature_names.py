"""The names of the features, in the order in which the kernel writes them."""

from __future__ import annotations

from landrush.games.dice_settlers.components import TECH_IDS
from landrush.games.dice_settlers.notation import ACTION_NAMES, COLOUR_NAMES, RESOURCE_NAMES
from landrush.games.dice_settlers.position import SIDE_NAMES

# The seat itself, then the others in turn order; in the solo game the automaton is next.
PLAYERS = ("own", "next", "second", "third")
TERRAINS = ("plains", "forest", "mountains", "desert", "hills")

OF_PLAYER = (
    *("first player", "asked", "roll to come", "main actions left", "turns before"),
    *(f"on {terrain}" for terrain in TERRAINS),
    *("tiles with presence", "tents in supply", "no tents in supply", "houses built"),
    *("tiles behind by 2", "tiles behind by 1", "tiles tied"),
    *("tiles ahead by 1", "tiles ahead by 2", "tiles ahead by 3"),
    *("tents on map", "tiles as second", "points at risk", "points in reach", "points beside"),
    *("worth of leads", "factories to use"),
    *("dice", "odd die", "dice limit", "dice limit in rounds left", "dice in bag", "active dice", "kept die"),
    *(f"{resource} tokens" for resource in RESOURCE_NAMES),
    *("sets of tokens", "tokens of use"),
    *("technologies", "worth of technologies", "technologies payable", "technologies nearly payable"),
    *("worth of best technology payable", "lasting worth"),
    *(f"{action} symbols" for action in ACTION_NAMES),
    "worth of symbols",
    *("points taken", "points of tiles", "points printed on technologies", "points by rule of technologies"),
    *("points of dice", "points of houses", "score"),
)

GROUPS = (
    *("dice limit", "choice of dice", "explore", "conversion", "defence", "attack", "harvest and trade"),
    *("settle", "recruit", "symbol", "factories", "research", "end of game", "explosive"),
)

QUESTIONS = (
    *(f"{action} under way" for action in ACTION_NAMES),
    *("draft", "start tile", "roll", "arranging dice", "turn", "additional action", "joining"),
    *("free action", "keeping dice", "automaton"),
)

FEATURES: tuple[str, ...] = (
    *(f"{player} {name}" for player in PLAYERS for name in OF_PLAYER),
    *(f"own {colour} dice" for colour in COLOUR_NAMES),
    *(f"own {colour} dice in bag" for colour in COLOUR_NAMES),
    *(f"own active dice with {symbol}" for symbol in ("pioneer", *RESOURCE_NAMES)),
    *(f"own {action} taken" for action in ACTION_NAMES),
    *(f"own technologies for {group}" for group in GROUPS),
    *(f"own start tile {tile}" for tile in range(1, 8)),
    *(f"own {tech.lower()}" for tech in TECH_IDS),
    *(f"own {tech.lower()} in reach" for tech in TECH_IDS),
    *(f"own technologies that need {resource}" for resource in RESOURCE_NAMES),
    *("ahead of best other", "ahead of next", "ahead of second", "ahead of third"),
    *(f"question: {question}" for question in QUESTIONS),
    "symbols to pay",
    *("solo game", "2 players", "3 players", "4 players"),
    *("rounds played", "last round", "rounds left", "tiles in stack", "points in supply"),
    "houses left of best builder",
    *(f"{colour} dice in supply" for colour in COLOUR_NAMES[1:]),
    *("colours before end", "dice before end"),
    *(f"automaton strength at {side}" for side in SIDE_NAMES),
    *("automaton dice in queue", "automaton dice next round", "automaton tents in general supply"),
    *("automaton dice beyond limit", "automaton points for unused strength"),
    *("automaton points for traded token", "automaton points for technology", "gold rush"),
)
