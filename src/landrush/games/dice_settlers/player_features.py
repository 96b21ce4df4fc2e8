"""What bots see of a player's board: only what is public, so it looks the same from every seat."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit, count_bits, lowest, without_lowest
from landrush.engine.pending import FRAME
from landrush.games.dice_settlers.dice import active_count
from landrush.games.dice_settlers.evaluate import (
    HOUSE_LEAD,
    LEAD,
    POINT,
    TENTS_OF_USE,
    TOKENS_OF_USE,
    action_worth,
    lasting_worth,
    technology_worth,
)
from landrush.games.dice_settlers.land import most_tents, tents_on, terrains_present, within
from landrush.games.dice_settlers.research import missing_tokens
from landrush.games.dice_settlers.roll import BASE_LIMIT, MAX_LIMIT, dice_limit
from landrush.games.dice_settlers.scoring import (
    DICE_PAIR_POINTS,
    HOUSE_POINTS,
    automaton_points,
    dice_count,
    end_count,
    is_second,
    printed_points,
    technology_points,
)
from landrush.games.dice_settlers.setup import HOUSES
from landrush.games.dice_settlers.solo.frames import OWN_TURN
from landrush.games.dice_settlers.state import NO_HOUSE, ROLL, TOKENS, TURN, Position
from landrush.games.dice_settlers.symbols import MAIN_ACTIONS, RESOURCES, TERRAINS
from landrush.games.dice_settlers.turn import available

# A feature is 1 where a number is as large as it usually becomes, and at most this.
MOST: Final[float] = 2.0
# Points of a usual winner.
USUAL_SCORE: Final[i64] = 50
# A worth is in hundredths of a point: ten points are 1.
USUAL_WORTH: Final[i64] = 10 * POINT
SET_OF_TOKENS: Final[i64] = 3
# Features of a player.
PLAYER_FEATURES: Final[i64] = 61
# Tiles without a house by the player's lead there, from behind by two or more to ahead by three or more.
LEADS: Final[i64] = 6
TILE_SHARE: Final[float] = 0.25


def put(out: vec[float], at: i64, n: i64, usual: i64) -> i64:
    """Write a number as a share of what it usually becomes, and tell the next place."""
    share = float(n) / float(usual)
    if share > MOST:
        share = MOST
    elif share < -MOST:
        share = -MOST
    out[at] = share
    return at + 1


def put_flag(out: vec[float], at: i64, is_so: bool) -> i64:
    """Write 1 or 0, and tell the next place."""
    out[at] = 1.0 if is_so else 0.0
    return at + 1


def put_player(s: Position, seat: i64, left: i64, out: vec[float], at: i64) -> i64:
    """Write all that is public of a player, with so many rounds left; the score comes last."""
    at, turns = put_round(s, seat, out, at)
    at, tile_points = put_land(s, seat, out, at)
    at = put_dice(s, seat, left, turns, out, at)
    at = put_tokens(s, seat, left + turns > 0, out, at)
    at = put_technologies(s, seat, left, out, at)
    at = put_symbols(s, seat, turns, out, at)
    return put_points(s, seat, tile_points, out, at)


def put_round(s: Position, seat: i64, out: vec[float], at: i64) -> tuple[i64, i64]:
    """The player's place in this round; tell the next place and the main actions left."""
    cells = s.stack.cells
    actions: i64 = 0
    before: i64 = 0
    is_before = True
    is_rolling_later = False
    frame = s.stack.top
    while frame >= 0:
        kind = cells[frame]
        if kind == ROLL and cells[frame + 1] == seat:
            is_rolling_later = True
        elif kind == TURN or kind == OWN_TURN:
            if cells[frame + 1] != seat:
                before += 1 if is_before else 0
            else:
                is_before = False
                # The automaton takes one action in each turn.
                actions += cells[frame + 4] - cells[frame + 3] if kind == TURN else 1
        frame -= FRAME
    at = put_flag(out, at, s.first == seat)
    at = put_flag(out, at, s.stack.top >= 0 and s.stack.seat() == seat)
    at = put_flag(out, at, is_rolling_later)
    at = put(out, at, actions, 2)
    return put(out, at, before, s.seats), actions


def put_land(s: Position, seat: i64, out: vec[float], at: i64) -> tuple[i64, i64]:
    """Tents, houses and the tiles where the player is present; tell the next place and the tiles' points."""
    p = s.players[seat]
    built = HOUSES - p.houses
    terrains = terrains_present(s, seat)
    for terrain in range(TERRAINS):
        at = put_flag(out, at, terrains & bit(terrain) != 0)
    at = put(out, at, count_bits(s.present[seat]), 10)
    at = put(out, at, p.tents, TENTS_OF_USE)
    at = put_flag(out, at, p.tents == 0)
    at = put(out, at, built, HOUSES)
    leads = at
    at += LEADS
    on_map: i64 = 0
    points: i64 = 0
    seconds: i64 = 0
    at_risk: i64 = 0
    in_reach: i64 = 0
    to_house: i64 = 0
    factories: i64 = 0
    tiles = s.present[seat]
    while tiles:
        tile = lowest(tiles)
        tiles = without_lowest(tiles)
        own = tents_on(s, seat, tile)
        owner = i64(s.house[tile])
        high = max(0, s.parts.tile_high[tile])
        low = max(0, s.parts.tile_low[tile])
        lead = own - most_of_others(s, seat, tile)
        on_map += own
        if own > 0 and s.parts.factory_tiles & ~p.factories & bit(tile):
            factories += 1
        if owner == seat or (owner == NO_HOUSE and lead >= 0):
            points += high
        elif is_second(s, seat, tile):
            points += low
            seconds += 1
        if owner == NO_HOUSE:
            out[leads + max(-2, min(lead, HOUSE_LEAD)) + 2] += TILE_SHARE
            if lead > 0:
                to_house += LEAD[min(lead, HOUSE_LEAD)]
            if lead == -1:
                in_reach += high - low
            elif 0 <= lead <= 1 and lead < own:
                at_risk += high - low
    # The houses are worth 1, 4, 9, 16, 25: the next one adds an odd number.
    next_house: i64 = 0 if p.houses == 0 else 2 * built + 1
    at = put(out, at, on_map, 12)
    at = put(out, at, seconds, 4)
    at = put(out, at, at_risk, 10)
    at = put(out, at, in_reach, 10)
    at = put(out, at, points_beside(s, s.present[seat]), 20)
    at = put(out, at, to_house * next_house, USUAL_WORTH)
    return put(out, at, factories, 4), points


def most_of_others(s: Position, seat: i64, tile: i64) -> i64:
    """The largest number of tents that any other seat has on a tile."""
    most: i64 = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, tents_on(s, other, tile))
    return most


def points_beside(s: Position, present: i64) -> i64:
    """The points of tiles one step away that a single tent would control, alone or with others."""
    points: i64 = 0
    tiles = within(s, present, 1) & ~present
    while tiles:
        tile = lowest(tiles)
        tiles = without_lowest(tiles)
        if i64(s.house[tile]) == NO_HOUSE and most_tents(s, tile) <= 1:
            points += max(0, s.parts.tile_high[tile])
    return points


def put_dice(s: Position, seat: i64, left: i64, turns: i64, out: vec[float], at: i64) -> i64:
    """Dice by where they are, how many can be rolled in the rounds left, and whether one is kept for them."""
    p = s.players[seat]
    dice = dice_count(s, seat)
    limit = dice_limit(s, seat)
    at = put(out, at, dice, 12)
    at = put_flag(out, at, dice % 2 == 1)
    at = put(out, at, limit - BASE_LIMIT, MAX_LIMIT - BASE_LIMIT)
    at = put(out, at, left * (min(limit, dice) - BASE_LIMIT), 20)
    at = put(out, at, p.bag_size(), 8)
    at = put(out, at, active_count(p), 6)
    return put_flag(out, at, active_count(p) > 0 and turns == 0 and left > 0)


def put_tokens(s: Position, seat: i64, are_of_use: bool, out: vec[float], at: i64) -> i64:
    """Tokens by kind, as sets to sell, and in all while something can still be done with them."""
    p = s.players[seat]
    tokens = p.token_count()
    for resource in range(RESOURCES):
        at = put(out, at, p.holds[TOKENS + resource], 3)
    at = put(out, at, tokens // SET_OF_TOKENS, 3)
    return put(out, at, min(tokens, TOKENS_OF_USE) if are_of_use else 0, TOKENS_OF_USE)


def put_technologies(s: Position, seat: i64, left: i64, out: vec[float], at: i64) -> i64:
    """Technologies taken, and those whose terrains and tokens the player has, or lacks one of."""
    p = s.players[seat]
    parts = s.parts
    terrains = terrains_present(s, seat)
    working: i64 = 0
    payable: i64 = 0
    nearly: i64 = 0
    best: i64 = 0
    for tech in s.cards:
        if p.techs & bit(tech):
            working += technology_worth(s, tech, left)
            continue
        lacking = count_bits(parts.tech_terrains[tech] & ~terrains) + missing_tokens(s, seat, tech)
        if lacking == 0:
            payable += 1
            points = parts.tech_points[tech]
            points += parts.tech_a[tech] * end_count(s, seat, parts.tech_effect[tech])
            best = max(best, POINT * points + technology_worth(s, tech, left))
        elif lacking == 1:
            nearly += 1
    at = put(out, at, count_bits(p.techs), 5)
    at = put(out, at, working, USUAL_WORTH)
    at = put(out, at, payable, 4)
    at = put(out, at, nearly, 4)
    at = put(out, at, best, USUAL_WORTH)
    return put(out, at, lasting_worth(s, seat, left) if left > 0 else 0, 2 * USUAL_WORTH)


def put_symbols(s: Position, seat: i64, turns: i64, out: vec[float], at: i64) -> i64:
    """Symbols for each main action from all sources, and what the best actions left would bring."""
    p = s.players[seat]
    first: i64 = 0
    second: i64 = 0
    for action in range(MAIN_ACTIONS):
        n = available(s, seat, action)
        at = put(out, at, n, 4)
        if turns > 0 and p.acted & bit(action) == 0:
            gain = action_worth(s, seat, action, n)
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    return put(out, at, first + second if turns > 1 else first, USUAL_WORTH)


def put_points(s: Position, seat: i64, tile_points: i64, out: vec[float], at: i64) -> i64:
    """Points by source and in all (D11)."""
    p = s.players[seat]
    printed = printed_points(s, seat)
    by_rule = technology_points(s, seat) - printed
    pairs = DICE_PAIR_POINTS * (dice_count(s, seat) // 2)
    houses = HOUSE_POINTS[HOUSES - p.houses]
    score = p.points + tile_points + printed + by_rule + pairs + houses + automaton_points(s, seat)
    at = put(out, at, p.points, 20)
    at = put(out, at, tile_points, 25)
    at = put(out, at, printed, 10)
    at = put(out, at, by_rule, 10)
    at = put(out, at, pairs, 20)
    at = put(out, at, houses, 16)
    return put(out, at, score, USUAL_SCORE)
