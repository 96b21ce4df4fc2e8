"""Many games of bots, and what they sum up to. Game i of a plan depends on the plan and i alone."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, partial
from hashlib import blake2b
from multiprocessing import get_context
from statistics import fmean, median
from typing import Any

from landrush.bots import bot
from landrush.engine.actions import ActionBuffer
from landrush.engine.game import Game
from landrush.engine.playout import LIMIT
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State
from landrush.errors import BadOption
from landrush.games import game

MAX_SEED = 2**63 - 1


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
    """One game: its seed, how long it was, how often each action id was chosen, and how it ended."""

    seed: int
    decisions: int
    chances: int
    turns: int | None
    actions: Mapping[int, int]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    is_over: bool


def derived_seed(seed: int, *labels: object) -> int:
    """A seed of its own for each part of a game, the same on every machine."""
    text = "/".join(map(str, (seed, *labels)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") >> 1


def chance_rng(seed: int) -> Rng:
    """The generator that answers chance in the game with this seed."""
    return Rng(derived_seed(seed, "chance"))


def bot_seed(seed: int, seat: int) -> int:
    """The seed of the bot in a seat of the game with this seed."""
    return derived_seed(seed, "seat", seat)


def read_options(found: Game, texts: Iterable[str]) -> dict[str, Any]:
    """NAME=VALUE as a game's option and its value; whether the game has it, the new game checks."""
    out: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is NAME=VALUE, not {text!r}")
        allowed = found.options.get(name, ())
        out[name] = next((each for each in allowed if str(each).lower() == value.lower()), value)
    return out


@cache
def start(plan: Plan) -> State:
    """The state that all games of a plan start from. Raises BadOption, BadComponents or UnknownGame."""
    return game(plan.game).new(len(plan.bots), components=plan.components, **dict(plan.options))


def play_game(plan: Plan, index: int) -> Played:
    """Let the bots play game number `index`."""
    seed = derived_seed(plan.seed, "game", index)
    state = start(plan).clone()
    chance = chance_rng(seed)
    bots = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    outcomes = ActionBuffer()
    decisions = chances = 0
    actions: dict[int, int] = {}
    while state.to_move != OVER and decisions + chances < LIMIT:
        if state.to_move == CHANCE:
            outcomes.n = 0
            state.options(outcomes)
            state.do(outcomes.sample(chance))
            chances += 1
        else:
            action = bots[state.to_move].choose(state)
            state.apply(action)
            actions[action] = actions.get(action, 0) + 1
            decisions += 1
    return Played(
        seed,
        decisions,
        chances,
        turns_played(state),
        actions,
        tuple(state.scores()),
        tuple(state.winners()),
        state.to_move == OVER,
    )


def turns_played(state: State) -> int | None:
    """How many turns there were, in games that count them from 0."""
    turns = state.view(None)["position"].get("turns")
    return None if turns is None else turns + 1


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


def leave_interrupts_to_parent() -> None:
    """Ctrl-C ends the command, which ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def summary(plan: Plan, played: Sequence[Played]) -> dict[str, Any]:
    """Everything that `landrush simulate` tells, ready for JSON. Seats are counted from 1."""
    state = start(plan)
    wins = [Fraction(0)] * len(plan.bots)
    for each in played:
        for seat in each.winners:
            wins[seat] += Fraction(1, len(each.winners))
    longest = max(played, key=lambda each: each.decisions)
    length = {
        "decisions": spread([each.decisions for each in played]),
        "chance_outcomes": spread([each.chances for each in played]),
    }
    turns = [each.turns for each in played if each.turns is not None]
    if turns:
        length["turns"] = spread(turns)
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
            {"seat": seat + 1, "bot": name, **won(wins[seat], len(played))}
            for seat, name in enumerate(plan.bots)
        ],
        "bots": {
            name: won(
                sum((w for w, other in zip(wins, plan.bots, strict=True) if other == name), Fraction(0)),
                len(played),
            )
            for name in sorted(set(plan.bots))
        },
        "length": length,
        "longest": {"seed": longest.seed, "decisions": longest.decisions},
        "actions": verbs(state, played),
        "scores": [
            {"seat": seat + 1, **spread([each.scores[seat] for each in played])}
            for seat in range(len(plan.bots))
        ],
    }


def won(wins: Fraction, games: int) -> dict[str, float]:
    """Victories, a shared one as its part, and their share of all games."""
    return {"wins": float(wins), "share": float(wins / games)}


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """Mean, median and range."""
    return {"mean": fmean(numbers), "median": median(numbers), "min": min(numbers), "max": max(numbers)}


def verbs(state: State, played: Sequence[Played]) -> dict[str, dict[str, float]]:
    """How often each verb was chosen, in the order of the action table."""
    counts: dict[int, int] = {}
    for each in played:
        for action, n in each.actions.items():
            counts[action] = counts.get(action, 0) + n
    out: dict[str, int] = {}
    for action in sorted(counts):
        verb = state.notation(action).split()[0]
        out[verb] = out.get(verb, 0) + counts[action]
    total = sum(out.values())
    return {verb: {"count": n, "share": n / total, "per_game": n / len(played)} for verb, n in out.items()}
