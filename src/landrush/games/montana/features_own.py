"""The features of the seat alone: steps of what it holds, what an action can bring, what is under way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.games.montana.build import MAX_BUILDS
from landrush.games.montana.feature_values import difference, flag, number
from landrush.games.montana.features_table import number_of_step, step_of
from landrush.games.montana.kinds import (
    ANY,
    AREA_GOOD,
    AREAS,
    COLOURS,
    GOODS,
    GRAIN,
    LARGE_COPPER,
    LARGE_STONE,
    MAX_SEATS,
    PUMPKIN,
    SMALL_COPPER,
    SMALL_STONE,
    WORKERS,
)
from landrush.games.montana.parts import AREA_SPACES, SEGMENTS
from landrush.games.montana.prospects import Prospects
from landrush.games.montana.scoring import compare
from landrush.games.montana.state import (
    ANNOUNCE,
    BUILT,
    HIRED,
    LARGE_PART,
    MAIN,
    PICK,
    PLACE,
    SMALL_PART,
    WORKED,
    Player,
    Position,
    workers_from,
)
from landrush.games.montana.town import GOODS_ROW
from landrush.games.montana.work import OTHERS, area_of, has_area_workers

# A build action that puts so many settlements is told apart.
LARGE_BUILD: Final[i64] = 4


def write_own(s: Position, seat: i64, prospects: Prospects, out: vec[float], at: i64) -> i64:
    """All of them; tells where the next features go."""
    p = s.players[seat]
    at = write_steps(p, out, at)
    at = write_building(p, prospects, out, at)
    at = write_first_choice(s, seat, prospects, out, at)
    at = write_working(s, p, out, at)
    at = write_others(s, seat, out, at)
    at = write_action(s, seat, out, at)
    return write_coming(s, seat, out, at)


def write_steps(p: Player, out: vec[float], at: i64) -> i64:
    """Amounts from which something more is possible."""
    holds = p.holds
    for good in range(GOODS):
        out[at] = flag(holds[good] >= 2)
        out[at + 1] = flag(holds[good] >= 3)
        at += 2
    for colour in range(COLOURS):
        out[at] = flag(holds[WORKERS + colour] >= 1)
        out[at + 1] = flag(holds[WORKERS + colour] >= 2)
        at += 2
    workers = p.workers()
    out[at] = flag(workers >= 2)
    out[at + 1] = flag(workers >= 4)
    out[at + 2] = flag(workers >= 6)
    out[at + 3] = flag(p.coins >= 1)
    out[at + 4] = flag(p.coins >= 10)
    out[at + 5] = flag(p.cattle >= 2)
    out[at + 6] = number(min(holds[SMALL_COPPER] + holds[SMALL_STONE], 3)) * 0.5
    return at + 7


def write_building(p: Player, prospects: Prospects, out: vec[float], at: i64) -> i64:
    """What one build action can put and take, and which good alone is missing for how many fields."""
    for least in range(LARGE_BUILD):
        out[at + least] = flag(prospects.best_trading > least)
    at += LARGE_BUILD
    left = p.settlements - prospects.best_trading
    out[at] = flag(left <= 1)
    out[at + 1] = flag(left <= 2)
    out[at + 2] = number(prospects.payable_double) * 0.25
    out[at + 3] = number(prospects.payable_cattle) * 0.25
    out[at + 4] = number(prospects.payable_canteens) * 0.25
    at += 5
    for good in range(GOODS):
        out[at + good] = number((prospects.lacks_one >> (8 * good)) & 0xFF) * 0.2
    return at + GOODS


def write_first_choice(s: Position, seat: i64, prospects: Prospects, out: vec[float], at: i64) -> i64:
    """What one build action takes before anybody else can: a start field is good for whoever acts first."""
    is_next = s.first >= 0 and seat == s.active and step_of(s) <= MAIN
    out[at] = number(prospects.payable_double) * 0.25 if is_next else 0.0
    out[at + 1] = number(prospects.payable_canteens) * 0.25 if is_next else 0.0
    out[at + 2] = number(prospects.best_trading) * 0.25 if is_next else 0.0
    return at + 3


def write_working(s: Position, p: Player, out: vec[float], at: i64) -> i64:
    """The most goods of each area and the most coins that one work action can bring (M6.2 to M6.5)."""
    for area in range(AREAS):
        out[at + area] = number(most_goods(s, p, area)) * 0.25
    at += AREAS
    workers = p.workers()
    coins: i64 = 0
    for space in range(len(s.parts.bank_workers)):
        if s.busy & bit(space) == 0 and s.parts.bank_workers[space] <= workers:
            coins = max(coins, s.parts.bank_coins[space])
    out[at] = number(coins) * 0.1
    return at + 1


def most_goods(s: Position, p: Player, area: i64) -> i64:
    """What the best free space of an area brings with the coins and workers at hand."""
    if not has_area_workers(p, area):
        return 0
    own = p.holds[WORKERS + area]
    others = workers_from(p, 0, area)
    is_twice = own + others // OTHERS >= 2
    best: i64 = 0
    for space in range(area * AREA_SPACES, (area + 1) * AREA_SPACES):
        if s.busy & bit(LARGE_PART + space) == 0 and s.parts.space_coins[space] <= p.coins:
            goods = s.parts.space_goods[space]
            best = max(best, goods + s.parts.space_small[space] if is_twice else goods)
    return best


def write_others(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """The seat compared with each of the others, and its pumpkins with the most that any of them has."""
    p = s.players[seat]
    most: i64 = 0
    for k in range(1, MAX_SEATS):
        out[at] = 0.0
        out[at + 1] = 0.0
        if k < s.seats:
            other = (seat + k) % s.seats
            most = max(most, s.players[other].holds[PUMPKIN])
            out[at] = difference(s.players[other].settlements - p.settlements) * 0.125
            out[at + 1] = flag(compare(s, seat, other) > 0)
        at += 2
    out[at] = difference(p.holds[PUMPKIN] - most) * 0.1
    return at + 1


def write_action(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """What is still open in the own turn."""
    step: i64 = step_of(s) if s.active == seat else -1
    p = s.players[seat]
    grain = p.holds[GRAIN]
    out[at] = flag(step == HIRED and grain > 0)
    out[at + 1] = flag(step == HIRED and grain >= segments_to_white(s))
    out[at + 2] = flag(step == WORKED and has_area_workers(p, number_of_step(s) // AREA_SPACES))
    out[at + 3] = number(MAX_BUILDS - number_of_step(s)) * 0.5 if step == BUILT else 0.0
    return at + 4


def segments_to_white(s: Position) -> i64:
    """How far the pointer must move to the next white segment (M5.2)."""
    steps: i64 = 1
    while steps < SEGMENTS and s.parts.wheel[2 * ((s.pointer + steps) % SEGMENTS)] != ANY:
        steps += 1
    return steps


def write_coming(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """Goods and coins of the decision under way, which are received or paid when it is complete."""
    end = at + GOODS + COLOURS + 1
    for i in range(at, end):
        out[i] = 0.0
    if step_of(s) < MAIN or s.stack.seat() != seat:
        return end
    kind = s.stack.kind()
    first = s.stack.arg(0)
    if kind == PLACE:
        area = area_of(first)
        if area == ANY:
            out[end - 1] = number(s.parts.bank_coins[first]) * 0.1
        elif first < SMALL_PART:
            space = first - LARGE_PART
            out[at + AREA_GOOD[area]] = number(s.parts.space_goods[space]) * 0.25
            out[end - 1] = -number(s.parts.space_coins[space]) * 0.1
        else:
            out[at + AREA_GOOD[area]] = number(s.parts.space_small[first - SMALL_PART]) * 0.25
    elif kind == ANNOUNCE:
        copper = number(s.stack.arg(2)) * 0.25
        stone = number(s.stack.arg(3)) * 0.25
        out[at + GRAIN] = number(s.stack.arg(1)) * 0.25
        if first == GOODS_ROW:
            out[at + SMALL_COPPER] = copper
            out[at + SMALL_STONE] = stone
        else:
            out[at + LARGE_COPPER] = copper
            out[at + LARGE_STONE] = stone
    elif kind == PICK and first >= 0:
        out[at + GOODS + first] = 1.0
    return end
