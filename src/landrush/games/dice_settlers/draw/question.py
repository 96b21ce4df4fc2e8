"""The question at hand in words, and its moves by headings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from landrush.games.dice_settlers.attack import target_seat, target_tile
from landrush.games.dice_settlers.components import TECH_IDS
from landrush.games.dice_settlers.draw.map import spot_words
from landrush.games.dice_settlers.draw.printed import Printed, View, cost_words, effect_words
from landrush.games.dice_settlers.log import COLOUR_KEYS, RESOURCE_KEYS, SYMBOL_KEYS, card_name
from landrush.games.dice_settlers.notation import ACTION_NAMES, DIE_NAMES, RESOURCE_NAMES
from landrush.games.dice_settlers.research import PAID
from landrush.games.dice_settlers.symbols import SYMBOLS
from landrush.l10n import describe, heading_of, joined, message, with_more
from landrush.messages import Amounts, Term

# A move as text, its label and its explanation.
Move = tuple[str, str, str]

# Options that end something come last, so that the first option does something.
LAST_WORDS = ("done", "end", "pass")
ACTIONS = ("settle", "harvest", "trade")
RECRUIT_PRICES = ((1, 3, 6), (1, 2, 4))


def tokens_unpaid(printed: Sequence[str], paid: int) -> dict[str, int]:
    """How many tokens of each kind printed on a card were not paid in kind, by their keys."""
    left = {
        RESOURCE_KEYS[i]: printed.count(name) - (paid >> PAID * i & 0xFF)
        for i, name in enumerate(RESOURCE_NAMES)
    }
    return {key: n for key, n in left.items() if n > 0}


class Questions:
    """Asks."""

    def __init__(self, printed: Printed) -> None:
        self.printed = printed

    def ask(self, view: View) -> str:
        """The question in words; the last round is said every time."""
        words = self.question(view["question"])
        return with_more(words, message("ui-d-last-round")) if view["position"]["last_round"] else words

    def question(self, question: Mapping[str, Any]) -> str:
        """What the pending question is about."""
        kind = question["ask"]
        words: dict[str, Any] = {key: value for key, value in question.items() if key not in ("ask", "seat")}
        if question.get("tile"):
            words["about"] = self.printed.about(question["tile"])
        if "die" in question and 0 <= question["die"] < len(DIE_NAMES):
            colour, symbol = divmod(question["die"], int(SYMBOLS))
            words["die"], words["symbol"] = Term(COLOUR_KEYS[colour]), Term(SYMBOL_KEYS[symbol])
        if "opponent" in question:
            words["other"] = self.printed.names[question["opponent"]]
        key = f"ask-d-{kind}"
        if kind in ("place-start", "put-tile") and not question["tile"]:
            key += "-hidden"
        elif kind == "turn" and question["taken"] >= question["allowed"]:
            key += "-taken"
        elif kind == "pay":
            symbol_key = SYMBOL_KEYS[question["symbol"]]
            words["symbol"] = Term(symbol_key)
            words["symbols"] = Amounts(((symbol_key, question["left"]),))
        elif kind == "act":
            action = ACTION_NAMES[question["action"]]
            key += f"-{action}" if question["symbols"] else f"-first-{action}"
            if action == "attack":
                words["tile"] = int(target_tile(question["target"]))
                words["other"] = self.printed.names[int(target_seat(question["target"]))]
        elif kind == "harvest-token" and question["extra"]:
            key += "-extra"
        elif kind == "sell" and question["optional"]:
            key += "-optional"
        elif kind == "cost":
            card = TECH_IDS[question["technology"]]
            words["technology"] = card_name(self.printed.values, card)
            printed = self.printed.values["technologies"][card]["resources"]
            unpaid = tokens_unpaid(printed, question["paid"])
            words["cost"] = Amounts(tuple(unpaid.items()))
            # Gold stood for one of them, or one is waived.
            key += "-any" if sum(unpaid.values()) > question["left"] else ""
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
                points = message("ui-d-worth-points", n=gained(view, after(option["action"])))
                words = joined((words, points))
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
            heading = heading_of(verb, message(f"ui-d-head-{kind}"))
            return heading, rest, die_words(rest)
        if verb == "colour":
            heading = message("ui-d-head-sell-spent" if kind == "sell" else "ui-d-head-take")
            return heading_of(verb, heading), rest, in_words(rest, "d-colour-")
        if verb == "token":
            tokens = view["position"]["boards"][view["seat"]]["tokens"]
            heading = message("ui-d-head-harvest-token" if kind == "harvest-token" else "ui-d-head-cost")
            words = (in_words(rest, "d-"), message("ui-d-have", n=tokens[rest]))
            return heading_of(verb, heading), rest, joined(words)
        if verb == "tile":
            heading = heading_of(verb, message(f"ui-d-head-{kind}"))
            return heading, rest, self.place_words(view, int(rest))
        return heading_of(verb, message(f"ui-d-verb-{verb}")), rest, self.explained(view, verb, rest)

    def explained(self, view: View, verb: str, rest: str) -> str:
        """What stands beside an option under its own verb."""
        if verb in ("factory", "power"):
            return self.place_words(view, int(rest))
        if verb == "attack":
            tile, _, seat = rest.partition("-")
            other = int(seat) - 1
            found = next(each for each in view["position"]["map"] if each["tile"] == int(tile))
            return joined((self.printed.names[other], message("d-tent-count", n=found["tents"][other])))
        if verb in ("research", "use"):
            card = self.printed.card(rest)
            words = cost_words(card) if verb == "research" else effect_words(card)
            return joined((self.printed.name(rest), words))
        if verb == "recruit":
            prices = RECRUIT_PRICES[self.has_effect(view, "cheap_recruit") > 0]
            return message("ui-d-symbols", n=prices[int(rest) - 1])
        if verb == "explore":
            drawn = int(rest) + self.has_effect(view, "explore_more", "tiles")
            return message("ui-d-draws", n=min(drawn, view["position"]["stack_size"]))
        if verb == "spot":
            return spot_words(view, rest)
        return in_words(rest, "d-face-") if verb == "face" else token_words(rest.split("-"))

    def has_effect(self, view: View, effect: str, key: str = "") -> int:
        """The number of an effect over the own technologies, or how many have it."""
        own = view["position"]["boards"][view["seat"]]["technologies"]
        cards = [self.printed.card(card) for card in own]
        return sum(card[key] if key else 1 for card in cards if card["effect"] == effect)

    def place_words(self, view: View, number: int) -> str:
        """A tile in words, with who is there."""
        found = [self.printed.there(each) for each in view["position"]["map"] if each["tile"] == number]
        return " ".join(filter(None, (self.printed.about(number, bool(found)), *found)))


def in_words(name: str, prefix: str) -> str:
    """The word of a notation by the prefix of its key; nothing where the notation has the same one."""
    word = message(prefix + name)
    return "" if word == name else word


def die_words(die: str) -> str:
    """A die's colour and symbol; nothing where the notation has the same words."""
    colour, symbol = die.split("-")
    if not in_words(colour, "d-colour-") and not in_words(symbol, "d-face-"):
        return ""
    return message("ui-d-die-face", colour=Term(f"d-colour-{colour}"), symbol=Term(f"d-face-{symbol}"))


def token_words(names: Sequence[str]) -> str:
    """How many of which tokens. Not every terminal has a no-break space."""
    amounts = Amounts(tuple((f"d-{name}", names.count(name)) for name in dict.fromkeys(names)))
    return describe(amounts).replace("\N{NO-BREAK SPACE}", " ")


def gained(view: View, after: View) -> int:
    """Points taken by the deciding player."""
    before, then = (each["position"]["boards"][view["seat"]]["points"] for each in (view, after))
    return int(then - before)
