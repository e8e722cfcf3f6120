"""A match of the outsider's game: its record, replayed, on the command line, checked by the script, never by hand."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from engine.clubs.score_keeper.changes import Who
from engine.clubs.score_keeper.deciding import checked
from engine.clubs.score_keeper.kept import KeptSetup
from engine.clubs.score_keeper.standing import SheetPerson
from engine.core.registry import game_named
from engine.records.record import Record
from engine.records.replay import positions
from engine.running.exports import files_of, record_of, text_of
from engine.table.model.errors import Refusal, Refused
from tests.engine.records.commandline import run
from tests.engine.running.proofs import match_of
from verify_match import faults

ROOT: Final = Path(__file__).parents[2]
GAME: Final = game_named("vijfslag")
every_preset = pytest.mark.parametrize("preset", GAME.presets)


@every_preset
def test_a_record_is_read_as_it_was_written_and_replayed_to_the_same_end(preset: str) -> None:
    now, stored = match_of(preset, deals=4)
    record = record_of(now, stored)
    text = text_of(record)
    assert text.startswith(f'[Game "vijfslag"]\n[Rules "{preset}"]')
    read = Record.parse(text)
    assert read == record
    *_, last = positions(read)
    assert now.state is not None
    assert last.state.outcome == now.state.outcome


@every_preset
def test_the_command_line_knows_it(preset: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    listed = run(capsys, "games")
    assert (listed.status, preset in listed.out) == (0, True)
    played = run(capsys, "selfplay", "--game", "vijfslag", "--rules", preset, "--players", "simple", "--deals", 30)
    assert played.status == 0, played.err
    record = tmp_path / "match.txt"
    record.write_text(text_of(record_of(*match_of(preset))), encoding="utf-8")
    for command in (("replay",), ("replay", "--json"), ("view", "--seat", 2), ("view", "--seat", 2, "--json")):
        assert run(capsys, *command, record).status == 0


@every_preset
def test_a_match_that_nobody_meddled_with_is_right_and_another_is_not(preset: str, tmp_path: Path) -> None:
    files = files_of(*match_of(preset, deals=3))
    (name,) = (name for name in files if name.endswith(".verify.json"))
    proof: dict[str, Any] = json.loads(files[name])
    assert faults(proof) == []
    (tmp_path / name).write_text(files[name], encoding="utf-8")
    command = [sys.executable, str(ROOT / "verify_match.py"), str(tmp_path / name), proof["digest"]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, "WRONG" in done.stdout) == (0, False)
    cards = proof["pack"].split()
    random.Random(1).shuffle(cards)
    wrong = ("pack", "it is not that of the game in order, or is dealt as nobody deals it")
    assert wrong in faults(proof | {"pack": " ".join(cards)})
    assert wrong in faults(proof | {"pack": f"{proof['pack']} {cards[0]}"})
    proof["deals"][1]["pack"] = " ".join(cards)
    assert any(where == "deal 2" for where, _ in faults(proof))


def test_a_game_without_questions_about_real_cards_has_no_score_keeper() -> None:
    people = tuple(SheetPerson(name) for name in "ABCD"[: GAME.seats(GAME.for_tables())])
    setup = KeptSetup(None, 1, Who(1, "A"), "en", GAME.for_tables(), people)
    with pytest.raises(Refused) as found:
        checked(setup)
    assert found.value.reason is Refusal.NO_SCORE_KEEPER
