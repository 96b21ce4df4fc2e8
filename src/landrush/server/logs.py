"""The server's log: lines for people or for programs, on standard error, without anybody's secrets.

Nothing that we log is meant to contain a secret. This is the second lock: whatever looks like one is taken
out of every line, and of an error only its kind and place are told, because its words may quote anything.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

import msgspec

JSON, TEXT = "json", "text"
HIDDEN = "…"
# What a record has before anybody adds fields to it.
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}
NAMES = r"password|passwd|secret|seed|token|cookie|authorization|invite|landrush|session|hash|e-?mail"
SECRETS = [
    # A statement's parameters, and the values that a constraint of the storage refused.
    (
        re.compile(r"\[parameters: .*?\]$|\[parameters: .*", re.DOTALL | re.MULTILINE),
        f"[parameters: {HIDDEN}]",
    ),
    (re.compile(r"\)=\([^)]*\)"), f")=({HIDDEN})"),
    # user:password@ of an address, and e-mail addresses.
    (re.compile(r"://[^/\s@]*@"), f"://{HIDDEN}@"),
    (re.compile(r"[^\s<>\"'(),:;@=]+@[\w-]+(?:\.[\w-]+)+"), HIDDEN),
    # The value after a name, as in headers, queries, JSON and what Python shows.
    (
        re.compile(
            rf"((?:__Host-)?\b(?:\w+[_-])?(?:{NAMES})[\"']?\s*[=:]\s*)"
            r"(?:b?\"[^\"]*\"|b?'[^']*'|(?:Bearer |Basic )?[^\s,;&}\])]+)",
            re.IGNORECASE,
        ),
        rf"\1{HIDDEN}",
    ),
    (re.compile(r"\b(Bearer|Basic) [^\s\"',;]+", re.IGNORECASE), rf"\1 {HIDDEN}"),
    # Hashes, seeds, tokens: long runs of letters that no word has.
    (re.compile(r"\$argon2\S+"), HIDDEN),
    (re.compile(r"(?<![\w-])(?=[\w-]*[0-9A-Z])[A-Za-z0-9_-]{32,}(?![\w-])"), HIDDEN),
]


def redacted(text: str) -> str:
    """A text without what may be a secret."""
    for pattern, instead in SECRETS:
        text = pattern.sub(instead, text)
    return text


class Lines(logging.Formatter):
    """One line for people, and below it where an error happened."""

    def format(self, record: logging.LogRecord) -> str:
        return redacted(super().format(record))

    def formatException(  # noqa: N802
        self,
        info: tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None],
    ) -> str:
        """The error's kind and place, and those of what led to it."""
        out: list[str] = []
        error = info[1]
        while error is not None and len(out) < 5:
            out.append("".join(traceback.format_tb(error.__traceback__)) + type(error).__qualname__)
            error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        return "\n".join(["Traceback", *reversed(out)])


class JsonLines(Lines):
    """One JSON object a line: time, level, logger, message, and the fields of the record."""

    def format(self, record: logging.LogRecord) -> str:
        values: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": redacted(record.getMessage()),
        }
        if record.exc_info:
            values["error"] = redacted(self.formatException(record.exc_info))
        for name, value in vars(record).items():
            if name not in USUAL:
                # A field is judged together with its name.
                shown = redacted(f"{name}={value}").removeprefix(f"{name}=")
                values[name] = value if isinstance(value, int | float) and shown == str(value) else shown
        return msgspec.json.encode(values).decode()


def is_worth_it(record: logging.LogRecord) -> bool:
    """Bytes that are no text end the connection of who sent them; nobody can fill our log with them."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received")


def style_of(stream: TextIO) -> str:
    """How to log when nobody said: for people on a terminal, for programs elsewhere."""
    return TEXT if stream.isatty() else JSON


def set_up(style: str) -> None:
    """Log to standard error, ours and that of all libraries."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        JsonLines() if style == JSON else Lines("%(asctime)s %(levelname)s %(name)s: %(message)s")
    )
    handler.addFilter(is_worth_it)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("landrush").setLevel(logging.INFO)
    logging.captureWarnings(True)
