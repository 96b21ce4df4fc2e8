"""Something given to a seat: to learn what it is worth, or to learn from games that are unusual."""

from __future__ import annotations

from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.games.montana.components import COLOUR_NAMES, GOOD_NAMES
from landrush.games.montana.game import montana
from landrush.games.montana.kinds import WORKER_LIMIT, WORKERS
from landrush.games.montana.log import canteens, cattle, coins, one_kind
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
    s = montana(state.clone())
    p = s.players[seat]
    kind = kind_of(gift)
    if kind is not None:
        s.supply[kind] -= 1
        p.holds[kind] += 1
    elif gift == COINS:
        p.coins += AMOUNT_OF_COINS
    elif gift == CATTLE:
        s.cattle -= 1
        p.cattle += 1
    elif gift == CANTEEN:
        p.canteens += 1
    return s


def kind_of(gift: str) -> int | None:
    """The good or worker that a gift is."""
    if gift in GOOD_NAMES:
        return GOOD_NAMES.index(gift)
    return WORKERS + COLOUR_NAMES.index(gift.removeprefix(WORKER)) if gift.startswith(WORKER) else None


def gift_label(game: Game, gift: str) -> tuple[Amounts, ...]:
    """What a gift is called; nothing has no words."""
    kind = kind_of(gift)
    if kind is not None:
        return (one_kind(kind, 1),)
    others = {COINS: coins(AMOUNT_OF_COINS), CATTLE: cattle(1), CANTEEN: canteens(1)}
    return (others.get(gift, Amounts(())),)
