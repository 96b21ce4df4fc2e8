"""Imports go down only, and kernel code stays free of what is slow or impure."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

import landrush
from landrush.cli import EXTRAS, MEASURING

ROOT = Path(__file__).parents[2]
PACKAGE = Path(landrush.__file__).parent

# Each room may import itself and the rooms before it.
LAYERS = [
    "errors",
    "messages",
    "extras",
    "checked",
    "moves",
    "component_files",
    "options",
    "l10n",
    "_source",
    "picture",
    "engine",
    "census",
    "gifts",
    "positions",
    "games",
    "match",
    "drawing",
    "bots",
    "analysis",
    "bench",
    "simulation",
    "arena",
    "training",
    "balance",
    "research",
    "server",
    "cli",
]

# What needs more than the base install brings: rooms, the commands that open them, and pictures as pixels.
BEYOND_BASE = {"arena", "training", "balance", "research", "server", "bench", "picture.py"}
BEYOND_BASE |= {f"cli/{name}.py" for name in (*EXTRAS, *MEASURING, "storage", "balance_report")}

SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.stem in LAYERS)


def imported(tree):
    """Modules that a file imports when it is loaded."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            if node.module in ("landrush", "landrush.games"):
                yield from (f"{node.module}.{alias.name}" for alias in node.names)
            else:
                yield node.module


def room(module):
    parts = module.split(".")
    return parts[1] if parts[0] == "landrush" and len(parts) > 1 else None


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_down(path):
    own = path.relative_to(PACKAGE).parts[0].removesuffix(".py")
    for module in imported(ast.parse(path.read_text(encoding="utf-8"))):
        used = room(module)
        if used in LAYERS and own in LAYERS:
            assert LAYERS.index(used) <= LAYERS.index(own), f"{own} imports {module}"


def everything_imported(tree):
    """Modules that a file imports at any time, but not those that only type checkers read."""
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"):
            yield from imported(ast.Module([node], []))
            yield from everything_imported(node)


def distributions(requirements):
    """The names of what is required, each in one spelling."""
    names = (re.match(r"[\w.-]+", each)[0] for each in requirements)
    return {re.sub(r"[-_.]+", "-", name).lower() for name in names}


def test_the_base_install_has_all_that_its_rooms_import():
    """Rules, bots, matches, analysis and terminal do without what extras bring, such as a web framework."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    base = distributions(project["dependencies"])
    owners = packages_distributions()
    wrong = []
    for path in SOURCES:
        inside = path.relative_to(PACKAGE)
        if {inside.parts[0], inside.as_posix()} & BEYOND_BASE:
            continue
        for module in everything_imported(ast.parse(path.read_text(encoding="utf-8"))):
            library = module.partition(".")[0]
            if library not in sys.stdlib_module_names | {"landrush"}:
                if not distributions(owners[library]) & base:
                    wrong.append(f"{inside} imports {module}")
            elif room(module) in BEYOND_BASE:
                wrong.append(f"{inside} imports {module}")
    assert wrong == []


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_games_do_not_know_each_other(path):
    parts = path.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        for module in imported(ast.parse(path.read_text(encoding="utf-8"))):
            assert not module.startswith("landrush.games.") or module.split(".")[2] == parts[1], module


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_kernel_code_does_not_roll_or_read_clocks_and_files(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    modules = set(imported(tree))
    if modules & {"mypy_extensions", "librt.vecs"}:
        allowed_random = path.name == "state.py" and path.parent.name == "engine"
        forbidden = {"time", "os", "secrets", "pathlib"} | (set() if allowed_random else {"random"})
        assert not modules & forbidden


def is_kernel(path):
    return bool(
        {"mypy_extensions", "librt.vecs"} & set(imported(ast.parse(path.read_text(encoding="utf-8"))))
    )


def own_files(path):
    """The package's files that a file imports when it is loaded."""
    for node in ast.iter_child_nodes(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("landrush."):
            folder = PACKAGE.joinpath(*node.module.split(".")[1:])
            files = [folder.with_suffix(".py"), *(folder / f"{alias.name}.py" for alias in node.names)]
            yield from (file for file in files if file.exists())


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_kernel_code_calls_only_kernel_code(path):
    """A module without unboxed numbers is not compiled, and calls into it are slow."""
    if is_kernel(path):
        assert [file.name for file in own_files(path) if not is_kernel(file)] == []


def test_the_architecture_names_every_room_in_this_order():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = page.partition("From top to bottom an import may go: ")[2].partition(". ")[0]
    order = [room for room in reversed(LAYERS) if room != "_source"]
    assert told.replace("→", " ").replace(",", " ").split() == order
    rooms = page.partition("## Rooms")[2].partition("\n## ")[0]
    folders = sorted(path.name for path in PACKAGE.iterdir() if (path / "__init__.py").exists())
    assert [name for name in folders if f"  {name}/ " not in rooms] == []
    tests = sorted(path.name for path in Path(__file__).parents[1].iterdir() if any(path.glob("test_*.py")))
    assert [name for name in tests if f"{name}/" not in rooms.partition("\ntests/")[2]] == []
