"""The file of a backup: a zip with lines of JSON for every table, and a manifest to check them by."""

from __future__ import annotations

import hashlib
import os
import struct
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from landrush.errors import BadOption
from landrush.messages import Reason

KIND = "landrush-backup"
FORMAT = 1
MANIFEST = "manifest.json"
CHUNK = 1 << 20


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows of one table."""

    rows: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is in a backup, and of which schema."""

    kind: str
    format: int
    landrush: str
    revision: str
    # Milliseconds since 1970.
    created: int
    tables: dict[str, Part]

    @property
    def rows(self) -> int:
        return sum(part.rows for part in self.tables.values())


class PartWriter:
    """Writes rows one after the other and counts and hashes them."""

    def __init__(self, file: Any) -> None:
        self.file = file
        self.rows = 0
        self.hash = hashlib.sha256()

    def write(self, rows: list[dict[str, Any]]) -> None:
        lines = msgspec.json.Encoder().encode_lines(rows)
        self.file.write(lines)
        self.hash.update(lines)
        self.rows += len(rows)

    @property
    def part(self) -> Part:
        return Part(self.rows, self.hash.hexdigest())


class Writer:
    """An archive that is being written."""

    def __init__(self, archive: zipfile.ZipFile) -> None:
        self.archive = archive
        self.tables: dict[str, Part] = {}

    @contextmanager
    def table(self, name: str) -> Iterator[PartWriter]:
        """The next table."""
        with self.archive.open(part_name(name), "w", force_zip64=True) as file:
            writer = PartWriter(file)
            yield writer
        self.tables[name] = writer.part

    def finish(self, manifest: Manifest) -> None:
        self.archive.writestr(MANIFEST, msgspec.json.format(msgspec.json.encode(manifest), indent=2))


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    """Write an archive that nobody else can read; it has its name only when it is whole. Raises BadOption."""
    part = path.with_name(f"{path.name}.part")
    try:
        with (
            os.fdopen(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as file,
            zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive,
        ):
            yield Writer(archive)
            archive.close()
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        why = error.strerror or str(error)
        raise BadOption(Reason("server-file-unwritable", {"file": str(path), "why": why})) from None
    finally:
        with suppress(OSError):
            part.unlink()


# What the library for zip files raises when it meets something else, or half of one.
NOT_WHOLE = (
    zipfile.BadZipFile,
    zlib.error,
    struct.error,
    EOFError,
    NotImplementedError,
    RuntimeError,
    ValueError,
)


@contextmanager
def reading(path: Path) -> Iterator[Reader]:
    """An archive of which everything was checked. Raises BadOption."""
    with ExitStack() as stack:
        try:
            reader = Reader(path, stack.enter_context(zipfile.ZipFile(path)))
            reader.check()
        except NOT_WHOLE as error:
            raise damaged(path, str(error)) from None
        except OSError as error:
            why = error.strerror or str(error)
            raise BadOption(Reason("error-file-unreadable", {"file": str(path), "why": why})) from None
        yield reader


class Reader:
    """An archive that is being read."""

    def __init__(self, path: Path, archive: zipfile.ZipFile) -> None:
        self.path = path
        self.archive = archive
        self.manifest = self.read_manifest()

    def read_manifest(self) -> Manifest:
        try:
            manifest = msgspec.json.decode(self.archive.read(MANIFEST), type=Manifest)
        except (KeyError, msgspec.MsgspecError):
            raise BadOption(Reason("server-backup-foreign", {"file": str(self.path)})) from None
        if manifest.kind != KIND:
            raise BadOption(Reason("server-backup-foreign", {"file": str(self.path)}))
        if manifest.format != FORMAT:
            raise BadOption(
                Reason("server-backup-new", {"file": str(self.path), "version": manifest.landrush})
            )
        return manifest

    def check(self) -> None:
        """Compare every part with the manifest."""
        expected = {MANIFEST, *map(part_name, self.manifest.tables)}
        if sorted(self.archive.namelist()) != sorted(expected):
            raise damaged(self.path, MANIFEST)
        for name, part in self.manifest.tables.items():
            digest, rows = hashlib.sha256(), 0
            with self.archive.open(part_name(name)) as file:
                while chunk := file.read(CHUNK):
                    digest.update(chunk)
                    rows += chunk.count(b"\n")
            if Part(rows, digest.hexdigest()) != part:
                raise damaged(self.path, part_name(name))

    def rows(self, name: str) -> Iterator[dict[str, Any]]:
        """The rows of a table, one after the other."""
        decoder = msgspec.json.Decoder(dict[str, Any])
        with self.archive.open(part_name(name)) as file:
            try:
                for line in file:
                    yield decoder.decode(line)
            except msgspec.MsgspecError:
                raise damaged(self.path, part_name(name)) from None


def part_name(table: str) -> str:
    return f"{table}.jsonl"


def damaged(path: Path, detail: str) -> BadOption:
    """The error of a file that was truncated or edited."""
    return BadOption(Reason("server-backup-damaged", {"file": str(path), "detail": detail}))
