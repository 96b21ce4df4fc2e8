"""The files of the browser client: read once, told by their contents, compressed when first asked for."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

from landrush.l10n import LANGUAGES, texts

# What may be asked for, and how browsers are told what it is.
TYPES = {
    "css": "text/css; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "md": "text/markdown; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8",
    "webmanifest": "application/manifest+json",
}
PACKED = ("png",)
# Words are served for a language, joined from all folders that have some.
WORDS_FOLDER = "l10n"
STATIC_IMPORT = re.compile(r"""^(?:import|export)\b[^'"]*?['"](\.{1,2}/[^'"]+)['"]""", re.MULTILINE)


class File(NamedTuple):
    """A file, and the same compressed where that makes it smaller."""

    kind: str
    plain: bytes
    packed: bytes | None


def folder() -> Traversable:
    return files("landrush").joinpath("web")


def walked(where: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    """Every file below a folder with its path, in a fixed order."""
    for entry in sorted(where.iterdir(), key=lambda each: each.name):
        inside = f"{path}{entry.name}"
        if entry.is_dir():
            if entry.name not in (WORDS_FOLDER, "__pycache__"):
                yield from walked(entry, f"{inside}/")
        elif inside.rpartition(".")[2] in TYPES:
            yield inside, entry


@cache
def contents() -> dict[str, bytes]:
    """All files by path, with the words of each language."""
    found = {path: entry.read_bytes() for path, entry in walked(folder())}
    for lang in LANGUAGES:
        found[f"words/{lang}.ftl"] = "\n".join(texts(lang).values()).encode()
    return found


@cache
def version() -> str:
    """Changes whenever any file does."""
    digest = hashlib.sha256()
    for path, content in sorted(contents().items()):
        digest.update(f"{path}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:12]


@cache
def file(path: str) -> File | None:
    """A file that may be asked for, or nothing."""
    content = contents().get(path)
    if content is None:
        return None
    ending = path.rpartition(".")[2]
    packed = None if ending in PACKED else gzip.compress(content, 9, mtime=0)
    return File(TYPES[ending], content, packed if packed and len(packed) < len(content) else None)


@cache
def imported_by(path: str) -> tuple[str, ...]:
    """A module and all that it imports at once, nearest first: a browser may fetch them together."""
    found: list[str] = [path]
    for each in found:
        text = contents()[each].decode()
        for name in STATIC_IMPORT.findall(text):
            target = resolved(each, name)
            if target not in found and target in contents():
                found.append(target)
    return tuple(found)


def resolved(path: str, name: str) -> str:
    """The path of a relative import."""
    parts = path.split("/")[:-1]
    for part in name.split("/"):
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)
