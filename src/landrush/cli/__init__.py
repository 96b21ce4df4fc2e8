"""The landrush command: one file a subcommand, imported only when it runs."""

from __future__ import annotations

import os
import select
import signal
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from threading import current_thread, main_thread
from typing import TYPE_CHECKING, NoReturn

from landrush.errors import BadOption, LandrushError
from landrush.messages import Reason

if TYPE_CHECKING:
    from landrush.cli.parser import Parser

STDOUT = 1

UNREAD = 1
BAD_INPUT = 2
INTERRUPTED = 130

# The words beside each are under cli-COMMAND.
COMMANDS = (
    *("serve", "migrate", "backup", "restore", "loadtest"),
    *("play", "replay", "verify", "analyse", "simulate", "arena", "balance", "train", "dataset"),
    *("components", "actions", "bench"),
)
# What some of them need that the base does not bring.
EXTRAS = {
    **dict.fromkeys(("serve", "migrate", "backup", "restore", "loadtest"), "server"),
    **{name: name for name in ("arena", "train", "dataset")},
    "balance": "arena",
}
# What measures Landrush itself is in its repository only: where, and what runs it there.
MEASURING = {"bench": ("landrush.bench", "make bench"), "loadtest": ("landrush.server.load", "make load")}


def main(argv: list[str] | None = None) -> int:
    """Run a command and give its exit code: 0, 1 if nobody reads on, 2 for bad input, 130 if interrupted."""
    try:
        try:
            return tried(argv)
        finally:
            print(end="", flush=True)
    except BrokenPipeError:
        if not is_unread():
            raise
        # Python would flush once more at its end and complain.
        os.dup2(os.open(os.devnull, os.O_WRONLY), STDOUT)
        return UNREAD


def is_unread() -> bool:
    """Whether whoever reads our output has seen enough, as `head` has, and closed it."""
    watch = select.poll()
    watch.register(STDOUT, 0)
    return bool(watch.poll(0))


def tried(argv: list[str] | None) -> int:
    """Run a command and tell in its language what is wrong with the input."""
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
    # The main job, for whoever just starts it.
    args = args or ["serve", "--open"]
    wanted = next((arg for arg in args if arg in COMMANDS), "")
    with what_it_needs(wanted), ended_in_order():
        parsed = arguments(wanted).parse_args(args)
        code: int = parsed.run(parsed)
    return code


def what_it_needs(command: str) -> AbstractContextManager[None]:
    """Where a command is tried. Raises MissingExtra or BadOption if it takes more than what is installed."""
    from landrush.extras import needing

    if command in MEASURING:
        package, instead = MEASURING[command]
        if find_spec(package) is None:
            raise BadOption(Reason("error-checkout", {"command": instead}))
    return needing(EXTRAS[command]) if command in EXTRAS else nullcontext()


def arguments(wanted: str) -> Parser:
    """All commands, with the arguments of the one that is wanted."""
    from landrush.cli.parser import Parser
    from landrush.l10n import message

    out = Parser(prog="landrush", description=message("cli-about"))
    out.add_argument("--version", action="version", version=version(), help=message("cli-version"))
    commands = out.add_subparsers(dest="command", required=True, metavar=message("cli-word-command"))
    for name in COMMANDS:
        summary = message(f"cli-{name}")
        command = commands.add_parser(name, help=summary, description=summary)
        if name == wanted:
            module = import_module(f"landrush.cli.{name}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return out


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
