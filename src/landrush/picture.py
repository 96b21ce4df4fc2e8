"""Pictures of positions: a list of shapes, as SVG text for notebooks and as pixels for learning programs.

What is to be seen of a game is in its module `landrush.games.<game>.picture`, from views and printed
components alone. Here is how it is drawn, alike in both ways, in the colours of the browser's light theme.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from math import cos, pi, sin, sqrt
from typing import TYPE_CHECKING, Any, Literal, NamedTuple
from xml.sax.saxutils import escape

from landrush.extras import needing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
    from PIL.ImageDraw import ImageDraw
    from PIL.ImageFont import FreeTypeFont, ImageFont

Point = tuple[float, float]
Points = tuple[Point, ...]
Anchor = Literal["start", "middle", "end"]


class Polygon(NamedTuple):
    """A filled area; without an outline if that is empty."""

    points: Points
    fill: str
    outline: str = ""
    width: float = 1.0


class Circle(NamedTuple):
    """A filled circle; without an outline if that is empty."""

    x: float
    y: float
    radius: float
    fill: str
    outline: str = ""
    width: float = 1.0


class Line(NamedTuple):
    """A line through points."""

    points: Points
    fill: str
    width: float = 1.0


class Label(NamedTuple):
    """A short text; y is the middle of its figures."""

    x: float
    y: float
    text: str
    size: float
    fill: str
    anchor: Anchor = "middle"
    bold: bool = False


Shape = Polygon | Circle | Line | Label
Shapes = tuple[Shape, ...]


class Picture(NamedTuple):
    """Shapes from the back to the front."""

    width: int
    height: int
    shapes: Shapes


PAGE, SURFACE, RAISED, SUNKEN, TABLE = "#e4d6b8", "#f6eedb", "#fffaef", "#ebdfc4", "#d9c8a3"
INK, INK_2, INK_3, RULE, RULE_STRONG = "#2a1c10", "#574330", "#6f5840", "#cdb98f", "#8b7350"
BRAND, IVORY, GOLD = "#8a2b16", "#fbf3df", "#f3d577"

# The seats' colours, and around the middle the corners of their shapes; the first is a circle.
SEAT_COLOURS = ("#0b57a0", "#f4d93f", "#25a57c", "#cc4a14")
SEAT_CORNERS: tuple[Points, ...] = (
    (),
    ((0, -1.1), (1.1, 0.85), (-1.1, 0.85)),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0, -1.2), (1.1, 0), (0, 1.2), (-1.1, 0)),
)

# Signs of both games, in a box from -1 to 1.
HOUSE: Points = ((-0.75, 0.9), (-0.75, 0), (-1, 0), (0, -1), (1, 0), (0.75, 0), (0.75, 0.9))
STAR: Points = tuple(
    (cos(i * pi / 5 - pi / 2) * (1 - i % 2 * 0.55), sin(i * pi / 5 - pi / 2) * (1 - i % 2 * 0.55))
    for i in range(10)
)
CROWN: Points = ((-1, 0.8), (-1, -0.6), (-0.5, 0.1), (0, -0.9), (0.5, 0.1), (1, -0.6), (1, 0.8))
CLOCK: Shapes = (Circle(0, 0, 0.9, RAISED, INK, 1.4), Line(((0, -0.6), (0, 0), (0.45, 0.3)), INK, 1.4))
FLAG: Shapes = (
    Polygon(((-0.6, -0.9), (0.9, -0.9), (0.9, 0.2), (-0.6, 0.2)), RAISED, INK),
    Polygon(((-0.6, -0.9), (0.15, -0.9), (0.15, -0.35), (-0.6, -0.35)), INK),
    Polygon(((0.15, -0.35), (0.9, -0.35), (0.9, 0.2), (0.15, 0.2)), INK),
    Line(((-0.6, -1), (-0.6, 1)), INK, 1.6),
)

# How far figures reach above the line that they stand on, as a part of their size.
FIGURE_HEIGHT = 0.71
FONTS = "Noto Sans, Segoe UI, Helvetica, Arial, sans-serif"
# Pixels are drawn so much larger and then reduced, for smooth edges.
FINER = 2
PILLOW_ANCHORS = {"start": "ls", "middle": "ms", "end": "rs"}


def moved(shapes: Iterable[Shape], x: float, y: float, size: float) -> Shapes:
    """Shapes around the origin, brought to a place and a size; lines stay as thick as they are."""
    return tuple(placed(shape, x, y, size) for shape in shapes)


def placed(shape: Shape, x: float, y: float, size: float) -> Shape:
    if isinstance(shape, Polygon | Line):
        return shape._replace(points=tuple((x + px * size, y + py * size) for px, py in shape.points))
    at = shape._replace(x=x + shape.x * size, y=y + shape.y * size)
    return (
        at._replace(radius=at.radius * size) if isinstance(at, Circle) else at._replace(size=at.size * size)
    )


def box(
    x: float, y: float, width: float, height: float, fill: str, outline: str = "", line: float = 1
) -> Polygon:
    """A rectangle by its upper left corner."""
    right, bottom = x + width, y + height
    return Polygon(((x, y), (right, y), (right, bottom), (x, bottom)), fill, outline, line)


def seat_shape(seat: int, x: float, y: float, size: float) -> Shape:
    """A player's shape in the player's colour: colour is never alone."""
    corners, colour = SEAT_CORNERS[seat], SEAT_COLOURS[seat]
    shape = Polygon(corners, colour, INK, 1.2) if corners else Circle(0, 0, 1, colour, INK, 1.2)
    return placed(shape, x, y, size)


def seat_house(seat: int, x: float, y: float, size: float) -> Shapes:
    """A building in the player's colour, with the player's shape on it."""
    mark = seat_shape(seat, x, y + size * 0.28, size * 0.4)
    return (*moved((Polygon(HOUSE, SEAT_COLOURS[seat], INK, 1.2),), x, y, size), mark._replace(fill=IVORY))


def count(x: float, y: float, n: int, size: float = 13, anchor: Anchor = "start") -> Label:
    """A number of things; none is shown, but faded."""
    return Label(x, y, str(n), size, INK if n else RULE_STRONG, anchor, n > 0)


def panel(x: float, y: float, width: float, height: float) -> Polygon:
    return box(x, y, width, height, SURFACE, RULE_STRONG)


def player_panel(
    view: Mapping[str, Any], seat: int, x: float, y: float, width: float, height: float
) -> Shapes:
    """The frame of a player's panel and the player's shape: thick for who decides, a crown for who won."""
    is_asked, mark = seat == view["position"]["to_move"], (x + 14, y + 20)
    frame = panel(x, y, width, height)
    out: list[Shape] = [frame._replace(fill=RAISED, outline=INK, width=3) if is_asked else frame]
    if is_asked:
        out.append(placed(Polygon(((-0.7, -1), (0.9, 0), (-0.7, 1)), INK), *mark, 7))
    elif seat in view["winners"]:
        out.append(placed(Polygon(CROWN, GOLD, INK, 1.2), *mark, 8))
    return (*out, seat_shape(seat, x + 34, y + 20, 9))


def clock(x: float, y: float, n: int, is_last: bool) -> Shapes:
    """How far the game is, with a flag in the last round."""
    return (
        *moved(CLOCK, x, y, 9),
        Label(x + 15, y, str(n), 16, INK, "start", True),
        *(moved(FLAG, x + 58, y, 10) if is_last else ()),
    )


def hex_corners(x: float, y: float, radius: float, flat: bool) -> Points:
    """The corners of a hex with a flat top or a pointed one."""
    turns = [(i if flat else i + 0.5) * pi / 3 for i in range(6)]
    return tuple((x + radius * cos(turn), y + radius * sin(turn)) for turn in turns)


def hex_middle(q: int, r: int, flat: bool) -> Point:
    """The middle of a hex of radius 1 by its axial coordinates: r grows southward."""
    return (1.5 * q, sqrt(3) * (r + q / 2)) if flat else (sqrt(3) * (q + r / 2), 1.5 * r)


def fitted(
    places: Iterable[tuple[int, int]],
    x: float,
    y: float,
    width: float,
    height: float,
    flat: bool,
    most: float,
) -> tuple[float, dict[tuple[int, int], Point]]:
    """The largest radius with which hexes fit into a rectangle, and their middles there."""
    middles = {place: hex_middle(*place, flat) for place in places}
    xs, ys = [at[0] for at in middles.values()], [at[1] for at in middles.values()]
    across, down = (2.0, sqrt(3)) if flat else (sqrt(3), 2.0)
    radius = min(most, width / (max(xs) - min(xs) + across), height / (max(ys) - min(ys) + down))
    left = x + width / 2 - radius * (min(xs) + max(xs)) / 2
    top = y + height / 2 - radius * (min(ys) + max(ys)) / 2
    return radius, {place: (left + radius * mx, top + radius * my) for place, (mx, my) in middles.items()}


def svg(picture: Picture) -> str:
    """The picture as an SVG document of its own, the same text for the same picture."""
    size = f'viewBox="0 0 {picture.width} {picture.height}" width="{picture.width}" height="{picture.height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FONTS}" stroke-linejoin="round">'
    return "\n".join([head, *(element(shape) for shape in picture.shapes), "</svg>"])


def element(shape: Shape) -> str:
    """A shape as an SVG element."""
    if isinstance(shape, Label):
        x, y = short(shape.x), short(baseline(shape))
        weight = ' font-weight="bold"' if shape.bold else ""
        style = f'font-size="{short(shape.size)}" fill="{shape.fill}" text-anchor="{shape.anchor}"{weight}'
        return f'<text x="{x}" y="{y}" {style}>{escape(shape.text)}</text>'
    if isinstance(shape, Line):
        line = f'stroke="{shape.fill}" stroke-width="{short(shape.width)}"'
        return f'<polyline points="{listed(shape.points)}" fill="none" {line}/>'
    line = f' stroke="{shape.outline}" stroke-width="{short(shape.width)}"' if shape.outline else ""
    if isinstance(shape, Circle):
        place = f'cx="{short(shape.x)}" cy="{short(shape.y)}" r="{short(shape.radius)}"'
        return f'<circle {place} fill="{shape.fill}"{line}/>'
    return f'<polygon points="{listed(shape.points)}" fill="{shape.fill}"{line}/>'


def listed(points: Points) -> str:
    return " ".join(f"{short(x)},{short(y)}" for x, y in points)


def short(value: float) -> str:
    """A number with at most one decimal, and never "-0"."""
    return f"{round(value, 1) + 0.0:.6g}"


def baseline(label: Label) -> float:
    """The line that a label stands on. Not every program knows SVG's own middle of a text."""
    return label.y + label.size * FIGURE_HEIGHT / 2


def rgb(picture: Picture, scale: float = 1.0) -> NDArray[np.uint8]:
    """The picture as pixels: height by width by red, green and blue. Raises MissingExtra."""
    with needing("gymnasium"):
        import numpy as np
        from PIL import Image, ImageDraw

    width, height = (max(1, round(side * scale)) for side in (picture.width, picture.height))
    image = Image.new("RGB", (width * FINER, height * FINER), PAGE)
    draw = ImageDraw.Draw(image)
    for shape in picture.shapes:
        paint(draw, placed(shape, 0, 0, scale * FINER), scale * FINER)
    return np.array(image.reduce(FINER), dtype=np.uint8)


def paint(draw: ImageDraw, shape: Shape, scale: float) -> None:
    """A shape that has its place and size in pixels already; its lines have not."""
    if isinstance(shape, Label):
        # The font has no bold face.
        heavier = shape.size / 40 if shape.bold else 0
        place, anchor = (shape.x, baseline(shape)), PILLOW_ANCHORS[shape.anchor]
        font = font_of(round(shape.size))
        draw.text(place, shape.text, shape.fill, font, anchor, stroke_width=heavier)
        return
    line = max(1, round(shape.width * scale))
    if isinstance(shape, Circle):
        # Pillow's outline lies inside, SVG's on the edge.
        reach = shape.radius + (line / 2 if shape.outline else 0)
        around = (shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach)
        draw.ellipse(around, shape.fill, shape.outline or None, line)
        return
    points = [(round(x), round(y)) for x, y in shape.points]
    if isinstance(shape, Line):
        draw.line(points, shape.fill, line, "curve")
        return
    draw.polygon(points, shape.fill)
    if shape.outline:
        # Pillow's own wide outlines take a mask of the whole picture each. Once more around the first corner.
        draw.line([*points, *points[:2]], shape.outline, line, "curve")


@cache
def font_of(size: int) -> FreeTypeFont | ImageFont:
    """Pillow's own font, so that pixels do not depend on what is installed."""
    from PIL import ImageFont

    return ImageFont.load_default(max(1, size))
