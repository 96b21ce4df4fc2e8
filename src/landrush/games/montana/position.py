"""A position as text and as a view. The keys are documented in docs/notation.md and stay."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from landrush.engine.pending import FRAME, NAMED
from landrush.engine.state import CHANCE, OVER
from landrush.errors import BadOption
from landrush.games.montana import state as kernel
from landrush.games.montana.components import AREA_NAMES, COLOUR_NAMES, GOOD_NAMES, TILE_NAMES
from landrush.games.montana.kinds import COLOURS, WORKERS
from landrush.games.montana.landscape import CANTEEN_TOKEN, CATTLE_TOKEN, NOBODY, Landscape
from landrush.games.montana.options import write_rulings
from landrush.games.montana.parts import AREA_SPACES, ROTATIONS
from landrush.games.montana.rules import Montana
from landrush.positions import one_line

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from landrush.games.montana.game import MontanaGame

FORMAT = 1

# The name of each kind of pending frame and of its numbers.
FRAMES: dict[int, tuple[str, tuple[str, ...]]] = {
    kernel.FIRST: ("first", ("named",)),
    kernel.TILE: ("tile", ("slot",)),
    kernel.START: ("start", ()),
    kernel.START_CHANCE: ("start-chance", ()),
    kernel.SPIN: ("spin", ()),
    kernel.PICK: ("pick", ("first",)),
    kernel.SURPLUS: ("surplus", ("left",)),
    kernel.TURN: ("turn", ("step", "number")),
    kernel.PLACE: ("place", ("part", "left")),
    kernel.AUCTION: ("auction", ("asked",)),
    kernel.BID: ("bid", ("must",)),
    kernel.REWARDS: ("rewards", ("served",)),
    kernel.ANNOUNCE: ("announce", ("row", "grain", "copper", "stone")),
}
STEPS = ("main", "hired", "worked", "built", "done")


def to_json(game: MontanaGame, s: Montana) -> str:
    """The whole position on one line."""
    return one_line(to_dict(game, s))


def to_dict(game: MontanaGame, s: Montana) -> dict[str, Any]:
    """Everything that makes the position, in a fixed order of keys."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "components": game.components.digest,
        "players": s.seats,
        "options": write_rulings(s.rulings),
        "to_move": waiting(s),
        "first_player": number_or_null(s.first),
        "turns": s.turns,
        "last_round": s.last_round,
        "pointer": number_or_null(s.pointer),
        "supply": {**held(s.supply), "cattle": s.cattle},
        "boards": [
            {
                "coins": p.coins,
                **held(p.holds),
                "cattle": p.cattle,
                "canteens": p.canteens,
                "settlements": p.settlements,
            }
            for p in s.players
        ],
        "worker_board": worker_board(s),
        "town": [pawn(s.pawns[row]) for row in range(len(s.pawns))],
        "landscape": landscape(game, s),
        "pending": [frame(s, i) for i in range(s.stack.depth())],
    }


def waiting(s: Montana) -> int | str:
    """The seat that decides, "chance" or "over"."""
    names: dict[int, str] = {CHANCE: "chance", OVER: "over"}
    return names.get(s.to_move, s.to_move)


def number_or_null(value: int) -> int | None:
    return None if value < 0 else value


def held(holds: vec[i64]) -> dict[str, Any]:
    """Goods and workers by name."""
    return {
        "goods": dict(zip(GOOD_NAMES, holds, strict=False)),
        "workers": {name: holds[WORKERS + colour] for colour, name in enumerate(COLOUR_NAMES)},
    }


@lru_cache(4096)
def by_colour(counts: tuple[int, ...]) -> dict[str, int]:
    """The workers on a part of the worker board, those that are there."""
    return {name: n for name, n in zip(COLOUR_NAMES, counts, strict=True) if n}


def worker_board(s: Montana) -> dict[str, Any]:
    """Bank spaces, and the large and small part of each production space."""
    cells = list(s.standing)
    parts = [{**by_colour(tuple(cells[i : i + COLOURS]))} for i in range(0, len(cells), COLOURS)]
    out: dict[str, Any] = {"bank": parts[: len(s.parts.bank_workers)]}
    for area, name in enumerate(AREA_NAMES):
        spaces = range(area * AREA_SPACES, (area + 1) * AREA_SPACES)
        out[name] = [
            {
                "large": parts[kernel.LARGE_PART + space],
                "small": parts[kernel.SMALL_PART + space],
            }
            for space in spaces
        ]
    return out


def pawn(value: int) -> dict[str, int] | None:
    """Whose pawn stands in a row of the town, and in which column."""
    if value == kernel.NO_PAWN:
        return None
    return {"seat": value // kernel.PAWN_SEAT, "column": value % kernel.PAWN_SEAT}


def landscape(game: MontanaGame, s: Montana) -> dict[str, Any]:
    """Tiles with their rotation, the start tile, settlements and tokens by field name."""
    names = game.components.cell_names[s.seats]
    tiles = [tile_name(value) for value in s.ground.tiles]
    return {
        "tiles": tiles,
        "start": names[s.start] if s.start >= 0 else None,
        "settlements": [
            {"field": names[cell], "seat": owner, "count": s.height[cell]}
            for cell, owner in enumerate(s.owner)
            if owner != NOBODY
        ],
        "cattle": [names[cell] for cell, token in enumerate(s.token) if token == CATTLE_TOKEN],
        "canteens": [names[cell] for cell, token in enumerate(s.token) if token == CANTEEN_TOKEN],
    }


def tile_name(value: int) -> str | None:
    """A placed tile and its rotation, as in the notation."""
    return None if value < 0 else f"{TILE_NAMES[value // ROTATIONS]}-{value % ROTATIONS}"


def frame(s: Montana, i: int) -> dict[str, Any]:
    """Frame i of the pending stack from the bottom."""
    numbers = list(s.stack.cells[i * FRAME : i * FRAME + NAMED])
    name, args = FRAMES[numbers[0]]
    out: dict[str, Any] = {"ask": name, "seat": numbers[1], **dict(zip(args, numbers[2:], strict=False))}
    if "step" in out:
        out["step"] = STEPS[out["step"]]
    return out


def view(game: MontanaGame, s: Montana, seat: int | None) -> dict[str, Any]:
    """Montana hides nothing: the position, and the options of the seat that is to decide."""
    if seat is not None and (type(seat) is not int or not 0 <= seat < s.seats):
        raise BadOption(f"seats go from 0 to {s.seats - 1}, not {seat!r}")
    names = game.components.cell_names[s.seats]
    position = to_dict(game, s)
    position["landscape"]["fields"] = [*fields(s.ground, names)]
    mine = seat is not None and s.to_move == seat
    return {
        "seat": seat,
        "position": position,
        "printed": {**game.components.printed},
        "question": position["pending"][-1] if position["pending"] else None,
        "options": [{"action": a, "text": game.notation(s, a)} for a in s.legal_actions()] if mine else [],
        "scores": s.scores(),
        "winners": s.winners(),
    }


# A landscape is not changed any more, and all states of a game have the same one.
@lru_cache(1024)
def fields(ground: Landscape, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """What is printed on each hex of the map, with its axial coordinates."""
    layout = ground.layout
    out = []
    for cell in range(layout.cells):
        price = ground.price[cell]
        amounts = {good: (price >> (8 * i)) & 0xFF for i, good in enumerate(GOOD_NAMES)}
        out.append(
            {
                "field": names[cell],
                "q": layout.q[cell],
                "r": layout.r[cell],
                "terrain": ("field", "lake", "mountain", "none")[ground.terrain[cell]],
                "cost": {good: n for good, n in amounts.items() if n},
                "double": bool(ground.double[cell]),
                "symbol": (None, "cattle", "canteen")[ground.token[cell]],
            }
        )
    return out
