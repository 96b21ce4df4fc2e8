"""What is settled before the first entry of a match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from landrush.engine.state import State
from landrush.errors import BadOption
from landrush.games import game as game_named
from landrush.match import fairness
from landrush.match.clocks import Control, read_control
from landrush.match.seats import Holder, seated
from landrush.match.takeback import FREE, OWN_TURN
from landrush.messages import Reason


@dataclass(frozen=True)
class Setup:
    """The game before its first entry, who sits where, and the terms."""

    start: State
    options: Mapping[str, Any]
    holders: Sequence[Holder]
    # How far decisions can be taken back.
    undo: str
    control: Control
    # None where the seed is still secret and known only to another.
    seed: bytes | None
    commitment: str
    # One for each seat that decides, empty where it gives none.
    contributions: Sequence[str]
    # The position that stands for a new game, as JSON.
    position: str | None
    # Whether everybody agreed to hints before the game; who plays alone or against bots needs no agreement.
    hints: bool = False


def new_setup(
    game: str,
    seats: Sequence[str],
    seed: int | bytes | None,
    components: str | Path | None,
    contributions: Sequence[str],
    clock: str,
    online: bool,
    position: str | None,
    hints: bool,
    options: Mapping[str, Any],
) -> Setup:
    """The setup of a new match. Raises BadOption and what `Game.new` and `Game.from_json` raise."""
    found = game_named(game)
    if position is None:
        start = found.new(len(seats), components=components, **options)
        chosen = found.check_options(options, len(seats))
    else:
        if options:
            raise BadOption(Reason("error-load-options"))
        start, chosen = found.from_json(position, components=components), {}
    secret = fairness.known_seed(seed) if isinstance(seed, int) else seed or fairness.new_seed()
    lines = [fairness.checked_contribution(text) for text in contributions]
    for given in (seats, lines or seats):
        check_seats(given, start)
    return Setup(
        start,
        chosen,
        seated(seats, start.seats),
        OWN_TURN if online else FREE,
        read_control(clock),
        secret,
        fairness.commitment(secret),
        lines or [""] * start.deciders,
        position,
        hints,
    )


def check_seats(given: Sequence[str], start: State) -> None:
    """One for each seat that decides. Raises BadOption."""
    if len(given) != start.deciders:
        raise BadOption(Reason("error-seats", {"need": start.deciders, "have": len(given)}))
