"""Values of the command line that several commands take."""

from __future__ import annotations

import argparse

from landrush.bots import bot
from landrush.bots.levels import LEVELS
from landrush.cli.parser import Parser, wrapped
from landrush.engine.game import Game
from landrush.l10n import describe, message, with_more
from landrush.messages import Reason, Term, plain
from landrush.simulation import MAX_SEED


def whole(text: str) -> int:
    """A whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(message("error-not-whole", text=plain(text))) from None


def positive(text: str) -> int:
    """A whole number above zero."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(message("error-not-positive", text=plain(text)))
    return int(text)


def seed(text: str) -> int:
    """A seed: a whole number of at most 63 bits."""
    value = whole(text)
    if not 0 <= value <= MAX_SEED:
        raise argparse.ArgumentTypeError(describe(bad_seed(value)))
    return value


def bad_seed(value: int) -> Reason:
    return Reason("error-seed", {"most": str(MAX_SEED), "seed": str(value)})


def check_bot(name: str) -> None:
    """Raise BadOption where there is no bot of this name. No program is started for that."""
    bot(name, 0)


def add_game(parser: argparse.ArgumentParser) -> None:
    """Which game."""
    parser.add_argument("game", metavar=message("cli-word-game"), help=message("cli-arg-game"))


def add_components(parser: argparse.ArgumentParser) -> None:
    """With which components."""
    words = message("cli-arg-components")
    parser.add_argument("--components", metavar=message("cli-word-file"), help=words)


def add_options(parser: argparse.ArgumentParser, words: str) -> None:
    """With which options; the help lists them."""
    metavar = message("cli-word-option")
    parser.add_argument("--option", action="append", default=[], metavar=metavar, help=words)
    if isinstance(parser, Parser):
        parser.listings.append(option_lines)


def option_lines(width: int) -> list[str]:
    """The options of every game with their values, the default first."""
    from landrush.games import game, games

    lines = []
    for found in map(game, games()):
        lines.append(message("cli-options-of", game=found.name))
        for name, values in found.options.items():
            words = f"{name}={' | '.join(value_words(found, name, value) for value in values)}"
            lines += ["  " + line for line in wrapped(words, width - 2)]
            does = message("ui-option", name=Term(found.option_key(name)), value=does_words(found, name))
            lines += ["      " + line for line in wrapped(does, width - 6)]
    return lines


def add_levels(parser: argparse.ArgumentParser) -> None:
    """The help lists the levels of bots."""
    if isinstance(parser, Parser):
        parser.listings.append(level_lines)


def level_lines(width: int) -> list[str]:
    """The levels of bots, each with how it plays."""
    lines = [message("cli-levels")]
    for level in LEVELS:
        words = bot_words(level)
        name = level if words.lower() == level else with_more(level, words)
        does = message("ui-option", name=name, value=Term(f"ui-level-{level}-does"))
        first, *rest = wrapped(does, width - 6)
        lines += ["  " + first, *("      " + line for line in rest)]
    return lines


def bot_words(name: str) -> str:
    """A bot as people call it: levels have a name in every language."""
    return message(f"ui-level-{name}") if name in LEVELS else name


def does_words(found: Game, name: str) -> str:
    """What an option does."""
    return message(f"{found.option_key(name)}-does")


def value_words(found: Game, name: str, value: object) -> str:
    """A value as it is typed, with its words where they differ."""
    words = found.option_value(name, value)
    told = words if isinstance(words, str) else describe(words)
    return str(value) if told.lower() == str(value).lower() else with_more(str(value), told)


def chosen_words(found: Game, name: str, value: object) -> str:
    """An option as it was chosen, in words."""
    return message("ui-option", name=Term(found.option_key(name)), value=found.option_value(name, value))
