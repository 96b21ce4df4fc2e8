"""The technologies that are laid out."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from landrush.games.dice_settlers.draw.printed import Printed, View, cost_words, effect_words
from landrush.l10n import labelled, message


def cards(printed: Printed, view: View) -> RenderableType:
    """The technologies laid out: cost, points, effect, markers."""
    out = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    for key in ("card", "cost", "worth", "does", "markers"):
        is_number = key == "worth"
        out.add_column(message(f"ui-d-{key}"), justify="right" if is_number else "left", overflow="fold")
    for card in view["position"]["cards"]:
        each = printed.card(card)
        markers = Text()
        for seat, board in enumerate(view["position"]["boards"]):
            if card in board["technologies"]:
                markers.append(printed.names[seat][0], printed.styles[seat])
        effect = effect_words(each)
        if each["timing"] != "permanent":
            effect = labelled(message(f"ui-d-{each['timing']}"), effect)
        out.add_row(f"{card} {printed.name(card)}", cost_words(each), str(each["points"]), effect, markers)
    return out
