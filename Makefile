# `make run` opens the game and `make test` runs all tests; each first sets up what it needs.

.DEFAULT_GOAL := help
ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif
PY := $(BIN)/python
SET_UP := @PYTHON="$(PYTHON)" sh packaging/set-up.sh
ON_SCREEN := $(PY) packaging/virtual_screen.py

# What goes to the game or to pytest besides: make test ARGS="-k scoring"
ARGS ?=
# Test processes at a time.
JOBS ?= auto
PYTEST := $(PY) -m pytest
MODEL_PY := build/environment-without-qt/$(if $(filter Windows_NT,$(OS)),Scripts,bin)/python

TEST_MODEL := $(MODEL_PY) -m pytest -c packaging/pytest-model.ini --rootdir . -n $(JOBS) --maxprocesses 8 tests/model
COVERAGE := build/model-coverage.json
COVERED := --cov mextrain_qt.model --cov-branch --cov-report= --cov-report=json:$(COVERAGE)

.PHONY: help
help: ## list what can be made
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1|\2/p' Makefile | while IFS='|' read -r name text; do printf '  make %-14s %s\n' "$$name" "$$text"; done

.PHONY: run
run: ## open the game (without a screen: have a whole match played, see build/demo/)
	$(SET_UP) run
	@$(PY) packaging/open_game.py $(ARGS)

.PHONY: test
test: ## run all tests: off screen, then those that want a real X window
	$(SET_UP) test
	@$(PY) packaging/qt_libraries.py offscreen
	QT_QPA_PLATFORM=offscreen $(PYTEST) -n $(JOBS) --maxprocesses 8 -m "not xscreen and not bundle" $(ARGS)
	@$(ON_SCREEN) $(PYTEST) -m "xscreen and not bundle" $(ARGS) $(if $(ARGS),|| [ $$? -eq 5 ])

.PHONY: test-model
test-model: ## run the model's tests in an environment that has no Qt
	$(SET_UP) model
	$(TEST_MODEL) $(ARGS)

# Tests by chance are slow when measured, and what they run by luck would not count as tested.
.PHONY: verify-coverage
verify-coverage: ## the same, and see that they run every line and branch of the model
	$(SET_UP) model
	$(TEST_MODEL) -m "not no_cover" $(COVERED)
	@$(MODEL_PY) packaging/check_coverage.py $(COVERAGE)
	$(TEST_MODEL) -m no_cover

.PHONY: check
check: ## style, types and the direction of the imports
	$(SET_UP) check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/mypy $(wildcard packaging/*.py packaging/bundle/*.py)
	$(BIN)/lint-imports --no-cache

.PHONY: bench
bench: ## measure how many rounds a second the model plays
	$(SET_UP) run
	$(BIN)/mextrain-qt bench rounds $(ARGS)

.PHONY: screenshots
screenshots: ## draw the whole set of screenshots into build/screenshots/
	$(SET_UP) run
	@$(ON_SCREEN) $(BIN)/mextrain-qt screenshots build/screenshots $(ARGS)

.PHONY: translations
translations: ## bring new texts into the translators' files, and compile those
	$(SET_UP) run
	$(PY) packaging/translations.py update
	$(PY) packaging/translations.py compile

PACKAGE_PY := build/environment-for-packages/$(if $(filter Windows_NT,$(OS)),Scripts,bin)/python
TEST_PACKAGE = $(ON_SCREEN) $(PYTEST) -m bundle tests/test_bundle.py $(ARGS)

.PHONY: package
package: ## build the self-contained program and play a move in it (build/bundle/, dist/)
	$(SET_UP) package
	@{ command -v objdump && command -v xdotool; } >/dev/null || sh packaging/install-packages.sh binutils xdotool || :
	$(PACKAGE_PY) packaging/make_bundle.py
	$(SET_UP) test
	$(TEST_PACKAGE)

.PHONY: deb
deb: package ## build a Debian package of it (dist/)
	$(PACKAGE_PY) packaging/make_deb.py

.PHONY: deb-in-clean-root
deb-in-clean-root: deb ## install that package in a new Debian, play, remove it (as root)
	$(ON_SCREEN) sh packaging/linux/try_deb.sh dist/mextrain-qt_*.deb

.PHONY: dist
dist: ## build the wheel and the source archive (dist/)
	$(SET_UP) package
	$(PACKAGE_PY) packaging/translations.py compile
	$(PACKAGE_PY) -m hatchling build

.PHONY: verify
verify: verify-coverage verify-chain verify-matches verify-layout verify-kill verify-monkey verify-mutants package ## the long checks: hours, but each goes on where it stopped

.PHONY: verify-chain
verify-chain: ## check the longest train of a hand against a second, slow way
	$(SET_UP) run
	$(PY) -m mextrain_qt.bench.verify_chain $(ARGS)

.PHONY: verify-matches
verify-matches: ## play 10,000 random matches with everything checked at every step
	$(SET_UP) run
	$(PY) -m mextrain_qt.bench.verify_matches $(ARGS)

.PHONY: verify-layout
verify-layout: ## lay 2,000 random rounds out on three tables and look for faults
	$(SET_UP) run
	QT_QPA_PLATFORM=offscreen $(BIN)/mextrain-qt bench layout --keep --rounds 2000 --computer-rounds 315 $(ARGS)

.PHONY: verify-monkey
verify-monkey: ## let a monkey play at the window for 20 minutes
	$(SET_UP) run
	$(PY) -m mextrain_qt.bench.verify_monkey $(ARGS)

.PHONY: verify-mutants
verify-mutants: ## change the rules in every small way, one at a time: some test has to notice
	$(SET_UP) test
	$(PY) -m tests.mutants $(ARGS)

.PHONY: verify-kill
verify-kill: ## kill the running game at 50 random moments: the same table has to come back
	$(SET_UP) run
	$(PY) -m mextrain_qt.bench.verify_kill $(ARGS)

.PHONY: clean
clean: ## remove what was made, but for the environment in .venv
	rm -rf build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage
	rm -f mextrain_qt/model/players/_rollouts.*so mextrain_qt/model/players/_rollouts.pyd
	find mextrain_qt tests packaging -name __pycache__ -type d -prune -exec rm -rf {} +
