# Everything starts here: `make run`, `make test`. Needs only Python 3.11+ and make.
# Each target makes and updates .venv by itself; a stamp in it says which requirements it has.

PYTHON ?= python3
VENV := .venv
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --disable-pip-version-check
# One lock for every system and every Python from 3.11 on: what only some of them need stands there with its condition.
LOCK := $(PY) -m uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate

.PHONY: help run test bare busy check format bench load clubs fit core fuzz compositions faults kills mutants gallery golden pictures browser lock clean

help:
	@echo "make run     the bot if there is a token in .env, else the practice table (ARGS='--port 8080 --no-browser --fresh')"
	@echo "make test    all tests (ARGS='-k slate')"
	@echo "make busy    the same beside four busy loops a core: no test may depend on how busy a machine is;"
	@echo "             takes several times as long"
	@echo "make bare    make run and make test in a minimal Debian that it makes in a folder (BARE=.bare; root and debootstrap"
	@echo "             needed), to see what a new machine lacks"
	@echo "make check   lint, strict types, layers"
	@echo "make format  put the code into the project's layout"
	@echo "make bench   measure speed beside yardsticks; takes some minutes"
	@echo "make load    evenings of 10 to 1,000 tables on a stand-in for Discord in virtual time (ARGS='--tables 10'): how"
	@echo "             late things are shown, what is refused, what a play costs; a thousand tables take many minutes"
	@echo "make clubs   whole tournaments of simulated people on a stand-in for Discord, the board looked at once a second;"
	@echo "             26 people at Chouine's knock-out, and two evenings of a season"
	@echo "             (ARGS='couillon kleurenwiezen --people 16 --rounds 2 --deals 4', ARGS=season for all ten evenings)"
	@echo "make fit     fit the computer player of Kleurenwiezen on its own play; takes some minutes"
	@echo "make core    compile the search's inner loop anew and compare it with the one that is kept (ARGS=--keep keeps it)"
	@echo "make fuzz    long random play (SECONDS=60), and every grammar with EXAMPLES=20 times as many examples"
	@echo "make compositions  COMPOSITIONS=10000 variants of Couillon composed at random: whole matches beside the naive"
	@echo "             reference, every invariant of the suite, records, proofs, computers of each level; some minutes"
	@echo "make kills   end real processes of the bot at random while people play, and see whether everything is shown soon after"
	@echo "make faults  let requests to Discord fail in every way, and see whether everything is shown soon after"
	@echo "             (FAULTS=120 seconds; ARGS=--all for every case, ARGS='edit-table 503' for some)"
	@echo "make mutants  change the lines of this branch a little, one at a time, and see whether a test notices"
	@echo "             (SECONDS=600; ARGS='engine/table --most 100' for whole files)"
	@echo "make gallery draw every kind of picture in every theme, and contact sheets of them (OUT=gallery)"
	@echo "make golden  keep the pictures that tests compare with as they are drawn now; look at them first"
	@echo "make pictures  play a match and an evening in Chromium and take the documentation's pictures"
	@echo "make browser play matches in Chromium, on a desk, on a phone and on its side, at 320 px and enlarged to 200 %, and"
	@echo "             some turns by keyboard alone; every picture has to be there, cards and buttons in view at a turn, and"
	@echo "             everything that can be used has to have a name"
	@echo "make lock    lock the requirements, with hashes (ARGS=--upgrade for the newest of all, ARGS='--upgrade-package Pillow')"

# What needs no make either: python3 run.py, python3 run.py test.
run:
	@$(PYTHON) run.py run $(ARGS)

# WORKERS: how many processes test, if not one more than there are cores.
test:
	@$(PYTHON) run.py test $(ARGS)

LOOPS ?= $(shell $(PYTHON) -c 'import os; print(4 * (os.cpu_count() or 1))')
# A loop ends as soon as the shell that started it is gone, however that ends.
busy: $(VENV)/.dev
	@for _ in $$(seq $(LOOPS)); do $(PY) -c "while __import__('os').getppid() == $$$$: pass" & done; \
		$(MAKE) --no-print-directory test

BARE ?= .bare
bare:
	@tests/bare.sh $(BARE) $(ARGS)

check:
	@$(PYTHON) run.py check

format: $(VENV)/.dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

bench: $(VENV)/.bench
	$(PY) -m benchmarks $(ARGS)

load: $(VENV)/.dev
	$(PY) -m benchmarks.load $(ARGS)

clubs: $(VENV)/.dev
	$(PY) -m benchmarks.club_evenings $(or $(ARGS),chouine season --deals 1 --evenings 2 --best 1)

fit: $(VENV)/.bench
	$(PY) -m benchmarks.fit $(ARGS)

core: $(VENV)/.dev
	$(PY) -m engine.players.search.core $(ARGS)

FAULTS ?= 120
faults: $(VENV)/.dev
	$(PY) -m tests.wire.matrix --seconds $(FAULTS) $(ARGS)
	EVERY_CASE=yes $(PY) -m pytest --quiet tests/wire/matrix/test_gateway_faults.py tests/wire/matrix/test_kills.py \
		tests/wire/matrix/test_start_faults.py tests/wire/matrix/test_refusals.py

KILLS ?= 1000
KILLING ?= 180
kills: $(VENV)/.dev
	$(PY) -m tests.cluster --kills $(KILLS) --seconds $(if $(filter-out file default,$(origin KILLS)),100000,$(KILLING)) $(ARGS)

SECONDS ?= 60
EXAMPLES ?= 20
fuzz: $(VENV)/.dev
	$(PY) -m tests.fuzz --seconds $(SECONDS) $(ARGS)
	EXAMPLES=$(EXAMPLES) $(PY) -m pytest --quiet tests/engine/records/test_every_grammar.py tests/cogs/typed/test_every_word_typed.py \
		tests/cogs/typed/test_slips.py \
		tests/engine/games/kleurenwiezen/player/test_certain.py tests/engine/games/kleurenwiezen/auction/test_auction_counts.py \
		tests/engine/games/test_counts.py \
		tests/engine/games/kleurenwiezen/contracts/test_rows.py tests/engine/games/kleurenwiezen/contracts/test_changing.py \
		tests/engine/records/test_sharing.py

COMPOSITIONS ?= 10000
compositions: $(VENV)/.dev
	COMPOSITIONS=$(COMPOSITIONS) EXAMPLES=$(EXAMPLES) $(PY) -m pytest --quiet tests/engine/games/couillon/reference/test_compositions.py \
		tests/engine/games/couillon/reference/test_composed_invariants.py tests/engine/games/couillon/reference/test_composed_records.py \
		tests/engine/games/couillon/player/test_compositions.py $(ARGS)

mutants: SECONDS = 600
mutants: $(VENV)/.dev
	$(PY) -m benchmarks.mutants --seconds $(SECONDS) $(ARGS)

OUT ?= gallery
gallery: $(VENV)/.dev
	$(PY) -m tests.exhibition gallery $(OUT) $(ARGS)
	$(PY) -m tests.exhibition sheets $(OUT)/sheets
	$(PY) -m tests.exhibition matches $(OUT)/matches
	$(PY) -m tests.exhibition docs

golden: $(VENV)/.dev
	$(PY) -m tests.rendering.golden

CHROMIUM ?= /usr/bin/chromium
pictures: $(VENV)/.dev
	$(PIP) install --quiet playwright
	$(PY) -m tests.browser --chromium $(CHROMIUM) $(ARGS)
	$(PY) -m tests.browser_evening --chromium $(CHROMIUM)
	$(PY) -m tests.browser_score --chromium $(CHROMIUM)

browser: $(VENV)/.dev
	$(PIP) install --quiet playwright
	for screen in desk phone; do \
		for table in "/couillon computers: 3" "/duel" "/table open game: kleurenwiezen rules: deals=4 computers: 3"; do \
			$(PY) -m tests.browser --chromium $(CHROMIUM) --command "$$table" --screen $$screen || exit; \
		done; \
	done
	for screen in side small zoom; do \
		for table in "/couillon computers: 3" "/table open game: kleurenwiezen computers: 3"; do \
			$(PY) -m tests.browser --chromium $(CHROMIUM) --command "$$table" --turns 20 --screen $$screen || exit; \
		done; \
	done
	for screen in desk phone side small zoom; do \
		$(PY) -m tests.browser --chromium $(CHROMIUM) --keyboard --screen $$screen || exit; \
	done
	$(PY) -m tests.browser_places --chromium $(CHROMIUM)

lock: $(VENV)/.dev
	$(LOCK) $(ARGS) --output-file requirements.txt requirements.in
	for kind in practice dev bench uv; do \
		$(LOCK) $(ARGS) --output-file requirements/$$kind.txt requirements/$$kind.in || exit; \
	done

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# What needs more includes what needs less; run.py makes the environment, and a stamp for each kind.
$(VENV)/.runtime: requirements.txt run.py
	@$(PYTHON) run.py install runtime
	@touch $@

$(VENV)/.dev: requirements/dev.txt requirements/practice.txt requirements.txt run.py
	@$(PYTHON) run.py install dev
	@touch $@

$(VENV)/.bench: requirements/bench.txt requirements/dev.txt requirements/practice.txt requirements.txt run.py
	@$(PYTHON) run.py install bench
	@touch $@
