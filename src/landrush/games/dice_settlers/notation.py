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

# First id, last id, notation, key of the meaning; the order of the ids.
TABLE = [
    (actions.FINISH, actions.FINISH, "done", "table-d-done"),
    (actions.END, actions.END, "end", "table-d-end"),
    (actions.JOIN, actions.JOIN, "join", "table-d-join"),
    (actions.PASS, actions.PASS, "pass", "table-d-pass"),
    (actions.TURN_DIE, actions.TURN_DIE, "turn", "table-d-turn"),
    (actions.REROLL, actions.REROLL, "reroll", "table-d-reroll"),
    (actions.DRAW, actions.DRAW, "draw", "table-d-draw"),
    (actions.PAIR, actions.PAIR, "pair", "table-d-pair"),
    (actions.FETCH, actions.FETCH, "fetch", "table-d-fetch"),
    (actions.BACK, actions.BACK, "back", "table-d-back"),
    (actions.FROM_OWN, actions.FROM_OWN, "own", "table-d-own"),
    (actions.FROM_GENERAL, actions.FROM_GENERAL, "general", "table-d-general"),
    (actions.BONUS, actions.BONUS, "bonus", "table-d-bonus"),
    (actions.ADD, actions.ADD, "add", "table-d-add"),
    (actions.COLOUR, actions.COLOUR + 5, "colour COLOUR", "table-d-colour"),
    (actions.FACE, actions.FACE + 10, "face SYMBOL", "table-d-face"),
    (actions.TOKEN, actions.TOKEN + 3, "token RESOURCE", "table-d-token"),
    (actions.DIE, actions.DIE + 65, "die COLOUR-SYMBOL", "table-d-die"),
    (actions.RECRUIT, actions.RECRUIT + 2, "recruit N", "table-d-recruit"),
    (actions.EXPLORE, actions.EXPLORE + 32, "explore N", "table-d-explore"),
    (actions.SETTLE, actions.SETTLE, "settle", "table-d-settle"),
    (actions.HARVEST, actions.HARVEST, "harvest", "table-d-harvest"),
    (actions.TRADE, actions.TRADE, "trade", "table-d-trade"),
    (actions.RESEARCH, actions.RESEARCH + 54, "research CARD", "table-d-research"),
    (actions.USE, actions.USE + 54, "use CARD", "table-d-use"),
    (actions.TILE, actions.TILE + 39, "tile N", "table-d-tile"),
    (actions.FACTORY, actions.FACTORY + 39, "factory N", "table-d-factory"),
    (actions.POWER, actions.POWER + 39, "power N", "table-d-power"),
    (actions.ATTACK, actions.ATTACK + 159, "attack N-SEAT", "table-d-attack"),
    (actions.SPOT, actions.SPOT + 240, "spot N-SIDE", "table-d-spot"),
    (actions.SELL_EQUAL, actions.SELL_EQUAL + 19, "equal R-R-R", "table-d-equal"),
    (actions.SELL_DIFFERENT, actions.SELL_DIFFERENT + 19, "different R-R-R", "table-d-different"),
    (actions.SELL_TWO, actions.SELL_TWO + 9, "two R-R", "table-d-two"),
    (actions.CHANCE_FIRST, actions.CHANCE_FIRST + 3, "first SEAT", "table-d-first"),
    (actions.CHANCE_ROLL, actions.CHANCE_ROLL + 65, "roll COLOUR-SYMBOL", "table-d-roll"),
    (actions.CHANCE_TILE, actions.CHANCE_TILE + 39, "drawn N", "table-d-drawn"),
    (actions.CHANCE_CARD, actions.CHANCE_CARD + 54, "card CARD", "table-d-card"),
    (actions.CHANCE_COLOUR, actions.CHANCE_COLOUR + 5, "lot COLOUR", "table-d-lot"),
    (actions.CHANCE_STEP, actions.CHANCE_STEP + 3, "step N", "table-d-step"),
    (actions.CHANCE_SPOT, actions.CHANCE_SPOT + 240, "lot N-SIDE", "table-d-lot-spot"),
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
    out += ["bonus", "add"]
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
