"""Montana as a picture: the worker board with the town, the landscape, and a panel for each player.

Everything is drawn from a view. There are no words: numbers, and signs that look like those of the browser.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import cos, pi, sin
from typing import Any

from landrush.engine.game import Game
from landrush.games.montana.components import AREA_NAMES, COLOUR_NAMES, GOOD_NAMES
from landrush.games.montana.kinds import WORKER_LIMIT
from landrush.games.montana.town import CATTLE_ROW, COINS_ROW, GOODS_ROW, ROW_COINS, ROW_GOODS, ROW_UPGRADES
from landrush.picture import (
    BRAND,
    GOLD,
    HOUSE,
    INK,
    INK_2,
    INK_3,
    IVORY,
    PAGE,
    RAISED,
    RULE,
    RULE_STRONG,
    SEAT_COLOURS,
    SUNKEN,
    TABLE,
    Circle,
    Label,
    Line,
    Picture,
    Point,
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
    placed,
    player_panel,
    seat_shape,
)

View = Mapping[str, Any]

WIDTH, HEIGHT, MARGIN = 960, 640, 10
BOARD_WIDTH, PANEL_HEIGHT = 296, 104
UPPER_HEIGHT = HEIGHT - 3 * MARGIN - PANEL_HEIGHT
# The insides of the worker board begin and end here.
LEFT, INNER = MARGIN + 8, BOARD_WIDTH - 16
LARGEST_HEX = 38
SIGN = 6.5

TERRAIN_COLOURS = {"field": "#dcd6a6", "lake": "#86b9cf", "mountain": "#b9ada0", "none": TABLE}
START_COLOUR = "#d9b98a"
LAKE_LINE, ROCK, SNOW = "#3f7890", "#8d8074", "#f4efe6"
SEGMENT_COLOURS, POINTED_COLOUR = ("#e9d9b3", "#dcc796"), "#fff0b8"
WORKER_COLOURS = {"copper": "#a85a26", "stone": "#8b9097", "grain": "#f0d79a", "pumpkin": "#e5782a"}
GRAIN, PUMPKIN, COPPER, STONE = "#edc766", "#e5782a", "#bd6428", "#9b9fa6"
HIDE, WATER, SKIN = "#8a5a35", "#6d9fbb", "#f2d3ab"

# Signs in a box from -1 to 1. Worked goods are bigger than raw ones: nobody tells them apart by colour.
SIGNS: Mapping[str, Shapes] = {
    "grain": (
        Line(((0, 1.1), (0, 0)), INK, 1.2),
        Line(((-0.55, 0.1), (0, 0.75), (0.55, 0.1)), INK, 1.2),
        Polygon(((0, -1.1), (0.45, -0.5), (0.3, 0.25), (0, 0.5), (-0.3, 0.25), (-0.45, -0.5)), GRAIN, INK),
    ),
    "pumpkin": (
        Line(((0, -0.5), (0.25, -1.1)), INK, 1.8),
        Circle(0, 0.15, 0.88, PUMPKIN, INK),
        Line(((0, -0.6), (0, 0.9)), INK, 0.7),
    ),
    "small copper": (
        Polygon(((-0.7, 0.1), (-0.3, -0.6), (0.4, -0.5), (0.7, 0.1), (0.2, 0.7), (-0.5, 0.6)), COPPER, INK),
    ),
    "large copper": (
        Polygon(((-1.15, 0.75), (-0.75, -0.25), (0.75, -0.25), (1.15, 0.75)), COPPER, INK),
        Polygon(((-0.75, -0.25), (-0.4, -0.75), (0.95, -0.75), (0.75, -0.25)), "#d98a50", INK),
    ),
    "small stone": (
        Polygon(((-0.85, 0.4), (-0.6, -0.25), (0, -0.55), (0.6, -0.3), (0.85, 0.4), (0, 0.6)), STONE, INK),
    ),
    "large stone": (
        Polygon(((-0.95, -0.5), (0, -1.05), (0.95, -0.5), (0.95, 0.55), (0, 1.1), (-0.95, 0.55)), STONE, INK),
        Polygon(((-0.95, -0.5), (0, -1.05), (0.95, -0.5), (0, 0.05)), "#c9ccd1", INK),
        Line(((0, 0.05), (0, 1.1)), INK),
    ),
    "coin": (Circle(0, 0, 0.95, GOLD, INK), Circle(0, 0, 0.4, GOLD, INK, 0.8)),
    "cattle": (
        Line(((-1.1, -1), (-1.05, -0.6), (-0.6, -0.35), (0.6, -0.35), (1.05, -0.6), (1.1, -1)), INK, 1.4),
        Polygon(((-0.5, -0.5), (0.5, -0.5), (0.6, 0), (0.3, 0.6), (-0.3, 0.6), (-0.6, 0)), HIDE, INK),
        Polygon(((-0.35, 0.5), (0.35, 0.5), (0.4, 1), (-0.4, 1)), SKIN, INK),
    ),
    "canteen": (
        Polygon(((-0.3, -1.05), (0.3, -1.05), (0.3, -0.4), (-0.3, -0.4)), INK_3, INK),
        Circle(0, 0.25, 0.8, WATER, INK),
        Circle(0, 0.25, 0.35, IVORY, INK, 0.8),
    ),
    "upgrade": (Polygon(((0, -1), (0.9, 0), (0.3, 0), (0.3, 1), (-0.3, 1), (-0.3, 0), (-0.9, 0)), INK),),
    "start": (
        Polygon(((-1, 0.25), (-0.85, -0.75), (0, -0.95), (0.85, -0.75), (1, 0.25)), IVORY, INK, 1.2),
        Polygon(((-0.9, 0.25), (0.9, 0.25), (0.75, 0.6), (-0.75, 0.6)), HIDE, INK, 1.2),
        Circle(-0.5, 0.65, 0.3, TABLE, INK, 1.4),
        Circle(0.5, 0.65, 0.3, TABLE, INK, 1.4),
    ),
    "lake": (
        Line(((-1, -0.3), (-0.6, -0.5), (-0.2, -0.3), (0.2, -0.5), (0.6, -0.3), (1, -0.5)), LAKE_LINE, 1.4),
        Line(((-1, 0.4), (-0.6, 0.2), (-0.2, 0.4), (0.2, 0.2), (0.6, 0.4), (1, 0.2)), LAKE_LINE, 1.4),
    ),
    "mountain": (
        Polygon(((-0.1, 0.7), (0.5, -0.4), (1.1, 0.7)), ROCK, INK),
        Polygon(((-1.1, 0.7), (-0.3, -0.8), (0.5, 0.7)), ROCK, INK),
        Polygon(((-0.51, -0.4), (-0.3, -0.8), (-0.09, -0.4), (-0.3, -0.2)), SNOW, INK, 0.8),
    ),
}
# Workers differ by their hats as well.
HATS = {
    "copper": ((-0.65, -0.35), (-0.5, -0.85), (0, -1.1), (0.5, -0.85), (0.65, -0.35)),
    "stone": ((-0.6, -0.4), (-0.5, -0.9), (0.4, -0.9), (1, -0.4)),
    "grain": ((-1.05, -0.4), (1.05, -0.4), (0.5, -0.6), (0, -1.15), (-0.5, -0.6)),
}
BODY = ((-0.8, 1.05), (-0.6, 0.35), (0.6, 0.35), (0.8, 1.05))


def worker(colour: str) -> Shapes:
    """A worker; the pumpkins' bonnet is behind the head, the other hats are on it."""
    fill = WORKER_COLOURS[colour]
    hat = Polygon(HATS[colour], fill, INK, 0.9) if colour in HATS else Circle(0, -0.35, 0.75, fill, INK, 0.9)
    figure = (Polygon(BODY, fill, INK, 0.9), Circle(0, -0.2, 0.45, SKIN, INK, 0.9))
    lamp = (Circle(0, -0.65, 0.22, IVORY, INK, 0.7),) if colour == "copper" else ()
    return (*figure, hat, *lamp) if colour in HATS else (hat, *figure)


WORKERS: Mapping[str, Shapes] = {
    **{colour: worker(colour) for colour in COLOUR_NAMES},
    "any": (Circle(0, 0, 1, RAISED, INK), Label(0, 0, "?", 1.6, INK, bold=True)),
}
FREE = (Circle(0, 0, 0.5, SUNKEN, RULE_STRONG),)


def picture(game: Game, view: View) -> Picture:
    """All of the table at once."""
    position = view["position"]
    x = 2 * MARGIN + BOARD_WIDTH
    shapes: list[Shape] = [
        box(0, 0, WIDTH, HEIGHT, PAGE),
        panel(MARGIN, MARGIN, BOARD_WIDTH, UPPER_HEIGHT),
        *wheel(view["printed"]["wheel"]["segments"], position["pointer"]),
        *bank(view["printed"]["bank"]["spaces"], position["worker_board"]["bank"]),
        *production(view["printed"]["production"], position["worker_board"]),
        *town(view["printed"]["town"]["column_prices"], position["town"]),
        *supply(position["supply"]),
        box(x, MARGIN, WIDTH - MARGIN - x, UPPER_HEIGHT, TABLE, RULE_STRONG),
        *landscape(position["landscape"], x, MARGIN, WIDTH - MARGIN - x, UPPER_HEIGHT),
        *clock(x + 18, MARGIN + 18, position["turns"], position["last_round"]),
        *players(view),
    ]
    return Picture(WIDTH, HEIGHT, tuple(shapes))


def sign(name: str, x: float, y: float, size: float = SIGN) -> Shapes:
    return moved(SIGNS[name], x, y, size)


def standing(there: Mapping[str, int], room: int, x: float, y: float, step: float = 14) -> Iterator[Shape]:
    """Workers in their places, and the places that are free."""
    workers = [colour for colour in COLOUR_NAMES for _ in range(there.get(colour, 0))]
    for i in range(max(room, len(workers))):
        yield from moved(WORKERS[workers[i]] if i < len(workers) else FREE, x + i * step, y, 6)


def wheel(segments: Sequence[Mapping[str, Any]], pointer: int | None) -> Iterator[Shape]:
    """The segments clockwise from the top, and the pointer."""
    x, y, radius, half = LEFT + 64, MARGIN + 72, 62, pi / len(segments)

    def at(turn: float, far: float) -> Point:
        return x + radius * far * sin(turn), y - radius * far * cos(turn)

    yield Circle(x, y, radius + 2, INK_3, INK)
    for i, segment in enumerate(segments):
        middle = 2 * half * i
        rim = tuple(at(middle + half * part / 4, 1) for part in range(-4, 5))
        fill = RAISED if "any" in segment["workers"] else SEGMENT_COLOURS[i % 2]
        yield Polygon(((x, y), *rim), POINTED_COLOUR if i == pointer else fill, INK_3)
        for colour, aside in zip(segment["workers"], (-0.48, 0.48), strict=True):
            yield from moved(WORKERS[colour], *at(middle + half * aside, 0.78), SIGN)
    if pointer is not None:
        turn = 2 * half * pointer
        yield Polygon((at(turn - pi / 2, 0.1), at(turn, 0.58), at(turn + pi / 2, 0.1)), BRAND, INK)
    yield from sign("coin", x, y, 8)


def bank(spaces: Sequence[Mapping[str, int]], there: Sequence[Mapping[str, int]]) -> Iterator[Shape]:
    """How many workers for how many coins, and who stands there."""
    x, y, width = LEFT + 140, MARGIN + 10, INNER - 140
    step = 126 / len(spaces)
    for i, space in enumerate(spaces):
        top, middle = y + i * step, y + i * step + step / 2 - 2
        yield box(x, top, width, step - 4, SUNKEN if there[i] else RAISED, RULE_STRONG)
        yield from standing(there[i], space["workers"], x + 14, middle, 16)
        yield from sign("coin", x + width - 34, middle, 8)
        yield count(x + width - 22, middle, space["coins"], 14)


def production(printed: Mapping[str, Any], board: Mapping[str, Any]) -> Iterator[Shape]:
    """The four areas: for each space its price and goods, the large part, and the small one with one more."""
    width = (INNER - 8) / 2
    for area, name in enumerate(AREA_NAMES):
        x, y = LEFT + area % 2 * (width + 8), MARGIN + 148 + area // 2 * 90
        for i, (space, there) in enumerate(zip(printed[name]["spaces"], board[name], strict=True)):
            top, middle = y + i * 28, y + i * 28 + 12.5
            yield box(x, top, width, 25, SUNKEN if there["large"] else RAISED, RULE_STRONG)
            yield from sign("coin", x + 10, middle)
            yield count(x + 18.5, middle, space["coins"])
            yield placed(Polygon(((-1, -1), (1, 0), (-1, 1)), INK_2), x + 31, middle, 3)
            yield count(x + 36, middle, space["goods"])
            yield from sign(printed[name]["good"], x + 52, middle, 6)
            yield from standing(there["large"], 2, x + 66, middle, 13)
            yield Line(((x + 88, top), (x + 88, top + 25)), RULE_STRONG)
            yield Label(x + 98, middle, f"+{space['small']}", 11, INK)
            yield from standing(there["small"], 2, x + 113, middle, 13)


def town(prices: Sequence[int], pawns: Sequence[Mapping[str, int] | None]) -> Iterator[Shape]:
    """Rewards by rows, prices in pumpkins by columns, and the pawns."""
    x, y, row_height = LEFT + 78, MARGIN + 334, 26
    step = (INNER - 78) / len(prices)
    for column, price in enumerate(prices):
        middle = x + (column + 0.5) * step
        yield count(middle - 2, y + 8, price, anchor="end")
        yield from sign("pumpkin", middle + 7, y + 8, 6)
    for row, pawn in enumerate(pawns):
        top = y + 18 + row * row_height
        yield from reward(row, LEFT, top + row_height / 2 - 2)
        for column in range(len(prices)):
            yield box(x + column * step, top, step - 3, row_height - 3, RAISED, RULE_STRONG)
        if pawn is not None:
            yield seat_shape(pawn["seat"], x + (pawn["column"] + 0.5) * step - 1.5, top + 11.5, 7.5)


def reward(row: int, x: float, y: float) -> Iterator[Shape]:
    """What a row of the town gives (M6.16)."""
    upgrades = int(ROW_UPGRADES[row])
    if row == GOODS_ROW:
        yield count(x, y, int(ROW_GOODS))
        for i, good in enumerate(("grain", "small copper", "small stone")):
            yield from sign(good, x + 19 + i * 17, y)
    if row == CATTLE_ROW:
        yield from sign("cattle", x + 7, y)
    if row == COINS_ROW:
        yield count(x, y, int(ROW_COINS))
        yield from sign("coin", x + 17, y)
    if upgrades:
        yield count(x + 38, y, upgrades)
        yield from sign("upgrade", x + 54, y)


def supply(there: Mapping[str, Any]) -> Iterator[Shape]:
    """What is left beside the boards."""
    y = MARGIN + 475
    kinds: list[tuple[Shapes, int]] = [(SIGNS[good], there["goods"][good]) for good in GOOD_NAMES]
    kinds.append((SIGNS["cattle"], there["cattle"]))
    kinds += [(WORKERS[colour], there["workers"][colour]) for colour in COLOUR_NAMES]
    yield Line(((LEFT, y - 9), (LEFT + INNER, y - 9)), RULE)
    for i, (shapes, n) in enumerate(kinds):
        middle = LEFT + (i + 0.5) * INNER / len(kinds)
        yield from moved(shapes, middle, y + 3, SIGN)
        yield count(middle, y + 19, n, 12, "middle")


def landscape(land: Mapping[str, Any], x: float, y: float, width: float, height: float) -> Iterator[Shape]:
    """The hexes: first their coast, then what is on them."""
    fields = land["fields"]
    places = [(each["q"], each["r"]) for each in fields]
    radius, middles = fitted(places, x + 12, y + 12, width - 24, height - 24, True, LARGEST_HEX)
    owned = {each["field"]: each for each in land["settlements"]}
    tokens = {**dict.fromkeys(land["cattle"], "cattle"), **dict.fromkeys(land["canteens"], "canteen")}
    if land["start"] is None:
        # The tokens will lie where their symbols are printed.
        tokens = {each["field"]: each["symbol"] for each in fields if each["symbol"]}
    for each, place in zip(fields, places, strict=True):
        if each["terrain"] != "none":
            yield Polygon(hex_corners(*middles[place], radius, True), INK, INK, 5)
    for each, place in zip(fields, places, strict=True):
        at = middles[place]
        is_start = each["field"] == land["start"]
        is_laid = each["terrain"] != "none"
        fill = START_COLOUR if is_start else TERRAIN_COLOURS[each["terrain"]]
        yield Polygon(hex_corners(*at, radius, True), fill, INK_2 if is_laid else RULE_STRONG)
        if each["field"] in owned:
            yield from settlement(owned[each["field"]], *at, radius)
        elif is_laid:
            yield Label(at[0], at[1] + radius * 0.68, each["field"], radius * 0.26, INK_2)
            if is_start:
                yield from sign("start", at[0], at[1] - radius * 0.1, radius * 0.55)
            else:
                yield from ground(each, tokens.get(each["field"]), *at, radius)


def settlement(owned: Mapping[str, int], x: float, y: float, radius: float) -> Iterator[Shape]:
    """Who has built here: a ring in the player's colour and the player's shape, counted from two up."""
    corners = hex_corners(x, y, radius * 0.84, True)
    ring = (*corners, *corners[:2])
    yield Line(ring, INK, radius * 0.19)
    yield Line(ring, SEAT_COLOURS[owned["seat"]], radius * 0.13)
    yield seat_shape(owned["seat"], x, y - radius * 0.05, radius * 0.42)
    if owned["count"] > 1:
        at = x + radius * 0.45, y - radius * 0.35
        yield Circle(*at, radius * 0.25, IVORY, INK)
        yield Label(*at, str(owned["count"]), radius * 0.36, INK, bold=True)


def ground(each: Mapping[str, Any], token: str | None, x: float, y: float, radius: float) -> Iterator[Shape]:
    """What is printed on a free hex, and its token: a field shows its price."""
    terrain = each["terrain"]
    if terrain in ("lake", "mountain"):
        yield from sign(terrain, x, y - radius * 0.05, radius * 0.55)
    if token is not None:
        is_high = terrain == "field"
        at = (x, y - radius * (0.55 if is_high else 0.1))
        if not is_high:
            yield Circle(*at, radius * 0.36, IVORY, INK)
        yield from sign(token, *at, radius * 0.22)
    if each["double"]:
        yield box(x - radius * 0.36, y - radius * 0.76, radius * 0.72, radius * 0.36, INK)
        yield placed(Polygon(HOUSE, IVORY), x - radius * 0.17, y - radius * 0.57, radius * 0.14)
        yield Label(x + radius * 0.15, y - radius * 0.58, "2", radius * 0.34, IVORY, bold=True)
    goods = [good for good in GOOD_NAMES for _ in range(each["cost"].get(good, 0))]
    size = radius * min(0.25, 0.67 / max(1, len(goods)))
    for i, good in enumerate(goods):
        yield from sign(good, x + (i - (len(goods) - 1) / 2) * size * 2.5, y + radius * 0.1, size)


def players(view: View) -> Iterator[Shape]:
    """A panel for each player below the board and the landscape."""
    boards = view["position"]["boards"]
    width = (WIDTH - MARGIN) / len(boards) - MARGIN
    y = HEIGHT - MARGIN - PANEL_HEIGHT
    for seat, board in enumerate(boards):
        x = MARGIN + seat * (width + MARGIN)
        yield from player_panel(view, seat, x, y, width, PANEL_HEIGHT)
        # Settlements that are built have left their places.
        left = board["settlements"]
        for i in range(left + view["scores"][seat]):
            fill, line = (SEAT_COLOURS[seat], INK) if i < left else (SUNKEN, RULE)
            yield placed(Polygon(HOUSE, fill, line), x + 58 + i * 12, y + 20, 5)
        yield count(x + width - 8, y + 20, left, 17, "end")
        goods = [(good, board["goods"][good]) for good in GOOD_NAMES]
        yield from stock(goods, x + 14, y + 53, (width - 16) / len(goods))
        rest = [("coin", board["coins"]), ("cattle", board["cattle"]), ("canteen", board["canteens"])]
        yield from stock(rest, x + 14, y + 84, 38)
        yield from standing(board["workers"], int(WORKER_LIMIT), x + width - 106.5, y + 84, 13.5)


def stock(kinds: Iterable[tuple[str, int]], x: float, y: float, step: float) -> Iterator[Shape]:
    """Signs with their numbers in a row."""
    for i, (name, n) in enumerate(kinds):
        yield from sign(name, x + i * step, y)
        yield count(x + i * step + 9, y, n)
