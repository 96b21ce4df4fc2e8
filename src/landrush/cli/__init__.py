"""The landrush command: one file a subcommand, imported only when it runs."""

from __future__ import annotations

import argparse
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from threading import current_thread, main_thread
from typing import NoReturn

from landrush.errors import LandrushError

BAD_INPUT = 2
INTERRUPTED = 130

COMMANDS = {
    "play": "play a game in the terminal",
    "simulate": "let bots play many games and sum them up",
    "components": "show a game's components and how each value is known",
    "actions": "show a game's fixed action table",
    "bench": "measure the engine beside its peers",
}


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        self.exit(BAD_INPUT, f"{self.prog}: {message}; see {self.prog} --help\n")


def main(argv: list[str] | None = None) -> int:
    """Run a command and give its exit code: 0, 2 for bad input, 130 when interrupted."""
    args = sys.argv[1:] if argv is None else argv
    parser = Parser(prog="landrush", description="Montana and Dice Settlers.")
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    wanted = next((arg for arg in args if arg in COMMANDS), None)
    for name, summary in COMMANDS.items():
        command = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        if name == wanted:
            module = import_module(f"landrush.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    parsed = parser.parse_args(args)
    try:
        with ended_in_order():
            code: int = parsed.run(parsed)
    except LandrushError as error:
        print(f"landrush: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


@contextmanager
def ended_in_order() -> Iterator[None]:
    """A signal to end ends like Ctrl-C does, so that no process that a command started stays behind."""

    def leave(number: int, frame: object) -> NoReturn:
        raise SystemExit(128 + number)

    numbers = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    replaced = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]
    if current_thread() is not main_thread():
        replaced.clear()
    try:
        for number in replaced:
            signal.signal(number, leave)
        yield
    finally:
        for number in replaced:
            signal.signal(number, signal.SIG_DFL)


def version() -> str:
    """The version, and whether the kernel runs compiled."""
    from landrush import __version__
    from landrush.engine import rng

    return f"landrush {__version__} ({'interpreted' if rng.__file__.endswith('.py') else 'compiled'})"
