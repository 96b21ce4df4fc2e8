"""The landrush command: one file a subcommand, imported only when it runs."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from io import TextIOWrapper
from threading import current_thread, main_thread
from typing import NoReturn

from landrush.errors import LandrushError

BAD_INPUT = 2
INTERRUPTED = 130

# The words beside each are under cli-COMMAND.
COMMANDS = (
    *("serve", "migrate", "backup", "restore", "loadtest"),
    *("play", "replay", "verify", "analyse", "simulate", "arena", "train", "dataset"),
    *("components", "actions", "bench"),
)


def main(argv: list[str] | None = None) -> int:
    """Run a command and give its exit code: 0, 2 for bad input, 130 when interrupted."""
    from landrush.cli.language import asked_for
    from landrush.l10n import describe, speaking

    lang, args = asked_for(sys.argv[1:] if argv is None else argv)
    if args[:1] == ["--version"]:
        print(version())
        return 0
    for stream in (sys.stdout, sys.stderr):
        # A sign that the terminal cannot show is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        with speaking(lang):
            try:
                return run(args)
            except LandrushError as error:
                print(f"landrush: {describe(error)}", file=sys.stderr)
    except LandrushError as error:
        print(f"landrush: {error}", file=sys.stderr)
    except KeyboardInterrupt:
        return INTERRUPTED
    return BAD_INPUT


def run(args: list[str]) -> int:
    """Read the arguments in the current language and carry them out."""
    from landrush.cli.parser import Parser
    from landrush.l10n import message

    # The main job, for whoever just starts it.
    args = args or ["serve", "--open"]
    parser = Parser(prog="landrush", description=message("cli-about"))
    parser.add_argument("--version", action="version", version=version(), help=message("cli-version"))
    commands = parser.add_subparsers(dest="command", required=True, metavar=message("cli-word-command"))
    wanted = next((arg for arg in args if arg in COMMANDS), None)
    for name in COMMANDS:
        summary = message(f"cli-{name}")
        command = commands.add_parser(name, help=summary, description=summary)
        if name == wanted:
            module = import_module(f"landrush.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    parsed = parser.parse_args(args)
    with ended_in_order():
        code: int = parsed.run(parsed)
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
