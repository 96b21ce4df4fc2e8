"""What the processes of a training do: games for learning, and games against the rungs of the ladder."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, lru_cache
from multiprocessing import get_context, parent_process
from random import Random
from threading import Thread
from typing import Any, NamedTuple, Protocol, TypeVar

from landrush.bots import Bot, bot
from landrush.bots.models import value_of
from landrush.bots.planner import Planner
from landrush.bots.value import Value, final_share
from landrush.engine.rng import Rng
from landrush.engine.state import CHANCE, OVER, State
from landrush.games import game
from landrush.gifts import gifts_of
from landrush.simulation import derived_seed
from landrush.training.recipe import Recipe
from landrush.training.selfplay import LONGEST, Player
from landrush.training.targets import Rows, joined, rows_of

# Games that a process plays at a time.
BUNDLE = 10
# A seat gets fewer gifts than this.
MOST_GIFTS = 3
# Who looks for the best move takes it; nothing is left to chance but ties.
BEST = 1e-6

Task = TypeVar("Task")
Result = TypeVar("Result")


class Workers(Protocol):
    """Does tasks, in this process or in several, and gives the results in order."""

    def __call__(self, do: Callable[[Task], Result], tasks: Iterable[Task], /) -> Iterator[Result]: ...


class Bundle(NamedTuple):
    """Some games of a round, by number."""

    recipe: Recipe
    model: bytes
    # What the seeds of its games depend on, beside their numbers.
    label: str
    numbers: range
    trace: float
    temperature: float
    anything: float
    leaning: float
    gifts: float


class Duel(NamedTuple):
    """A game of a net in one seat against a rung in all others."""

    recipe: Recipe
    model: bytes
    rung: str
    players: int
    block: int
    seat: int


@contextmanager
def workers(jobs: int) -> Iterator[Workers]:
    """So many processes, and at the end none is left."""
    if jobs == 1:
        yield map
        return
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), stay_with_parent)
    try:
        yield pool.map
    finally:
        pool.shutdown(cancel_futures=True)


def stay_with_parent() -> None:
    """Leave Ctrl-C to the command, and do not stay behind when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """End when the process that started this one is no more."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@lru_cache(maxsize=2)
def value(name: str, model: bytes) -> Value:
    """The value function that a task brings."""
    return value_of(game(name), model, "model")


@lru_cache(maxsize=256)
def start(recipe: Recipe, players: int, options: tuple[tuple[str, Any], ...]) -> State:
    """A new game."""
    return game(recipe.game).new(players, components=recipe.components or None, **dict(options))


def options(recipe: Recipe, players: int, seed: int) -> tuple[tuple[str, Any], ...]:
    """The options of a game: now and then some at random."""
    generator = Random(seed)
    if generator.random() >= recipe.variety:
        return ()
    possible = game(recipe.game).options_for(players)
    return tuple((name, generator.choice(values)) for name, values in possible.items())


def bundles(recipe: Recipe, model: bytes, label: str, count: int, number: int) -> list[Bundle]:
    """Games to learn from as a round plays them."""
    courses = (recipe.trace, recipe.temperature, recipe.anything, recipe.leaning, recipe.gifts)
    now = [recipe.during(course, number) for course in courses]
    firsts = range(0, count, BUNDLE)
    return [Bundle(recipe, model, label, range(i, min(count, i + BUNDLE)), *now) for i in firsts]


def play_bundle(task: Bundle) -> Rows:
    """The rows of some games."""
    recipe = task.recipe
    found = game(recipe.game)
    counts = recipe.counts(found)
    parts = []
    for number in task.numbers:
        seed = derived_seed(recipe.seed, task.label, number)
        players = counts[number % len(counts)]
        root = start(recipe, players, options(recipe, players, seed))
        judge = value(recipe.game, task.model)
        generator = Random(derived_seed(seed, "gifts"))
        if generator.random() < task.gifts:
            root = with_gifts(root, Planner(judge, seed, recipe.lines), generator)
        player = Player(
            judge,
            seed,
            recipe.lines,
            task.temperature,
            task.anything,
            recipe.kept,
            task.leaning,
            likeable(recipe.game),
        )
        parts.append(rows_of(player.play(root), root.seats, len(found.features), task.trace))
    return joined(parts)


def with_gifts(root: State, planner: Planner, generator: Random) -> State:
    """A game after its setup, some of whose seats were given something."""
    s = root.clone()
    while s.game.turn_of(s)[0] <= 0:
        s.do(planner.choose(s) if s.to_move != CHANCE else drawn(s, generator))
    known = gifts_of(s.game)
    for seat in range(s.deciders):
        for _ in range(generator.randrange(MOST_GIFTS)):
            s = known.give(s, seat, generator.choice(known.gifts(s)))
    return s


def drawn(s: State, generator: Random) -> int:
    """A chance outcome by its weight."""
    outcomes, weights = zip(*s.chance_weights(), strict=True)
    found: int = generator.choices(outcomes, weights)[0]
    return found


@cache
def likeable(name: str) -> list[int]:
    """The features of a seat itself, by number."""
    return [i for i, feature in enumerate(game(name).features) if feature.startswith("own")]


def play_duel(task: Duel) -> float:
    """The net's share of the victory."""
    seed = derived_seed(task.recipe.seed, "duel", task.players, task.block)
    s = start(task.recipe, task.players, ()).clone()
    chance = Rng(seed)
    judge = value(task.recipe.game, task.model)
    # Nobody draws from the numbers that chance will draw.
    seeds = [derived_seed(seed, "seat", seat) for seat in range(task.players)]
    bots: list[Bot] = [
        Planner(judge, own, task.recipe.lines) if seat == task.seat else bot(task.rung, own)
        for seat, own in enumerate(seeds)
    ]
    for _ in range(LONGEST):
        if s.to_move == CHANCE:
            s.advance(chance)
        if s.to_move == OVER:
            return final_share(s, task.seat)
        s.do(bots[s.to_move].choose(s))
    return 0.0
