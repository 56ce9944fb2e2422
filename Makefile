# Two commands do everything: `make play` and `make test`.  Each sets up what it needs, once.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
GAME ?= the-island
PAGE := archipel/server/page/index.html
FIXTURES := web/fixtures/.ready
PAGE_SOURCES := $(shell find web/src web/public archipel/words web/index.html web/vite.config.ts -type f 2>/dev/null)

.PHONY: play page test check prerequisites screenshots bench soak mutants clean help
.DEFAULT_GOAL := help

help: ## list what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 16

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Archipel needs Python 3.11 or newer; say which with make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

web/node_modules/.ready: web/package-lock.json
	@command -v npm >/dev/null || { echo "Building the page needs Node 20.19 or newer, with npm"; exit 1; }
	cd web && npm install --no-save --no-audit --no-fund # as locked; `npm ci` wants every platform's files in the lock
	@touch $@

$(FIXTURES): $(READY) web/fixtures/make.py $(wildcard tests/golden/*.json tests/rules/*.yaml)
	ARCHIPEL_RULES=python $(BIN)/python web/fixtures/make.py
	@touch $@

$(PAGE): web/node_modules/.ready $(PAGE_SOURCES)
	cd web && npm run --silent build

page: $(PAGE) ## build the page

play: $(READY) $(PAGE) ## play in the browser, with friends or against bots
	@$(BIN)/archipel serve --open

test: check prerequisites $(PAGE) $(FIXTURES) ## run all checks and tests
	$(BIN)/archipel compile
	$(BIN)/python -m pytest -n auto
	cd web && npm test --silent && npm run --silent browser

screenshots: $(READY) prerequisites $(PAGE) $(FIXTURES) ## take a picture of every screen, into web/screenshots
	cd web && npm run --silent pictures

prerequisites:
	@tests/prerequisites.sh

check: $(READY) web/node_modules/.ready $(FIXTURES) ## lint and type-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	cd web && npm run --silent check

bench: $(READY) ## measure speed
	$(BIN)/archipel bench $(GAME)

soak: $(READY) prerequisites ## long runs: thousands of games compiled against interpreted, more fuzzing, servers killed often
	ARCHIPEL_SOAK=1 $(BIN)/python -m pytest -n auto tests/games tests/test_twins.py tests/server

mutants: $(READY) ## change the rules a little, many times, and see that the scenarios notice
	$(BIN)/python tests/mutants.py

clean: ## remove what was made
	rm -rf web/node_modules web/test-results web/screenshots web/fixtures/*/ $(FIXTURES) archipel/server/page .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist *.egg-info
	find archipel tests -name __pycache__ -prune -exec rm -rf {} +
