"""What `landrush components` says about Dice Settlers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from landrush.component_files import REMARKS
from landrush.games.dice_settlers.components import GROUPS
from landrush.games.dice_settlers.setup import POINTS_FOR, REMOVED_FOR
from landrush.l10n import message

# The rules' numbers: dice of each colour (D1.1), tiles of each group (D13), technologies (D2.7).
DICE = {"white": 12, "green": 9, "yellow": 9, "orange": 7, "brown": 7, "grey": 7}
TILES = {"start": 7, "2-4 players": 19, "3-4 players": 8, "4 players": 6}
CARDS, EXPLOSIVE_CARDS, SETS = 55, 7, 4


def entry_name(path: Sequence[str]) -> str:
    """A value by its keys in the component file."""
    return " ".join(path[1:])


def counts(values: Mapping[str, Any]) -> list[tuple[str, str, str, str]]:
    """What the rules count (D1, D2, D13): the clause, what is counted, the rules' number, the file's."""
    out = []
    for colour, n in DICE.items():
        what = message(f"count-d-dice-{colour}")
        out.append(("D1.1", what, str(n), str(values["dice"][colour]["count"])))
    tiles = [tile for name, tile in values["tiles"].items() if name not in REMARKS]
    for group in GROUPS:
        found = sum(tile["group"] == group for tile in tiles)
        what = message(f"count-d-tiles-{group.replace(' ', '-')}")
        out.append(("D13", what, str(TILES[group]), str(found)))
    for name, rules in (("points", POINTS_FOR), ("dice_removed", REMOVED_FOR)):
        expected, given = ([int(n) for n in rules], values["supply"][name])
        words = message(f"count-d-{name.replace('_', '-')}")
        out.append(("D2.5, D2.6", words, ", ".join(map(str, expected)), ", ".join(map(str, given))))
    cards = [card for name, card in values["technologies"].items() if name not in REMARKS]
    out.append(("D14", message("count-d-technologies"), str(CARDS), str(len(cards))))
    explosive = sum(card["type"] == "X" for card in cards)
    out.append(("D14", message("count-d-explosive"), str(EXPLOSIVE_CARDS), str(explosive)))
    sets = [name for name in values["sets"] if name not in REMARKS]
    least = message("cli-at-least", n=SETS)
    out.append(("D2.7", message("count-d-sets"), least, str(len(sets))))
    return out
