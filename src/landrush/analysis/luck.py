"""What chance brought: what the next choice is worth, against what such choices are worth on average.

It is looked ahead for this: at first sight a value function hardly tells one outcome from another.
"""

from __future__ import annotations

from landrush.analysis.chance import Chance, mean, sampled
from landrush.analysis.judging import judge
from landrush.analysis.moments import has_choice
from landrush.bots.budget import Budget
from landrush.bots.value import Value, final_share
from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State

# So many other courses of chance are looked at. Together they have the budget of one decision.
COURSES = 12


def luck_of(state: State, then: State, value: Value, budget: Budget, seed: int) -> Chance:
    """What chance was worth from a position that waits for it until there was a choice, or the end."""
    part = Budget(-(-budget.milliseconds // COURSES), -(-budget.simulations // COURSES))
    # All are searched with the same seed, so that less of the difference is the search's own chance.
    found, weights = [], []
    for number, beginnings in enumerate(rounds(state, seed)):
        for outcome, weight in beginnings:
            course = next_choice(state, outcome, Rng(seed + number))
            found.append(prospect(course, value, part, seed))
            weights.append(weight)
    return Chance(mean(found, weights), prospect(then, value, part, seed))


def rounds(state: State, seed: int) -> list[list[tuple[int, int]]]:
    """First outcomes of courses that go on alike: all that there are, by weight; of many some, one by one."""
    weights = state.chance_weights()
    if len(weights) > COURSES:
        return [[each] for each in sampled(state, COURSES, seed)]
    return [weights] * (COURSES // len(weights))


def next_choice(state: State, outcome: int, rng: Rng) -> State:
    """Where an outcome leads when chance goes on at random, until a seat has a choice or the game is over."""
    state = state.clone()
    state.do(outcome)
    out = ActionBuffer()
    while state.to_move != OVER and not has_choice(state):
        out.n = 0
        state.options(out)
        state.do(out.sample(rng) if state.to_move == CHANCE else out.ids[0])
    return state


def prospect(state: State, value: Value, budget: Budget, seed: int) -> list[float]:
    """Each seat's share of the victory where somebody has a choice, or at the end."""
    if state.to_move == OVER:
        return [final_share(state, seat) for seat in range(state.seats)]
    judgement = judge(state, value, budget, seed)
    return judgement.shares(judgement.best.action)
