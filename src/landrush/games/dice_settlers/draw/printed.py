"""What all drawings share: who plays, what is printed on tiles and cards, colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from landrush.games.dice_settlers.notation import ACTION_NAMES
from landrush.l10n import message

View = Mapping[str, Any]

HOUSE = "⌂"

INK = "#2a1c10"
DIE_STYLES = {
    "white": f"{INK} on #fffaef",
    "green": f"{INK} on #8fc48a",
    "yellow": f"{INK} on #f0dc8c",
    "orange": f"{INK} on #eda35f",
    "brown": "#ffffff on #8a5a3b",
    "grey": f"{INK} on #b4b8bd",
}


@dataclass(frozen=True)
class Printed:
    """The components, and each player's name, which begins with the player's shape, and style."""

    values: Mapping[str, Any]
    names: Sequence[str]
    styles: Sequence[str]

    def tile(self, number: int) -> Mapping[str, Any]:
        """A tile as it is printed."""
        found: Mapping[str, Any] = self.values["tiles"][str(number)]
        return found

    def card(self, name: str) -> Mapping[str, Any]:
        """A technology as it is printed."""
        found: Mapping[str, Any] = self.values["technologies"][name]
        return found

    def about(self, number: int, is_placed: bool = False) -> str:
        """A tile in words: "forest 6/2 f:wood"; what happens when it is placed may be over."""
        tile = self.tile(number)
        does = "" if is_placed and tile.get("when") == "placement" else ability(tile)
        return " ".join(filter(None, (message(f"d-{tile['terrain']}"), points_of(tile), does)))

    def there(self, each: Mapping[str, Any]) -> str:
        """The house and the tents of each player on a tile."""
        house = "" if each["house"] is None else HOUSE + self.names[each["house"]][0]
        tents = [f"{self.names[seat][0]}{n}" for seat, n in enumerate(each["tents"]) if n]
        return " ".join(filter(None, (house, "".join(tents))))


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
