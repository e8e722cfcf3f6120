"""Compares the engine with the naive Kleurenwiezen reference over many random matches.

python -m tests.engine.games.kleurenwiezen.reference.compare --matches 1000
python -m tests.engine.games.kleurenwiezen.reference.compare --seed 123 --matches 1     # that match again
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import random
import sys
import tempfile
import traceback
from collections import Counter
from pathlib import Path

from engine.__main__ import main as engine
from engine.core.registry import game_named
from engine.records.record import Record
from engine.records.replay import positions
from tests.engine.games.couillon.reference.table import Line
from tests.engine.games.kleurenwiezen.reference.packs import random_changes, random_preset, random_rows
from tests.engine.games.kleurenwiezen.reference.play import WrittenMatch

GAME = game_named("kleurenwiezen")


def random_match(seed: int, deals: int) -> WrittenMatch:
    """A match by random options; some have a ladder of their own."""
    rng = random.Random(seed)
    rows = random_rows(rng) if rng.random() < 0.25 else None
    match = WrittenMatch(random_preset(rng), random_changes(rng), rng, rows)
    match.play(deals)
    return match


def replayed(text: str) -> list[Line]:
    """The lines of `replay --json` for this record."""
    out, err = io.StringIO(), io.StringIO()
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        file = Path(folder) / "match.txt"
        file.write_text(text, encoding="utf-8")
        engine(["replay", "--json", str(file)])
    return [*map(json.loads, out.getvalue().splitlines()), *({"error": line} for line in err.getvalue().splitlines())]


def first_difference(match: WrittenMatch) -> str | None:
    """Where the engine says something else, and what; None where all lines are equal."""
    lines = replayed(match.text)
    for line, expected in zip(lines, match.lines, strict=False):
        if line != expected:
            return f"engine:    {json.dumps(line)}\nreference: {json.dumps(expected)}"
    if len(lines) != len(match.lines):
        return f"engine gives {len(lines)} lines, the reference {len(match.lines)}; engine: {lines[len(match.lines) :]}"
    return None


def check_hands(match: WrittenMatch) -> None:
    """Check that each seat sees its own hand as the reference has it, and that spectators see none."""
    for at, hands in zip(positions(Record.parse(match.text)), match.hands, strict=True):
        for seat, hand in hands.items():
            assert sorted(map(str, GAME.view(at.state, seat).hand)) == sorted(hand), match.text
        assert GAME.view(at.state, 0).hand == (), match.text


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> int:
    """Returns 1 if a match differed."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.games.kleurenwiezen.reference.compare")
    parser.add_argument("--matches", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--deals", type=int, default=8, help="of each match at most (default: 8)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**9), help="seed of the first")
    parser.add_argument("--records", type=Path, help="a folder for the records that differ")
    chosen = parser.parse_args()
    seen: Counter[str] = Counter()
    deals = different = 0
    for seed in range(chosen.seed, chosen.seed + chosen.matches):
        match = random_match(seed, chosen.deals)
        deals += match.reference.number
        seen += match.seen
        try:
            difference = first_difference(match)
        except Exception:
            difference = traceback.format_exc()
        if difference is None:
            continue
        different += 1
        say(f"seed {seed}:\n{difference}")
        if chosen.records:
            chosen.records.mkdir(exist_ok=True)
            (chosen.records / f"{seed}.txt").write_text(match.text, encoding="utf-8")
    say(f"{chosen.matches} matches from seed {chosen.seed}, {deals} deals, {different} matches differ")
    say(", ".join(f"{name} {number}" for name, number in sorted(seen.items())))
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
