"""What is measured, by which worker, with which goals. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OURS: Final = "landrush"

# Units of quantities that should be small.
COSTS: Final = ("µs", "ms", "s", "relative")


@dataclass(frozen=True)
class Goal:
    """What to reach, and what must not be missed. For a cost both are upper bounds."""

    target: float
    floor: float | None = None


@dataclass(frozen=True)
class Worker:
    """A process that measures one thing; `measure` is the name its script knows."""

    name: str
    engine: str
    measure: str
    game: str | None = None
    is_interpreted: bool = False
    # Libraries without which it cannot be measured.
    needs: tuple[str, ...] = ()


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
    def is_cost(self) -> bool:
        return self.unit in COSTS


@dataclass(frozen=True)
class Comparison:
    """Two like quantities, ours and a peer's, by their keys."""

    label: str
    ours: str
    peer: str
    goal: Goal | None = None


# Our games by title, with the goals of what is measured of each. Montana's goals for clone, Python loop and
# interpreter over peers are its absolute goals over what the peers did when these were set.
GAMES: Final[dict[str, str]] = {"montana": "Montana", "dice-settlers": "Dice Settlers"}
GOALS: Final[dict[str, dict[str, Goal]]] = {
    "montana": {
        "playout.actions_per_s": Goal(600_000, floor=300_000),
        "clone.clone_us": Goal(1.0, floor=2.0),
        "driven.decisions_per_s": Goal(200_000),
        "interpreted.actions_per_s": Goal(15_000),
        "record.entries_per_s": Goal(20_000),
        "record.load_ms": Goal(50.0),
        "growth.second_half": Goal(1.5),
        "search.playout_sims_per_s": Goal(2_000),
        "search.net_sims_per_s": Goal(1_500),
        "vector.steps_per_s": Goal(150_000),
        "pettingzoo.steps_per_s": Goal(5_000),
        "openspiel.actions_per_s": Goal(50_000),
        "searched playouts : catanatron": Goal(40.0),
        "decisions : catanatron": Goal(20.0),
        "nodes : C++ backgammon": Goal(2.0),
        "nodes : C++ chess": Goal(2.0),
        "clone : catanatron copy": Goal(70.0),
        "Python loop : catanatron": Goal(10.0),
        "Python loop : backgammon": Goal(4.5),
        "Python loop : chess": Goal(1.7),
        "Python loop : go 9x9": Goal(0.6),
        "interpreted : catanatron": Goal(0.8),
    },
    "dice-settlers": {
        "playout.actions_per_s": Goal(500_000, floor=400_000),
        "clone.clone_us": Goal(1.5),
        "driven.decisions_per_s": Goal(100_000),
        "interpreted.actions_per_s": Goal(10_000),
        "record.entries_per_s": Goal(20_000),
        "record.load_ms": Goal(50.0),
        "growth.second_half": Goal(1.5),
        "decisions : catanatron": Goal(15.0),
        "nodes : C++ backgammon": Goal(2.0),
        "nodes : C++ chess": Goal(2.0),
        "clone : catanatron copy": Goal(45.0),
    },
}


def game_workers(game: str) -> tuple[Worker, ...]:
    """What measures one of our games."""
    return (
        Worker(f"{game}-playout", OURS, f"playout-{game}", game),
        Worker(f"{game}-growth", OURS, f"growth-{game}", game),
        Worker(f"{game}-clone", OURS, f"clone-{game}", game),
        Worker(f"{game}-driven", OURS, f"driven-{game}", game),
        Worker(f"{game}-record", OURS, f"record-{game}", game),
        Worker(f"{game}-search", OURS, f"search-{game}", game),
        Worker(f"{game}-vector", OURS, f"vector-{game}", game, needs=("numpy",)),
        Worker(f"{game}-pettingzoo", OURS, f"pettingzoo-{game}", game, needs=("pettingzoo", "PIL")),
        Worker(f"{game}-openspiel", OURS, f"openspiel-{game}", game, needs=("numpy", "pyspiel")),
        Worker(f"{game}-interpreted", OURS, f"playout-{game}", game, is_interpreted=True),
    )


def game_quantity(game: str, measure: str, field: str, label: str, unit: str) -> Quantity:
    """A quantity of one of our games, with its goal if it has one."""
    return Quantity(f"{game}-{measure}", field, label, unit, GOALS[game].get(f"{measure}.{field}"))


def game_quantities(game: str) -> tuple[Quantity, ...]:
    """What is known of one of our games."""
    return (
        game_quantity(game, "playout", "actions_per_s", "playout actions/s, with chance", "1/s"),
        game_quantity(game, "playout", "decisions_per_s", "playout decisions/s", "1/s"),
        game_quantity(game, "playout", "choices_per_s", "playout choices/s", "1/s"),
        game_quantity(game, "playout", "options_per_s", "playout options/s", "1/s"),
        game_quantity(game, "playout", "playouts_per_s", "playouts/s", "1/s"),
        game_quantity(game, "playout", "decision_share", "decisions among actions, %", "%"),
        game_quantity(game, "growth", "second_half", "action in the second half : first", "relative"),
        game_quantity(game, "clone", "clone_us", "clone in mid-game, µs", "µs"),
        game_quantity(game, "driven", "decisions_per_s", "Python loop, decisions/s", "1/s"),
        game_quantity(game, "record", "entries_per_s", "record read and checked, entries/s", "1/s"),
        game_quantity(game, "record", "load_ms", "record of a finished game, ms", "ms"),
        game_quantity(
            game, "search", "playout_sims_per_s", "tree search with playouts, simulations/s", "1/s"
        ),
        game_quantity(game, "search", "net_sims_per_s", "tree search with the net, simulations/s", "1/s"),
        game_quantity(game, "vector", "steps_per_s", "256 games at once, seen and masked, steps/s", "1/s"),
        game_quantity(game, "pettingzoo", "steps_per_s", "through PettingZoo, steps/s", "1/s"),
        game_quantity(game, "openspiel", "actions_per_s", "through OpenSpiel, actions/s", "1/s"),
        game_quantity(game, "interpreted", "actions_per_s", "interpreted, actions/s", "1/s"),
        game_quantity(game, "interpreted", "decisions_per_s", "interpreted, decisions/s", "1/s"),
    )


def game_comparison(game: str, label: str, ours: str, peer: str) -> Comparison:
    """One of our games beside a peer, with its goal if it has one."""
    return Comparison(f"{GAMES[game]}, {label}", f"{game}-{ours}", peer, GOALS[game].get(label))


def game_comparisons(game: str) -> tuple[Comparison, ...]:
    """One of our games beside the peers.

    Decisions are compared with decisions, and nodes (decisions and chance) with nodes. Games ask questions of
    different sizes, so the playouts are also compared by real choices and by options listed, without a goal.
    catanatron's package has no tree search: a simulation of one is at least a copy and a playout, with
    which ours is compared, tree included.
    """
    playout, driven = "playout.decisions_per_s", "driven.decisions_per_s"
    nodes, options = "playout.actions_per_s", "playout.options_per_s"
    return (
        game_comparison(game, "decisions : catanatron", playout, "catanatron-play.decisions_per_s"),
        game_comparison(game, "nodes : C++ backgammon", nodes, "backgammon-rollouts.nodes_per_s"),
        game_comparison(game, "nodes : C++ chess", nodes, "chess-rollouts.nodes_per_s"),
        game_comparison(
            game, "choices : catanatron", "playout.choices_per_s", "catanatron-play.choices_per_s"
        ),
        game_comparison(game, "options : C++ backgammon", options, "backgammon-rollouts.options_per_s"),
        game_comparison(game, "options : C++ chess", options, "chess-rollouts.options_per_s"),
        game_comparison(
            game,
            "searched playouts : catanatron",
            "search.playout_sims_per_s",
            "catanatron-play.games_per_s",
        ),
        game_comparison(game, "clone : catanatron copy", "clone.clone_us", "catanatron-copy.copy_us"),
        game_comparison(game, "Python loop : catanatron", driven, "catanatron-play.decisions_per_s"),
        game_comparison(game, "Python loop : backgammon", driven, "backgammon-driven.decisions_per_s"),
        game_comparison(game, "Python loop : chess", driven, "chess-driven.decisions_per_s"),
        game_comparison(game, "Python loop : go 9x9", driven, "go9-driven.decisions_per_s"),
        game_comparison(game, "at once : pgx backgammon", "vector.steps_per_s", "pgx-backgammon.steps_per_s"),
        game_comparison(game, "at once : pgx go 9x9", "vector.steps_per_s", "pgx-go9.steps_per_s"),
        game_comparison(
            game,
            "PettingZoo : its connect four",
            "pettingzoo.steps_per_s",
            "pettingzoo-connect-four.steps_per_s",
        ),
        game_comparison(game, "PettingZoo : its go", "pettingzoo.steps_per_s", "pettingzoo-go.steps_per_s"),
        game_comparison(
            game, "OpenSpiel : its backgammon", "openspiel.actions_per_s", "backgammon-driven.nodes_per_s"
        ),
        game_comparison(
            game, "record entries : catanatron", "record.entries_per_s", "catanatron-play.decisions_per_s"
        ),
        game_comparison(
            game,
            "interpreted : catanatron",
            "interpreted.decisions_per_s",
            "catanatron-play.decisions_per_s",
        ),
    )


WORKERS: Final = (
    *(worker for game in GAMES for worker in game_workers(game)),
    Worker("version", OURS, "version"),
    Worker("catanatron-play", "catanatron", "play"),
    Worker("catanatron-copy", "catanatron", "copy"),
    Worker("backgammon-driven", "open_spiel", "driven-backgammon"),
    Worker("chess-driven", "open_spiel", "driven-chess"),
    Worker("go9-driven", "open_spiel", "driven-go9"),
    Worker("backgammon-rollouts", "open_spiel", "rollouts-backgammon"),
    Worker("chess-rollouts", "open_spiel", "rollouts-chess"),
    Worker("pgx-backgammon", "pgx", "backgammon"),
    Worker("pgx-go9", "pgx", "go_9x9"),
    Worker("pettingzoo-connect-four", "pettingzoo", "connect_four_v3"),
    Worker("pettingzoo-go", "pettingzoo", "go_v5"),
)

QUANTITIES: Final = (
    *(quantity for game in GAMES for quantity in game_quantities(game)),
    Quantity("version", "wall_s", "--version, wall s", "s", Goal(0.3)),
    Quantity("version", "cpu_s", "--version, CPU s", "s"),
    Quantity("catanatron-play", "decisions_per_s", "4 players, decisions/s", "1/s"),
    Quantity("catanatron-play", "choices_per_s", "4 players, choices/s", "1/s"),
    Quantity("catanatron-play", "games_per_s", "4 players, games/s", "1/s"),
    Quantity("catanatron-copy", "copy_us", "copy in mid-game, µs", "µs"),
    Quantity("backgammon-driven", "decisions_per_s", "backgammon, Python, decisions/s", "1/s"),
    Quantity("backgammon-driven", "nodes_per_s", "backgammon, Python, nodes/s", "1/s"),
    Quantity("chess-driven", "decisions_per_s", "chess, Python, decisions/s", "1/s"),
    Quantity("go9-driven", "decisions_per_s", "go 9x9, Python, decisions/s", "1/s"),
    Quantity("backgammon-rollouts", "nodes_per_s", "backgammon, C++, nodes/s", "1/s"),
    Quantity("backgammon-rollouts", "options_per_s", "backgammon, C++, options/s", "1/s"),
    Quantity("backgammon-rollouts", "playouts_per_s", "backgammon, C++, rollouts/s", "1/s"),
    Quantity("chess-rollouts", "nodes_per_s", "chess, C++, nodes/s", "1/s"),
    Quantity("chess-rollouts", "options_per_s", "chess, C++, options/s", "1/s"),
    Quantity("chess-rollouts", "playouts_per_s", "chess, C++, rollouts/s", "1/s"),
    Quantity("pgx-backgammon", "steps_per_s", "backgammon, 256 games at once, steps/s", "1/s"),
    Quantity("pgx-go9", "steps_per_s", "go 9x9, 256 games at once, steps/s", "1/s"),
    Quantity("pettingzoo-connect-four", "steps_per_s", "connect four, steps/s", "1/s"),
    Quantity("pettingzoo-go", "steps_per_s", "go 19x19, steps/s", "1/s"),
)

COMPARISONS: Final = tuple(comparison for game in GAMES for comparison in game_comparisons(game))
