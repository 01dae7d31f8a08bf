# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PAGE := src/labtable/server/page/index.html
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/labtable/server/page/*') pyproject.toml setup.py
WEB := $(shell find web -type f -not -path 'web/node_modules/*')
TOOLS := $(VENV)/tools.stamp
INSTALLED := $(VENV)/installed.stamp
PLAIN := PYTHONPATH=src LABTABLE_BUILD=plain
COMPILED := LABTABLE_BUILD=$(if $(shell command -v $${CC:-cc}),compiled,plain)

.PHONY: play test check page browser screenshots pictures test-plain test-compiled slow mutants bench clean

play: $(INSTALLED)  ## install everything and open the tables in the browser
	$(BIN)/labtable

test:  ## everything that guards a promise; the build compiles while formats and types are checked
	@$(MAKE) --no-print-directory $(TOOLS)
	@$(MAKE) --no-print-directory page browser
	@$(MAKE) --no-print-directory -j 2 check $(INSTALLED)
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-compiled

check: $(TOOLS) $(PAGE)  ## format, lint and types, of Python and of the page
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/build.py check

page: $(PAGE)  ## build the page, if its sources have changed

browser: $(TOOLS)  ## say which Chromium the page is tested with, or install one
	@$(BIN)/python -m tests.web.chromium

screenshots: $(INSTALLED)  ## pictures of every page at every size, in build/screenshots
	$(BIN)/python -m tests.web.screenshots

pictures: $(INSTALLED)  ## the few of them that README and docs show, in docs/pictures
	$(BIN)/python -m tests.web.screenshots --docs

test-plain: $(INSTALLED)  ## the suite on the plain sources, with branch coverage of kernel and games
	$(PLAIN) $(BIN)/python -m pytest -n 2 --ignore=tests/web --cov --cov-report=term-missing:skip-covered

test-compiled: $(INSTALLED)  ## the suite on the compiled build, with the page in a real browser
	$(COMPILED) $(BIN)/python -m pytest -n 2 -o pythonpath=.

slow: $(INSTALLED)  ## 10,000 random games of each seat count, and more examples of every check
	$(COMPILED) $(BIN)/python -m pytest -n 2 -o pythonpath=. -m slow

mutants: $(INSTALLED)  ## realistic bugs, planted one by one in a copy: which test notices each? AREAS="pdb lab" for some
	$(BIN)/python -m tests.mutants $(AREAS)

bench: $(INSTALLED)  ## speed, as figures
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/server.py
	$(BIN)/python -m benchmarks.motion

$(TOOLS): constraints.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Labtable needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Say which: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(PIP) install -r constraints.txt
	touch $@

$(PAGE): $(TOOLS) $(WEB)
	@$(BIN)/python web/build.py --node || \
	  { echo "There is no Node here that is new enough; taking the one that a Python package carries."; \
	    $(PIP) install "$$($(BIN)/python -c 'import sys; sys.path.insert(0, "web"); import build; print(build.NODE_PACKAGE)')"; }
	$(BIN)/python web/build.py
	touch $@

$(INSTALLED): $(TOOLS) $(PAGE) $(SOURCES)
	@command -v $${CC:-cc} >/dev/null || echo "There is no C compiler, so the rules run as plain Python: slower, same results."
	$(PIP) install --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf $(VENV) build failures .coverage web/node_modules src/labtable/server/page
