"""Where a training stands, in a file that is always whole."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from landrush.errors import BadOption
from landrush.messages import Reason, plain
from landrush.training.net import Adam, Net

NAME = "checkpoint.npz"


@dataclass
class Training:
    """Everything that the next rounds depend on."""

    net: Net
    adam: Adam
    # Rounds that are over.
    rounds: int = 0
    games: int = 0
    rows: int = 0
    seconds: float = 0.0
    curve: list[dict[str, Any]] = field(default_factory=list)
    # The nets that played the last rounds: their games can be played anew, so the rows need not be kept.
    players: list[bytes] = field(default_factory=list)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that there is the old one or the new one, whatever happens."""
    other = path.with_name(f".{path.name}.new")
    with other.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(other, path)


def save(folder: Path, training: Training) -> None:
    """Write the checkpoint."""
    told = {name: getattr(training, name) for name in ("rounds", "games", "rows", "seconds", "curve")}
    told["steps"] = training.adam.steps
    arrays: dict[str, Any] = {"told": np.frombuffer(json.dumps(told).encode(), np.uint8)}
    parts = {"net": training.net, "means": training.adam.means, "squares": training.adam.squares}
    for name, part in parts.items():
        arrays |= {f"{name}{i}": each for i, each in enumerate(part)}
    players = enumerate(training.players)
    arrays |= {f"players{i}": np.frombuffer(each, np.uint8) for i, each in players}
    file = BytesIO()
    np.savez(file, **arrays)
    write_whole(folder / NAME, file.getvalue())


def load(folder: Path) -> Training | None:
    """The checkpoint of a folder, if there is one. Raises BadOption."""
    path = folder / NAME
    if not path.exists():
        return None
    try:
        with np.load(path, allow_pickle=False) as file:
            arrays = dict(file)
        told = json.loads(arrays["told"].tobytes())
        steps = told.pop("steps")
        training = Training(listed(arrays, "net"), Adam([]), **told)
        training.adam.steps = steps
        training.adam.means = listed(arrays, "means")
        training.adam.squares = listed(arrays, "squares")
        training.players = [each.tobytes() for each in listed(arrays, "players")]
    except (OSError, ValueError, KeyError, TypeError) as error:
        reason = Reason("error-train-checkpoint", {"file": plain(str(path)), "why": plain(error)})
        raise BadOption(reason) from None
    return training


def listed(arrays: dict[str, Any], name: str) -> list[Any]:
    """The arrays of a numbered name, in order."""
    return [arrays[f"{name}{i}"] for i in range(sum(f"{name}{i}" in arrays for i in range(len(arrays))))]
