"""Something given to a seat: to learn what it is worth, or to learn from games that are unusual."""

from __future__ import annotations

import json
from typing import Any

from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.games.montana.components import COLOUR_NAMES, GOOD_NAMES
from landrush.games.montana.game import montana
from landrush.games.montana.kinds import WORKER_LIMIT, WORKERS
from landrush.games.montana.log import KIND_KEYS, canteens, cattle, coins, one_kind
from landrush.messages import Amounts

NOTHING, COINS, CATTLE, CANTEEN = "nothing", "coins", "cattle", "canteen"
AMOUNT_OF_COINS = 3
WORKER = "worker "


def gifts(state: State) -> tuple[str, ...]:
    """What can be given to any seat of this position, `nothing` first."""
    s = montana(state)
    found = [NOTHING, *(name for kind, name in enumerate(GOOD_NAMES) if s.supply[kind])]
    if all(p.workers() < WORKER_LIMIT for p in s.players):
        found += [WORKER + name for colour, name in enumerate(COLOUR_NAMES) if s.supply[WORKERS + colour]]
    return (*found, COINS, *([CATTLE] if s.cattle else []), CANTEEN)


def give(state: State, seat: int, gift: str) -> State:
    """The position with a gift of these: from the supply, where it comes from there in the game."""
    position = json.loads(state.to_json())
    put(position, seat, gift)
    out = montana(state.game.from_json(json.dumps(position)))
    if gift == CANTEEN:
        # There are as many as lakes have them, and saved positions are held to that.
        out.players[seat].canteens += 1
    return out


def put(position: dict[str, Any], seat: int, gift: str) -> None:
    """Change the data of a position."""
    board, supply = position["boards"][seat], position["supply"]
    if gift in GOOD_NAMES:
        supply["goods"][gift] -= 1
        board["goods"][gift] += 1
    elif gift.startswith(WORKER):
        colour = gift.removeprefix(WORKER)
        supply["workers"][colour] -= 1
        board["workers"][colour] += 1
    elif gift == COINS:
        board["coins"] += AMOUNT_OF_COINS
    elif gift == CATTLE:
        supply["cattle"] -= 1
        board["cattle"] += 1


def gift_label(game: Game, gift: str) -> tuple[Amounts, ...]:
    """What a gift is called; nothing has no words."""
    if gift in GOOD_NAMES:
        return (one_kind(GOOD_NAMES.index(gift), 1),)
    if gift.startswith(WORKER):
        colour = COLOUR_NAMES.index(gift.removeprefix(WORKER))
        return (Amounts(((KIND_KEYS[WORKERS + colour], 1),)),)
    others = {COINS: coins(AMOUNT_OF_COINS), CATTLE: cattle(1), CANTEEN: canteens(1)}
    return (others.get(gift, Amounts(())),)
