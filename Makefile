# Everything starts here: `make run`, `make test`. Needs only Python 3.11+ and make.
# Each target makes and updates .venv by itself; a stamp in it says which requirements it has.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
COMPILE := $(PY) -m piptools compile --quiet --no-header --no-annotate --strip-extras --no-emit-index-url \
	--no-emit-find-links --no-emit-trusted-host --no-emit-options

# The practice table is for who has no token yet, in the environment or in .env.
HAS_TOKEN := $(shell { test -n "$$DISCORD_TOKEN" || grep -qsE '^ *(export +)?DISCORD_TOKEN *= *["'"'"']?[^"'"'"' \#]' .env; } && echo yes)

.PHONY: help run test check format bench fit fuzz mutants gallery golden pictures lock clean

help:
	@echo "make run     the bot if there is a token in .env, else the practice table (ARGS='--port 8080 --no-browser')"
	@echo "make test    all tests (ARGS='-k slate')"
	@echo "make check   lint, strict types, layers"
	@echo "make format  put the code into the project's layout"
	@echo "make bench   measure speed beside yardsticks; takes some minutes"
	@echo "make fit     fit the computer player of Kleurenwiezen on its own play; takes some minutes"
	@echo "make fuzz    long random play (SECONDS=60), and every grammar with EXAMPLES=20 times as many examples"
	@echo "make mutants  change the lines of this branch a little, one at a time, and see whether a test notices"
	@echo "             (SECONDS=600; ARGS='engine/tables --most 100' for whole files)"
	@echo "make gallery draw every kind of picture in every theme, and contact sheets of them (OUT=gallery)"
	@echo "make golden  keep the pictures that tests compare with as they are drawn now; look at them first"
	@echo "make pictures  play a match and an evening in Chromium and take the documentation's pictures"
	@echo "make lock    lock the requirements anew"

run: $(VENV)/.$(if $(HAS_TOKEN),runtime,dev)
	@$(PY) bot.py $(ARGS)

# One process more than there are cores: many tests wait for the disk or a timer.
WORKERS ?= $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) + 1)')
test: $(VENV)/.dev
	$(PY) -m pytest --numprocesses $(WORKERS) --dist worksteal $(ARGS)

check: $(VENV)/.dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	$(VENV)/bin/lint-imports

format: $(VENV)/.dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: $(VENV)/.bench
	$(PY) -m benchmarks $(ARGS)

fit: $(VENV)/.bench
	$(PY) -m benchmarks.fit $(ARGS)

SECONDS ?= 60
EXAMPLES ?= 20
fuzz: $(VENV)/.dev
	$(PY) -m tests.fuzz --seconds $(SECONDS) $(ARGS)
	EXAMPLES=$(EXAMPLES) $(PY) -m pytest --quiet tests/engine/records/test_every_grammar.py tests/cogs/typed/test_every_word_typed.py

mutants: SECONDS = 600
mutants: $(VENV)/.dev
	$(PY) -m benchmarks.mutants --seconds $(SECONDS) $(ARGS)

OUT ?= gallery
gallery: $(VENV)/.dev
	$(PY) -m rendering gallery $(OUT) $(ARGS)
	$(PY) -m rendering sheets $(OUT)/sheets
	$(PY) -m rendering shown docs/pictures

golden: $(VENV)/.dev
	$(PY) -m tests.rendering.golden

CHROMIUM ?= /usr/bin/chromium
pictures: $(VENV)/.dev
	$(PIP) install --quiet playwright
	$(PY) -m tests.browser --chromium $(CHROMIUM) $(ARGS)
	$(PY) -m tests.browser_evening --chromium $(CHROMIUM)

lock: $(VENV)/.dev
	$(PIP) install --quiet pip-tools
	$(COMPILE) $(ARGS) --output-file requirements.txt requirements.in
	$(COMPILE) $(ARGS) --output-file requirements-dev.txt requirements-dev.in
	$(COMPILE) $(ARGS) --output-file requirements-bench.txt requirements-bench.in

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(PY):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
		{ echo "Python 3.11 or newer is needed as '$(PYTHON)'; name another: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo "Python's venv module is missing; on Debian and Ubuntu: sudo apt install python3-venv" >&2; exit 1; }

# What needs more includes what needs less: a stamp for more makes those for less.
$(VENV)/.runtime: requirements.txt | $(PY)
	$(PIP) install --quiet -r requirements.txt
	@touch $@

$(VENV)/.dev: requirements-dev.txt requirements.txt | $(PY)
	$(PIP) install --quiet -r requirements-dev.txt
	@touch $@ $(VENV)/.runtime

$(VENV)/.bench: requirements-bench.txt requirements-dev.txt requirements.txt | $(PY)
	$(PIP) install --quiet -r requirements-bench.txt
	@touch $@ $(VENV)/.dev $(VENV)/.runtime
