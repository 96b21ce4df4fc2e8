"""What a report is about: component files side by side, player counts, options, bots; and its jobs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from landrush.balance import forced, gifts
from landrush.balance.gifts import Worth
from landrush.balance.play import Outcome, Watched, watch
from landrush.bots import model
from landrush.simulation import Plan, start

GAMES, GIFTS, FORCED = "games", "gifts", "forced"
KINDS = (GAMES, GIFTS, FORCED)

Line = dict[str, Any]


@dataclass(frozen=True)
class Case:
    """Games that are measured together: which component file, and the plan, which says all the rest."""

    side: int
    plan: Plan

    @property
    def players(self) -> int:
        return len(self.plan.bots)

    @property
    def key(self) -> str:
        """What tells it from the other cases of a report."""
        options = [f"{name}={value}" for name, value in self.plan.options]
        return "/".join([str(self.side), str(self.players), *options])

    def head(self) -> dict[str, Any]:
        """What it is, ready for JSON."""
        state = start(self.plan)
        return {
            "game": self.plan.game,
            "rules": state.game.rules_version,
            "components": self.plan.components,
            "digest": state.game.components.digest,
            "players": self.players,
            "options": dict(self.plan.options),
            "bots": sorted({*self.plan.bots}),
            "models": sorted({model(state.game, name) for name in self.plan.bots}),
            "seed": self.plan.seed,
        }


@dataclass(frozen=True)
class Job:
    """A part of the work. What comes of it depends on the job alone."""

    case: Case
    kind: str
    index: int
    # Who is given something; 0 where nobody is.
    seat: int = 0

    @property
    def key(self) -> str:
        return f"{self.case.key}/{self.kind}/{self.index}/{self.seat}"


def jobs(cases: Sequence[Case], amounts: Mapping[str, int]) -> Iterator[Job]:
    """The jobs of all cases, as many of each kind as are wanted, those that take longest first."""
    for kind in reversed(KINDS):
        for index in range(amounts[kind]):
            for case in reversed(cases):
                for seat in range(case.players if kind == GIFTS else 1):
                    yield Job(case, kind, index, seat)


def carry_out(job: Job) -> Line:
    """What came of a job, as plain data."""
    plan = job.case.plan
    if job.kind == GAMES:
        return {"key": job.key, **asdict(watch(plan, job.index))}
    if job.kind == GIFTS:
        found = gifts.worths(plan, job.index, job.seat)
    else:
        found = forced.worths(plan, job.index)
    return {"key": job.key, "worths": {name: asdict(worth) for name, worth in found.items()}}


def read_watched(line: Line) -> Watched:
    """The game of a line."""
    return Watched(line["seed"], Outcome(**line["outcome"]), line["counts"])


def read_worths(line: Line) -> dict[str, Worth]:
    """The worths of a line."""
    return {name: Worth(**worth) for name, worth in line["worths"].items()}
