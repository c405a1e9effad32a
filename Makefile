# Tablier. On a fresh machine with Python (3.11 or newer), git and make:
#   make play   installs everything into .venv and opens the salon in the browser
#   make test   installs everything and passes the tests, a few of each kind

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play terminal test test-long test-again test-deep test-chaos test-envs test-train lint types page bundle check wheel docs release sbom api bench bench-gpu bench-server report report-measure goldens pictures clean help

help: ## list what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

play: $(VENV)/.installed ## install and open the salon in the browser
	@$(BIN)/tablier serve

terminal: $(VENV)/.installed ## install and play in the terminal
	@$(BIN)/tablier

# Where nobody may keep the bytecode of tests and program, every process of a run makes it anew.
unexport PYTHONDONTWRITEBYTECODE

# File by file, in the order of tests/conftest.py: what the tests of a file share is started once, and the workers end
# together.
PYTEST := $(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder

test: $(VENV)/.installed-dev ## install and pass the tests, a few of each kind (4 minutes on two cores; the first time 6)
	$(PYTEST) -m "not long and not slow and not train"

test-long: $(VENV)/.installed-dev ## what `make test` leaves out or does not try as deeply (ten minutes on two cores)
	TABLIER_TESTS=all $(PYTEST) -m "(long or scaled) and not slow and not train"

test-again: $(VENV)/.installed-dev ## what failed the last time, one after another
	$(BIN)/python -m pytest --last-failed --last-failed-no-failures none

test-deep: $(VENV)/.installed-dev ## the slow, deep runs (hours)
	TABLIER_TESTS=all $(PYTEST) -m slow

CHAOS ?= --faults 500 --minutes 10
test-chaos: $(VENV)/.installed-dev ## three servers shaken while people play (10 minutes; CHAOS="--faults 50 --seed 7")
	PYTHONPATH=tests $(BIN)/python -m chaos.havoc $(CHAOS)

test-envs: $(VENV)/.installed-envs ## environments, recipes and Ray, with the large packages they need
	TABLIER_TESTS=all $(BIN)/python -m pytest -n auto tests/envs tests/test_batch.py tests/test_spread.py tests/test_environment_pages.py

test-train: $(VENV)/.installed-dev ## the tests of training; installs PyTorch
	$(BIN)/pip install -q -e '.[train]'
	$(BIN)/python -m pytest -m train

lint: $(VENV)/.installed-dev ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.installed-dev ## static types, strict
	$(BIN)/mypy

bundle: node_modules/.installed ## put the pages of the salon together anew, after a change to their scripts or styles
	npm run --silent build

page: node_modules/.installed $(VENV)/.installed-dev ## the salon's page: types, style and logic of its JavaScript; needs Node
	npm run --silent types
	npm run --silent lint
	npm test --silent
	npm run --silent typed  # programs of users, as another checker than mypy sees them

check: lint types page test test-long ## everything a change has to pass (a quarter of an hour)

wheel: $(VENV)/.installed-dev ## build dist/*.whl
	rm -rf dist
	$(BIN)/python -m build --wheel --no-isolation .

release: $(VENV)/.installed-release ## build and look through what is published: wheel, source, and what is in them
	rm -rf dist
	$(BIN)/python -m build --no-isolation .
	$(BIN)/twine check --strict dist/*
	$(BIN)/check-wheel-contents dist/*.whl
	$(MAKE) --no-print-directory sbom

# An environment of its own, which holds what `pip install 'tablier[all]'` brings and nothing else.
sbom: $(VENV)/.installed-release ## a software bill of materials of dist/*.whl with all extras of players: dist/tablier.cdx.json
	rm -rf build/sbom && $(PYTHON) -m venv --without-pip build/sbom
	$(BIN)/python -m pip --python build/sbom/bin/python install --quiet --disable-pip-version-check "$$(echo dist/*.whl)[all]"
	rm build/sbom/lib/*/site-packages/tablier-*/direct_url.json  # where it lay when it was installed
	$(BIN)/cyclonedx-py environment --output-reproducible --output-file dist/tablier.cdx.json build/sbom/bin/python

api: $(VENV)/.installed-dev ## write the listing of public names and signatures anew; review the difference
	$(BIN)/python tests/public_api.py

docs: $(VENV)/.installed-docs ## build the site, which `tablier serve` then has at /docs and a wheel takes along
	PYTHONPATH=docs $(BIN)/python -m building

bench: $(VENV)/.installed-dev ## measure against the peers, side by side
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/trictrac.py
	$(BIN)/python benchmarks/environments.py

bench-gpu: $(VENV)/.installed ## measure on a CUDA card: every game, and pgx if it can be installed
	$(BIN)/python benchmarks/gpu.py

bench-server: $(VENV)/.installed ## what an act costs the salon, how many tables it bears, and who feels whom
	$(BIN)/python benchmarks/server.py

report: $(VENV)/.installed-report ## “The five games, measured”, in every language: report/built/index.html, fr/index.html … and, with Chromium, report.pdf beside each
	$(BIN)/python -m report render

report-measure: $(VENV)/.installed-report ## measure it all anew (some ten minutes of one core; REPORT="--times 10 --jobs 2", REPORT="jans --seed 7")
	$(BIN)/python -m report measure $(REPORT)

goldens: $(VENV)/.installed-dev ## rewrite golden playthroughs and perft tables; review the difference
	$(BIN)/python tests/regenerate.py

pictures: $(VENV)/.installed ## draw the pictures of the documentation anew
	$(BIN)/python docs/pictures/draw.py

clean: ## remove everything that was made
	rm -rf $(VENV) node_modules .bench dist build src/tablier/site

$(BIN)/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Tablier needs Python 3.11 or newer; try make PYTHON=python3.12")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[all]'
	@touch $@

$(VENV)/.installed-dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.installed

$(VENV)/.installed-release: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,release]'
	@touch $@ $(VENV)/.installed $(VENV)/.installed-dev

$(VENV)/.installed-envs: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,recipes]'
	@touch $@ $(VENV)/.installed $(VENV)/.installed-dev

$(VENV)/.installed-report: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[report]'
	@touch $@

$(VENV)/.installed-docs: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[docs]'
	@touch $@ $(VENV)/.installed

node_modules/.installed: package.json
	@command -v npm >/dev/null || { echo "The page is checked by Node (20 or newer) and npm, and they are not installed."; exit 1; }
	npm install --no-package-lock --no-audit --no-fund --loglevel=error
	@touch $@
