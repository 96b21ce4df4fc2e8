"""What the free fields that can be reached offer to a player who builds (M7). For bots."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from landrush.engine.bits import bit
from landrush.engine.hexes import AXES, DIRECTIONS, OFF_MAP
from landrush.engine.vectors import numbers
from landrush.games.montana.landscape import (
    CANTEEN_TOKEN,
    CATTLE_TOKEN,
    GUARD,
    NOBODY,
    affords,
    completes_line,
)
from landrush.games.montana.state import Position

# Packed goods have a byte each; what stands above them does not disturb comparing prices.
LARGE_GOODS: Final[i64] = 0xFF00FF000000
PRICE_BITS: Final[i64] = 48
# What a field brings: settlements for each seat, a byte each, then canteens and cattle.
ONE_EACH: Final[i64] = 0x01010101
CANTEEN_BITS: Final[i64] = 32
CATTLE_BITS: Final[i64] = 40
# Of so many fields that can be paid for the best three are looked for.
OFFERS: Final[i64] = 10
# A large good is a small one and an upgrade.
LARGE_WORK: Final[i64] = 2
# Work that is missing where there is no field.
OUT_OF_REACH: Final[i64] = 8


def shortage(goods: i64, price: i64) -> i64:
    """The packed goods that are missing for a packed price."""
    more = (price | GUARD) - goods
    lacking = more & GUARD
    return more & (lacking - (lacking >> 7))


def total(packed: i64) -> i64:
    """How many goods packed goods are."""
    half = (packed & 0xFFFFFF) + (packed >> 24)
    return (half & 0xFF) + ((half >> 8) & 0xFF) + (half >> 16)


def pays(goods: i64, cattle: i64, price: i64) -> bool:
    """Whether goods cover a price when cattle are traded for the small goods that are missing (M8.1)."""
    missing = shortage(goods, price)
    return missing & LARGE_GOODS == 0 and total(missing) <= cattle


@final
class Prospects:
    """The fields in reach of everybody, and how one player at a time can pay for them."""

    def __init__(self, s: Position) -> None:
        self.s = s
        self.brings = vec[i64](capacity=len(s.frontier))
        self.offers = numbers(OFFERS, 0)
        # Of all fields in reach: the goods they cost together and at least, and how many have something more.
        self.demand: i64 = 0
        self.lowest_price: i64 = 0
        self.double: i64 = 0
        self.with_cattle: i64 = 0
        self.with_canteen: i64 = 0
        # Of the fields that the player can pay for; with trading also for cattle.
        self.payable: i64 = 0
        self.payable_trading: i64 = 0
        self.payable_double: i64 = 0
        self.payable_cattle: i64 = 0
        self.payable_canteens: i64 = 0
        # Settlements that the player can put with one build action.
        self.best: i64 = 0
        self.best_trading: i64 = 0
        # Work missing for the two cheapest fields, packed counts of fields that lack one good, lines of four.
        self.cheapest: i64 = 0
        self.second: i64 = 0
        self.lacks_one: i64 = 0
        self.lines: i64 = 0
        self.survey()

    def survey(self) -> None:
        """What each field brings to whom."""
        s = self.s
        ground = s.ground
        brings = self.brings
        for cell in s.frontier:
            price = ground.price[cell]
            self.demand += price
            if self.lowest_price == 0 or total(price) < self.lowest_price:
                self.lowest_price = total(price)
            found: i64 = ONE_EACH
            if ground.double[cell]:
                self.double += 1
                found += ONE_EACH
            if i64(s.token[cell]) == CATTLE_TOKEN:
                self.with_cattle += 1
                found += bit(CATTLE_BITS)
            canteens = canteens_beside(s, cell)
            if canteens > 0:
                self.with_canteen += 1
                found += canteens * bit(CANTEEN_BITS)
            brings = append(brings, found + lines_completed(s, cell))
        self.brings = brings

    def look(self, seat: i64) -> None:
        """How a player can pay for the fields."""
        s = self.s
        p = s.players[seat]
        goods = p.packed_goods()
        price = s.ground.price
        double = s.ground.double
        self.payable = 0
        self.payable_trading = 0
        self.payable_double = 0
        self.payable_cattle = 0
        self.payable_canteens = 0
        self.cheapest = OUT_OF_REACH
        self.second = OUT_OF_REACH
        self.lacks_one = 0
        self.lines = 0
        offered: i64 = 0
        i: i64 = 0
        for cell in s.frontier:
            found = self.brings[i]
            i += 1
            missing = shortage(goods, price[cell])
            lacking = total(missing)
            large = total(missing & LARGE_GOODS)
            put = (found >> (8 * seat)) & 0xFF
            self.lines += put - 1 - i64(double[cell])
            work = lacking + (LARGE_WORK - 1) * large
            if work < self.cheapest:
                self.second = self.cheapest
                self.cheapest = work
            elif work < self.second:
                self.second = work
            if lacking == 1:
                self.lacks_one += missing
            if large > 0 or lacking > p.cattle:
                continue
            self.payable_trading += 1
            if lacking == 0:
                self.payable += 1
                self.payable_double += i64(double[cell])
                self.payable_canteens += (found >> CANTEEN_BITS) & 0xFF
                self.payable_cattle += found >> CATTLE_BITS
            if offered < OFFERS:
                self.offers[offered] = price[cell] + put * bit(PRICE_BITS)
                offered += 1
        self.choose_three(offered, goods, p.cattle)
        self.best = min(self.best, p.settlements)
        self.best_trading = min(self.best_trading, p.settlements)

    def choose_three(self, offered: i64, goods: i64, cattle: i64) -> None:
        """The most settlements that up to three of the offers put together (M7.1)."""
        offers = self.offers
        self.best = 0
        self.best_trading = 0
        for i in range(offered):
            one = offers[i]
            self.consider(one, goods)
            for j in range(i):
                two = one + offers[j]
                if pays(goods, cattle, two):
                    self.consider(two, goods)
                    for k in range(j):
                        if pays(goods, cattle, two + offers[k]):
                            self.consider(two + offers[k], goods)

    def consider(self, offer: i64, goods: i64) -> None:
        """Note fields that can be paid for with trading, and perhaps without."""
        put = offer >> PRICE_BITS
        self.best_trading = max(self.best_trading, put)
        if put > self.best and affords(goods, offer):
            self.best = put


def canteens_beside(s: Position, cell: i64) -> i64:
    """Canteens that whoever builds here takes (M7.6)."""
    neighbours = s.ground.layout.neighbours
    token = s.token
    count: i64 = 0
    for k in range(cell * DIRECTIONS, cell * DIRECTIONS + DIRECTIONS):
        near = neighbours[k]
        if near != OFF_MAP and i64(token[near]) == CANTEEN_TOKEN:
            count += 1
    return count


def lines_completed(s: Position, cell: i64) -> i64:
    """For each seat, a byte each, the lines of four that a settlement here would complete (M7.5)."""
    layout = s.ground.layout
    neighbours = layout.neighbours
    owner = s.owner
    exact = s.rulings.exact_line
    lines: i64 = 0
    for axis in range(AXES):
        ahead = neighbours[cell * DIRECTIONS + axis]
        behind = neighbours[cell * DIRECTIONS + axis + AXES]
        one: i64 = NOBODY if ahead == OFF_MAP else i64(owner[ahead])
        other: i64 = NOBODY if behind == OFF_MAP else i64(owner[behind])
        if one != NOBODY and completes_line(layout, owner, cell, one, axis, exact):
            lines += bit(8 * one)
        if other != NOBODY and other != one and completes_line(layout, owner, cell, other, axis, exact):
            lines += bit(8 * other)
    return lines
