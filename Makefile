# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
# Every habit of this project. Plain `make` lists them.
#
# The first target that needs packages makes .venv and installs the exact versions
# of requirements-dev.txt; it does so again only when that file changes.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
LAB := .venv-lab
LAB_READY := $(LAB)/ready
OUT ?= out/demo
VM ?=
HEAP ?=
TESTS ?= tests
MPY_CROSS ?=
DRIVE ?=
DRY ?=
ALL ?=
CIRCUP ?=
STICK := stick cards_keys cards_steps cards_stress games list_page pause race
ON_PYGAMER := SPEED_BOARD=pygamer PYTHONSAFEPATH=1 $(BIN)/pytest -n auto

.DEFAULT_GOAL := help
.PHONY: help play test test-stick check check-pygamer check-slow lint types format demo \
  shots bench heap art bundle flash lab lab-check clean

help:
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "%-13s %s\n", $$1, $$2 }' Makefile

play: $(READY) ## Play in a window; without a display, the demo
	@$(BIN)/python -m sim play

test: $(READY) ## Run the tests: some minutes, on all cores
	@PYTHONSAFEPATH=1 $(BIN)/pytest -n auto $(TESTS)

test-stick: $(READY) ## Run the tests where a PyGamer's stick counts most
	@$(ON_PYGAMER) $(STICK:%=tests/scenes/test_%.py)

check: lint types test test-stick ## Check layout, style, types, tests and budgets

check-pygamer: $(READY) ## Run all tests of the scenes on a PyGamer
	@$(ON_PYGAMER) tests/scenes

check-slow: lint types check-pygamer ## Run the long tests too, on fresh random inputs
	@PYTHONSAFEPATH=1 $(BIN)/pytest -n auto -m "" --hypothesis-profile=wide $(TESTS)

lint: $(READY) ## Check layout and style only
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .

types: $(READY) ## Check types against what each board has
	@$(BIN)/python -m sim.types

format: $(READY) ## Lay out the source; mend what ruff can mend
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .

demo: $(READY) ## Play each game headless; pictures in OUT=DIR
	@$(BIN)/python -m sim demo --out "$(OUT)"

shots: $(READY) ## Draw the README's and the tests' pictures again
	@$(BIN)/python -m tests.shots
	@$(BIN)/python -m sim.album

bench: $(READY) ## Print budgets beside what was measured; VM=COMMAND
	@$(BIN)/python -m sim.bench $(if $(VM),--vm "$(VM)")

heap: $(READY) ## Play in a small heap; VM=COMMAND HEAP=112k
	@$(BIN)/python -m sim.heap $(if $(VM),--vm "$(VM)") $(if $(HEAP),--heap $(HEAP))

art: $(READY) ## Turn scenes/art/*.txt into the badge's bitmaps
	@$(BIN)/python -m sim.art

bundle: $(READY) ## Write dist/speed-VERSION.zip; MPY_CROSS=PATH
	@$(BIN)/python -m sim.bundle $(if $(MPY_CROSS),--mpy-cross "$(MPY_CROSS)")

flash: $(READY) ## Put the game on a badge; DRIVE=PATH DRY=1 ALL=1
	@$(BIN)/python -m sim.flash $(if $(DRIVE),--drive "$(DRIVE)") \
	  $(if $(DRY),--dry-run) $(if $(ALL),--all) $(if $(CIRCUP),--circup) \
	  $(if $(MPY_CROSS),--mpy-cross "$(MPY_CROSS)")

lab: $(LAB_READY) ## Set up the two-car solver and survey in .venv-lab
	@echo "Ready: $(LAB)/bin/python -m sim solve FILE, or survey --help"

lab-check: $(LAB_READY) ## Run the solver's tests, the long ones too
	@PYTHONSAFEPATH=1 $(LAB)/bin/pytest -n auto -m "" tests/sim/lab

clean: ## Remove all that was made, .venv too
	rm -rf $(VENV) $(LAB) out build dist .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements-dev.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' || { \
	  echo "Python 3.10 or newer is needed; $(PYTHON) is older or missing." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "$(PYTHON) cannot make virtual environments. On Debian or Ubuntu:" >&2; \
	  echo "  sudo apt install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV), once: a minute or so."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check \
	  -r requirements-dev.txt
	@touch $(READY)

$(LAB_READY): requirements-dev.txt requirements-lab.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "The lab needs Python 3.11 or newer; $(PYTHON) is older." >&2; exit 1; }
	@echo "Setting up $(LAB), once: a minute or two."
	@$(PYTHON) -m venv $(LAB)
	@$(LAB)/bin/python -m pip install --quiet --disable-pip-version-check \
	  -r requirements-dev.txt -r requirements-lab.txt
	@touch $(LAB_READY)
