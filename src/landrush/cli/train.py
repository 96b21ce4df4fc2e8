"""landrush train: a value function learns a game by playing against itself."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import TYPE_CHECKING, Any

from landrush.cli import INTERRUPTED
from landrush.cli.values import add_components, add_game, positive, seed
from landrush.l10n import decimal, message

if TYPE_CHECKING:
    from landrush.training.checkpoint import Training
    from landrush.training.recipe import Recipe

DEFAULT_RECIPE = "net"
FAILED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_game(parser)
    folder = message("cli-word-folder")
    parser.add_argument("--recipe", metavar="R", help=message("cli-train-recipe"))
    parser.add_argument("--out", type=Path, metavar=folder, help=message("cli-train-out"))
    parser.add_argument("--resume", action="store_true", help=message("cli-train-resume"))
    words = message("cli-train-jobs")
    parser.add_argument("--jobs", type=positive, default=cores(), metavar="J", help=words)
    add_components(parser)
    parser.add_argument("--seed", type=seed, metavar="S", help=message("cli-train-seed"))
    parser.add_argument("--rounds", type=positive, metavar="N", help=message("cli-train-rounds"))


def run(args: argparse.Namespace) -> int:
    """Train, and say what came of it."""
    from landrush.games import game
    from landrush.training.recipe import KEPT
    from landrush.training.train import begin

    found = game(args.game)
    folder = args.out or Path(f"{found.name}-{Path(args.recipe or DEFAULT_RECIPE).stem}")
    kept = folder / KEPT
    recipe = read(args, str(kept) if args.resume and kept.exists() else DEFAULT_RECIPE)
    training = begin(folder, recipe, args.resume)
    try:
        digest = follow(folder, recipe, training, args.jobs)
    except (KeyboardInterrupt, BrokenProcessPool) as error:
        command = f"landrush train {found.name} --out {folder} --resume"
        print(message("cli-train-interrupted", command=command), file=sys.stderr)
        return INTERRUPTED if isinstance(error, KeyboardInterrupt) else FAILED
    print(message("cli-train-done", folder=str(folder), hash=digest[:16]))
    return 0


def read(args: argparse.Namespace, default: str) -> Recipe:
    """The recipe with what the command line changes about it. Raises BadOption."""
    from dataclasses import replace

    from landrush.games import game
    from landrush.training.recipe import read_recipe

    recipe = read_recipe(game(args.game), args.recipe or default)
    changes = {name: getattr(args, name) for name in ("components", "seed", "rounds")}
    return replace(recipe, **{name: value for name, value in changes.items() if value is not None})


def follow(folder: Path, recipe: Recipe, training: Training, jobs: int) -> str:
    """Train with a progress bar on a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from landrush.training.train import train

    console = Console(stderr=True)
    columns = (
        *(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()),
        TextColumn("{task.fields[told]}"),
    )
    results: list[dict[str, Any]] = []
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        total = recipe.rounds * recipe.games
        name = message("cli-simulate-progress")
        task = progress.add_task(name, total=total, completed=training.games, told="")

        def tell(games: int, entry: dict[str, Any]) -> None:
            results[:] = entry.get("results", results)
            progress.update(task, completed=games, told=told(entry, results))

        return train(folder, recipe, training, jobs, tell)


def told(entry: dict[str, Any], results: list[dict[str, Any]]) -> str:
    """The loss, and shares of the victory as they were last seen."""
    if not entry:
        return ""
    parts = [message("cli-train-loss", loss=decimal(entry["shares"], 3))]
    for result in results:
        share = f"{decimal(100 * result['share'], 0)} %"
        against = {"rung": result["rung"], "players": result["players"], "share": share}
        parts.append(message("cli-train-share", **against))
    return " · ".join(parts)


def cores() -> int:
    """How many processes can run at a time."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
