"""Names of people and bots: what can be one, and which two are the same to a reader."""

from __future__ import annotations

import unicodedata

from landrush.server.errors import Refused
from landrush.server.storage.schema import NAME

SHORTEST = 2
# What somebody may send before it is looked at.
LONGEST_SENT = 200
# Marks on one letter: Vietnamese, Thai and pointed Hebrew need no more.
MARKS = 3
# Letters, marks and signs that show nothing: fillers, joiners, variation selectors, empty Braille.
INVISIBLE = frozenset(
    map(chr, (0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, *range(0x180B, 0x1810), *range(0xFE00, 0xFE10)))
) | frozenset(map(chr, range(0xE0100, 0xE01F0)))


def checked_name(text: str) -> str:
    """The name as it is shown. Raises Refused for one that hides something or is too short or long.

    `isprintable` is false for controls, directions of writing, widths of zero and all blanks but the space.
    """
    # A row of spaces is shown as one.
    name = " ".join(part for part in unicodedata.normalize("NFKC", text).split(" ") if part)
    if not SHORTEST <= len(name) <= NAME or not name.isprintable() or INVISIBLE.intersection(name):
        raise bad_name()
    marks = 0
    for position, sign in enumerate(name):
        marks = marks + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        if marks > MARKS or (marks and position == 0):
            raise bad_name()
    return name


def bad_name() -> Refused:
    return Refused("server-bad-name", least=SHORTEST, most=NAME)


def name_key(name: str) -> str:
    """What two names have in common that read alike: capitals and forms of letters do not count."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)
