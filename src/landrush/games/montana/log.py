"""The kernel's event numbers as keys with parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from landrush.games.montana import happened
from landrush.games.montana.cattle import COINS, TRADE_COINS
from landrush.games.montana.components import TILE_NAMES
from landrush.games.montana.kinds import AREA_GOOD, COLOURS, GOODS, GRAIN, PUMPKIN, WORKERS
from landrush.games.montana.parts import AREA_SPACES
from landrush.games.montana.rules import Montana
from landrush.messages import Amounts, Event, Seat, Seats, Term

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

Row = tuple[int, int, int, int, int]


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


def segment_workers(s: Montana, segment: int) -> Amounts:
    """The workers that a segment of the wheel shows."""
    one, other = s.parts.wheel[2 * segment], s.parts.wheel[2 * segment + 1]
    names = [
        ANY_WORKER if colour == COLOURS else KIND_KEYS[WORKERS + colour] for colour in sorted((one, other))
    ]
    return Amounts(((names[0], 2),) if one == other else ((names[0], 1), (names[1], 1)))


def traded_for(kind: int) -> Amounts:
    return coins(TRADE_COINS) if kind == COINS else one_kind(kind, 1)


def read_events(s: Montana, names: tuple[str, ...], rows: list[Row]) -> list[Event]:
    """Events with the words' keys, in the order in which they happened."""
    return [READERS[row[0]](s, names, row) for row in rows]


Reader = Callable[[Montana, tuple[str, ...], Row], Event]


def event(key: str, **params: Callable[[Montana, tuple[str, ...], Row], Any]) -> Reader:
    """A reader that makes the event from functions of the row; every event names its player."""

    def read(s: Montana, names: tuple[str, ...], row: Row) -> Event:
        values = {name: param(s, names, row) for name, param in params.items()}
        return Event(key, {"player": Seat(row[1]), **values})

    return read


def field(s: Montana, names: tuple[str, ...], row: Row) -> str:
    return names[row[2]]


def produced(s: Montana, names: tuple[str, ...], row: Row) -> Amounts:
    return one_kind(AREA_GOOD[row[2] // AREA_SPACES], row[4])


def place(s: Montana, names: tuple[str, ...], row: Row) -> Term:
    return Term(AREA_KEYS[row[2] // AREA_SPACES])


READERS: dict[int, Reader] = {
    happened.FIRST_PLAYER: event("log-first-player"),
    happened.TILE_PLACED: event(
        "log-tile",
        slot=lambda s, names, row: row[2] + 1,
        tile=lambda s, names, row: TILE_NAMES[row[3]],
        rotation=lambda s, names, row: row[4],
    ),
    happened.START_PLACED: event("log-start-tile", field=field),
    happened.SPUN: event("log-spin", workers=lambda s, names, row: segment_workers(s, row[2])),
    happened.HIRED_WORKERS: event(
        "log-hire", workers=lambda s, names, row: one_kind(WORKERS + row[2], row[3])
    ),
    happened.POINTER_MOVED: event(
        "log-move-pointer",
        grain=lambda s, names, row: one_kind(GRAIN, row[2]),
        segments=lambda s, names, row: Amounts((("m-segment", row[2]),)),
    ),
    happened.SURPLUS_RETURNED: event(
        "log-surplus", workers=lambda s, names, row: one_kind(WORKERS + row[2], 1)
    ),
    happened.BANK_USED: event(
        "log-bank",
        workers=lambda s, names, row: worker_amounts(row[2]),
        coins=lambda s, names, row: coins(row[3]),
    ),
    happened.PRODUCED: event(
        "log-produce",
        place=place,
        workers=lambda s, names, row: worker_amounts(row[3]),
        coins=lambda s, names, row: coins(s.parts.space_coins[row[2]]),
        goods=produced,
    ),
    happened.SMALL_PART_USED: event(
        "log-small-part",
        place=place,
        workers=lambda s, names, row: worker_amounts(row[3]),
        goods=produced,
    ),
    happened.CLEARED: event("log-cleared", place=lambda s, names, row: Term(AREA_KEYS[row[2]])),
    happened.TOWN_OPENED: event("log-town-open"),
    happened.PAWN_PLACED: event(
        "log-town-place",
        row=lambda s, names, row: row[2] + 1,
        n=lambda s, names, row: s.parts.prices[row[3]],
    ),
    happened.OUTBID: event("log-outbid", other=lambda s, names, row: Seat(row[2])),
    happened.PASSED: event("log-passed"),
    happened.REWARD_PAID: event(
        "log-reward",
        row=lambda s, names, row: row[2] + 1,
        pumpkins=lambda s, names, row: one_kind(PUMPKIN, row[3]),
    ),
    happened.REWARD_LOST: event(
        "log-reward-lost",
        row=lambda s, names, row: row[2] + 1,
        pumpkins=lambda s, names, row: one_kind(PUMPKIN, row[3]),
    ),
    happened.RECEIVED: event("log-receive", goods=lambda s, names, row: one_kind(row[2], row[3])),
    happened.COINS_RECEIVED: event("log-receive", goods=lambda s, names, row: coins(row[2])),
    happened.CATTLE_RECEIVED: event("log-receive", goods=lambda s, names, row: Amounts((("m-cattle", 1),))),
    happened.UPGRADED: event(
        "log-upgrade",
        small=lambda s, names, row: one_kind(row[2] - 1, row[3]),
        large=lambda s, names, row: one_kind(row[2], row[3]),
    ),
    happened.SCARCITY: event("log-scarcity", what=lambda s, names, row: Term(KIND_KEYS[row[2]])),
    happened.SCARCITY_RETURN: event("log-scarcity-return", goods=lambda s, names, row: one_kind(row[2], 1)),
    happened.SETTLED: event(
        "log-build", field=field, goods=lambda s, names, row: goods_amounts(s.ground.price[row[2]])
    ),
    happened.DOUBLE: event("log-double", field=field),
    happened.LINE: event("log-line", field=field),
    happened.UNBUILT: event("log-unbuilt", coins=lambda s, names, row: coins(row[2])),
    happened.CATTLE_TAKEN: event("log-cattle-taken", field=field),
    happened.CANTEEN_TAKEN: event("log-canteen-taken", field=field),
    happened.CANTEEN_USED: event("log-canteen-used"),
    happened.TRADED: event("log-cattle-trade", what=lambda s, names, row: traded_for(row[2])),
    happened.LAST_SETTLEMENT: event("log-last-settlement"),
    happened.TURN_STARTED: event("log-turn", n=lambda s, names, row: row[2]),
    happened.WON: lambda s, names, row: won(s, row),
}


def won(s: Montana, row: Row) -> Event:
    """One winner, or several who share the victory."""
    winners = tuple(seat for seat in range(s.seats) if row[2] & (1 << seat))
    if len(winners) == 1:
        return Event("log-won", {"player": Seat(winners[0])})
    return Event("log-shared", {"players": Seats(winners)})
