"""The messages of a language. Each is read when first asked for: reading all would take half a second."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from landrush.l10n.forms import form

# A message or term with its attributes and remarks, up to the next one; and whatever it may refer to.
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*?(?=^-?[a-zA-Z][\w-]* *=|\Z)", re.MULTILINE | re.DOTALL)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
FUNCTIONS: dict[str, Any] = {"FORM": form}


class Catalogue:
    """What a language says."""

    def __init__(self, lang: str, texts: Iterable[str], is_lengthened: bool = False) -> None:
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.is_lengthened = is_lengthened
        self.unread = {entry[1]: entry[0] for text in texts for entry in ENTRY.finditer(text)}

    def message(self, key: str) -> Message:
        """A message by its key. Raises KeyError."""
        if key in self.unread:
            self.read(key)
        return self.bundle.get_message(key)

    def read(self, key: str) -> None:
        """Have the bundle know an entry and those that it refers to."""
        entries: dict[str, str] = {}
        names = [key]
        while names:
            name = names.pop()
            if name not in entries and (entry := self.unread.get(name)) is not None:
                entries[name] = entry
                names += REFERENCE.findall(entry)
        resource = FluentResource("".join(entries.values()))
        if self.is_lengthened:
            from landrush.l10n.pseudo import lengthened

            resource = lengthened(resource)
        self.bundle.add_resource(resource)
        # Only now, for another thread may ask for them meanwhile.
        for name in entries:
            self.unread.pop(name, None)
