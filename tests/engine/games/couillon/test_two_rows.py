"""A variant that is two rows of data plays, scores, records, draws, replays, and lets computers play.

A separate process adds the rows, because the program looks for games only once.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[4]
SELFPLAY = "--game couillon --rules kujong-six --deals 40 --seed 7 --players simple --records"


def with_the_variant(program: str, *arguments: str) -> str:
    """What a program prints in a process that also has the new variant."""
    command = [sys.executable, "-c", f"import sys, tests.outsider.variant\n{program}", *arguments]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


def engine(*arguments: str) -> str:
    """What a command of the engine prints."""
    return with_the_variant("from engine.__main__ import main\nsys.exit(main())", *arguments)


def test_computers_play_it_and_its_records_replay(tmp_path: Path) -> None:
    played = engine("selfplay", *SELFPLAY.split(), str(tmp_path))
    assert "couillon kujong-six, players: simple" in played
    assert "deals: 40" in played
    first = min(tmp_path.glob("*.txt"))
    assert '[Rules "kujong-six"]' in first.read_text(encoding="utf-8")
    replayed = engine("replay", str(first))
    assert re.search(r"^Deal 1\b", replayed, re.MULTILINE), replayed[:500]


def test_the_command_line_lists_it() -> None:
    assert "kujong-six" in engine("games")


def test_its_table_is_drawn_and_told_in_every_language_at_every_moment() -> None:
    program = """
from engine.core.registry import GAMES
from locales import LANGUAGES, say_in
from rendering import SeatLabel, draw_table, look_of
from rendering.table.alt import alt_table
from tests.engine.games.playing import Table, deals
game = GAMES["couillon"]
table = Table(game, game.configure("kujong-six"))
labels = [SeatLabel(f"Player {seat}") for seat in table.seats]
deal = next(deals(table, 1, seed=1))
for number, moment in enumerate(deal.moments):
    for language in LANGUAGES:
        say = say_in(language)
        view = game.view(moment.state, 0)
        assert "Player 6" in alt_table(view, labels, say, say.index_set)
        if number % 8 == 0 and language == "en" or moment is deal.moments[-1]:
            assert draw_table(view, labels, look_of(say), say).data
print(len(labels), len(deal.moments))
"""
    seats, moments = map(int, with_the_variant(program).split())
    assert seats == 6
    assert moments > 30
