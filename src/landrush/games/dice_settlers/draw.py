"""Dice Settlers in the terminal: what `landrush play` shows of it. The contract is in cli/session.py.

Everything is drawn from views and from the printed components, nothing from the kernel's states.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from landrush.component_files import REMARKS
from landrush.engine.game import Game
from landrush.games.dice_settlers.attack import target_seat, target_tile
from landrush.games.dice_settlers.components import GROUPS, TECH_IDS
from landrush.games.dice_settlers.notation import (
    ACTION_NAMES,
    COLOUR_NAMES,
    DIE_NAMES,
    RESOURCE_NAMES,
    SIDES,
    SYMBOL_NAMES,
)
from landrush.games.dice_settlers.rounds import FEW_COLOURS
from landrush.games.dice_settlers.setup import POINTS_FOR, REMOVED_FOR
from landrush.l10n import message

View = Mapping[str, Any]
# A move as text, its label and its explanation.
Move = tuple[str, str, str]

HOUSE, TIMES = "⌂", "×"
LEGEND = ("tiles", "terrains", "abilities", "map", "boards")
# The steps to the neighbours in the order of SIDES.
STEPS = dict(zip(SIDES, ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1)), strict=True))

INK = "#2a1c10"
DIE_STYLES = {
    "white": f"{INK} on #fffaef",
    "green": f"{INK} on #8fc48a",
    "yellow": f"{INK} on #f0dc8c",
    "orange": f"{INK} on #eda35f",
    "brown": "#ffffff on #8a5a3b",
    "grey": f"{INK} on #b4b8bd",
}
TERRAIN_COLOURS = {
    "plains": "yellow",
    "forest": "green",
    "mountains": "grey",
    "desert": "orange",
    "hills": "brown",
}
TERRAIN_LETTERS = {terrain: terrain[0].upper() for terrain in TERRAIN_COLOURS}
LEGAL_STYLE = "bold #7c1d5b on #fffdf0"
LEGAL_COLOUR, WALL_COLOUR = "#7c1d5b", "#8b7350"

# Ways to draw a hex: everything, without the ability, without the points as well.
FULL, SHORT, BARE = range(3)
# So much room beside the map is enough for the boards.
BESIDE = 56

# What the map shows better than a list; the questions for which it goes before everything else.
MAP_QUESTIONS = (
    "place-start",
    "put-tile",
    "join",
    "more",
    "settle-step",
    "take-back",
    "house-for",
    "tent-to",
    "factory-by",
    "free-factory",
    "blast-tile",
    "blast",
)
# Options that end something come last, so that the first option does something.
LAST_WORDS = ("done", "end", "pass")
ACTIONS = ("settle", "harvest", "trade")
RECRUIT_PRICES = ((1, 3, 6), (1, 2, 4))

# The rules' numbers: dice of each colour (D1.1), tiles of each group (D13), technologies (D2.7).
DICE = {"white": 12, "green": 9, "yellow": 9, "orange": 7, "brown": 7, "grey": 7}
TILES = {"start": 7, "2-4 players": 19, "3-4 players": 8, "4 players": 6}
CARDS, EXPLOSIVE_CARDS, SETS = 55, 7, 4


class Drawing:
    """Draws views for the players of one game."""

    parts = ("map", "tiles", "boards", "cards", "supply")
    silent = ()

    def __init__(self, game: Game, names: Sequence[str], styles: Sequence[str]) -> None:
        self.printed = game.components.values
        self.names = names
        self.styles = styles

    # The table.

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """What the question needs first, then as much as fits, then each part as large as it fits."""
        lands = [land for detail in (FULL, SHORT) if (land := self.hexes(view, detail, width)) is not None]
        beside = self.beside(view, lands, width, height)
        if beside is not None:
            return beside
        variants: dict[str, list[RenderableType]] = {
            "map": [*lands] or [self.landscape(view, width)],
            "cards": [self.cards(view)],
            "supply": [self.supply(view)],
            "boards": [self.boards(view), self.brief_boards(view)],
        }
        question = view["question"]
        first = "map" if question is not None and question["ask"] in MAP_QUESTIONS else "boards"
        order = sorted(variants, key=lambda name: (name != first, name == "cards"))
        lines = {name: [height_of(each, width) for each in found] for name, found in variants.items()}
        chosen: dict[str, int] = {}
        room = height
        for name in order:
            if lines[name][-1] <= room or name == first:
                chosen[name] = len(variants[name]) - 1
                room -= lines[name][-1]
        for name in order:
            if name in chosen and lines[name][0] - lines[name][-1] <= room:
                room -= lines[name][0] - lines[name][chosen[name]]
                chosen[name] = 0
        return Group(*(variants[name][chosen[name]] for name in variants if name in chosen))

    def beside(self, view: View, lands: Sequence[Text], width: int, height: int) -> RenderableType | None:
        """The map with the boards and the supply beside it, and the cards below, if there is room."""
        for land in lands:
            land_width = max(map(len, land.plain.split("\n"))) + 1
            if width - land_width < BESIDE:
                continue
            side = Table.grid()
            side.add_column(width=land_width)
            side.add_column(width=width - land_width)
            side.add_row(land, Group(self.boards(view), self.supply(view)))
            cards = self.cards(view)
            used = height_of(side, width)
            if used + height_of(cards, width) <= height:
                return Group(side, cards)
            if used <= height:
                return side
        return None

    def part(self, view: View, name: str, width: int) -> RenderableType:
        """One of the parts that a player can ask for."""
        if name == "map":
            return self.landscape(view, width)
        if name == "tiles":
            return self.tile_list(view)
        if name == "boards":
            return self.boards(view)
        return self.cards(view) if name == "cards" else self.supply(view)

    def legend(self) -> RenderableType:
        """What the signs mean."""
        return Group(*(Text(message(f"ui-d-legend-{key}")) for key in LEGEND))

    # The map.

    def landscape(self, view: View, width: int) -> RenderableType:
        """The map in the most detail that fits; the list of its tiles if none does."""
        if not view["position"]["map"] and not self.legal_spots(view):
            return Text(message("ui-d-nothing-yet"), "dim")
        for detail in (FULL, SHORT, BARE):
            land = self.hexes(view, detail, width)
            if land is not None:
                return land
        return self.tile_list(view)

    def hexes(self, view: View, detail: int, width: int) -> Text | None:
        """Rows of hexes, each half a hex further than the one above; nothing if they do not fit."""
        cells: dict[tuple[int, int], tuple[list[str], str, bool]] = {}
        legal = legal_tiles(view)
        for each in view["position"]["map"]:
            colour = TERRAIN_COLOURS[self.tile(each["tile"])["terrain"]]
            content = self.hex_lines(each, detail)
            cells[each["q"], each["r"]] = content, DIE_STYLES[colour], each["tile"] in legal
        for name, place in self.legal_spots(view).items():
            cells[place] = [name], LEGAL_STYLE, True
        if not cells:
            return None
        high = max(len(content) for content, _, _ in cells.values())
        inner = max(len(line) for content, _, _ in cells.values() for line in content) | 1
        columns = [2 * q + r for q, r in cells]
        left, half = min(columns), (inner + 1) // 2
        if (max(columns) - left + 2) * half + 1 > width:
            return None
        lines: list[Text] = []
        for row in sorted({r for _, r in cells}):
            block = [Text(no_wrap=True) for _ in range(high)]
            for q, r in sorted(cells):
                if r != row:
                    continue
                content, style, is_legal = cells[q, r]
                wall, edge = ("▌", LEGAL_COLOUR) if is_legal else ("│", WALL_COLOUR)
                for i, line in enumerate(block):
                    gap = (2 * q + r - left) * half - len(line)
                    if gap > 0:
                        line.append("│" + " " * (gap - 1) if line.plain.strip() else " " * gap)
                    line.append(wall, f"{edge} on {style.partition(' on ')[2]}")
                    line.append((content[i] if i < len(content) else "").ljust(inner), style)
            for line in block:
                line.append("│", WALL_COLOUR)
            lines += block
        return Text("\n", no_wrap=True).join(lines)

    def hex_lines(self, each: Mapping[str, Any], detail: int) -> list[str]:
        """Number, terrain and points of a tile, its ability, and who is there."""
        tile = self.tile(each["tile"])
        head = f"{each['tile']}{TERRAIN_LETTERS[tile['terrain']]}"
        if detail == BARE:
            return [head, self.there(each)]
        out = [f"{head} {points_of(tile)}".rstrip()]
        if detail == FULL:
            # What happens when a tile is placed is over on the map.
            out.append("" if tile.get("when") == "placement" else ability(tile))
        return [*out, self.there(each)]

    def there(self, each: Mapping[str, Any]) -> str:
        """The house and the tents of each player on a tile."""
        house = "" if each["house"] is None else HOUSE + self.names[each["house"]][0]
        tents = [f"{self.names[seat][0]}{n}" for seat, n in enumerate(each["tents"]) if n]
        return " ".join(filter(None, (house, "".join(tents))))

    def tile(self, number: int) -> Mapping[str, Any]:
        """A tile as it is printed."""
        found: Mapping[str, Any] = self.printed["tiles"][str(number)]
        return found

    def about(self, number: int, is_placed: bool = False) -> str:
        """A tile in words: "forest 6/2 f:wood"; what happens when it is placed may be over."""
        tile = self.tile(number)
        does = "" if is_placed and tile.get("when") == "placement" else ability(tile)
        return " ".join(filter(None, (message(f"d-{tile['terrain']}"), points_of(tile), does)))

    def legal_spots(self, view: View) -> dict[str, tuple[int, int]]:
        """The free places that can be chosen now."""
        texts = [option["text"] for option in view["options"]]
        places = {each["tile"]: (each["q"], each["r"]) for each in view["position"]["map"]}
        out = {}
        for name in (text.removeprefix("spot ") for text in texts if text.startswith("spot ")):
            number, _, side = name.partition("-")
            if not side:
                out[name] = (0, 0)
                continue
            (q, r), (dq, dr) = places[int(number)], STEPS[side]
            out[name] = (q + dq, r + dr)
        return out

    def tile_list(self, view: View) -> RenderableType:
        """The tiles on the map in words."""
        out = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("tile", "terrain", "points", "ability", "there"):
            out.add_column(message(f"ui-d-{key}"), justify="right" if key == "tile" else "left")
        for each in view["position"]["map"]:
            tile = self.tile(each["tile"])
            style = DIE_STYLES[TERRAIN_COLOURS[tile["terrain"]]]
            words = ability(tile, long=True)
            terrain = Text(message(f"d-{tile['terrain']}"), style)
            out.add_row(str(each["tile"]), terrain, points_of(tile), words, self.there(each))
        return out

    # Boards, cards and supply.

    def boards(self, view: View) -> RenderableType:
        """Every player's board: a line of numbers, the dice, the technologies."""
        lines: list[RenderableType] = []
        for seat, board in enumerate(view["position"]["boards"]):
            line = self.headline(view, seat)
            line.append(f"  {message('ui-d-tokens')} ", "dim").append(self.tokens(board))
            if seat == view["position"]["first_player"]:
                line.append(f"  {message('ui-d-first')}", "dim")
            dice = Text("   ").append(f"{message('ui-d-active')} ", "dim").append_text(active(board))
            stored = Text("   ")
            for key in ("bag", "spent"):
                # Nobody looks into another's bag.
                dice_there = by_colour(board[key]) if key in board else Text(str(board["bag_size"]))
                stored.append(f"{message(f'ui-d-{key}')} ", "dim").append_text(dice_there)
                stored.append("  ")
            lines += [line, dice, stored]
            if board["technologies"]:
                names = [self.card_name(card, card in board["used"]) for card in board["technologies"]]
                cards = Text("   ").append(f"{message('ui-d-cards')} ", "dim")
                lines.append(cards.append(", ".join(names)))
        return Group(*lines)

    def brief_boards(self, view: View) -> RenderableType:
        """A line for each player: numbers and active dice."""
        lines = []
        for seat, board in enumerate(view["position"]["boards"]):
            line = self.headline(view, seat)
            if any(board["tokens"].values()):
                line.append("  ").append(self.tokens(board))
            lines.append(line.append("  ").append_text(active(board)))
        return Group(*lines)

    def headline(self, view: View, seat: int) -> Text:
        """Who, points as the game stands, tents and houses."""
        board = view["position"]["boards"][seat]
        line = Text("> " if seat == view["position"]["to_move"] else "  ")
        line.append(self.names[seat].ljust(max(map(len, self.names))), self.styles[seat])
        amounts = (
            (view["scores"][seat], "ui-d-score"),
            (board["tents"], "ui-d-tents"),
            (board["houses"], "ui-d-houses"),
        )
        for n, key in amounts:
            line.append(f"{n:>4}", "bold").append(f" {message(key, n=n)}")
        return line

    def tokens(self, board: Mapping[str, Any]) -> str:
        """A player's resource tokens."""
        found = [message(f"d-{name}-count", n=n) for name, n in board["tokens"].items() if n]
        return ", ".join(found) or message("ui-d-none")

    def card_name(self, card: str, used: bool) -> str:
        """A technology's id and name, and whether it is used up this round."""
        name = f"{card} {self.printed['technologies'][card]['en']}"
        return f"{name} ({message('ui-d-used')})" if used else name

    def cards(self, view: View) -> RenderableType:
        """The technologies laid out: cost, points, effect, markers."""
        out = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        for key in ("card", "cost", "worth", "does", "markers"):
            out.add_column(message(f"ui-d-{key}"), justify="right" if key == "worth" else "left")
        for card in view["position"]["cards"]:
            printed = self.printed["technologies"][card]
            markers = Text()
            for seat, board in enumerate(view["position"]["boards"]):
                if card in board["technologies"]:
                    markers.append(self.names[seat][0], self.styles[seat])
            effect = effect_words(printed)
            if printed["timing"] != "permanent":
                effect = f"{message('ui-d-' + printed['timing'])}: {effect}"
            out.add_row(
                f"{card} {printed['en']}", cost_words(printed), str(printed["points"]), effect, markers
            )
        return out

    def supply(self, view: View) -> RenderableType:
        """Dice, points and tiles left, and how far the four ends are."""
        position = view["position"]
        dice, points = position["supply"]["dice"], position["supply"]["points"]
        first = Text(f"{message('ui-d-supply')}  ").append_text(by_colour(dice))
        first.append(f"  {message('ui-d-left-points', n=points)}")
        first.append(f"  {message('ui-d-left-tiles', n=position['stack_size'])}")
        if position["last_round"]:
            return Group(first, Text(message("ui-d-last-round").capitalize(), "bold"))
        ends = message(
            "ui-d-ends",
            round=position["round"],
            houses=min(board["houses"] for board in position["boards"]),
            points=points,
            tiles=position["stack_size"],
            colours=max(0, sum(n > 0 for n in dice.values()) - int(FEW_COLOURS)),
        )
        return Group(first, Text(ends, "dim"))

    # The question.

    def ask(self, view: View) -> str:
        """The question in words; the last round is said every time."""
        words = self.question(view["question"])
        return f"{words} ({message('ui-d-last-round')})" if view["position"]["last_round"] else words

    def question(self, question: Mapping[str, Any]) -> str:
        """What the pending question is about."""
        kind = question["ask"]
        words: dict[str, Any] = {key: value for key, value in question.items() if key not in ("ask", "seat")}
        if question.get("tile"):
            words["about"] = self.about(question["tile"])
        if "die" in question and 0 <= question["die"] < len(DIE_NAMES):
            words["die"] = DIE_NAMES[question["die"]]
        if "opponent" in question:
            words["other"] = self.names[question["opponent"]]
        key = f"ask-d-{kind}"
        if kind == "place-start" and not question["tile"]:
            key += "-hidden"
        elif kind == "turn" and question["taken"] >= question["allowed"]:
            key += "-taken"
        elif kind == "pay":
            words["symbol"] = SYMBOL_NAMES[question["symbol"]]
        elif kind == "act":
            action = ACTION_NAMES[question["action"]]
            key += f"-{action}" if question["symbols"] else f"-first-{action}"
            if action == "attack":
                words["tile"] = int(target_tile(question["target"]))
                words["other"] = self.names[int(target_seat(question["target"]))]
        elif kind == "harvest-token" and question["extra"]:
            key += "-extra"
        elif kind == "sell" and question["optional"]:
            key += "-optional"
        elif kind == "cost":
            words["technology"] = self.printed["technologies"][TECH_IDS[question["technology"]]]["en"]
            words["resource"] = message(f"d-{RESOURCE_NAMES[question['resource']]}")
        elif kind == "keep":
            words["most"] = question["limit"] - question["kept"]
        return message(key, **words)

    def options(self, view: View, after: Callable[[int], View]) -> list[tuple[str, list[Move]]]:
        """The moves by headings, what ends the question last."""
        groups: dict[str, list[Move]] = {}
        last: list[Move] = []
        for option in view["options"]:
            text = option["text"]
            heading, label, words = self.option(view, text)
            if view["question"]["ask"] == "sell" and text not in LAST_WORDS:
                words = message("ui-d-worth-points", n=gained(view, after(option["action"])))
            if text in LAST_WORDS:
                last.append((text, label, words))
            else:
                groups.setdefault(heading, []).append((text, label, words))
        return [*groups.items(), *([("", last)] if last else [])]

    def option(self, view: View, text: str) -> tuple[str, str, str]:
        """Under which heading a move stands, its label there, and its explanation."""
        kind = view["question"]["ask"]
        verb, _, rest = text.partition(" ")
        if verb in ACTIONS:
            return message("ui-d-head-action"), text, message(f"ui-d-does-{verb}")
        if not rest:
            return "", text, message(f"ui-d-does-{verb}")
        if verb == "die":
            return message(f"ui-d-head-{kind}"), rest, ""
        if verb == "colour":
            return message("ui-d-head-sell-spent" if kind == "sell" else "ui-d-head-take"), rest, ""
        if verb == "token":
            tokens = view["position"]["boards"][view["seat"]]["tokens"]
            heading = message("ui-d-head-harvest-token" if kind == "harvest-token" else "ui-d-head-cost")
            return heading, rest, message("ui-d-have", n=tokens[rest])
        if verb == "tile":
            return message(f"ui-d-head-{kind}"), rest, self.place_words(view, int(rest))
        return f"{verb} …", rest, self.explained(view, verb, rest)

    def explained(self, view: View, verb: str, rest: str) -> str:
        """What stands beside an option under its own verb."""
        if verb in ("factory", "power"):
            return self.place_words(view, int(rest))
        if verb == "attack":
            tile, _, seat = rest.partition("-")
            other = int(seat) - 1
            found = next(each for each in view["position"]["map"] if each["tile"] == int(tile))
            return f"{self.names[other]}, {message('d-tent-count', n=found['tents'][other])}"
        if verb in ("research", "use"):
            card = self.printed["technologies"][rest]
            return f"{card['en']}, {cost_words(card) if verb == 'research' else effect_words(card)}"
        if verb == "recruit":
            prices = RECRUIT_PRICES[self.has_effect(view, "cheap_recruit") > 0]
            return message("ui-d-symbols", n=prices[int(rest) - 1])
        if verb == "explore":
            drawn = int(rest) + self.has_effect(view, "explore_more", "tiles")
            return message("ui-d-draws", n=min(drawn, view["position"]["stack_size"]))
        if verb == "spot":
            return self.spot_words(view, rest)
        return ""

    def has_effect(self, view: View, effect: str, key: str = "") -> int:
        """The number of an effect over the own technologies, or how many have it."""
        own = view["position"]["boards"][view["seat"]]["technologies"]
        cards = [self.printed["technologies"][card] for card in own]
        return sum(card[key] if key else 1 for card in cards if card["effect"] == effect)

    def place_words(self, view: View, number: int) -> str:
        """A tile in words, with who is there."""
        found = [self.there(each) for each in view["position"]["map"] if each["tile"] == number]
        return " ".join(filter(None, (self.about(number, bool(found)), *found)))

    def spot_words(self, view: View, name: str) -> str:
        """Which tiles a free place touches."""
        q, r = self.legal_spots(view)[name]
        near = {(q + dq, r + dr) for dq, dr in STEPS.values()}
        tiles = [str(each["tile"]) for each in view["position"]["map"] if (each["q"], each["r"]) in near]
        return message("ui-d-beside", tiles=", ".join(tiles)) if tiles else message("ui-d-middle")

    def ranking(self, view: View) -> RenderableType:
        """Places with the points (D11)."""
        scores = view["scores"]
        out = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("ui-rank", "ui-player", "ui-d-points", "ui-d-cards"):
            out.add_column(message(key), justify="left" if key == "ui-player" else "right")
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            place = 1 + sum(other > scores[seat] for other in scores)
            cards = len(view["position"]["boards"][seat]["technologies"])
            name = Text(self.names[seat], self.styles[seat])
            out.add_row(str(place), name, str(scores[seat]), str(cards))
        best = max(scores)
        is_shared = scores.count(best) > 1
        return Group(out, Text(message("ui-d-won-shared") if is_shared else message("ui-d-won", n=best)))


def height_of(what: RenderableType, width: int) -> int:
    """How many lines something takes."""
    return len(Console(file=io.StringIO(), width=width).render_lines(what, pad=False))


def legal_tiles(view: View) -> set[int]:
    """The tiles that options name."""
    out = set()
    for option in view["options"]:
        verb, _, rest = option["text"].partition(" ")
        if verb in ("tile", "factory", "power", "attack"):
            out.add(int(rest.partition("-")[0]))
    return out


def points_of(tile: Mapping[str, Any]) -> str:
    """Points for control and for the second place."""
    return "/".join(map(str, tile["points"])) if "points" in tile else ""


def ability(tile: Mapping[str, Any], long: bool = False) -> str:
    """What a tile does: "f:wood", "c:limit+1", or with the first word written out."""
    if "effect" not in tile:
        return ""
    effect, when = tile["effect"], tile["when"]
    what = {
        "token": tile.get("resource"),
        "token_and_die": f"{tile.get('resource')}+die",
        "any_die": "any die",
        "tents": f"{tile.get('amount')} tents",
        "points": f"{tile.get('amount')} points",
        "limit": f"limit+{tile.get('amount')}",
        "symbol": tile.get("symbol"),
        "start_house": "house",
    }.get(effect, effect)
    if long:
        return f"{message(f'ui-d-when-{when}')}: {what}"
    return f"+{what}" if when == "placement" else f"{when[0]}:{what}"


def active(board: Mapping[str, Any]) -> Text:
    """Active dice by colour with their symbols: "white pioneer×2 settle"."""
    found: dict[str, list[str]] = {}
    for name, n in board["active"].items():
        colour, _, symbol = name.partition("-")
        found.setdefault(colour, []).append(symbol if n == 1 else f"{symbol}{TIMES}{n}")
    parts = [
        Text.assemble((colour, DIE_STYLES[colour]), " " + " ".join(symbols))
        for colour, symbols in found.items()
    ]
    return Text("  ").join(parts) if parts else Text(message("ui-d-none"), "dim")


def by_colour(dice: Mapping[str, int]) -> Text:
    """Dice by colour, only those there are."""
    parts = []
    for colour in COLOUR_NAMES:
        if dice[colour]:
            parts.append(Text.assemble((colour, DIE_STYLES[colour]), f" {dice[colour]}"))
    return Text(" ").join(parts) if parts else Text(message("ui-d-none"), "dim")


def cost_words(card: Mapping[str, Any]) -> str:
    """What a technology costs and where one must be: "2 research+wood at forest"."""
    cost = "+".join([f"{card['research']} research", *(message(f"d-{each}") for each in card["resources"])])
    if not card["terrains"]:
        return cost
    terrains = "+".join(message(f"d-{each}") for each in card["terrains"])
    return f"{cost} {message('ui-d-present', terrains=terrains)}"


def effect_words(card: Mapping[str, Any]) -> str:
    """What a technology does, in short."""
    words: dict[str, Any] = {key: value for key, value in card.items() if isinstance(value, str | int)}
    for key in ("from", "to", "one_of"):
        if key in card:
            # Nearly all symbols are told as any.
            words[key] = "any other" if len(card[key]) > len(ACTION_NAMES) else " or ".join(card[key])
    return message(f"ui-d-effect-{card['effect'].replace('_', '-')}", **words)


def gained(view: View, after: View) -> int:
    """Points taken by the deciding player."""
    before, then = (each["position"]["boards"][view["seat"]]["points"] for each in (view, after))
    return int(then - before)


def entry_name(path: Sequence[str]) -> str:
    """A readable name for a value of the component file."""
    return " ".join(part.replace("_", " ") for part in path[1:])


def counts(values: Mapping[str, Any]) -> list[tuple[str, str, str, str]]:
    """What the rules count (D1, D2, D13): the clause, what is counted, the rules' number, the file's."""
    out = []
    for colour, n in DICE.items():
        out.append(("D1.1", f"{colour} dice", str(n), str(values["dice"][colour]["count"])))
    tiles = [tile for name, tile in values["tiles"].items() if name not in REMARKS]
    for group in GROUPS:
        found = sum(tile["group"] == group for tile in tiles)
        out.append(("D13", f"tiles: {group}", str(TILES[group]), str(found)))
    for what, rules in (("points", POINTS_FOR), ("dice_removed", REMOVED_FOR)):
        expected, given = ([int(n) for n in rules], values["supply"][what])
        words = f"{what.replace('_', ' ')} for 2, 3, 4 players"
        out.append(("D2.5, D2.6", words, ", ".join(map(str, expected)), ", ".join(map(str, given))))
    cards = [card for name, card in values["technologies"].items() if name not in REMARKS]
    out.append(("D14", "technologies", str(CARDS), str(len(cards))))
    explosive = sum(card["type"] == "X" for card in cards)
    out.append(("D14", "explosive technologies", str(EXPLOSIVE_CARDS), str(explosive)))
    sets = [name for name in values["sets"] if name not in REMARKS]
    out.append(("D2.7", "sets of nine technologies", f"at least {SETS}", str(len(sets))))
    return out
