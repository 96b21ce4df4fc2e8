"""What all drawings share: who plays, what is printed on tiles and cards, colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from landrush.games.dice_settlers.log import card_name
from landrush.games.dice_settlers.notation import ACTION_NAMES
from landrush.l10n import describe, labelled, message
from landrush.messages import Choice, Term

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

    def name(self, card: str) -> str:
        """A technology's name in words."""
        name = card_name(self.values, card)
        return name if isinstance(name, str) else describe(name)

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
    when, what = tile["when"], ability_words(tile)
    if long:
        return labelled(message(f"ui-d-when-{when}"), what)
    return f"+{what}" if when == "placement" else f"{when[0]}:{what}"


def ability_words(tile: Mapping[str, Any]) -> str:
    """What a tile brings."""
    params: dict[str, Any] = {}
    if "resource" in tile:
        params["token"] = Term(f"d-{tile['resource']}")
    if "symbol" in tile:
        params["symbol"] = Term(f"d-face-{tile['symbol']}")
    if "amount" in tile:
        params["n"] = tile["amount"]
    return message(f"ui-d-ability-{tile['effect'].replace('_', '-')}", **params)


def cost_words(card: Mapping[str, Any]) -> str:
    """What a technology costs and where one must be: "2 research + wood at forest"."""
    research = message("ui-d-research", n=card["research"])
    cost = " + ".join([research, *(message(f"d-{each}") for each in card["resources"])])
    if not card["terrains"]:
        return cost
    terrains = " + ".join(message(f"d-{each}") for each in card["terrains"])
    return f"{cost} {message('ui-d-present', terrains=terrains)}"


def effect_words(card: Mapping[str, Any]) -> str:
    """What a technology does, in short."""
    words: dict[str, Any] = {key: value for key, value in card.items() if isinstance(value, str | int)}
    for key in ("from", "to", "one_of"):
        if key in card:
            words[key] = symbol_words(card[key])
    return message(f"ui-d-effect-{card['effect'].replace('_', '-')}", **words)


def symbol_words(names: Sequence[str]) -> Term | Choice:
    """A symbol, or the one or the other; nearly all symbols are told as any."""
    if len(names) > len(ACTION_NAMES):
        return Term("ui-d-any-other")
    return Choice(tuple(Term(f"d-face-{name}") for name in names))
