"""The kernel's event numbers as keys with parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from landrush.games.montana import happened
from landrush.games.montana.cattle import COINS, TRADE_COINS
from landrush.games.montana.components import TILE_NAMES
from landrush.games.montana.kinds import AREA_GOOD, COLOURS, GOODS, GRAIN, PUMPKIN, WORKERS
from landrush.games.montana.parts import AREA_SPACES, Parts
from landrush.games.montana.rules import Montana
from landrush.messages import Amounts, Event, Seat, Term, victory

KIND_KEYS = (
    "m-grain",
    "m-pumpkin",
    "m-small-copper",
    "m-large-copper",
    "m-small-stone",
    "m-large-stone",
    "m-worker-copper",
    "m-worker-stone",
    "m-worker-grain",
    "m-worker-pumpkin",
)
AREA_KEYS = ("m-mine", "m-quarry", "m-grain-field", "m-farm", "m-bank")
ANY_WORKER = "m-worker-any"


class Noted(NamedTuple):
    """One event as the kernel noted it, with what is needed to read it."""

    state: Montana
    names: tuple[str, ...]
    kind: int
    seat: int
    a: int
    b: int
    c: int


def one_kind(kind: int, amount: int) -> Amounts:
    return Amounts(((KIND_KEYS[kind], amount),))


def coins(amount: int) -> Amounts:
    return Amounts((("m-coin", amount),))


def goods_amounts(packed: int) -> Amounts:
    """The goods of a packed price."""
    amounts = [(KIND_KEYS[good], (packed >> (8 * good)) & 0xFF) for good in range(GOODS)]
    return Amounts(tuple((key, n) for key, n in amounts if n))


def worker_amounts(packed: int) -> Amounts:
    """Workers by colour from their packed number."""
    amounts = [(KIND_KEYS[WORKERS + colour], (packed >> (8 * colour)) & 0xFF) for colour in range(COLOURS)]
    return Amounts(tuple((key, n) for key, n in amounts if n))


def segment_workers(parts: Parts, segment: int) -> Amounts:
    """The workers that a segment of the wheel shows."""
    one, other = parts.wheel[2 * segment], parts.wheel[2 * segment + 1]
    names = [
        ANY_WORKER if colour == COLOURS else KIND_KEYS[WORKERS + colour] for colour in sorted((one, other))
    ]
    return Amounts(((names[0], 2),) if one == other else ((names[0], 1), (names[1], 1)))


def cattle(amount: int) -> Amounts:
    return Amounts((("m-cattle", amount),))


def canteens(amount: int) -> Amounts:
    return Amounts((("m-canteen", amount),))


def settlements(amount: int) -> Amounts:
    return Amounts((("m-settlements", amount),))


def traded_for(kind: int) -> Amounts:
    return coins(TRADE_COINS) if kind == COINS else one_kind(kind, 1)


def read_events(
    s: Montana, names: tuple[str, ...], rows: list[tuple[int, int, int, int, int]]
) -> list[Event]:
    """Events with the words' keys, in the order in which they happened."""
    return [read_event(Noted(s, names, *row)) for row in rows]


def read_event(noted: Noted) -> Event:
    """Every event names its player; only the last one may name several."""
    if noted.kind == happened.WON:
        return victory(tuple(seat for seat in range(noted.state.seats) if noted.a & (1 << seat)))
    key, params = READERS[noted.kind]
    values = {name: read(noted) for name, read in params.items()}
    return Event(key, {"player": Seat(noted.seat), **values})


def field(noted: Noted) -> str:
    return noted.names[noted.a]


def place(noted: Noted) -> Term:
    return Term(AREA_KEYS[noted.a // AREA_SPACES])


def produced(noted: Noted) -> Amounts:
    return one_kind(AREA_GOOD[noted.a // AREA_SPACES], noted.c)


Reader = Callable[[Noted], Any]

# For each code the key and how to read its parameters.
READERS: dict[int, tuple[str, dict[str, Reader]]] = {
    happened.FIRST_PLAYER: ("log-m-first-player", {}),
    happened.TILE_PLACED: (
        "log-tile",
        {"slot": lambda n: n.a + 1, "tile": lambda n: TILE_NAMES[n.b], "rotation": lambda n: n.c},
    ),
    happened.START_PLACED: ("log-start-tile", {"field": field}),
    happened.SPUN: ("log-spin", {"workers": lambda n: segment_workers(n.state.parts, n.a)}),
    happened.HIRED_WORKERS: ("log-hire", {"workers": lambda n: worker_amounts(n.a)}),
    happened.POINTER_MOVED: (
        "log-move-pointer",
        {"grain": lambda n: one_kind(GRAIN, n.a), "segments": lambda n: Amounts((("m-segment", n.a),))},
    ),
    happened.SURPLUS_RETURNED: ("log-surplus", {"workers": lambda n: one_kind(WORKERS + n.a, 1)}),
    happened.BANK_USED: (
        "log-bank",
        {"workers": lambda n: worker_amounts(n.a), "coins": lambda n: coins(n.b)},
    ),
    happened.PRODUCED: (
        "log-produce",
        {
            "place": place,
            "workers": lambda n: worker_amounts(n.b),
            "coins": lambda n: coins(n.state.parts.space_coins[n.a]),
            "goods": produced,
        },
    ),
    happened.SMALL_PART_USED: (
        "log-small-part",
        {"place": place, "workers": lambda n: worker_amounts(n.b), "goods": produced},
    ),
    happened.CLEARED: ("log-cleared", {"place": lambda n: Term(AREA_KEYS[n.a])}),
    happened.TOWN_OPENED: ("log-town-open", {"pumpkins": lambda n: one_kind(PUMPKIN, n.a)}),
    happened.PAWN_PLACED: (
        "log-town-place",
        {"row": lambda n: n.a + 1, "n": lambda n: n.state.parts.prices[n.b]},
    ),
    happened.OUTBID: ("log-outbid", {"other": lambda n: Seat(n.a)}),
    happened.PASSED: ("log-passed", {}),
    happened.REWARD_PAID: (
        "log-reward",
        {"row": lambda n: n.a + 1, "pumpkins": lambda n: one_kind(PUMPKIN, n.b)},
    ),
    happened.REWARD_LOST: (
        "log-reward-lost",
        {"row": lambda n: n.a + 1, "pumpkins": lambda n: one_kind(PUMPKIN, n.b)},
    ),
    happened.RECEIVED: ("log-receive", {"goods": lambda n: one_kind(n.a, n.b)}),
    happened.COINS_RECEIVED: ("log-receive", {"goods": lambda n: coins(n.a)}),
    happened.CATTLE_RECEIVED: ("log-receive", {"goods": lambda n: cattle(1)}),
    happened.UPGRADED: (
        "log-upgrade",
        {"small": lambda n: one_kind(n.a - 1, n.c), "large": lambda n: one_kind(n.a, n.b)},
    ),
    happened.SCARCITY: ("log-scarcity", {"what": lambda n: Term(KIND_KEYS[n.a])}),
    happened.SCARCITY_RETURN: ("log-scarcity-return", {"goods": lambda n: one_kind(n.a, 1)}),
    happened.SETTLED: (
        "log-build",
        {
            "field": field,
            "goods": lambda n: goods_amounts(n.state.ground.price[n.a]),
            "settlements": lambda n: settlements(1),
        },
    ),
    happened.DOUBLE: ("log-double", {"field": field, "settlements": lambda n: settlements(1)}),
    happened.LINE: ("log-line", {"field": field, "settlements": lambda n: settlements(1)}),
    happened.UNBUILT: ("log-unbuilt", {"coins": lambda n: coins(n.a)}),
    happened.CATTLE_TAKEN: ("log-cattle-taken", {"field": field, "cattle": lambda n: cattle(1)}),
    happened.CANTEEN_TAKEN: ("log-canteen-taken", {"field": field, "canteens": lambda n: canteens(1)}),
    happened.CANTEEN_USED: ("log-canteen-used", {"canteens": lambda n: canteens(1)}),
    happened.TRADED: ("log-cattle-trade", {"cattle": lambda n: cattle(1), "what": lambda n: traded_for(n.a)}),
    happened.LAST_SETTLEMENT: ("log-last-settlement", {}),
    happened.TURN_STARTED: ("log-turn", {"n": lambda n: n.a}),
    happened.START_COINS: ("log-start-coins", {"coins": lambda n: coins(n.a)}),
}
