"""Reading a position back. What is read is checked as strictly as play itself; see plausible.py."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from landrush.checked import Checked
from landrush.engine.hexes import DQ, DR
from landrush.engine.pending import Pending
from landrush.engine.vectors import number_vector, small_number_vector
from landrush.games.dice_settlers import state as kernel
from landrush.games.dice_settlers.carry_out import settle_pending
from landrush.games.dice_settlers.dice import count_active
from landrush.games.dice_settlers.land import find_spots
from landrush.games.dice_settlers.notation import ACTION_NAMES, COLOUR_NAMES, DIE_NAMES, RESOURCE_NAMES
from landrush.games.dice_settlers.plausible import check_position
from landrush.games.dice_settlers.position import FORMAT, FRAMES, SIDE_NAMES, waiting
from landrush.games.dice_settlers.powers import renew_powers
from landrush.games.dice_settlers.rules import DiceSettlers, new_state
from landrush.games.dice_settlers.solo.automaton import (
    ALL_TENTS,
    NO_TOKEN,
    SOLO_SEATS,
    Automaton,
    Difficulty,
)
from landrush.games.dice_settlers.symbols import COLOURS, TILES
from landrush.positions import check_to_move, read_head

if TYPE_CHECKING:
    from landrush.games.dice_settlers.game import DiceSettlersGame

KEYS = (
    "format",
    "game",
    "rules",
    "components",
    "players",
    "explosive",
    "automaton",
    "to_move",
    "first_player",
    "round",
    "last_round",
    "supply",
    "cards",
    "boards",
    "map",
    "stack",
    "hand",
    "seen",
    "pending",
)
BOARD_KEYS = (
    "bag",
    "spent",
    "active",
    "tokens",
    "tents",
    "houses",
    "points",
    "technologies",
    "used",
    "acted",
    "factories",
    "factories_again",
)
AUTOMATON_KEYS = (
    "dice",
    "unused",
    "trade",
    "end",
    "gold_rush",
    "ties",
    "technologies",
    "tents",
    "marker",
    "queue",
    "rolled",
    "sides",
)
ALL_DICE = 51
MANY = 100_000
LARGEST = 1 << 50
FURTHEST = 45


def from_json(game: DiceSettlersGame, text: str) -> DiceSettlers:
    """The state of a position's text, or BadPosition with one line that says what is wrong."""
    root, players = read_head(game, text, FORMAT, KEYS)
    seats = SOLO_SEATS if players == 1 else players
    tech_ids = game.components.tech_ids
    cards = [card.name(tech_ids) for card in root["cards"].items(0, 10, "cards")]
    explosive = root["explosive"].flag()
    automaton = read_automaton(root["automaton"]) if players == 1 else None
    if automaton is None and root["automaton"].value is not None:
        raise root["automaton"].fail("null, as there are two players or more")
    parts = game.components.parts
    s = new_state(game, seats, parts, number_vector(cards), explosive, automaton, kernel.ANYBODY)
    if root["first_player"].value is not None:
        s.first = root["first_player"].number(0, seats - 1)
    s.rounds = root["round"].number(0, MANY)
    s.last_round = root["last_round"].flag()
    supply = root["supply"].table(("dice", "points"))
    s.supply = number_vector(read_counts(supply["dice"], COLOUR_NAMES))
    s.points = supply["points"].number(0, 99)
    for seat, board in enumerate(root["boards"].items(seats, seats, "boards, one for each player")):
        read_board(s, seat, board.table(BOARD_KEYS), tech_ids)
    read_map(s, root["map"])
    s.stack_tiles = read_tiles(root["stack"])
    s.hand = read_tiles(root["hand"])
    seen = root["seen"].items(seats, seats, "lists, one for each player")
    s.seen = number_vector([read_tiles(tiles) for tiles in seen])
    read_pending(s, root["pending"])
    check_position(game, s)
    settle_pending(s)
    check_to_move(root["to_move"], waiting(s))
    return s


def read_automaton(value: Checked) -> Automaton:
    """The automaton's queue, action tile and difficulty."""
    entry = value.table(AUTOMATON_KEYS)
    difficulty = Difficulty(
        entry["dice"].number(0, 2),
        entry["unused"].number(0, 2),
        entry["trade"].number(1, 3),
        entry["end"].number(0, 2),
        entry["gold_rush"].flag(),
        entry["ties"].name(("player", "random")) == 0,
        entry["technologies"].name(("printed", "all")) == 1,
    )
    dice: list[int] = []
    tokens = []
    sides = entry["sides"].table(SIDE_NAMES)
    for side, name in enumerate(SIDE_NAMES):
        lying = sides[name].table(("dice", "token"))
        colours = read_list(lying["dice"], COLOUR_NAMES)
        dice += [side * COLOURS + colour for colour in colours]
        token = lying["token"]
        tokens.append(NO_TOKEN if token.value is None else token.name(RESOURCE_NAMES))
    return Automaton(
        difficulty,
        number_vector(read_list(entry["queue"], COLOUR_NAMES)),
        number_vector(read_list(entry["rolled"], DIE_NAMES)),
        number_vector(dice),
        number_vector(tokens),
        entry["marker"].name(SIDE_NAMES),
        entry["tents"].number(0, ALL_TENTS),
    )


def read_list(value: Checked, names: Sequence[str]) -> list[int]:
    """Names in any order as their places."""
    return [each.name(names) for each in value.items(0, ALL_DICE, "names")]


def read_counts(value: Checked, names: Sequence[str]) -> list[int]:
    """A number for each name."""
    entry = value.table(names)
    return [entry[name].number(0, 99) for name in names]


def read_bits(values: list[int]) -> int:
    """Numbers as bits."""
    mask = 0
    for value in values:
        mask |= 1 << value
    return mask


def read_tiles(value: Checked) -> int:
    """Ascending tile numbers as bits."""
    numbers = [tile.number(1, TILES - 1) for tile in value.items(0, TILES, "tiles")]
    if sorted(set(numbers)) != numbers:
        raise value.fail("tiles in ascending order")
    return read_bits(numbers)


def read_names(value: Checked, names: Sequence[str]) -> int:
    """Names in ascending order of their place as bits."""
    numbers = [each.name(names) for each in value.items(0, len(names), "names")]
    if sorted(set(numbers)) != numbers:
        raise value.fail("names in their order, each once")
    return read_bits(numbers)


def read_board(s: DiceSettlers, seat: int, entry: dict[str, Checked], tech_ids: Sequence[str]) -> None:
    """A player's board."""
    p = s.players[seat]
    holds = read_counts(entry["bag"], COLOUR_NAMES) + read_counts(entry["spent"], COLOUR_NAMES)
    p.holds = number_vector(holds + read_counts(entry["tokens"], RESOURCE_NAMES))
    active = [0] * len(DIE_NAMES)
    for name, n in entry["active"].table((), DIE_NAMES).items():
        active[DIE_NAMES.index(name)] = n.number(1, 51)
    p.active = small_number_vector(active)
    p.tents = entry["tents"].number(0, MANY)
    p.houses = entry["houses"].number(0, 5)
    p.points = entry["points"].number(0, MANY)
    p.techs = read_names(entry["technologies"], tech_ids)
    p.used = read_names(entry["used"], tech_ids)
    p.acted = read_names(entry["acted"], ACTION_NAMES)
    p.factories = read_tiles(entry["factories"])
    p.again = read_tiles(entry["factories_again"])
    count_active(p)
    renew_powers(s, seat)


def read_map(s: DiceSettlers, value: Checked) -> None:
    """The tiles with their places, tents and houses; neighbours and free places follow from them."""
    q, r = [0] * TILES, [0] * TILES
    tents = [0] * (s.seats * TILES)
    house = [int(kernel.NO_HOUSE)] * TILES
    at: dict[tuple[int, int], int] = {}
    for each in value.items(0, TILES, "tiles"):
        entry = each.table(("tile", "q", "r", "tents", "house"))
        tile = entry["tile"].number(1, TILES - 1)
        q[tile] = entry["q"].number(-FURTHEST, FURTHEST)
        r[tile] = entry["r"].number(-FURTHEST, FURTHEST)
        if tile in at.values() or (q[tile], r[tile]) in at:
            raise each.fail("each tile and each place once")
        at[(q[tile], r[tile])] = tile
        for seat, n in enumerate(entry["tents"].items(s.seats, s.seats, "numbers, one for each player")):
            tents[seat * TILES + tile] = n.number(0, 200)
        if entry["house"].value is not None:
            house[tile] = entry["house"].number(0, s.seats - 1)
    if list(at.values()) != sorted(at.values()):
        raise value.fail("tiles in ascending order")
    near = [0] * TILES
    for (across, down), tile in at.items():
        sides = [(across + dq, down + dr) for dq, dr in zip(DQ, DR, strict=True)]
        near[tile] = read_bits([at[side] for side in sides if side in at])
    s.q, s.r = number_vector(q), number_vector(r)
    s.near = number_vector(near)
    s.tents = small_number_vector(tents)
    s.house = small_number_vector(house)
    s.placed = read_bits(list(at.values()))
    present = [0] * s.seats
    for seat in range(s.seats):
        own = [tile for tile in at.values() if tents[seat * TILES + tile] or house[tile] == seat]
        present[seat] = read_bits(own)
    s.present = number_vector(present)
    find_spots(s)


def read_pending(s: DiceSettlers, value: Checked) -> None:
    """The frames of the pending stack from the bottom."""
    stack = Pending(number_vector([]))
    names = [name for name, _ in FRAMES.values()]
    for frame in value.items(0, 60, "frames"):
        if not isinstance(frame.value, dict):
            raise frame.fail("a table")
        kind = frame.child("ask", frame.value.get("ask")).name(names)
        args = FRAMES[kind][1]
        entry = frame.table(("ask", "seat", *args))
        numbers = [entry[arg].number(-1, LARGEST) for arg in args] + [0] * (4 - len(args))
        seat = entry["seat"].number(0, s.seats - 1)
        stack.push(kind, seat, numbers[0], numbers[1], numbers[2], numbers[3])
    s.stack = stack
