"""Moves and chance outcomes as language-neutral text, both ways."""

from __future__ import annotations

from functools import cache

from landrush.games.dice_settlers import actions
from landrush.games.dice_settlers.attack import SEATS
from landrush.games.dice_settlers.explore import MOST
from landrush.games.dice_settlers.symbols import RESOURCES, TILES
from landrush.games.dice_settlers.trade import THREES, TWOS
from landrush.moves import by_text, id_of, text_of

# In the order of symbols.py.
SYMBOL_NAMES = (
    "recruit",
    "explore",
    "settle",
    "attack",
    "trade",
    "research",
    "pioneer",
    "gold",
    "iron",
    "wood",
    "food",
)
ACTION_NAMES = (*SYMBOL_NAMES[:6], "harvest")
RESOURCE_NAMES = SYMBOL_NAMES[7:]
COLOUR_NAMES = ("white", "green", "yellow", "orange", "brown", "grey")
TERRAIN_NAMES = ("plains", "forest", "mountains", "desert", "hills")
SIDES = ("NE", "E", "SE", "SW", "W", "NW")
DIE_NAMES = tuple(f"{colour}-{symbol}" for colour in COLOUR_NAMES for symbol in SYMBOL_NAMES)
SPOT_NAMES = ("origin", *(f"{tile}-{side}" for tile in range(1, TILES) for side in SIDES))
TILE_NUMBERS = range(1, TILES)

# First id, last id, notation, meaning; the order of the ids.
TABLE = [
    (actions.FINISH, actions.FINISH, "done", "end a sequence of choices"),
    (actions.END, actions.END, "end", "end the turn (D5.1)"),
    (actions.JOIN, actions.JOIN, "join", "put a tent on the explored tile (D6.2)"),
    (actions.PASS, actions.PASS, "pass", "decline (D5.2, D6.2)"),
    (actions.TURN_DIE, actions.TURN_DIE, "turn", "use the spent die to turn another (D4.4)"),
    (actions.REROLL, actions.REROLL, "reroll", "use the spent die to reroll others (D4.4)"),
    (actions.DRAW, actions.DRAW, "draw", "use the spent die to draw two dice (D4.4)"),
    (actions.PAIR, actions.PAIR, "pair", "pay with two pioneers (D5.4)"),
    (actions.FETCH, actions.FETCH, "fetch", "a tent from the general to the own supply (D6.3)"),
    (actions.BACK, actions.BACK, "back", "take tents back from the map (D6.3)"),
    (actions.FROM_OWN, actions.FROM_OWN, "own", "the attacking tent comes from the own supply"),
    (actions.FROM_GENERAL, actions.FROM_GENERAL, "general", "it comes from the general supply"),
    (actions.BONUS, actions.BONUS, "bonus", "use the symbol of a controlled tile (D5.5)"),
    (actions.COLOUR, actions.COLOUR + 5, "colour COLOUR", "take a die, or sell a spent one (D6.1, D6.6)"),
    (actions.FACE, actions.FACE + 10, "face SYMBOL", "turn the die to this face (D4.4)"),
    (actions.TOKEN, actions.TOKEN + 3, "token RESOURCE", "take or pay a token (D6.5, D6.7)"),
    (actions.DIE, actions.DIE + 65, "die COLOUR-SYMBOL", "an active die: spend, pay, turn, keep, sell"),
    (actions.RECRUIT, actions.RECRUIT + 2, "recruit N", "take 1 to 3 dice (D6.1)"),
    (actions.EXPLORE, actions.EXPLORE + 32, "explore N", "spend 1 to 33 symbols (D6.2)"),
    (actions.SETTLE, actions.SETTLE, "settle", "settle, symbol by symbol (D6.3)"),
    (actions.HARVEST, actions.HARVEST, "harvest", "harvest, symbol by symbol (D6.5)"),
    (actions.TRADE, actions.TRADE, "trade", "trade, symbol by symbol (D6.6)"),
    (actions.RESEARCH, actions.RESEARCH + 54, "research CARD", "research a technology (D6.7)"),
    (actions.USE, actions.USE + 54, "use CARD", "use a once-a-round or explosive card (D7.3, D14.4)"),
    (actions.TILE, actions.TILE + 39, "tile N", "a tile: keep, place, put or take a tent"),
    (actions.FACTORY, actions.FACTORY + 39, "factory N", "use a factory (D7.1)"),
    (actions.POWER, actions.POWER + 39, "power N", "take power on a tile (D7.2)"),
    (actions.ATTACK, actions.ATTACK + 159, "attack N-SEAT", "attack a player on a tile (D6.4)"),
    (
        actions.SPOT,
        actions.SPOT + 240,
        "spot N-SIDE",
        "a free place beside a tile (D2.4, D6.2)",
    ),
    (actions.SELL_EQUAL, actions.SELL_EQUAL + 19, "equal R-R-R", "three equal tokens (D6.6)"),
    (
        actions.SELL_DIFFERENT,
        actions.SELL_DIFFERENT + 19,
        "different R-R-R",
        "sell three different tokens (D6.6)",
    ),
    (actions.SELL_TWO, actions.SELL_TWO + 9, "two R-R", "sell any two tokens (D6.6)"),
    (actions.CHANCE_FIRST, actions.CHANCE_FIRST + 3, "first SEAT", "chance: the first player (D2.1)"),
    (
        actions.CHANCE_ROLL,
        actions.CHANCE_ROLL + 65,
        "roll COLOUR-SYMBOL",
        "chance: a face (D4.3)",
    ),
    (actions.CHANCE_TILE, actions.CHANCE_TILE + 39, "drawn N", "chance: a tile (D2.3, D6.2, D12.20)"),
    (actions.CHANCE_CARD, actions.CHANCE_CARD + 54, "card CARD", "chance: a technology is laid out (D2.7)"),
    (actions.CHANCE_COLOUR, actions.CHANCE_COLOUR + 5, "lot COLOUR", "chance: a die (D12.1, D12.5, D12.20)"),
    (actions.CHANCE_STEP, actions.CHANCE_STEP + 3, "step N", "chance: the step die (D12.6)"),
    (actions.CHANCE_SPOT, actions.CHANCE_SPOT + 240, "lot N-SIDE", "chance: a free place (D12.20)"),
]


def token_words(choices: tuple[int, ...]) -> list[str]:
    """The tokens of each choice, one word each."""
    out = []
    for at in range(0, len(choices), RESOURCES):
        amounts = choices[at : at + RESOURCES]
        out.append("-".join(name for name, n in zip(RESOURCE_NAMES, amounts, strict=True) for _ in range(n)))
    return out


@cache
def words(cards: tuple[str, ...]) -> tuple[str, ...]:
    """The texts of all ids in order, for technologies with these ids."""
    out = ["done", "end", "join", "pass", "turn", "reroll", "draw", "pair", "fetch", "back", "own", "general"]
    out.append("bonus")
    out += [f"colour {name}" for name in COLOUR_NAMES]
    out += [f"face {name}" for name in SYMBOL_NAMES]
    out += [f"token {name}" for name in RESOURCE_NAMES]
    out += [f"die {name}" for name in DIE_NAMES]
    out += [f"recruit {n}" for n in range(1, 4)]
    out += [f"explore {n}" for n in range(1, MOST + 1)]
    out += ["settle", "harvest", "trade"]
    for verb in ("research", "use"):
        out += [f"{verb} {card}" for card in cards]
    for verb in ("tile", "factory", "power"):
        out += [f"{verb} {tile}" for tile in TILE_NUMBERS]
    out += [f"attack {tile}-{seat + 1}" for tile in TILE_NUMBERS for seat in range(SEATS)]
    out += [f"spot {name}" for name in SPOT_NAMES]
    threes = token_words(tuple(THREES))
    out += [f"equal {text}" for text in threes] + [f"different {text}" for text in threes]
    out += [f"two {text}" for text in token_words(tuple(TWOS))]
    out += [f"first {seat + 1}" for seat in range(SEATS)]
    out += [f"roll {name}" for name in DIE_NAMES]
    out += [f"drawn {tile}" for tile in TILE_NUMBERS]
    out += [f"card {card}" for card in cards]
    out += [f"lot {name}" for name in COLOUR_NAMES]
    out += [f"step {n}" for n in range(1, 5)]
    out += [f"lot {name}" for name in SPOT_NAMES]
    return tuple(out)


@cache
def ids(cards: tuple[str, ...]) -> dict[str, int]:
    """The id of each text."""
    return by_text(words(cards))


def notation(cards: tuple[str, ...], action: int) -> str:
    """The text of an action id."""
    return text_of("dice-settlers", words(cards), action)


def parse(cards: tuple[str, ...], text: str) -> int:
    """The action id of a text."""
    return id_of("dice-settlers", ids(cards), text)
