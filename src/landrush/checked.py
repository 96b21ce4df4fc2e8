"""Values read from outside, each with its place, so that an error names where it is and what was expected."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from landrush.errors import LandrushError

SHOWN = 60


class Checked:
    """A value of a file or text. Its methods give the value in the wanted form or raise one clear line."""

    def __init__(self, error: type[LandrushError], source: str, key: str, value: Any) -> None:
        self.error = error
        self.source = source
        self.key = key
        self.value = value

    def fail(self, expected: str) -> LandrushError:
        """The error that says what was expected here."""
        shown = json.dumps(self.value, default=str)
        if len(shown) > SHOWN:
            shown = shown[: SHOWN - 3] + "..."
        return self.error(f"{self.source}: {self.key or 'top level'}: expected {expected}, found {shown}")

    def child(self, key: str, value: Any) -> Checked:
        """A value inside this one."""
        if not key.isprintable() or len(key) > SHOWN:
            key = repr(key[:SHOWN])
        place = f"{self.key}{key}" if key.startswith("[") or not self.key else f"{self.key}.{key}"
        return Checked(self.error, self.source, place, value)

    def table(self, keys: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Checked]:
        """A table with these keys, perhaps the optional ones, and no others."""
        if not isinstance(self.value, dict):
            raise self.fail("a table")
        for key in keys:
            if key not in self.value:
                place = self.child(key, None).key
                raise self.error(f"{self.source}: {place}: expected a value, found nothing")
        for key in self.value:
            if key not in keys and key not in optional:
                place = self.child(str(key), None).key
                raise self.error(f"{self.source}: {place}: unknown key; expected {', '.join(keys) or 'none'}")
        return {key: self.child(key, value) for key, value in self.value.items()}

    def items(self, least: int, most: int, what: str) -> list[Checked]:
        """A list of a length in this range."""
        if not isinstance(self.value, list) or not least <= len(self.value) <= most:
            count = str(least) if least == most else f"{least} to {most}"
            raise self.fail(f"a list of {count} {what}")
        return [self.child(f"[{i}]", value) for i, value in enumerate(self.value)]

    def number(self, least: int, most: int) -> int:
        """A whole number in this range."""
        if type(self.value) is not int or not least <= self.value <= most:
            wanted = f"{least}" if least == most else f"a whole number from {least} to {most}"
            raise self.fail(wanted)
        return self.value

    def name(self, names: Sequence[str]) -> int:
        """The index of one of these names."""
        if not isinstance(self.value, str) or self.value not in names:
            raise self.fail("one of " + ", ".join(names))
        return list(names).index(self.value)

    def one_of(self, values: Sequence[Any]) -> Any:
        """One of these values; true is not 1."""
        if not any(self.value == each and type(self.value) is type(each) for each in values):
            raise self.fail("one of " + ", ".join(json.dumps(each) for each in values))
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if type(self.value) is not bool:
            raise self.fail("true or false")
        return self.value
