# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
SOURCES := $(shell find src -type f -not -name '*.pyc') pyproject.toml setup.py
TOOLS := $(VENV)/tools.stamp
INSTALLED := $(VENV)/installed.stamp
PLAIN := PYTHONPATH=src LABTABLE_BUILD=plain
COMPILED := LABTABLE_BUILD=$(if $(shell command -v $${CC:-cc}),compiled,plain)

.PHONY: play test check test-plain test-compiled slow bench clean

play: $(INSTALLED)  ## install everything and open the tables in the browser
	$(BIN)/labtable

test:  ## everything that guards a promise; the build compiles while formats and types are checked
	@$(MAKE) --no-print-directory $(TOOLS)
	@$(MAKE) --no-print-directory -j 2 check $(INSTALLED)
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-compiled

check: $(TOOLS)  ## format, lint and types
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

test-plain: $(INSTALLED)  ## the suite on the plain sources, with branch coverage of kernel and games
	$(PLAIN) $(BIN)/python -m pytest -n 2 --cov --cov-report=term-missing:skip-covered

test-compiled: $(INSTALLED)  ## the suite on the compiled build
	$(COMPILED) $(BIN)/python -m pytest -n 2 -o pythonpath=.

slow: $(INSTALLED)  ## 10,000 random games of each seat count, and more examples of every check
	$(COMPILED) $(BIN)/python -m pytest -n 2 -o pythonpath=. -m slow

bench: $(INSTALLED)  ## speed, as figures
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/server.py

$(TOOLS): constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Labtable needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Say which: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -r constraints.txt
	touch $@

$(INSTALLED): $(TOOLS) $(SOURCES)
	@command -v $${CC:-cc} >/dev/null || echo "There is no C compiler, so the rules run as plain Python: slower, same results."
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf $(VENV) build failures .coverage
