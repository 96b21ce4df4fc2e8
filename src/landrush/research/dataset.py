"""Games as a table: a row for each decision, with what the seat saw, could do and did, and what came of it.

docs/research.md has the schema. Observations are float32, as in all other interfaces.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from landrush.extras import needing

with needing("dataset"):
    import numpy as np
    from numpy.typing import NDArray

from landrush.bots import bot, finish
from landrush.engine.game import Game
from landrush.engine.playout import LIMIT
from landrush.engine.state import CHANCE, OVER, State
from landrush.errors import BadOption
from landrush.match.entries import MOVE
from landrush.match.fairness import known_seed, outcome
from landrush.match.match import Match
from landrush.messages import Reason, plain
from landrush.research.encoding import encoder, results
from landrush.research.version import VERSIONS, schema
from landrush.simulation import Plan, bot_seed, derived_seed, leave_interrupts_to_parent, start

if TYPE_CHECKING:
    import pyarrow as pa

PARTIAL = ".part"


class Played(NamedTuple):
    """A game's decisions, in order."""

    # The seed that repeats the game, or the name of its record.
    name: str
    players: int
    # Who sat in each seat.
    bots: list[str]
    seats: NDArray[np.int8]
    numbers: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int16]
    # What the game was worth to each seat; None if it was not finished.
    worth: list[float] | None
    scores: list[int]


class Counts(NamedTuple):
    """How much was written."""

    games: int
    decisions: int


class Notes:
    """Collects decisions while a game is played."""

    def __init__(self, game: Game) -> None:
        self.encoder = encoder(game.name)
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.numbers: list[bytes] = []
        self.masks: list[NDArray[Any]] = []

    def note(self, state: State, action: int) -> None:
        """The decision that is about to be carried out."""
        seat = state.to_move
        state.observe(seat, self.encoder.buffer, 0)
        self.seats.append(seat)
        self.actions.append(action)
        self.numbers.append(self.encoder.numbers.tobytes())
        self.masks.append(self.encoder.mask(state, seat))

    def played(self, name: str, bots: list[str], state: State) -> Played:
        """All of it, with how it ended."""
        return Played(
            name,
            state.deciders,
            bots,
            np.array(self.seats, np.int8),
            np.frombuffer(b"".join(self.numbers), np.uint8).reshape(-1, self.encoder.size),
            np.array(self.masks, np.bool_).reshape(-1, self.encoder.actions),
            np.array(self.actions, np.int16),
            results(state) if state.to_move == OVER else None,
            state.scores()[: state.deciders],
        )


def from_record(path: str | Path, components: str | Path | None = None) -> tuple[Game, Played]:
    """The decisions of a record that count. Raises BadRecord."""
    match = Match.load(path, components=components)
    state = match.setup.start.clone()
    notes = Notes(state.game)
    for entry in match.line:
        if entry.kind == MOVE:
            notes.note(state, entry.value)
        state.do(entry.value)
    holders = [f"{holder.kind}:{holder.name}" if holder.name else holder.kind for holder in match.holders]
    return state.game, notes.played(Path(path).name, holders, state)


def from_bots(plan: Plan, index: int) -> Played:
    """Game number `index` of a plan: the same that `landrush simulate` plays."""
    seed = derived_seed(plan.seed, "game", index)
    state = start(plan).clone()
    secret, contributions = known_seed(seed), [""] * len(plan.bots)
    bots = [bot(name, bot_seed(seed, seat)) for seat, name in enumerate(plan.bots)]
    notes = Notes(state.game)
    chances = 0
    try:
        while state.to_move != OVER and len(notes.actions) + chances < LIMIT:
            if state.to_move == CHANCE:
                chances += 1
                state.do(outcome(state, secret, contributions, chances))
            else:
                action = bots[state.to_move].choose(state)
                notes.note(state, action)
                state.apply(action)
    finally:
        finish(bots, state)
    return notes.played(str(seed), list(plan.bots), state)


@contextmanager
def selfplay(plan: Plan, games: int, jobs: int) -> Iterator[Iterator[Played]]:
    """Games of bots one by one, in this process or in several; at the end no process is left."""
    one = partial(from_bots, plan)
    if jobs == 1 or games == 1:
        yield map(one, range(games))
        return
    with get_context("spawn").Pool(min(jobs, games), leave_interrupts_to_parent) as pool:
        yield pool.imap(one, range(games))
        pool.close()
        pool.join()


def write(path: Path, game: Game, played: Iterable[Played]) -> Counts:
    """Write games as Parquet and count them. A file that is there is not written over. Raises BadOption."""
    from pyarrow import parquet

    if path.exists():
        raise BadOption(Reason("error-dataset-there", {"file": plain(path)}))
    part = path.with_name(path.name + PARTIAL)
    games = decisions = 0
    try:
        form = table_schema(game)
        with parquet.ParquetWriter(part, form, compression="zstd") as writer:
            for each in played:
                writer.write_table(table(game, each, form))
                games += 1
                decisions += len(each.actions)
        os.replace(part, path)
    except OSError as error:
        raise BadOption(Reason("error-dataset-write", {"file": plain(path), "why": plain(error)})) from None
    finally:
        part.unlink(missing_ok=True)
    return Counts(games, decisions)


def table_schema(game: Game) -> pa.Schema:
    """The columns, and in the metadata what the numbers of an observation are."""
    import pyarrow as pa

    found = encoder(game.name)
    fields = [
        pa.field("game", pa.string()),
        pa.field("move", pa.int32()),
        pa.field("players", pa.int8()),
        pa.field("seat", pa.int8()),
        pa.field("bot", pa.string()),
        pa.field("observation", pa.list_(pa.float32(), found.size)),
        pa.field("mask", pa.list_(pa.bool_(), found.actions)),
        pa.field("action", pa.int16()),
        pa.field("result", pa.float32()),
        pa.field("score", pa.int16()),
    ]
    about = {
        "game": game.name,
        "version": VERSIONS[game.name],
        "schema": schema(game),
        "rules": game.rules_version,
        "components": game.components.digest,
        "observation": found.names,
        "scale": [seen.scale for seen in game.observation],
    }
    return pa.schema(fields, {"landrush": json.dumps(about)})


def table(game: Game, played: Played, form: pa.Schema) -> pa.Table:
    """A game as rows."""
    import pyarrow as pa

    found = encoder(game.name)
    count = len(played.actions)
    seen = (played.numbers * found.factors).astype(np.float32)
    worth = None if played.worth is None else np.array(played.worth, np.float32)[played.seats]
    columns = [
        pa.array([played.name] * count, pa.string()),
        pa.array(np.arange(count, dtype=np.int32)),
        pa.array(np.full(count, played.players, np.int8)),
        pa.array(played.seats),
        pa.array([played.bots[seat] for seat in played.seats], pa.string()),
        pa.FixedSizeListArray.from_arrays(pa.array(seen.ravel()), found.size),
        pa.FixedSizeListArray.from_arrays(pa.array(played.masks.ravel()), found.actions),
        pa.array(played.actions),
        pa.nulls(count, pa.float32()) if worth is None else pa.array(worth),
        pa.array(np.array(played.scores, np.int16)[played.seats]),
    ]
    return pa.Table.from_arrays(columns, schema=form)
