"""The kernel's reason codes as keys with parameters."""

from __future__ import annotations

from landrush.engine.state import OK
from landrush.games.montana import actions, why
from landrush.games.montana.cattle import WARES
from landrush.games.montana.kinds import COLOURS, GRAIN, PUMPKIN, WORKERS
from landrush.games.montana.log import KIND_KEYS, goods_amounts
from landrush.games.montana.parts import MAX_COLUMNS
from landrush.games.montana.rules import Montana
from landrush.messages import Reason, Term

KEYS: dict[int, str] = {
    why.NOT_NOW: "why-not-possible-now",
    why.GAME_OVER: "why-game-over",
    why.ACTION_DONE: "why-action-done",
    why.MUST_ACT: "why-m-must-act",
    why.PAID_ONCE: "why-paid-hiring-once",
    why.NO_SUCH_SPACE: "why-no-such-space",
    why.SPACE_OCCUPIED: "why-space-occupied",
    why.AREA_WORKERS: "why-area-workers",
    why.SMALL_PART_FIRST: "why-small-part-first",
    why.TOWN_LOWEST: "why-town-lowest",
    why.RIGHT_OF_PAWN: "why-right-of-pawn",
    why.FIRST_PLACEMENT: "why-first-placement",
    why.EXACTLY_THREE: "why-exactly-three",
    why.NOTHING_TO_UPGRADE: "why-nothing-to-upgrade",
    why.ON_LAKE: "why-lake",
    why.ON_MOUNTAIN: "why-mountain",
    why.ON_START_TILE: "why-start-tile",
    why.FIELD_SETTLED: "why-field-settled",
    why.NOT_ADJACENT: "why-not-adjacent",
    why.BUILD_LIMIT: "why-build-limit",
    why.NO_SETTLEMENTS_LEFT: "why-no-settlements-left",
    why.NO_CATTLE: "why-no-cattle",
    why.NO_TRADE_NOW: "why-no-cattle-trade-now",
    why.NO_CANTEEN: "why-no-canteen",
    why.CANTEEN_END: "why-canteen-end",
    why.TILE_DRAWN: "why-tile-drawn",
    why.BESIDE_CANTEEN: "why-beside-canteen",
}


def reason(s: Montana, action: int) -> Reason | None:
    """Why an action is not possible now, or None."""
    code = s.check(action)
    if code == OK:
        return None
    if code in KEYS:
        return Reason(KEYS[code])
    p = s.players[s.stack.seat()]
    if code == why.NOT_ENOUGH_GRAIN:
        return lacking(KIND_KEYS[GRAIN], action - actions.POINTER + 1, p.holds[GRAIN])
    if code == why.NOT_ENOUGH_PUMPKINS:
        price = s.parts.prices[(action - actions.PAWN) % MAX_COLUMNS]
        return lacking(KIND_KEYS[PUMPKIN], price, p.holds[PUMPKIN])
    if code == why.NOT_ENOUGH_COINS:
        return lacking("m-coin", s.parts.space_coins[action - actions.SPACE], p.coins)
    if code == why.EXACT_WORKERS:
        return Reason("why-exact-workers", {"need": s.parts.bank_workers[action - actions.BANK]})
    if code == why.NO_WORKER:
        return lacking(KIND_KEYS[WORKERS + (action - actions.PICK_COLOUR) % COLOURS], 1, 0)
    if code == why.NOT_ENOUGH_GOODS:
        return missing_goods(s, action - actions.BUILD)
    return Reason("why-supply-lacks", {"what": Term(KIND_KEYS[WARES[action - actions.TRADE]])})


def lacking(what: str, need: int, have: int) -> Reason:
    return Reason("why-not-enough", {"what": Term(what), "need": need, "have": have})


def missing_goods(s: Montana, cell: int) -> Reason:
    """What a field costs (M7.3)."""
    return Reason("why-exact-goods", {"goods": goods_amounts(s.ground.price[cell])})
