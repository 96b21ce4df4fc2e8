"""Value functions as files: weights in an .npz without pickles, for one game's features of one version."""

from __future__ import annotations

import ast
import hashlib
import zipfile
from array import array
from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

from landrush.bots.value import OUTPUTS, WIDTH, Layer, Value
from landrush.engine.game import Game
from landrush.engine.vectors import float_vector
from landrush.errors import BadModel
from landrush.messages import Reason, plain

FOLDER = Path(__file__).parent / "models"
# What each game has.
SHIPPED = ("linear", "net")
MAGIC = b"\x93NUMPY\x01\x00"


class Array:
    """Numbers with a shape, as an .npy file has them."""

    def __init__(self, shape: tuple[int, ...], numbers: Sequence[float]) -> None:
        self.shape = shape
        self.numbers = numbers


def schema(game: Game) -> str:
    """A hash of what the features of a game are."""
    return hashlib.sha256("\n".join(game.features).encode()).hexdigest()[:16]


@cache
def named(game: Game, name: str) -> Value:
    """A value function that comes with the project, by its name, or that of a file. Raises BadModel."""
    return read_model(game, file_of(game, name))


@cache
def digest(game: Game, name: str) -> str:
    """A hash of the file of a value function. Raises BadModel."""
    return hashlib.sha256(read_bytes(file_of(game, name))).hexdigest()[:16]


def file_of(game: Game, name: str) -> Path:
    """Where a value function is: in the folder that its training made, unless it is named by its file."""
    return FOLDER / f"{game.name}-{name}" / "model.npz" if name in SHIPPED else Path(name)


def read_model(game: Game, path: Path) -> Value:
    """The value function of a file. Raises BadModel."""
    return value_of(game, read_bytes(path), str(path))


def read_bytes(path: Path) -> bytes:
    """What is in a file. Raises BadModel."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise unreadable(str(path), error) from None


def unreadable(source: str, error: Exception) -> BadModel:
    return BadModel(Reason("error-model-unreadable", {"file": plain(source), "why": plain(error)}))


def value_of(game: Game, data: bytes, source: str) -> Value:
    """The value function that a file's bytes are. Raises BadModel, which names the source."""
    arrays = arrays_of(game, data, source)
    return Value([layer(*each) for each in zip(arrays[::2], arrays[1::2], strict=True)])


def arrays_of(game: Game, data: bytes, source: str) -> list[Array]:
    """Weights and bias of each layer in turn, made for this game. Raises BadModel, which names the source."""
    try:
        arrays, features = unpack(data)
    except (ValueError, KeyError, SyntaxError, zipfile.BadZipFile) as error:
        raise unreadable(source, error) from None
    if features != schema(game):
        raise BadModel(Reason("error-model-features", {"file": plain(source), "game": game.name}))
    inputs = len(game.features)
    for weights, bias in zip(arrays[::2], arrays[1::2], strict=True):
        if weights.shape[0] != inputs or bias.shape != (weights.shape[1],):
            raise BadModel(Reason("error-model-shape", {"file": plain(source)}))
        inputs = weights.shape[1]
    if not arrays or inputs != OUTPUTS:
        raise BadModel(Reason("error-model-shape", {"file": plain(source)}))
    return arrays


def unpack(data: bytes) -> tuple[list[Array], str]:
    """Weights and bias of each layer in turn, and the hash of the features they are for."""
    with zipfile.ZipFile(BytesIO(data)) as archive:
        names = set(archive.namelist())
        arrays: list[Array] = []
        while f"weights{len(arrays) // 2}.npy" in names:
            number = len(arrays) // 2
            arrays += [npy(archive.read(f"{kind}{number}.npy")) for kind in ("weights", "bias")]
        return arrays, archive.read("features.txt").decode()


def npy(data: bytes) -> Array:
    """An .npy file of single-precision numbers in C order."""
    if not data.startswith(MAGIC):
        raise ValueError("no .npy file")
    start = 10 + int.from_bytes(data[8:10], "little")
    header = ast.literal_eval(data[10:start].decode("latin-1"))
    if header["descr"] != "<f4" or header["fortran_order"]:
        raise ValueError("not single-precision numbers in C order")
    numbers = array("f", data[start:])
    size = 1
    for length in header["shape"]:
        size *= length
    if size != len(numbers):
        raise ValueError("another length than its shape says")
    return Array(tuple(header["shape"]), numbers)


def layer(weights: Array, bias: Array) -> Layer:
    """A layer in the order that `Value` reads: by block of four outputs, then by input."""
    inputs, outputs = weights.shape
    ordered = [
        weights.numbers[i * outputs + block + k]
        for block in range(0, outputs, WIDTH)
        for i in range(inputs)
        for k in range(WIDTH)
    ]
    return Layer(inputs, outputs, float_vector(ordered), float_vector(list(bias.numbers)))
