"""The package installs from its source with and without a C compiler and npm, and the command runs."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if sys.platform == "win32" else "bin"
SOURCE_FILES = [
    ".npmrc",
    "LICENSE",
    "MANIFEST.in",
    "README.md",
    "package-lock.json",
    "package.json",
    "pyproject.toml",
    "requirements/node.txt",
    "setup.py",
    "tools/vendor.py",
]
IMPORT = re.compile(r"""\bfrom\s*["']([^"']+)["']""")

# A kernel is built and packages are fetched: minutes, on a busy machine many.
pytestmark = [pytest.mark.packaging, pytest.mark.timeout(1500)]
# A connection that stands still is given up soon and tried again.
PATIENCE = {"PIP_DEFAULT_TIMEOUT": "30", "PIP_RETRIES": "8"}
LONGEST = 1200


def run(*command: str | Path, **variables: str) -> str:
    """The output of a command that succeeds, run outside the checkout and without its settings."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("LANDRUSH_", "PYTHON", "VIRTUAL_ENV"))}
    done = subprocess.run(
        command,
        cwd=Path(command[0]).parent,
        env=kept | PATIENCE | variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def checkout(tmp_path: Path) -> Path:
    """A copy of the source without anything that was made or fetched."""
    source = tmp_path / "source"
    made = shutil.ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__", "vendor")
    shutil.copytree(ROOT / "src", source / "src", ignore=made)
    for name in SOURCE_FILES:
        (source / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    return source


def install(tmp_path: Path, source: Path, **variables: str) -> Path:
    """Install the source, as a user would, and give the new environment's programs."""
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    programs = tmp_path / "venv" / BIN
    run(programs / "python", "-m", "pip", "install", source, **variables)
    return programs


def kernel_file(programs: Path) -> Path:
    return Path(run(programs / "python", "-c", "import landrush.engine.rng as m; print(m.__file__)").strip())


def check_libraries(programs: Path) -> None:
    """The browser client is there, with every library it imports, and asks for no source maps."""
    web = Path(run(programs / "python", "-c", "import landrush; print(landrush.__path__[0])").strip()) / "web"
    assert (web / "app/html.js").exists()
    imports = json.loads((web / "vendor/import-map.json").read_text("utf-8"))["imports"]
    assert {"preact", "preact/hooks", "@preact/signals", "htm", "@fluent/bundle"} <= imports.keys()
    assert (web / "vendor/preact.js").samefile(web / imports["preact"])
    for name, file in imports.items():
        assert (web / file).exists(), name
    for module in (web / "vendor").rglob("*.js"):
        text = module.read_text("utf-8")
        assert "sourceMappingURL" not in text
        for name in IMPORT.findall(text):
            assert name in imports or (name.startswith("./") and (module.parent / name).exists()), name
    licences = (web / "vendor/LICENSES.txt").read_text("utf-8")
    for name in json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]:
        assert re.search(rf"^{name} \d", licences, re.MULTILINE), name


def test_install_compiles_the_kernel(tmp_path: Path) -> None:
    programs = install(tmp_path, checkout(tmp_path), LANDRUSH_REQUIRE_COMPILED="1")
    assert kernel_file(programs).suffix in {".so", ".pyd"}
    assert "(compiled)" in run(programs / "landrush", "--version")
    check_libraries(programs)


def test_install_without_a_compiler_and_npm_runs_interpreted(tmp_path: Path) -> None:
    source = checkout(tmp_path)
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", tmp_path, source)
    (archive,) = tmp_path.glob("*.tar.gz")
    programs = install(tmp_path, archive, CC="/nonexistent", PATH=str(tmp_path))
    assert kernel_file(programs).suffix == ".py"
    assert "(interpreted)" in run(programs / "landrush", "--version", PATH=str(tmp_path))
    check_libraries(programs)


def test_without_npm_one_line_says_how_to_get_it(tmp_path: Path) -> None:
    source = checkout(tmp_path)
    done = subprocess.run(
        [sys.executable, "-I", "-S", source / "tools/vendor.py"],
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    (line,) = done.stderr.splitlines()
    assert "npm was not found" in line
    assert not (source / "src/landrush/web/vendor").exists()
