"""How well a seat stands: its points, and what will become points. For bots; of others what is public."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit, count_bits
from landrush.engine.pending import FRAME
from landrush.games.dice_settlers import effects
from landrush.games.dice_settlers.dice import active_count
from landrush.games.dice_settlers.land import tents_on, terrains_present
from landrush.games.dice_settlers.pay import RESOURCE_BITS, die_serves
from landrush.games.dice_settlers.research import missing_terrains, missing_tokens
from landrush.games.dice_settlers.roll import BASE_LIMIT, dice_limit
from landrush.games.dice_settlers.scoring import dice_count, end_count, score
from landrush.games.dice_settlers.setup import HOUSES
from landrush.games.dice_settlers.state import NO_HOUSE, TURN, Position
from landrush.games.dice_settlers.symbols import (
    ATTACK,
    DIE_FACES,
    EXPLORE,
    HARVEST,
    MAIN_ACTIONS,
    PIONEER,
    RECRUIT,
    RESEARCH,
    SETTLE,
    TILES,
    TRADE,
)
from landrush.games.dice_settlers.turn import bonus

# In hundredths of a point. What pays later is multiplied by the rounds left.
POINT: Final[i64] = 100
ODD_DIE: Final[i64] = 150
LIMIT_A_ROUND: Final[i64] = 90
TECHNOLOGY_A_ROUND: Final[i64] = 40
EXPLOSIVE: Final[i64] = 250
TOKEN: Final[i64] = 130
TOKENS_OF_USE: Final[i64] = 9
TENT: Final[i64] = 80
TENTS_OF_USE: Final[i64] = 6
TERRAIN: Final[i64] = 60
KEPT_DIE: Final[i64] = 60
# How much of the next house a lead of 0, 1, 2, 3 tents is worth, in hundredths.
LEAD: Final[vec[i64]] = vec[i64]([0, 10, 30, 70])
HOUSE_LEAD: Final[i64] = 3
# What symbols at hand bring, when they are used.
RECRUITED: Final[vec[i64]] = vec[i64]([0, 180, 180, 340, 340, 340, 480])
MOST_RECRUITED: Final[i64] = 6
EXPLORED: Final[i64] = 220
EXPLORED_MORE: Final[i64] = 30
SETTLED: Final[i64] = 110
ATTACKED: Final[i64] = 120
SOLD: Final[i64] = 160
HARVESTED: Final[i64] = 130
# A plan is worth less than what is done, in hundredths.
PLANNED: Final[i64] = 80
# How fast the stack and the points in the supply go, in tenths a round for each seat.
TILES_A_ROUND: Final[i64] = 7
POINTS_A_ROUND: Final[i64] = 12
MOST_ROUNDS: Final[i64] = 8


def evaluate(s: Position, seat: i64) -> i64:
    """Points ahead of the best opponent, and the worth of what the seat has."""
    best: i64 = 0
    for other in range(s.seats):
        if other != seat:
            best = max(best, score(s, other))
    ahead = POINT * (score(s, seat) - best)
    if s.stack.depth() == 0:
        return ahead
    left = rounds_left(s)
    turns = turns_left(s, seat)
    worth = lead_worth(s, seat)
    if left > 0:
        worth += lasting_worth(s, seat, left)
    if left > 0 or turns > 0:
        worth += TOKEN * min(s.players[seat].token_count(), TOKENS_OF_USE)
    if turns > 0:
        worth += symbols_worth(s, seat, turns) * PLANNED // 100
    elif left > 0:
        worth += KEPT_DIE * min(active_count(s.players[seat]), 1)
    return ahead + worth


def rounds_left(s: Position) -> i64:
    """About how many rounds follow this one."""
    if s.last_round:
        return 0
    tiles = 10 * count_bits(s.stack_tiles) // (TILES_A_ROUND * s.seats)
    points = 10 * s.points // (POINTS_A_ROUND * s.seats)
    return 1 + min(min(tiles, points), MOST_ROUNDS - 1)


def turns_left(s: Position, seat: i64) -> i64:
    """Main actions that the seat may still take in this round."""
    cells = s.stack.cells
    actions: i64 = 0
    for i in range(s.stack.depth()):
        at = i * FRAME
        if cells[at] == TURN and cells[at + 1] == seat:
            actions += cells[at + 4] - cells[at + 3]
    return actions


def lasting_worth(s: Position, seat: i64, left: i64) -> i64:
    """Dice, tents, terrains and technologies that pay in later rounds."""
    p = s.players[seat]
    dice = dice_count(s, seat)
    worth = LIMIT_A_ROUND * left * (min(dice_limit(s, seat), dice) - BASE_LIMIT)
    worth += ODD_DIE * (dice % 2)
    worth += TENT * min(p.tents, TENTS_OF_USE)
    worth += TERRAIN * count_bits(terrains_present(s, seat))
    for tech in s.cards:
        if p.techs & bit(tech):
            worth += technology_worth(s, tech, left)
    return worth


def technology_worth(s: Position, tech: i64, left: i64) -> i64:
    """What a card does in later rounds; the dice limit is counted as such."""
    timing = s.parts.tech_timing[tech]
    if timing == effects.EXPLOSIVE:
        return EXPLOSIVE
    if timing == effects.AT_END or s.parts.tech_effect[tech] == effects.LIMIT:
        return 0
    return TECHNOLOGY_A_ROUND * left


def lead_worth(s: Position, seat: i64) -> i64:
    """Tents that are on the way to the next house."""
    p = s.players[seat]
    if p.houses == 0:
        return 0
    share: i64 = 0
    for tile in range(1, TILES):
        if s.present[seat] & bit(tile) and i64(s.house[tile]) == NO_HOUSE:
            most: i64 = 0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, tents_on(s, other, tile))
            lead = min(tents_on(s, seat, tile) - most, HOUSE_LEAD)
            if lead > 0:
                share += LEAD[lead]
    # The houses are worth 1, 4, 9, 16, 25: the next one adds an odd number.
    return share * (2 * (HOUSES - p.houses) + 1)


def symbols_worth(s: Position, seat: i64, turns: i64) -> i64:
    """What the best main actions still to take would bring with the symbols at hand."""
    p = s.players[seat]
    first: i64 = 0
    second: i64 = 0
    for action in range(MAIN_ACTIONS):
        if p.acted & bit(action) == 0:
            gain = action_worth(s, seat, action, symbols_for(s, seat, action))
            if gain > first:
                second = first
                first = gain
            elif gain > second:
                second = gain
    return first if turns == 1 else first + second


def symbols_for(s: Position, seat: i64, action: i64) -> i64:
    """Symbols for an action: dice, pairs of pioneers, tiles."""
    p = s.players[seat]
    wanted = RESOURCE_BITS if action == HARVEST else bit(action)
    fitting: i64 = 0
    pioneers: i64 = 0
    for die in range(DIE_FACES):
        if p.active[die]:
            serves = die_serves(p, die)
            if serves & wanted:
                fitting += i64(p.active[die])
            elif serves & bit(PIONEER):
                pioneers += i64(p.active[die])
    fitting += pioneers // 2
    return fitting if action == HARVEST else fitting + bonus(s, seat, action)


def action_worth(s: Position, seat: i64, action: i64, n: i64) -> i64:
    """What a main action with n symbols brings, roughly."""
    if n == 0:
        return 0
    p = s.players[seat]
    if action == RECRUIT:
        return RECRUITED[min(n, MOST_RECRUITED)]
    if action == EXPLORE:
        return 0 if s.stack_tiles == 0 else EXPLORED + EXPLORED_MORE * (n - 1)
    if action == SETTLE:
        return SETTLED * n
    if action == ATTACK:
        return ATTACKED * min(n, p.tents) if meets_tents(s, seat) else 0
    if action == TRADE:
        return SOLD * min(n, p.token_count() // 3)
    if action == RESEARCH:
        return research_worth(s, seat, n)
    return HARVESTED * n


def meets_tents(s: Position, seat: i64) -> bool:
    """Whether a tent of somebody else stands where the seat is present."""
    for tile in range(1, TILES):
        if s.present[seat] & bit(tile):
            for other in range(s.seats):
                if other != seat and tents_on(s, other, tile) > 0:
                    return True
    return False


def research_worth(s: Position, seat: i64, n: i64) -> i64:
    """The best card that n symbols pay."""
    best: i64 = 0
    parts = s.parts
    left = rounds_left(s)
    for tech in s.cards:
        if s.players[seat].techs & bit(tech) == 0 and parts.tech_research[tech] <= n:
            if missing_terrains(s, seat, tech) == 0 and missing_tokens(s, seat, tech) == 0:
                points = parts.tech_points[tech]
                points += parts.tech_a[tech] * end_count(s, seat, parts.tech_effect[tech])
                best = max(best, POINT * points + technology_worth(s, tech, left))
    return best
