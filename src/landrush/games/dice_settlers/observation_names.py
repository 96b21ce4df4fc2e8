"""The names of the numbers of an observation, in the order in which `observation.py` writes them."""

from __future__ import annotations

from collections.abc import Iterator

from landrush.engine.game import Seen
from landrush.engine.pending import FRAME
from landrush.games.dice_settlers import observation_pending as pending
from landrush.games.dice_settlers.components import TECH_IDS, TYPE_NAMES, standard
from landrush.games.dice_settlers.notation import (
    ACTION_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    RESOURCE_NAMES,
    SIDES,
    SYMBOL_NAMES,
    TILE_NUMBERS,
)
from landrush.games.dice_settlers.observation import CARDS, MIDDLE
from landrush.games.dice_settlers.observation_automaton import DICE, ROLLED
from landrush.games.dice_settlers.position import FRAMES, SIDE_NAMES
from landrush.games.dice_settlers.solo.frames import OWN_TURN
from landrush.games.dice_settlers.state import BLAST, CARD, DRAFT_DRAW, TURN
from landrush.games.dice_settlers.symbols import DIE_FACES

# In the solo game the automaton is next.
PLAYERS = ("own", "next", "second next", "third next")
TECHNOLOGY_NAMES = tuple(standard().values["technologies"][name]["en"].lower() for name in TECH_IDS)

# How many frames of a kind one seat may have; of other kinds there is one.
MANY_FRAMES = {int(CARD): CARDS, int(DRAFT_DRAW): 3, int(TURN): 2, int(BLAST): 3, int(OWN_TURN): 2}
# What a frame's number is about at most; of other names it is 0 or 1.
USUAL = {
    "left": 6,
    "turn": 2,
    "taken": 2,
    "allowed": 2,
    "symbols": 6,
    "more": 2,
    "tents": 3,
    "limit": 2,
    "kept": 2,
    "strength": 4,
}
# What each way to tell a frame's number tells.
TOLD = {
    pending.DIE: (*COLOUR_NAMES, *SYMBOL_NAMES),
    pending.CUP_OF_DICE: COLOUR_NAMES,
    pending.COLOUR_SET: COLOUR_NAMES,
    pending.RESOURCE_SET: RESOURCE_NAMES,
    pending.SEAT: PLAYERS,
    pending.TYPE: tuple(f"type {name}" for name in TYPE_NAMES.lower()),
    pending.SYMBOL: SYMBOL_NAMES,
    pending.ACTION: ACTION_NAMES,
    pending.TOKENS: RESOURCE_NAMES,
}


def names() -> Iterator[Seen]:
    """Everything, group by group."""
    for player in PLAYERS:
        yield from of_player(f"board: {player}")
    yield from (Seen("bag", f"{colour} dice", 3, is_private=True) for colour in COLOUR_NAMES)
    yield from (Seen("supply", f"{colour} dice", 7) for colour in COLOUR_NAMES)
    yield Seen("supply", "points", 48)
    yield from technologies()
    yield from progress()
    yield from (Seen("question", f"asks {kind}") for kind in KIND_NAMES.values())
    yield from (Seen("question", f"asks {player}") for player in PLAYERS)
    yield from pending_frames()
    yield from automaton()
    for tile in TILE_NUMBERS:
        yield from of_tile(f"tile {tile}")


def of_player(group: str) -> Iterator[Seen]:
    """A player's board."""
    yield Seen(group, "plays")
    yield Seen(group, "dice in bag", 8)
    yield from (Seen(group, f"spent {colour} dice", 3) for colour in COLOUR_NAMES)
    yield from (Seen(group, f"active {die.replace('-', ' dice with ')}", 2) for die in DIE_NAMES)
    yield from (Seen(group, f"{resource} tokens", 4) for resource in RESOURCE_NAMES)
    yield Seen(group, "tents in supply", 10)
    yield Seen(group, "houses left", 5)
    yield Seen(group, "points", 20)
    yield from (Seen(group, f"has {name}") for name in TECHNOLOGY_NAMES)
    yield from (Seen(group, f"used {name}") for name in TECHNOLOGY_NAMES)
    yield from (Seen(group, f"{action} taken") for action in ACTION_NAMES)
    yield from (Seen(group, f"factory {tile} used") for tile in TILE_NUMBERS)
    yield from (Seen(group, f"factory {tile} used again") for tile in TILE_NUMBERS)


def technologies() -> Iterator[Seen]:
    """The cards of the game; the numbers of those in a row count from 1 in the order of the action table."""
    yield from (Seen("technologies", f"{name} laid out") for name in TECHNOLOGY_NAMES)
    yield from (Seen("technologies", f"{name} being researched") for name in TECHNOLOGY_NAMES)
    yield from (Seen("technologies", f"card {n} of the row", len(TECH_IDS)) for n in range(1, CARDS + 1))


def progress() -> Iterator[Seen]:
    """Who is first and decides, and how far the game is."""
    yield from (Seen("round", f"{player} first player") for player in PLAYERS)
    yield from (Seen("round", f"{player} decides") for player in PLAYERS)
    yield Seen("round", "chance decides")
    yield Seen("round", "game over")
    yield Seen("round", "number", 12)
    yield Seen("round", "last round")
    yield Seen("round", "explosive technologies")
    yield Seen("round", "tiles in stack", 30)
    yield Seen("round", "tiles in hand", 3)


def pending_frames() -> Iterator[Seen]:
    """What is still to be asked or done, from the seat that it asks, and the numbers that go with it."""
    for kind, name in KIND_NAMES.items():
        most = MANY_FRAMES.get(kind, 1)
        yield from (Seen("pending", f"{name}: {player}", most) for player in PLAYERS)
    for argument in pending.ARGUMENTS:
        number, how = divmod(int(argument), int(pending.WAYS))
        kind, which = divmod(number, int(FRAME))
        yield from of_argument(KIND_NAMES[kind], FRAMES[kind][1][which].replace("_", " "), how)
    yield from (Seen("pending", f"{KIND_NAMES[BLAST]}, tents left: {player}", 3) for player in PLAYERS)


def of_argument(kind: str, name: str, how: int) -> Iterator[Seen]:
    """One number of a frame."""
    if how == pending.NUMBER:
        yield Seen("pending", f"{kind}, {name}", USUAL.get(name, 1))
    elif how == pending.TARGET:
        yield Seen("pending", f"{kind}, symbols of tiles left", 3)
        yield from (Seen("pending", f"{kind}, gained: {resource}") for resource in RESOURCE_NAMES)
        yield from (Seen("pending", f"{kind}, against: {player}") for player in PLAYERS)
        for counter in ("symbols ignored", "symbols saved", "tents replaced", "tokens for mercenaries"):
            yield Seen("pending", f"{kind}, {counter}", 3)
    else:
        most = 3 if how in (pending.CUP_OF_DICE, pending.TOKENS) else 1
        yield from (Seen("pending", f"{kind}, {name}: {told}", most) for told in TOLD[how])


def automaton() -> Iterator[Seen]:
    """The automaton of a solo game. A die in a row is its colour, or its colour and symbol, from 1 on."""
    yield Seen("automaton", "plays")
    yield Seen("automaton", "dice beyond limit", 2)
    yield Seen("automaton", "points for unused strength", 2)
    yield Seen("automaton", "points for traded token", 3)
    yield Seen("automaton", "points for technology", 2)
    yield Seen("automaton", "gold rush")
    yield Seen("automaton", "player decides ties")
    yield Seen("automaton", "end-of-game rules of technologies count")
    yield Seen("automaton", "tents in general supply", 14)
    yield from (Seen("automaton", f"marker at {side}") for side in SIDE_NAMES)
    for side in SIDE_NAMES:
        yield from (Seen("automaton", f"{colour} dice at {side}", 2) for colour in COLOUR_NAMES)
        yield from (Seen("automaton", f"{resource} token at {side}") for resource in RESOURCE_NAMES)
    yield from (Seen("automaton", f"die {n} of all sides", len(COLOUR_NAMES)) for n in range(1, DICE + 1))
    for n in range(1, DICE + 1):
        yield from (Seen("automaton", f"die {n} of the queue: {colour}") for colour in COLOUR_NAMES)
    yield from (Seen("automaton", f"die {n} of the roll", DIE_FACES) for n in range(1, ROLLED + 1))


def of_tile(group: str) -> Iterator[Seen]:
    """A tile. `q` and `r` are counted from a corner that no map reaches; free places are those of `spot`."""
    yield Seen(group, "on map")
    yield from (Seen(group, axis, 2 * MIDDLE) for axis in ("q", "r"))
    yield from (Seen(group, f"tents: {player}", 4) for player in PLAYERS)
    yield from (Seen(group, f"house: {player}") for player in PLAYERS)
    yield from (Seen(group, what, is_private=True) for what in ("unknown", "in hand", "kept"))
    yield Seen(group, "asked about")
    yield from (Seen(group, f"free place {side.lower()}") for side in SIDES)


KIND_NAMES = {kind: FRAMES[kind][0].replace("-", " ") for kind in sorted(FRAMES)}
OBSERVATION = tuple(names())
