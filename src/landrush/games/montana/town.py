"""Work in the town: the pumpkin, the auction of four rows, the rewards (M6.7, M6.10 to M6.16)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.actions import ActionBuffer
from landrush.engine.state import OK
from landrush.games.montana import happened, why
from landrush.games.montana.actions import FINISH, PASS, PAWN, TAKE_GOOD, UPGRADE
from landrush.games.montana.kinds import (
    GRAIN,
    LARGE_COPPER,
    LARGE_STONE,
    PUMPKIN,
    SMALL_COPPER,
    SMALL_STONE,
)
from landrush.games.montana.parts import MAX_COLUMNS, ROWS
from landrush.games.montana.state import (
    ANNOUNCE,
    AUCTION,
    BID,
    DONE,
    NO_PAWN,
    PAWN_SEAT,
    REWARDS,
    Position,
    note,
    set_step,
)
from landrush.games.montana.supply import holds_after_taking_one, pay, receive
from landrush.games.montana.work import check_action

CATTLE_ROW: Final[i64] = 0
GOODS_ROW: Final[i64] = 1
COINS_ROW: Final[i64] = 3
ROW_COINS: Final[i64] = 2
ROW_GOODS: Final[i64] = 3
ROW_UPGRADES: Final[vec[i64]] = vec[i64]([3, 0, 2, 1])
TAKEN: Final[vec[i64]] = vec[i64]([GRAIN, SMALL_COPPER, SMALL_STONE])
UPGRADED_FROM: Final[vec[i64]] = vec[i64]([SMALL_COPPER, SMALL_STONE])


def check_town(s: Position) -> i64:
    """Only who will hold the lowest price after taking the pumpkin may go to town (M6.11)."""
    reason = check_action(s)
    if reason != OK:
        return reason
    if holds_after_taking_one(s, s.active, PUMPKIN) < s.parts.prices[0]:
        return why.TOWN_LOWEST
    return OK


def do_town(s: Position) -> None:
    """Take a pumpkin; then the own pawn, the others' pawns, the rewards (M6.7, M6.11)."""
    note(s, happened.TOWN_OPENED, s.active, receive(s, s.active, PUMPKIN, 1), 0, 0)
    set_step(s, DONE, 0)
    s.stack.push(REWARDS, s.active, 0, 0, 0, 0)
    s.stack.push(AUCTION, s.active, 1, 0, 0, 0)
    s.stack.push(BID, s.active, 1, 0, 0, 0)


def go_on_with_auction(s: Position) -> None:
    """Ask the next player clockwise, or end the auction when all have been asked (M6.12, M6.15)."""
    asked = s.stack.arg(0)
    if asked == s.seats:
        s.stack.pop()
    else:
        s.stack.set_arg(0, asked + 1)
        s.stack.push(BID, (s.active + asked) % s.seats, 0, 0, 0, 0)


def check_pawn(s: Position, row: i64, column: i64) -> i64:
    """A price the owner holds now, and to the right of a pawn in that row (M6.10, M6.13)."""
    if column >= len(s.parts.prices):
        return why.NO_SUCH_SPACE
    if s.stack.kind() != BID:
        return why.NOT_NOW
    pawn = s.pawns[row]
    if pawn != NO_PAWN and column <= pawn % PAWN_SEAT:
        return why.RIGHT_OF_PAWN
    if s.players[s.stack.seat()].holds[PUMPKIN] < s.parts.prices[column]:
        return why.NOT_ENOUGH_PUMPKINS
    return OK


def check_pass(s: Position) -> i64:
    """Anybody may pass, but not the active player's first placement (M6.11, M6.12)."""
    if s.stack.kind() != BID:
        return why.NOT_NOW
    return why.FIRST_PLACEMENT if s.stack.arg(0) == 1 else OK


def options_pass(s: Position, out: ActionBuffer) -> None:
    if check_pass(s) == OK:
        out.add(PASS)


def options_pawn(s: Position, out: ActionBuffer) -> None:
    for row in range(ROWS):
        for column in range(len(s.parts.prices)):
            if check_pawn(s, row, column) == OK:
                out.add(PAWN + row * MAX_COLUMNS + column)


def do_pawn(s: Position, row: i64, column: i64) -> None:
    """Place the pawn; a pawn that stood in the row is outbid and its owner decides at once (M6.13)."""
    seat = s.stack.seat()
    s.stack.pop()
    outbid = s.pawns[row]
    s.pawns[row] = seat * PAWN_SEAT + column
    note(s, happened.PAWN_PLACED, seat, row, column, 0)
    if outbid != NO_PAWN:
        note(s, happened.OUTBID, outbid // PAWN_SEAT, seat, 0, 0)
        s.stack.push(BID, outbid // PAWN_SEAT, 0, 0, 0, 0)


def do_pass(s: Position) -> None:
    """Leave this auction with nothing (M6.14)."""
    note(s, happened.PASSED, s.stack.seat(), 0, 0, 0)
    s.stack.pop()


def row_of(s: Position, seat: i64) -> i64:
    """The row in which a player's pawn stands, or ROWS."""
    row: i64 = 0
    while row < ROWS and (s.pawns[row] == NO_PAWN or s.pawns[row] // PAWN_SEAT != seat):
        row += 1
    return row


def go_on_with_rewards(s: Position) -> None:
    """The next standing player pays and announces; who cannot pay any more gets nothing (M6.15)."""
    served = s.stack.arg(0)
    if served == s.seats:
        s.stack.pop()
        for row in range(ROWS):
            s.pawns[row] = NO_PAWN
        return
    s.stack.set_arg(0, served + 1)
    seat = (s.active + served) % s.seats
    row = row_of(s, seat)
    if row == ROWS:
        return
    price = s.parts.prices[s.pawns[row] % PAWN_SEAT]
    p = s.players[seat]
    if p.holds[PUMPKIN] < price:
        note(s, happened.REWARD_LOST, seat, row, price, 0)
        return
    pay(s, p, PUMPKIN, price)
    note(s, happened.REWARD_PAID, seat, row, price, 0)
    s.stack.push(ANNOUNCE, seat, row, 0, 0, 0)


def announced(s: Position) -> i64:
    """How many goods or upgrades the announcing player has named."""
    return s.stack.arg(1) + s.stack.arg(2) + s.stack.arg(3)


def check_take(s: Position, which: i64) -> i64:
    """Row 2 gives grain, small copper and small stone (M6.16)."""
    return OK if s.stack.kind() == ANNOUNCE and s.stack.arg(0) == GOODS_ROW else why.NOT_NOW


def options_take(s: Position, out: ActionBuffer) -> None:
    for which in range(3):
        if check_take(s, which) == OK:
            out.add(TAKE_GOOD + which)


def do_take(s: Position, which: i64) -> None:
    """Name one good; the third completes the reward (M6.16)."""
    s.stack.set_arg(1 + which, s.stack.arg(1 + which) + 1)
    s.stack.set_named(which)
    if announced(s) == ROW_GOODS:
        give_reward(s)


def check_upgrade(s: Position, which: i64) -> i64:
    """As many as small goods are held now; the row's number ends it (M6.16)."""
    if s.stack.kind() != ANNOUNCE or s.stack.arg(0) == GOODS_ROW:
        return why.NOT_NOW
    if s.players[s.stack.seat()].holds[UPGRADED_FROM[which]] <= s.stack.arg(2 + which):
        return why.NOTHING_TO_UPGRADE
    return OK


def check_finish(s: Position) -> i64:
    """Fewer upgrades than possible, or none; but exactly three goods, unless agreed otherwise (M6.16)."""
    if s.stack.kind() != ANNOUNCE:
        return why.NOT_NOW
    return OK if s.stack.arg(0) != GOODS_ROW or s.rulings.up_to_goods else why.EXACTLY_THREE


def options_finish(s: Position, out: ActionBuffer) -> None:
    if check_finish(s) == OK:
        out.add(FINISH)


def options_upgrade(s: Position, out: ActionBuffer) -> None:
    for which in range(2):
        if check_upgrade(s, which) == OK:
            out.add(UPGRADE + which)


def do_upgrade(s: Position, which: i64) -> None:
    """Name one upgrade; the last one the row gives completes the reward (M6.16)."""
    s.stack.set_arg(2 + which, s.stack.arg(2 + which) + 1)
    s.stack.set_named(which)
    if announced(s) == ROW_UPGRADES[s.stack.arg(0)]:
        give_reward(s)


def give_reward(s: Position) -> None:
    """Receive what was announced, kind by kind; cattle only if there are any (M4.3 to M4.5, M6.16)."""
    seat = s.stack.seat()
    row = s.stack.arg(0)
    grain = s.stack.arg(1)
    copper = s.stack.arg(2)
    stone = s.stack.arg(3)
    s.stack.pop()
    if row == CATTLE_ROW and s.cattle > 0:
        s.cattle -= 1
        s.players[seat].cattle += 1
        note(s, happened.CATTLE_RECEIVED, seat, 0, 0, 0)
    if row == COINS_ROW:
        s.players[seat].coins += ROW_COINS
        note(s, happened.COINS_RECEIVED, seat, ROW_COINS, 0, 0)
    if row == GOODS_ROW:
        take_goods(s, seat, GRAIN, grain)
        take_goods(s, seat, SMALL_COPPER, copper)
        take_goods(s, seat, SMALL_STONE, stone)
    else:
        # Both metals go back before anything is taken.
        pay(s, s.players[seat], SMALL_COPPER, copper)
        pay(s, s.players[seat], SMALL_STONE, stone)
        take_upgrades(s, seat, LARGE_COPPER, copper)
        take_upgrades(s, seat, LARGE_STONE, stone)


def take_goods(s: Position, seat: i64, kind: i64, amount: i64) -> None:
    """Receive announced goods of one kind."""
    if amount > 0:
        note(s, happened.RECEIVED, seat, kind, receive(s, seat, kind, amount), 0)


def take_upgrades(s: Position, seat: i64, kind: i64, amount: i64) -> None:
    """Receive the large goods for the small ones returned."""
    if amount > 0:
        note(s, happened.UPGRADED, seat, kind, receive(s, seat, kind, amount), amount)
