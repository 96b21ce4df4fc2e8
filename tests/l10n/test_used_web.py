"""The keys of the browser client: each is used in its modules, and each that they name is there.

A module that puts a key together, such as t(`web-mode-${mode}`), lists what can come out in a comment:
`// keys: web-mode-online web-mode-one-device`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import parse
from fluent.syntax.ast import Message

import landrush
from landrush.l10n import texts

WEB = Path(landrush.__file__).parent / "web"
MODULES = [path for path in sorted(WEB.rglob("*.js")) if "vendor" not in path.parts]
QUOTED = re.compile(r"""['"`]([a-z]+(?:-[a-z0-9]+)+)['"`]""")
LISTED = re.compile(r"// keys: (.+)")
# What is a key for certain: the first argument of t(), the key of a sentence, the label of a button.
CERTAIN = re.compile(r"""(?:\bt\(|\bkey: |\blabel=)['"]([a-z]+(?:-[a-z0-9]+)+)['"]""")


@cache
def sources() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in MODULES)


def keys(only_web: bool) -> set[str]:
    found = (entry for name, text in texts("en").items() for entry in parse(text).body)
    names = {entry.id.name for entry in found if isinstance(entry, Message)}
    return {name for name in names if name.startswith("web-")} if only_web else names


def listed() -> set[str]:
    return {key for line in LISTED.findall(sources()) for key in line.split()}


# Said by the page itself, before any module runs.
BY_THE_SERVER = {"web-description", "web-noscript"}


def test_no_key_of_the_client_is_unused() -> None:
    assert keys(only_web=True) - set(QUOTED.findall(sources())) - listed() - BY_THE_SERVER == set()


def test_every_key_that_the_client_names_is_there() -> None:
    assert (set(CERTAIN.findall(sources())) | listed()) - keys(only_web=False) == set()
