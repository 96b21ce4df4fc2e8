"""Component files of any game: TOML, own files laid over shipped ones, words about the values, the hash."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from landrush.checked import Checked
from landrush.errors import BadComponents, LandrushError
from landrush.messages import Reason

STATUSES = ("fact", "reported", "reconstruction", "own")
# Words about a value; they are not part of the game and not of its hash.
REMARKS = ("status", "source", "known")
LONGEST_LINE = 80
MOST_FIELDS = 99


def read_own(path: str | Path, base: Mapping[str, Any]) -> dict[str, Any]:
    """A file of one's own, which will be laid over these values."""
    text = read_text(path, BadComponents)
    try:
        own = tomllib.loads(text)
    except RecursionError:
        raise BadComponents(not_toml(path, "nested too deeply")) from None
    except ValueError as error:
        raise BadComponents(not_toml(path, " ".join(str(error).split()))) from None
    for key, value in own.items():
        if key in base and not isinstance(value, type(base[key])):
            raise checked(str(path), key, value).fail(
                "a table" if isinstance(base[key], dict) else "a number"
            )
    return own


def read_text(path: str | Path, error: type[LandrushError]) -> str:
    """The text of a file, or this error."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as found:
        why = found.strerror or str(found)
        raise error(Reason("error-file-unreadable", {"file": str(path), "why": why})) from None
    except UnicodeDecodeError as found:
        raise error(Reason("error-file-no-text", {"file": str(path), "byte": found.start})) from None


def not_toml(path: str | Path, detail: str) -> Reason:
    """Why a file is no component file at all."""
    return Reason("error-not-toml", {"file": str(path), "detail": detail})


def laid_over(base: Mapping[str, Any], own: Mapping[str, Any], source: str) -> dict[str, Any]:
    """Tables are merged key by key, everything else is replaced; what is replaced is marked as one's own."""
    out = dict(base)
    for key, value in own.items():
        if key in REMARKS or not isinstance(value, dict) or not isinstance(base.get(key), dict):
            out[key] = value
            continue
        out[key] = laid_over(base[key], value, source)
        replaced = any(name not in REMARKS and not isinstance(inner, dict) for name, inner in value.items())
        if replaced and "status" not in value:
            out[key].update(status="own", source=value.get("source", source))
    return out


def checked(file: str, key: str, value: Any) -> Checked:
    """A value of a component file."""
    return Checked(BadComponents, file, key, value)


def table(value: Checked, keys: Sequence[str], optional: Sequence[str] = ()) -> dict[str, Checked]:
    """A table of a component file: its keys, and words about them."""
    out = value.table(keys, (*optional, *REMARKS))
    if "status" in out:
        out["status"].name(STATUSES)
    if "source" in out:
        text(out["source"])
    if "known" in out:
        check_known(out["known"])
    return out


def check_known(value: Checked) -> None:
    """What is known better: in words, or as the fields of a table with their source and status."""
    if isinstance(value.value, list):
        return
    if not isinstance(value.value, dict):
        raise value.fail("a list or a table")
    entry = value.table(("fields", "source"), ("status",))
    for field in entry["fields"].items(0, MOST_FIELDS, "fields"):
        text(field)
    text(entry["source"])
    if "status" in entry:
        entry["status"].name(STATUSES)


def status_of(known: Mapping[str, Any]) -> str:
    """How the fields of a table that are known apart are known: as facts, unless it says otherwise."""
    return str(known.get("status", "fact"))


def text(value: Checked) -> str:
    """A text."""
    if not isinstance(value.value, str):
        raise value.fail("a text")
    return value.value


def line(value: Checked) -> str:
    """A text that fits on one line of a screen."""
    if not is_line(value.value):
        raise value.fail(f"a text of 1 to {LONGEST_LINE} characters on one line")
    return str(value.value)


def is_line(value: Any) -> bool:
    """Whether this is a text for one line of a screen."""
    return isinstance(value, str) and 0 < len(value) <= LONGEST_LINE and value.isprintable()


def bare(value: Any) -> Any:
    """A value without the words about it."""
    if isinstance(value, dict):
        return {key: bare(inner) for key, inner in value.items() if key not in REMARKS}
    return [bare(inner) for inner in value] if isinstance(value, list) else value


def digest(values: Mapping[str, Any]) -> str:
    """The hash of checked values; words about them do not change it."""
    return hashlib.sha256(json.dumps(bare(values), sort_keys=True).encode()).hexdigest()[:16]
