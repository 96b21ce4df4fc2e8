"""One game of a cup, and what is noted of it."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter, thread_time

from landrush.analysis.chance import chance_of
from landrush.arena.schedule import JUDGE, Spec
from landrush.bots import bot, finish, forfeited, is_outside
from landrush.bots.models import named
from landrush.engine.playout import LIMIT
from landrush.engine.state import CHANCE, OVER
from landrush.match.fairness import known_seed, outcome
from landrush.simulation import NO_BOT, Plan, start

# More places than these are noise of the sums.
PLACES = 6


@dataclass(frozen=True)
class Played:
    """A game that was played. What is by seat includes seats that the rules play.

    `luck` is the sum over all chance outcomes of the share of the victory that each was worth to a seat
    beyond the expected. `choices` counts decisions with more than one option, `seconds` and `longest` are the
    time that they took in all and at most: they alone differ when the game is played again. It is the time
    that was computed, so that other work on the machine makes no bot weaker; of outside bots that of a clock.
    """

    key: str
    bots: tuple[str, ...]
    seed: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    luck: tuple[float, ...]
    decisions: int
    length: dict[str, int]
    is_over: bool
    forfeited: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


def play(spec: Spec) -> Played:
    """Let the bots of a spec play their game."""
    state = start(Plan(spec.game, spec.bots, 0, spec.options)).clone()
    # As a match with this seed draws it, so that the game can be watched.
    secret, contributions = known_seed(spec.seed), [""] * len(spec.bots)
    clocks = [perf_counter if is_outside(name) else thread_time for name in spec.bots]
    bots = [bot(*each) for each in zip(spec.bots, spec.bot_seeds, clocks, strict=True)]
    judge = named(state.game, JUDGE)
    luck, choices = [0.0] * state.seats, [0] * state.seats
    seconds, longest = [0.0] * state.seats, [0.0] * state.seats
    decisions = chances = 0
    try:
        while state.to_move != OVER and decisions + chances < LIMIT:
            if state.to_move == CHANCE:
                chances += 1
                drawn = outcome(state, secret, contributions, chances)
                worth = chance_of(state, judge, drawn, spec.seed + chances)
                for seat in range(state.seats):
                    luck[seat] += worth.after[seat] - worth.expected[seat]
                state.do(drawn)
                continue
            seat = state.to_move
            is_choice = len(state.choices()) > 1
            before = clocks[seat]()
            action = bots[seat].choose(state)
            taken = clocks[seat]() - before
            state.apply(action)
            decisions += 1
            if is_choice:
                choices[seat] += 1
                seconds[seat] += taken
                longest[seat] = max(longest[seat], taken)
    finally:
        finish(bots, state)
    by_rules = state.seats - len(bots)
    return Played(
        spec.key,
        (*spec.bots, *[NO_BOT] * by_rules),
        spec.seed,
        tuple(state.scores()),
        tuple(state.winners()),
        tuple(round(each, PLACES) for each in luck),
        decisions,
        dict(state.game.tally(state).length),
        state.to_move == OVER,
        (*(forfeited(each) for each in bots), *[0] * by_rules),
        tuple(choices),
        tuple(round(each, PLACES) for each in seconds),
        tuple(round(each, PLACES) for each in longest),
    )


def shares(played: Played) -> list[float]:
    """Each seat's part of the victory."""
    return [(seat in played.winners) / max(1, len(played.winners)) for seat in range(len(played.bots))]


def ahead(played: Played, seat: int, other: int) -> float:
    """1 where a seat finished ahead of another one, 0 behind it, a half where they are equal."""
    mine, theirs = standing(played, seat), standing(played, other)
    return 0.5 if mine == theirs else float(mine > theirs)


def standing(played: Played, seat: int) -> tuple[bool, int]:
    """By what the seats of a game are ranked: winners first, then points."""
    return seat in played.winners, played.scores[seat]


def place(played: Played, seat: int) -> float:
    """1 for the first; who is equal shares the mean of their places."""
    others = [each for each in range(len(played.bots)) if each != seat]
    return 1 + sum(1 - ahead(played, seat, other) for other in others)
