"""Many games of bots, and what they sum up to. Game i of a plan depends on the plan and i alone."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from hashlib import blake2b
from itertools import product
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, median
from typing import Any, NoReturn

from landrush.bots import bot, finish, forfeited, forfeits
from landrush.engine.game import Game
from landrush.engine.playout import LIMIT
from landrush.engine.state import CHANCE, OVER, State
from landrush.errors import BadOption
from landrush.games import game
from landrush.l10n import describe
from landrush.match.fairness import known_seed, outcome
from landrush.messages import Event, Reason, plain

MAX_SEED = 2**63 - 1
ALL = "all"
NO_BOT = "rules"
# Of 95 in 100 intervals the true share lies inside.
NORMAL_95 = 1.96


@dataclass(frozen=True)
class Plan:
    """Which games to play. Plain and hashable, so that other processes can have it."""

    game: str
    bots: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, Any], ...] = ()
    components: str | None = None


@dataclass(frozen=True)
class Played:
    """One game: its seed, how long it was, how often each seat chose each action id, and how it ended.

    `first` is the seat that began, `points` each seat's score by source, `choices` what all could choose.
    `forfeited` counts what each seat's outside bot left to its fallback, `notices` has the first word on it.
    """

    seed: int
    decisions: int
    chances: int
    length: Mapping[str, int]
    first: int | None
    actions: tuple[Mapping[int, int], ...]
    points: tuple[Mapping[str, int], ...]
    choices: Mapping[int, str]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool
    forfeited: tuple[int, ...]
    notices: tuple[Event | None, ...]


def derived_seed(seed: int, *labels: object) -> int:
    """A seed of its own for each part of a game, the same on every machine."""
    text = "/".join(map(str, (seed, *labels)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat of the game with this seed."""
    return derived_seed(seed, "seat", seat)


def read_options(found: Game, texts: Iterable[str]) -> dict[str, Any]:
    """NAME=VALUE as a game's option and one of its values. Raises BadOption."""
    variants = read_variants(found, texts)
    if len(variants) > 1:
        raise BadOption(Reason("error-option-once"))
    return variants[0]


def read_variants(found: Game, texts: Iterable[str]) -> list[dict[str, Any]]:
    """Options of which some are given several values: every combination. Raises BadOption."""
    given = read_values(found, texts)
    return [dict(zip(given, values, strict=True)) for values in product(*given.values())]


def read_values(found: Game, texts: Iterable[str]) -> dict[str, list[Any]]:
    """The values given to each option; NAME=all stands for every value that it has. Raises BadOption."""
    out: dict[str, list[Any]] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(Reason("error-option-form", {"text": plain(text)}))
        allowed = found.options.get(name, ())
        every = allowed if value.lower() == ALL else ()
        values = [each for each in allowed if value.lower() == str(each).lower()] or every or [value]
        known = out.setdefault(name, [])
        known += [each for each in values if each not in known]
    return out


@cache
def start(plan: Plan) -> State:
    """The state that all games of a plan start from. Raises BadOption, BadComponents or UnknownGame."""
    return game(plan.game).new(len(plan.bots), components=plan.components, **dict(plan.options))


def play_game(plan: Plan, index: int) -> Played:
    """Let the bots play game number `index`."""
    seed = derived_seed(plan.seed, "game", index)
    state = start(plan).clone()
    # As a match with this seed draws it, so that the game can be watched.
    secret = known_seed(seed)
    contributions = [""] * len(plan.bots)
    bots = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    decisions = chances = 0
    actions: tuple[dict[int, int], ...] = tuple({} for _ in plan.bots)
    try:
        while state.to_move != OVER and decisions + chances < LIMIT:
            if state.to_move == CHANCE:
                chances += 1
                state.do(outcome(state, secret, contributions, chances))
            else:
                seat = state.to_move
                action = bots[seat].choose(state)
                state.apply(action)
                actions[seat][action] = actions[seat].get(action, 0) + 1
                decisions += 1
    finally:
        finish(bots, state)
    tally = state.game.tally(state)
    return Played(
        seed,
        decisions,
        chances,
        dict(tally.length),
        tally.first,
        actions,
        tuple(tally.points),
        dict(tally.choices),
        tuple(state.scores()),
        tuple(state.winners()),
        state.to_move == OVER,
        tuple(forfeited(each) for each in bots),
        tuple(next(iter(forfeits(each)), None) for each in bots),
    )


def play_games(plan: Plan, games: int, jobs: int, tell: Callable[[], None]) -> list[Played]:
    """All games of a plan in order, in this process or in several; `tell` is called after each."""
    out = []
    with games_of(plan, games, jobs) as results:
        for played in results:
            out.append(played)
            tell()
    return out


@contextmanager
def games_of(plan: Plan, games: int, jobs: int) -> Iterator[Iterator[Played]]:
    """The games one by one, and at the end no process is left."""
    one = partial(play_game, plan)
    if jobs == 1 or games == 1:
        yield map(one, range(games))
        return
    with get_context("spawn").Pool(min(jobs, games), leave_interrupts_to_parent) as pool:
        yield pool.imap(one, range(games), chunksize=max(1, min(20, games // (jobs * 16))))
        # All are played: the processes end by themselves, and none is ended while it does.
        pool.close()
        pool.join()


def leave_interrupts_to_parent() -> None:
    """Ctrl-C ends the command, which ends its processes; these end their outside bots."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)


def leave(number: int, frame: object) -> NoReturn:
    """End in order when a signal asks for it."""
    raise SystemExit(128 + number)


def summary(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """Everything that `landrush simulate` tells, ready for JSON. Seats and places are counted from 1."""
    state = start(plan)
    # A seat that the rules play themselves has no bot.
    bots = [*plan.bots, *[NO_BOT] * (state.seats - len(plan.bots))]
    wins = [sum((part(each, seat) for each in played), Fraction(0)) for seat in range(state.seats)]
    longest = max(played, key=lambda each: each.decisions)
    length = {
        "decisions": spread([each.decisions for each in played]),
        "chance_outcomes": spread([each.chances for each in played]),
    }
    for measure in played[0].length:
        length[measure] = spread([each.length[measure] for each in played])
    return {
        "game": plan.game,
        "rules": state.game.rules_version,
        "players": len(plan.bots),
        "options": dict(plan.options),
        "components": plan.components,
        "seed": plan.seed,
        "games": len(played),
        "not_ended": sum(not each.is_over for each in played),
        "limit": int(LIMIT),
        "shared_victories": sum(len(each.winners) > 1 for each in played),
        "seats": [
            {"seat": seat + 1, "bot": name, **won(wins[seat], len(played))} for seat, name in enumerate(bots)
        ],
        "order": places(state.seats, played),
        "bots": {
            name: won(
                sum((w for w, other in zip(wins, bots, strict=True) if other == name), Fraction(0)),
                len(played),
            )
            for name in sorted(set(bots))
        },
        "forfeits": lost(plan, played),
        "length": length,
        "longest": {"seed": longest.seed, "decisions": longest.decisions},
        "actions": verbs(state, played),
        "scores": [
            {"seat": seat + 1, **spread([each.scores[seat] for each in played])}
            for seat in range(state.seats)
        ],
        "points": sources(len(plan.bots), played),
        "choices": choices(len(plan.bots), played),
    }


def lost(plan: Plan, played: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """For each outside bot that forfeited decisions: how many, and the first notice about it."""
    out: dict[str, dict[str, Any]] = {}
    for each in played:
        for name, decisions, notice in zip(plan.bots, each.forfeited, each.notices, strict=True):
            if notice is not None:
                row = out.setdefault(name, {"decisions": 0, "first": describe(notice)})
                row["decisions"] += decisions
    return out


def part(each: Played, seat: int) -> Fraction:
    """A seat's part of the victory."""
    return Fraction(seat in each.winners, max(1, len(each.winners)))


def places(seats: int, played: Sequence[Played]) -> list[dict[str, float]]:
    """Victories by place in the first turn order: the first player, the next one, and so on."""
    begun = [each for each in played if each.first is not None]
    out = []
    for place in range(seats if begun else 0):
        wins = sum((part(each, ((each.first or 0) + place) % seats) for each in begun), Fraction(0))
        out.append({"place": place + 1, **won(wins, len(begun))})
    return out


def sources(seats: int, played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """Where points come from, on average for a seat with a bot, for a winner, for a seat of rules."""
    groups = {
        "mean": [(each, seat) for each in played for seat in range(seats)],
        "winners": [(each, seat) for each in played for seat in each.winners],
        "rules": [(each, seat) for each in played for seat in range(seats, len(each.points))],
    }
    if not groups["rules"]:
        del groups["rules"]
    return {
        source: {
            name: fmean(each.points[seat][source] for each, seat in group) if group else 0
            for name, group in groups.items()
        }
        for source in played[0].points[0]
    }


def choices(seats: int, played: Sequence[Played]) -> dict[str, dict[str, Any]]:
    """For each choice how many seats took it of those that could, and how they fared with and without."""
    out: dict[str, dict[str, Any]] = {}
    for action, name in sorted({each for one in played for each in one.choices.items()}):
        offered = [(each, seat) for each in played if action in each.choices for seat in range(seats)]
        taken = [(each, seat) for each, seat in offered if action in each.actions[seat]]
        left = [(each, seat) for each, seat in offered if action not in each.actions[seat]]
        out[name] = {
            "action": action,
            "games": len(offered) // seats,
            "pick_rate": len(taken) / len(offered),
            "taken": won(sum((part(*each) for each in taken), Fraction(0)), len(taken)),
            "not_taken": won(sum((part(*each) for each in left), Fraction(0)), len(left)),
        }
    return out


def won(wins: Fraction, games: int) -> dict[str, Any]:
    """Victories, a shared one as its part, their share of all games, and the interval for it."""
    share = float(wins / games) if games else 0.0
    return {"wins": float(wins), "share": share, "interval": interval(share, games)}


def interval(share: float, n: int) -> list[float]:
    """Wilson's interval at 95 % for a share that n trials gave."""
    if n == 0:
        return [0.0, 1.0]
    z = NORMAL_95
    middle = share + z * z / (2 * n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return [max(0.0, (middle - half) / (1 + z * z / n)), min(1.0, (middle + half) / (1 + z * z / n))]


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """Mean, median and range."""
    return {"mean": fmean(numbers), "median": median(numbers), "min": min(numbers), "max": max(numbers)}


def verbs(state: State, played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """How often each verb was chosen, in the order of the action table."""
    counts: dict[int, int] = {}
    for each in played:
        for action, n in (pair for seat in each.actions for pair in seat.items()):
            counts[action] = counts.get(action, 0) + n
    out: dict[str, int] = {}
    for action in sorted(counts):
        verb = state.notation(action).split()[0]
        out[verb] = out.get(verb, 0) + counts[action]
    total = sum(out.values())
    return {verb: {"count": n, "share": n / total, "per_game": n / len(played)} for verb, n in out.items()}
