"""The automaton of Dice Settlers against a second telling of D12, which knows positions as plain data."""

from __future__ import annotations

import json
import random

from hypothesis import given, settings
from hypothesis import strategies as st

import landrush
from tests.rounds import examples

GAME = landrush.game("dice-settlers")
TILES = {int(n): each for n, each in GAME.components.values["tiles"].items() if n.isdigit()}
CARDS = GAME.components.values["technologies"]
SIDES = ("recruit", "settle", "explore", "research", "attack", "trade")
TERRAIN_DIE = {
    "plains": "yellow",
    "forest": "green",
    "mountains": "grey",
    "desert": "orange",
    "hills": "brown",
}
AROUND = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
COMPASS = ("NE", "E", "SE", "SW", "W", "NW")

seeds = st.integers(0, 10**6)


def lying(data):
    return {(each["q"], each["r"]): each for each in data["map"]}


def present(each, seat):
    return each["tents"][seat] > 0 or each["house"] == seat


def beside(data, q, r):
    land = lying(data)
    return [land[place] for dq, dr in AROUND if (place := (q + dq, r + dr)) in land]


def strengths(data):
    sides = data["automaton"]["sides"]
    return {name: len(sides[name]["dice"]) + (sides[name]["token"] is not None) for name in SIDES}


def side_reached(data, steps):
    """D12.6."""
    found = strengths(data)
    at = SIDES.index(data["automaton"]["marker"])
    while steps > 0:
        at = (at + 1) % 6
        steps -= found[SIDES[at]]
    return SIDES[at]


def best(tiles, worth):
    """What meets a priority best, or all if nothing meets it; worth None is not meeting it."""
    met = [worth(each) for each in tiles if worth(each) is not None]
    return [each for each in tiles if worth(each) == max(met)] if met else tiles


def near_house(data):
    """D12.10: fewest tents lacking."""
    left = data["boards"][1]["houses"]

    def worth(each):
        if each["house"] is not None or not left:
            return None
        return each["tents"][1] - each["tents"][0] - 3

    return worth


def stopping(added, removed):
    """D12.10, D12.13: the player is the only controller now and would not be."""

    def worth(each):
        theirs, own = each["tents"]
        return 1 if each["house"] is None and theirs > own and theirs - removed <= own + added else None

    return worth


def together(each):
    theirs, own = each["tents"]
    return 1 if each["house"] is None and theirs == own > 0 else None


def points(each):
    return TILES[each["tile"]].get("points", [0, 0])[0]


def settle_tiles(data):
    """D12.10."""
    mine = [each for each in data["map"] if present(each, 1)]
    here = {TILES[each["tile"]]["terrain"] for each in mine}
    tiles = [
        each
        for each in data["map"]
        if each in mine or any(present(near, 1) for near in beside(data, each["q"], each["r"]))
    ]

    def new_tile(each):
        second = TILES[each["tile"]].get("points", [0, 0])[1]
        return None if present(each, 1) or (second == 0 and each["house"] == 0) else 1

    tiles = best(tiles, lambda each: None if TILES[each["tile"]]["terrain"] in here else 1)
    tiles = best(tiles, new_tile)
    tiles = best(tiles, near_house(data))
    tiles = best(tiles, stopping(1, 0))
    return [each["tile"] for each in best(best(tiles, together), points)]


def attack_tiles(data, strength):
    """D12.13; nothing when there is no target."""
    cards = [CARDS[card] for card in data["boards"][0]["technologies"]]
    strength -= sum(card["symbols"] for card in cards if card["effect"] == "defence")
    last = max([1, *(card["symbols"] for card in cards if card["effect"] == "last_tent_cost")])

    def replaced(each):
        theirs = each["tents"][0]
        prices = [last if n == theirs - 1 else 1 for n in range(theirs)]
        return max(n for n in range(theirs + 1) if sum(prices[:n]) <= max(0, strength) and n <= tents)

    tents = data["boards"][1]["tents"]
    tiles = [each for each in data["map"] if present(each, 1) and replaced(each)]
    if not tiles:
        return []
    tiles = best(tiles, replaced)
    most = replaced(tiles[0])
    tiles = best(best(tiles, stopping(most, most)), together)
    return [each["tile"] for each in best(best(tiles, near_house(data)), points)]


def recruit_colours(data):
    """D12.8; the dice of the side are already in the queue or still at the side, all the same."""
    auto = data["automaton"]
    own = auto["queue"] + [die for side in auto["sides"].values() for die in side["dice"]]
    supply = data["supply"]["dice"]
    colours = {TERRAIN_DIE[TILES[each["tile"]]["terrain"]] for each in data["map"] if present(each, 1)}
    colours = sorted(colour for colour in colours if supply[colour])
    return best(best(colours, lambda colour: -own.count(colour)), lambda colour: -supply[colour])


def explore_places(data):
    """D12.9, as coordinates."""
    land = lying(data)
    spots = {(q + dq, r + dr) for q, r in land for dq, dr in AROUND} - set(land)
    spots = {spot for spot in spots if len(beside(data, *spot)) >= 2}
    if any(present(each, 1) for each in data["map"]):
        spots = {spot for spot in spots if any(present(each, 1) for each in beside(data, *spot))}
    tents = [place for place, each in land.items() if each["tents"][0]]

    def far(spot):
        steps = [(spot[0] - q, spot[1] - r) for q, r in tents]
        return min((max(abs(q), abs(r), abs(q + r)) for q, r in steps), default=0)

    spots = best(
        list(spots), lambda spot: None if any(present(each, 0) for each in beside(data, *spot)) else 1
    )
    return set(best(spots, far))


def research_card(data, strength, rush):
    """D12.15, or none."""
    tokens = dict(data["boards"][1]["tokens"])
    tokens["gold"] += rush
    here = {TILES[each["tile"]]["terrain"] for each in data["map"] if present(each, 1)}

    def possible(card):
        found = CARDS[card]
        cost = found["resources"]
        short = sum(max(0, cost.count(name) - tokens[name]) for name in ("iron", "wood", "food"))
        enough = short + cost.count("gold") <= tokens["gold"]
        fresh = card not in data["boards"][1]["technologies"]
        return fresh and found["research"] <= strength and set(found["terrains"]) <= here and enough

    cards = [card for card in data["cards"] if possible(card)]
    return max(cards, key=lambda card: CARDS[card]["points"]) if cards else None


def lay_out(data, rolled):
    """D12.4, D12.5: the sides after a roll and the tokens added to the centre."""
    auto = data["automaton"]
    sides = {name: {"dice": [*side["dice"]], "token": side["token"]} for name, side in auto["sides"].items()}
    marker = SIDES.index(auto["marker"])
    turned = [SIDES[(marker + k) % 6] for k in range(1, 7)]
    dice = [die.split("-") for die in rolled]
    centre = []
    was_empty = not any(data["boards"][1]["tokens"].values())
    for colour, symbol in dice:
        if symbol in SIDES:
            sides[symbol]["dice"].append(colour)
    for colour, symbol in dice:
        if symbol == "pioneer":
            least = min(
                turned, key=lambda name: len(sides[name]["dice"]) + (sides[name]["token"] is not None)
            )
            sides[least]["dice"].append(colour)
    for _, symbol in dice:
        if symbol not in (*SIDES, "pioneer"):
            free = [name for name in turned if sides[name]["token"] is None]
            if was_empty or not free:
                centre.append("gold" if auto["gold_rush"] else symbol)
            else:
                sides[min(free, key=lambda name: len(sides[name]["dice"]))]["token"] = symbol
    return sides, centre


def events(state):
    return [(event.key, event.params) for event in state.take_events()]


def told(happened, key, param):
    """The parameter of the first event with this key."""
    return next((params[param] for name, params in happened if name == key), None)


def check_step(before, steps, state):
    """What the automaton did first, or asks to decide, is what the second telling allows."""
    side = side_reached(before, steps)
    strength = strengths(before)[side]
    rush = before["automaton"]["gold_rush"] and before["automaton"]["sides"][side]["token"] is not None
    happened = events(state)
    question = json.loads(state.to_json())["pending"][-1]["ask"] if state.to_move != landrush.OVER else ""
    texts = [
        state.notation(action).split()[1] for action in state.legal_actions() if question.startswith("auto")
    ]
    assert told(happened, "log-auto-strength", "n") == strength
    if side == "settle" and any(present(each, 1) for each in before["map"]):
        general = before["automaton"]["tents"]
        tiles = settle_tiles(before) if before["boards"][1]["tents"] or general else []
        found = told(happened, "log-auto-tile", "tile")
        assert tiles == ([int(text) for text in texts] if found is None else [found])
    elif side == "attack":
        found = told(happened, "log-auto-tile", "tile")
        tiles = attack_tiles(before, strength)
        assert tiles == (
            [int(text) for text in texts if question == "automaton-attack"] if found is None else [found]
        )
    elif side == "recruit":
        found = told(happened, "log-auto-recruit", "dice")
        asked = texts if question == "automaton-recruit" else []
        colours = sorted(asked) if found is None else [found.items[0][0].removeprefix("d-die-")]
        assert recruit_colours(before) == colours
    elif side == "research":
        found = told(happened, "log-auto-research", "tech")
        card = None if found is None else found.key.removeprefix("tech-").upper()
        assert research_card(before, strength, rush) == card


@settings(max_examples=examples(10))
@given(seeds)
def test_the_automaton_does_what_the_rules_say(seed):
    """D12.4 to D12.15 in random games with random options, whatever the player does."""
    rng = random.Random(seed)
    options = {option: rng.choice(values) for option, values in GAME.options_for(1).items()}
    state = GAME.new(1, **options)
    state.listen()
    rolled = []
    while state.to_move != landrush.OVER:
        action = rng.choice(state.legal_actions())
        text = state.notation(action)
        before = json.loads(state.to_json())
        ask = before["pending"][-1]
        state.take_events()
        state.apply(action)
        if ask["ask"] == "automaton-turn":
            check_step(before, int(text.split()[1]), state)
        elif ask["ask"] == "automaton-draw":
            after = json.loads(state.to_json())
            tile = int(text.split()[1])
            land = {each["tile"]: each for each in after["map"]}
            if tile in land:
                found = {(land[tile]["q"], land[tile]["r"])}
            else:
                found = set()
                for each in state.legal_actions():
                    number, side = state.notation(each).split()[1].split("-")
                    dq, dr = AROUND[COMPASS.index(side)]
                    found.add((land[int(number)]["q"] + dq, land[int(number)]["r"] + dr))
            assert found == explore_places(before)
        elif ask["ask"] == "automaton-cast":
            rolled.append(text.split()[1])
            if ask["left"] == 1:
                sides, centre = lay_out(before, rolled)
                after = json.loads(state.to_json())
                assert after["automaton"]["sides"] == sides
                tokens = before["boards"][1]["tokens"]
                added = {name: tokens[name] + centre.count(name) for name in tokens}
                assert after["boards"][1]["tokens"] == added
                rolled = []


@settings(max_examples=examples(10))
@given(seeds)
def test_the_player_decides_only_what_is_the_players(seed):
    """D12.12, D12.20: no question to seat 1, no tie for the player if chance decides; no house is overdue."""
    rng = random.Random(seed)
    options = {option: rng.choice(values) for option, values in GAME.options_for(1).items()}
    state = GAME.new(1, **options)
    while state.to_move != landrush.OVER:
        data = json.loads(state.to_json())
        ask = data["pending"][-1]["ask"]
        assert state.to_move in (0, landrush.CHANCE)
        if ask in ("automaton-recruit", "automaton-spot", "automaton-settle", "automaton-attack"):
            assert state.to_move == (0 if options["automaton_ties"] == "player" else landrush.CHANCE)
            assert len(state.legal_actions()) > 1
        for each in data["map"]:
            lead = each["tents"][1] - each["tents"][0]
            assert lead < 3 or each["house"] is not None or data["boards"][1]["houses"] == 0
        state.apply(rng.choice(state.legal_actions()))
