"""How a position looks to a seat, in numbers for bots; feature_names.py has their names in the same order."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from landrush.engine.bits import bit, count_bits
from landrush.engine.pending import FRAME
from landrush.games.dice_settlers import effects, state
from landrush.games.dice_settlers.dice import dice_showing
from landrush.games.dice_settlers.evaluate import MOST_ROUNDS, rounds_left
from landrush.games.dice_settlers.land import terrains_present
from landrush.games.dice_settlers.player_features import PLAYER_FEATURES, put, put_flag, put_player
from landrush.games.dice_settlers.research import missing_tokens
from landrush.games.dice_settlers.roll import dice_limit
from landrush.games.dice_settlers.rounds import FEW_COLOURS
from landrush.games.dice_settlers.setup import HOUSES
from landrush.games.dice_settlers.solo.automaton import PLAYER, SIDES
from landrush.games.dice_settlers.solo.dice import dice_to_take
from landrush.games.dice_settlers.state import BAG, SPENT, TOKENS, Position
from landrush.games.dice_settlers.symbols import (
    ATTACK,
    COLOURS,
    EXPLORE,
    GREEN,
    HARVEST,
    MAIN_ACTIONS,
    PIONEER,
    RECRUIT,
    RESEARCH,
    RESOURCES,
    SETTLE,
    START_TILES,
    SYMBOLS,
    TECHNOLOGIES,
    TRADE,
)

COUNT: Final[i64] = 456
SEATS: Final[i64] = 4
# The score is the last feature of a player, in sixties; a lead is written in twenties.
SCORE: Final[i64] = PLAYER_FEATURES - 1
LEAD_SCALE: Final[float] = 3.0

# What is asked: a main action under way by its number, or one of these.
DRAFT: Final[i64] = 7
START: Final[i64] = 8
ROLL: Final[i64] = 9
ARRANGE: Final[i64] = 10
TURN: Final[i64] = 11
EXTRA: Final[i64] = 12
JOIN: Final[i64] = 13
FREE: Final[i64] = 14
KEEP: Final[i64] = 15
SOLO: Final[i64] = 16
QUESTIONS: Final[i64] = 17

# Groups of technologies.
GROUPS: Final[i64] = 14
LIMIT: Final[i64] = 0
CHOICE: Final[i64] = 1
EXPLORING: Final[i64] = 2
CONVERSION: Final[i64] = 3
DEFENCE: Final[i64] = 4
ATTACKING: Final[i64] = 5
GOODS: Final[i64] = 6
SETTLING: Final[i64] = 7
RECRUITING: Final[i64] = 8
SYMBOL: Final[i64] = 9
FACTORIES: Final[i64] = 10
RESEARCHING: Final[i64] = 11
AT_END: Final[i64] = 12
EXPLOSIVE: Final[i64] = 13
CARD_SHARE: Final[float] = 0.5
# How near a card is, by how many terrains and tokens it still lacks.
NEAR: Final[vec[float]] = vec[float]([1.0, 0.5, 0.25])


def features(s: Position, seat: i64, out: vec[float]) -> None:
    """Write the players from this seat on in turn order, what only the seat knows, and what is common."""
    for i in range(COUNT):
        out[i] = 0.0
    left = rounds_left(s)
    for i in range(s.seats):
        put_player(s, (seat + i) % s.seats, left, out, i * PLAYER_FEATURES)
    at = put_own_dice(s, seat, out, SEATS * PLAYER_FEATURES)
    at = put_own_plans(s, seat, out, at)
    at = put_cards(s, seat, out, at)
    at = put_leads(s, out, at)
    at = put_question(s, out, at)
    at = put_end(s, left, out, at)
    put_automaton(s, out, at)


def put_own_dice(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """Dice by colour, in all and in the bag, and active dice with pioneers and resources."""
    p = s.players[seat]
    for colour in range(COLOURS):
        dice = p.holds[BAG + colour] + p.holds[SPENT + colour]
        for symbol in range(SYMBOLS):
            dice += i64(p.active[colour * SYMBOLS + symbol])
        at = put(out, at, dice, 4)
    for colour in range(COLOURS):
        at = put(out, at, p.holds[BAG + colour], 3)
    for symbol in range(PIONEER, PIONEER + 1 + RESOURCES):
        at = put(out, at, dice_showing(p, bit(symbol), 0), 3)
    return at


def put_own_plans(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """Main actions taken this round, technologies by group, the start tile that was kept."""
    p = s.players[seat]
    for action in range(MAIN_ACTIONS):
        at = put_flag(out, at, p.acted & bit(action) != 0)
    for tech in s.cards:
        if p.techs & bit(tech):
            out[at + group_of(s.parts.tech_effect[tech])] += CARD_SHARE
    at += GROUPS
    cells = s.stack.cells
    frame: i64 = 0
    while frame <= s.stack.top:
        if cells[frame] == state.PLACE_START and cells[frame + 1] == seat and cells[frame + 2] > 0:
            out[at + cells[frame + 2] - 1] = 1.0
        frame += FRAME
    return at + START_TILES


def put_cards(s: Position, seat: i64, out: vec[float], at: i64) -> i64:
    """Each technology by itself: whether it is the seat's own, how near it is; which tokens are needed."""
    p = s.players[seat]
    cost = s.parts.tech_cost
    terrains = terrains_present(s, seat)
    need = at + 2 * TECHNOLOGIES
    for tech in s.cards:
        if p.techs & bit(tech):
            out[at + tech] = 1.0
            continue
        far = count_bits(s.parts.tech_terrains[tech] & ~terrains)
        if far == 0:
            for resource in range(RESOURCES):
                if cost[tech * RESOURCES + resource] > p.holds[TOKENS + resource]:
                    out[need + resource] += CARD_SHARE
        far += missing_tokens(s, seat, tech)
        if far < len(NEAR):
            out[at + TECHNOLOGIES + tech] = NEAR[far]
    return need + RESOURCES


def group_of(effect: i64) -> i64:
    """What a technology is good for."""
    if effect >= effects.DYNAMITE:
        return EXPLOSIVE
    if effect >= effects.END_HOUSES:
        return AT_END
    if effect >= effects.TRADE_SETS or effect == effects.HARVEST_MORE:
        return GOODS
    if effect == effects.LIMIT:
        return LIMIT
    if effect == effects.EXTRA_DRAW or effect == effects.KEEP or effect == effects.IMPROVISE:
        return CHOICE
    if effect == effects.EXPLORE_MORE or effect == effects.EXPLORE_ANYWHERE:
        return EXPLORING
    if effect == effects.CONVERT or effect == effects.CONVERT_DICE:
        return CONVERSION
    if effect == effects.DEFENCE or effect == effects.LAST_TENT_COST:
        return DEFENCE
    if effect == effects.ATTACK_FROM_GENERAL or effect == effects.MERCENARIES:
        return ATTACKING
    if effect == effects.SETTLE_REACH or effect == effects.FETCH or effect == effects.FREE_TENT:
        return SETTLING
    if effect == effects.CHEAP_RECRUIT:
        return RECRUITING
    if effect == effects.SYMBOL:
        return SYMBOL
    return RESEARCHING if effect == effects.IGNORE_COST else FACTORIES


def put_leads(s: Position, out: vec[float], at: i64) -> i64:
    """How far the seat's score is ahead of the best other and of each; the scores are written already."""
    own = out[SCORE]
    best = 0.0
    for i in range(1, s.seats):
        score = out[i * PLAYER_FEATURES + SCORE]
        if score > best:
            best = score
        out[at + i] = (own - score) * LEAD_SCALE
    out[at] = (own - best) * LEAD_SCALE
    return at + SEATS


def put_question(s: Position, out: vec[float], at: i64) -> i64:
    """What is asked, and the symbols still to be paid for it."""
    cells = s.stack.cells
    frame = s.stack.top
    # The two pioneers of a pair are named in the middle of something else.
    while frame > 0 and cells[frame] == state.PAIR:
        frame -= FRAME
    if frame < 0:
        return at + QUESTIONS + 1
    kind = cells[frame]
    is_paying = kind == state.ACT or kind == state.PAY
    out[at + (cells[frame + 2] if is_paying else question_of(kind))] = 1.0
    return put(out, at + QUESTIONS, cells[frame + 3] if kind == state.PAY else 0, 3)


def question_of(kind: i64) -> i64:
    """What a kind of pending frame asks; frames of payments say it themselves."""
    if kind <= state.DRAFT_KEEP:
        return DRAFT
    if kind == state.PLACE_START:
        return START
    if kind <= state.ASIDE or kind == state.ROLLING:
        return ROLL
    if kind <= state.REROLL:
        return ARRANGE
    if kind == state.TURN:
        return TURN
    if kind == state.EXTRA:
        return EXTRA
    if kind <= state.TAKE_DIE:
        return RECRUIT
    if kind <= state.PUT_TILE:
        return EXPLORE
    if kind <= state.MORE:
        return JOIN
    if kind <= state.TAKE_BACK:
        return SETTLE
    if kind == state.TENT_FROM:
        return ATTACK
    if kind == state.HARVEST_TOKEN:
        return HARVEST
    if kind == state.SELL:
        return TRADE
    if kind == state.COST:
        return RESEARCH
    if kind <= state.BLAST:
        return FREE
    return KEEP if kind <= state.ROUND else SOLO


def put_end(s: Position, left: i64, out: vec[float], at: i64) -> i64:
    """The kind of game, the rounds, and how near each end condition is (D10.1)."""
    solo_first: i64 = 0 if s.automaton is not None else s.seats - 1
    out[at + solo_first] = 1.0
    at += SEATS
    at = put(out, at, s.rounds, 12)
    at = put_flag(out, at, s.last_round)
    at = put(out, at, left, MOST_ROUNDS)
    at = put(out, at, count_bits(s.stack_tiles), 30)
    at = put(out, at, s.points, 48)
    houses: i64 = HOUSES
    for p in s.players:
        houses = min(houses, p.houses)
    at = put(out, at, houses, HOUSES)
    colours: i64 = 0
    dice: i64 = 0
    most: i64 = 0
    second: i64 = 0
    for colour in range(GREEN, COLOURS):
        there = s.supply[colour]
        at = put(out, at, there, 7)
        dice += there
        if there > 0:
            colours += 1
        if there > most:
            second = most
            most = there
        elif there > second:
            second = there
    at = put(out, at, colours - FEW_COLOURS, 3)
    # The game ends when all dice but those of the two largest supplies are taken.
    return put(out, at, dice - most - second, 15)


def put_automaton(s: Position, out: vec[float], at: i64) -> None:
    """What lies at the sides of the action tile, the queue, and how hard the automaton is."""
    a = s.automaton
    if a is None:
        return
    for side in range(SIDES):
        at = put(out, at, a.strength_at(side), 3)
    in_queue: i64 = len(a.queue)
    difficulty = a.difficulty
    at = put(out, at, in_queue, 8)
    at = put(out, at, dice_to_take(in_queue, dice_limit(s, PLAYER) + difficulty.dice), 6)
    at = put(out, at, a.general, 14)
    at = put(out, at, difficulty.dice, 2)
    at = put(out, at, difficulty.unused, 2)
    at = put(out, at, difficulty.trade, 3)
    at = put(out, at, difficulty.end, 2)
    put_flag(out, at, difficulty.gold_rush)
