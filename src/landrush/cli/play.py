"""landrush play: a game in the terminal, for people and bots in any mix; session.py plays it."""

from __future__ import annotations

import argparse
import secrets
import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path

from rich.console import Console

from landrush.bots import bot, read_names
from landrush.cli.session import HUMAN, STYLES, Drawing, Session, seat_names
from landrush.engine.game import Game
from landrush.engine.state import State
from landrush.errors import BadOption, BadPosition
from landrush.games import PACKAGES, game
from landrush.simulation import MAX_SEED, read_options

DEFAULT_BOT = "greedy"
DEFAULT_PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("game", metavar="GAME", help="montana or dice-settlers")
    parser.add_argument(
        "--seats",
        metavar="S,S,...",
        help="human, a bot or stdio:COMMAND for each player (human,greedy,greedy); human alone plays solo",
    )
    parser.add_argument("--seed", type=int, metavar="S", help="repeats the chance and the bots of a game")
    parser.add_argument("--components", metavar="FILE", help="component file of your own (TOML)")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    parser.add_argument("--load", metavar="FILE", help="continue a saved position")
    parser.add_argument(
        "--pause",
        action=argparse.BooleanOptionalAction,
        default=False,
        help="wait for Enter whenever a bot's decisions are over",
    )


def run(args: argparse.Namespace) -> int:
    """Play until the end, or until the player leaves."""
    found = game(args.game)
    if args.seed is not None and not 0 <= args.seed <= MAX_SEED:
        raise BadOption(f"a seed is a whole number from 0 to {MAX_SEED}, not {args.seed}")
    seed = secrets.randbelow(10**9) if args.seed is None else args.seed
    state = new_or_loaded(found, args)
    seats = read_seats(args.seats, state.deciders)
    for stream in (sys.stdin, sys.stdout):
        # A sign that the terminal cannot show, or a byte that is no text, is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        # With readline, input() lets one edit and repeat lines.
        with suppress(ImportError):
            import_module("readline")
    draw = import_module(PACKAGES[found.name] + ".draw")
    names = seat_names(state)
    drawing: Drawing = draw.Drawing(state.game, names, STYLES)
    console = Console(highlight=False, markup=False, emoji=False)
    try:
        Session(console, state, drawing, names, seats, seed, args.pause).play()
    except KeyboardInterrupt:
        console.print()
        raise
    return 0


def new_or_loaded(found: Game, args: argparse.Namespace) -> State:
    """A new game for these seats, or the saved one. Raises BadOption and the other errors of bad input."""
    options = read_options(found, args.option)
    if args.load is None:
        players = len(read_names(args.seats)) if args.seats is not None else DEFAULT_PLAYERS
        return found.new(players, components=args.components, **options)
    if options:
        raise BadOption("the options of a saved position are in its file")
    try:
        text = Path(args.load).read_text(encoding="utf-8")
    except OSError as error:
        raise BadPosition(f"{args.load}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadPosition(f"{args.load}: not UTF-8 text (byte {error.start})") from None
    return found.from_json(text, components=args.components)


def read_seats(text: str | None, players: int) -> list[str]:
    """Who sits where. Raises BadOption."""
    seats = [HUMAN, *[DEFAULT_BOT] * (players - 1)]
    if text is not None:
        seats = read_names(text)
    if len(seats) != players:
        raise BadOption(f"the saved position has {players} players, not {len(seats)}")
    for name in seats:
        if name != HUMAN:
            bot(name, 0)
    return seats
