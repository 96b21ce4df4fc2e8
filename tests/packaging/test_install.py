"""The package installs from its source with and without a C compiler, and the command runs."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if sys.platform == "win32" else "bin"

pytestmark = pytest.mark.packaging


def run(*command: str | Path, **variables: str) -> str:
    """The output of a command that succeeds, run outside the checkout and without its settings."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LANDRUSH_", "PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        command,
        cwd=Path(command[0]).parent,
        env=kept | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def install(tmp_path: Path, **variables: str) -> Path:
    """Install a copy of the source, as a user would, and give the new environment's programs."""
    source = tmp_path / "source"
    shutil.copytree(
        ROOT / "src", source / "src", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    )
    for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, source)
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    programs = tmp_path / "venv" / BIN
    run(programs / "python", "-m", "pip", "install", source, **variables)
    return programs


def kernel_file(programs: Path) -> Path:
    return Path(run(programs / "python", "-c", "import landrush.engine.rng as m; print(m.__file__)").strip())


def test_install_compiles_the_kernel(tmp_path: Path) -> None:
    programs = install(tmp_path, LANDRUSH_REQUIRE_COMPILED="1")
    assert kernel_file(programs).suffix in {".so", ".pyd"}
    assert "(compiled)" in run(programs / "landrush", "--version")


def test_install_without_a_compiler_runs_interpreted(tmp_path: Path) -> None:
    programs = install(tmp_path, CC="/nonexistent")
    assert kernel_file(programs).suffix == ".py"
    assert "(interpreted)" in run(programs / "landrush", "--version")
