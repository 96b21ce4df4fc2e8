"""Dice Settlers as a picture: the map, the supply with the technologies, and a panel for each player.

Everything is drawn from a view and from the printed components. There are no words: numbers, ids, and signs
that look like those of the browser. Tiles have a pointed top, so that east is where the notation says.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from landrush.engine.game import Game
from landrush.games.dice_settlers.notation import COLOUR_NAMES, RESOURCE_NAMES
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.picture import (
    BRAND,
    GOLD,
    HOUSE,
    INK,
    INK_2,
    IVORY,
    PAGE,
    RAISED,
    RULE_STRONG,
    STAR,
    SUNKEN,
    SURFACE,
    TABLE,
    Circle,
    Label,
    Line,
    Picture,
    Polygon,
    Shape,
    Shapes,
    box,
    clock,
    count,
    fitted,
    hex_corners,
    moved,
    panel,
    player_panel,
    seat_house,
    seat_shape,
)

View = Mapping[str, Any]

WIDTH, HEIGHT, MARGIN = 960, 640, 10
PANEL_WIDTH, SUPPLY_HEIGHT = 308, 86
MAP_WIDTH = WIDTH - 3 * MARGIN - PANEL_WIDTH
MAP_HEIGHT = HEIGHT - 3 * MARGIN - SUPPLY_HEIGHT
# The rows of a panel, from the middle of the first one; the automaton's sides are below its rows.
FIRST_ROW, LARGEST_ROW, SIDES_HEIGHT = 20, 27, 92
HEADLINE, TOKENS, ACTIVE, BAG, SPENT, CARDS = range(6)
LARGEST_HEX = 62
DIE = 21

TERRAINS = {"green": "forest", "yellow": "plains", "orange": "desert", "brown": "hills", "grey": "mountains"}
TERRAIN_COLOURS = {
    "plains": "#e8cf72",
    "forest": "#9bc489",
    "mountains": "#b9bcc0",
    "desert": "#e8aa6c",
    "hills": "#ae7f58",
}
DIE_COLOURS = {
    "white": "#fdf8ec",
    "green": "#6fae62",
    "yellow": "#f0cd4b",
    "orange": "#ee9a4c",
    "brown": "#b27d52",
    "grey": "#a9aeb5",
}

# Signs in a box from -1 to 1. A terrain's sign is on its tiles and on its dice: colour is never alone.
TERRAIN_SIGNS: Mapping[str, Shapes] = {
    "plains": (
        Line(((-0.8, -0.6), (-0.4, 0.8), (-0.3, -0.9)), "#8d7424", 1.2),
        Line(((0.2, -0.8), (0.3, 0.8), (0.8, -0.6)), "#8d7424", 1.2),
    ),
    "forest": (
        Polygon(((0, -1), (0.8, 0.5), (0.2, 0.5), (0.2, 1), (-0.2, 1), (-0.2, 0.5), (-0.8, 0.5)), "#3d7a3a"),
    ),
    "mountains": (Polygon(((-1, 0.8), (-0.35, -0.7), (0, 0), (0.4, -0.9), (1, 0.8)), "#6a6f77"),),
    "desert": (
        Line(((-1, -0.2), (-0.4, -0.6), (0.3, -0.1), (1, -0.5)), "#9c5a1c", 1.2),
        Line(((-1, 0.6), (-0.4, 0.2), (0.3, 0.7), (1, 0.3)), "#9c5a1c", 1.2),
    ),
    "hills": (Polygon(((-1, 0.7), (-0.8, 0), (-0.3, -0.4), (0.1, -0.1), (0.5, -0.3), (1, 0.7)), "#6e4526"),),
}
SIGNS: Mapping[str, Shapes] = {
    "recruit": (
        Circle(-0.25, -0.5, 0.42, INK),
        Polygon(((-1, 0.9), (-0.8, 0.1), (0.3, 0.1), (0.5, 0.9)), INK),
        Line(((0.3, -0.4), (1.1, -0.4)), INK, 1.6),
        Line(((0.7, -0.8), (0.7, 0)), INK, 1.6),
    ),
    "explore": (
        Circle(0, 0, 0.95, RAISED, INK, 1.4),
        Polygon(((0.5, -0.5), (0.2, 0.2), (-0.5, 0.5), (-0.2, -0.2)), INK),
    ),
    "settle": (
        Line(((-0.6, -1), (-0.6, 1)), INK, 1.6),
        Polygon(((-0.6, -0.95), (0.9, -0.45), (-0.6, 0.1)), INK),
    ),
    "attack": (
        Line(((-0.9, -0.9), (0.9, 0.9)), INK, 1.8),
        Line(((0.9, -0.9), (-0.9, 0.9)), INK, 1.8),
        Line(((-0.9, 0.3), (-0.3, 0.9)), INK, 1.4),
        Line(((0.9, 0.3), (0.3, 0.9)), INK, 1.4),
    ),
    "trade": (
        Line(((-0.9, -0.5), (0.4, -0.5)), INK, 1.6),
        Polygon(((0.3, -1), (1, -0.5), (0.3, 0)), INK),
        Line(((0.9, 0.5), (-0.4, 0.5)), INK, 1.6),
        Polygon(((-0.3, 0), (-1, 0.5), (-0.3, 1)), INK),
    ),
    "research": (
        Polygon(((0, -0.5), (-1, -0.8), (-1, 0.6), (0, 0.9)), RAISED, INK, 1.2),
        Polygon(((0, -0.5), (1, -0.8), (1, 0.6), (0, 0.9)), RAISED, INK, 1.2),
    ),
    "pioneer": (
        Circle(0, 0, 0.95, RAISED, INK, 1.4),
        Line(((-0.9, 0), (0.9, 0)), INK, 1.2),
        Line(((0, -0.9), (0, 0.9)), INK, 1.2),
        Circle(0, 0, 0.3, INK),
    ),
    "gold": (Polygon(((-1, 0.7), (-0.55, -0.6), (0.55, -0.6), (1, 0.7)), "#f0c33c", INK, 1.2),),
    "iron": (
        Line(((-0.6, 0.9), (-0.8, -0.2), (-0.4, -0.8), (0.4, -0.8), (0.8, -0.2), (0.6, 0.9)), "#4a5058", 2.4),
    ),
    "wood": (
        Polygon(((-1, -0.5), (0.5, -0.5), (0.5, 0.5), (-1, 0.5)), "#8a5a35", INK, 1.2),
        Circle(0.5, 0, 0.5, "#d9b07c", INK, 1.2),
    ),
    "food": (
        Line(((0, 0), (0.8, 0.8)), INK, 2.6),
        Circle(0.95, 0.6, 0.25, IVORY, INK),
        Circle(0.6, 0.95, 0.25, IVORY, INK),
        Polygon(
            ((0.45, 0.45), (-0.5, 0.4), (-1, -0.3), (-0.8, -0.9), (-0.2, -1), (0.4, -0.5)),
            "#c4552d",
            INK,
            1.2,
        ),
    ),
    "points": (Polygon(STAR, GOLD, INK),),
    "tents": (
        Polygon(((0, -0.9), (1, 0.8), (-1, 0.8)), IVORY, INK, 1.2),
        Polygon(((0, -0.1), (0.4, 0.8), (-0.4, 0.8)), INK),
    ),
    "houses": (Polygon(HOUSE, IVORY, INK, 1.2),),
    "bag": (
        Circle(0, 0.25, 0.75, "#c9a873", INK, 1.2),
        Polygon(((-0.5, -1), (0.5, -1), (0.25, -0.4), (-0.25, -0.4)), "#c9a873", INK, 1.2),
    ),
    "spent": (
        Polygon(((-0.8, -0.8), (0.8, -0.8), (0.8, 0.8), (-0.8, 0.8)), SUNKEN, INK, 1.2),
        Line(((-1, 1), (1, -1)), INK, 1.4),
    ),
    "stack": (
        Polygon(hex_corners(0.15, 0.2, 0.85, False), TABLE, INK),
        Polygon(hex_corners(-0.15, -0.2, 0.85, False), IVORY, INK),
    ),
}


def picture(game: Game, view: View) -> Picture:
    """All of the table at once."""
    position = view["position"]
    shapes: list[Shape] = [
        box(0, 0, WIDTH, HEIGHT, PAGE),
        box(MARGIN, MARGIN, MAP_WIDTH, MAP_HEIGHT, TABLE, RULE_STRONG),
        *landscape(game.components.values["tiles"], position["map"]),
        *supply(position),
        *players(view),
    ]
    return Picture(WIDTH, HEIGHT, tuple(shapes))


def sign(name: str, x: float, y: float, size: float = 7.5) -> Shapes:
    return moved(SIGNS[name], x, y, size)


def counted(name: str, n: int, x: float, y: float, size: float = 13) -> Shapes:
    """A sign and how many there are."""
    return (*sign(name, x, y), count(x + 12, y, n, size))


def landscape(printed: Mapping[str, Any], tiles: Sequence[Mapping[str, Any]]) -> Iterator[Shape]:
    """The tiles as large as they fit; before the first one its place."""
    inside = (MARGIN + 14, MARGIN + 14, MAP_WIDTH - 28, MAP_HEIGHT - 28)
    places = [(each["q"], each["r"]) for each in tiles] or [(0, 0)]
    radius, middles = fitted(places, *inside, False, LARGEST_HEX)
    coast = (INK, 5.0) if tiles else (RULE_STRONG, 1.0)
    for at in middles.values():
        yield Polygon(hex_corners(*at, radius, False), TABLE, *coast)
    for each, place in zip(tiles, places, strict=False):
        yield from tile(printed[str(each["tile"])], each, *middles[place], radius)


def tile(
    printed: Mapping[str, Any], each: Mapping[str, Any], x: float, y: float, radius: float
) -> Iterator[Shape]:
    """Terrain, points for the first and the second, houses and tents, the number."""
    terrain = printed["terrain"]
    yield Polygon(hex_corners(x, y, radius, False), TERRAIN_COLOURS[terrain], INK_2, 1.2)
    for aside in (-0.45, 0.45):
        yield from moved(TERRAIN_SIGNS[terrain], x + radius * aside, y + radius * 0.53, radius * 0.13)
    if "points" in printed:
        first, second = printed["points"]
        top = y - radius * 0.58
        yield box(x - radius * 0.36, top - radius * 0.17, radius * 0.72, radius * 0.34, IVORY, INK)
        yield Line(((x + radius * 0.04, top - radius * 0.17), (x + radius * 0.04, top + radius * 0.17)), INK)
        yield Label(x - radius * 0.16, top, str(first), radius * 0.3, INK, bold=True)
        yield Label(x + radius * 0.2, top, str(second), radius * 0.26, INK)
    yield Label(x, y + radius * 0.7, str(each["tile"]), radius * 0.23, INK)
    yield from pieces(each, x, y + radius * 0.05, radius)


def pieces(each: Mapping[str, Any], x: float, y: float, radius: float) -> Iterator[Shape]:
    """The house, and each player's shape for the tents, counted from two up; more than three in two rows."""
    there = [(seat, n) for seat, n in enumerate(each["tents"]) if n]
    # A house is told from tents by having no number.
    row = [(each["house"], 0), *there] if each["house"] is not None else there
    rows = [row] if len(row) <= 3 else [row[:2], row[2:]]
    size = radius * (0.19 if len(rows) == 1 else 0.155)
    for i, part in enumerate(rows):
        middle = y + (i - (len(rows) - 1) / 2) * size * 2.7
        for k, (seat, n) in enumerate(part):
            at = x + (k - (len(part) - 1) / 2) * size * 2.6
            if n == 0:
                yield from seat_house(seat, at, middle, size * 1.25)
                continue
            yield seat_shape(seat, at, middle, size)
            if n > 1:
                corner = at + size * 0.75, middle + size * 0.85
                yield Circle(*corner, size * 0.66, IVORY, INK)
                yield Label(*corner, str(n), size * 1.05, INK, bold=True)


def supply(position: Mapping[str, Any]) -> Iterator[Shape]:
    """The round; points, tiles and dice that are left; the technologies with who has them."""
    x, y = MARGIN, HEIGHT - MARGIN - SUPPLY_HEIGHT
    yield panel(x, y, MAP_WIDTH, SUPPLY_HEIGHT)
    yield from clock(x + 18, y + 20, position["round"], position["last_round"])
    yield from counted("points", position["supply"]["points"], x + 114, y + 20, 16)
    yield from counted("stack", position["stack_size"], x + 178, y + 20, 16)
    step = (MAP_WIDTH - 240) / len(COLOUR_NAMES)
    for i, colour in enumerate(COLOUR_NAMES):
        at = x + 252 + i * step
        yield from die(colour, at, y + 20)
        yield count(at + 16, y + 20, position["supply"]["dice"][colour], 16)
    cards = position["cards"]
    owners = {
        card: [s for s, b in enumerate(position["boards"]) if card in b["technologies"]] for card in cards
    }
    step = (MAP_WIDTH - 12) / max(9, len(cards))
    for i, card in enumerate(cards):
        left = x + 8 + i * step
        yield box(left, y + 40, step - 4, 40, RAISED, RULE_STRONG)
        yield Label(left + step / 2 - 2, y + 50, card, 12, INK, bold=True)
        for k, seat in enumerate(owners[card]):
            yield seat_shape(seat, left + step / 2 - 2 + (k - (len(owners[card]) - 1) / 2) * 13, y + 68, 5)


def die(colour: str, x: float, y: float, face: str = "", size: float = DIE) -> Iterator[Shape]:
    """A die by its colour, with its symbol if it was rolled and the sign of its terrain in the corner."""
    half = size / 2
    yield box(x - half, y - half, size, size, DIE_COLOURS[colour], INK, 1.2)
    if face:
        yield from sign(face, x - half * 0.1, y - half * 0.1, half * 0.6)
    if colour in TERRAINS:
        at = (x + half * 0.62, y + half * 0.6, half * 0.3) if face else (x, y, half * 0.55)
        yield from moved(TERRAIN_SIGNS[TERRAINS[colour]], *at)


def dice_row(
    dice: Sequence[tuple[str, str]], x: float, y: float, width: float, size: float = DIE
) -> Iterator[Shape]:
    """Dice side by side, smaller if there are many."""
    step = min(size + 3, width / max(1, len(dice)))
    for i, (colour, face) in enumerate(dice):
        yield from die(colour, x + (i + 0.5) * step, y, face, step - 3)


def players(view: View) -> Iterator[Shape]:
    """A panel for each player beside the map."""
    position = view["position"]
    seats = len(position["boards"])
    x, y = 2 * MARGIN + MAP_WIDTH, float(MARGIN)
    step = min(LARGEST_ROW, ((HEIGHT - MARGIN) / seats - MARGIN - FIRST_ROW - 14) / CARDS)
    for seat in range(seats):
        is_automaton = position["automaton"] is not None and seat == AUTOMATON
        height = FIRST_ROW + CARDS * step + 14 + (SIDES_HEIGHT if is_automaton else 0)
        rows = [y + FIRST_ROW + i * step for i in range(CARDS + 1)]
        yield from player_panel(view, seat, x, y, PANEL_WIDTH, height)
        yield from board(view, seat, x, rows)
        if is_automaton:
            yield from automaton(position["automaton"], x, rows)
        else:
            yield from dice(position["boards"][seat], x, rows)
        y += height + MARGIN


def board(view: View, seat: int, x: float, rows: Sequence[float]) -> Iterator[Shape]:
    """What everybody has: the score as the game stands, points, tents, houses; tokens; technologies."""
    there = view["position"]["boards"][seat]
    yield Label(x + 52, rows[HEADLINE], str(view["scores"][seat]), 19, INK, "start", True)
    for i, name in enumerate(("points", "tents", "houses")):
        yield from counted(name, there[name], x + 120 + i * 64, rows[HEADLINE], 15)
    for i, name in enumerate(RESOURCE_NAMES):
        yield from counted(name, there["tokens"][name], x + 18 + i * 72, rows[TOKENS])
    cards = there["technologies"]
    step = min(36, (PANEL_WIDTH - 16) / max(1, len(cards)))
    for i, card in enumerate(cards):
        is_used = card in there["used"]
        yield box(x + 8 + i * step, rows[CARDS] - 9, step - 3, 18, SUNKEN if is_used else IVORY, RULE_STRONG)
        yield Label(x + 6.5 + (i + 0.5) * step, rows[CARDS], card, 10, RULE_STRONG if is_used else INK)


def dice(there: Mapping[str, Any], x: float, rows: Sequence[float]) -> Iterator[Shape]:
    """Active dice with their symbols, those in the bag and those spent; only its owner looks into the bag."""
    active = [name.split("-") for name, n in there["active"].items() for _ in range(n)]
    yield from dice_row([(colour, face) for colour, face in active], x + 8, rows[ACTIVE], PANEL_WIDTH - 16)
    yield from counted("bag", there["bag_size"], x + 18, rows[BAG])
    yield from counted("spent", sum(there["spent"].values()), x + 18, rows[SPENT])
    for row, stored in ((BAG, there.get("bag", {})), (SPENT, there["spent"])):
        for i, (colour, n) in enumerate((colour, n) for colour, n in stored.items() if n):
            yield from die(colour, x + 68 + i * 40, rows[row], size=13)
            yield count(x + 78 + i * 40, rows[row], n, 12)


def automaton(there: Mapping[str, Any], x: float, rows: Sequence[float]) -> Iterator[Shape]:
    """Dice just rolled and the queue from its front; tents in the general supply; the action tile."""
    rolled = [(colour, face) for colour, face in (name.split("-") for name in there["rolled"])]
    queue = [(colour, "") for colour in there["queue"]]
    yield from dice_row([*rolled, *queue], x + 8, rows[ACTIVE], PANEL_WIDTH - 16)
    # The bag tells them from those of its own supply.
    yield from sign("bag", x + 18, rows[BAG])
    yield from counted("tents", there["tents"], x + 40, rows[BAG])
    width = (PANEL_WIDTH - 16) / 3
    for i, (name, side) in enumerate(there["sides"].items()):
        left, top = x + 8 + i % 3 * width, rows[CARDS] + 16 + i // 3 * 44
        frame = (RAISED, BRAND, 2.5) if name == there["marker"] else (SURFACE, RULE_STRONG, 1.0)
        yield box(left + 2, top, width - 4, 40, *frame)
        yield from sign(name, left + 14, top + 12, 6.5)
        if side["token"] is not None:
            yield from sign(side["token"], left + width - 16, top + 12, 6.5)
        yield from dice_row([(colour, "") for colour in side["dice"]], left + 5, top + 30, width - 10, 13)
