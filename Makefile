# Two commands do everything: `make play` and `make test`.  Each sets up what it needs, once.

PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
GAME ?= the-island

.PHONY: play test check prerequisites bench soak mutants clean help
.DEFAULT_GOAL := help

help: ## list what can be made
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /make \1\t/' | expand -t 16

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Archipel needs Python 3.11 or newer; say which with make PYTHON=python3.12"; exit 1; }
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

play: $(READY) ## play The Island in the terminal, against bots
	@$(BIN)/archipel play $(GAME)

test: check prerequisites ## run all checks and tests
	$(BIN)/archipel compile
	$(BIN)/python -m pytest -n auto

prerequisites:
	@tests/prerequisites.sh

check: $(READY) ## lint and type-check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY) ## measure speed
	$(BIN)/archipel bench $(GAME)

soak: $(READY) prerequisites ## long runs: thousands of games compiled against interpreted, more fuzzing, servers killed often
	ARCHIPEL_SOAK=1 $(BIN)/python -m pytest -n auto tests/games tests/test_twins.py tests/server

mutants: $(READY) ## change the rules a little, many times, and see that the scenarios notice
	$(BIN)/python tests/mutants.py

clean: ## remove what was made
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist *.egg-info
	find archipel tests -name __pycache__ -prune -exec rm -rf {} +
