"""The training: rounds of games against itself, learning from the last ones, and a look at the strength."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from math import ceil
from pathlib import Path
from time import monotonic
from typing import Any

import numpy as np
from threadpoolctl import threadpool_limits  # type: ignore[import-untyped]

from landrush.bots.models import arrays_of, file_of, read_bytes
from landrush.engine.game import Game
from landrush.errors import BadOption
from landrush.games import game
from landrush.messages import Reason, plain
from landrush.simulation import derived_seed
from landrush.training import checkpoint
from landrush.training.card import card
from landrush.training.checkpoint import Training, write_whole
from landrush.training.evaluation import calibration, strength
from landrush.training.net import Adam, Loss, Net, fresh, gradients, packed
from landrush.training.plots import calibration_plot, strength_plot
from landrush.training.recipe import KEPT, Recipe, written
from landrush.training.targets import Rows, joined, picked
from landrush.training.work import Workers, bundles, play_bundle, workers

MODEL = "model.npz"

# Hears how many games of the training are played, and what its curve last said.
Tell = Callable[[int, dict[str, Any]], None]


def begin(folder: Path, recipe: Recipe, is_resumed: bool) -> Training:
    """Where a folder's training stands, or a new one. Raises BadOption."""
    at = {"folder": plain(str(folder))}
    kept = folder / KEPT
    if kept.exists() and not is_resumed:
        raise BadOption(Reason("error-train-exists", at))
    if is_resumed and not kept.exists():
        raise BadOption(Reason("error-train-nothing", at))
    if is_resumed and kept.read_text(encoding="utf-8") != written(recipe):
        raise BadOption(Reason("error-train-other", at))
    if is_resumed and (found := checkpoint.load(folder)) is not None:
        return found
    net = first_net(recipe)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        write_whole(kept, written(recipe).encode())
    except OSError as error:
        raise BadOption(Reason("error-train-folder", {**at, "why": plain(error.strerror)})) from None
    return Training(net, Adam(net))


def first_net(recipe: Recipe) -> Net:
    """The weights of the first round: those of another value function, or new ones. Raises BadOption."""
    found = game(recipe.game)
    generator = np.random.default_rng(derived_seed(recipe.seed, "net"))
    net = fresh(len(found.features), recipe.hidden, generator)
    if not recipe.begins_with:
        return net
    file = file_of(found, recipe.begins_with)
    known = arrays_of(found, read_bytes(file), str(file))
    if [each.shape for each in known] != [each.shape for each in net]:
        raise BadOption(Reason("error-train-begins", {"file": plain(str(file))}))
    return [np.array(each.numbers, np.float32).reshape(each.shape) for each in known]


def train(folder: Path, recipe: Recipe, training: Training, jobs: int, tell: Tell) -> str:
    """Train to the end, write everything that comes of it, and give the hash of the model."""
    found = game(recipe.game)
    # With more threads NumPy rounds otherwise, and the processes have the cores already.
    with threadpool_limits(1), workers(jobs) as work:
        replay = [
            play(work, recipe, model, training.rounds - len(training.players) + i, lambda games: None)
            for i, model in enumerate(training.players)
        ]
        while training.rounds < recipe.rounds:
            advance(work, found, recipe, training, replay, tell)
            checkpoint.save(folder, training)
            write_whole(folder / MODEL, packed(training.net, recipe.features))
            write_curves(folder, {"curve": training.curve})
        model = packed(training.net, recipe.features)
        predictions = calibration(work, recipe, training.net, model)
    write_curves(folder, {"curve": training.curve, "calibration": predictions})
    write_whole(folder / "strength.svg", strength_plot(found, training.curve))
    write_whole(folder / "calibration.svg", calibration_plot(found, predictions))
    write_whole(folder / "README.md", card(found, recipe, training, predictions, model).encode())
    return sha256(model).hexdigest()


def advance(
    work: Workers, found: Game, recipe: Recipe, training: Training, replay: list[Rows], tell: Tell
) -> None:
    """One round."""
    began = monotonic()
    number = training.rounds
    model = player(found, recipe, training)
    last = training.curve[-1] if training.curve else {}
    new = play(work, recipe, model, number, lambda games: tell(training.games + games, last))
    training.players = [*training.players, model][-recipe.replay :]
    replay[:] = [*replay, new][-recipe.replay :]
    loss = learn(recipe, training, joined(replay), len(new.features))
    training.rounds += 1
    training.games += recipe.games
    training.rows += len(new.features)
    entry: dict[str, Any] = {"round": training.rounds, "games": training.games, **loss._asdict()}
    is_due = recipe.evaluate_every > 0 and training.rounds % recipe.evaluate_every == 0
    if is_due or training.rounds == recipe.rounds:
        entry["results"] = strength(work, found, recipe, packed(training.net, recipe.features))
    training.curve.append(entry)
    training.seconds += monotonic() - began
    tell(training.games, entry)


def player(found: Game, recipe: Recipe, training: Training) -> bytes:
    """The value function that plays the games of the next round."""
    if recipe.teacher and training.rounds < recipe.taught:
        return file_of(found, recipe.teacher).read_bytes()
    return packed(training.net, recipe.features)


def play(work: Workers, recipe: Recipe, model: bytes, number: int, tell: Callable[[int], None]) -> Rows:
    """The games of a round; they depend on the recipe, the net and the round's number alone."""
    tasks = bundles(recipe, model, f"round {number}", recipe.games, number)
    parts = []
    games = 0
    for task, rows in zip(tasks, work(play_bundle, tasks), strict=True):
        parts.append(rows)
        games += len(task.numbers)
        tell(games)
    return joined(parts)


def learn(recipe: Recipe, training: Training, rows: Rows, new: int) -> Loss:
    """Train on the rows of the last rounds, as much as the new ones ask for; the mean loss."""
    number = training.rounds
    generator = np.random.default_rng(derived_seed(recipe.seed, "learn", number))
    rate = recipe.during(recipe.rate, number)
    wanted = ceil(recipe.passes * new)
    shuffled = [generator.permutation(len(rows.features)) for _ in range(ceil(wanted / len(rows.features)))]
    order = np.concatenate(shuffled)[:wanted]
    losses = []
    for i in range(0, wanted, recipe.batch):
        batch = picked(rows, order[i : i + recipe.batch])
        loss, slopes = gradients(training.net, batch, recipe.margin_weight)
        training.adam.step(training.net, slopes, rate, recipe.decay)
        losses.append(loss)
    return Loss(*np.mean(losses, axis=0).tolist())


def write_curves(folder: Path, curves: dict[str, Any]) -> None:
    write_whole(folder / "curves.json", json.dumps(curves, indent=1).encode())
