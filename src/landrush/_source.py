"""LANDRUSH_INTERPRETED=1 runs the kernel from its source files, past any compiled modules beside them.

For debuggers, coverage and the tests that compare the two.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

PACKAGE = Path(__file__).parent


class SourceFinder:
    """Finds the package's modules as .py files only."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        head, _, rest = name.partition(".")
        if head != "landrush" or not rest:
            return None
        base = PACKAGE.joinpath(*rest.split("."))
        if (base / "__init__.py").is_file():
            return importlib.util.spec_from_file_location(
                name, base / "__init__.py", submodule_search_locations=[str(base)]
            )
        source = base.with_suffix(".py")
        return importlib.util.spec_from_file_location(name, source) if source.is_file() else None


def install_if_asked() -> None:
    """Put the finder first when the environment asks for interpreted code."""
    if os.environ.get("LANDRUSH_INTERPRETED") == "1":
        sys.meta_path.insert(0, SourceFinder())
