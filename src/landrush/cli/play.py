"""landrush play: a game in the terminal, for people and bots in any mix; session.py plays it."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from rich.console import Console

from landrush.cli.session import HUMAN, STYLES, Drawing, Session, seat_names
from landrush.cli.values import (
    add_components,
    add_game,
    add_options,
    bad_seed,
    check_bot,
    chosen_words,
    whole,
)
from landrush.component_files import read_text
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.errors import BadOption, BadPosition
from landrush.games import PACKAGES, game
from landrush.l10n import message
from landrush.messages import Reason
from landrush.simulation import MAX_SEED, read_options

DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_game(parser)
    parser.add_argument(
        "--seats",
        metavar="S,S,...",
        help=message("cli-play-seats"),
    )
    parser.add_argument("--seed", type=whole, metavar="S", help=message("cli-play-seed"))
    add_components(parser)
    add_options(parser, message("cli-play-option"))
    parser.add_argument("--load", metavar=message("cli-word-file"), help=message("cli-play-load"))
    parser.add_argument("--pause", action=argparse.BooleanOptionalAction, help=message("cli-play-pause"))


def run(args: argparse.Namespace) -> int:
    """Play until the end, or until the player leaves."""
    found = game(args.game)
    if args.seed is not None and not 0 <= args.seed <= MAX_SEED:
        raise BadOption(bad_seed(args.seed))
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    options = read_options(found, args.option)
    state = new_or_loaded(found, args, options)
    seats = read_seats(args.seats, state.deciders)
    if isinstance(sys.stdin, TextIOWrapper):
        # A byte that is no text is no reason to stop.
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        # With readline, input() lets one edit and repeat lines.
        with suppress(ImportError):
            import_module("readline")
    draw = import_module(PACKAGES[found.name] + ".draw")
    names = seat_names(state)
    drawing: Drawing = draw.Drawing(state.game, names, STYLES)
    console = Console(highlight=False, markup=False, emoji=False)
    for name, value in options.items():
        if value != found.options[name][0]:
            console.print(chosen_words(found, name, value))
    try:
        Session(console, state, drawing, names, seats, seed, bool(args.pause)).play()
    except KeyboardInterrupt:
        console.print()
        raise
    return 0


def new_or_loaded(found: Game, args: argparse.Namespace, options: Mapping[str, Any]) -> State:
    """A new game for these seats, or the saved one. Raises BadOption and the other errors of bad input."""
    if args.load is None:
        players = args.seats.count(",") + 1 if args.seats is not None else DEFAULT_PLAYERS
        return found.new(players, components=args.components, **options)
    if options:
        raise BadOption(Reason("error-load-options"))
    text = read_text(args.load, BadPosition)
    try:
        return found.from_json(text, components=args.components)
    except BadPosition as error:
        detail = str(error).removeprefix("position: ")
        raise BadPosition(Reason("error-position-file", {"file": args.load, "detail": detail})) from None


def read_seats(text: str | None, players: int) -> list[str]:
    """Who sits where. Raises BadOption."""
    seats = [HUMAN, *[DEFAULT_BOT] * (players - 1)]
    if text is not None:
        seats = [name.strip() for name in text.split(",")]
    if len(seats) != players:
        raise BadOption(Reason("error-load-players", {"players": players, "seats": len(seats)}))
    for name in seats:
        if name != HUMAN:
            check_bot(name)
    return seats
