"""Positions, matches and value functions that judge them: any weights do."""

from __future__ import annotations

import io
import random
import struct
import zipfile
from pathlib import Path

from values import blocked, weights

from landrush.bots.models import schema
from landrush.bots.value import OUTPUTS, Value
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.games import game
from landrush.match.match import Match

WIN = (Path(__file__).parent / "positions" / "montana-build-wins.json").read_text(encoding="utf-8").strip()
# A turn that wins: every one that does begins so.
WINNING_LINE = ("build C3", "trade grain", "build B1", "end")
WINNING = WINNING_LINE[0]


def before_a_win() -> State:
    """The last turn of Montana: who begins by building on C3 can win, and who does anything else cannot."""
    return game("montana").from_json(WIN)


def last_turn(*moves: str) -> Match:
    """The match from that position on, with these moves and then the only ones that are left."""
    match = Match.new("montana", ["human", "human"], 1, position=WIN)
    for move in moves:
        match.submit(match.state.to_move, move)
    while not match.is_over:
        match.submit(match.state.to_move, match.state.legal_actions()[0])
    return match


def at_random(name: str, players: int, seed: int, decisions: int) -> Match:
    """A match of so many random decisions."""
    match = Match.new(name, ["human"] * players, seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if not match.is_over:
            match.submit(match.state.to_move, rng.choice(match.state.legal_actions()))
    return match


def choice(name: str, players: int, seed: int, decisions: int) -> State:
    """A position after at least so many random decisions in which there are several options."""
    match = at_random(name, players, seed, decisions)
    while len(match.state.legal_actions()) == 1:
        match.submit(match.state.to_move, match.state.legal_actions()[0])
    return match.state


def only(of: Game, feature: str, weight: float) -> Value:
    """A value function that sees nothing but this feature."""
    rows = [[weight if name == feature else 0.0] + [0.0] * (OUTPUTS - 1) for name in of.features]
    return Value([blocked(rows, [0.0] * OUTPUTS)])


def model_file(folder: Path, of: Game, *hidden: int) -> Path:
    """A value function as a file."""
    path = folder / f"{of.name}.npz"
    with zipfile.ZipFile(path, "w") as archive:
        for number, (rows, bias) in enumerate(weights(of, *hidden)):
            flat = [each for row in rows for each in row]
            archive.writestr(f"weights{number}.npy", npy((len(rows), len(bias)), flat))
            archive.writestr(f"bias{number}.npy", npy((len(bias),), bias))
        archive.writestr("features.txt", schema(of))
    return path


def npy(shape: tuple[int, ...], numbers: list[float]) -> bytes:
    """An .npy file of single-precision numbers."""
    header = repr({"descr": "<f4", "fortran_order": False, "shape": shape}).encode() + b"\n"
    out = io.BytesIO()
    out.write(b"\x93NUMPY\x01\x00" + len(header).to_bytes(2, "little") + header)
    out.write(struct.pack(f"<{len(numbers)}f", *numbers))
    return out.getvalue()
