# Two commands do everything: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
PAGE := src/labtable/server/page/index.html
FOR_BROWSERS := src/labtable/server/page/python/compiled/labtable.zip
SOURCES := $(shell find src -type f -not -name '*.pyc' -not -path 'src/labtable/server/page/*') pyproject.toml setup.py
WEB := $(shell find web -type f -not -path 'web/node_modules/*')
MADE := $(VENV)/pyvenv.cfg
NEEDS := $(VENV)/needs.stamp
TOOLS := $(VENV)/tools.stamp
COMPILED := $(VENV)/compiled.stamp
INSTALLED := $(VENV)/installed.stamp
COMPILER := $(shell command -v $${CC:-cc})
GO_PLAIN := $(if $(COMPILER),,LABTABLE_PLAIN=1)
SIDE_BY_SIDE := @$(MAKE) --no-print-directory -j 2
PYTEST := $(BIN)/python -m pytest -n 3 --dist worksteal
ON_SOURCES := PYTHONPATH=src LABTABLE_BUILD=plain $(PYTEST)
ON_BUILD := LABTABLE_BUILD=$(if $(COMPILER),compiled,plain) $(PYTEST) -o pythonpath=.

# What Python has compiled is kept, whatever the machine says: every process of the tests would compile it anew.
export PYTHONDONTWRITEBYTECODE =

.PHONY: play test tools check page site browser database screenshots pictures test-plain test-compiled slow mutants bench dist clean

play:  ## install everything and open the tables in the browser
	$(SIDE_BY_SIDE) $(INSTALLED)
	$(BIN)/labtable

test:  ## everything that guards a promise; the rules compile while formats and types are checked
	$(SIDE_BY_SIDE) $(INSTALLED) browser database check
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-compiled

tools: $(TOOLS)  ## install what tests and checks need, and nothing that has to be compiled or built

check: $(TOOLS) $(PAGE)  ## format, lint and types, of Python and of the page
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/python web/build.py check

site: $(INSTALLED)  ## the whole table as static files, in build/site
	$(BIN)/labtable site build/site

page: $(PAGE)  ## build the page, if its sources have changed

browser: $(TOOLS)  ## say which Chromium the page is tested with, or install one
	@$(BIN)/python -m tests.web.chromium

database: $(TOOLS)  ## say which PostgreSQL the store is tested with, or install one, and nginx
	@$(BIN)/python -m tests.postgres.cluster

screenshots: $(INSTALLED) $(TOOLS)  ## pictures of every page at every size, in build/screenshots
	$(BIN)/python -m tests.web.screenshots

pictures: $(INSTALLED) $(TOOLS)  ## the few of them that README and docs show, in docs/pictures
	$(BIN)/python -m tests.web.screenshots --docs

test-plain: $(INSTALLED) $(TOOLS)  ## kernel and games as plain sources, with branch coverage, and a server on them
	$(ON_SOURCES) -m 'not slow and not many_games' --cov --cov-report=term-missing:skip-covered tests/kernel tests/games tests/testing
	$(ON_SOURCES) tests/lab/test_simulate.py tests/server/test_rooms.py

test-compiled: $(INSTALLED) $(TOOLS)  ## the suite on the compiled build, with the page in a real browser
	$(ON_BUILD)

slow: $(INSTALLED) $(TOOLS)  ## 10,000 random games of each seat count, and more examples of every check
	$(ON_BUILD) -m slow

mutants: $(INSTALLED) $(TOOLS)  ## realistic bugs, planted one by one in a copy: which test notices each? AREAS="pdb lab" for some
	$(BIN)/python -m tests.mutants $(AREAS)

bench: $(INSTALLED) $(TOOLS)  ## speed, as figures
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.motion
	$(BIN)/python -m benchmarks.research

dist: $(FOR_BROWSERS) $(TOOLS)  ## the source distribution and the wheel of this machine, in dist
	$(BIN)/python -m build

$(MADE):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Labtable needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Say which: make PYTHON=python3.11"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || \
	  { echo "Python's venv module is missing; on Debian: apt-get install python3-venv"; exit 1; }
	$(PYTHON) -m venv $(VENV)

$(NEEDS): constraints.txt pyproject.toml | $(MADE)  # what Labtable is built with and runs on, and what prints its games
	@$(BIN)/python -c 'import tomllib; all = tomllib.load(open("pyproject.toml", "rb")); \
	  print(*all["build-system"]["requires"], *all["project"]["dependencies"], \
	  *all["project"]["optional-dependencies"]["print"], sep="\n")' > $(VENV)/needs.txt
	$(PIP) install -c constraints.txt -r $(VENV)/needs.txt
	touch $@

$(TOOLS): $(NEEDS)  # what it is checked, tested and measured with
	$(PIP) install -r constraints.txt
	$(BIN)/python -c 'import setuptools; setuptools.setup()' -q egg_info  # so that the sources know their games uninstalled
	touch $@

$(PAGE): $(WEB) | $(MADE)
	@$(BIN)/python web/build.py --node || \
	  { echo "There is no Node here that is new enough; taking the one that a Python package carries."; \
	    $(PIP) install "$$($(BIN)/python -c 'import sys; sys.path.insert(0, "web"); import build; print(build.NODE_PACKAGE)')"; }
	$(BIN)/python web/build.py
	touch $@ $(FOR_BROWSERS)

$(FOR_BROWSERS): $(PAGE) $(SOURCES)
	@$(BIN)/python web/build.py precompile

$(COMPILED): $(NEEDS) $(SOURCES)  # while the page is built
	@$(if $(COMPILER),,echo "There is no C compiler, so the rules run as plain Python: slower, same results.")
	$(GO_PLAIN) $(BIN)/python setup.py -q build_ext
	touch $@

$(INSTALLED): $(COMPILED) $(FOR_BROWSERS)
	$(GO_PLAIN) $(PIP) install --no-build-isolation --no-deps --force-reinstall .
	touch $@

clean:
	rm -rf $(VENV) build dist failures .coverage web/node_modules src/labtable/server/page
