"""landrush play: a match in the terminal, for people and bots in any mix; session.py plays it."""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any

from rich.console import Console

from landrush.bots import Bot, bot, is_outside, read_names
from landrush.cli.session import Session
from landrush.cli.values import (
    add_components,
    add_game,
    add_levels,
    add_options,
    bad_seed,
    check_bot,
    chosen_words,
    whole,
)
from landrush.component_files import read_text
from landrush.drawing import drawing_of, seat_names
from landrush.errors import BadOption, BadPosition, BadRecord
from landrush.games import game
from landrush.l10n import message
from landrush.match.match import Match
from landrush.match.record import TITLE, told_of
from landrush.match.seats import BOT, HUMAN
from landrush.messages import Reason
from landrush.simulation import MAX_SEED, bot_seed, read_options

DEFAULT_BOT = "rancher"
DEFAULT_PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    add_game(parser)
    file = message("cli-word-file")
    parser.add_argument("--seats", metavar="S,S,...", help=message("cli-play-seats"))
    parser.add_argument("--seed", type=whole, metavar="S", help=message("cli-play-seed"))
    add_components(parser)
    add_levels(parser)
    add_options(parser, message("cli-play-option"))
    parser.add_argument("--load", metavar=file, help=message("cli-play-load"))
    parser.add_argument("--record", metavar=file, help=message("cli-play-record"))
    parser.add_argument("--pause", action=argparse.BooleanOptionalAction, help=message("cli-play-pause"))


def run(args: argparse.Namespace) -> int:
    """Play until the end, or until the player leaves."""
    found = game(args.game)
    if args.seed is not None and not 0 <= args.seed <= MAX_SEED:
        raise BadOption(bad_seed(args.seed))
    options = read_options(found, args.option)
    match = new_match(args, options) if args.load is None else loaded(args, options)
    bots = seated_bots(match, args.seed)
    if isinstance(sys.stdin, TextIOWrapper):
        # A byte that is no text is no reason to stop.
        sys.stdin.reconfigure(errors="replace")
    if sys.stdin.isatty():
        # With readline, input() lets one edit and repeat lines.
        with suppress(ImportError):
            import_module("readline")
    names = seat_names(match.state, match.holders)
    console = Console(highlight=False, markup=False, emoji=False)
    for name, value in options.items():
        if value != found.options[name][0]:
            console.print(chosen_words(found, name, value))
    if args.record is not None:
        # What cannot be written later is known before the first decision.
        match.save(args.record)
    try:
        Session(
            console, match, drawing_of(match.state.game, names), names, bots, args.seed, bool(args.pause)
        ).play()
    except KeyboardInterrupt:
        console.print()
        raise
    finally:
        if args.record is not None:
            match.save(args.record)
    return 0


def new_match(args: argparse.Namespace, options: dict[str, Any]) -> Match:
    """A new match for these seats. Raises BadOption and the other errors of bad input."""
    seats = read_seats(args.seats, DEFAULT_PLAYERS)
    return Match.new(args.game, seats, args.seed, components=args.components, **options)


def loaded(args: argparse.Namespace, options: dict[str, Any]) -> Match:
    """The match of a record, or one that begins with a saved position. Raises BadOption and the others."""
    if options:
        raise BadOption(Reason("error-load-options"))
    text = read_text(args.load, BadPosition)
    if text.startswith(TITLE):
        return recorded(args, text)
    try:
        players = game(args.game).from_json(text, components=args.components).deciders
    except BadPosition as error:
        detail = str(error).removeprefix("position: ")
        raise BadPosition(Reason("error-position-file", {"file": args.load, "detail": detail})) from None
    seats = read_seats(args.seats, players)
    if len(seats) != players:
        raise BadOption(Reason("error-load-players", {"players": players, "seats": len(seats)}))
    return Match.new(args.game, seats, args.seed, components=args.components, position=text.strip())


def recorded(args: argparse.Namespace, text: str) -> Match:
    """The match of a record, in which everything is settled. Raises BadOption or BadRecord."""
    if args.seats is not None or args.seed is not None:
        raise BadOption(Reason("error-load-record"))
    with told_of(args.load):
        match = Match.read(text, components=args.components)
    if match.state.game.name != args.game:
        raise BadRecord(Reason("error-load-game", {"found": match.state.game.name, "game": args.game}))
    for seat, holder in enumerate(match.holders):
        # A file from somebody else starts no program here.
        if holder.kind == BOT and is_outside(holder.name) and not match.is_over:
            match.sit(seat, f"{BOT}:{DEFAULT_BOT}")
    return match


def read_seats(text: str | None, players: int) -> list[str]:
    """Who sits where, as a match takes it. Raises BadOption."""
    names = [HUMAN, *[DEFAULT_BOT] * (players - 1)] if text is None else read_names(text)
    seats = []
    for name in names:
        if name != HUMAN and not name.startswith(f"{HUMAN}:"):
            check_bot(name)
            name = f"{BOT}:{name}"
        seats.append(name)
    return seats


def seated_bots(match: Match, seed: int | None) -> dict[int, Bot]:
    """The bots of a match. Raises BadOption when a record names one that is not here."""
    if seed is None:
        seed = int.from_bytes((match.setup.seed or b"")[:7], "big")
    return {
        seat: bot(holder.name, bot_seed(seed, seat))
        for seat, holder in enumerate(match.holders)
        if holder.kind == BOT
    }
