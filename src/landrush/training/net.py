"""A small net in NumPy: what it says, how it learns, and its file."""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from io import BytesIO
from typing import NamedTuple

import numpy as np

from landrush.bots.value import MARGIN, OUTPUTS, PLAYERS
from landrush.training.targets import Array, Rows

# Adam's usual settings.
MEMORY, SQUARES_MEMORY, TINY = 0.9, 0.999, 1e-8
# So that the same weights are the same bytes.
LONG_AGO = (1980, 1, 1, 0, 0, 0)
# A logit that is as good as none.
NOBODY = np.float32(-1e9)

# Weights and bias of each layer in turn.
Net = list[Array]


class Loss(NamedTuple):
    """How far the net is off: in nats for who wins, squared for the margin.

    `ignorance` is how far off in nats who gives everybody equal shares would be.
    """

    shares: float
    margin: float
    ignorance: float


def fresh(inputs: int, hidden: Sequence[int], generator: np.random.Generator) -> Net:
    """A net that has learnt nothing and judges all alike."""
    net = []
    for width in hidden:
        weights = generator.standard_normal((inputs, width)) * np.sqrt(2 / inputs)
        net += [weights.astype(np.float32), np.zeros(width, np.float32)]
        inputs = width
    return [*net, np.zeros((inputs, OUTPUTS), np.float32), np.zeros(OUTPUTS, np.float32)]


def signals(net: Net, features: Array) -> list[Array]:
    """What goes into each layer, and last the outputs."""
    out = [features]
    for i in range(0, len(net), 2):
        signal = out[-1] @ net[i] + net[i + 1]
        out.append(np.maximum(signal, 0) if i < len(net) - 2 else signal)
    return out


def predicted(outputs: Array, seats: np.ndarray[tuple[int, ...], np.dtype[np.int32]]) -> Array:
    """Shares of the victory from the outputs of rows."""
    logits = np.where(np.arange(PLAYERS) < seats[:, None], outputs[:, :PLAYERS], NOBODY)
    powers = np.exp(logits - logits.max(axis=1, keepdims=True))
    found: Array = powers / powers.sum(axis=1, keepdims=True)
    return found


def gradients(net: Net, rows: Rows, margin_weight: float) -> tuple[Loss, Net]:
    """How far the net is off on these rows, and which way each number should not go."""
    layers = signals(net, rows.features)
    outputs = layers[-1]
    shares = predicted(outputs, rows.seats)
    off = outputs[:, MARGIN] - rows.margins
    n = len(off)
    entropy = -(rows.shares * np.log(np.maximum(shares, 1e-12))).sum() / n
    back = np.zeros_like(outputs)
    back[:, :PLAYERS] = (shares * rows.shares.sum(axis=1, keepdims=True) - rows.shares) / n
    back[:, MARGIN] = 2 * margin_weight * off / n
    out: Net = []
    for i in range(len(net) - 2, -1, -2):
        out = [layers[i // 2].T @ back, back.sum(axis=0), *out]
        if i > 0:
            back = (back @ net[i].T) * (layers[i // 2] > 0)
    ignorance = np.log(rows.seats).mean()
    return Loss(float(entropy), float(np.mean(off * off)), float(ignorance)), out


class Adam:
    """Steps of a size of its own for each number."""

    def __init__(self, net: Net) -> None:
        self.steps = 0
        self.means = [np.zeros_like(each) for each in net]
        self.squares = [np.zeros_like(each) for each in net]

    def step(self, net: Net, slopes: Net, rate: float, decay: float) -> None:
        """Change the net; weights, not biases, decay."""
        self.steps += 1
        scale = rate * np.sqrt(1 - SQUARES_MEMORY**self.steps) / (1 - MEMORY**self.steps)
        for each, slope, mean, square in zip(net, slopes, self.means, self.squares, strict=True):
            mean += (1 - MEMORY) * (slope - mean)
            square += (1 - SQUARES_MEMORY) * (slope * slope - square)
            if each.ndim == 2:
                each *= np.float32(1 - rate * decay)
            each -= np.float32(scale) * mean / (np.sqrt(square) + np.float32(TINY))


def packed(net: Net, features: str) -> bytes:
    """The net as an .npz file; `features` is the hash of what it reads."""
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for i, each in enumerate(net):
            part = BytesIO()
            np.lib.format.write_array(part, np.ascontiguousarray(each, "<f4"), (1, 0), allow_pickle=False)
            add(archive, f"{'bias' if i % 2 else 'weights'}{i // 2}.npy", part.getvalue())
        add(archive, "features.txt", features.encode())
    return file.getvalue()


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    """Add a file that says nothing about when and where it was made."""
    entry = zipfile.ZipInfo(name, LONG_AGO)
    entry.create_system = 3
    archive.writestr(entry, content)
