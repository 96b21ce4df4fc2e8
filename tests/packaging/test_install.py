"""The package installs from its source with and without a C compiler and npm, and the command runs.

The base brings rules, bots and terminal; what needs more says how to get it, and that works.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from landrush.cli import COMMANDS, EXTRAS, MEASURING

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
pytestmark = [pytest.mark.long, pytest.mark.timeout(1500)]
# A connection that stands still is given up soon and tried again.
PATIENCE = {"PIP_DEFAULT_TIMEOUT": "30", "PIP_RETRIES": "8"}
LONGEST = 1200


def run(*command: str | Path, code: int = 0, **variables: str) -> str:
    """What a command says that ends with this code, run outside the checkout and without its settings."""
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
    assert done.returncode == code, done.stdout
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


def install(tmp_path: Path, *source: str | Path, **variables: str) -> Path:
    """Install the source, as a user would, and give the new environment's programs."""
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    programs = tmp_path / "venv" / BIN
    run(programs / "python", "-m", "pip", "install", *source, **variables)
    return programs


def refused(programs: Path, *arguments: str) -> str:
    """The one line that a command ends with."""
    (line,) = run(programs / "landrush", *arguments, "--lang", "en", code=2).splitlines()
    return line.removeprefix("landrush: ")


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


@pytest.mark.compiled
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


def test_the_base_install_is_small_and_says_how_to_get_more(tmp_path: Path) -> None:
    programs = install(tmp_path, checkout(tmp_path), LANDRUSH_PURE="1")
    python, landrush = programs / "python", programs / "landrush"
    listed = json.loads(run(python, "-m", "pip", "--disable-pip-version-check", "list", "--format", "json"))
    installed = {each["name"] for each in listed} - {"pip", "setuptools"}
    assert len(installed) <= 15, installed
    assert not installed & {"fastapi", "starlette", "uvicorn", "SQLAlchemy", "redis", "numpy"}

    game = tmp_path / "montana.game"
    uses: dict[str, tuple[str | Path, ...]] = {
        "play": ("montana", "--seats", "greedy,random", "--seed", "1", "--record", game),
        "replay": (game,),
        "verify": (game,),
        "analyse": (game, "--budget", "2sims"),
        "simulate": ("dice-settlers", "--players", "2", "--games", "1", "--bots", "random"),
        "components": ("montana",),
        "actions": ("dice-settlers",),
    }
    assert set(uses) == set(COMMANDS) - EXTRAS.keys() - MEASURING.keys()
    assert all(command in run(landrush, "--help") for command in COMMANDS)
    for command, arguments in uses.items():
        assert run(landrush, command, *arguments)
    assert game.read_text("utf-8").startswith("landrush")

    for command, (_, instead) in MEASURING.items():
        assert refused(programs, command) == f"only a copy of the repository can do this; there: {instead}"
    needs: dict[tuple[str, ...], str] = {
        (): "server",
        ("serve",): "server",
        ("migrate",): "server",
        ("backup", "all.zip"): "server",
        ("restore", "all.zip"): "server",
        ("arena", "--game", "montana", "--bots", "greedy,random"): "arena",
        ("balance", "report", "montana"): "arena",
        ("train", "montana"): "train",
        ("dataset", "games.parquet", "--game", "montana"): "dataset",
    }
    assert {words[0] for words in needs if words} == EXTRAS.keys() - MEASURING.keys()
    for words, extra in needs.items():
        line = refused(programs, *words)
        assert line.startswith("this needs more libraries: ")
        assert f"landrush[{extra}]" in line

    run("/bin/sh", "-c", refused(programs, "serve").partition(": ")[2], LANDRUSH_PURE="1")
    run(landrush, "migrate", "--database-url", f"sqlite:///{tmp_path / 'landrush.db'}")


def test_an_editable_install_measures_and_stays_editable(tmp_path: Path) -> None:
    programs = install(tmp_path, "--editable", checkout(tmp_path), LANDRUSH_PURE="1")
    assert "--no-peers" in run(programs / "landrush", "bench", "--help")
    advice = refused(programs, "loadtest").partition(": ")[2]
    assert " -e " in advice
    assert "uvicorn" in run("/bin/sh", "-c", f"{advice} --dry-run", LANDRUSH_PURE="1")


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
