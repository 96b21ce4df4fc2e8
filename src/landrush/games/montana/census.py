"""What games of Montana are made of, counted, and the moves that can be forced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from landrush.census import ALL, GAMES, SEATS, USED, Counting, Group, Label, Row
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.games.montana import actions, happened
from landrush.games.montana.cattle import WARES
from landrush.games.montana.components import AREA_NAMES, GOOD_NAMES, TILE_NAMES, Components
from landrush.games.montana.game import MontanaGame, montana
from landrush.games.montana.kinds import GOODS, PUMPKIN
from landrush.games.montana.log import AREA_KEYS, goods_amounts, one_kind, segment_workers, traded_for
from landrush.games.montana.log import coins as coin_amounts
from landrush.games.montana.notation import ware_word
from landrush.games.montana.parts import AREA_SPACES, FIELD, ROTATIONS, ROWS, SEGMENTS
from landrush.games.montana.parts import TILE_HEXES as HEXES
from landrush.games.montana.rules import Montana
from landrush.games.montana.state import MAIN, TURN
from landrush.messages import Term

HIRE, BANK, TOWN, BUILD = "hire", "bank", "town", "build"
AREAS = tuple(name.replace("_", " ") for name in AREA_NAMES)
MAIN_ACTIONS = (HIRE, BANK, *AREAS, TOWN, BUILD)
ACTION_TERMS = dict(
    zip(MAIN_ACTIONS, ("m-hire", AREA_KEYS[-1], *AREA_KEYS[:-1], "m-town", "help-m-build-title"), strict=True)
)
SPACES = tuple(f"{area} {n + 1}" for area in AREAS for n in range(AREA_SPACES))
WARE_OF = {ware_word(kind): int(kind) for kind in WARES}
CONTESTED, OUTBID = "contested", "outbid"
AUCTION_TERMS = {CONTESTED: "m-contested", OUTBID: "m-auction-outbid"}

GROUPS = {
    "actions": Group(("times",), {"share": ("times", ALL), "per-seat": ("times", SEATS)}),
    "bank": USED,
    "large-parts": USED,
    "small-parts": USED,
    "town-rows": Group(("times", "lost"), {"share": ("times", ALL), "per-game": ("times", GAMES)}),
    "town-columns": USED,
    "auctions": Group(("times", "held"), {"of-auctions": ("times", "held")}),
    "bidders": USED,
    "tiles": Group(("there", "built"), {"built-on": ("built", "there")}),
    "costs": Group(("there", "built"), {"built-on": ("built", "there")}),
    "canteens": Group(
        ("taken", "used"), {"taken-per-game": ("taken", GAMES), "used-per-game": ("used", GAMES)}
    ),
    "trades": USED,
    "wheel": Group(("times", "paid"), {"share": ("times", ALL), "per-game": ("times", GAMES)}),
}


def numbers(count: int) -> list[str]:
    return [str(n + 1) for n in range(count)]


def costs(components: Components) -> dict[str, int]:
    """Every cost that a field has, by its goods, packed."""
    parts = components.parts
    found = {
        int(price) for price, kind in zip(parts.hex_price, parts.hex_terrain, strict=True) if kind == FIELD
    }
    return {cost_name(packed): packed for packed in sorted(found)}


def cost_name(packed: int) -> str:
    """The goods of a packed price."""
    return ", ".join(GOOD_NAMES[good] for good in range(GOODS) for _ in range(packed >> (8 * good) & 0xFF))


def begin(state: State) -> Count:
    """Count the game that begins with this state."""
    return Count(montana(state))


class Count(Counting):
    """The counts of one game."""

    groups: ClassVar = GROUPS

    def __init__(self, s: Montana) -> None:
        game = s.game
        assert isinstance(game, MontanaGame)
        super().__init__(
            {
                "actions": MAIN_ACTIONS,
                "bank": numbers(len(s.parts.bank_workers)),
                "large-parts": SPACES,
                "small-parts": SPACES,
                "town-rows": numbers(ROWS),
                "town-columns": numbers(len(s.parts.prices)),
                "auctions": (CONTESTED, OUTBID),
                "bidders": numbers(s.seats),
                "tiles": TILE_NAMES,
                "costs": costs(game.components),
                "canteens": numbers(s.seats),
                "trades": WARE_OF,
                "wheel": numbers(SEGMENTS),
            }
        )
        # Who has put a pawn into the auction that goes on, and whether somebody was outbid.
        self.bidders: set[int] = set()
        self.is_outbid = False

    def choose(self, state: State, action: int) -> None:
        main = move(state, action)
        if main:
            self.add("actions", main[0])
        if main and main[0] == BANK:
            self.add("bank", str(action - actions.BANK + 1))

    def happened(self, state: State, rows: Sequence[Row]) -> None:
        s = montana(state)
        for kind, seat, a, b, _ in rows:
            if kind == happened.SPUN:
                self.add("wheel", str(a + 1))
            elif kind == happened.POINTER_MOVED:
                self.add("wheel", str(s.pointer + 1), "paid")
            elif kind == happened.PRODUCED:
                self.add("large-parts", SPACES[a])
            elif kind == happened.SMALL_PART_USED:
                self.add("small-parts", SPACES[a])
            elif kind == happened.TOWN_OPENED:
                self.close_auction()
            elif kind == happened.PAWN_PLACED:
                self.bidders.add(seat)
                self.add("town-columns", str(b + 1))
            elif kind == happened.OUTBID:
                self.is_outbid = True
            elif kind == happened.REWARD_PAID:
                self.add("town-rows", str(a + 1))
            elif kind == happened.REWARD_LOST:
                self.add("town-rows", str(a + 1), "lost")
            elif kind == happened.SETTLED:
                tile = TILE_NAMES[s.ground.tiles[a // HEXES] // ROTATIONS]
                self.add("tiles", tile, "built")
                self.add("costs", cost_name(s.ground.price[a]), "built")
            elif kind == happened.CANTEEN_TAKEN:
                self.add("canteens", self.place(s, seat), "taken")
            elif kind == happened.CANTEEN_USED:
                self.add("canteens", self.place(s, seat), "used")
            elif kind == happened.TRADED:
                self.add("trades", ware_word(a))

    def end(self, state: State) -> None:
        s = montana(state)
        self.close_auction()
        for value in s.ground.tiles:
            if value >= 0:
                self.add("tiles", TILE_NAMES[value // ROTATIONS], "there")
        for cell, kind in enumerate(s.ground.terrain):
            # Nobody can build where the start tile lies.
            if kind == FIELD and cell != s.start:
                self.add("costs", cost_name(s.ground.price[cell]), "there")

    def place(self, s: Montana, seat: int) -> str:
        """A seat by its place in turn order."""
        return str((seat - s.first) % s.seats + 1)

    def close_auction(self) -> None:
        """Count the auction that is over, if there was one."""
        if self.bidders:
            self.add("bidders", str(len(self.bidders)))
            self.add("auctions", CONTESTED, n=len(self.bidders) > 1)
            self.add("auctions", OUTBID, n=self.is_outbid)
            for thing in (CONTESTED, OUTBID):
                self.add("auctions", thing, "held")
        self.bidders = set()
        self.is_outbid = False


def move(state: State, action: int) -> tuple[str, ...]:
    """The main action that a decision is, then the space that it uses; nothing for all other decisions."""
    s = montana(state)
    if s.to_move < 0 or s.stack.kind() != TURN or s.stack.arg(0) != MAIN:
        return ()
    if action == actions.HIRE:
        return (HIRE,)
    if action == actions.TOWN:
        return (TOWN,)
    if actions.BUILD <= action < actions.PUT_START:
        return (BUILD,)
    if actions.BANK <= action < actions.SPACE:
        return (BANK, f"{BANK} {action - actions.BANK + 1}")
    if actions.SPACE <= action < actions.PAWN:
        space = action - actions.SPACE
        return (AREAS[space // AREA_SPACES], SPACES[space])
    return ()


def move_label(game: Game, name: str) -> Label:
    """What a move is called."""
    action, _, space = name.rpartition(" ") if name[-1].isdigit() else (name, "", "")
    return (Term(ACTION_TERMS[action]), space) if space else (Term(ACTION_TERMS[action]),)


def label(game: Game, group: str, thing: str) -> Label:
    """What a thing is called."""
    assert isinstance(game, MontanaGame)
    parts = game.components.parts
    if group in ("actions", "large-parts", "small-parts"):
        return move_label(game, thing)
    if group == "bank":
        return (coin_amounts(parts.bank_coins[int(thing) - 1]),)
    if group == "town-columns":
        return (one_kind(PUMPKIN, parts.prices[int(thing) - 1]),)
    if group == "auctions":
        return (Term(AUCTION_TERMS[thing]),)
    if group == "costs":
        return (goods_amounts(costs(game.components)[thing]),)
    if group == "trades":
        return (traded_for(WARE_OF[thing]),)
    if group == "wheel":
        return (f"{thing}:", segment_workers(parts, int(thing) - 1))
    return (thing,)
