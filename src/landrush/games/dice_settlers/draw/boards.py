"""The players' boards, the supply, and the final ranking."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from landrush.games.dice_settlers.draw.automaton import automaton_lines, marked
from landrush.games.dice_settlers.draw.printed import DIE_STYLES, Printed, View
from landrush.games.dice_settlers.notation import COLOUR_NAMES
from landrush.games.dice_settlers.rounds import FEW_COLOURS
from landrush.games.dice_settlers.solo.automaton import AUTOMATON
from landrush.l10n import joined, message, with_more
from landrush.l10n.cells import padded, right, widest

TIMES = "×"
NUMBER = r"-?\d+"


class Boards:
    """Draws what the players have."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def full(self, view: View) -> RenderableType:
        """Every player's board: a line of numbers, the dice, the technologies."""
        lines: list[RenderableType] = []
        for seat, board in enumerate(view["position"]["boards"]):
            line = self.headline(view, seat)
            line.append(f"  {message('ui-d-tokens')} ", "dim").append(tokens(board))
            if seat == view["position"]["first_player"]:
                line.append(f"  {message('ui-d-first')}", "dim")
            lines.append(line)
            lines += self.dice_lines(view, seat)
            if board["technologies"]:
                names = [self.card_name(card, card in board["used"]) for card in board["technologies"]]
                cards = Text("   ").append(f"{message('ui-d-cards')} ", "dim")
                lines.append(cards.append(joined(names)))
        return Group(*lines)

    def dice_lines(self, view: View, seat: int) -> list[Text]:
        """Active, stored and spent dice, or the automaton's queue and action tile."""
        automaton = view["position"]["automaton"]
        if automaton is not None and seat == AUTOMATON:
            return automaton_lines(automaton)
        board = view["position"]["boards"][seat]
        dice = Text("   ").append(f"{message('ui-d-active')} ", "dim").append_text(active(board))
        stored = Text("   ")
        for key in ("bag", "spent"):
            # Nobody looks into another's bag.
            dice_there = by_colour(board[key]) if key in board else Text(str(board["bag_size"]))
            stored.append(f"{message(f'ui-d-{key}')} ", "dim").append_text(dice_there)
            stored.append("  ")
        return [dice, stored]

    def brief(self, view: View) -> RenderableType:
        """A line for each player: numbers and active dice."""
        lines = []
        for seat, board in enumerate(view["position"]["boards"]):
            line = self.headline(view, seat)
            if any(board["tokens"].values()):
                line.append("  ").append(tokens(board))
            automaton = view["position"]["automaton"]
            is_automaton = automaton is not None and seat == AUTOMATON
            lines.append(line.append("  ").append_text(marked(automaton) if is_automaton else active(board)))
        return Group(*lines)

    def headline(self, view: View, seat: int) -> Text:
        """Who, points as the game stands, tents and houses."""
        line = Text("> " if seat == view["position"]["to_move"] else "  ")
        line.append(padded(self.printed.names[seat], widest(self.printed.names)), self.printed.styles[seat])
        amounts = Text()
        for key, numbers in self.amounts(view).items():
            phrases = [message(key, n=n) for n in numbers]
            amounts.append("  " + right(phrases[seat], widest(phrases)))
        amounts.highlight_regex(NUMBER, "bold")
        return line.append_text(amounts)

    def amounts(self, view: View) -> dict[str, list[int]]:
        """The columns of the headlines: how much each player has of what."""
        boards = view["position"]["boards"]
        return {
            "ui-d-score": view["scores"],
            "ui-d-tents": [board["tents"] for board in boards],
            "ui-d-houses": [board["houses"] for board in boards],
        }

    def card_name(self, card: str, used: bool) -> str:
        """A technology's id and name, and whether it is used up this round."""
        name = f"{card} {self.printed.name(card)}"
        return with_more(name, message("ui-d-used")) if used else name

    def ranking(self, view: View) -> RenderableType:
        """Places with the points (D11)."""
        scores = view["scores"]
        out = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for key in ("ui-rank", "ui-player", "ui-d-points", "ui-d-cards"):
            out.add_column(message(key), justify="left" if key == "ui-player" else "right")
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            place = 1 + sum(other > scores[seat] for other in scores)
            cards = len(view["position"]["boards"][seat]["technologies"])
            name = Text(self.printed.names[seat], self.printed.styles[seat])
            out.add_row(str(place), name, str(scores[seat]), str(cards))
        best = max(scores)
        is_shared = scores.count(best) > 1
        return Group(out, Text(message("ui-d-won-shared") if is_shared else message("ui-d-won", n=best)))


def active(board: Mapping[str, Any]) -> Text:
    """Active dice by colour with their symbols: "white pioneer×2 settle"."""
    found: dict[str, list[str]] = {}
    for name, n in board["active"].items():
        colour, _, symbol = name.partition("-")
        words = message(f"d-face-{symbol}")
        found.setdefault(colour, []).append(words if n == 1 else f"{words}{TIMES}{n}")
    parts = [
        Text.assemble((message(f"d-colour-{colour}"), DIE_STYLES[colour]), " " + " ".join(symbols))
        for colour, symbols in found.items()
    ]
    return Text("  ").join(parts) if parts else Text(message("ui-d-none"), "dim")


def by_colour(dice: Mapping[str, int]) -> Text:
    """Dice by colour, only those there are."""
    parts = []
    for colour in COLOUR_NAMES:
        if dice[colour]:
            words = message(f"d-colour-{colour}"), DIE_STYLES[colour]
            parts.append(Text.assemble(words, f" {dice[colour]}"))
    return Text(" ").join(parts) if parts else Text(message("ui-d-none"), "dim")


def tokens(board: Mapping[str, Any]) -> str:
    """A player's resource tokens."""
    found = [message(f"d-{name}-count", n=n) for name, n in board["tokens"].items() if n]
    return joined(found) or message("ui-d-none")


def supply(view: View) -> RenderableType:
    """Dice, points and tiles left, and how far the four ends are."""
    position = view["position"]
    dice, points = position["supply"]["dice"], position["supply"]["points"]
    first = Text(f"{message('ui-d-supply')}  ").append_text(by_colour(dice))
    first.append(f"  {message('ui-d-left-points', n=points)}")
    first.append(f"  {message('ui-d-left-tiles', n=position['stack_size'])}")
    if position["last_round"]:
        return Group(first, Text(message("ui-d-is-last-round"), "bold"))
    ends = message(
        "ui-d-ends",
        round=position["round"],
        houses=min(board["houses"] for board in position["boards"]),
        points=points,
        tiles=position["stack_size"],
        colours=max(0, sum(n > 0 for n in dice.values()) - int(FEW_COLOURS)),
    )
    return Group(first, Text(ends, "dim"))
