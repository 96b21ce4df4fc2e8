"""A position as text and as a view. The keys are documented in docs/notation.md and stay."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from landrush.engine.pending import FRAME, NAMED
from landrush.engine.state import CHANCE, OVER
from landrush.errors import BadOption
from landrush.games.dice_settlers import state as kernel
from landrush.games.dice_settlers.dice import HALF
from landrush.games.dice_settlers.notation import (
    ACTION_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    RESOURCE_NAMES,
    SPOT_NAMES,
)
from landrush.games.dice_settlers.parts import Parts
from landrush.games.dice_settlers.rules import DiceSettlers
from landrush.games.dice_settlers.solo import frames
from landrush.games.dice_settlers.solo.automaton import NO_TOKEN, SIDE_ACTION, Automaton
from landrush.games.dice_settlers.symbols import COLOURS, TILES
from landrush.positions import one_line

if TYPE_CHECKING:
    from landrush.games.dice_settlers.game import DiceSettlersGame

FORMAT = 1

# The name of each kind of pending frame and of its numbers.
FRAMES: dict[int, tuple[str, tuple[str, ...]]] = {
    kernel.FIRST: ("first", ("named",)),
    kernel.CARD: ("card", ("type",)),
    kernel.DRAFT_DRAW: ("draft-draw", ()),
    kernel.DRAFT_KEEP: ("draft-keep", ()),
    kernel.PLACE_START: ("place-start", ("tile",)),
    kernel.ROLL: ("roll", ()),
    kernel.DRAWING: ("drawing", ("left", "refill")),
    kernel.ASIDE: ("aside", ("left", "kept", "kept_too")),
    kernel.ARRANGE: ("arrange", ()),
    kernel.SPEND: ("spend", ("die",)),
    kernel.TURN_ONE: ("turn-die", ("left", "optional")),
    kernel.FACE: ("face", ("die",)),
    kernel.REROLL: ("reroll", ("left", "cup")),
    kernel.ROLLING: ("rolling", ("cup",)),
    kernel.TURN: ("turn", ("turn", "taken", "allowed", "begun")),
    kernel.EXTRA: ("extra", ()),
    kernel.PAY: ("pay", ("symbol", "left")),
    kernel.PAIR: ("pair", ("left",)),
    kernel.ACT: ("act", ("action", "symbols", "target")),
    kernel.TAKE_DIE: ("take-die", ("left", "colours", "distinct")),
    kernel.DRAW_TILE: ("draw-tile", ("left",)),
    kernel.CHOOSE_TILE: ("choose-tile", ()),
    kernel.PUT_TILE: ("put-tile", ("tile",)),
    kernel.JOIN: ("join", ("tile",)),
    kernel.MORE: ("more", ("tile", "joined")),
    kernel.SETTLE_STEP: ("settle-step", ()),
    kernel.TAKE_BACK: ("take-back", ("begun",)),
    kernel.TENT_FROM: ("tent-from", ("tile", "opponent")),
    kernel.HARVEST_TOKEN: ("harvest-token", ("resources", "extra")),
    kernel.SELL: ("sell", ("more", "optional")),
    kernel.COST: ("cost", ("technology", "left", "paid")),
    kernel.HOUSE_FOR: ("house-for", ("tents",)),
    kernel.TENT_TO: ("tent-to", ()),
    kernel.FACTORY_BY: ("factory-by", ("factory",)),
    kernel.FREE_FACTORY: ("free-factory", ()),
    kernel.BLAST_TILE: ("blast-tile", ("tents",)),
    kernel.BLAST: ("blast", ("tile", "opponent", "left")),
    kernel.KEEP: ("keep", ("limit", "kept", "die", "first_die")),
    kernel.ROUND: ("round", ()),
    frames.QUEUE: ("queue", ("dice",)),
    frames.OWN_START: ("automaton-start", ()),
    frames.TAKE_DICE: ("automaton-roll", ("begun",)),
    frames.CAST: ("automaton-cast", ("left",)),
    frames.OWN_TURN: ("automaton-turn", ("turn", "moved")),
    frames.OWN_RECRUIT: ("automaton-recruit", ("left",)),
    frames.OWN_DRAW: ("automaton-draw", ()),
    frames.OWN_SPOT: ("automaton-spot", ("tile",)),
    frames.OWN_SETTLE: ("automaton-settle", ("strength", "free")),
    frames.OWN_ATTACK: ("automaton-attack", ("strength", "tile")),
    frames.EVICT: ("evict", ()),
}
# The sides of the action tile clockwise.
SIDE_NAMES = tuple(ACTION_NAMES[action] for action in SIDE_ACTION)


def to_json(game: DiceSettlersGame, s: DiceSettlers) -> str:
    """The whole position on one line."""
    return one_line(to_dict(game, s))


def to_dict(game: DiceSettlersGame, s: DiceSettlers) -> dict[str, Any]:
    """Everything that makes the position, in a fixed order of keys."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "components": game.components.digest,
        "players": s.deciders,
        "explosive": s.explosive,
        "automaton": automaton(s),
        "to_move": waiting(s),
        "first_player": None if s.first < 0 else s.first,
        "round": s.rounds,
        "last_round": s.last_round,
        "supply": {"dice": counted(COLOUR_NAMES, s.supply, 0), "points": s.points},
        "cards": [game.components.tech_ids[card] for card in s.cards],
        "boards": [board(game, s, seat) for seat in range(s.seats)],
        "map": land(s),
        "stack": bits(s.stack_tiles),
        "hand": bits(s.hand),
        "seen": [bits(s.seen[seat]) for seat in range(s.seats)],
        "pending": pending(s),
    }


def automaton(s: DiceSettlers) -> dict[str, Any] | None:
    """The automaton's queue, action tile and difficulty, in a solo game."""
    a = s.automaton
    if a is None:
        return None
    return {
        "dice": a.difficulty.dice,
        "unused": a.difficulty.unused,
        "trade": a.difficulty.trade,
        "end": a.difficulty.end,
        "gold_rush": a.difficulty.gold_rush,
        "ties": "player" if a.difficulty.player_decides else "random",
        "technologies": "all" if a.difficulty.end_rules else "printed",
        "tents": a.general,
        "marker": SIDE_NAMES[a.marker],
        "queue": [COLOUR_NAMES[colour] for colour in a.queue],
        "rolled": [DIE_NAMES[die] for die in a.rolled],
        "sides": {name: side_of_tile(a, side) for side, name in enumerate(SIDE_NAMES)},
    }


def side_of_tile(a: Automaton, side: int) -> dict[str, Any]:
    """What lies at a side of the action tile: dice as they came, and a token or none."""
    token = a.tokens[side]
    return {
        "dice": [COLOUR_NAMES[die % COLOURS] for die in a.dice if die // COLOURS == side],
        "token": None if token == NO_TOKEN else RESOURCE_NAMES[token],
    }


def waiting(s: DiceSettlers) -> int | str:
    """The seat that decides, "chance" or "over"."""
    names: dict[int, str] = {CHANCE: "chance", OVER: "over"}
    return names.get(s.to_move, s.to_move)


def counted(names: tuple[str, ...], values: Any, first: int) -> dict[str, int]:
    """Numbers by name."""
    return dict(zip(names, values[first : first + len(names)], strict=True))


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set."""
    return [*bits_of(mask)] if mask else []


@lru_cache(4096)
def bits_of(mask: int) -> tuple[int, ...]:
    return tuple(i for i in range(mask.bit_length()) if mask & (1 << i))


def board(game: DiceSettlersGame, s: DiceSettlers, seat: int) -> dict[str, Any]:
    """A player's board."""
    p = s.players[seat]
    holds = list(p.holds)
    names = game.components.tech_ids
    return {
        "bag": counted(COLOUR_NAMES, holds, kernel.BAG),
        "spent": counted(COLOUR_NAMES, holds, kernel.SPENT),
        "active": {DIE_NAMES[die]: p.active[die] for die in bits(p.active_low | p.active_high << int(HALF))},
        "tokens": counted(RESOURCE_NAMES, holds, kernel.TOKENS),
        "tents": p.tents,
        "houses": p.houses,
        "points": p.points,
        "technologies": [names[tech] for tech in bits(p.techs)],
        "used": [names[tech] for tech in bits(p.used)],
        "acted": [ACTION_NAMES[action] for action in bits(p.acted)],
        "factories": bits(p.factories),
        "factories_again": bits(p.again),
    }


def land(s: DiceSettlers) -> list[dict[str, Any]]:
    """The tiles on the map with their place, tents and house."""
    tents, owners, q, r = list(s.tents), list(s.house), list(s.q), list(s.r)
    return [
        {
            "tile": tile,
            "q": q[tile],
            "r": r[tile],
            "tents": tents[tile::TILES],
            "house": None if owners[tile] == kernel.NO_HOUSE else owners[tile],
        }
        for tile in bits(s.placed)
    ]


def pending(s: DiceSettlers) -> list[dict[str, Any]]:
    """The frames of the pending stack from the bottom."""
    cells = list(s.stack.cells)
    return [{**named(tuple(cells[i : i + NAMED]))} for i in range(0, s.stack.depth() * FRAME, FRAME)]


@lru_cache(4096)
def named(numbers: tuple[int, ...]) -> dict[str, Any]:
    """The numbers of a frame with their names; most of a round's frames are those of every round."""
    name, args = FRAMES[numbers[0]]
    return {"ask": name, "seat": numbers[1], **dict(zip(args, numbers[2:], strict=False))}


def view(game: DiceSettlersGame, s: DiceSettlers, seat: int | None) -> dict[str, Any]:
    """What a seat may know: not the hand of another, nor which tiles another has seen and put away."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < s.seats):
        raise BadOption(f"seats go from 0 to {s.seats - 1}, not {seat!r}")
    full = to_dict(game, s)
    known = 0 if seat is None else s.seen[seat]
    holds_hand = seat is not None and s.stack.depth() > 0 and s.stack.seat() == seat
    public = {key: full[key] for key in full if key not in ("stack", "hand", "seen", "pending")}
    public["boards"] = [visible_board(each, i == seat) for i, each in enumerate(full["boards"])]
    drafting = any(each["ask"] in ("draft-keep", "place-start") for each in full["pending"])
    return {
        "seat": seat,
        "position": {
            **public,
            "stack_size": len(full["stack"]),
            "unknown": unknown_tiles(s, known),
            "hand": full["hand"] if holds_hand else [],
            "hand_size": len(full["hand"]),
            "pending": [visible_frame(each, seat) for each in full["pending"]],
            "free_places": [] if drafting and not s.placed else [SPOT_NAMES[spot] for spot in s.spots],
        },
        "question": visible_frame(full["pending"][-1], seat) if full["pending"] else None,
        "options": options(game, s) if seat is not None and s.to_move == seat else [],
        "scores": s.scores(),
        "winners": s.winners(),
    }


def unknown_tiles(s: DiceSettlers, known: int) -> list[int]:
    """Tiles of this player count that are neither on the map nor seen: in the stack, a hand or put away."""
    unknown = unknown_bits(s, known)
    return [tile for tile in range(1, TILES) if unknown & (1 << tile)]


def unknown_bits(s: DiceSettlers, known: int) -> int:
    """The same as bits."""
    return tiles_in_game(s.parts, s.seats) & ~(int(s.placed) | known)


@lru_cache(64)
def tiles_in_game(parts: Parts, seats: int) -> int:
    """The tiles for so many players, as bits."""
    return sum(1 << tile for tile in range(1, TILES) if parts.tile_players[tile] <= seats)


def visible_board(each: dict[str, Any], own: bool) -> dict[str, Any]:
    """A board; only its owner looks into the bag (D4.5)."""
    known = {key: value for key, value in each.items() if own or key != "bag"}
    return {**known, "bag_size": sum(each["bag"].values())}


def visible_frame(each: dict[str, Any], seat: int | None) -> dict[str, Any]:
    """A frame without the tile that another player keeps and has not placed (D6.2)."""
    if each["ask"] in ("place-start", "put-tile") and each["seat"] != seat:
        return {**each, "tile": None}
    return each


def options(game: DiceSettlersGame, s: DiceSettlers) -> list[dict[str, Any]]:
    return [{"action": action, "text": game.notation(s, action)} for action in s.legal_actions()]
