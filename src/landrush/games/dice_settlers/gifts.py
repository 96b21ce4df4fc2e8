"""Something given to a seat: to learn what it is worth, or to learn from games that are unusual."""

from __future__ import annotations

import json
from typing import Any

from landrush.census import Label
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.games.dice_settlers.components import TECH_IDS
from landrush.games.dice_settlers.game import DiceSettlersGame, dice_settlers
from landrush.games.dice_settlers.log import one_die, points, tech_name, token_amounts
from landrush.games.dice_settlers.notation import COLOUR_NAMES, RESOURCE_NAMES
from landrush.messages import Amounts

NOTHING, POINTS = "nothing", "points"
AMOUNT_OF_POINTS = 5
DIE = " die"


def gifts(state: State) -> tuple[str, ...]:
    """What can be given to any seat of this position, `nothing` first."""
    s = dice_settlers(state)
    taken = 0
    for p in s.players:
        taken |= int(p.techs)
    cards = [TECH_IDS[card] for card in s.cards if not taken >> card & 1]
    dice = [name + DIE for colour, name in enumerate(COLOUR_NAMES) if s.supply[colour]]
    return (NOTHING, *cards, *RESOURCE_NAMES, *dice, POINTS)


def give(state: State, seat: int, gift: str) -> State:
    """The position with a gift of these: from the supply, where it comes from there in the game."""
    position = json.loads(state.to_json())
    put(position, seat, gift)
    return state.game.from_json(json.dumps(position))


def put(position: dict[str, Any], seat: int, gift: str) -> None:
    """Change the data of a position."""
    board, supply = position["boards"][seat], position["supply"]
    if gift in TECH_IDS:
        board["technologies"] = sorted([*board["technologies"], gift], key=TECH_IDS.index)
    elif gift in RESOURCE_NAMES:
        board["tokens"][gift] += 1
    elif gift.endswith(DIE):
        colour = gift.removesuffix(DIE)
        supply["dice"][colour] -= 1
        # Where a die goes that is recruited.
        board["spent"][colour] += 1
    elif gift == POINTS:
        supply["points"] = max(0, supply["points"] - AMOUNT_OF_POINTS)
        board["points"] += AMOUNT_OF_POINTS


def gift_label(game: Game, gift: str) -> Label:
    """What a gift is called; nothing has no words."""
    assert isinstance(game, DiceSettlersGame)
    if gift in TECH_IDS:
        return (gift, tech_name(game.components, TECH_IDS.index(gift)))
    if gift in RESOURCE_NAMES:
        return (token_amounts(1 << 8 * RESOURCE_NAMES.index(gift)),)
    if gift.endswith(DIE):
        return (one_die(COLOUR_NAMES.index(gift.removesuffix(DIE))),)
    return (points(AMOUNT_OF_POINTS),) if gift == POINTS else (Amounts(()),)
