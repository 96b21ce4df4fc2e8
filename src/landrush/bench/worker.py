"""Measures landrush itself: run as a process of its own, on one core, for a budget of CPU time."""

from __future__ import annotations

import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final

import landrush
from landrush.bench.peers.timed import rates, work
from landrush.bench.plan import GAMES
from landrush.bots.mcts import Search
from landrush.bots.models import named
from landrush.bots.random import RandomBot
from landrush.engine import playout as kernel
from landrush.engine.actions import ActionBuffer
from landrush.engine.rng import Rng
from landrush.engine.state import State

GAMES_A_STEP: Final = 4
CLONES_A_STEP: Final = 10_000
OFFER_GAMES: Final = 20
RECORDS: Final = 5
SIMULATIONS_A_STEP: Final = 200
AT_ONCE: Final = 256
VERSION: Final = "import sys; sys.argv[0] = 'landrush'; from landrush.cli import main; sys.exit(main())"


def new_state(game: str) -> State:
    """A game for four, before its first chance outcome."""
    return landrush.game(game).new(players=4)


def play(state: State, rng: Rng, rand: Callable[[], float], most: int = sys.maxsize) -> int:
    """Play at random as a user's loop would, to the end or for so many decisions; give the decisions."""
    decisions = 0
    state.advance(rng)
    while state.to_move >= 0 and decisions < most:
        legal = state.legal_actions()
        state.apply(legal[int(rand() * len(legal))])
        state.advance(rng)
        decisions += 1
    return decisions


def offers(game: str, seed: int) -> list[int]:
    """How many options each decision of some random games had."""
    sizes: list[int] = []
    rng = Rng(seed)
    rand = random.Random(seed).random
    for number in range(OFFER_GAMES):
        state = new_state(game)
        state.advance(rng)
        while state.to_move >= 0:
            legal = state.legal_actions()
            sizes.append(len(legal))
            state.apply(legal[int(rand() * len(legal))])
            state.advance(rng)
    return sizes


def playout(game: str, seconds: float, seed: int) -> dict[str, float]:
    """Whole random games inside the kernel; choices and options are derived from other random games."""
    start = new_state(game)
    sizes = offers(game, seed)
    rng = random.Random(seed)

    def step() -> tuple[int, int, int]:
        return GAMES_A_STEP, *kernel.playout_counts(start, GAMES_A_STEP, rng.getrandbits(62))

    games, decisions, chances = rates(step, seconds)
    return {
        "playouts_per_s": games,
        "decisions_per_s": decisions,
        "actions_per_s": decisions + chances,
        "decision_share": 100 * decisions / (decisions + chances),
        "choices_per_s": decisions * sum(size > 1 for size in sizes) / len(sizes),
        "options_per_s": decisions * sum(sizes) / len(sizes),
    }


def growth(game: str, seconds: float, seed: int) -> dict[str, float]:
    """What an action costs in the second half of random games over what it costs in the first."""
    start, out = new_state(game), ActionBuffer()
    seeds = random.Random(seed)
    costs = [0.0, 0.0]
    while sum(costs) < seconds:
        own = seeds.getrandbits(62)
        length = kernel.playout(start.clone(), Rng(own), out)
        state, rng = start.clone(), Rng(own)
        for half in (0, 1):
            before = time.process_time()
            kernel.play_on(state, rng, out, length // 2)
            costs[half] += time.process_time() - before
    return {"second_half": costs[1] / costs[0]}


def clone(game: str, seconds: float, seed: int) -> dict[str, float]:
    """Clones of a state after half of a game's decisions: the same seeds play the same game twice."""
    length = play(new_state(game), Rng(seed), random.Random(seed).random)
    half = new_state(game)
    play(half, Rng(seed), random.Random(seed).random, length // 2)

    def step() -> tuple[int]:
        kernel.clones(half, CLONES_A_STEP)
        return (CLONES_A_STEP,)

    (clones,) = rates(step, seconds)
    return {"clone_us": 1e6 / clones}


def driven(game: str, seconds: float, seed: int) -> dict[str, float]:
    """Decisions a second of a Python loop; chance is resolved by `advance` and not counted."""
    start = new_state(game)
    rng = Rng(seed)
    rand = random.Random(seed).random
    (decisions,) = rates(lambda: (play(start.clone(), rng, rand),), seconds)
    return {"decisions_per_s": decisions}


def record(game: str, seconds: float, seed: int) -> dict[str, float]:
    """Records of finished games read, each entry checked as in live play."""
    texts = []
    for number in range(RECORDS):
        match = landrush.Match.new(game, ["bot:random"] * 4, seed=seed + number)
        match.play_bots({seat: RandomBot(seed + seat) for seat in range(4)})
        texts.append(match.text())
    number = 0

    def step() -> tuple[int, int]:
        nonlocal number
        number += 1
        return 1, len(landrush.Match.read(texts[number % RECORDS]).entries)

    games, entries = rates(step, seconds)
    return {"load_ms": 1e3 / games, "entries_per_s": entries}


def search(game: str, seconds: float, seed: int) -> dict[str, float]:
    """Simulations of a tree search from the start of a game: with playouts, and with the net at leaves."""
    state = new_state(game)
    state.advance(Rng(seed))
    values = {"playout_sims_per_s": None, "net_sims_per_s": named(state.game, "net")}
    found = {}
    for name, value in values.items():
        searching = Search(value, seed)

        def step(searching: Search = searching) -> tuple[int]:
            searching.run(state, SIMULATIONS_A_STEP)
            return (SIMULATIONS_A_STEP,)

        (found[name],) = rates(step, seconds / len(values))
    return found


def vector(game: str, seconds: float, seed: int) -> dict[str, float]:
    """Many games at once: observations and masks of all are written in each step. Actions are random."""
    from landrush.research.vector import Vector

    games = Vector(game, AT_ONCE, players=4, seed=seed)
    rng = Rng(seed)

    def step() -> tuple[int]:
        games.step(games.random_actions(rng))
        return (AT_ONCE,)

    (steps,) = rates(step, seconds)
    return {"steps_per_s": steps}


def pettingzoo(game: str, seconds: float, seed: int) -> dict[str, float]:
    """The usual loop over agents, with the usual wrappers."""
    import numpy as np

    from landrush.research.pettingzoo import env

    made = env(game, players=4)
    rand = random.Random(seed).random

    def step() -> tuple[int]:
        made.reset(seed=int(rand() * 2**31))
        steps = 0
        for _ in made.agent_iter():
            seen, _, is_over, is_cut, _ = made.last()
            action = None
            if not (is_over or is_cut):
                legal = np.flatnonzero(seen["action_mask"])
                action = int(legal[int(rand() * len(legal))])
            made.step(action)
            steps += 1
        return (steps,)

    (steps,) = rates(step, seconds)
    return {"steps_per_s": steps}


def openspiel(game: str, seconds: float, seed: int) -> dict[str, float]:
    """A Python loop over legal_actions, chance_outcomes and apply_action."""
    import pyspiel

    from landrush.research.open_spiel import register, short_name

    register()
    found = pyspiel.load_game(short_name(game), {"players": 4})
    rand = random.Random(seed).random

    def step() -> tuple[int]:
        state = found.new_initial_state()
        actions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, shares)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rand() * len(legal))])
            actions += 1
        return (actions,)

    (actions,) = rates(step, seconds)
    return {"actions_per_s": actions}


def children_cpu() -> float | None:
    """CPU seconds of the finished child processes, where the system tells."""
    if sys.platform == "win32":
        return None
    import resource

    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def version(seconds: float, seed: int) -> dict[str, float]:
    """Fresh processes that say the version, at least three; what the console script does."""
    wall: list[float] = []
    cpu: list[float] = []
    while len(wall) < 3 or sum(wall) < seconds:
        cpu_before, wall_before = children_cpu(), time.perf_counter()
        subprocess.run(
            [sys.executable, "-P", "-c", VERSION, "--version"], check=True, stdout=subprocess.DEVNULL
        )
        wall.append(time.perf_counter() - wall_before)
        cpu_after = children_cpu()
        if cpu_before is not None and cpu_after is not None:
            cpu.append(cpu_after - cpu_before)
    values = {"wall_s": statistics.median(wall)}
    return {**values, "cpu_s": statistics.median(cpu)} if cpu else values


if __name__ == "__main__":
    measures = {"version": version}
    for measure in (playout, growth, clone, driven, record, search, vector, pettingzoo, openspiel):
        measures |= {f"{measure.__name__}-{game}": partial(measure, game) for game in GAMES}
    work(
        {"version": landrush.__version__, "compiled": not str(kernel.__file__).endswith(".py")},
        measures,
    )
