"""How well a seat stands: settlements, and what will become settlements. For bots."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.games.montana.kinds import COLOURS, GOODS, PUMPKIN, WORKERS
from landrush.games.montana.landscape import affords
from landrush.games.montana.parts import ROWS
from landrush.games.montana.scoring import compare, settlements_placed
from landrush.games.montana.state import NO_PAWN, PAWN_SEAT, PICK, Player, Position

# In hundredths of a settlement.
SETTLEMENT: Final[i64] = 100
GOOD: Final[vec[i64]] = vec[i64]([14, 12, 18, 28, 18, 28])
GOOD_TOO_MANY: Final[i64] = 5
GOODS_OF_USE: Final[i64] = 3
WORKER: Final[i64] = 6
WORKER_TOO_MANY: Final[i64] = 3
WORKERS_OF_USE: Final[i64] = 5
# The first worker of a colour does alone what else takes two (M6.4).
COLOUR: Final[i64] = 2
# The workers of a white segment, still to be named.
PICKED: Final[i64] = 2
COIN: Final[i64] = 5
COIN_TOO_MANY: Final[i64] = 1
COINS_OF_USE: Final[i64] = 8
CATTLE: Final[i64] = 22
CANTEEN: Final[i64] = 45
AFFORDED: Final[i64] = 6
AFFORDED_OF_USE: Final[i64] = 3
# What the town gives in each row, before its price in pumpkins is paid.
REWARD: Final[vec[i64]] = vec[i64]([45, 45, 20, 18])
WIN: Final[i64] = 1000


def evaluate(s: Position, seat: i64) -> i64:
    """Settlements ahead of the best opponent, and the worth of what the seat holds."""
    best: i64 = -1
    for other in range(s.seats):
        if other != seat and (best < 0 or compare(s, other, best) > 0):
            best = other
    ahead = settlements_placed(s, seat) - settlements_placed(s, best)
    if s.stack.depth() == 0:
        decided = compare(s, seat, best)
        return SETTLEMENT * ahead + (WIN if decided > 0 else -WIN if decided < 0 else 0)
    return SETTLEMENT * ahead + holdings(s, seat) + pawn(s, seat)


def capped(amount: i64, of_use: i64, each: i64, each_more: i64) -> i64:
    """The worth of an amount of which only some is of use soon."""
    return each * min(amount, of_use) + each_more * max(0, amount - of_use)


def holdings(s: Position, seat: i64) -> i64:
    """The worth of goods, workers, coins, cattle and canteens, and of fields that the goods pay."""
    p = s.players[seat]
    worth = CATTLE * p.cattle + CANTEEN * p.canteens
    workers = p.workers()
    if s.stack.kind() == PICK and s.stack.seat() == seat:
        workers += PICKED
    worth += capped(workers, WORKERS_OF_USE, WORKER, WORKER_TOO_MANY)
    worth += COLOUR * colours(p, workers - p.workers())
    worth += capped(p.coins, COINS_OF_USE, COIN, COIN_TOO_MANY)
    for good in range(GOODS):
        worth += capped(p.holds[good], GOODS_OF_USE, GOOD[good], GOOD_TOO_MANY)
    goods = p.packed_goods()
    afforded: i64 = 0
    for cell in s.frontier:
        if affords(goods, s.ground.price[cell]):
            afforded += 1
    return worth + AFFORDED * min(afforded, AFFORDED_OF_USE)


def colours(p: Player, named_later: i64) -> i64:
    """Colours of which a player has a worker, or can name one."""
    found: i64 = 0
    for colour in range(COLOURS):
        if p.holds[WORKERS + colour] > 0:
            found += 1
    return min(found + named_later, COLOURS)


def pawn(s: Position, seat: i64) -> i64:
    """What the own pawn in the town promises."""
    for row in range(ROWS):
        if s.pawns[row] != NO_PAWN and s.pawns[row] // PAWN_SEAT == seat:
            return REWARD[row] - GOOD[PUMPKIN] * s.parts.prices[s.pawns[row] % PAWN_SEAT]
    return 0
