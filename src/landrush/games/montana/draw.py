"""Montana in the terminal: what `landrush play` shows of it. The contract is in landrush/cli/session.py.

Everything is drawn from views and from the printed components, nothing from the kernel's states.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landrush.engine.game import Game
from landrush.games.montana.components import AREA_NAMES, COLOUR_NAMES, FIXED, GOOD_NAMES
from landrush.games.montana.kinds import WORKER_LIMIT, WORKERS
from landrush.games.montana.log import AREA_KEYS, KIND_KEYS
from landrush.games.montana.parts import AREA_SPACES, TILE_HEXES
from landrush.games.montana.state import LARGE_PART, SMALL_PART
from landrush.games.montana.town import ROW_GOODS, ROW_UPGRADES
from landrush.l10n import heading_of, joined, message, with_more
from landrush.l10n.cells import fitted, padded, widest
from landrush.messages import Amounts, Term

View = Mapping[str, Any]
# A move as text, its label and its explanation.
Move = tuple[str, str, str]

COIN, CATTLE, CANTEEN, SETTLEMENT, WORKER, UPGRADE = "$", "Ÿ", "ô", "⌂", "w", "↑"
GOOD_SIGNS = dict(zip(GOOD_NAMES, "gpcCsS", strict=True))
WORKER_SIGNS = {"copper": "c", "stone": "s", "grain": "g", "pumpkin": "p", "any": "?"}
ROW_SIGNS = (f"{CATTLE} 3{UPGRADE}", "3 g/c/s", f"2{UPGRADE}", f"2{COIN} 1{UPGRADE}")
FREE = "·"

INK = "#2a1c10"
# Two shades by rows, so that a hex stands out from those above and below it.
FIELD_STYLES = (f"{INK} on #e2dcb0", f"{INK} on #d3cc98")
TERRAIN_STYLES = {"lake": f"{INK} on #86b9cf", "mountain": f"{INK} on #b9ada0", "none": ""}
START_STYLE = f"bold {INK} on #d9b98a"
LEGAL_STYLE = "bold #7c1d5b on #fffdf0"
WALL_COLOUR = "#8b7350"
WORKER_STYLES = {
    "c": "#ffffff on #a85a26",
    "s": f"{INK} on #a4a9b0",
    "g": f"{INK} on #f0d79a",
    "p": f"{INK} on #e5782a",
    "?": f"{INK} on #fffaef",
}

# A hex is two lines of six characters and the wall at its left.
HEX = 7
NAME, COST = 3, HEX - 1
# So wide is the board with labels of the usual width, and so wide with the labels beside the areas.
BOARD_WIDTH = 48
LABELS_BESIDE = 64
LABEL = 12
LABEL_KEYS = (*AREA_KEYS, "m-wheel", "m-supply")

SETTLEMENT_KEYS = ("ui-montana-placed", "ui-montana-left")
HEADINGS = {"hire": "m-hire", "town": "m-work", "small": "m-work", "end": "m-turn", "canteen": "m-turn"}
# The verbs whose options differ in one word; they are listed by that word.
OPEN_VERBS = ("trade", "build", "start", "pick", "place", "return", "take", "upgrade")
FIELD_HEADINGS = ("build …", "start …")
TRADE_HEADING = "trade …"
RIM = ("C", "NE", "E", "SE", "SW", "W", "NW")


class Drawing:
    """Draws views for the players of one game."""

    parts = ("map", "board", "players")
    # The map shows these better than words.
    silent = ("log-tile",)

    def __init__(self, game: Game, names: Sequence[str], styles: Sequence[str]) -> None:
        self.printed = game.components.values
        self.names = names
        self.styles = styles
        self.label_width = max(LABEL, 1 + widest(message(key) for key in LABEL_KEYS))

    def table(self, view: View, width: int, height: int) -> RenderableType:
        """The players, and the map and the worker board as far as they fit; the map for its question."""
        players, land = self.players(view), self.landscape(view)
        map_width = widest(land.plain.split("\n"))
        map_height, player_height = land.plain.count("\n") + 1, len(self.names) + 1
        beside = map_width + BOARD_WIDTH + self.label_width - LABEL
        if width > beside and height >= map_height + player_height:
            side = Table.grid()
            side.add_column(width=map_width + 1)
            side.add_column(overflow="fold")
            side.add_row(land, self.board(view, width - map_width - 1))
            return Group(side, players)
        board = self.board(view, width)
        board_height = len(board.renderables)
        if height >= map_height + board_height + player_height:
            return Group(land, board, players)
        question = view["question"]
        if question is None:
            return Group(land, players)
        if question["ask"] == "start":
            return land
        if question.get("step") == "built" and height >= map_height:
            return Group(land, players) if height >= map_height + player_height else land
        return Group(board, players) if height >= board_height + player_height else players

    def part(self, view: View, name: str, width: int) -> RenderableType:
        """One of the parts that a player can ask for."""
        if name == "map":
            return self.landscape(view)
        return self.board(view, width) if name == "board" else self.players(view)

    def legend(self) -> RenderableType:
        """What the signs mean."""
        out = Table.grid(padding=(0, 1))
        for key in ("goods", "pieces", "workers", "map"):
            out.add_row(Text(message(f"ui-montana-legend-{key}")))
        return out

    def landscape(self, view: View) -> Text:
        """The map: rows of hexes, each half a hex further than the one above."""
        land = view["position"]["landscape"]
        verbs = ("build ", "start ")
        legal = {option["text"][6:] for option in view["options"] if option["text"].startswith(verbs)}
        owned = {each["field"]: each for each in land["settlements"]}
        tokens = dict.fromkeys(land["cattle"], CATTLE) | dict.fromkeys(land["canteens"], CANTEEN)
        if land["start"] is None:
            # The tokens will lie where their symbols are printed.
            signs = {"cattle": CATTLE, "canteen": CANTEEN}
            tokens = {each["field"]: signs[each["symbol"]] for each in land["fields"] if each["symbol"]}
        rows: dict[int, dict[int, tuple[Mapping[str, Any], bool]]] = {}
        for each in land["fields"]:
            rows.setdefault(each["r"], {})[2 * each["q"] + each["r"]] = (each, each["field"] in legal)
        left = min(min(row) for row in rows.values())
        lines: list[Text] = []
        for r, row in sorted(rows.items()):
            pair = [Text(no_wrap=True), Text(no_wrap=True)]
            for x, (each, is_legal) in sorted(row.items()):
                name = each["field"]
                above, below, style = self.hex_lines(each, owned.get(name), tokens.get(name, ""), r)
                if name == land["start"]:
                    above, below, style = name, message("ui-montana-start"), START_STYLE
                wall, edge = ("▌", "#7c1d5b") if is_legal else ("│", WALL_COLOUR)
                style = LEGAL_STYLE if is_legal else style
                background = style.partition(" on ")[2]
                for line, content in zip(pair, (above, below), strict=True):
                    gap = (x - left) * HEX // 2 - line.cell_len
                    if gap > 0:
                        line.append("│" + " " * (gap - 1) if line.plain.strip() else " " * gap)
                    line.append(wall, f"{edge} on {background}" if background else edge)
                    line.append(fitted(content, COST), style)
            for line in pair:
                line.append("│", WALL_COLOUR)
            lines += pair
        return Text("\n", no_wrap=True).join(lines)

    def hex_lines(
        self, each: Mapping[str, Any], owned: Mapping[str, Any] | None, token: str, r: int
    ) -> tuple[str, str, str]:
        """The two lines of a hex and their style: its owner, or its price (never both)."""
        name, terrain = each["field"], each["terrain"]
        if owned is not None:
            shape, count = self.names[owned["seat"]][0], owned["count"]
            shown = shape * count if count < COST else f"{shape}{count}"
            return name, shown.center(COST), self.styles[owned["seat"]]
        if terrain == "lake":
            return name, f"~~{token}~~~" if token else "~" * COST, TERRAIN_STYLES[terrain]
        if terrain != "field":
            return name, "^" * COST if terrain == "mountain" else "", TERRAIN_STYLES[terrain]
        above = name.ljust(NAME) + (token or " ") + ("×2" if each["double"] else "")
        cost = "".join(GOOD_SIGNS[good] * n for good, n in each["cost"].items())
        return above, cost, FIELD_STYLES[r % 2]

    def board(self, view: View, width: int) -> Group:
        """The worker board with the town, and the supply: a renderable for each line."""
        position = view["position"]
        standing = position["worker_board"]
        lines: list[RenderableType] = [self.wheel(position["pointer"])]
        bank = self.label("m-bank")
        for space, there in zip(self.printed["bank"]["spaces"], standing["bank"], strict=True):
            bank.append(f"{space['workers']}→{space['coins']}{COIN} ")
            bank.append_text(places(there, space["workers"])).append("  ")
        lines.append(bank)
        for area in AREA_NAMES:
            lines += self.area(area, standing[area], width)
        return Group(*lines, *self.town(position["town"]), *self.supply(position["supply"]))

    def label(self, key: str) -> Text:
        """The word in front of a line of the board."""
        return Text(padded(message(key), self.label_width))

    def wheel(self, pointer: int | None) -> Text:
        """The segments clockwise, the pointer's in brackets."""
        out = self.label("m-wheel")
        for i, segment in enumerate(self.printed["wheel"]["segments"]):
            out.append("[" if i == pointer else " ", "bold")
            for colour in segment["workers"]:
                out.append(WORKER_SIGNS[colour], WORKER_STYLES[WORKER_SIGNS[colour]])
            out.append("]" if i == pointer else " ", "bold")
        return out

    def area(self, area: str, standing: Sequence[Mapping[str, Any]], width: int) -> list[RenderableType]:
        """A production area: for each space the large part and the small one."""
        printed = self.printed["production"][area]
        sign = GOOD_SIGNS[printed["good"]]
        label = self.label(f"m-{area.replace('_', '-')}")
        spaces = Text()
        for space, there in zip(printed["spaces"], standing, strict=True):
            spaces.append(f"{space['coins']:>2}{COIN}→{space['goods']}{sign}")
            spaces.append_text(places(there["large"], 2)).append(f"+{space['small']}")
            spaces.append_text(places(there["small"], 2))
        if width >= LABELS_BESIDE + self.label_width - LABEL:
            return [label.append_text(spaces)]
        words = message("ui-montana-area", colour=Term(f"m-colour-{printed['good'].split()[-1]}"))
        return [label.append(words, "dim"), spaces]

    def town(self, pawns: Sequence[Mapping[str, int] | None]) -> list[RenderableType]:
        """Rewards by rows, prices by columns, and the pawns."""
        prices = self.printed["town"]["column_prices"]
        out = [Text(fitted(message("m-town"), 14) + "".join(f"{price}p".ljust(4) for price in prices))]
        for row, pawn in enumerate(pawns):
            line = Text(f" {row + 1}  {ROW_SIGNS[row]:<10}")
            for column in range(len(prices)):
                if pawn and pawn["column"] == column:
                    line.append(self.names[pawn["seat"]][0], self.styles[pawn["seat"]]).append("   ")
                else:
                    line.append(FREE + "   ", "dim")
            out.append(line)
        return list(out)

    def supply(self, supply: Mapping[str, Any]) -> list[RenderableType]:
        """What is left beside the boards."""
        goods = self.label("m-supply")
        goods.append(" ".join(f"{GOOD_SIGNS[good]} {n:<2}" for good, n in supply["goods"].items()))
        goods.append(f" {CATTLE} {supply['cattle']}")
        workers = Text(" " * self.label_width)
        for colour, n in supply["workers"].items():
            workers.append(WORKER_SIGNS[colour], WORKER_STYLES[WORKER_SIGNS[colour]]).append(f" {n:<2} ")
        return [goods, workers.append(message("m-workers"), "dim")]

    def players(self, view: View) -> Group:
        """A line for each player: stock in the fixed order, workers, settlements."""
        position = view["position"]
        wide = widest(self.names)
        signs = "".join(f"{sign:>3}" for sign in (*GOOD_SIGNS.values(), COIN, CATTLE, CANTEEN))
        workers, placed, left = (message(key) for key in ("m-workers", *SETTLEMENT_KEYS))
        spare = max(0, cell_len(workers) - int(WORKER_LIMIT))
        workers = padded(workers, int(WORKER_LIMIT))
        header = f"{'':{wide + 2}}{signs}  {workers}  {SETTLEMENT} {placed}  {left}"
        lines = [Text(header, "dim")]
        for seat, board in enumerate(position["boards"]):
            line = Text("> " if seat == position["to_move"] else "  ")
            line.append(padded(self.names[seat], wide), self.styles[seat])
            for n in (*board["goods"].values(), board["coins"], board["cattle"], board["canteens"]):
                line.append(f"{n:>3}", "bold" if n else "dim")
            line.append("  ").append_text(places(board["workers"], int(WORKER_LIMIT), "", ""))
            line.append(f"{view['scores'][seat]:>{spare + cell_len(placed) + 4}}", "bold")
            line.append(f"{board['settlements']:>{cell_len(left) + 2}}")
            if seat == position["first_player"]:
                line.append(f"  {message('m-first-player')}", "dim")
            lines.append(line)
        return Group(*lines)

    def ask(self, view: View) -> str:
        """The question in words; the last round is said every time."""
        words = self.question(view["question"])
        return with_more(words, message("m-last-round")) if view["position"]["last_round"] else words

    def question(self, question: Mapping[str, Any]) -> str:
        """What the pending question is about."""
        kind = question["ask"]
        if kind == "turn":
            return message(f"ask-turn-{question['step']}", n=question["number"])
        if kind == "pick":
            return message("ask-pick", n=2 if question["first"] < 0 else 1)
        if kind == "surplus":
            return message("ask-surplus", n=question["left"])
        if kind == "place":
            return self.ask_place(question["part"], question["left"])
        if kind == "bid":
            return message("ask-bid-first" if question["must"] else "ask-bid")
        if kind == "announce":
            named = question["grain"] + question["copper"] + question["stone"]
            upgrades = int(ROW_UPGRADES[question["row"]])
            if upgrades == 0:
                return message("ask-take", n=int(ROW_GOODS) - named)
            return message("ask-upgrade", n=upgrades - named)
        return message(f"ask-{kind}")

    def ask_place(self, part: int, left: int) -> str:
        """Which workers go on a part of the worker board."""
        if part < LARGE_PART:
            return message("ask-place-bank", n=left)
        area = AREA_NAMES[(part - LARGE_PART) % (SMALL_PART - LARGE_PART) // AREA_SPACES]
        place = Term(f"m-{area.replace('_', '-')}")
        if left == 1:
            return message("ask-place-second", place=place)
        worker = Amounts(((KIND_KEYS[WORKERS + AREA_NAMES.index(area)], 1),))
        return message(f"ask-place-{'large' if part < SMALL_PART else 'small'}", place=place, worker=worker)

    def options(self, view: View, after: Callable[[int], View]) -> list[tuple[str, list[Move]]]:
        """The moves by headings, trades last: each with its label there and what it costs and brings."""
        groups: dict[str, list[Move]] = {}
        for option in view["options"]:
            heading, label, words = self.option(view, option["text"], after(option["action"]))
            groups.setdefault(heading, []).append((option["text"], label, words))
        for heading, moves in groups.items():
            if heading.endswith(FIELD_HEADINGS):
                moves.sort(key=lambda move: (move[1][0], int(move[1][1:])))
        return sorted(groups.items(), key=lambda group: group[0].endswith(TRADE_HEADING))

    def option(self, view: View, text: str, after: View) -> tuple[str, str, str]:
        """Under which heading a move stands, its label there, and its explanation."""
        verb, _, rest = text.partition(" ")
        if verb in OPEN_VERBS:
            heading = heading_of(verb, message(f"ui-montana-verb-{verb}"))
            return heading, rest, self.brings(view, verb, rest, after)
        if verb == "pawn":
            row, column = rest.split("-")
            return ROW_SIGNS[int(row) - 1], text, f"{self.printed['town']['column_prices'][int(column) - 1]}p"
        if verb == "bank":
            space = self.printed["bank"]["spaces"][int(rest) - 1]
            words = f"{space['workers']}{WORKER}→{space['coins']}{COIN}"
            return message("m-work"), text, f"{other_words(verb, message('m-bank'))} {words}".strip()
        if verb.replace("-", "_") in AREA_NAMES:
            area = self.printed["production"][verb.replace("-", "_")]
            space = area["spaces"][int(rest) - 1]
            words = f"{space['coins']}{COIN}→{space['goods']}{GOOD_SIGNS[area['good']]}"
            return message("m-work"), text, f"{other_words(verb, message(f'm-{verb}'))} {words}".strip()
        if verb == "pointer":
            segments = self.printed["wheel"]["segments"]
            segment = segments[(view["position"]["pointer"] + int(rest)) % len(segments)]
            return message("m-hire"), text, f"{rest}g→{worker_words(segment['workers'])}"
        words = message(f"m-does-{verb}")
        if verb == "end":
            words = joined((words, self.change(view, after)))
        return message(HEADINGS[verb]) if verb in HEADINGS else "", text, words

    def brings(self, view: View, verb: str, rest: str, after: View) -> str:
        """The explanation of a move that is one word among others."""
        change = self.change(view, after)
        if verb in ("pick", "place", "return"):
            return joined((message(f"m-colour-{rest}"), change))
        if verb == "trade":
            return change.partition("→")[2] if rest == "coins" else ware_words(rest)
        if verb == "take":
            return ware_words(rest)
        return message(f"m-large-{rest}-count", n=1) if verb == "upgrade" else change

    def change(self, view: View, after: View) -> str:
        """What the deciding player's board loses and wins, workers left out: "3$→2c"."""
        seat = view["seat"]
        before, then = view["position"]["boards"][seat], after["position"]["boards"][seat]
        amounts = {sign: then["goods"][good] - before["goods"][good] for good, sign in GOOD_SIGNS.items()}
        for key, sign in (("coins", COIN), ("cattle", CATTLE), ("canteens", CANTEEN)):
            amounts[sign] = then[key] - before[key]
        amounts[SETTLEMENT] = before["settlements"] - then["settlements"]
        lost = " ".join(counted(-n, sign) for sign, n in amounts.items() if n < 0)
        won = " ".join(counted(n, sign) for sign, n in amounts.items() if n > 0)
        return f"{lost}→{won}" if lost else f"+{won}" if won else ""

    def ranking(self, view: View) -> RenderableType:
        """Places with the values that decide, and why the winners won (M9.2)."""
        values = [self.final_values(view, seat) for seat in range(len(self.names))]
        out = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("ui-rank", "ui-player", "m-settlements", "m-tie-break-1", "m-tie-break-2"):
            out.add_column(message(key), justify="left" if key == "ui-player" else "right")
        for seat in sorted(range(len(values)), key=lambda seat: values[seat], reverse=True):
            place = 1 + sum(other > values[seat] for other in values)
            name = Text(self.names[seat], self.styles[seat])
            out.add_row(str(place), name, *(str(value) for value in values[seat]))
        best = max(values)
        rest = [value for value in values if value != best]
        if values.count(best) > 1:
            reason = message("ui-montana-won-shared")
        else:
            # The first value in which nobody else equals the winner.
            ahead = next((i for i in range(3) if all(v[: i + 1] != best[: i + 1] for v in rest)), 0)
            reason = message(f"ui-montana-won-{ahead + 1}", n=best[ahead])
        return Group(out, Text(reason))

    def final_values(self, view: View, seat: int) -> tuple[int, int, int]:
        """Settlements on the landscape, and the two tie-breaks."""
        board = view["position"]["boards"][seat]
        things = board["coins"] + sum(board["workers"].values()) + sum(board["goods"].values())
        return view["scores"][seat], board["cattle"] + board["canteens"], things


def places(there: Mapping[str, int], room: int, opening: str = "[", closing: str = "]") -> Text:
    """Workers standing in their places, free places dotted."""
    out = Text(opening)
    taken = 0
    for colour in COLOUR_NAMES:
        sign = WORKER_SIGNS[colour]
        out.append(sign * there.get(colour, 0), WORKER_STYLES[sign])
        taken += there.get(colour, 0)
    return out.append(FREE * (room - taken), "dim").append(closing)


def worker_words(colours: Sequence[str]) -> str:
    """The workers of a segment of the wheel."""
    words = [message(f"m-colour-{colour}") for colour in colours]
    return f"2× {words[0]}" if words[0] == words[1] else " + ".join(words)


def ware_words(ware: str) -> str:
    """A good that is taken, or a good or worker that a cattle is traded for."""
    if ware.startswith("worker-"):
        return message(f"m-colour-{ware.removeprefix('worker-')}")
    return other_words(f"1 {ware}", message(f"m-{ware}-count", n=1))


def other_words(notation: str, words: str) -> str:
    """The words, or nothing where the notation has the same ones."""
    return "" if words.lower() == notation.replace("-", " ") else words


def counted(n: int, sign: str) -> str:
    """A sign with its number, if that is not 1."""
    return sign if n == 1 else f"{n}{sign}"


def entry_name(path: Sequence[str]) -> str:
    """A value by its keys in the component file; a hex of a tile by its side."""
    if path[0] == "tiles" and len(path) == 4:
        return f"{path[1]} {RIM[int(path[3]) - 1]}"
    return " ".join(path[1:])


def counts(values: Mapping[str, Any]) -> list[tuple[str, str, str, str]]:
    """What the rules count (M1, M2): the clause, what is counted, the rules' number, the file's number."""
    out = []
    for section, clause in (("box", "M1"), ("setup", "M2")):
        for key, expected in FIXED[section].items():
            what = message(f"count-m-{section}-{key.replace('_', '-')}")
            out.append((clause, what, shown(expected), shown(values[section][key])))
    hexes = [each for tile in values["tiles"].values() if isinstance(tile, dict) for each in tile["hexes"]]
    tiles = len(hexes) // TILE_HEXES
    expected = str(FIXED["box"]["landscape_tiles"])
    out.append(("M1.3", message("count-m-tiles"), expected, str(tiles)))
    canteens = sum(bool(each.get("canteen")) for each in hexes)
    most = message("cli-at-most", n=int(FIXED["box"]["canteens"]))
    out.append(("M2.3", message("count-m-canteens"), most, str(canteens)))
    cattle = sum(bool(each.get("cattle")) for each in hexes)
    spare = FIXED["box"]["cattle"] - FIXED["setup"]["cattle"] * 4
    out.append(("M2.3", message("count-m-cattle"), message("cli-at-most", n=int(spare)), str(cattle)))
    layout = [sum(values["layout"][f"{n}_players"]) for n in ("two", "three", "four")]
    out.append(("M2.1", message("count-m-layout"), shown(FIXED["setup"]["landscape_tiles"]), shown(layout)))
    return out


def shown(value: Any) -> str:
    """A value of the component file on one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {inner}" for key, inner in value.items())
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
