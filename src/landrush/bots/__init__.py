"""Bots by name. A bot is asked for the action of the seat that is to move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Protocol

from landrush.bots.budget import Budget, split_budget
from landrush.bots.greedy import GreedyBot
from landrush.bots.ladder import RUNGS, PlannerBot, Rung, SearchBot
from landrush.bots.levels import LEVELS, SETTINGS, LevelBot
from landrush.bots.models import digest
from landrush.bots.random import RandomBot
from landrush.bots.stdio import StdioBot, outside
from landrush.bots.thinking import Clock
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.errors import BadOption
from landrush.messages import Event, Reason, plain


class Bot(Protocol):
    """Chooses one of the legal actions."""

    def choose(self, state: State) -> int: ...


SIMPLE: dict[str, Callable[[int], Bot]] = {"greedy": GreedyBot, "random": RandomBot}
# Those that nobody has to know more about than the name: they may sit at the tables of a server.
BOTS = (*LEVELS, *SIMPLE)
# What a bot that searches may think where its name does not say.
USUAL_BUDGET = Budget(milliseconds=64)


def bot(name: str, seed: int, clock: Clock = perf_counter) -> Bot:
    """A bot of this name, deterministic by its seed unless it thinks for a time. Raises BadOption.

    mcts@64ms and mcts@200sims have a budget, which is a time by the clock; net:FILE goes by the value
    function of a file; stdio:COMMAND is an outside bot. Whoever has a bot play calls `finish` when it is no
    longer needed.
    """
    found = outside(name, seed)
    if found is not None:
        return found
    base, budget = split_budget(name)
    rung = rung_of(base)
    if rung is not None and rung.searches:
        return SearchBot(rung, seed, budget or USUAL_BUDGET, clock)
    if budget is not None and (rung is not None or base in names()):
        raise BadOption(Reason("error-no-budget", {"bot": plain(base)}))
    if base in LEVELS:
        return LevelBot(base, seed, clock)
    if rung is not None:
        return PlannerBot(rung, seed)
    if base not in SIMPLE:
        known = ", ".join((*names(), "stdio:COMMAND"))
        raise BadOption(Reason("error-no-bot", {"bot": plain(name), "bots": known}))
    return SIMPLE[base](seed)


def names() -> list[str]:
    """All bots that come with the project: the levels, the weakest first, then the others."""
    return [*LEVELS, *sorted({*BOTS, *RUNGS} - {*LEVELS})]


def rung_of(name: str) -> Rung | None:
    """The rung of the ladder that a bot of this name is, perhaps with a value function of one's own."""
    base, sign, file = name.partition(":")
    rung = RUNGS.get(base)
    if rung is None or not sign:
        return rung
    if rung.model is None:
        raise BadOption(Reason("error-no-value", {"bot": base}))
    if not Path(file).is_file():
        raise BadOption(Reason("error-no-model", {"file": plain(file)}))
    return rung._replace(model=file)


def searches(name: str) -> bool:
    """Whether a bot of this name takes a budget."""
    rung = rung_of(name)
    return rung is not None and rung.searches


def model(game: Game, name: str) -> str:
    """What a bot goes by, or nothing: with another value function, or another setting, it is another bot."""
    base = split_budget(name)[0]
    rung = SETTINGS[game.name][base] if base in LEVELS else rung_of(base)
    if rung is None or rung.model is None:
        return ""
    found = digest(game, rung.model)
    # A level keeps its name when it is tuned; other bots do not change.
    return f"{found}, lines {rung.lines}, temperature {rung.temperature}" if base in LEVELS else found


def is_outside(name: str) -> bool:
    """Whether a bot of this name is a program of somebody's own."""
    return name.startswith("stdio")


def finish(bots: Sequence[Bot], state: State) -> None:
    """Tell outside bots how the game ended, if it did, and end their programs. Other bots need nothing."""
    programs = [each for each in bots if isinstance(each, StdioBot)]
    for each in programs:
        each.over(state)
    for each in programs:
        each.close()


def forfeits(bot: Bot) -> Sequence[Event]:
    """What went wrong with an outside bot so far; nothing ever does with the others."""
    return bot.forfeits if isinstance(bot, StdioBot) else ()


def forfeited(bot: Bot) -> int:
    """How many decisions of an outside bot its fallback made."""
    return bot.forfeited if isinstance(bot, StdioBot) else 0


def read_names(text: str) -> list[str]:
    """The names between commas; a comma in quotes or behind a backslash belongs to a command."""
    names = [""]
    quote = ""
    is_escaped = False
    for sign in text:
        if sign == "," and not quote and not is_escaped:
            names.append("")
            continue
        names[-1] += sign
        if is_escaped:
            is_escaped = False
        elif sign == "\\" and quote != "'":
            is_escaped = True
        elif sign == quote:
            quote = ""
        elif sign in ("'", '"') and not quote:
            quote = sign
    return [name.strip() for name in names]
