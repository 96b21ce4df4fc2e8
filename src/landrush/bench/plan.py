"""What is measured, by which worker, with which goals. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OURS: Final = "landrush"
TIMES: Final = ("µs", "s")


@dataclass(frozen=True)
class Goal:
    """What to reach, and what must not be missed. For a time both are upper bounds."""

    target: float
    floor: float | None = None


@dataclass(frozen=True)
class Worker:
    """A process that measures one thing; `measure` is the name its script knows."""

    name: str
    engine: str
    measure: str
    is_interpreted: bool = False


@dataclass(frozen=True)
class Quantity:
    """One of the numbers that a worker gives."""

    worker: str
    field: str
    label: str
    unit: str
    goal: Goal | None = None

    @property
    def key(self) -> str:
        return f"{self.worker}.{self.field}"

    @property
    def is_time(self) -> bool:
        return self.unit in TIMES


@dataclass(frozen=True)
class Comparison:
    """Two like quantities, ours and a peer's, by their keys."""

    label: str
    ours: str
    peer: str
    goal: Goal | None = None


WORKERS: Final = (
    Worker("playout", OURS, "playout"),
    Worker("clone", OURS, "clone"),
    Worker("driven", OURS, "driven"),
    Worker("interpreted", OURS, "playout", is_interpreted=True),
    Worker("version", OURS, "version"),
    Worker("catanatron-play", "catanatron", "play"),
    Worker("catanatron-copy", "catanatron", "copy"),
    Worker("backgammon-driven", "open_spiel", "driven-backgammon"),
    Worker("chess-driven", "open_spiel", "driven-chess"),
    Worker("go9-driven", "open_spiel", "driven-go9"),
    Worker("backgammon-rollouts", "open_spiel", "rollouts-backgammon"),
    Worker("chess-rollouts", "open_spiel", "rollouts-chess"),
)

QUANTITIES: Final = (
    Quantity(
        "playout", "actions_per_s", "playout actions/s, with chance", "1/s", Goal(600_000, floor=300_000)
    ),
    Quantity("playout", "decisions_per_s", "playout decisions/s", "1/s"),
    Quantity("playout", "choices_per_s", "playout choices/s", "1/s"),
    Quantity("playout", "options_per_s", "playout options/s", "1/s"),
    Quantity("playout", "playouts_per_s", "playouts/s", "1/s"),
    Quantity("playout", "decision_share", "decisions among actions, %", "%"),
    Quantity("clone", "clone_us", "clone in mid-game, µs", "µs", Goal(1.0, floor=2.0)),
    Quantity("driven", "decisions_per_s", "Python loop, decisions/s", "1/s", Goal(200_000)),
    Quantity("interpreted", "actions_per_s", "interpreted, actions/s", "1/s", Goal(15_000)),
    Quantity("interpreted", "decisions_per_s", "interpreted, decisions/s", "1/s"),
    Quantity("version", "wall_s", "--version, wall s", "s", Goal(0.3)),
    Quantity("version", "cpu_s", "--version, CPU s", "s"),
    Quantity("catanatron-play", "decisions_per_s", "4 players, decisions/s", "1/s"),
    Quantity("catanatron-play", "choices_per_s", "4 players, choices/s", "1/s"),
    Quantity("catanatron-play", "games_per_s", "4 players, games/s", "1/s"),
    Quantity("catanatron-copy", "copy_us", "copy in mid-game, µs", "µs"),
    Quantity("backgammon-driven", "decisions_per_s", "backgammon, Python, decisions/s", "1/s"),
    Quantity("chess-driven", "decisions_per_s", "chess, Python, decisions/s", "1/s"),
    Quantity("go9-driven", "decisions_per_s", "go 9x9, Python, decisions/s", "1/s"),
    Quantity("backgammon-rollouts", "nodes_per_s", "backgammon, C++, nodes/s", "1/s"),
    Quantity("backgammon-rollouts", "options_per_s", "backgammon, C++, options/s", "1/s"),
    Quantity("backgammon-rollouts", "playouts_per_s", "backgammon, C++, rollouts/s", "1/s"),
    Quantity("chess-rollouts", "nodes_per_s", "chess, C++, nodes/s", "1/s"),
    Quantity("chess-rollouts", "options_per_s", "chess, C++, options/s", "1/s"),
    Quantity("chess-rollouts", "playouts_per_s", "chess, C++, rollouts/s", "1/s"),
)

# Decisions are compared with decisions, and nodes (decisions and chance) with nodes. Games ask questions of
# different sizes, so the playouts are also compared by real choices and by options listed, without a goal.
# The goals of the clone, the Python loop and the interpreter are the absolute goals over what the peers did
# when these were set.
COMPARISONS: Final = (
    Comparison(
        "playout decisions : catanatron",
        "playout.decisions_per_s",
        "catanatron-play.decisions_per_s",
        Goal(20.0),
    ),
    Comparison(
        "playout nodes : C++ backgammon",
        "playout.actions_per_s",
        "backgammon-rollouts.nodes_per_s",
        Goal(2.0),
    ),
    Comparison("playout nodes : C++ chess", "playout.actions_per_s", "chess-rollouts.nodes_per_s", Goal(2.0)),
    Comparison("playout choices : catanatron", "playout.choices_per_s", "catanatron-play.choices_per_s"),
    Comparison(
        "playout options : C++ backgammon", "playout.options_per_s", "backgammon-rollouts.options_per_s"
    ),
    Comparison("playout options : C++ chess", "playout.options_per_s", "chess-rollouts.options_per_s"),
    Comparison("clone : catanatron copy", "clone.clone_us", "catanatron-copy.copy_us", Goal(70.0)),
    Comparison(
        "Python loop : catanatron", "driven.decisions_per_s", "catanatron-play.decisions_per_s", Goal(10.0)
    ),
    Comparison(
        "Python loop : backgammon", "driven.decisions_per_s", "backgammon-driven.decisions_per_s", Goal(4.5)
    ),
    Comparison("Python loop : chess", "driven.decisions_per_s", "chess-driven.decisions_per_s", Goal(1.7)),
    Comparison("Python loop : go 9x9", "driven.decisions_per_s", "go9-driven.decisions_per_s", Goal(0.6)),
    Comparison(
        "interpreted : catanatron",
        "interpreted.decisions_per_s",
        "catanatron-play.decisions_per_s",
        Goal(0.8),
    ),
)
