"""The command line replays matches of composed variants, and their packs follow from the secret, as with any other."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

import verify_match
from engine.core.options import ImpossibleOptions, differences
from engine.games.couillon.options import CouillonOptions
from tests.engine.games.couillon.compositions import composition
from tests.engine.games.couillon.reference.both import Both
from tests.engine.games.couillon.reference.rules import ROWS
from tests.engine.games.couillon.written import GAME
from tests.engine.records.commandline import run
from tests.engine.running.proofs import proof

FEW: Final = int(os.environ.get("COMPOSITIONS", "240")) // 10


def playable() -> Iterator[tuple[int, CouillonOptions]]:
    """The first of the compositions that can be played, with their numbers."""
    for number in range(FEW):
        try:
            yield number, GAME.configure(*composition(number)[0])
        except ImpossibleOptions:
            continue


def test_the_command_line_replays_a_match_of_any_composition(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for number, _ in playable():
        setting, rng = composition(number)
        both = Both(setting, rng.randint(1, int(ROWS[setting[0]][1])), rng)
        while not both.over:
            both.play_deal()
        file = tmp_path / f"{number}.txt"
        file.write_text(str(both.record), encoding="utf-8")
        ran = run(capsys, "replay", file, "--json")
        assert (ran.status, ran.err) == (0, "")
        assert ran.json_lines[-1]["match"] == {
            "winners": both.reference.winners(),
            "score": both.reference.score(),
        }
        told = run(capsys, "replay", file)
        assert (told.status, told.err) == (0, "")


def test_the_packs_of_any_composition_follow_from_the_secret() -> None:
    for number, options in playable():
        changes: dict[str, Any] = dict(differences(options, GAME.configure(options.preset)))
        # So many deals are played here, however many make a match.
        deals = int(changes.pop("deals", 3)) or 3
        made = dict(proof(options.preset, number, deals, **changes))
        assert verify_match.faults(made, made["digest"]) == []
        assert made["options"] == dict(options.values()) | {"deals": "0"}
