"""What games of Dice Settlers are made of, counted, and the moves that can be forced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from landrush.census import ALL, GAMES, SEATS, USED, Counting, Group, Label, Row
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.games.dice_settlers import actions, happened
from landrush.games.dice_settlers.components import TECH_IDS
from landrush.games.dice_settlers.flows import dice
from landrush.games.dice_settlers.game import DiceSettlersGame, dice_settlers
from landrush.games.dice_settlers.land import controls
from landrush.games.dice_settlers.log import (
    ACTION_KEYS,
    END_KEYS,
    RESOURCE_KEYS,
    tech_name,
)
from landrush.games.dice_settlers.notation import (
    ACTION_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    RESOURCE_NAMES,
    SYMBOL_NAMES,
    TILE_NUMBERS,
)
from landrush.games.dice_settlers.roll import dice_limit
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.games.dice_settlers.state import EXTRA, TURN
from landrush.games.dice_settlers.symbols import HARVEST, SYMBOLS
from landrush.messages import Term

RESEARCH, END = "research", "end"
ENDS = {key.removeprefix("d-end-"): key for key in END_KEYS.values()}
THIRDS = {"first": "d-first-third", "middle": "d-middle-third", "last": "d-last-third"}
EQUAL, DIFFERENT, TWO, DIE = "three equal", "three different", "two", "die"
SALES = {
    EQUAL: "d-three-equal",
    DIFFERENT: "d-three-different",
    TWO: "d-two-tokens",
    DIE: "d-one-die",
}
# Harvests of this many tokens or more count as one size.
LARGEST = 6
HARVESTS = {str(n): str(n) for n in range(1, LARGEST)} | {str(LARGEST): f"{LARGEST}+"}
# The first action id of each main action that decisions name, and how many ids it has.
FIRST_IDS = {
    "recruit": (actions.RECRUIT, 3),
    "explore": (actions.EXPLORE, 33),
    "settle": (actions.SETTLE, 1),
    "harvest": (actions.HARVEST, 1),
    "trade": (actions.TRADE, 1),
    "research": (actions.RESEARCH, 55),
    "attack": (actions.ATTACK, 160),
}

GROUPS = {
    "actions": Group(("times",), {"share": ("times", ALL), "per-seat": ("times", SEATS)}),
    "technologies": Group(
        ("seen", "taken", "won-with", "left", "won-without"),
        {
            "taken-share": ("taken", "seen"),
            "win-with": ("won-with", "taken"),
            "win-without": ("won-without", "left"),
        },
    ),
    "ends": Group(("times",), {"share": ("times", GAMES)}),
    "growth": Group(
        ("boards", "limit", "dice"), {"limit-mean": ("limit", "boards"), "dice-mean": ("dice", "boards")}
    ),
    "faces": Group(
        ("rolled", "turned", "spent", "changing"),
        {
            "rolled-per-game": ("rolled", GAMES),
            "spent-per-game": ("spent", GAMES),
            "changing-per-game": ("changing", GAMES),
        },
    ),
    "map-tiles": Group(
        ("there", "drawn", "explored", "controlled", "factory"),
        {"explored-share": ("explored", "there"), "controlled-share": ("controlled", "there")},
    ),
    "tokens": Group(
        ("gained", "sold", "paid"), {"gained-per-game": ("gained", GAMES), "sold-per-game": ("sold", GAMES)}
    ),
    "harvests": USED,
    "sales": USED,
}


def begin(state: State) -> Count:
    """Count the game that begins with this state."""
    return Count(dice_settlers(state))


class Count(Counting):
    """The counts of one game. Of the automaton only the tiles are counted, and what it puts an end to."""

    groups: ClassVar = GROUPS

    def __init__(self, s: DiceSettlers) -> None:
        super().__init__(
            {
                "actions": ACTION_NAMES,
                # A random set is known only at the end.
                "technologies": (),
                "ends": ENDS,
                "growth": THIRDS,
                "faces": [name for die, name in enumerate(DIE_NAMES) if s.parts.face_weight[die]],
                "map-tiles": [str(tile) for tile in TILE_NUMBERS if s.parts.tile_players[tile] <= s.seats],
                "tokens": RESOURCE_NAMES,
                "harvests": HARVESTS,
                "sales": SALES,
            }
        )
        # Whether a die that is spent pays for an action, and the tokens of a harvest that goes on.
        self.is_paying = False
        self.harvested: int | None = None
        # For each round the limits of all boards, and their dice.
        self.course: list[tuple[int, int]] = []

    def choose(self, state: State, action: int) -> None:
        s = dice_settlers(state)
        if actions.CHANCE_TILE <= action < actions.CHANCE_CARD:
            self.add("map-tiles", str(action - actions.CHANCE_TILE + 1), "drawn")
        if s.to_move >= 0 and s.stack.kind() in (TURN, EXTRA):
            self.close_harvest()
        if actions.SELL_EQUAL <= action < actions.NUM_ACTIONS:
            sale = EQUAL if action < actions.SELL_DIFFERENT else DIFFERENT
            self.add("sales", sale if action < actions.SELL_TWO else TWO)

    def happened(self, state: State, rows: Sequence[Row]) -> None:
        s = dice_settlers(state)
        for kind, seat, a, b, _ in rows:
            if kind in (happened.EXPLORED, happened.START_PLACED):
                self.add("map-tiles", str(a), "explored")
            elif kind == happened.END_CONDITION:
                self.add("ends", END_KEYS[a].removeprefix("d-end-"))
            elif kind == happened.ROUND_STARTED:
                seats = range(s.deciders)
                limit = sum(int(dice_limit(s, each)) for each in seats)
                self.course.append((limit, sum(sum(dice(s, each)) for each in seats)))
                self.is_paying = False
            elif seat < s.deciders:
                self.note(kind, a, b)

    def note(self, kind: int, a: int, b: int) -> None:
        """Something that a player did."""
        if kind in (happened.DREW, happened.REROLLED):
            self.add("faces", DIE_NAMES[a], "rolled")
        elif kind == happened.TURNED:
            self.add("faces", DIE_NAMES[a * SYMBOLS + b], "turned")
        elif kind == happened.SPENT_DIE:
            self.add("faces", DIE_NAMES[a], "spent" if self.is_paying else "changing")
        elif kind == happened.ACTION:
            self.add("actions", ACTION_NAMES[a])
            self.is_paying = True
            self.close_harvest()
            if a == HARVEST:
                self.harvested = 0
        elif kind == happened.TURN_STARTED:
            self.close_harvest()
            self.is_paying = True
        elif kind == happened.HARVESTED:
            self.add("tokens", SYMBOL_NAMES[a], "gained")
            if self.harvested is not None:
                self.harvested += 1
        elif kind in (happened.SOLD, happened.PAID):
            column = "sold" if kind == happened.SOLD else "paid"
            for resource, name in enumerate(RESOURCE_NAMES):
                self.add("tokens", name, column, a >> (8 * resource) & 0xFF)
        elif kind == happened.SOLD_DIE:
            self.add("sales", DIE)
        elif kind == happened.FACTORY_USED:
            self.add("map-tiles", str(a), "factory")

    def end(self, state: State) -> None:
        s = dice_settlers(state)
        self.close_harvest()
        for round_, (limit, owned) in enumerate(self.course):
            third = list(THIRDS)[3 * round_ // len(self.course)]
            for column, n in (("boards", int(s.deciders)), ("limit", limit), ("dice", owned)):
                self.add("growth", third, column, n)
        for tile in self.counts["map-tiles"]:
            self.add("map-tiles", tile, "there")
            held = [seat for seat in range(s.seats) if controls(s, seat, int(tile))]
            self.add("map-tiles", tile, "controlled", bool(held))
        self.count_technologies(s)

    def count_technologies(self, s: DiceSettlers) -> None:
        """Who saw each card, took it, and how they fared with it and without."""
        winners = s.winners()
        for card in s.cards:
            row = dict.fromkeys(GROUPS["technologies"].columns, 0.0)
            for seat in range(s.deciders):
                part = (seat in winners) / max(1, len(winners))
                has_it = bool(s.players[seat].techs >> card & 1)
                row["seen"] += 1
                row["taken" if has_it else "left"] += 1
                row["won-with" if has_it else "won-without"] += part
            self.counts["technologies"][TECH_IDS[card]] = row

    def close_harvest(self) -> None:
        """Count the harvest that is over, if there was one."""
        if self.harvested:
            self.add("harvests", str(min(self.harvested, LARGEST)))
        self.harvested = None


def move(state: State, action: int) -> tuple[str, ...]:
    """The main action that a decision is, or that a turn ends without one; then the card that it takes.

    Nothing for all other decisions.
    """
    s = dice_settlers(state)
    if s.to_move < 0 or s.stack.kind() not in (TURN, EXTRA):
        return ()
    if action == actions.END and s.stack.arg(1) == 0:
        return (END,)
    for name, (first, count) in FIRST_IDS.items():
        if first <= action < first + count:
            return (name, f"{name} {TECH_IDS[action - first]}") if name == RESEARCH else (name,)
    return ()


def move_label(game: Game, name: str) -> Label:
    """What a move is called."""
    if name == END:
        return (Term("act-d-end"),)
    action, _, card = name.partition(" ")
    term = Term(ACTION_KEYS[ACTION_NAMES.index(action)])
    return (term, *label(game, "technologies", card)) if card else (term,)


def label(game: Game, group: str, thing: str) -> Label:
    """What a thing is called."""
    assert isinstance(game, DiceSettlersGame)
    if group == "actions":
        return move_label(game, thing)
    if group == "technologies":
        return (thing, tech_name(game.components, TECH_IDS.index(thing)))
    if group == "ends":
        return (Term(ENDS[thing]),)
    if group == "growth":
        return (Term(THIRDS[thing]),)
    if group == "faces":
        die = DIE_NAMES.index(thing)
        colour, symbol = COLOUR_NAMES[die // SYMBOLS], SYMBOL_NAMES[die % SYMBOLS]
        return (Term(f"d-colour-{colour}"), Term(f"d-face-{symbol}"))
    if group == "tokens":
        return (Term(RESOURCE_KEYS[RESOURCE_NAMES.index(thing)]),)
    if group == "sales":
        return (Term(SALES[thing]),)
    return (HARVESTS.get(thing, thing) if group == "harvests" else thing,)
