"""Arguments of the command line, in the current language. The words of argparse itself are ours too."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from typing import Any, NoReturn

from rich.cells import cell_len

from landrush.cli.language import OPTION
from landrush.l10n import LANGUAGES, joined, message
from landrush.messages import plain

BAD_INPUT = 2

# What argparse says, and under which key we say it.
FRAME = {
    "usage: ": "cli-frame-usage",
    "options": "cli-frame-options",
    "positional arguments": "cli-frame-positional",
    "show this help message and exit": "cli-frame-help",
    "argument %(argument_name)s: %(message)s": "cli-frame-argument",
    "the following arguments are required: %s": "cli-frame-required",
    "unrecognized arguments: %s": "cli-frame-unrecognized",
    "ambiguous option: %(option)s could match %(matches)s": "cli-frame-ambiguous",
    "expected one argument": "cli-frame-one-argument",
    "ignored explicit argument %r": "cli-frame-ignored",
}


def translated(text: str) -> str:
    """A text of argparse in the current language; its percent fields are the parameters."""
    if text not in FRAME:
        return text
    fields = re.findall(r"(%(?:\((\w+)\))?[rs])", text)
    # Quotation marks are those of the language.
    parameters = {name or "what": field[:-1] + "s" for field, name in fields}
    # Fluent leaves out spaces at the end of a text.
    return message(FRAME[text], **parameters) + text[len(text.rstrip()) :]


# The hook that argparse has for translations.
vars(argparse)["_"] = translated


class Formatter(argparse.HelpFormatter):
    """Breaks lines by the cells that they take, not by characters."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog)
        # The first line is broken by argparse, which counts characters.
        word = translated("usage: ")
        self._width -= cell_len(word) - len(word)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(" ".join(text.split()), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in self._split_lines(text, width - len(indent)))


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most so many cells."""
    from rich.console import Console
    from rich.text import Text

    return [line.plain.rstrip() for line in Text(text).wrap(Console(), width)]


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong. Its help may end in listings, made only when it is shown."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(formatter_class=Formatter, **settings)
        self.listings: list[Callable[[int], list[str]]] = []
        # It is read before everything else; here it is only explained.
        languages = joined(f"{lang} {name}" for lang, name in LANGUAGES.items())
        words = message("cli-lang", languages=languages)
        self.add_argument(OPTION, metavar=message("cli-word-lang"), help=words)

    def error(self, message_: str) -> NoReturn:
        self.exit(BAD_INPUT, message("cli-see-help", prog=self.prog, problem=plain(message_)) + "\n")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            words = message("cli-frame-choice", value=value, choices=joined(map(str, action.choices)))
            raise argparse.ArgumentError(action, words)

    def format_help(self) -> str:
        lines = [super().format_help()]
        for listing in self.listings:
            lines += [line + "\n" for line in ("", *listing(self._get_formatter()._width))]
        return "".join(lines)
