"""A program that is talked to in lines. Nothing here waits for longer than it is told to.

All three pipes are served whenever there is something to wait for, so none of them can fill up and block both
sides. The program has a session of its own: Ctrl-C is not for it, and what it starts can be ended with it.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen
from time import monotonic
from typing import IO

LONGEST_LINE = 64 * 1024
# So much of what a program says on standard error is kept.
KEPT = 4 * 1024
CHUNK = 64 * 1024
# How long a program has to follow SIGTERM, and how often to look whether it has left.
TERM_SECONDS = 0.5
LOOK_SECONDS = 0.02


class Silent(Exception):
    """No line came in time."""


class Gone(Exception):
    """The program has closed its input or its output, most likely because it ended."""


class Flooded(Exception):
    """A line longer than LONGEST_LINE."""


class Program:
    """A running program. Raises OSError when it cannot be started."""

    def __init__(self, words: Sequence[str]) -> None:
        self.process = Popen(words, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True)
        self.stdin, self.stdout, self.stderr = pipes_of(self.process)
        self.owner = os.getpid()
        self.selector = DefaultSelector()
        self.unsent = bytearray()
        self.received = b""
        self.said = b""
        self.is_gone = False
        self.is_ending = False
        self.has_ended = False
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe.fileno(), False)
        self.selector.register(self.stdout, EVENT_READ, self.read_answers)
        self.selector.register(self.stderr, EVENT_READ, self.read_words)

    def send(self, line: bytes) -> None:
        """Say something; it is passed on while waiting for the next line."""
        if not self.is_gone:
            self.unsent += line + b"\n"
            if self.stdin not in self.selector.get_map():
                self.selector.register(self.stdin, EVENT_WRITE, self.write)

    def line(self, until: float) -> bytes:
        """The next line of its output. Raises Silent, Gone or Flooded."""
        while True:
            line, end, rest = self.received.partition(b"\n")
            if len(line) > LONGEST_LINE:
                raise Flooded
            if end:
                self.received = rest
                return line
            if self.is_gone:
                raise Gone
            if monotonic() >= until:
                raise Silent
            self.serve(until - monotonic())

    def serve(self, seconds: float) -> bool:
        """Pass on what is ready, or becomes ready within some seconds. False if there was nothing."""
        ready = self.selector.select(max(0, seconds))
        for key, _ in ready:
            pass_on: Callable[[], None] = key.data
            pass_on()
        return bool(ready)

    def write(self) -> None:
        try:
            sent = os.write(self.stdin.fileno(), self.unsent[:CHUNK])
        except BlockingIOError:
            return
        except OSError:
            self.is_gone = True
            self.unsent.clear()
        else:
            del self.unsent[:sent]
        if not self.unsent:
            self.selector.unregister(self.stdin)
            if self.is_ending or self.is_gone:
                self.stdin.close()

    def read_answers(self) -> None:
        data = self.read(self.stdout)
        if not data:
            self.is_gone = True
        if not self.is_ending and len(self.received) <= LONGEST_LINE:
            self.received += data

    def read_words(self) -> None:
        self.said = (self.said + self.read(self.stderr))[-KEPT:]

    def read(self, pipe: IO[bytes]) -> bytes:
        """What is there; nothing at the end, after which the pipe is no longer listened to."""
        data = os.read(pipe.fileno(), CHUNK)
        if not data:
            self.selector.unregister(pipe)
        return data

    def has_left(self, seconds: float) -> bool:
        """Whether the program ends by itself within some seconds."""
        until = monotonic() + seconds
        while self.process.poll() is None:
            if monotonic() >= until:
                return False
            self.serve(min(until - monotonic(), LOOK_SECONDS))
        return True

    def end(self, seconds: float = 0) -> None:
        """Close its input, give it some time to leave, then end it and what it started. May be repeated."""
        if self.has_ended or os.getpid() != self.owner:
            return
        self.is_ending = True
        if not self.unsent:
            self.stdin.close()
        if not self.has_left(seconds):
            self.signal(signal.SIGTERM)
            self.has_left(TERM_SECONDS)
        self.signal(signal.SIGKILL)
        self.process.wait()
        # Its last words may still be in the pipe; what it started may have had more to say.
        for _ in range(KEPT):
            if not self.serve(0):
                break
        self.selector.close()
        for pipe in (self.stdin, self.stdout, self.stderr):
            with suppress(OSError):
                pipe.close()
        self.has_ended = True

    def signal(self, number: int) -> None:
        """Send a signal to the program and to everything that it started."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, number)


def pipes_of(process: Popen[bytes]) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
    """Standard input, output and error of a process that was started with pipes."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    return process.stdin, process.stdout, process.stderr
