"""The file of a match, `*.game`: text that people can read and compare. docs/notation.md describes it.

This module knows how a record is written, not what it means: `match.py` plays it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, NoReturn

from landrush.errors import BadRecord
from landrush.messages import Reason

FORMAT = 1
TITLE = "landrush record"
CHANCE_METHOD = "hmac-sha256"
# Far more than a game can have; a file beyond is no record.
MAX_BYTES = 8_000_000
# A match beyond does not end any more.
MAX_ENTRIES = 100_000
SHOWN = 60

CHANCE_WORD = "chance"
# What is no move begins with this, so that it is never taken for one.
COMMAND = "/"
DIGEST = "="
SPENT = "@"


class Line(NamedTuple):
    """One entry as it is written: its number, who, what, and the milliseconds that it took."""

    number: int
    # A seat, or None for chance.
    seat: int | None
    text: str
    spent: int | None = None


@dataclass
class Record:
    """Everything in a file."""

    game: str
    rules: int
    components: str
    options: Mapping[str, str]
    seats: Sequence[str]
    clock: str
    undo: str
    commitment: str
    contributions: Sequence[str]
    # A position from which the match began, as JSON, or nothing for a new game.
    position: str | None = None
    lines: list[Line] = field(default_factory=list)
    # The digest of the position after an entry.
    digests: dict[int, str] = field(default_factory=dict)
    scores: list[int] | None = None
    winners: list[int] | None = None
    seed: bytes | None = None
    # Whether people may take hints against each other.
    hints: bool = False


def write(record: Record) -> str:
    """The text of a record."""
    return "\n".join(written(record)) + "\n"


def written(record: Record) -> Iterator[str]:
    """The lines of a record."""
    yield f"{TITLE} {FORMAT}"
    yield f"game {record.game}"
    yield f"rules {record.rules}"
    yield f"components {record.components}"
    for name, value in record.options.items():
        yield f"option {name} {value}"
    for seat, holder in enumerate(record.seats):
        yield f"seat {seat + 1} {holder}"
    yield f"clock {record.clock}"
    yield f"undo {record.undo}"
    if record.hints:
        yield "hints allowed"
    yield f"chance {CHANCE_METHOD} {record.commitment}"
    for seat, text in enumerate(record.contributions):
        if text:
            yield f"contribution {seat + 1} {text}"
    if record.position is not None:
        yield f"position {record.position}"
    yield ""
    for line in record.lines:
        who = CHANCE_WORD if line.seat is None else str(line.seat + 1)
        spent = "" if line.spent is None else f" {SPENT}{line.spent / 1000:.3f}"
        yield f"{line.number} {who} {line.text}{spent}"
        if line.number in record.digests:
            yield f"{DIGEST} {record.digests[line.number]}"
    yield ""
    if record.scores is not None:
        yield "scores " + " ".join(map(str, record.scores))
        yield "winners " + " ".join(str(seat + 1) for seat in record.winners or ())
    if record.seed is not None:
        yield f"seed {record.seed.hex()}"
    yield f"end {len(record.lines)}"


def read_file(path: str | Path) -> str:
    """The text of a file. Raises BadRecord."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MAX_BYTES + 1)
    except OSError as error:
        refuse("record-unreadable", why=error.strerror or str(error))
    if len(content) > MAX_BYTES:
        refuse("record-too-large", most=str(MAX_BYTES))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        refuse("record-not-text", line=content.count(b"\n", 0, error.start) + 1)


def write_file(path: str | Path, text: str) -> None:
    """Put a text into a file; when that fails, the file is as it was. Raises BadRecord."""
    target = Path(path)
    part = target.with_name(f".{target.name}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(target)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        with told_of(path):
            refuse("record-unwritable", why=error.strerror or str(error))


@contextmanager
def told_of(path: str | Path) -> Iterator[None]:
    """What is wrong inside is told with the name of the file."""
    try:
        yield
    except BadRecord as error:
        raise BadRecord(Reason("record-file", {"file": str(path), "why": error.reason})) from None


def refuse(what: str, **params: Any) -> NoReturn:
    """Raise BadRecord with this text."""
    raise BadRecord(Reason(what, params))


def shown(text: str) -> str:
    """What stands in the file, short and printable enough for a message."""
    text = "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def read(text: str) -> Record:
    """The record of a text, read strictly. Raises BadRecord."""
    if len(text) > MAX_BYTES:
        refuse("record-too-large", most=str(MAX_BYTES))
    return Reader(text).record()


class Reader:
    """Goes through the lines; blank ones and remarks that begin with # do not count."""

    def __init__(self, text: str) -> None:
        # Only these two end a line: a name may have other signs that Python takes for line ends.
        self.texts = text.replace("\r\n", "\n").split("\n")
        self.at = -1
        self.text = ""
        self.skip()

    def skip(self) -> None:
        """Go to the next line that counts; at the end of the file the line is empty."""
        self.text = ""
        while not self.text and self.at + 1 < len(self.texts):
            self.at += 1
            line = self.texts[self.at].rstrip(" ")
            self.text = "" if line.startswith("#") else line

    def wrong(self, what: str, **params: Any) -> NoReturn:
        """This line is not what it should be."""
        refuse(what, line=self.at + 1, found=shown(self.text), **params)

    def take(self, word: str, pattern: str) -> re.Match[str]:
        """A line that begins with this word and goes on like this."""
        found = self.take_if(word, pattern)
        if found is None:
            self.wrong("record-header", expected=word)
        return found

    def take_if(self, word: str, pattern: str) -> re.Match[str] | None:
        """The same, or None when the line begins with another word."""
        if self.text.split(" ", 1)[0] != word:
            return None
        found = re.fullmatch(f"{re.escape(word)} {pattern}", self.text)
        if found is None:
            self.wrong("record-value", key=word)
        self.skip()
        return found

    def record(self) -> Record:
        """The whole file."""
        if not self.text.startswith(TITLE + " "):
            self.wrong("record-no-title")
        version = self.text.removeprefix(TITLE + " ")
        if version != str(FORMAT):
            self.wrong("record-newer-format" if version.isdecimal() else "record-no-title", known=FORMAT)
        self.skip()
        out = self.head()
        self.entries(out)
        self.end(out)
        return out

    def head(self) -> Record:
        """All lines before the entries."""
        game = self.take("game", r"([a-z0-9-]{1,40})")[1]
        rules = int(self.take("rules", r"([1-9][0-9]{0,5})")[1])
        components = self.take("components", r"([0-9a-f]{16})")[1]
        options: dict[str, str] = {}
        while found := self.take_if("option", r"([a-z][a-z0-9_]{0,39}) (.{1,40})"):
            options[found[1]] = found[2]
        seats: list[str] = []
        while found := self.take_if("seat", rf"{len(seats) + 1} (.+)"):
            seats.append(found[1])
        if not seats:
            self.wrong("record-header", expected="seat 1")
        clock = self.take("clock", r"(.{1,40})")[1]
        undo = self.take("undo", r"(free|turn)")[1]
        hints = self.take_if("hints", "allowed") is not None
        commitment = self.take("chance", CHANCE_METHOD + r" ([0-9a-f]{64})")[1]
        contributions = [""] * len(seats)
        while found := self.take_if("contribution", r"([1-9]) (.+)"):
            if int(found[1]) > len(seats):
                self.wrong("record-value", key="contribution")
            contributions[int(found[1]) - 1] = found[2]
        position = self.take_if("position", r"(\{.*\})")
        return Record(
            game,
            rules,
            components,
            options,
            seats,
            clock,
            undo,
            commitment,
            contributions,
            position[1] if position else None,
            hints=hints,
        )

    def entries(self, out: Record) -> None:
        """The numbered lines, and the digests between them."""
        lines = out.lines
        while self.text[:1].isdigit() or self.text.startswith(DIGEST):
            number, _, rest = self.text.partition(" ")
            if number == DIGEST:
                if not lines or len(lines) in out.digests or not re.fullmatch("[0-9a-f]{16}", rest):
                    self.wrong("record-entry")
                out.digests[len(lines)] = rest
            else:
                lines.append(self.entry(number, rest, len(lines) + 1))
            self.skip()

    def entry(self, number: str, rest: str, expected: int) -> Line:
        """One entry; its number must be the next one."""
        if number != str(expected):
            self.wrong("record-number", expected=expected)
        who, _, text = rest.partition(" ")
        spent = None
        before, mark, seconds = text.rpartition(" " + SPENT)
        if mark:
            if not re.fullmatch(r"[0-9]{1,9}\.[0-9]{3}", seconds):
                self.wrong("record-entry")
            text, spent = before, int(seconds.replace(".", ""))
        if who == CHANCE_WORD:
            return Line(expected, None, text, spent)
        if len(who) != 1 or not "1" <= who <= "9" or not text:
            self.wrong("record-entry")
        return Line(expected, int(who) - 1, text, spent)

    def end(self, out: Record) -> None:
        """All lines after the entries. A record that breaks off lacks its last one."""
        if found := self.take_if("scores", r"(-?[0-9]{1,5}(?: -?[0-9]{1,5})*)"):
            out.scores = [int(score) for score in found[1].split()]
            out.winners = [int(s) - 1 for s in self.take("winners", r"([1-9](?: [1-9])*)")[1].split()]
        if found := self.take_if("seed", r"((?:[0-9a-f]{2}){1,64})"):
            out.seed = bytes.fromhex(found[1])
        if not self.text:
            refuse("record-truncated", entry=len(out.lines))
        if int(self.take("end", r"([0-9]{1,7})")[1]) != len(out.lines):
            refuse("record-truncated", entry=len(out.lines))
        if self.text:
            self.wrong("record-after-end")
